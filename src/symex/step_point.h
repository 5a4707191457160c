// A point of an execution that is taken step by step; for step.c and what looks at its points.
#ifndef JURY_SYMEX_STEP_POINT_H
#define JURY_SYMEX_STEP_POINT_H

#include "symex/internal.h"
#include "symex/loop_frame.h"
#include "symex/step.h"

// A call under way. What changes from step to step is in the point, so that forks share it.
typedef struct StepFrame {
    Frame frame; // first: others know it by this
    struct StepFrame *caller;
    const IrInstruction *call; // in the caller; NULL for the method under check
    IrBlockId block;           // where the caller goes on
    uint32_t index;
    uint32_t counters; // key of its first loop in `iterations`
    Span library_call; // in a library method: where the sources call it
} StepFrame;

// A loop under way, the innermost first, those of callers included.
typedef struct StepLoop {
    const struct StepLoop *outer;
    const StepFrame *frame;
    uint32_t loop;         // 1 + index
    State before;          // when it was entered
    LoopFrame *loop_frame; // what it may assign, or the loops around; or NULL
} StepLoop;

typedef struct Way {
    Term condition;
    Method *method;  // of a call
    bool is_opaque;  // and that has no body (opaque.c)
    IrBlockId block; // of a branch
    bool throws;     // the class of the method cannot be initialised
} Way;

struct StepPoint {
    State state;
    StepFrame *frame;
    IrBlockId block;
    uint32_t index;   // of the next instruction
    bool is_entering; // the block's own beginning comes first
    const StepLoop *loops;
    Radix iterations;      // counter of a loop -> times its head was reached
    uint32_t last_reached; // the value that a counter got last; 0: no loop was just reached
    Term *arguments;       // of a call that forks
    uint32_t way_count;
    Way *ways;
    bool is_lost;     // a call had no outcome: nothing goes on
    bool is_exited;   // the program was ended
    bool is_starting; // the class of the method is yet to be initialised, which may fail
    bool is_thrown;   // that failed
    Entry *entry;
    Term result, exception; // at the end
};

#endif
