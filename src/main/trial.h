// The source as it would be with some changes, checked as any other.
#ifndef JURY_MAIN_TRIAL_H
#define JURY_MAIN_TRIAL_H

#include "base/clock.h"
#include "main/session.h"
#include "main/source_edit.h"
#include "report/verdict.h"

typedef struct Trials {
    Arena *arena;     // of the results
    Session *session; // of the source as it is
    const Method *method;
    Stop *stop;
    Deadline deadline; // of all together
} Trials;

typedef struct Trial {
    VerdictKind verdict; // ERROR, too, where the source would not be right, or there is no time
    const char *scope;   // in words
    VECTOR(uint32_t) violated; // offsets in the file at which violations are reported
} Trial;

bool trial_is_over(const Trials *trials);
Trial trial_check(const Trials *trials, const SourceFile *file, const EditList *edits);
// HOLDS, or HOLDS, CUT
bool trial_is_good(const Trial *trial);

#endif
