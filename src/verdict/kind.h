// The kinds of verdicts, their words, and the exit codes that follow from them.
#ifndef JURY_VERDICT_KIND_H
#define JURY_VERDICT_KIND_H

#include <stdbool.h>

typedef enum VerdictKind {
    VERDICT_PROVED,    // for all inputs of any size
    VERDICT_HOLDS,     // in the scope, and nothing in the scope was cut off
    VERDICT_HOLDS_CUT, // among the executions followed
    VERDICT_VACUOUS,   // no input in the scope meets the precondition and invariants
    VERDICT_UNKNOWN,
    VERDICT_VIOLATED,
    VERDICT_ERROR, // the method does not parse or type
    VERDICT_KIND_COUNT
} VerdictKind;

const char *verdict_word(VerdictKind kind);  // "HOLDS"
const char *verdict_key(VerdictKind kind);   // "holds_cut", for JSON
VerdictKind verdict_of_key(const char *key); // VERDICT_KIND_COUNT where there is none

// 0, or by the kind: 1 violated, 2 error, 3 unknown or vacuous; with `strict` also for cuts.
int verdict_exit_code(VerdictKind kind, bool strict);
// Of several: errors come before violations, these before what is not known.
int verdict_worse_exit_code(int a, int b);

#endif
