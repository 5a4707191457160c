// Recursion that branches, one call for each depth: levels.c says how, and why that is right.
#ifndef JURY_SYMEX_LEVELS_H
#define JURY_SYMEX_LEVELS_H

#include "symex/growth.h"
#include "symex/internal.h"

// What a call may do to a location that was there before the first one.
typedef struct Change {
    uint32_t location;
    bool may_be_set, may_be_cleared; // of a boolean
    bool is_any;                     // of a number: any value. Else
    TermList constants;              // one of these, or what it was
} Change;

// A collection that a call may change.
typedef struct GrownObject {
    uint32_t number;
    bool loses; // elements may be taken out, too
} GrownObject;

typedef struct Levels {
    Symex *symex;
    Frame *caller; // of the first call
    IrMethod *method;
    uint32_t first_location;            // there were so many when it was called
    uint32_t watched_from;              // the same of the level that is followed; 0: none is
    const struct LoopFrame *loop_frame; // around the first call
    uint32_t exact_depth;               // calls that are not so deep are executed at last
    bool is_collecting;                 // calls are those of the next level
    State calls;                        // of the next level, merged
    Term *arguments;
    uint32_t count;
    Span span;
    VECTOR(Change) changes;
    VECTOR(GrownObject) grown;
    Map places;    // locations that belong to those; key: location + 1 as a pointer
    bool has_more; // something was changed that was not among these
} Levels;

// ---- levels.c
// Is the recursion of the method, which is not under way, followed by levels? Then what comes out.
bool levels_follow(Symex *symex, Frame *caller, IrMethod *method, const State *state,
                   const Term *arguments, uint32_t count, Outcome *outcome);
// The same of a call of a method that is under way: what it may do, in place of its body.
bool levels_answer(Symex *symex, const Frame *frame, const IrMethod *method, const State *state,
                   const Term *arguments, uint32_t count, Span span, Outcome *outcome);
// A method that is under way is called once more: is it to begin again, and to be followed by
// levels?
void levels_note_call(Symex *symex, const Frame *frame, const IrMethod *method);
// Nothing is known in this way.
void levels_lose(Levels *levels);
// Some execution of the state meets the condition, or nobody knows.
bool levels_may_be(Levels *levels, const State *state, Term condition);

// ---- level_changes.c
// Is somebody watching what calls do?
bool levels_are_watched(const Symex *symex);
// A method that adds to a collection, or takes out, was called from outside of it.
void levels_note_growth(Symex *symex, const State *before, const Outcome *outcome, Term receiver,
                        bool loses);
// The same of any other method of the library that the sources called.
void levels_note_library(Symex *symex, const State *before, const Outcome *outcome);
// A call of the level returned: what it changed.
void levels_note_changes(Levels *levels, const State *before, const State *after);

#endif
