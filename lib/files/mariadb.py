"""Start MariaDB: alone, or as a member of a Galera cluster that comes up by itself.

    mariadb.py ARGUMENTS_OF_MARIADBD...

Environment: REPLICAS; POD_NAME, which is NAME-ORDINAL; DOMAIN, with which members find each other
as NAME-0.DOMAIN and so on; with several replicas POD_IP, LISTEN and CERTIFICATES, the directory of
ca.crt, tls.crt and tls.key, by which members know each other.

A single server has its data made, whole or not at all, and is replaced by mariadbd. Was it a member
before, it stays a cluster of one: so its position goes on, and members of before are known as older
when they come back.

A member first reads off its files what it has: whole data or not, up to which transaction, and
which members were in the last primary component (gvwstate.dat, which Galera writes at each change
of the component, and removes when a member leaves by itself). It tells that on a port, asks the
others for the same, and goes on when one of these holds:

1.  A member works in a primary component: it joins that. Galera sends it what it misses.
2.  None runs, and all members of the last primary component answer, or all members there are: the
    one with the newest transaction, of several the lowest, begins; the others join it. Nobody can
    have anything newer: a component that went on without them would have had a majority of them.
3.  The file BOOTSTRAP has been made by hand: others are lost for good. It begins.

All who have the same answers choose the same one, so nobody has to be asked for leave. Whose data
is of another cluster stops and says so; nothing is ever deleted.

While the server runs, clients are to write to one member only, the writer, whose name stands in the
table WRITER: a row that Galera puts into one order with all else, so members cannot disagree on it.
A synced member takes it over when the writer does not say any more that it works. Before it ends,
the writer hands it over. A member that is in no primary component for long ends, and begins anew.

Over HTTP it answers on PORT: / with all it knows as JSON; /alive, /ready and /writer with 200 when
that is so, else 503. It may be killed and run again at any time.
"""

from __future__ import annotations

import glob
import json
import os
import re
import selectors
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NoReturn

import peers

VOLUME = Path("/var/lib/mysql")
DATA = VOLUME / "data"
RUN = Path("/run/mysqld")
BOOTSTRAP = RUN / "bootstrap"
CONFIG = "/etc/mysql/my.cnf"
PORT = 4569
WRITER = "cdk8s_openstack.galera_writer"

LOOK = 0.5  # seconds between looks at server and members
QUERY = 10.0  # seconds for one of the server
LONGEST_SILENCE = 60.0  # seconds without one, after which it hangs
LONGEST_OUTSIDE = 30.0  # seconds in no primary component
HAND_OVER = 3.0  # seconds in which proxies hear of it
NOBODY = "00000000-0000-0000-0000-000000000000"


class NotYet(Exception):
    """Why nothing can be decided yet."""


@dataclass(frozen=True)
class View:
    """The last primary component, as gvwstate.dat has it: the members by Galera's own ids."""

    me: str
    id: str
    number: int
    members: tuple[str, ...]


@dataclass(frozen=True)
class Report:
    """What a member knows of itself."""

    name: str
    # none, part (a transfer was cut short), alone (never in a cluster), member, unsure (a member,
    # but Galera's own note of it is cut short: it may have disowned the data)
    data: str = "none"
    uuid: str = NOBODY  # of the cluster
    seqno: int = -1  # the last transaction
    view: View | None = None
    state: str = "deciding"  # then starting, then running
    primary: bool = False  # works in a primary component
    synced: bool = False  # and is up to date

    @property
    def ordinal(self) -> int:
        return int(self.name.rpartition("-")[2])

    @property
    def whole(self) -> bool:
        return self.data == "alone" or self.was_member

    @property
    def was_member(self) -> bool:
        return self.data in ("member", "unsure")

    def __str__(self) -> str:
        has = {"none": "nothing", "part": "a part of the data", "alone": "data of a single server"}
        return f"{self.name} has {has.get(self.data) or f'{self.uuid}:{self.seqno}'}"


def parse_report(content: bytes) -> Report:
    known = json.loads(content)
    view = known.pop("view")
    return Report(view=view and View(**{**view, "members": tuple(view["members"])}), **known)


