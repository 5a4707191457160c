#include "interpret/interpret.h"

#include "interpret/internal.h"
#include "sema/queries.h"

#include <string.h>

enum {
    DEEPEST_CALLS = 4000,   // Java has room for more, whatever the frames hold
    STACK_VALUES = 1 << 21, // registers of all frames
    MOST_MEMORY = 1 << 30,  // bytes of objects
    STEPS_BETWEEN_LOOKS = 1 << 12,
};

void machine_stop(Machine *machine, Span span, const char *reason) {
    if (machine->stopped)
        return;
    machine->stopped = reason;
    machine->stopped_at = span;
}

// ---- Frames

static Value *registers_of(Machine *machine, const RunFrame *frame) {
    return machine->stack + frame->base;
}

static RunFrame *top(Machine *machine) {
    return &vector_last(&machine->frames);
}

// NULL: there is no room.
static RunFrame *push_frame(Machine *machine, RunCode *code, const Step *call, Span span) {
    uint32_t base = 0;
    if (machine->frames.count)
        base = top(machine)->base + top(machine)->code->register_count;
    if (machine->frames.count >= DEEPEST_CALLS || base + code->register_count > STACK_VALUES) {
        machine_stop(machine, span, "calls that are very deep");
        return NULL;
    }
    RunFrame frame = {.code = code, .at = code->steps, .base = base, .call = call};
    vector_push(machine->arena, &machine->frames, frame);
    if (machine->distances)
        memset(machine->distances + base, 0, code->register_count * sizeof(Distance));
    memset(machine->stack + base, 0, code->register_count * sizeof(Value));
    return top(machine);
}

// Runs the static initialiser first; false where there is nothing to do.
static bool begin_initializer(Machine *machine, RunClass *of, Span span) {
    if (of->has_begun)
        return false;
    of->has_begun = true;
    IrMethod *initializer = lower_static_initializer(machine->lowering, of->class_symbol);
    RunFrame *frame =
        initializer ? push_frame(machine, code_of(machine, initializer), NULL, span) : NULL;
    if (frame)
        frame->initializes = of;
    return frame != NULL;
}

// A frame ends with an exception, or with NULL; the call of the caller gets it.
static void finish_call(Machine *machine, const Step *call, Value value, RunObject *exception) {
    RunFrame *frame = top(machine);
    Value *registers = registers_of(machine, frame);
    registers[call->from->detail.call->exception] = run_reference(exception);
    if (call->result && !exception)
        registers[call->result] = value;
    frame->at = call + 1;
}

static void pop_frame(Machine *machine, Value value, RunObject *exception) {
    RunFrame done = *top(machine);
    machine->frames.count--;
    if (done.initializes && exception) {
        machine_stop(machine, exception->site, "an exception in a static initialiser");
        return;
    }
    if (done.initializes)
        return; // the step that needed it is next, or made again
    if (machine->frames.count) {
        finish_call(machine, done.call, value, exception);
        if (machine->distances && done.call->result && done.code->method->result)
            machine->distances[top(machine)->base + done.call->result] =
                machine->distances[done.base + done.code->method->result];
    } else {
        machine->thrown = exception;
    }
}

// ---- Calls

static Class *class_of_receiver(Machine *machine, const RunObject *object) {
    return object->type->kind == TYPE_CLASS ? object->type->class_symbol
                                            : sema_types(machine->sema)->object->class_symbol;
}

static Target *find_target(Machine *machine, Step *step, const RunObject *receiver) {
    const IrCall *call = step->from->detail.call;
    bool is_virtual =
        call->is_virtual && !(call->method->modifiers & (MODIFIER_STATIC | MODIFIER_PRIVATE));
    const Type *type = is_virtual ? receiver->type : NULL;
    if (step->found && step->seen == type)
        return step->found;
    Method *method = call->method;
    if (is_virtual)
        method = lower_dispatch(machine->lowering, class_of_receiver(machine, receiver), method);
    step->seen = type;
    step->found = method ? target_of(machine, method) : NULL;
    return step->found;
}

