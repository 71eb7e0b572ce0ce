"""Reads a JSON list of user data, and writes for each what a guest would apply: its merged cloud-config and its scripts.

cloud-init extracts the parts, renders templates and merges cloud-configs as it does at boot.
"""
import json
import sys

from cloudinit import handlers, util
from cloudinit.handlers.cloud_config import CloudConfigPartHandler
from cloudinit.handlers.jinja_template import render_jinja_payload
from cloudinit.helpers import Paths
from cloudinit.user_data import UserDataProcessor

INSTANCE = {"v1": {"local_hostname": "worker-1", "distro": "ubuntu"}}


class Merger(CloudConfigPartHandler):
    def _write_cloud_config(self):
        """Writes nothing during a test."""

    def _reset(self):
        """Keeps the merged cloud-config for the output."""


def merge(text):
    merger = Merger(Paths({}))
    merger.cloud_buf, merger.file_names = None, []
    scripts, faults = [], []
    for part in UserDataProcessor(Paths({})).process(text).walk():
        if part.is_multipart():
            continue
        kind, payload = part.get_content_type(), util.fully_decoded_payload(part)
        if kind == handlers.INCLUSION_TYPES_MAP["## template: jinja"]:
            payload = render_jinja_payload(payload, "a part", INSTANCE)
            kind = handlers.type_from_starts_with(payload)
        if kind == "text/cloud-config":
            merger.handle_part(None, kind, part.get_filename(), payload, None, dict(part))
        elif kind == "text/x-shellscript":
            scripts.append(payload)
        elif kind not in handlers.INCLUSION_TYPES_MAP.values():
            faults.append(f"cloud-init does not know what this is: {kind}")
    return {"cloudConfig": merger.cloud_buf, "scripts": scripts, "faults": faults}


json.dump([merge(text) for text in json.load(sys.stdin)], sys.stdout, default=str)
