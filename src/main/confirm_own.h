// Without a JDK: tests of counterexamples are run by Jury's own interpreter (src/interpret).
#ifndef JURY_MAIN_CONFIRM_OWN_H
#define JURY_MAIN_CONFIRM_OWN_H

#include "base/arena.h"
#include "base/vector.h"
#include "question/stop.h"

typedef struct OwnTest {
    const char *class_name; // "a.b.C_m_Test"
    const char *path;
    const char *expected; // the end of the name of the class that it is said to fail with
} OwnTest;

typedef struct OwnProgram {
    Arena *arena;
    const char *folder;           // for files; there is none of ours in it
    VECTOR(const char *) sources; // of the program, and of what gives the tests their values
    const char *class_path;       // or NULL
} OwnProgram;

// "fails TYPE", "passes", or "cannot be run: WHY".
const char *confirm_own_run(OwnProgram *program, Stop *stop, const OwnTest *test);

#endif
