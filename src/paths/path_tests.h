// Tests out of paths: a JUnit 5 class with a test per feasible path.
//
// Each builds its input as Java objects, without running constructors, private
// fields by reflection; calls the method; and asserts the result, what became of
// the objects, or the exception. For the code as it is, they pass.
#ifndef JURY_PATHS_PATH_TESTS_H
#define JURY_PATHS_PATH_TESTS_H

#include "base/buffer.h"
#include "report/path_report.h"

typedef struct PathTests {
    const char *file;  // that was written, or NULL: it could not be
    uint32_t written;  // tests
    uint32_t left_out; // paths with inputs that Java code cannot build, and violations inside
} PathTests;

// Writes DIR/a/b/C_m_PathsTest.java; the directories are made. `number` tells overloads apart, 0
// for the first. With `covers_branches`, the fewest tests that take every branch that the paths
// take. Texts live in `arena`.
PathTests path_tests_write(Arena *arena, Sema *sema, const PathReport *report,
                           const char *directory, uint32_t number, bool covers_branches);

#endif
