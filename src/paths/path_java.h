// Paths as Java programs of their own (BVJ, section 2.4): one class for each.
//
// It holds the classes of the sources, with straight copies of the methods that the path runs
// (path_body.h), and a main that builds the input, runs them, and says whether the path was taken.
#ifndef JURY_PATHS_PATH_JAVA_H
#define JURY_PATHS_PATH_JAVA_H

#include "report/path_report.h"

typedef struct PathPrograms {
    uint32_t written;
    uint32_t left_out; // feasible paths that have none
    bool has_failed;   // a file could not be written
} PathPrograms;

// Writes DIR/C_m_Path1.java …, in the package without a name; `number` tells overloads apart.
PathPrograms path_java_write(Arena *arena, Sema *sema, const Sources *sources,
                             const PathReport *report, const char *directory, uint32_t number);

#endif
