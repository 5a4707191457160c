"""A clock for Jury that counts seconds of the processor in place of those on the wall, for machines that do other things, too."""

import os
import subprocess
from pathlib import Path

CLOCK = """
#define _GNU_SOURCE
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>
int clock_gettime(clockid_t clock, struct timespec *time) {
    return (int)syscall(SYS_clock_gettime, clock == CLOCK_MONOTONIC ? CLOCK_PROCESS_CPUTIME_ID : clock, time);
}
"""


def environment(folder):
    """Variables for processes that shall have this clock; its library is made in the folder, which needs a C compiler."""
    source, library = Path(folder, "clock.c"), Path(folder, "clock.so")
    source.write_text(CLOCK)
    subprocess.run(["cc", "-O1", "-shared", "-fPIC", "-o", str(library), str(source)], check=True)
    return dict(os.environ, LD_PRELOAD=str(library))
