// Runs of loops and of recursive methods: how often, and whether they end.
#ifndef JURY_SYMEX_RUNS_H
#define JURY_SYMEX_RUNS_H

#include "analysis/slice.h"
#include "symex/internal.h"

// ---- runs.c
// The calls that lead into the method, which `caller` calls at the current call site.
const CallPath *call_path(Symex *symex, const Frame *caller, IrMethod *method);

// A loop is entered in the frame, and left again.
LoopRun *run_begin(Symex *symex, Frame *frame, uint32_t loop);
void run_end(Symex *symex, Frame *frame, LoopRun *run);
// The head is reached. Gives the executions that may leave the loop at all, as far as is known.
Term run_visit(Symex *symex, const Frame *frame, LoopRun *run, const State *state);
// The executions in which one of the first iterations leaves everything as it was: small terms,
// where those of all iterations are large.
Term run_repeats_soon(Symex *symex, const Frame *frame, const LoopRun *run);
// A loop statement is reached that runs once at the most: nothing in it leads back to its head.
void run_single(Symex *symex, Frame *frame, const State *state, const Node *loop);
// The body of the loop begins.
void run_iterate(Symex *symex, const Frame *frame, const State *state, const Node *loop);

// A method is called that is not under way in any frame; its frame keeps the run.
LoopRun *recursion_begin(Symex *symex, const CallPath *path, const State *state);
// That of the method, in its outermost frame; NULL: it is not under way.
LoopRun *recursion_of(const Frame *frame, const IrMethod *method);
// It is called again, from `caller`. Gives the executions that may return at all.
Term recursion_visit(Symex *symex, const Frame *caller, const IrMethod *method, const State *state,
                     const Term *arguments);

// ---- run_narrow.c
// Sets aside the executions that are known never to leave the loop, and what its references can no
// longer be.
void run_narrow(Symex *symex, const Frame *frame, LoopRun *run, State *state);

// ---- sweep.c
// The head is reached once more, from the state `before`: references that are those of an earlier
// loop become these.
void sweep_head(Symex *symex, const Frame *frame, LoopRun *run, const State *before, State *state);

// ---- tally.c
// Is it of use to ask for numbers that count marks, where it is hard to say whether a loop goes on?
bool tally_may_help(const Symex *symex);
// It is hard to say whether this one goes on from its last visit. Tells the solver what may help;
// false: nothing was found. May be called again, for more.
bool tally_run(Symex *symex, LoopRun *run);
// At each visit: what was found so is shown of this one, too.
void tally_follow(Symex *symex, LoopRun *run);

// ---- walk.c
// A loop is entered; its head is reached once more; it goes on from there. What follows from going
// along a field in each iteration is told to the solver.
void walks_begin(Symex *symex, const Frame *frame, LoopRun *run, State *state);
void walks_step(Symex *symex, const Frame *frame, LoopRun *run, State *state);
void walks_note(LoopRun *run, const State *state);

// May it be followed further, once it was followed as far as in any case?
bool is_time_to_cut(const Symex *symex);
// The executions that come here are followed no further, for lack of time; that is noted. In a
// hurry, that is so where it is hard to say whether there are any.
bool is_left_here(Symex *symex, const State *state, Span span, const char *what, bool is_hard);

// Neither a specification nor a static initialiser: what is cut there is a part of the executions.
bool is_code_under_check(const Symex *symex);

// ---- closed_form.c
// Does the loop, entered in this state, count for more than `limit` iterations? A guess, but a good
// one: what else may end it is not looked at.
bool counts_beyond(Symex *symex, Frame *frame, uint32_t loop, const State *entry, uint32_t limit);
// The executions in which a loop that does nothing but count until it is at its bound, entered in
// this state, steps over the bound for ever.
Term steps_over_bound(Symex *symex, Frame *frame, uint32_t loop, const State *entry);
// A loop that counts, for too many iterations to unroll: gives the run its count, and leaves at the
// head the state from which the loop is left: at the head, or at its end. False where it is none.
bool closed_form(Symex *symex, Frame *frame, LoopRun *run, bool *is_late);

// ---- closed_recursion.c
// The executions in which a method that does nothing but count down, or up, to a bound that ends it
// is called from behind the bound: no stack is as deep as the way around all numbers.
Term recursion_leads_away(Symex *symex, const IrMethod *method, const State *state,
                          const Term *arguments);
// The same of a method that calls itself and counts how deep, when it is called first: gives the
// run its count, and what comes out.
bool closed_recursion(Symex *symex, const IrMethod *method, LoopRun *run, const State *state,
                      const Term *arguments, Outcome *outcome);

#endif
