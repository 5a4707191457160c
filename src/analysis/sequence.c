#include "analysis/sequence.h"

#include "analysis/internal.h"
#include "lower/code.h"
#include "sema/queries.h"

#include <string.h>

// Of objects that are arguments: how many constructors are tried, how deep they lie in each other.
enum { MOST_MAKERS = 6, MOST_DEPTH = 2 };

typedef struct Maker {
    Lowering *lowering;
    Arena *arena;
    Sequence *sequence;
    Method *method; // that is made
    Code *code;
    VariableList free; // parameters that another call of the same step has, too
    uint32_t depth;    // of arguments in arguments
    uint32_t calls;    // that come after making an argument
} Maker;

// ---- Parameters

static Variable *add_parameter_of(Maker *maker, const char *name, Type *type) {
    Variable *parameter = ARENA_NEW(maker->arena, Variable);
    parameter->name = query_name(lower_sema(maker->lowering), name);
    parameter->kind = VARIABLE_PARAMETER;
    parameter->type = type;
    parameter->owner = maker->method->owner;
    parameter->method = maker->method;
    parameter->constant_known = true;
    vector_push(maker->arena, &maker->method->parameters, parameter);
    add_parameter(maker->code, type, parameter);
    return parameter;
}

static bool is_used(Maker *maker, const char *name) {
    for (uint32_t i = 0; i < maker->method->parameters.count; i++)
        if (!strcmp(maker->method->parameters.items[i]->name->text, name))
            return true;
    return false;
}

// Two constructors may each have a `size`, of different types.
static const char *unused_name(Maker *maker, const char *name) {
    const char *unused = name;
    for (uint32_t number = 2; is_used(maker, unused); number++)
        unused = arena_format(maker->arena, "%s%u", name, number);
    return unused;
}

// One call of a step is made, so that others may have the same parameters.
static Variable *parameter_for(Maker *maker, Type *type, bool is_nullable, bool has_null,
                               const char *name) {
    Analysis *analysis = analysis_of(maker->lowering);
    for (uint32_t i = 0; i < maker->free.count; i++) {
        Variable *shared = maker->free.items[i];
        bool is_alike = shared->type == type &&
                        ((shared->modifiers & MODIFIER_NULLABLE) != 0) == is_nullable &&
                        (map_get(&analysis->null_elements, shared) != NULL) == has_null;
        if (!is_alike)
            continue;
        maker->free.items[i] = vector_last(&maker->free);
        maker->free.count--;
        return shared;
    }
    Variable *made = add_parameter_of(maker, unused_name(maker, name), type);
    made->modifiers = is_nullable ? MODIFIER_NULLABLE : 0;
    if (has_null)
        map_put(analysis->arena, &analysis->null_elements, made, made);
    return made;
}

static Variable *choice_for(Maker *maker, const char *name) {
    return parameter_for(maker, type_primitive(sema_types(lower_sema(maker->lowering)), TYPE_INT),
                         false, false, name);
}

// ---- Calls

static const SequenceObject *make_argument(Maker *maker, const Variable *of, bool may_be_null,
                                           const char *name);

static SequenceArgument argument_for(Maker *maker, Method *method, uint32_t index,
                                     const char *name) {
    const Variable *of = method->parameters.items[index];
    bool is_nullable =
        !query_is_value(of->type) && analysis_parameter_may_be_null(maker->lowering, method, index);
    bool has_null = of->type->kind == TYPE_ARRAY &&
                    analysis_parameter_elements_may_be_null(maker->lowering, method, index);
    if (sequence_makes(maker->lowering, of->type)) {
        const SequenceObject *made = make_argument(maker, of, is_nullable, name);
        maker->sequence->is_partial |= !made;
        if (made || (is_nullable && maker->depth >= MOST_DEPTH))
            return (SequenceArgument){NULL, made};
    }
    return (SequenceArgument){parameter_for(maker, of->type, is_nullable, has_null, name), NULL};
}

