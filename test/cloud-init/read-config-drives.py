"""Reads a JSON list of network data, and writes for each whether cloud-init can read a ConfigDrive disk with it."""
import json
import os
import sys
import tempfile

from cloudinit.sources import BrokenMetadata
from cloudinit.sources.DataSourceConfigDrive import read_config_drive


def read(network_data):
    with tempfile.TemporaryDirectory() as disk:
        folder = os.path.join(disk, "openstack", "latest")
        os.makedirs(folder)
        for name, text in {"meta_data.json": '{"uuid": "1"}', "user_data": "#cloud-config\n", "network_data.json": network_data}.items():
            with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
                file.write(text)
        try:
            return read_config_drive(disk)["userdata"] == b"#cloud-config\n"
        except BrokenMetadata:
            return False


json.dump([read(text) for text in json.load(sys.stdin)], sys.stdout)
