"""Start RabbitMQ as a member of a cluster that forms, and comes back, by itself.

    rabbitmq.py COMMAND...

Environment: REPLICAS; POD_NAME, which is NAME-ORDINAL; DOMAIN, with which members find each other
as NAME-0.DOMAIN and so on, Erlang's names being rabbit@NAME-0.DOMAIN; LISTEN, an address; ADMIN_USER
and ADMIN_PASSWORD, of an administrator.

RabbitMQ's own discovery of peers founds a cluster wherever it finds nobody at its first start: a
member that has lost its volume while the others are away would found a second one. So each member
says on a port what it has, and who the members were when it last knew, asks the others for the
same, and starts its server when one of these holds:

1.  Others work. If they count it in, and it has its data, it just starts. Else it joins them with
    nothing: what it had is of a time before, and they forget that they knew it.
2.  Another that counts it in has started its server, which waits for more.
3.  None has started, and all who were members as the newest knows it answer. These start together.
    Who they do not count in waits, to join them. Is one of them lost (it has nothing, or is not
    among the replicas any more), the one that stopped last starts without waiting for it.
4.  None has anything, and all replicas answer: the first begins.

All who have the same answers come to the same end, so nobody has to be asked for leave.

Queues are replicated by RabbitMQ itself: one that joins gets replicas of all quorum queues, before
it says that it is ready. A single one that is left of several cuts theirs down to its own. Before a
member ends, it waits for the replicas elsewhere to be up to date and gives its leaderships away; of
several that end at once, one after the other does so, the highest first.

Over HTTP it answers on PORT: / with what it knows as JSON; /alive and /ready with 200 when that is
so, else 503. It may be killed and run again at any time: a join that was cut short begins anew.
"""

from __future__ import annotations

import base64
import json
import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NoReturn

import peers

VOLUME = Path("/var/lib/rabbitmq")
DATA = VOLUME / "mnesia"
KNOWN = VOLUME / "members.json"  # who they were when this one last worked
UNFINISHED = VOLUME / "unfinished"  # there from before the first start until it is a member
BIN = Path("/usr/lib/rabbitmq/bin")
PEERS = Path("/tmp/peers.config")
PORT = 15673
MANAGEMENT = 15672

LOOK = 1.0  # seconds between looks at server and members
ANSWER = 2.0  # seconds for an answer of the server
SLOW = 10.0  # seconds without an answer of the server, after which it does not work
LONGEST_SILENCE = 60.0  # seconds after which it hangs
TOOL = 60.0  # seconds for one of RabbitMQ's tools
HEARD = 3.0  # seconds until all have heard that this one takes no more clients
TURN = 45.0  # seconds for those above to end first
UP_TO_DATE = 20  # seconds for replicas elsewhere


# Of queues whose other replicas are gone for good, its own are enough. RabbitMQ before 3.13 cannot
# do that: it removes them, and their users make them anew.
ALONE = """
code:ensure_loaded(rabbit_quorum_queue),
case erlang:function_exported(
        rabbit_quorum_queue, force_all_queues_shrink_member_to_current_member, 0) of
    true -> rabbit_quorum_queue:force_all_queues_shrink_member_to_current_member();
    false ->
        [begin
            {Id, _} = amqqueue:get_pid(Queue),
            rabbit_amqqueue:internal_delete(amqqueue:get_name(Queue), <<"rabbitmq.py">>),
            ra:force_delete_server(quorum_queues, {Id, node()})
         end || Queue <- rabbit_amqqueue:list(), amqqueue:get_type(Queue) =:= rabbit_quorum_queue]
end,
ok.
"""


class NotYet(Exception):
    """Why nothing can be decided yet."""


@dataclass(frozen=True)
class Report:
    """What a member knows of itself."""

    name: str
    has: bool = False  # data of a member
    members: tuple[str, ...] = ()  # of the cluster, as it last knew
    running: tuple[str, ...] = ()  # and those of them that ran
    state: str = "deciding"  # then starting, then working, and again; then ending

    @property
    def ordinal(self) -> int:
        return int(self.name.rpartition("-")[2])

    def __str__(self) -> str:
        return f"{self.name} knows {', '.join(self.members)}" if self.has else f"{self.name} is new"


@dataclass(frozen=True)
class Plan:
    """How to start; with the data that is there, unless it begins or joins."""

    begins: bool = False
    joins: Report | None = None
    without: tuple[str, ...] = ()  # those of before who are lost


def parse_report(content: bytes) -> Report:
    known = json.loads(content)
    return Report(**{key: tuple(v) if isinstance(v, list) else v for key, v in known.items()})


def say(text: str) -> None:
    print(f"rabbitmq.py: {text}", flush=True)


def environment(name: str) -> str:
    return os.environ.get(name) or sys.exit(
        f"rabbitmq.py: {name} is not in the environment: set it"
    )


# Who starts


