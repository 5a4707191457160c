"""The source of the JDK, unpacked into build/jdk/MODULE, for the programs beside this one."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / "build/jdk"


def find_archive():
    """src.zip of the package openjdk-17-source, or of any JDK 17; None if there is none."""
    places = []
    if shutil.which("dpkg"):
        listing = subprocess.run(["dpkg", "-L", "openjdk-17-source"], capture_output=True, text=True)
        places += [Path(line) for line in listing.stdout.splitlines() if line.endswith("/src.zip")]
    if "JAVA_HOME" in os.environ:
        places.append(Path(os.environ["JAVA_HOME"]) / "lib/src.zip")
    places += sorted(Path("/usr/lib/jvm").glob("*17*/lib/src.zip"))
    return next((path for path in places if path.exists()), None)


def unpack():
    """The folder with the unpacked source, or None. Unpacks once: a mark says that all is there."""
    archive = find_archive()
    if archive is None:
        return None
    mark = FOLDER / "complete"
    identity = f"{archive.resolve()} {archive.stat().st_size}\n"
    if mark.exists() and mark.read_text() == identity:
        return FOLDER
    shutil.rmtree(FOLDER, ignore_errors=True)
    with zipfile.ZipFile(archive) as source:
        source.extractall(FOLDER, [name for name in source.namelist() if name.endswith(".java")])
    mark.write_text(identity)
    return FOLDER


def jury():
    """The binary to test: the first argument of the program, or the release build."""
    return sys.argv[1] if len(sys.argv) > 1 else str(ROOT / "build/release/jury")
