"""A browser without a window, spoken to by the DevTools protocol over two pipes."""

from __future__ import annotations

import base64
import json
import os
import select
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from modmill.places import BROWSERS
from tests.support import PATIENCE, absent


def require_browser() -> str:
    """The browser's command; skips (or fails, see `absent`: name `chromium`) where there is none."""
    found = [path for name in BROWSERS if (path := shutil.which(name))]
    if not found:
        absent("chromium", f"there is none of {', '.join(BROWSERS)} here")
    return found[0]


class Browser:
    """One page of a running browser. `complaints` has what its console and its network said."""

    def __init__(self, send: int, receive: int) -> None:
        self._send, self._receive, self._buffer, self._last = send, receive, b"", 0
        self._session: str | None = None
        self._seen: list[str] = []
        self.complaints: list[str] = []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self._session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")

    def call(self, method: str, **parameters: Any) -> dict[str, Any]:
        """The result of a command."""
        self._last += 1
        message: dict[str, Any] = {"id": self._last, "method": method, "params": parameters}
        if self._session is not None:
            message["sessionId"] = self._session
        os.write(self._send, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._next()
            if answer.get("id") == self._last:
                assert "error" not in answer, answer
                return answer["result"]

    def open(self, file: Path, width: int, scheme: str) -> None:
        """Shows a file in a window of that width, in the colour scheme `light` or `dark`."""
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1, mobile=width < 500
        )
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        self._seen.clear()
        self.call("Page.navigate", url=file.resolve().as_uri())
        while "Page.loadEventFired" not in self._seen:
            self._next()

    def run(self, expression: str) -> Any:
        """The value of a JavaScript expression."""
        return self.call("Runtime.evaluate", expression=expression, returnByValue=True)["result"].get("value")

    def picture(self, file: Path) -> None:
        """Writes the whole page as a PNG file."""
        found = self.call("Page.captureScreenshot", captureBeyondViewport=True)
        file.write_bytes(base64.b64decode(found["data"]))

    def _next(self) -> dict[str, Any]:
        while b"\0" not in self._buffer:
            assert select.select([self._receive], [], [], PATIENCE)[0], "the browser says nothing"
            piece = os.read(self._receive, 1 << 16)
            assert piece, "the browser has ended"
            self._buffer += piece
        text, _, self._buffer = self._buffer.partition(b"\0")
        message: dict[str, Any] = json.loads(text)
        method, data = message.get("method", ""), message.get("params", {})
        self._seen.append(method)
        if method in ("Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded"):
            self.complaints.append(json.dumps(data))
        if method == "Network.requestWillBeSent" and data["request"]["url"].partition(":")[0] not in ("file", "data"):
            self.complaints.append(f"asks for {data['request']['url']}")
        return message


@contextmanager
def browser(profile: Path) -> Iterator[Browser]:
    """A browser with a new `profile`, ended at the end."""
    command = require_browser()
    to_read, send = os.pipe()
    receive, to_write = os.pipe()
    options = ("--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", f"--user-data-dir={profile}")
    # The browser reads descriptor 3 and writes descriptor 4, whatever their numbers are here.
    child = subprocess.Popen(
        ["bash", "-c", f'exec "$0" "$@" 3<&{to_read} 4>&{to_write}', command, *options],
        pass_fds=(to_read, to_write),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    os.close(to_read)
    os.close(to_write)
    try:
        yield Browser(send, receive)
    finally:
        os.close(send)
        os.close(receive)
        try:
            child.wait(timeout=20)
        except subprocess.TimeoutExpired:
            os.killpg(child.pid, 9)
            child.wait()
