// `jury check`: bounded verification of one method.
//
// Input:   a typed program, a method, the scope and limits.
// Output:  a Verdict (report/verdict.h).
// Method:  run the method symbolically (symex); ask the solver whether some
//          pre-state of the scope breaks an obligation; if so, make the smallest
//          counterexample; if not, whether anything was cut or not modelled, and
//          whether any pre-state is left at all.
#ifndef JURY_CHECK_CHECK_H
#define JURY_CHECK_CHECK_H

#include "interpret/interpret.h"
#include "question/question.h"

// What is checked, and how: a subject with options.
typedef struct CheckRequest {
    Arena *arena;
    Sema *sema;
    Lowering *lowering;
    Sources *sources;
    Method *method;
    const CheckOptions *options;
} CheckRequest;

CheckRequest check_request(const QuerySubject *subject, const CheckOptions *options);
QuerySubject check_subject(const CheckRequest *request);

// A violation with ints of fewer than 32 bits is looked for again at 32; the verdict is then about
// these.
Verdict *check_method(const QuerySubject *subject, const CheckOptions *options);

// The same in scopes that grow until the seconds are spent or a violation is found; says how far
// it got.
Verdict *check_growing(const QuerySubject *subject, const CheckOptions *options, double seconds);

// At most so many cubes that are all pre-states together, the smaller ones first, for several
// machines; fewer than two where there is nothing to cut: a program, plain Java, no pre-state that
// is found in some seconds.
CubeList check_cubes(const QuerySubject *subject, const CheckOptions *options, uint32_t count,
                     double seconds);

// The method executed in the scope of the options, and nothing asked about it yet; and its end.
// The verdict of the checker is empty.
Checker check_open(const CheckRequest *request);
void check_close(Checker *checker);

// An execution that breaks this is not followed any further, though Java would go on.
bool check_ends_there(ObligationKind kind);

// ---- The parts of which the check of a program consists

// Its run, where nothing comes from outside; NULL where something does: `run` says where.
Verdict *check_by_run(const CheckRequest *request, double seconds, RunResult *run);
// Runs with inputs that are looked for: VIOLATED, with the answers that they give; else NULL.
Verdict *check_by_search(const CheckRequest *request, double seconds);
// The same in several turns; each says what is new. Both the request and its arena outlive it.
typedef struct InputSearch InputSearch;
InputSearch *check_search_new(const CheckRequest *request);
Verdict *check_search_go_on(InputSearch *inputs, double seconds);
bool check_search_is_complete(const InputSearch *inputs);
void check_search_free(InputSearch *inputs);
// Of two verdicts on the same program: what either has decided is decided.
Verdict *check_combine(Arena *arena, Verdict *before, Verdict *after);
bool check_is_answer(const PropertyVerdict *answer);
// Is every question that was asked about the program answered, for every run?
bool check_is_decided(const Verdict *verdict);

#endif