def decide(own: Report, answers: list[Report], replicas: int) -> Plan:
    answers = [report for report in answers if report.state != "ending"]
    answers.sort(key=lambda report: report.ordinal)
    working = [report for report in answers if report.state == "working"]
    if working:
        if own.has and own.name in working[0].members:
            return Plan()
        # one at a time, the lowest first
        for other in answers:
            if not other.has and (other.state == "starting" or other.ordinal < own.ordinal):
                raise NotYet(f"{other.name} joins {working[0].name} before")
        return Plan(joins=working[0])
    starting = [report for report in answers if report.state == "starting"]
    if starting:
        if own.has and any(own.name in report.members for report in starting):
            return Plan()
        raise NotYet(f"{listed(starting)}, and is starting")

    everyone = sorted([own, *answers], key=lambda report: report.ordinal)
    keepers = [report for report in everyone if report.has]
    last = [r for r in keepers if not any(is_left_behind(r, by) for by in keepers)]
    strangers = [r for r in last if any(r.name not in by.members for by in last)]
    if strangers:
        raise NotYet(
            f"{listed(strangers)}: these are different clusters. Which is right? Delete the "
            "volumes of the others, and then their pods"
        )
    stem = own.name.rpartition("-")[0]
    replicated = {f"{stem}-{i}" for i in range(replicas)}
    wanted = {name for report in last for name in report.members} & replicated or replicated
    missing = sorted(wanted - {report.name for report in everyone})
    if missing:
        raise NotYet(f"{', '.join(missing)} {'do' if missing[1:] else 'does'} not answer")
    first = min(last or everyone, key=lambda report: (stopped_before(report, last), report.ordinal))
    if not last:
        if own == first:
            return Plan(begins=True)
        raise NotYet(f"{first.name} begins")
    if own not in last:
        raise NotYet(f"{listed(last)}, and is to start first")
    without = tuple(sorted({name for r in last for name in r.members} - {r.name for r in last}))
    if without and own != first:
        raise NotYet(f"{first.name} is to start first, without {', '.join(without)}")
    return Plan(without=without)


def is_left_behind(report: Report, by: Report) -> bool:
    """Whether others have gone on, and count it in no more."""
    return report.name not in by.members and by.name in report.members


def stopped_before(report: Report, others: list[Report]) -> bool:
    """Whether another still ran and knew that this one did not."""
    return any(report.name not in by.running and by.name in report.running for by in others)


def listed(reports: list[Report]) -> str:
    return ", ".join(map(str, reports))


# The server