static void run_call(Machine *machine, Step *step, const Value *registers) {
    enum { FEW = 16 };
    const IrCall *call = step->from->detail.call;
    Span span = step->from->span;
    Value few[FEW], *arguments = few;
    if (call->count > FEW)
        arguments = arena_array(machine->objects_arena, call->count, sizeof(Value));
    for (uint32_t i = 0; i < call->count; i++)
        arguments[i] = registers[call->arguments[i]];
    Target *target = find_target(machine, step, call->count ? run_object(arguments[0]) : NULL);
    if (!target || target->refused) {
        machine_stop(machine, span, target ? target->refused : "a method without a body");
        return;
    }
    if (target->builtin == BUILTIN_ASSUME && machine->distances)
        tell_decision(machine, step, call->arguments[0], arguments[0] != 0);
    if (target->builtin != BUILTIN_NONE) {
        Value result;
        if (run_native(machine, target, arguments, span, &result))
            finish_call(machine, step, result, NULL);
        return;
    }
    RunFrame *frame = push_frame(machine, target->code, step, span);
    const IrMethod *method = target->code->method;
    for (uint32_t i = 0; frame && i < method->parameters.count; i++)
        machine->stack[frame->base + method->parameters.items[i]] = arguments[i];
}

// ---- Objects

// An exception that Java made by itself has a message that is not modelled.
static bool is_known_field(Machine *machine, const Step *step, const RunObject *object) {
    const Variable *field = step->from->detail.field;
    if (object->is_unknown_text || step->index == UINT32_MAX)
        return false;
    return object->check == IR_CHECK_NONE || !field->owner->unit ||
           !field->owner->unit->is_library || strcmp(field->name->text, "message") != 0 ||
           !query_is_subclass(machine->sema, field->owner,
                              sema_types(machine->sema)->throwable->class_symbol);
}

static void run_load(Machine *machine, const Step *step, Value *registers) {
    if (!step->a) {
        registers[step->result] = machine->statics[step->index];
        return;
    }
    const RunObject *object = run_object(registers[step->a]);
    if ((object->is_unknown_text || object->check || step->index == UINT32_MAX) &&
        !is_known_field(machine, step, object)) {
        machine_stop(machine, step->from->span,
                     object->is_unknown_text ? "the characters of a text" : "a field");
        return;
    }
    registers[step->result] = object->values[step->index];
}

static void run_store(Machine *machine, const Step *step, const Value *registers) {
    const Variable *field = step->from->detail.field;
    RunObject *object = step->a ? run_object(registers[step->a]) : NULL;
    if (object && step->index == UINT32_MAX) {
        machine_stop(machine, step->from->span, "a field");
        return;
    }
    *(object ? &object->values[step->index] : &machine->statics[step->index]) = registers[step->b];
    if (machine->steps >= machine->lines_from && !top(machine)->code->is_library)
        note_line(machine, step, field, object, NULL, field->type, registers[step->b]);
}

static void run_store_element(Machine *machine, const Step *step, const Value *registers) {
    RunObject *array = run_object(registers[step->a]);
    Value index = registers[step->b];
    array->values[index] = registers[step->result];
    if (machine->steps >= machine->lines_from && !top(machine)->code->is_library)
        note_line(machine, step, NULL, array, &index, array->type->element,
                  registers[step->result]);
}

static bool is_instance(Machine *machine, Step *step, const RunObject *object) {
    if (!object)
        return false;
    if (step->seen != object->type) {
        Type *type = query_erasure(machine->sema, step->from->detail.type);
        step->found = (void *)(uintptr_t)query_is_subtype(machine->sema, object->type, type);
        step->seen = object->type;
    }
    return step->found != NULL;
}

static bool is_storable(Machine *machine, const RunObject *array, const RunObject *value) {
    return !value || query_is_subtype(machine->sema, value->type,
                                      query_erasure(machine->sema, array->type->element));
}

