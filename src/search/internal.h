// Shared by the files of search; never included elsewhere.
//
//   search.c     which decision next, which input of its best run
//   attempt.c    one run: values given, decisions noted
//   values.c     values to begin with, and values near others
//   simplify.c   easier ones that show the same
#ifndef JURY_SEARCH_INTERNAL_H
#define JURY_SEARCH_INTERNAL_H

#include "search/search.h"

// An outcome of a decision that is looked for.
typedef struct Goal {
    bool is_reached;
    bool is_improved;    // in this run
    double distance;     // the least so far
    RunInputList inputs; // of that run
    uint32_t used;       // of them, before the decision
    double closest;      // the least at the end of a climb
    RunInputList closest_inputs;
    uint32_t tries;
} Goal;

// A branch or an assumption of the program, and its two outcomes.
typedef struct Decision {
    Goal goals[2];
    double distance; // when it was met first
    bool varies;     // it was another one later
} Decision;

// How values are made that no attempt has yet.
typedef enum Making {
    MAKING_ZERO,
    MAKING_ONE,
    MAKING_SMALL,
    MAKING_KNOWN, // constants of the program
    MAKING_LIMIT,
    MAKING_ANY,
    MAKING_MIXED,
    MAKING_COUNT
} Making;

struct Search {
    SearchRequest asked;
    Arena *arena;
    Interpreter *interpreter;
    RunConstants constants; // of the program
    uint64_t random;        // state
    Map decisions;          // site -> Decision
    VECTOR(Decision *) list;
    VECTOR(Goal *) improved; // in this run
    // ---- Of one run
    RunInputList wanted; // values to give
    RunInputList given;
    Making making; // of those after them
    // ----
    uint32_t first;   // of the values to begin with, those that were tried
    uint32_t learned; // how many decisions there were when constants were looked for
    bool has_inputs;  // the first run asked for some
    uint64_t runs;
    uint64_t last_news; // the run that showed an outcome that was not seen before
    bool is_over;       // for now
    bool is_satisfied;  // enough was found
    bool is_full;       // it has all the memory that it may have
    const char *stopped;
};

// ---- attempt.c
// Runs the program on the values wanted. What it shows is noted in the goals.
void attempt(Search *search);
// The values wanted are these; texts are shared.
void want(Search *search, const RunInputList *inputs);

RunResult replay_on(Interpreter *interpreter, const SearchRequest *request,
                    const RunInputList *inputs);

// ---- values.c
uint64_t search_random(Search *search);
// A value to begin with.
void make_value(Search *search, RunInput *input);
// The number as one of a line on which neighbours are 1 apart, and back.
int64_t place_of(const RunInput *input);
void set_place(RunInput *input, int64_t place);
// A number moves along that line, by a step of any size.
void move_at_random(Search *search, RunInput *input);
// Greater steps along that line, the last one 0.
const int64_t *steps_of(const RunInput *input);
bool is_text(const RunInput *input);
// The number in the type of the input.
void set_number(RunInput *input, double value);
// A floating-point number without its fraction; false: it is whole, or of another type.
bool whole_number(const RunInput *input, double *whole);
// One of several changes of a text; false: there are no more.
bool change_text(Search *search, const RunInput *from, uint32_t index, RunInput *to);
// A constant of the program in place of the value; false: there are no more.
bool use_constant(Search *search, const RunInput *from, uint32_t index, RunInput *to);

#endif