static SequenceCall make_call(Maker *maker, Method *method, const char *prefix) {
    SequenceCall call = {.method = method};
    for (uint32_t i = 0; i < method->parameters.count; i++)
        vector_push(maker->arena, &call.arguments,
                    argument_for(maker, method, i,
                                 arena_format(maker->arena, "%s%s", prefix,
                                              method->parameters.items[i]->name->text)));
    for (uint32_t i = 0; i < maker->sequence->parts.count; i++)
        if (maker->sequence->parts.items[i] == method)
            return call;
    vector_push(maker->arena, &maker->sequence->parts, method);
    return call;
}

// The parameters from the first one on that some call of the step has and the next may share.
static void free_since(Maker *maker, uint32_t first, const Variable *choice,
                       const VariableList *outer) {
    maker->free.count = 0;
    for (uint32_t i = 0; i < outer->count; i++)
        vector_push(maker->arena, &maker->free, outer->items[i]);
    for (uint32_t i = first; i < maker->method->parameters.count; i++)
        if (maker->method->parameters.items[i] != choice)
            vector_push(maker->arena, &maker->free, maker->method->parameters.items[i]);
}

// Parameters that were shared with a call around this one and are used by one of the step.
static void keep_unused(VariableList *outer, const VariableList *left) {
    uint32_t kept = 0;
    for (uint32_t i = 0; i < outer->count; i++)
        for (uint32_t j = 0; j < left->count; j++)
            if (left->items[j] == outer->items[i]) {
                outer->items[kept++] = outer->items[i];
                break;
            }
    outer->count = kept;
}

// A name that begins so is no parameter of Java.
static SequenceStep make_step(Maker *maker, const MethodList *methods, bool has_choice,
                              const char *prefix) {
    SequenceStep step = {0};
    if (has_choice || methods->count > 1)
        step.choice = choice_for(maker, prefix);
    VariableList outer = {0}, unused = {0};
    for (uint32_t i = 0; i < maker->free.count; i++) {
        vector_push(maker->arena, &outer, maker->free.items[i]);
        vector_push(maker->arena, &unused, maker->free.items[i]);
    }
    uint32_t first = maker->method->parameters.count;
    for (uint32_t i = 0; i < methods->count; i++) {
        free_since(maker, first, step.choice, &outer);
        SequenceCall call = make_call(maker, methods->items[i], prefix);
        vector_push(maker->arena, &step.options, call);
        keep_unused(&unused, &maker->free);
    }
    maker->free = unused;
    return step;
}

// ---- Objects

static void make_steps(Maker *maker, SequenceObject *object, Class *owner, const MethodList *makers,
                       uint32_t calls, const char *prefix) {
    vector_push(
        maker->arena, &object->steps,
        make_step(maker, makers, object->may_be_null, arena_format(maker->arena, "%s0.", prefix)));
    MethodList methods = {0};
    if (calls)
        maker->sequence->is_partial |= sequence_find_calls(maker->lowering, owner, &methods);
    if (methods.count && maker->sequence->most_calls < calls)
        maker->sequence->most_calls = calls;
    for (uint32_t i = 1; methods.count && i <= calls; i++)
        vector_push(
            maker->arena, &object->steps,
            make_step(maker, &methods, true, arena_format(maker->arena, "%s%u.", prefix, i)));
}

static const SequenceObject *make_argument(Maker *maker, const Variable *of, bool may_be_null,
                                           const char *name) {
    MethodList makers = {0};
    Class *owner = of->type->class_symbol;
    if (maker->depth >= MOST_DEPTH)
        return NULL;
    bool leaves_out = sequence_find_makers(maker->lowering, owner, &makers);
    if (!makers.count)
        return NULL;
    maker->sequence->is_partial |= leaves_out || makers.count > MOST_MAKERS;
    if (makers.count > MOST_MAKERS)
        makers.count = MOST_MAKERS;
    SequenceObject *object = ARENA_NEW(maker->arena, SequenceObject);
    object->name = of->name->text;
    object->may_be_null = may_be_null;
    uint32_t calls = maker->depth ? 0 : maker->calls;
    maker->depth++;
    make_steps(maker, object, owner, &makers, calls, arena_format(maker->arena, "#%s.", name));
    maker->depth--;
    maker->sequence->makes_arguments = true;
    return object;
}

