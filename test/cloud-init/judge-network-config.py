"""Reads a JSON list of network-configs, and writes for each the faults that cloud-init and netplan find.

Each is converted with the code of `cloud-init devel net-convert`, to every format that cloud-init writes on a Linux guest.
netplan then generates its backend's files, since cloud-init passes version 2 on to netplan without reading it.
"""
import contextlib
import io
import json
import logging
import os
import subprocess
import sys
import tempfile

from cloudinit.cmd.devel import net_convert
from cloudinit.net.network_state import NetworkStateInterpreter

# It is needed only for a debug log, and takes three quarters of the time.
NetworkStateInterpreter.dump_network_state = lambda self: ""

# The output formats, each with a distribution that uses it.
FORMATS = {"netplan": "ubuntu", "networkd": "arch", "network-manager": "fedora", "sysconfig": "rhel", "eni": "debian"}

# The path of netplan's generator.
GENERATOR = sys.argv[1]


def judge(text):
    return [f"{kind}: {fault}" for kind in FORMATS for fault in faults(text, kind)]


def faults(text, kind):
    with tempfile.TemporaryDirectory() as root, tempfile.NamedTemporaryFile("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        args = ["--network-data", file.name, "--kind", "yaml", "--distro", FORMATS[kind], "--output-kind", kind, "--directory", root]
        said = converted(args)
        return said if said or kind != "netplan" else generated(root)


def converted(args):
    """The warnings of a conversion, which also prints its input and output on standard error."""
    with contextlib.redirect_stderr(io.StringIO()) as output:
        try:
            net_convert.handle_args("net-convert", net_convert.get_parser().parse_args(args))
        except Exception as error:
            return [f"{type(error).__name__}: {error}"]
        finally:
            logging.getLogger().handlers.clear()
    return [line for line in output.getvalue().splitlines() if line and not line.startswith(("Read input", "Wrote output"))]


def generated(root):
    for folder, _, names in os.walk(root):
        for name in names:
            # cloud-init of today writes it so by itself.
            os.chmod(os.path.join(folder, name), 0o600)
    run = subprocess.run([GENERATOR, "--root-dir", root], capture_output=True, text=True, check=False)
    return [line for line in (run.stdout + run.stderr).splitlines() if line] or [f"exit code {run.returncode}"] * (run.returncode != 0)


json.dump([judge(text) for text in json.load(sys.stdin)], sys.stdout)