def say(text: str) -> None:
    print(f"mariadb.py: {text}", flush=True)


def environment(name: str) -> str:
    return os.environ.get(name) or sys.exit(f"mariadb.py: {name} is not in the environment: set it")


# What is on the volume


def make_data() -> None:
    if (DATA / "mysql").is_dir():
        return
    new = VOLUME / "new"
    for leftover in (new, DATA):
        shutil.rmtree(leftover, ignore_errors=True)
    command = ["mariadb-install-db", f"--defaults-file={CONFIG}", f"--datadir={new}"]
    subprocess.run(
        [*command, "--auth-root-authentication-method=normal", "--skip-test-db"], check=True
    )
    new.rename(DATA)
    say(f"made {DATA}")


def read_report(name: str) -> Report:
    if not (DATA / "mysql").is_dir():
        return Report(name, "part" if (DATA / "sst_in_progress").exists() else "none")
    state = read_fields(DATA / "grastate.dat")
    if state is None:
        return Report(name, "alone")
    if (DATA / "sst_in_progress").exists():
        return Report(name, "part")
    if "safe_to_bootstrap" in state:  # the last line
        # Galera disowns what has turned out to differ from the others'
        data = "part" if state["uuid"] == NOBODY else "member"
        uuid, seqno = state["uuid"], int(state["seqno"])
    else:
        data, uuid, seqno = "unsure", NOBODY, -1  # it was written when the disk was full
    if seqno < 0:
        uuid, seqno = recover()
    if uuid == NOBODY:
        return Report(name, "alone")  # it was about to begin
    return Report(name, data, uuid, seqno, read_view())


def read_fields(path: Path) -> dict[str, str] | None:
    """The lines `name: value` of one of Galera's files; of several of a name the last."""
    try:
        return dict(re.findall(r"^(\w+):\s*(.*?)\s*$", path.read_text(), re.MULTILINE))
    except FileNotFoundError:
        return None


def read_view() -> View | None:
    path = DATA / "gvwstate.dat"
    fields = read_fields(path)
    if not fields or not {"my_uuid", "view_id", "member"} <= fields.keys():
        return None
    members = re.findall(r"^member:\s*(\S+)", path.read_text(), re.MULTILINE)
    number = int(fields["view_id"].split()[-1])
    return View(fields["my_uuid"], fields["view_id"], number, tuple(sorted(members)))


def recover() -> tuple[str, int]:
    """The last transaction after a crash, as InnoDB has it."""
    # it wants an address, and does not use it
    options = [*provider(), "--wsrep-recover", "--wsrep-cluster-address=gcomm://"]
    command = ["mariadbd", f"--defaults-file={CONFIG}", *options, "--skip-networking"]
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    found = re.search(r"Recovered position:? *([0-9a-f-]{36}):(-?\d+)", result.stdout)
    if found is None:
        sys.exit(f"{result.stdout}mariadb.py: mariadbd --wsrep-recover told no position: see above")
    return found[1], int(found[2])


def provider() -> list[str]:
    found = glob.glob("/usr/lib*/galera*/libgalera_smm.so")
    if not found:
        sys.exit("mariadb.py: the image has no libgalera_smm.so: use one with Galera")
    return ["--wsrep-on=ON", f"--wsrep-provider={found[0]}", "--binlog-format=ROW"]


def mark_safe(own: Report) -> None:
    """Galera begins a cluster only with the member that left last; here more is known."""
    path = DATA / "grastate.dat"
    if path.exists():
        new = path.with_name("grastate.dat.new")
        new.write_text(GRASTATE.format(uuid=own.uuid))
        new.rename(path)


# the position is told beside it
GRASTATE = """# GALERA saved state
version: 2.1
uuid:    {uuid}
seqno:   -1
safe_to_bootstrap: 1
"""


# Who begins


