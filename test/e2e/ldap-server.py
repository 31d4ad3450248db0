"""A directory of a few people for the tests, in the keystone image: simple bind and search, as RFC 2251 says.

Environment: BIND_DN, BIND_PASSWORD; people's password is their uid and "-secret". Listens on 3389.
"""

import os
import socketserver

from pyasn1.codec.ber import decoder, encoder
from pyasn1.type import tag
from pyasn1_modules import rfc2251

BASE = "ou=people,dc=example,dc=org"
PEOPLE = {
    f"uid={uid},{BASE}": {
        "objectClass": ["top", "inetOrgPerson"],
        "uid": [uid],
        "cn": [name],
        "sn": [name.split()[-1]],
        "mail": [f"{uid}@example.org"],
    }
    for uid, name in {"ada": "Ada Lovelace", "grace": "Grace Hopper"}.items()
}
PASSWORDS = {dn: entry["uid"][0] + "-secret" for dn, entry in PEOPLE.items()}
PASSWORDS[os.environ["BIND_DN"]] = os.environ["BIND_PASSWORD"]


def matches(filter_, entry: dict) -> bool:
    kind, value = filter_.getName(), filter_.getComponent()
    attributes = {name.lower(): values for name, values in entry.items()}
    if kind == "and":
        return all(matches(part, entry) for part in value)
    if kind == "or":
        return any(matches(part, entry) for part in value)
    if kind == "not":
        return not matches(value.getComponent() if value.getName() == "not" else value, entry)
    if kind == "present":
        return str(value).lower() in attributes
    if kind == "equalityMatch":
        wanted = str(value["assertionValue"]).lower()
        return wanted in [
            v.lower() for v in attributes.get(str(value["attributeDesc"]).lower(), [])
        ]
    return False


def message(number: int, name: str, operation) -> bytes:
    answer = rfc2251.LDAPMessage()
    answer["messageID"] = number
    answer["protocolOp"][name] = operation
    return encoder.encode(answer)


def result(schema, code: int):
    schema["resultCode"], schema["matchedDN"], schema["errorMessage"] = code, "", ""
    return schema


def entry_of(dn: str, attributes: dict):
    found = rfc2251.SearchResultEntry()
    found["objectName"] = dn
    for position, (name, values) in enumerate(attributes.items()):
        found["attributes"][position]["type"] = name
        for index, value in enumerate(values):
            found["attributes"][position]["vals"][index] = value
    return found


class Session(socketserver.BaseRequestHandler):
    def handle(self) -> None:
        received = b""
        while data := self.request.recv(65536):
            received += data
            while received:
                try:
                    request, received = decoder.decode(received, asn1Spec=rfc2251.LDAPMessage())
                except Exception:  # not whole yet
                    break
                if not self.answer(int(request["messageID"]), request["protocolOp"]):
                    return

    def answer(self, number: int, operation) -> bool:
        name, request = operation.getName(), operation.getComponent()
        if name == "bindRequest":
            password = bytes(request["authentication"]["simple"]).decode()
            known = PASSWORDS.get(str(request["name"]))
            code = "success" if known is not None and known == password else "invalidCredentials"
            print("bind", request["name"], code, flush=True)
            self.request.sendall(
                message(number, "bindResponse", result(rfc2251.BindResponse(), code))
            )
        elif name == "searchRequest":
            base = str(request["baseObject"])
            for dn, entry in PEOPLE.items():
                if (dn == base or dn.endswith("," + base)) and matches(request["filter"], entry):
                    self.request.sendall(message(number, "searchResEntry", entry_of(dn, entry)))
            self.request.sendall(
                message(number, "searchResDone", result(rfc2251.SearchResultDone(), "success"))
            )
        return name != "unbindRequest"


socketserver.ThreadingTCPServer.allow_reuse_address = True
socketserver.ThreadingTCPServer(("", 3389), Session).serve_forever()
