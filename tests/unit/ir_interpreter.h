// Runs lowered code on concrete values, the way docs/ir.md defines it: what the
// tests of lowering compare with Java.
//
// Nothing is freed but the arena. Methods without a body, and UNSUPPORTED,
// end the run; `problem` then says why.
#ifndef IR_INTERPRETER_H
#define IR_INTERPRETER_H

#include "lower/lower.h"
#include "main/compilation.h"
#include "sema/queries.h"

#include <math.h>

typedef struct RunObject {
    Type *type;        // exact, erased
    Map fields;        // Variable -> (void *)value
    int64_t *elements; // of an array
    int64_t length;
} RunObject;

typedef struct Run {
    Options options;
    Compilation compilation;
    Arena *arena;
    Lowering *lowering;
    Map statics;                 // Variable -> (void *)value
    Map initialized;             // Class -> itself
    Map class_objects;           // Type -> RunObject
    VECTOR(RunObject *) strings; // interned
    const char *problem;
    uint32_t steps;
    uint32_t depth;
} Run;

typedef struct RunResult {
    int64_t value;
    RunObject *exception;
} RunResult;

static RunResult run_method(Run *run, IrMethod *method, const int64_t *arguments);

static inline RunObject *run_object(int64_t value) {
    return (RunObject *)(intptr_t)value;
}

static inline int64_t run_reference(const RunObject *object) {
    return (int64_t)(intptr_t)object;
}

static void run_fail(Run *run, const char *problem) {
    if (!run->problem)
        run->problem = problem;
}

// ---- Objects

static RunObject *run_new(Run *run, Type *type) {
    RunObject *object = ARENA_NEW(run->arena, RunObject);
    object->type = type;
    return object;
}

static RunObject *run_new_array(Run *run, Type *type, int64_t length) {
    RunObject *object = run_new(run, type);
    object->length = length;
    object->elements = arena_array(run->arena, (size_t)length + 1, sizeof(int64_t));
    return object;
}

static RunObject *run_string(Run *run, const Constant *text) {
    TypeTable *types = sema_types(run->compilation.sema);
    Variable *value = query_field(run->compilation.sema, types->string->class_symbol, "value");
    for (uint32_t i = 0; i < run->strings.count; i++) {
        RunObject *chars = map_get(&run->strings.items[i]->fields, value);
        bool same = chars->length == text->length;
        for (uint32_t j = 0; same && j < text->length; j++)
            same = chars->elements[j] == text->units[j];
        if (same)
            return run->strings.items[i];
    }
    RunObject *chars = run_new_array(run, value->type, text->length);
    for (uint32_t i = 0; i < text->length; i++)
        chars->elements[i] = text->units[i];
    RunObject *string = run_new(run, types->string);
    map_put(run->arena, &string->fields, value, chars);
    vector_push(run->arena, &run->strings, string);
    return string;
}

static RunObject *run_class_object(Run *run, Type *type) {
    RunObject *object = map_get(&run->class_objects, type);
    if (!object) {
        object = run_new(run, query_class(run->compilation.sema, "java.lang.Class")->type);
        map_put(run->arena, &run->class_objects, type, object);
    }
    return object;
}

static bool run_instance_of(Run *run, const RunObject *object, Type *type) {
    return object && query_is_subtype(run->compilation.sema, object->type, type);
}

static bool run_storable(Run *run, const RunObject *array, const RunObject *value) {
    Sema *sema = run->compilation.sema;
    return !value || query_is_subtype(sema, value->type, query_erasure(sema, array->type->element));
}

// ---- Numbers

static int64_t run_cut(IrType type, uint64_t value) {
    return type == IR_INT    ? (int32_t)(uint32_t)value
           : type == IR_BOOL ? (int64_t)(value & 1)
                             : (int64_t)value;
}

static int64_t run_shift(IrOperation operation, IrType type, int64_t a, int64_t b) {
    uint32_t distance = (uint32_t)b & (type == IR_INT ? 31 : 63);
    if (operation == IR_SHIFT_LEFT)
        return run_cut(type, (uint64_t)a << distance);
    if (operation == IR_SHIFT_RIGHT)
        return run_cut(type, (uint64_t)(a >> distance));
    return type == IR_INT ? (int32_t)((uint32_t)a >> distance) : (int64_t)((uint64_t)a >> distance);
}

