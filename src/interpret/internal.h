// Shared by the files of interpret; never included elsewhere.
//
//   interpret.c  the run from its first to its last instruction
//   code.c       graphs as flat arrays of steps
//   objects.c    objects, strings, classes
//   compute.c    operators on numbers
//   natives.c    methods that are built in
//   own.c        objects as counterexamples have them
//   inputs.c     values from outside
//   distance.c   how far a condition is from the other outcome
//   lines.c      the lines that the run passes
#ifndef JURY_INTERPRET_INTERNAL_H
#define JURY_INTERPRET_INTERNAL_H

#include "analysis/builtins.h"
#include "heap/heap.h"
#include "interpret/interpret.h"
#include "symex/symex.h"

// Numbers, truth values as 0 and 1, bits of float (of the sign extended) and double, and objects.
typedef int64_t Value;

typedef struct RunObject {
    Type *type;     // exact, erased
    uint32_t count; // of fields or elements
    uint32_t number;
    uint8_t check;        // of an exception that Java made by itself: IrCheck
    bool is_boxed;        // made by boxing: who compares it as a reference may see another one
    bool is_unknown_text; // a String whose characters are not known
    Span site;
    Type *class_of; // of a Class object
    Value values[];
} RunObject;

// A class, and how far its static initialiser is.
typedef struct RunClass {
    Class *class_symbol;
    const Layout *layout;
    bool has_begun;
} RunClass;

typedef struct RunCode RunCode;

// What a call runs.
typedef struct Target {
    Method *method;
    Builtin builtin;
    RunCode *code;       // decoded when first called; NULL: there is none, or it is built in
    const char *refused; // why it is not executed, or NULL
} Target;

// An instruction, decoded.
typedef struct Step {
    IrOperation operation;
    IrType type;      // of the result
    IrType from_type; // of A
    bool is_floating; // ir_computes_floating
    IrRegister result, a, b;
    uint32_t index;      // of a field in its object or among the statics
    uint32_t targets[2]; // steps
    Value constant;
    const IrInstruction *from;
    const IrBlock *block;
    RunClass *class_of; // of a static field, NEW, INITIALIZE
    // What was found the last time, by the type of the object.
    const Type *seen;
    void *found;
} Step;

struct RunCode {
    IrMethod *method;
    uint32_t register_count;
    uint32_t step_count;
    Step *steps;
    bool is_library;
};

typedef struct RunFrame {
    RunCode *code;
    const Step *at;        // the next step
    uint32_t base;         // of its registers
    const Step *call;      // of the caller, that waits; NULL: main, or an initialiser
    RunClass *initializes; // a static initialiser of this class; or NULL
} RunFrame;

// How far the values are from making a condition true, and from making it false; 0: it is.
typedef struct Distance {
    double to[2]; // [0] to false, [1] to true
} Distance;

typedef struct Interpreter {
    Arena *arena;  // of code
    Arena *result; // of what is kept
    Sema *sema;
    Lowering *lowering;
    Method *method;
    // ---- Of all runs
    Map codes;                   // IrMethod -> RunCode
    Map targets;                 // Method -> Target
    Map classes;                 // Class -> RunClass
    Map static_places;           // Variable -> (void *)(uintptr_t)(index + 1)
    VECTOR(RunCode *) code_list; // in the order of their first call
    VECTOR(RunClass *) class_list;
    VECTOR(Variable *) static_fields; // by their index
    Value *stack;
    Distance *distances; // of the conditions in registers; NULL: nobody asks
    // For operators and methods that compute with terms: constants go in, a constant comes out.
    TermTable *terms;
    Solver *solver;
    Symex *symex;
    uint32_t calls_on_terms;
    // ---- Of one run
    Arena *objects_arena;
    const RunRequest *request;
    Map literals;      // Name of the text -> RunObject
    Map class_objects; // Type -> RunObject
    Map boxes;         // Name of type and value -> RunObject
    Value *statics;
    uint32_t statics_room;
    VECTOR(RunFrame) frames;
    uint32_t objects; // made so far
    uint64_t steps;
    const char *stopped; // why, or NULL
    Span stopped_at;
    bool has_exited;
    RunObject *thrown; // out of main
    // Lines are kept from this step on; UINT64_MAX: never.
    uint64_t lines_from;
    RunLineList lines;
} Machine;

void machine_stop(Machine *machine, Span span, const char *reason);

static inline RunObject *run_object(Value value) {
    return (RunObject *)(intptr_t)value;
}
static inline Value run_reference(const RunObject *object) {
    return (Value)(intptr_t)object;
}

// ---- code.c
RunCode *code_of(Machine *machine, IrMethod *method);
Target *target_of(Machine *machine, Method *method);

// ---- objects.c
RunClass *run_class(Machine *machine, Class *class_symbol);
RunObject *new_object(Machine *machine, Class *class_symbol, Span site);
RunObject *new_array(Machine *machine, Type *type, int64_t length, Span site);
RunObject *new_text(Machine *machine, const uint16_t *units, uint32_t length);
RunObject *new_ascii(Machine *machine, const char *text);
RunObject *unknown_text(Machine *machine);
RunObject *literal(Machine *machine, const Constant *constant);
RunObject *class_object_of(Machine *machine, Type *type);
// The characters of a String; NULL where they are not known.
const RunObject *text_characters(Machine *machine, const RunObject *string);
RunObject *joined(Machine *machine, const RunObject *a, const RunObject *b);
RunObject *text_of_value(Machine *machine, const Type *type, Value value);
RunObject *boxed(Machine *machine, Class *class_symbol, const Type *primitive, Value value);
// May Java have one object where these are two?
bool may_be_one(Machine *machine, const RunObject *a, const RunObject *b);
uint32_t static_index(Machine *machine, Variable *field);
// Before a run: there are no objects, no class is initialised.
void forget_objects(Machine *machine);
// The characters as an array; a String of them.
RunObject *new_characters(Machine *machine, uint32_t length);
RunObject *string_of(Machine *machine, RunObject *characters);

// ---- compute.c
Value compute(IrOperation operation, IrType type, Value a, Value b);
Value compute_floating(IrOperation operation, IrType from, IrType to, Value a, Value b);

// ---- own.c: of jury.Own; false: the run stopped
bool own_make(Machine *machine, const Value *arguments, Span span, Value *result);
bool own_set(Machine *machine, const Value *arguments, Span span);
bool own_get(Machine *machine, const Value *arguments, Span span, Value *result);

// ---- natives.c
// Of a method that is built in. False: the run stopped, or is over.
bool run_native(Machine *machine, const Target *target, const Value *arguments, Span span,
                Value *result);
// Terms for one run; those of many calls are dropped before the next.
void natives_begin(Machine *machine);
void natives_free(Machine *machine);

// ---- inputs.c
// A value that a method gives, or the arguments of the program. False: the run stopped.
bool stop_at_input(Machine *machine, const Method *method, Span span);
bool run_input(Machine *machine, const Method *method, Span span, Value *result);
bool run_arguments(Machine *machine, Value *result);

// ---- distance.c
// After a step that computed a condition; at a branch or an assumption.
void note_distance(Machine *machine, const Step *step, Value a, Value b);
void tell_decision(Machine *machine, const Step *step, IrRegister condition, bool outcome);

// ---- lines.c
void note_line(Machine *machine, const Step *step, const Variable *variable, const RunObject *owner,
               const Value *index, const Type *type, Value value);

#endif