class Member:
    def __init__(self, command: list[str]) -> None:
        self.command = command
        self.name, self.domain = environment("POD_NAME"), environment("DOMAIN")
        self.replicas = int(environment("REPLICAS"))
        stem = self.name.rpartition("-")[0]
        self.others = [f"{stem}-{i}" for i in range(self.replicas) if f"{stem}-{i}" != self.name]
        self.report = read_report(self.name)
        self.server: subprocess.Popen | None = None
        self.settled = False  # it is a member, with replicas of all queues
        self.heard = 0.0  # when the server last answered, or took no connection
        self.ending = False

    # what it tells others

    def is_alive(self) -> bool:
        return self.server is None or time.monotonic() - self.heard < LONGEST_SILENCE

    def is_ready(self) -> bool:
        return self.settled and self.told().state == "working"

    def told(self) -> Report:
        return replace(self.report, state="ending") if self.ending else self.report

    def checks(self) -> dict[str, Callable[[], bool]]:
        return {"/alive": self.is_alive, "/ready": self.is_ready}

    # what others tell

    def ask(self, name: str) -> Report | None:
        return peers.ask(f"http://{name}.{self.domain}:{PORT}/", parse_report)

    def ask_all(self) -> list[Report]:
        return [report for report in map(self.ask, self.others) if report]

    def plan(self) -> Plan:
        said = ""
        while True:
            try:
                return decide(self.report, self.ask_all(), self.replicas)
            except NotYet as reason:
                if str(reason) != said:
                    said = str(reason)
                    say(f"waits: {said}")
            time.sleep(LOOK)
            if self.ending:
                sys.exit(143)

    # from the start to the end

    def start(self, plan: Plan) -> bool:
        """Starts the server; False where the others are not yet ready for it."""
        environ = dict(os.environ)
        if plan.begins or plan.joins:
            UNFINISHED.touch()
            remove_data()
            self.report = Report(self.name)
        if plan.joins:
            peer = self.node(plan.joins.name)
            say(f"joins {plan.joins.name}")
            forget = ("rabbitmqctl", "--node", peer, *self.forget(self.name))
            if self.name in plan.joins.members and not self.tool(*forget):
                return False
            PEERS.write_text(f"[{{rabbit, [{{cluster_nodes, {{['{peer}'], disc}}}}]}}].")
            environ["RABBITMQ_ADVANCED_CONFIG_FILE"] = str(PEERS)
        elif plan.without:
            say(f"starts without {', '.join(plan.without)}")
            if not self.tool("rabbitmqctl", "force_boot"):
                return False
        else:
            say("begins" if plan.begins else f"starts: {self.report}")
        self.report = replace(self.report, state="starting")
        self.heard = time.monotonic()
        self.server = subprocess.Popen(self.command, env=environ)
        return True

    def look(self) -> None:
        try:
            nodes = self.nodes()
        except TimeoutError:
            if time.monotonic() - self.heard < SLOW:
                return
            nodes = {}
        if not nodes.get(self.name):
            self.report = replace(self.report, state="starting")
            return
        members = tuple(sorted(nodes))
        running = tuple(name for name in members if nodes[name])
        if (members, running) != (self.report.members, self.report.running):
            save(KNOWN, json.dumps({"members": members, "running": running}))
            self.report = replace(self.report, members=members, running=running)
        if self.settled:
            self.report = replace(self.report, state="working")

    def settle(self, plan: Plan) -> None:
        """What is left to do when the server works for the first time."""
        if self.name not in self.report.running:
            return
        if plan.joins:
            # RabbitMQ begins alone where it cannot join
            if plan.joins.name not in self.report.members:
                sys.exit(f"rabbitmq.py: it did not join {plan.joins.name}")
            steps = [("rabbitmq-queues", "grow", self.node(self.name), "all")]
        else:
            alone = plan.without and not self.others
            known = set(plan.without) & set(self.report.members)
            gone = sorted(known - set(self.others))
            # first the queues: without a majority each would hold up the removal of a member
            steps = [("rabbitmqctl", "eval", ALONE)] if alone else []
            steps += [("rabbitmqctl", *self.forget(name)) for name in gone]
        if not all(self.tool(*step) for step in steps):
            return  # and again
        UNFINISHED.unlink(missing_ok=True)
        self.report = replace(self.report, has=True)
        self.settled = True

    def nodes(self) -> dict[str, bool]:
        """The members by name, and whether they run; none where the server takes no questions."""
        login = f"{environment('ADMIN_USER')}:{environment('ADMIN_PASSWORD')}"
        headers = {"Authorization": f"Basic {base64.b64encode(login.encode()).decode()}"}
        url = f"http://localhost:{MANAGEMENT}/api/nodes?columns=name,running"
        try:
            call = urllib.request.Request(url, headers=headers)
            with urllib.request.urlopen(call, timeout=ANSWER) as answer:
                found = json.loads(answer.read())
        except (OSError, ValueError) as error:
            if isinstance(getattr(error, "reason", error), TimeoutError):
                raise TimeoutError from error
            found = []
        self.heard = time.monotonic()
        return {node["name"].partition("@")[2].split(".")[0]: node["running"] for node in found}

    def run(self) -> NoReturn:
        plan = self.plan()
        while not self.start(plan):
            time.sleep(LOOK)
            plan = self.plan()
        while not self.ending:
            code = self.server.poll()
            if code is not None:
                sys.exit(f"rabbitmq.py: rabbitmq-server has ended ({code})")
            self.look()
            if not self.settled:
                self.settle(plan)
            time.sleep(LOOK)
        self.leave()
        self.server.terminate()
        sys.exit(self.server.wait())

    def leave(self) -> None:
        """Nothing is lost by what comes after, and as little as can be is interrupted."""
        if self.report.state != "working" or not self.others:
            return
        deadline = time.monotonic() + TURN
        time.sleep(HEARD)
        while time.monotonic() < deadline:
            ending = [report for report in self.ask_all() if report.state == "ending"]
            if not any(report.name > self.name for report in ending):
                break
            time.sleep(LOOK)
        up_to_date = ("await_online_quorum_plus_one", "--timeout", str(UP_TO_DATE))
        self.tool("rabbitmq-upgrade", *up_to_date)
        self.tool("rabbitmq-upgrade", "drain")

    def end(self, *_: object) -> None:
        self.ending = True

    # RabbitMQ's tools

    def tool(self, program: str, *arguments: str) -> bool:
        say(" ".join([program, *arguments]))
        try:
            return subprocess.run([BIN / program, *arguments], timeout=TOOL).returncode == 0
        except subprocess.TimeoutExpired:
            say(f"{program}: no end after {TOOL:.0f} s")
            return False

    def forget(self, name: str) -> tuple[str, ...]:
        return "forget_cluster_node", self.node(name)

    def node(self, name: str) -> str:
        return f"rabbit@{name}.{self.domain}"


def read_report(name: str) -> Report:
    if not DATA.is_dir() or UNFINISHED.exists():
        return Report(name)
    if not KNOWN.exists():
        return Report(name, True, (name,), (name,))
    known = json.loads(KNOWN.read_text())
    return Report(name, True, tuple(known["members"]), tuple(known["running"]))


def remove_data() -> None:
    KNOWN.unlink(missing_ok=True)
    if DATA.exists():
        shutil.rmtree(DATA)


def save(path: Path, text: str) -> None:
    """Whole or not at all."""
    new = path.with_name(f"{path.name}.new")
    with new.open("w") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    new.rename(path)


def main(command: list[str]) -> NoReturn:
    member = Member(command)
    signal.signal(signal.SIGTERM, member.end)
    peers.listen(environment("LISTEN"), PORT, member)
    member.run()


if __name__ == "__main__":
    main(sys.argv[1:])
