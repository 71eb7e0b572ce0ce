"""Reads a JSON list of cloud-configs, and writes for each the devices that cloud-init formats or wipes.

The guest has a disk vdb with a partition, and a disk vdc without one. Both already hold an ext4 with the label "data".
"""
import json
import logging
import pathlib
import sys

from cloudinit import subp, util
from cloudinit.config import cc_disk_setup

logging.disable(logging.CRITICAL)

DEVICES = {"/dev/vdb": [("vdb", None, "disk"), ("vdb1", "ext4", "part")], "/dev/vdc": [("vdc", "ext4", "disk")]}

cc_disk_setup.assert_and_settle_device = cc_disk_setup.update_fs_setup_devices = lambda *_args: None
cc_disk_setup.enumerate_disk = lambda device: [{"name": name, "fstype": kind, "type": type, "label": kind and "data"} for name, kind, type in DEVICES[device]]
cc_disk_setup.check_fs = lambda device: ("data", "ext4", None)
cc_disk_setup.device_type = lambda device: "part" if device[-1].isdigit() else "disk"
cc_disk_setup.is_device_valid = cc_disk_setup.is_disk_used = cc_disk_setup.is_filesystem = lambda *_args: True
cc_disk_setup.check_partition_layout = lambda *_args: False
cc_disk_setup.get_hdd_size = lambda device: 1024
pathlib.Path.is_block_device = lambda _path: True
subp.which = lambda program: program


def change(text):
    changed = []
    cc_disk_setup.subp.subp = lambda command, **_options: changed.append(command[-1])
    cc_disk_setup.purge_disk = cc_disk_setup.exec_mkpart_mbr = cc_disk_setup.exec_mkpart_gpt = lambda device, *_args: changed.append(device)
    config = util.load_yaml(text)
    for device, table in config.get("disk_setup", {}).items():
        cc_disk_setup.mkpart(device, table)
    for system in config.get("fs_setup", []):
        cc_disk_setup.mkfs(system)
    return changed


json.dump([change(text) for text in json.load(sys.stdin)], sys.stdout)