static int64_t run_divide(IrOperation operation, int64_t a, int64_t b) {
    if (b == -1) // the quotient of the smallest number wraps
        return operation == IR_DIVIDE ? (int64_t)(0 - (uint64_t)a) : 0;
    return operation == IR_DIVIDE ? a / b : a % b;
}

static int64_t run_compute(IrOperation operation, IrType type, int64_t a, int64_t b) {
    uint64_t x = (uint64_t)a, y = (uint64_t)b;
    switch ((int)operation) { // those that compute
    case IR_ADD: return run_cut(type, x + y);
    case IR_SUBTRACT: return run_cut(type, x - y);
    case IR_MULTIPLY: return run_cut(type, x * y);
    case IR_DIVIDE:
    case IR_REMAINDER: return run_cut(type, (uint64_t)run_divide(operation, a, b));
    case IR_SHIFT_LEFT:
    case IR_SHIFT_RIGHT:
    case IR_SHIFT_RIGHT_UNSIGNED: return run_shift(operation, type, a, b);
    case IR_AND: return a & b;
    case IR_OR: return a | b;
    case IR_XOR: return a ^ b;
    case IR_NEGATE: return run_cut(type, 0 - x);
    case IR_NOT: return run_cut(type, ~x);
    case IR_EQUAL: return a == b;
    case IR_LESS: return a < b;
    case IR_LESS_EQUAL: return a <= b;
    case IR_TO_BYTE: return (int8_t)a;
    case IR_TO_SHORT: return (int16_t)a;
    case IR_TO_CHAR: return (uint16_t)a;
    case IR_TO_INT: return (int32_t)a;
    default: return a; // COPY, TO_LONG
    }
}

// ---- Floating point, kept as bits

static double run_floating(IrType type, int64_t value) {
    float narrow;
    double wide;
    int32_t low = (int32_t)value;
    memcpy(&narrow, &low, sizeof narrow);
    memcpy(&wide, &value, sizeof wide);
    return type == IR_FLOAT ? narrow : type == IR_DOUBLE ? wide : (double)value;
}

static int64_t run_bits(IrType type, double value) {
    float narrow = (float)value;
    int64_t bits;
    int32_t low;
    memcpy(&low, &narrow, sizeof low);
    memcpy(&bits, &value, sizeof bits);
    return type == IR_FLOAT ? low : bits;
}

static int64_t run_saturated(double value, int64_t least, int64_t greatest) {
    if (value != value)
        return 0;
    return value <= (double)least ? least : value >= (double)greatest ? greatest : (int64_t)value;
}

// A double holds what sums, products and quotients of floats need to be rounded once.
static int64_t run_compute_floating(IrOperation operation, IrType from, IrType to, int64_t a,
                                    int64_t b) {
    double x = run_floating(from, a), y = run_floating(from, b);
    switch ((int)operation) {
    case IR_ADD: return run_bits(to, x + y);
    case IR_SUBTRACT: return run_bits(to, x - y);
    case IR_MULTIPLY: return run_bits(to, x * y);
    case IR_DIVIDE: return run_bits(to, x / y);
    case IR_REMAINDER: return run_bits(to, fmod(x, y));
    case IR_NEGATE: return run_bits(to, -x);
    case IR_EQUAL: return x == y;
    case IR_LESS: return x < y;
    case IR_LESS_EQUAL: return x <= y;
    case IR_TO_INT: return run_saturated(x, INT32_MIN, INT32_MAX);
    case IR_TO_LONG: return run_saturated(x, INT64_MIN, INT64_MAX);
    default: // to float or double; of a long at once
        return to == IR_FLOAT && from == IR_LONG ? run_bits(to, (float)a) : run_bits(to, x);
    }
}

// ---- Calls

// What comes of an exception in there is left to the programs that run from their start.
static void run_initialize(Run *run, Class *class_symbol) {
    if (map_get(&run->initialized, class_symbol))
        return;
    map_put(run->arena, &run->initialized, class_symbol, class_symbol);
    IrMethod *initializer = lower_static_initializer(run->lowering, class_symbol);
    if (initializer && run_method(run, initializer, NULL).exception)
        run_fail(run, "an exception in a static initialiser");
}

