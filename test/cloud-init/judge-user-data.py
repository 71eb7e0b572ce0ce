"""Reads a JSON list of user data, and writes for each the parts that cloud-init extracts, and their faults.

cloud-init extracts the parts as it does at boot. Each cloud-config among them is checked with the code of `cloud-init schema`.
"""
import contextlib
import io
import json
import sys
import tempfile

from cloudinit import handlers, util
from cloudinit.config import schema
from cloudinit.helpers import Paths
from cloudinit.user_data import UserDataProcessor


class Processor(UserDataProcessor):
    def _do_include(self, content, append_msg):
        """Fetches nothing during a test."""


def judge(text):
    message = Processor(Paths({})).process(text)
    parts = [(part, util.fully_decoded_payload(part)) for part in message.walk() if not part.is_multipart()]
    return {
        "parts": [{"type": part.get_content_type(), "filename": part.get_filename(), "content": content} for part, content in parts],
        "faults": [fault for part, content in parts for fault in faults(part.get_content_type(), content)],
    }


def faults(content_type, content):
    if content_type not in handlers.INCLUSION_TYPES_MAP.values():
        return ["cloud-init does not know what this is"]
    # The command recognizes a cloud-config only by its first line, although the content type of a part is enough for cloud-init.
    header = "" if content.startswith("#cloud-config") else "#cloud-config\n"
    return schema_faults(header + content) if content_type == "text/cloud-config" else []


def schema_faults(cloud_config):
    with tempfile.NamedTemporaryFile("w", encoding="utf-8", newline="") as file, io.StringIO() as output:
        file.write(cloud_config)
        file.flush()
        args = schema.get_parser().parse_args(["--config-file", file.name])
        with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output), contextlib.suppress(SystemExit):
            schema.handle_schema_args("schema", args)
        said = output.getvalue().strip()
    # Any other output, such as a deprecation, is a fault.
    return [] if said.startswith("Valid") and "\n" not in said else [said]


json.dump([judge(text) for text in json.load(sys.stdin)], sys.stdout)
