// Weaker forms of a clause, as text.
//
// A clause is taken apart where a weaker part makes a weaker clause: at `&&`, behind `==>`, in the
// body of `\forall`. Each part keeps its text, gets another, or is left out.
#ifndef JURY_MAIN_WEAKER_CLAUSE_H
#define JURY_MAIN_WEAKER_CLAUSE_H

#include "main/source_edit.h"
#include "sema/sema.h"

typedef struct ClausePart {
    const Node *node;
    const char *text; // in its place; NULL: it is left out
} ClausePart;

typedef VECTOR(ClausePart) ClausePartList;

typedef struct WeakerClause {
    Arena *arena;
    const SourceFile *file;
    const Node *clause;
    const Node *expression; // of it
    ClausePartList parts;
} WeakerClause;

typedef VECTOR(WeakerClause) WeakerClauseList;

// The postconditions, also those of exceptions, of the method's own specification.
WeakerClauseList weaker_clauses(Arena *arena, const Sources *sources, const Method *method);
// As the source has it.
const char *weaker_clause_source(const WeakerClause *clause, Span span);
// The expression with the texts of its parts; NULL: nothing is left of it.
const char *weaker_clause_text(const WeakerClause *clause);

// `a <= b` of `a < b`: what else the comparison could be, the strongest first. Not for NULL.
typedef VECTOR(const char *) PartTextList;
PartTextList weaker_comparisons(const WeakerClause *clause, const Node *part);
// `a == b`: to say less than that of all states says little.
bool weaker_is_equation(const Node *part);
// The part is to hold only where the condition did, before the call.
const char *weaker_guarded(const WeakerClause *clause, const Node *part, const Method *method,
                           const char *condition);

// `a <= 10`: its constant, and whether a greater one makes it weaker; false: it has none.
bool weaker_bound(const Node *part, int64_t *bound, bool *is_upper);
const char *weaker_with_bound(const WeakerClause *clause, const Node *part, int64_t bound);

#endif