def choose(reports: list[Report], replicas: int) -> Report:
    """The member that begins. Others than those of the last primary component need not answer."""
    whole = [report for report in reports if report.whole]
    if len({r.name if r.data == "alone" else r.uuid for r in whole}) > 1:
        raise NotYet(
            f"{listed(whole)}: that is not of one cluster. Which is right? Delete the volumes of "
            "the others, and then their pods"
        )
    last = last_component(reports)
    if last:
        return newest(last)
    if len(reports) < replicas:
        raise NotYet(f"only {len(reports)} of {replicas} members answer: {listed(reports)}")
    if whole:
        return newest(whole)
    if any(report.data == "part" for report in reports):
        raise NotYet(
            f"{listed(reports)}: nobody has all of it. Restore a volume; or, to begin with an "
            "empty database, delete all volumes, and then the pods"
        )
    return newest(reports)


def last_component(reports: list[Report]) -> list[Report]:
    """Those with data of the last primary component of which all members answer."""
    by_view: dict[str, list[Report]] = {}
    for report in reports:
        if report.view:
            by_view.setdefault(report.view.id, []).append(report)
    complete = [
        members
        for members in by_view.values()
        if set(members[0].view.members) <= {report.view.me for report in members}
    ]
    last = max(complete, key=lambda members: members[0].view.number, default=[])
    return [report for report in last if report.whole]


def newest(reports: list[Report]) -> Report:
    return max(reports, key=lambda report: (report.seqno, -report.ordinal))


def listed(reports: list[Report]) -> str:
    return ", ".join(map(str, sorted(reports, key=lambda report: report.ordinal)))


# The server


class Server:
    """mariadbd, and a client of it on its socket that is kept."""

    def __init__(self, command: list[str]) -> None:
        self.process = subprocess.Popen(command)
        self.client: subprocess.Popen | None = None

    def ask(self, statement: str) -> list[list[str]]:
        """The rows of the answer. Fails with OSError."""
        try:
            return self.rows(statement)
        except OSError:
            self.hang_up()
            raise

    def rows(self, statement: str) -> list[list[str]]:
        client = self.client = self.client or connect()
        end, text, deadline = "-- end --", "", time.monotonic() + QUERY
        os.write(client.stdin.fileno(), f"{statement};\nselect '{end}';\n".encode())
        with selectors.DefaultSelector() as selector:
            selector.register(client.stdout, selectors.EVENT_READ)
            while not text.endswith(f"{end}\n"):
                if not selector.select(deadline - time.monotonic()):
                    raise TimeoutError(f"no answer of the server in {QUERY:.0f} s")
                read = os.read(client.stdout.fileno(), 65536).decode(errors="replace")
                if not read:
                    raise ConnectionError(text.strip() or "the server hung up")
                text += read
        lines = text.splitlines()[:-1]
        errors = [line for line in lines if line.startswith("ERROR ")]
        if errors:
            raise ConnectionError(errors[0])
        return [line.split("\t") for line in lines]

    def hang_up(self) -> None:
        if self.client:
            self.client.kill()
            self.client.communicate()
        self.client = None


def connect() -> subprocess.Popen:
    options = ["--batch", "--force", "--skip-column-names", "--skip-reconnect", "--unbuffered"]
    return subprocess.Popen(
        ["mariadb", "--no-defaults", f"--socket={RUN}/mysqld.sock", "--user=mysql", *options],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )


class Member:
    def __init__(self, arguments: list[str]) -> None:
        self.arguments = arguments
        self.name, self.domain = environment("POD_NAME"), environment("DOMAIN")
        self.replicas = int(environment("REPLICAS"))
        stem = self.name.rpartition("-")[0]
        self.others = [f"{stem}-{i}" for i in range(self.replicas) if f"{stem}-{i}" != self.name]
        self.report = read_report(self.name)
        self.writer = ""  # as the table says
        self.silent = 0  # looks in a row at which it did not say that it works
        self.server: Server | None = None
        self.begins = False
        self.heard = 0.0  # when the server last answered
        self.outside = 0.0  # since when it says that it is in no primary component
        self.ending = False

    # what it tells others

    def is_alive(self) -> bool:
        silence = time.monotonic() - self.heard
        return self.report.state != "running" or silence < LONGEST_SILENCE

    def is_ready(self) -> bool:
        return self.report.primary and not self.ending

    def is_writer(self) -> bool:
        return self.report.primary and self.writer == self.name

    def told(self) -> Report:
        ready = self.is_ready()
        return replace(self.report, primary=ready, synced=self.report.synced and ready)

    def checks(self) -> dict[str, Callable[[], bool]]:
        return {"/alive": self.is_alive, "/ready": self.is_ready, "/writer": self.is_writer}

    # what others tell

    def ask(self, name: str) -> Report | None:
        return peers.ask(f"http://{name}.{self.domain}:{PORT}/", parse_report)

    def decide(self) -> list[str]:
        """The members to join; none where it is for this one to begin."""
        said = ""
        while True:
            answers = [report for report in map(self.ask, self.others) if report]
            try:
                return self.decision(answers)
            except NotYet as reason:
                if str(reason) != said:
                    said = str(reason)
                    say(f"waits: {said}")
            self.sleep()

    def decision(self, answers: list[Report]) -> list[str]:
        own = self.report
        working = [report for report in answers if report.primary]
        if working:
            if own.whole and own.uuid != working[0].uuid:
                raise NotYet(
                    f"{own}, but {working[0].name} works with data of another cluster "
                    f"({working[0].uuid}). To join that, delete this volume, and then the pod"
                )
            if own.was_member and own.seqno > working[0].seqno:
                raise NotYet(
                    f"{own}, which is more than {working[0].name} has ({working[0].seqno}): it "
                    "went on without this one. To join it, delete this volume, and then the pod"
                )
            return [report.name for report in working]
        for report in answers:
            if report.state != "deciding":
                raise NotYet(f"{report.name} is {report.state}, in no primary component")
        if BOOTSTRAP.exists() and own.whole:
            say(f"begins, for there is {BOOTSTRAP}")
            return []
        chosen = choose([own, *answers], self.replicas)
        if chosen != own:
            raise NotYet(f"{chosen.name} has the newest and begins: {listed([own, *answers])}")
        return []

    def start(self, working: list[str]) -> None:
        own = self.report
        if working:
            say(f"{own}; joins {', '.join(working)}")
            DATA.mkdir(exist_ok=True)
        else:
            say(f"{own}; begins")
            make_data()
        # what it says of the component must be of this time, not of one before
        (DATA / "gvwstate.dat").unlink(missing_ok=True)
        addresses = [f"{name}.{self.domain}" for name in working]
        self.report = replace(own, state="starting")
        self.begins = not working
        self.server = Server([*self.arguments, *galera(own, addresses)])
        BOOTSTRAP.unlink(missing_ok=True)

    # while it runs

    def look(self) -> None:
        try:
            rows = self.server.ask("show global status like 'wsrep\\_%'")
        except OSError as error:
            if self.report.state == "running":
                say(str(error))
            self.report = replace(self.report, primary=False, synced=False)
            self.outside = 0.0
            return
        self.heard = time.monotonic()
        status = {name: value for name, value in rows}
        primary = status["wsrep_cluster_status"] == "Primary"
        self.outside = 0.0 if primary else self.outside or self.heard
        synced = primary and status["wsrep_local_state"] == "4"
        # one that is sending all it has to another works as before
        working = synced or (primary and status["wsrep_local_state"] == "2")
        if working:
            try:
                self.look_for_writer(may_take_over=synced)
            except OSError as error:
                say(f"{WRITER}: {error}")
        self.report = replace(
            self.report,
            uuid=status["wsrep_cluster_state_uuid"],
            seqno=int(status["wsrep_last_committed"]),
            state="running" if working else self.report.state,
            primary=working,
            synced=synced,
        )

    def look_for_writer(self, may_take_over: bool) -> None:
        if self.begins:
            self.server.ask(f"create database if not exists {WRITER.partition('.')[0]}")
            self.server.ask(
                f"create table if not exists {WRITER} "
                "(id int primary key, member varchar(64) not null) character set ascii"
            )
            self.server.ask(f"insert ignore into {WRITER} values (1, '{self.name}')")
            self.begins = False
        [[self.writer]] = self.server.ask(f"select member from {WRITER}")
        if self.writer == self.name:
            return
        report = self.ask(self.writer)
        self.silent = 0 if report and report.primary else self.silent + 1
        if self.silent >= 2 and may_take_over and not self.ending:
            self.silent = 0
            self.pass_on(self.writer, self.name)

    def pass_on(self, writer: str, successor: str) -> None:
        self.server.ask(
            f"update {WRITER} set member = '{successor}' where member = '{writer}'"
        )
        say(f"{successor} is the writer, after {writer}")

    def hand_over(self) -> None:
        if self.writer != self.name:
            return
        for name in self.others:
            report = self.ask(name)
            if report and report.synced:
                try:
                    self.pass_on(self.name, name)
                    self.writer = name
                    time.sleep(HAND_OVER)
                except OSError as error:
                    say(f"cannot hand over to {name}: {error}")
                return

    def sleep(self) -> None:
        time.sleep(LOOK)
        if self.ending:
            sys.exit(143)

    def run(self) -> NoReturn:
        self.start(self.decide())
        while not self.ending:
            code = self.server.process.poll()
            if code is not None:
                sys.exit(f"mariadb.py: mariadbd has ended ({code})")
            self.look()
            if self.outside and time.monotonic() - self.outside > LONGEST_OUTSIDE:
                # killed: nothing is lost by it, and it still knows its last component
                self.server.process.kill()
                sys.exit(f"mariadb.py: in no primary component for {LONGEST_OUTSIDE:.0f} s")
            time.sleep(LOOK)
        self.hand_over()
        self.server.hang_up()
        self.server.process.terminate()
        sys.exit(self.server.process.wait())

    def end(self, *_: object) -> None:
        self.ending = True


