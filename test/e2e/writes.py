"""Writes rows and validates a token all the time: writes.py KEYSTONE_URL STOP_FILE, the token on standard input.

Makes the file `STOP_FILE.begun` when it begins, and goes on until STOP_FILE is there: one row after the other, each in a transaction of its own, over a connection that is kept
while it works; and beside that ten validations a second. Environment: DB_HOST, DB_USER, DB_PASSWORD. Prints how many
rows were acknowledged, how many attempts failed, the longest time in seconds without one that succeeded, what is
missing of the acknowledged, and the same of the validations.
"""

import json
import os
import sys
import threading
import time
import urllib.request
import uuid
from collections import Counter

import pymysql

url, stop = sys.argv[1:]
token = sys.stdin.readline().strip()
run = uuid.uuid4().hex
connection = None


class Series:
    """Attempts, one after the other."""

    def __init__(self) -> None:
        self.count, self.gap, self.last, self.failures = 0, 0.0, time.monotonic(), Counter()

    def attempt(self, work) -> bool:
        try:
            work()
        except (OSError, ValueError, pymysql.MySQLError) as error:
            self.failures[str(error)[:120] or type(error).__name__] += 1
            return False
        now = time.monotonic()
        self.count, self.gap, self.last = self.count + 1, max(self.gap, now - self.last), now
        return True

    def result(self) -> dict:
        failed = sum(self.failures.values())
        return {"done": self.count, "failed": failed, "gap": round(self.gap, 1), "failures": self.failures}


def connect():
    login = {"user": os.environ["DB_USER"], "password": os.environ["DB_PASSWORD"]}
    return pymysql.connect(host=os.environ["DB_HOST"], connect_timeout=10, read_timeout=10, autocommit=True, **login)


def query(statement: str, *values):
    global connection
    try:
        connection = connection or connect()
        with connection.cursor() as cursor:
            cursor.execute(statement, values)
            return cursor.fetchall()
    except (OSError, pymysql.MySQLError):
        connection = None
        raise


def prepare() -> None:
    query("CREATE DATABASE IF NOT EXISTS e2e")
    query("CREATE TABLE IF NOT EXISTS e2e.written (run CHAR(32), number INT, PRIMARY KEY (run, number))")


def validate() -> None:
    headers = {"X-Auth-Token": token, "X-Subject-Token": token}
    request = urllib.request.Request(f"{url}/auth/tokens", headers=headers)
    urllib.request.urlopen(request, timeout=5).read()


def validations() -> None:
    while not os.path.exists(stop):
        tokens.attempt(validate)
        time.sleep(0.1)


while not Series().attempt(prepare):
    time.sleep(0.5)
rows, tokens = Series(), Series()
thread = threading.Thread(target=validations)
thread.start()
acknowledged, number = set(), 0
open(f"{stop}.begun", "w").close()
while not os.path.exists(stop):
    number += 1
    if rows.attempt(lambda: query("INSERT INTO e2e.written VALUES (%s, %s)", run, number)):
        acknowledged.add(number)
        time.sleep(0.02)
    else:
        time.sleep(0.1)
thread.join()
there = {number for (number,) in query("SELECT number FROM e2e.written WHERE run = %s", run)}
os.remove(stop)
os.remove(f"{stop}.begun")
missing = sorted(acknowledged - there)
print(json.dumps({"rows": rows.result(), "missing": missing, "tokens": tokens.result()}))
