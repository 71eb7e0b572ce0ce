"""Reads a JSON list of device names from mounts, and writes the device that cloud-init writes to fstab for each.

The guest has one disk with two partitions and a serial number, and one disk without. Only its files and its mount command are simulated.
"""
import json
import logging
import os
import sys
from types import SimpleNamespace

from cloudinit import subp, util
from cloudinit.config import cc_mounts

LINKS = {"/dev/disk/by-id/virtio-data" + link: "/dev/vdb" + part for link, part in [("", ""), ("-part1", "1"), ("-part2", "2")]}
FILES = {*LINKS, "/dev/vdb", "/dev/vdb1", "/dev/vdb2", "/dev/vdc", "/sys/block/vdb", "/sys/block/vdb/vdb1", "/sys/block/vdb/vdb2", "/sys/block/vdc"}
CLOUD = SimpleNamespace(distro=SimpleNamespace(uses_systemd=lambda: True), device_name_to_device=lambda name: None)

os.path.exists = FILES.__contains__
os.path.realpath = lambda path: LINKS.get(path, path)
subp.subp = util.ensure_dir = lambda *_, **__: None
util.mounts = dict


def mounted(device):
    written = []
    util.write_file = lambda path, content, **_: written.append(content)
    # Later versions have their own log.
    log = [logging.getLogger()] if "log" in cc_mounts.handle.__code__.co_varnames[:cc_mounts.handle.__code__.co_argcount] else []
    cc_mounts.handle("mounts", {"mounts": [[device, "/data"]]}, CLOUD, *log, [])
    return written[0].split()[0]


json.dump([mounted(device) for device in json.load(sys.stdin)], sys.stdout)