static bool has_own(Maker *maker, Class *owner, Method *target) {
    for (Class *at = owner; at && at != target->owner;
         at = at->superclass && at->superclass->kind == TYPE_CLASS ? at->superclass->class_symbol
                                                                   : NULL)
        for (uint32_t i = 0; i < at->methods.count; i++)
            if (at->methods.items[i]->name == target->name &&
                query_overrides(lower_sema(maker->lowering), at->methods.items[i], target, owner))
                return true;
    return false;
}

// An object whose class has a method of its own in place of the target is none to judge it by.
static void drop_overriding(Maker *maker, MethodList *makers) {
    uint32_t kept = 0;
    for (uint32_t i = 0; i < makers->count; i++)
        if (!has_own(maker, makers->items[i]->owner, maker->sequence->target))
            makers->items[kept++] = makers->items[i];
    makers->count = kept;
}

static const SequenceObject *make_receiver(Maker *maker, Class *owner, uint32_t calls) {
    MethodList makers = {0};
    maker->sequence->is_partial |= sequence_find_makers(maker->lowering, owner, &makers);
    drop_overriding(maker, &makers);
    if (!makers.count)
        return NULL;
    SequenceObject *object = ARENA_NEW(maker->arena, SequenceObject);
    make_steps(maker, object, owner, &makers, calls, "#");
    return object;
}

// ---- Code

static void set_span(Maker *maker, const Method *method) {
    if (method->declaration)
        maker->code->span =
            (Span){method->declaration->name_at,
                   method->declaration->name_at +
                       (method->declaration->name ? method->declaration->name->length : 1)};
}

static IrRegister emit_object(Maker *maker, const SequenceObject *object);

static RegisterList emit_arguments(Maker *maker, const SequenceCall *call) {
    RegisterList list = {0};
    for (uint32_t i = 0; i < call->arguments.count; i++) {
        const SequenceArgument *argument = &call->arguments.items[i];
        vector_push(maker->arena, &list,
                    argument->parameter ? variable_register(maker->code, argument->parameter)
                    : argument->made    ? emit_object(maker, argument->made)
                                        : emit_null(maker->code));
    }
    set_span(maker, call->method);
    return list;
}

// Goes on with the first option that the choice names; behind the last one, nothing was chosen.
static IrBlockId emit_choice(Maker *maker, const SequenceStep *step, uint32_t index) {
    Code *code = maker->code;
    IrRegister number = emit_constant(code, IR_INT, index + 1);
    IrRegister is_it =
        emit_binary(code, IR_EQUAL, IR_BOOL, variable_register(code, step->choice), number);
    IrBlockId chosen = new_block(code), other = new_block(code);
    emit_branch(code, is_it, chosen, other);
    start_block(code, chosen);
    return other;
}

static void emit_making(Maker *maker, const SequenceCall *call, IrRegister object) {
    Code *code = maker->code;
    RegisterList arguments = emit_arguments(maker, call);
    if (call->method->is_constructor) {
        emit_copy(code, object,
                  create_object(code, call->method->owner, call->method, 0, &arguments));
        return;
    }
    IrRegister made = emit_call(code, call->method, 0, &arguments, false);
    IrBlockId next = new_block(code);
    emit_branch(code, emit_is_null(code, made), code->throw_block, next);
    start_block(code, next);
    emit_copy(code, object, made);
}

// Behind the last option: no call, or there is no such object.
static void emit_none(Maker *maker, const SequenceObject *object, bool makes, IrRegister made,
                      IrBlockId end) {
    Code *code = maker->code;
    if (makes && !object->may_be_null) {
        emit(code, IR_RETURN);
        return;
    }
    if (makes)
        emit_copy(code, made, emit_null(code));
    emit_jump(code, end);
}

static void emit_step(Maker *maker, const SequenceObject *object, uint32_t index, IrRegister made) {
    Code *code = maker->code;
    const SequenceStep *step = &object->steps.items[index];
    IrBlockId end = new_block(code);
    for (uint32_t i = 0; i < step->options.count; i++) {
        const SequenceCall *call = &step->options.items[i];
        set_span(maker, call->method);
        IrBlockId other = step->choice ? emit_choice(maker, step, i) : 0;
        if (index == 0) {
            emit_making(maker, call, made);
        } else {
            RegisterList arguments = emit_arguments(maker, call);
            emit_call(code, call->method, made, &arguments, is_virtual_method(call->method));
        }
        emit_jump(code, end);
        if (other)
            start_block(code, other);
    }
    if (step->choice)
        emit_none(maker, object, index == 0, made, end);
    code->block = end;
}