def galera(own: Report, addresses: list[str]) -> list[str]:
    """What mariadbd needs to begin a cluster, or to join the members at these addresses."""
    options = [
        *provider(),
        "--wsrep-cluster-name=openstack",
        f"--wsrep-cluster-address=gcomm://{','.join(addresses)}",
        f"--wsrep-node-name={own.name}",
        "--wsrep-sst-method=mariabackup",
        "--wsrep-sst-auth=mysql:",  # a user of the socket, without a password
        "--innodb-autoinc-lock-mode=2",
    ]
    # of what is unsure, Galera has all sent anew where there is somebody who can
    if own.data == "member" or (own.was_member and not addresses):
        options.append(f"--wsrep-start-position={own.uuid}:{own.seqno}")
    if not addresses:
        mark_safe(own)
        options.append("--wsrep-new-cluster")
    if environment("REPLICAS") == "1":
        return [*options, "--wsrep-provider-options=gmcast.listen_addr=tcp://127.0.0.1:4567"]
    address, listen = environment("POD_IP"), environment("LISTEN")
    directory = environment("CERTIFICATES")
    tls = {"ca": "ca.crt", "cert": "tls.crt", "key": "tls.key"}
    provider_options = {
        "gmcast.listen_addr": f"ssl://{listen}:4567",
        **{f"socket.ssl_{option}": f"{directory}/{file}" for option, file in tls.items()},
    }
    joined = ";".join(f"{option}={value}" for option, value in provider_options.items())
    return [
        *options,
        f"--wsrep-node-address={f'[{address}]' if ':' in address else address}",
        f"--wsrep-provider-options={joined}",
    ]


def main(arguments: list[str]) -> NoReturn:
    if environment("REPLICAS") == "1":
        own = read_report(environment("POD_NAME"))
        if own.data == "part":
            sys.exit("mariadb.py: this volume has a part of the data: restore it, or grow back")
        make_data()
        more = galera(own, []) if own.was_member else []
        os.execvp(arguments[0], [*arguments, *more])
    member = Member(arguments)
    signal.signal(signal.SIGTERM, member.end)
    peers.listen(environment("LISTEN"), PORT, member)
    member.run()


if __name__ == "__main__":
    main(sys.argv[1:])
