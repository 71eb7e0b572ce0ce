"""Reads a JSON list of final messages, and writes each as cloud-init renders it: null for one that it cannot render."""
import json
import sys

from cloudinit import templater


def render(text):
    try:
        return templater.render_string(text, {"UPTIME": "7", "uptime": "7"})
    except (KeyError, TypeError):
        return None


json.dump([render(text) for text in json.load(sys.stdin)], sys.stdout)