// Nothing is called of null.
static IrRegister emit_object(Maker *maker, const SequenceObject *object) {
    Code *code = maker->code;
    IrRegister made = new_register(code, IR_REF);
    emit_step(maker, object, 0, made);
    if (object->steps.count == 1)
        return made;
    IrBlockId end = new_block(code);
    if (object->may_be_null) {
        IrBlockId next = new_block(code);
        emit_branch(code, emit_is_null(code, made), end, next);
        start_block(code, next);
    }
    for (uint32_t i = 1; i < object->steps.count; i++)
        emit_step(maker, object, i, made);
    emit_jump(code, end);
    code->block = end;
    return made;
}

static void emit_last(Maker *maker, IrRegister receiver, const RegisterList *arguments) {
    Code *code = maker->code;
    Method *target = maker->sequence->target;
    if (target->is_constructor)
        create_object(code, target->owner, target, 0, arguments);
    else
        emit_call(code, target, receiver, arguments, false);
    const IrMethod *method = code->ir;
    for (uint32_t i = 0; i < method->blocks.count; i++)
        for (uint32_t j = 0; j < method->blocks.items[i].instructions.count; j++) {
            const IrInstruction *instruction = &method->blocks.items[i].instructions.items[j];
            if (instruction->operation == IR_CALL && instruction->detail.call->method == target)
                maker->sequence->last_call = instruction->detail.call;
        }
}

static void emit_all(Maker *maker) {
    Code *code = maker->code;
    const Sequence *sequence = maker->sequence;
    IrBlockId start = code->block, leave = new_block(code);
    code->block = leave;
    emit(code, IR_RETURN);
    code->block = start;
    code->throw_block = leave; // a call that comes before throws: there is no such object
    IrRegister receiver = sequence->receiver ? emit_object(maker, sequence->receiver) : 0;
    RegisterList arguments = emit_arguments(maker, &sequence->last);
    code->throw_block = 0;
    set_span(maker, sequence->target);
    emit_last(maker, receiver, &arguments);
    code_finish(code);
}

// ---- The whole

static Method *new_method(Maker *maker, Method *target) {
    Sema *sema = lower_sema(maker->lowering);
    Method *method = ARENA_NEW(maker->arena, Method);
    *method = (Method){.name = query_name(sema, "<sequence>"),
                       .owner = target->owner,
                       .modifiers = MODIFIER_STATIC | MODIFIER_PUBLIC,
                       .return_type = type_primitive(sema_types(sema), TYPE_VOID),
                       .thrown = target->thrown,
                       .declaration = target->declaration,
                       .sequence = maker->sequence};
    return method;
}

static bool is_inner(const Class *owner) {
    return owner->outer && !(owner->modifiers & MODIFIER_STATIC) && owner->kind == CLASS_CLASS;
}

Method *sequence_make(Lowering *lowering, Method *target, uint32_t calls) {
    Arena *arena = lower_arena(lowering);
    bool has_receiver = !target->is_constructor && !(target->modifiers & MODIFIER_STATIC);
    if (target->owner->class_file || (target->is_constructor && is_inner(target->owner)))
        return NULL;
    Maker maker = {.lowering = lowering, .arena = arena, .sequence = ARENA_NEW(arena, Sequence)};
    maker.sequence->target = target;
    maker.method = new_method(&maker, target);
    maker.code = code_new(lowering, target->owner, "sequence");
    maker.code->ir->symbol = maker.method;
    set_span(&maker, target);
    if (has_receiver)
        maker.sequence->receiver = make_receiver(&maker, target->owner, calls);
    maker.free.count = 0;
    maker.calls = calls < SEQUENCE_CALLS_OF_ARGUMENT ? calls : SEQUENCE_CALLS_OF_ARGUMENT;
    maker.sequence->last = make_call(&maker, target, "");
    if (has_receiver ? !maker.sequence->receiver : !maker.sequence->makes_arguments)
        return NULL;
    emit_all(&maker);
    lower_give(lowering, maker.method, maker.code->ir);
    return maker.method;
}
