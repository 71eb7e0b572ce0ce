"""Reads a JSON list of cloud-configs, and writes for each the commands that create its groups and users, and the error that stops cloud-init.

cloud-init's own module runs for a guest with the user root and the group adm. Its commands are only recorded, and assumed to succeed.
"""
import inspect
import json
import logging
import sys
from types import SimpleNamespace

from cloudinit import distros, ssh_util, util
from cloudinit.config import cc_users_groups
from cloudinit.helpers import Paths

logging.disable(logging.CRITICAL)
ssh_util.setup_user_keys = lambda *_args, **_options: None
util.system_is_snappy = lambda: False


def create(text):
    there, commands = {"useradd": {"root"}, "groupadd": {"root", "adm"}}, []

    def note(command, *_args, **_options):
        commands.append(" ".join(command))
        there.get(command[0], set()).add(command[1])

    util.is_user, util.is_group = there["useradd"].__contains__, there["groupadd"].__contains__
    distros.subp.subp = note
    distro = distros.fetch("ubuntu")("ubuntu", {"default_user": {"name": "ubuntu"}}, Paths({}))
    distro.lock_passwd = distro.write_sudo_rules = lambda *_args: None
    args = {"name": "users-groups", "cfg": util.load_yaml(text), "cloud": SimpleNamespace(distro=distro, get_public_ssh_keys=list), "log": logging.getLogger(), "args": []}
    try:
        # Later versions have their own log.
        cc_users_groups.handle(**{name: args[name] for name in inspect.signature(cc_users_groups.handle).parameters})
        stopped = None
    except (TypeError, ValueError) as error:
        stopped = str(error)
    return {"commands": commands, "stopped": stopped}


json.dump([create(text) for text in json.load(sys.stdin)], sys.stdout)
