"""Reads a JSON list of texts, and writes of each what PyYAML, which cloud-init reads YAML with, makes of it."""
import json
import sys

import yaml


def load(text):
    try:
        return yaml.safe_load(text)
    except yaml.YAMLError as error:
        return {"unreadable": str(error)}


json.dump([load(text) for text in json.load(sys.stdin)], sys.stdout)
