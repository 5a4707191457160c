// Which lines of the sources have changed since a revision of git.
#ifndef JURY_MAIN_GIT_CHANGES_H
#define JURY_MAIN_GIT_CHANGES_H

#include "main/session.h"

// Leaves only those of the methods that have changed since then, and those that may run one that
// has. False after reporting that git cannot tell.
bool git_changes_restrict(Session *session, const char *revision);

#endif
