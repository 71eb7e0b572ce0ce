"""Reads a JSON list of strings, and writes for each the value that PyYAML, which cloud-init uses, reads from it."""
import json
import sys

import yaml


def load(text):
    try:
        return yaml.safe_load(text)
    except (yaml.YAMLError, ValueError) as error:
        return {"unreadable": str(error)}


json.dump([load(text) for text in json.load(sys.stdin)], sys.stdout)