static void run_create(Machine *machine, const Step *step, Value *registers) {
    RunObject *object = NULL;
    const IrInstruction *from = step->from;
    if (step->operation == IR_NEW) {
        object = new_object(machine, from->detail.class_symbol, from->span);
        object->check = (uint8_t)step->block->check;
    } else if (step->operation == IR_NEW_ARRAY) {
        object = new_array(machine, from->detail.type, registers[step->a], from->span);
    } else if (step->operation == IR_STRING) {
        object = literal(machine, from->detail.constant);
    } else if (step->operation == IR_CLASS_OBJECT) {
        object = class_object_of(machine, from->detail.type);
    } else if (step->operation == IR_TEXT) {
        object = text_of_value(machine, from->detail.type, registers[step->a]);
    } else {
        object = joined(machine, run_object(registers[step->a]), run_object(registers[step->b]));
    }
    registers[step->result] = run_reference(object);
}

static void run_equal_references(Machine *machine, const Step *step, Value *registers) {
    const RunObject *a = run_object(registers[step->a]), *b = run_object(registers[step->b]);
    if (a != b && may_be_one(machine, a, b))
        machine_stop(machine, step->from->span, "whether two boxes are one object");
    registers[step->result] = a == b;
}

// ---- Steps

static bool has_specification(const Step *step) {
    const NodeList *clauses = ast_loop_clauses(step->from->detail.node);
    return !clauses || clauses->count;
}

// Neither a number computed nor a jump.
static void run_other(Machine *machine, Step *step, Value *registers) {
    switch (step->operation) {
    case IR_LOAD: run_load(machine, step, registers); return;
    case IR_STORE: run_store(machine, step, registers); return;
    case IR_LOAD_ELEMENT:
        registers[step->result] = run_object(registers[step->a])->values[registers[step->b]];
        return;
    case IR_STORE_ELEMENT: run_store_element(machine, step, registers); return;
    case IR_LENGTH: registers[step->result] = run_object(registers[step->a])->count; return;
    case IR_INSTANCE_OF:
        registers[step->result] = is_instance(machine, step, run_object(registers[step->a]));
        return;
    case IR_STORABLE:
        registers[step->result] =
            is_storable(machine, run_object(registers[step->a]), run_object(registers[step->b]));
        return;
    case IR_NEW:
    case IR_NEW_ARRAY:
    case IR_STRING:
    case IR_CLASS_OBJECT:
    case IR_TEXT:
    case IR_CONCATENATE: run_create(machine, step, registers); return;
    case IR_INITIALIZE:
        if (step->result)
            registers[step->result] = 0;
        return;
    case IR_ITERATE:
    case IR_MARK: return;
    case IR_SPECIFICATION:
        if (has_specification(step))
            machine_stop(machine, step->from->span, "a specification");
        return;
    case IR_ASSUME: machine->has_exited = !registers[step->a]; return;
    case IR_UNSUPPORTED: machine_stop(machine, step->from->span, step->from->detail.text); return;
    case IR_HAVOC:
    case IR_OVERFLOW:
    case IR_STOP:
    case IR_CONSTANT:
    case IR_COPY:
    case IR_ADD:
    case IR_SUBTRACT:
    case IR_MULTIPLY:
    case IR_DIVIDE:
    case IR_REMAINDER:
    case IR_SHIFT_LEFT:
    case IR_SHIFT_RIGHT:
    case IR_SHIFT_RIGHT_UNSIGNED:
    case IR_AND:
    case IR_OR:
    case IR_XOR:
    case IR_NEGATE:
    case IR_NOT:
    case IR_EQUAL:
    case IR_LESS:
    case IR_LESS_EQUAL:
    case IR_TO_BYTE:
    case IR_TO_SHORT:
    case IR_TO_CHAR:
    case IR_TO_LONG:
    case IR_TO_INT:
    case IR_TO_FLOAT:
    case IR_TO_DOUBLE:
    case IR_CALL:
    case IR_JUMP:
    case IR_BRANCH:
    case IR_RETURN:
    case IR_THROW:
    case IR_OPERATION_COUNT: break;
    }
    machine_stop(machine, step->from->span, "an instruction that is not executed");
}

static bool computes(IrOperation operation) {
    return operation >= IR_COPY && operation <= IR_TO_DOUBLE;
}

