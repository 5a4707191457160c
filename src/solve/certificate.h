// What solvers answered with no, kept so that a proof can be written of it.
//
// A solver that is given a certificate notes every question that nothing satisfies. When it ends,
// they become one: nothing satisfies any of them, each with what had been asserted. That question
// is encoded and solved afresh, so that its proof stands for itself.
#ifndef JURY_SOLVE_CERTIFICATE_H
#define JURY_SOLVE_CERTIFICATE_H

#include "base/clock.h"
#include "solve/proof.h"
#include "term/term.h"

typedef struct Certificate Certificate;

Certificate *certificate_new(void);
void certificate_free(Certificate *certificate);

// Nothing satisfies the assertions and one of the questions.
void certificate_add(Certificate *certificate, const TermTable *table, const Term *assertions,
                     uint32_t assertion_count, const Term *questions, uint32_t question_count);

uint32_t certificate_count(const Certificate *certificate);
// The clauses as DIMACS. Comments name the variables of the terms, lowest bit first, and the
// literals of the questions, one of which would have to be true.
bool certificate_write_clauses(const Certificate *certificate, uint32_t index, FILE *out);
ProofAnswer certificate_write_proof(const Certificate *certificate, uint32_t index, FILE *out,
                                    int most_conflicts, Deadline deadline);

#endif