static Class *run_class_of(Run *run, const RunObject *object) {
    return object->type->kind == TYPE_CLASS
               ? object->type->class_symbol
               : sema_types(run->compilation.sema)->object->class_symbol;
}

// Natives of lib/ that plain code cannot do without. Class objects are all alike here.
static bool run_native(Run *run, const Method *method, const int64_t *arguments,
                       RunResult *result) {
    Sema *sema = run->compilation.sema;
    if (!(method->modifiers & MODIFIER_NATIVE))
        return false;
    if (!strcmp(method->name->text, "primitive") || !strcmp(method->name->text, "getClass")) {
        result->value = run_reference(run_class_object(run, sema_types(sema)->object));
        return true;
    }
    if (!strcmp(method->name->text, "modelled")) {
        result->value = run_object(arguments[0])->length;
        return true;
    }
    Variable *value = query_field(sema, method->owner, "value");
    if (strcmp(method->name->text, "valueOf") || !value)
        return false;
    RunObject *box = run_new(run, method->owner->type);
    map_put(run->arena, &box->fields, value, (void *)(intptr_t)arguments[0]);
    result->value = run_reference(box);
    return true;
}

static RunResult run_call(Run *run, const IrCall *call, const int64_t *registers) {
    int64_t arguments[64];
    for (uint32_t i = 0; i < call->count && i < 64; i++)
        arguments[i] = registers[call->arguments[i]];
    Method *method = call->method;
    if (call->is_virtual)
        method = lower_dispatch(run->lowering, run_class_of(run, run_object(arguments[0])), method);
    RunResult native = {0};
    if (method && run_native(run, method, arguments, &native))
        return native;
    IrMethod *body = method ? lower_method(run->lowering, method) : NULL;
    if (!body) {
        run_fail(run, arena_format(run->arena, "no body for %s.%s", call->method->owner->name->text,
                                   call->method->name->text));
        return (RunResult){0};
    }
    return run_method(run, body, arguments);
}

// ---- Instructions

static void run_heap(Run *run, const IrInstruction *in, int64_t *registers) {
    RunObject *object = in->a ? run_object(registers[in->a]) : NULL;
    Map *fields = object ? &object->fields : &run->statics;
    switch ((int)in->operation) { // those on objects
    case IR_LOAD:
        registers[in->result] = (int64_t)(intptr_t)map_get(fields, in->detail.field);
        return;
    case IR_STORE:
        map_put(run->arena, fields, in->detail.field, (void *)(intptr_t)registers[in->b]);
        return;
    case IR_LENGTH: registers[in->result] = object->length; return;
    case IR_LOAD_ELEMENT: registers[in->result] = object->elements[registers[in->b]]; return;
    case IR_STORE_ELEMENT: object->elements[registers[in->b]] = registers[in->result]; return;
    case IR_INSTANCE_OF:
        registers[in->result] = run_instance_of(run, object, in->detail.type);
        return;
    case IR_STORABLE:
        registers[in->result] = run_storable(run, object, run_object(registers[in->b]));
        return;
    default: run_fail(run, "an instruction that the interpreter does not know");
    }
}

static void run_create(Run *run, const IrInstruction *in, int64_t *registers) {
    RunObject *object = NULL;
    if (in->operation == IR_NEW)
        object = run_new(run, query_erasure(run->compilation.sema, in->detail.class_symbol->type));
    else if (in->operation == IR_NEW_ARRAY)
        object = run_new_array(run, in->detail.type, registers[in->a]);
    else if (in->operation == IR_STRING)
        object = run_string(run, in->detail.constant);
    else if (in->operation == IR_CONCATENATE) // nobody looks into messages
        object = run_new(run, sema_types(run->compilation.sema)->string);
    else
        object = run_class_object(run, in->detail.type);
    registers[in->result] = run_reference(object);
}

