// Tests out of violations: a JUnit 5 class for each, which fails until the code is mended.
//
// Where an exception leaves the method, the test is the call. Where a clause is broken, the test
// fails if the call ends as the counterexample says: another end is another behaviour.
#ifndef JURY_JUNIT_VIOLATION_TESTS_H
#define JURY_JUNIT_VIOLATION_TESTS_H

#include "report/verdict.h"

typedef struct ViolationTests {
    VECTOR(const char *) files; // that were written
    const char *problem;        // a file could not be written: why; or NULL
} ViolationTests;

// The violations of the verdict know their tests afterwards, or why they have none. With `tries`, a
// test that cannot set the clock or the like is written, too, and leaves that as the machine has
// it: it may fail all the same, and the violation knows both.
ViolationTests violation_tests_write(Arena *arena, Sema *sema, Sources *sources, Verdict *verdict,
                                     const char *directory, bool tries);

#endif
