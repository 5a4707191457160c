// The options of `check`, for it and for commands that check, too.
#ifndef JURY_MAIN_CHECK_OPTIONS_H
#define JURY_MAIN_CHECK_OPTIONS_H

#include "check/check.h"
#include "main/session.h"

// False after reporting a mistake. `stop` is not set.
bool check_options_read(Session *session, CheckOptions *check);

// The same for one method: a program is run, its methods do what their bodies do.
CheckOptions check_options_for(const Session *session, const CheckOptions *check,
                               const Method *method);

// Calls that build the object of a method of plain Java, where nobody says how many.
enum { DEFAULT_CALLS_BEFORE = 2 };

#endif
