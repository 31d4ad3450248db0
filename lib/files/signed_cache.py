"""A cache in memcached that nobody without its key can read, change or make run.

oslo.cache unpickles what memcached holds, whatever its backend: who reaches memcached runs code in
each service, and reads the tokens in it. With this a value is encrypted and signed (Fernet)
together with its name, and what was not written so by the same service is a miss. So is a server
that is away, slow or talks nonsense: after one failure it is left alone for a moment.

    [cache]
    enabled = true
    backend = dogpile.cache.pymemcache
    proxies = signed_cache.SignedCache
    memcache_servers = memcached:11211

Input: PYTHONPATH with the folder of this file, and environment CACHE_KEY: 32 random bytes in
URL-safe base64, of one service alone. Needs cryptography, dogpile.cache and pymemcache, as each
image with oslo.cache has them.
"""

from __future__ import annotations

import os
import pickle
from typing import Any

from cryptography.fernet import Fernet, InvalidToken
from dogpile.cache.backends.memcached import PyMemcacheBackend
from dogpile.cache.proxy import ProxyBackend
from pymemcache.client.hash import HashClient

# The backend passes on no timeout of oslo.cache, and without one a server that hangs is waited for
# for ever.
TIMEOUT = 0.25  # seconds for a connection, and for an answer
PAUSE = 2  # seconds before a server that failed is asked again
# Of names, so that a program which knows no signatures does not find these values and fail.
PREFIX = b"signed/"


class Sealed:
    """How a value is written and read."""

    def __init__(self, key: str) -> None:
        self.fernet = Fernet(key)

    def serialize(self, name: str | bytes, value: Any) -> tuple[bytes, int]:
        # memcached's names have no blanks
        return self.fernet.encrypt(b"%b %b" % (plain(name), pickle.dumps(value))), 0

    def deserialize(self, name: str | bytes, sealed: bytes, _flags: int) -> Any:
        try:
            owner, _, pickled = self.fernet.decrypt(sealed).partition(b" ")
        except InvalidToken:
            return None
        # Under another name it would be the answer to another question.
        return pickle.loads(pickled) if owner == plain(name) else None


def plain(name: str | bytes) -> bytes:
    """The name without the prefix, with which pymemcache writes but does not read."""
    return (name.encode() if isinstance(name, str) else name).removeprefix(PREFIX)


SEALED = Sealed(os.environ["CACHE_KEY"])


def client(backend: PyMemcacheBackend) -> HashClient:
    return HashClient(
        backend.url,
        serde=SEALED,
        connect_timeout=TIMEOUT,
        timeout=TIMEOUT,
        no_delay=True,
        key_prefix=PREFIX,
        tls_context=backend.tls_context,
        socket_keepalive=backend.socket_keepalive,
        # The first failure puts a server aside.
        retry_attempts=0,
        dead_timeout=PAUSE,
        # An error is a miss, also that of a value whose class a new release does not have.
        ignore_exc=True,
        # The error of a command without reply would be taken for the answer to the next.
        default_noreply=False,
    )


# Not in the proxy below: Keystone has a region, that of invalidation, which it gives no proxies.
# Clients are made at the first use of a region, when all are configured.
PyMemcacheBackend._create_client = client


class SignedCache(ProxyBackend):
    """What [cache] proxies names, so that each program that uses the cache loads this module."""

    def wrap(self, backend: PyMemcacheBackend | ProxyBackend) -> SignedCache:
        if not isinstance(backend, (PyMemcacheBackend, ProxyBackend)):
            name = type(backend).__name__
            raise TypeError(f"[cache] backend: not {name}, set dogpile.cache.pymemcache")
        return super().wrap(backend)
