// An explanation as it is reported: the method, what was found out (explain/explain.h), and the
// precondition and the weaker clauses that were tried.
#ifndef JURY_MAIN_EXPLANATION_H
#define JURY_MAIN_EXPLANATION_H

#include "explain/explain.h"
#include "main/clause_writer.h"
#include "main/weaken.h"

// With the clause in the source, `check` gives that verdict.
typedef struct Precondition {
    const char *clause; // NULL: none was found
    VerdictKind verdict;
    const char *scope;
    EditList insertions;
} Precondition;

typedef struct ExplanationReport {
    Arena *arena;
    Sources *sources;
    bool color;
    Span line; // that was asked about
    const Explanation *found;
    Precondition precondition;
    Weakening weakening;
} ExplanationReport;

void explanation_write_text(FILE *out, const ExplanationReport *report);
void explanation_write_json(FILE *out, const ExplanationReport *report);

#endif
