// Loops: cut by their invariants, and what they may assign.
#ifndef JURY_SYMEX_LOOP_FRAME_H
#define JURY_SYMEX_LOOP_FRAME_H

#include "symex/contract.h"

// The assignable clause of a loop, or of a statement with a contract, that is under way; objects
// created since are free.
typedef struct LoopFrame {
    struct LoopFrame *outer; // of a loop
    PlaceList places;
    uint32_t first_fresh;
    Term condition;    // where it counts
    const char *owner; // "loop"
} LoopFrame;
typedef VECTOR(LoopFrame) LoopFrameList;

// NULL where the loop has no such clause; else the innermost loop frame from now on.
LoopFrame *loop_frame_enter(Symex *symex, Frame *frame, const State *state, Node *loop);
void loop_frame_leave(Symex *symex, const LoopFrame *loop_frame);
// Of all loops and statements around.
LoopFrameList loop_frames_around(Symex *symex, Term guard);
// Those of statements (block_contracts.c).
void block_frames_around(Symex *symex, Term guard, LoopFrameList *list);
Term loop_frame_has_field(Symex *symex, const LoopFrame *loop_frame, Term object, Variable *field);
Term loop_frame_has_element(Symex *symex, const LoopFrame *loop_frame, Term array, Term index);

// loop_cut.c
bool is_cut_by_invariant(Symex *symex, const IrMethod *method, uint32_t loop);
void execute_loop_cut(Symex *symex, Frame *frame, uint32_t loop, const LoopFrame *loop_frame);

#endif
