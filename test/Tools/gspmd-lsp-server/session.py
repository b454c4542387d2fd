"""One session with a language server, as an editor has it: framed JSON-RPC over pipes.

    python lsp_session.py SERVER FILE [STEP...]

opens FILE and does the steps, printing what the server answers:

    hover:NAME      the hover text of the first NAME in the text (`%x`, `@mesh`);
                    hover:NAME:2 of the second
    hints           every inlay hint, `line:column label`
    definition:NAME where it is defined
    replace:A:B     edits the text and prints the diagnostics that follow
    diagnostics     those of the text as it was opened
"""

import json
import subprocess
import sys


class Session:
    def __init__(self, server):
        self.process = subprocess.Popen([server, "--log=error"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE)
        self.next_id = 0
        self.diagnostics = []

    def send(self, message):
        data = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(data) + data)
        self.process.stdin.flush()

    def receive(self):
        length = None
        while True:
            line = self.process.stdout.readline()
            if not line:
                raise SystemExit("the server hung up")
            if not line.strip():
                break
            name, value = line.split(b":", 1)
            if name.lower() == b"content-length":
                length = int(value)
        return json.loads(self.process.stdout.read(length))

    def request(self, method, params):
        self.next_id += 1
        self.send({"id": self.next_id, "method": method, "params": params})
        while True:
            message = self.receive()
            if message.get("id") == self.next_id and "method" not in message:
                return message
            self.note(message)

    def note(self, message):
        if message.get("method") == "textDocument/publishDiagnostics":
            self.diagnostics.append(message["params"]["diagnostics"])

    def await_diagnostics(self):
        while not self.diagnostics:
            self.note(self.receive())
        return self.diagnostics.pop(0)


def position_of(text, name, count=1):
    at = -1
    for _ in range(count):
        at = text.index(name, at + 1)
    line = text.count("\n", 0, at)
    # In the middle of a name, as a mouse is.
    return {"line": line, "character": at - (text.rfind("\n", 0, at) + 1) + 1}


def show_diagnostics(diagnostics):
    print("%d diagnostics" % len(diagnostics))
    for each in diagnostics:
        start = each["range"]["start"]
        print("  %d:%d severity %s: %s" % (start["line"] + 1, start["character"] + 1,
                                           each["severity"], each["message"]))


def main():
    server, path, steps = sys.argv[1], sys.argv[2], sys.argv[3:]
    with open(path) as f:
        text = f.read()
    session = Session(server)
    uri = "file://" + path
    document = {"uri": uri}
    reply = session.request("initialize", {"processId": 1, "rootUri": None,
                                       "capabilities": {}})
    capabilities = reply["result"]["capabilities"]
    print("hover %s, inlay hints %s" % (capabilities["hoverProvider"],
                                        capabilities["inlayHintProvider"]))
    session.send({"method": "initialized", "params": {}})
    session.send({"method": "textDocument/didOpen", "params": {"textDocument": {
        "uri": uri, "languageId": "mlir", "version": 1, "text": text}}})
    opened = session.await_diagnostics()
    for step in steps:
        kind, _, rest = step.partition(":")
        print("== " + step)
        if kind in ("hover", "definition"):
            name, _, count = rest.partition(":")
            reply = session.request("textDocument/" + kind, {
                "textDocument": document,
                "position": position_of(text, name, int(count or 1))})
            result = reply["result"]
            print(result["contents"]["value"] if kind == "hover" and result else result)
        elif kind == "hints":
            everything = {"start": {"line": 0, "character": 0},
                          "end": {"line": text.count("\n") + 1, "character": 0}}
            reply = session.request("textDocument/inlayHint",
                                {"textDocument": document, "range": everything})
            for hint in reply["result"]:
                place = hint["position"]
                print("  %d:%d %s" % (place["line"] + 1, place["character"] + 1,
                                      hint["label"]))
        elif kind == "replace":
            old, _, new = rest.partition(":")
            text = text.replace(old, new)
            session.send({"method": "textDocument/didChange", "params": {
                "textDocument": {"uri": uri, "version": 2},
                "contentChanges": [{"text": text}]}})
            show_diagnostics(session.await_diagnostics())
        elif kind == "diagnostics":
            show_diagnostics(opened)
        else:
            raise SystemExit("unknown step " + step)
    session.request("shutdown", None)
    session.send({"method": "exit"})
    print("exit code %d" % session.process.wait())


if __name__ == "__main__":
    main()
