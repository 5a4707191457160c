// Shared by the files of explore; never included elsewhere.
//
//   explore.c    the search: forks, pruning, cuts
//   shared.c, lemmas.c  paths whose rest is the same are followed once
//   parts.c      the search in several processes
//   feasible.c   is there an input? the solver, and inputs known already
//   judge.c      the end of a path: obligations, what was not modelled
//   trail.c      what happened on a path
//   tree.c       the symbolic execution tree, for those who want to see it
//   filter.c, filter_check.c  which paths count
#ifndef JURY_EXPLORE_INTERNAL_H
#define JURY_EXPLORE_INTERNAL_H

#include "question/question.h"
#include "explore/explore.h"
#include "symex/step.h"

// What happened, the last first. Paths share their beginnings.
typedef struct Trail {
    const struct Trail *before;
    const IrMark *mark; // or NULL
    Method *called;     // or NULL
    Class *exception;   // created, or NULL
    bool is_implicit;   // the exception: a check of Java failed
    bool is_from_call;  // the exception: it came out of a call, or an initialiser; not told again
    Span span;
    uint32_t depth;
    uint32_t length; // statements and decisions so far
} Trail;

// Values of the variables that satisfy a prefix.
typedef struct Input {
    uint64_t *values; // in the order of term_model_variables
    uint32_t count;
} Input;

// A violation that has been reported with its trace.
typedef struct Shown {
    ObligationKind kind;
    Position place, clause;
} Shown;

// At a fork that the solver or the source leaves open.
typedef struct Decision {
    const IrInstruction *at;
    uint32_t way;
} Decision;

// A part of the search: what comes behind these decisions.
typedef struct Part {
    Decision *decisions;
    uint32_t count;
    uint32_t first_told; // what happens behind fewer decisions, the part before tells
} Part;

typedef VECTOR(Part) PartList;

// Where a node of the tree stands.
typedef struct TreePlace {
    const Trail *trail;
    Term guard; // before its own fork
} TreePlace;

enum { MOST_TRACES = 10 };

typedef struct Search {
    Checker checker; // what the parts of check work with
    const PathOptions *options;
    PathReport *report;
    TermModel *model;    // the input at hand
    TermModel *zeros;    // nothing is set
    uint32_t renewed_at; // variables of the CNF when the solver was renewed
    uint32_t checked;    // obligations that were looked at
    uint32_t noted;      // places that are not modelled, and were looked at
    VECTOR(Shown) shown;
    bool is_given_up;           // as the progress did not suffice
    bool has_no_way;            // to follow paths together
    bool is_at_end;             // of the path at hand, with its result known
    Type *thrown;               // what leaves the method at the end of the path at hand, or NULL
    VECTOR(Decision) decisions; // of the path at hand
    const Part *part;           // only this one is followed; NULL: all
    PartList *parts;            // they are only looked for, up to `split_at` decisions; or NULL
    uint32_t split_at;
    const StepPoint *point;        // at hand, for the tree
    uint32_t tree_parent;          // 1 + the fork that the path at hand left last; 0: none
    uint32_t tree_way;             // of it
    const char *tree_taken;        // what that says
    Term tree_condition;           // that it is taken
    VECTOR(TreePlace) tree_places; // by node of the tree
} Search;

// ---- explore.c
void explore(Search *search, StepPoint *point);

// ---- shared.c
typedef enum SharedAnswer {
    SHARED_HOLDS,
    SHARED_DOES_NOT_HOLD,
    SHARED_NO_WAY, // something that is not looked at in this way
    SHARED_TOO_LONG,
} SharedAnswer;
// Do all paths from here keep everything?
SharedAnswer explore_shared(Search *search, StepPoint *point);

// ---- parts.c
void explore_in_parts(Search *search, StepPoint *point);
// Behind the first `count` decisions of the path at hand.
void part_add(Search *search, uint32_t count);

// ---- feasible.c
// Is there an input with this? If so it is at hand.
SolverAnswer search_ask(Search *search, Term condition);
SolverAnswer search_ask_all(Search *search, const Term *conditions, uint32_t count); // with all
bool search_has_input(Search *search, Term condition); // shown by the input at hand
Input *input_save(Search *search);
void input_restore(Search *search, const Input *input);

// ---- trail.c
// Notes what the next instruction tells; the trail as it was where it tells nothing.
const Trail *trail_note(Search *search, const Trail *trail, const StepPoint *point);
const Trail *trail_call(Search *search, const Trail *trail, const StepPoint *point, Method *method);
// The way that a call takes that threw.
const Trail *trail_thrown(Search *search, const Trail *trail, const StepPoint *point);
PathEventList trail_events(Search *search, const Trail *trail);
uint32_t trail_length(const Trail *trail);

// What happened since; the text of what the mark tells, where it is an outcome.
PathEventList trail_events_since(Search *search, const Trail *trail, const Trail *since);
const char *trail_outcome(Search *search, const IrMark *mark);
const char *trail_source(Search *search, Span span); // on one line

// ---- tree.c: nothing where no tree is asked for
// A node for the fork; the search is behind it from now on.
uint32_t tree_fork(Search *search, const StepPoint *point, const Trail *trail);
// A way of it that no input takes.
void tree_infeasible(Search *search, const StepPoint *point, uint32_t fork, uint32_t way);
// Nothing was decided there: at most one way is open, and none is shown to be closed.
bool tree_is_alone(const Search *search, uint32_t fork, uint32_t open);
void tree_drop(Search *search); // the last node
// The path at hand goes on behind a fork.
void tree_take(Search *search, const StepPoint *point, uint32_t fork, uint32_t way);
// The path at hand ends.
void tree_end(Search *search, const Trail *trail, PathStatus status, const char *reason,
              uint32_t number);

// ---- filter.c
bool filter_is_given(const PathFilter *filter);
bool filter_passes(Search *search, const Trail *trail);
// Is `text` the whole, or its end behind a separator?
bool filter_names(const char *whole, const char *text, char separator);
bool filter_names_method(const Method *method, const char *text);

// ---- judge.c
// Are there executions that go no further, because something was not modelled?
void judge_left_behind(Search *search, const StepPoint *point, const Trail *trail, StepKind kind);
// Obligations that came up since: violated ones end the path there, and only the rest goes on.
void judge_obligations(Search *search, StepPoint *point, const Trail *trail);
// The end of a path, of the kind that step_next gave.
void judge_end(Search *search, StepPoint *point, const Trail *trail, StepKind kind);
void judge_cut(Search *search, const StepPoint *point, const Trail *trail, const char *reason);
void judge_verdict(Search *search); // once all paths are known
// Adds it unless there is one at the same place.
void judge_remark(Search *search, RemarkList *list, Remark remark);

#endif
