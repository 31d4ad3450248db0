"""A browser without eyes: dashboard.py URL OTHER_URL logs in at the first pod of Horizon, goes on at the other,
and logs out. The password is that of the administrator's clouds.yaml. Prints JSON.
"""

import json
import re
import sys

import openstack
import requests

first, other = sys.argv[1:]
password = openstack.connect().config.config["auth"]["password"]
session = requests.Session()


def title(answer: requests.Response) -> str:
    found = re.search(r"<title>\s*([^<]*?)\s*</title>", answer.text)
    return f"{answer.status_code} {found[1] if found else ''}"


login = session.get(f"{first}/auth/login/", timeout=60)
style = re.search(r'href="(/static/dashboard/css/output\.[0-9a-f]+\.css)"', login.text)[1]
token = re.search(r"name=.csrfmiddlewaretoken. value=.([^'\"]+)", login.text)[1]
form = {
    "csrfmiddlewaretoken": token,
    "auth_type": "credentials",
    "username": "admin",
    "domain": "Default",
    "region": "default",
}
where = {"Origin": first, "Referer": f"{first}/auth/login/"}


def log_in(secret: str) -> requests.Response:
    # where it goes next has services that this cloud may lack
    return session.post(
        f"{first}/auth/login/",
        form | {"password": secret},
        headers=where,
        timeout=60,
        allow_redirects=False,
    )


wrong = log_in("wrong")
right = log_in(password)
# cookies belong to an address
cookies = {"sessionid": session.cookies.get("sessionid", "")}
pages = {
    "style": title(session.get(first + style, timeout=60)),
    "here": title(session.get(f"{first}/identity/users/", timeout=60)),
    "there": title(requests.get(f"{other}/identity/users/", cookies=cookies, timeout=60)),
}
session.get(f"{other}/auth/logout/", cookies=cookies, timeout=60)
after = requests.get(f"{first}/identity/users/", cookies=cookies, timeout=60)
print(
    json.dumps(
        {
            "wrong": wrong.status_code,
            "right": right.status_code,
            **pages,
            "after": title(after),
            "leaks": password in str(session.cookies) or password in right.text,
        }
    )
)
