"""The source of JDKs, unpacked into build/jdk/MODULE and, of later releases, into build/jdk-N/MODULE,
for the programs beside this one."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
FIRST_RELEASE = 17


def find_archive(release):
    """src.zip of a package openjdk-N-source, or of any JDK of that release; None if there is none."""
    places = []
    if shutil.which("dpkg"):
        listing = subprocess.run(
            ["dpkg", "-L", f"openjdk-{release}-source"], capture_output=True, text=True
        )
        places += [Path(line) for line in listing.stdout.splitlines() if line.endswith("/src.zip")]
    if "JAVA_HOME" in os.environ and release == FIRST_RELEASE:
        places.append(Path(os.environ["JAVA_HOME"]) / "lib/src.zip")
    places += sorted(Path("/usr/lib/jvm").glob(f"*{release}*/lib/src.zip"))
    return next((path for path in places if path.exists()), None)


def unpack(release=FIRST_RELEASE, prefix=""):
    """The folder with the unpacked source, or None. Unpacks once: a mark says that all is there.
    With a prefix, only files whose names begin with it."""
    archive = find_archive(release)
    if archive is None:
        return None
    folder = ROOT / ("build/jdk" if release == FIRST_RELEASE else f"build/jdk-{release}")
    mark = folder / "complete"
    identity = f"{archive.resolve()} {archive.stat().st_size} {prefix}".rstrip() + "\n"
    if mark.exists() and mark.read_text() == identity:
        return folder
    shutil.rmtree(folder, ignore_errors=True)
    with zipfile.ZipFile(archive) as source:
        names = [n for n in source.namelist() if n.endswith(".java") and n.startswith(prefix)]
        source.extractall(folder, names)
    mark.write_text(identity)
    return folder


def jury():
    """The binary to test: the first argument of the program, or the release build."""
    return sys.argv[1] if len(sys.argv) > 1 else str(ROOT / "build/release/jury")
