// Runs a program on concrete values: one more driver of the IR (docs/interpret.md).
//
// Input:   `main` of a typed program.
// Output:  how the run ends, or why it was not followed to its end.
// Method:  graphs are decoded once, then executed with 64-bit registers. What is not determined by
//          the program (inputs, clocks, the order of a hash table) and what is not known ends the
//          run as STOPPED: nothing is guessed.
#ifndef JURY_INTERPRET_INTERPRET_H
#define JURY_INTERPRET_INTERPRET_H

#include "base/clock.h"
#include "lower/lower.h"

typedef enum RunEnd {
    RUN_RETURNED, // or called System.exit, or assumed something that does not hold
    RUN_THREW,
    RUN_STOPPED, // not followed further
} RunEnd;

// A line of the sources that the run passed.
typedef struct RunLine {
    Span span;
    uint32_t depth;           // of calls
    const Variable *variable; // that was assigned there, or NULL
    const char *owner;        // of a field or element: "Node#3", "Node#3[2]"; else NULL
    const char *value;
} RunLine;
typedef VECTOR(RunLine) RunLineList;

typedef struct RunResult {
    RunEnd end;
    Type *exception;    // THREW: its class
    Span site;          // where it was created; STOPPED: where, begin 0 where that is not known
    IrCheck check;      // the check of Java that failed, or IR_CHECK_NONE
    RunLineList lines;  // THREW: the last ones
    const char *reason; // STOPPED: why
    uint64_t steps;     // instructions executed
    double seconds;
} RunResult;

// Everything of the result lives in `arena`; the memory of the run is given back.
RunResult interpret_program(Arena *arena, Sema *sema, Lowering *lowering, Method *method,
                            Deadline deadline);

#endif
