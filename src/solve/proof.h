// Clauses that contradict each other, solved afresh, with a proof that anybody can check.
#ifndef JURY_SOLVE_PROOF_H
#define JURY_SOLVE_PROOF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum ProofAnswer {
    PROOF_WRITTEN,
    PROOF_NONE,    // the clauses can be met
    PROOF_STOPPED, // there was not enough time, or there were too many conflicts
    PROOF_FAILED,  // the file could not be written
} ProofAnswer;

// Clauses end with 0. The proof is in the binary DRAT format. With `most_conflicts` 0, there may be
// any number.
ProofAnswer proof_write(FILE *file, const int *literals, size_t count, int most_conflicts,
                        bool (*should_stop)(const void *context), const void *context);

#ifdef __cplusplus
}
#endif

#endif