static void run_computation(Machine *machine, const Step *step, Value *registers) {
    Value a = registers[step->a], b = registers[step->b];
    if (step->is_floating)
        registers[step->result] =
            compute_floating(step->operation, step->from_type, step->type, a, b);
    else if (step->operation == IR_EQUAL && step->from_type == IR_REF)
        run_equal_references(machine, step, registers);
    else
        registers[step->result] = compute(step->operation, step->type, a, b);
    if (machine->distances && step->type == IR_BOOL)
        note_distance(machine, step, a, b);
}

static void note_assignment(Machine *machine, const Step *step, const Value *registers) {
    if (top(machine)->code->is_library)
        return;
    const Variable *variable =
        step->result ? top(machine)->code->method->registers.items[step->result].variable : NULL;
    if (variable && variable->type && step->operation != IR_STORE_ELEMENT)
        note_line(machine, step, variable, NULL, NULL, variable->type, registers[step->result]);
    else if (step->operation == IR_CALL || step->operation == IR_BRANCH)
        note_line(machine, step, NULL, NULL, NULL, NULL, 0);
}

// The initialiser that must run before this step; the step is made again then.
static bool needs_initializer(Machine *machine, const Step *step) {
    bool is_static_access = (step->operation == IR_LOAD || step->operation == IR_STORE) && !step->a;
    return (is_static_access || step->operation == IR_INITIALIZE) && !step->class_of->has_begun &&
           begin_initializer(machine, step->class_of, step->from->span);
}

static void run_step(Machine *machine, Step *step) {
    RunFrame *frame = top(machine);
    Value *registers = registers_of(machine, frame);
    if (machine->steps >= machine->lines_from && step->operation == IR_BRANCH &&
        !ir_tests_exception(step->block))
        note_assignment(machine, step, registers);
    switch ((int)step->operation) { // those that go elsewhere
    case IR_JUMP: frame->at = frame->code->steps + step->targets[0]; return;
    case IR_BRANCH:
        if (machine->distances)
            tell_decision(machine, step, step->a, registers[step->a] != 0);
        frame->at = frame->code->steps + step->targets[registers[step->a] ? 0 : 1];
        return;
    case IR_RETURN: {
        IrRegister result = frame->code->method->result;
        pop_frame(machine, result ? registers[result] : 0, NULL);
        return;
    }
    case IR_THROW: pop_frame(machine, 0, run_object(registers[step->a])); return;
    case IR_CALL: run_call(machine, step, registers); return;
    default: break;
    }
    if (needs_initializer(machine, step))
        return;
    frame->at = step + 1;
    if (step->operation == IR_CONSTANT)
        registers[step->result] = step->constant;
    else if (computes(step->operation))
        run_computation(machine, step, registers);
    else
        run_other(machine, step, registers);
    if (machine->steps >= machine->lines_from && !machine->stopped)
        note_assignment(machine, step, registers);
}

// ---- Runs

static void look_around(Machine *machine, Span span) {
    if (deadline_is_past(machine->request->deadline))
        machine_stop(machine, span, "the time for it");
    if (arena_used(machine->objects_arena) + arena_used(machine->arena) > MOST_MEMORY)
        machine_stop(machine, span, "the memory for it");
}

static void run_frames(Machine *machine) {
    uint64_t most_steps = machine->request->most_steps;
    while (machine->frames.count && !machine->stopped && !machine->has_exited) {
        Step *step = (Step *)top(machine)->at;
        if (++machine->steps % STEPS_BETWEEN_LOOKS == 0)
            look_around(machine, step->from->span);
        if (machine->steps == most_steps)
            machine_stop(machine, step->from->span, "the instructions for it");
        if (step->block->check == IR_CHECK_OVERFLOW)
            machine_stop(machine, step->from->span, "an overflow");
        else
            run_step(machine, step);
    }
}

static bool uses_register(const IrInstruction *instruction, IrRegister reg) {
    if (instruction->a == reg || instruction->b == reg || instruction->result == reg)
        return true;
    const IrCall *call = instruction->operation == IR_CALL ? instruction->detail.call : NULL;
    for (uint32_t i = 0; call && i < call->count; i++)
        if (call->arguments[i] == reg)
            return true;
    return false;
}

