// Runs a program on concrete values: one more driver of the IR (docs/interpret.md).
//
// Input:   `main` of a typed program; whoever gives the values that come from outside, or nobody.
// Output:  how the run ends, or why it was not followed to its end.
// Method:  graphs are decoded once, then executed with 64-bit registers. What is not determined by
//          the program and not given (inputs, clocks, the order of a hash table) and what is not
//          known ends the run as STOPPED: nothing is guessed.
#ifndef JURY_INTERPRET_INTERPRET_H
#define JURY_INTERPRET_INTERPRET_H

#include "base/clock.h"
#include "lower/lower.h"

enum { RUN_LAST_STEPS = 20000 }; // before an exception, whose lines are of interest

typedef enum RunEnd {
    RUN_RETURNED, // or called System.exit, or assumed something that does not hold
    RUN_THREW,
    RUN_STOPPED, // not followed further
} RunEnd;

// A value that the program gets from outside.
typedef struct RunInput {
    const Method *method;  // that gives it; NULL: an argument of the program, or how many there are
    Type *type;            // a primitive one, or String
    Span span;             // of the call in the sources
    const Method *around;  // the method of the sources that it stands in, or NULL
    int64_t bits;          // of a number; of a float or double as IEEE 754 lays them out
    const uint16_t *units; // the characters of a String
    uint32_t length;
} RunInput;

// Who gives these values. `next` fills in bits or characters; false: the run stops there. Where
// Java leaves a choice (the last digit of a sine) a run with inputs makes one.
typedef struct RunInputs {
    void *context;
    bool (*next)(void *context, RunInput *input);
} RunInputs;

// Who watches the decisions: at each branch and assumption, told by `site`, how far the values are
// from deciding otherwise: 0 < distance, small where little is missing.
typedef struct RunWatch {
    void *context;
    void (*decided)(void *context, const void *site, bool outcome, double distance);
} RunWatch;

typedef struct RunRequest {
    Deadline deadline;
    uint64_t most_steps;     // 0: as many as it takes
    const RunInputs *inputs; // NULL: nobody gives any
    const RunWatch *watch;   // or NULL
    bool wants_lines;        // of a run that ends with an exception
    uint64_t lines_from;     // that step on
} RunRequest;

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

// Runs of one program, one after the other; what was decoded is kept. Everything of a result lives
// in `arena`; the memory of a run is given back.
typedef struct Interpreter Interpreter;
Interpreter *interpreter_new(Arena *arena, Sema *sema, Lowering *lowering, Method *method);
RunResult interpreter_run(Interpreter *interpreter, const RunRequest *request);
void interpreter_free(Interpreter *interpreter);

// The constants in the code of the sources that was executed so far, each once: values worth
// trying.
typedef struct RunConstants {
    VECTOR(double) numbers;
    VECTOR(const Constant *) texts;
} RunConstants;
void interpreter_constants(const Interpreter *interpreter, Arena *arena, RunConstants *constants);

// Does `main` look at its arguments? They are the first inputs then: how many, and each.
bool interpret_uses_arguments(Lowering *lowering, Method *method);

// What a variable of the type holds of these bits.
int64_t interpret_number(const Type *type, int64_t bits);

// Values as Java writes them; the end of a long text is left out.
const char *interpret_number_text(Arena *arena, const Type *type, int64_t bits);
const char *interpret_units_text(Arena *arena, const uint16_t *units, uint32_t length);

// The run of a program that depends on nothing from outside.
RunResult interpret_program(Arena *arena, Sema *sema, Lowering *lowering, Method *method,
                            Deadline deadline);

#endif
