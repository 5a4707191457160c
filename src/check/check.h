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

#include "question/question.h"

// The verdict lives in `arena`, which outlives the method's own memory. A violation with ints of
// fewer than 32 bits is looked for again at 32; the verdict is then about these.
Verdict *check_method(Arena *arena, Sema *sema, Lowering *lowering, Sources *sources,
                      Method *method, const CheckOptions *options);

// The same in scopes that grow until the seconds are spent or a violation is found; says how far
// it got.
Verdict *check_growing(Arena *arena, Sema *sema, Lowering *lowering, Sources *sources,
                       Method *method, const CheckOptions *options, double seconds);

#endif