static void run_instruction(Run *run, const IrMethod *method, const IrInstruction *in,
                            int64_t *registers) {
    switch ((int)in->operation) {
    case IR_CONSTANT: registers[in->result] = in->detail.integer; return;
    case IR_NEW:
    case IR_NEW_ARRAY:
    case IR_STRING:
    case IR_CONCATENATE:
    case IR_CLASS_OBJECT: run_create(run, in, registers); return;
    case IR_INITIALIZE:
        run_initialize(run, in->detail.class_symbol);
        registers[in->result] = 0; // without one, nobody reads register 0
        return;
    case IR_ITERATE:
    case IR_SPECIFICATION: return;
    case IR_MARK: return;
    case IR_UNSUPPORTED: run_fail(run, in->detail.text); return;
    case IR_CALL: {
        RunResult result = run_call(run, in->detail.call, registers);
        registers[in->detail.call->exception] = run_reference(result.exception);
        if (in->result && !result.exception)
            registers[in->result] = result.value;
        return;
    }
    default: break;
    }
    if (ir_computes_floating(method, in))
        registers[in->result] =
            run_compute_floating(in->operation, method->registers.items[in->a].type,
                                 method->registers.items[in->result].type, registers[in->a],
                                 in->b ? registers[in->b] : 0);
    else if (in->operation >= IR_COPY && in->operation <= IR_TO_INT)
        registers[in->result] = run_compute(in->operation, method->registers.items[in->result].type,
                                            registers[in->a], in->b ? registers[in->b] : 0);
    else
        run_heap(run, in, registers);
}

static RunResult run_blocks(Run *run, IrMethod *method, int64_t *registers) {
    IrBlockId at = 0;
    while (!run->problem) {
        const IrBlock *block = &method->blocks.items[at];
        for (uint32_t i = 0; i + 1 < block->instructions.count && !run->problem; i++)
            run_instruction(run, method, &block->instructions.items[i], registers);
        const IrInstruction *last = &vector_last(&block->instructions);
        if (run->problem || ++run->steps > 1000000)
            break;
        if (last->operation == IR_RETURN)
            return (RunResult){method->result ? registers[method->result] : 0, NULL};
        if (last->operation == IR_THROW)
            return (RunResult){0, run_object(registers[last->a])};
        if (last->operation == IR_STOP)
            break;
        bool is_second = last->operation == IR_BRANCH && !registers[last->a];
        at = last->detail.targets[is_second];
    }
    run_fail(run, "a step too many, or STOP reached");
    return (RunResult){0};
}

static RunResult run_method(Run *run, IrMethod *method, const int64_t *arguments) {
    if (run->depth > 500) {
        run_fail(run, "calls too deep");
        return (RunResult){0};
    }
    ir_check(method);
    int64_t *registers = arena_array(run->arena, method->registers.count + 1, sizeof(int64_t));
    for (uint32_t i = 0; i < method->parameters.count; i++)
        registers[method->parameters.items[i]] = arguments[i];
    run->depth++;
    RunResult result = run_blocks(run, method, registers);
    run->depth--;
    return result;
}

// ---- Entries

static Run *run_open(const char *path, const char *text, const LowerOptions *options) {
    Run *run = memory_alloc(sizeof(Run));
    *run = (Run){.options = {.command = COMMAND_TYPES}};
    run->compilation = compilation_new(&run->options);
    if (text)
        compilation_add_text(&run->compilation, path, text, strlen(text));
    else
        compilation_read(&run->compilation, path);
    compilation_parse(&run->compilation);
    compilation_type(&run->compilation);
    diag_flush(run->compilation.diagnostics, stderr);
    run->arena = run->compilation.arena;
    run->lowering = lowering_new(run->arena, run->compilation.sema, options);
    return run;
}

static void run_close(Run *run) {
    compilation_free(&run->compilation);
    memory_free(run);
}

// A static method without parameters of the class; run->problem if something is amiss.
static inline RunResult run_static(Run *run, const char *class_name, const char *method_name) {
    Class *class_symbol = query_class(run->compilation.sema, class_name);
    const MethodList *list =
        class_symbol ? query_methods(run->compilation.sema, class_symbol, method_name) : NULL;
    if (!list || !list->count || diag_errors(run->compilation.diagnostics)) {
        run_fail(run, "no such method, or errors in the source");
        return (RunResult){0};
    }
    run_initialize(run, class_symbol);
    return run_method(run, lower_method(run->lowering, list->items[0]), NULL);
}

#endif