// Arguments of the program are inputs.
static bool uses_parameters(const IrMethod *method) {
    for (uint32_t i = 0; i < method->blocks.count; i++)
        for (uint32_t j = 0; j < method->blocks.items[i].instructions.count; j++)
            for (uint32_t k = 0; k < method->parameters.count; k++)
                if (uses_register(&method->blocks.items[i].instructions.items[j],
                                  method->parameters.items[k]))
                    return true;
    return false;
}

bool interpret_uses_arguments(Lowering *lowering, Method *method) {
    const IrMethod *body = lower_method(lowering, method);
    return body && uses_parameters(body);
}

static void begin(Machine *machine) {
    natives_begin(machine);
    forget_objects(machine);
    machine->frames.count = 0;
    machine->steps = 0;
    machine->stopped = NULL;
    machine->stopped_at = (Span){0, 0};
    machine->has_exited = false;
    machine->thrown = NULL;
    machine->lines = (RunLineList){0};
    if (machine->request->watch && !machine->distances)
        machine->distances = memory_alloc(STACK_VALUES * sizeof(Distance));
}

static void push_main(Machine *machine) {
    Target *target = target_of(machine, machine->method);
    Value arguments = 0;
    if (target->refused || !target->code) {
        machine_stop(machine, (Span){0, 0}, target->refused ? target->refused : "no body");
        return;
    }
    const IrMethod *body = target->code->method;
    if (uses_parameters(body) && !run_arguments(machine, &arguments))
        return;
    RunFrame *frame = push_frame(machine, target->code, NULL, (Span){0, 0});
    if (!frame)
        return;
    if (body->parameters.count)
        machine->stack[frame->base + body->parameters.items[0]] = arguments;
    begin_initializer(machine, run_class(machine, machine->method->owner), (Span){0, 0});
}

static RunResult run_once(Machine *machine, const RunRequest *request, uint64_t lines_from) {
    double start = clock_now();
    machine->request = request;
    machine->lines_from = lines_from;
    begin(machine);
    push_main(machine);
    run_frames(machine);
    RunResult result = {.end = RUN_RETURNED, .steps = machine->steps};
    if (machine->stopped) {
        result.end = RUN_STOPPED;
        result.reason = machine->stopped;
        result.site = machine->stopped_at;
    } else if (machine->thrown) {
        result.end = RUN_THREW;
        result.exception = machine->thrown->type;
        result.site = machine->thrown->site;
        result.check = (IrCheck)machine->thrown->check;
        result.lines = machine->lines;
    }
    result.seconds = clock_now() - start;
    return result;
}

Interpreter *interpreter_new(Arena *arena, Sema *sema, Lowering *lowering, Method *method) {
    Machine *machine = memory_alloc(sizeof(Machine));
    *machine = (Machine){.arena = arena_new(),
                         .result = arena,
                         .sema = sema,
                         .lowering = lowering,
                         .method = method,
                         .stack = memory_alloc(STACK_VALUES * sizeof(Value))};
    return machine;
}

void interpreter_free(Interpreter *machine) {
    natives_free(machine);
    if (machine->objects_arena)
        arena_free(machine->objects_arena);
    memory_free(machine->statics);
    memory_free(machine->distances);
    memory_free(machine->stack);
    arena_free(machine->arena);
    memory_free(machine);
}

RunResult interpreter_run(Interpreter *machine, const RunRequest *request) {
    return run_once(machine, request, request->wants_lines ? request->lines_from : UINT64_MAX);
}

RunResult interpret_program(Arena *arena, Sema *sema, Lowering *lowering, Method *method,
                            Deadline deadline) {
    Interpreter *machine = interpreter_new(arena, sema, lowering, method);
    RunRequest request = {.deadline = deadline};
    RunResult result = interpreter_run(machine, &request);
    if (result.end == RUN_THREW) {
        // The same again, for the lines before the end.
        uint64_t from = result.steps > RUN_LAST_STEPS ? result.steps - RUN_LAST_STEPS : 0;
        RunResult again = run_once(machine, &request, from);
        result = again.end == RUN_THREW ? again : result;
    }
    interpreter_free(machine);
    return result;
}
