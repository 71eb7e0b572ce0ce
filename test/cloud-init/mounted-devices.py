"""Reads a JSON list of device names from mounts, and writes what cloud-init mounts for each: null for one that it skips.

The guest has one disk with two partitions and a serial number, and one disk without. Only its device files are simulated.
"""
import json
import logging
import os
import sys

from cloudinit.config import cc_mounts

LINKS = {"/dev/disk/by-id/virtio-data" + link: "/dev/vdb" + part for link, part in [("", ""), ("-part1", "1"), ("-part2", "2")]}
FILES = {*LINKS, "/dev/vdb", "/dev/vdb1", "/dev/vdb2", "/dev/vdc", "/sys/block/vdb", "/sys/block/vdb/vdb1", "/sys/block/vdb/vdb2", "/sys/block/vdc"}

os.path.exists = FILES.__contains__
os.path.realpath = lambda path: LINKS.get(path, path)


def mounted(device):
    # Later versions have their own log.
    log = [logging.getLogger()] if cc_mounts.sanitize_devname.__code__.co_varnames[2] == "log" else []
    return cc_mounts.sanitize_devname(device, lambda name: None, *log)


json.dump([mounted(device) for device in json.load(sys.stdin)], sys.stdout)
