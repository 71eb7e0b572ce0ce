"""Reads a JSON list of cloud-configs, and writes for each the files that cloud-init writes before it creates users, and the error that stops it.

cloud-init's own module writes them below a folder that serves as the guest's root. Their owners are looked up, but not set.
"""
import json
import os
import sys
import tempfile

from cloudinit import util
from cloudinit.config import cc_write_files

util.chownbyid = lambda *_: None


def write(text):
    with tempfile.TemporaryDirectory() as root:
        os.chdir(root)
        files = [{**file, "path": file["path"].replace("/", root + "/", 1) if file["path"].startswith("/") else file["path"]}
                 for file in util.load_yaml(text)["write_files"] if not file.get("defer")]
        try:
            cc_write_files.write_files("write-files", files, "root:root")
            stopped = None
        except (AttributeError, OSError) as error:
            stopped = str(error)
        written = [os.path.join(folder, name) for folder, _, names in os.walk(root) for name in names]
        os.chdir("/")
        return {"modes": {path[len(root):]: "%04o" % (os.stat(path).st_mode & 0o7777) for path in written}, "stopped": stopped}


json.dump([write(text) for text in json.load(sys.stdin)], sys.stdout)
