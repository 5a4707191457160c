#include "analysis/sequence.h"

#include "analysis/internal.h"
#include "lower/code.h"
#include "sema/queries.h"

#include <string.h>

enum { MOST_CALLS = 12 }; // of one step

typedef struct Maker {
    Lowering *lowering;
    Arena *arena;
    Sequence *sequence;
    Method *method; // that is made
    Code *code;
    VariableList free; // parameters that another call of the same step has, too
} Maker;

// ---- What may be called

static bool is_callable(const Method *method) {
    return !(method->modifiers & (MODIFIER_PRIVATE | MODIFIER_ABSTRACT)) && !method->has_error;
}

static bool is_factory(const Method *method, const Class *owner) {
    return (method->modifiers & MODIFIER_STATIC) && method->return_type &&
           method->return_type->kind == TYPE_CLASS && method->return_type->class_symbol == owner;
}

// Does calling it change anything?
static bool has_effect(Lowering *lowering, Method *method) {
    const IrMethod *ir = lower_method(lowering, method);
    for (uint32_t i = 0; ir && i < ir->blocks.count; i++)
        for (uint32_t j = 0; j < ir->blocks.items[i].instructions.count; j++) {
            IrOperation operation = ir->blocks.items[i].instructions.items[j].operation;
            if (operation == IR_STORE || operation == IR_STORE_ELEMENT || operation == IR_CALL)
                return true;
        }
    return false;
}

static bool is_named(const Method *method, const char *name, uint32_t parameters) {
    return !strcmp(method->name->text, name) && method->parameters.count == parameters;
}

// Does it, or what it calls of the project, assign a field of the project?
static bool assigns(Lowering *lowering, Method *method, uint32_t depth) {
    enum { DEEPEST = 6 };
    const IrMethod *ir = depth < DEEPEST ? lower_method(lowering, method) : NULL;
    for (uint32_t i = 0; ir && i < ir->blocks.count; i++)
        for (uint32_t j = 0; j < ir->blocks.items[i].instructions.count; j++) {
            const IrInstruction *at = &ir->blocks.items[i].instructions.items[j];
            if (at->operation == IR_STORE)
                return true;
            if (at->operation == IR_CALL &&
                analysis_is_plain_class(at->detail.call->method->owner) &&
                assigns(lowering, at->detail.call->method, depth + 1))
                return true;
        }
    return !ir;
}

// What everybody calls who looks at an object; to call it first is of no use.
static bool is_look(Lowering *lowering, Method *method) {
    return (is_named(method, "toString", 0) || is_named(method, "hashCode", 0) ||
            is_named(method, "equals", 1) || is_named(method, "compareTo", 1)) &&
           !assigns(lowering, method, 0);
}

static void find_makers(Maker *maker, const Class *owner, MethodList *makers) {
    for (uint32_t i = 0; i < owner->methods.count; i++)
        if (owner->methods.items[i]->is_constructor && is_callable(owner->methods.items[i]))
            vector_push(maker->arena, makers, owner->methods.items[i]);
    for (uint32_t i = 0; !makers->count && i < owner->methods.count; i++)
        if (is_factory(owner->methods.items[i], owner) && is_callable(owner->methods.items[i]))
            vector_push(maker->arena, makers, owner->methods.items[i]);
}

static bool is_overridden(Maker *maker, const MethodList *known, Method *method) {
    for (uint32_t i = 0; i < known->count; i++)
        if (known->items[i]->name == method->name &&
            query_overrides(lower_sema(maker->lowering), known->items[i], method,
                            maker->sequence->target->owner))
            return true;
    return false;
}

// The methods of the class and its superclasses in the project.
static void find_calls(Maker *maker, Class *owner, MethodList *calls) {
    MethodList seen = {0};
    for (Class *at = owner; at && analysis_is_plain_class(at);
         at = at->superclass && at->superclass->kind == TYPE_CLASS ? at->superclass->class_symbol
                                                                   : NULL) {
        query_complete(lower_sema(maker->lowering), at);
        for (uint32_t i = 0; i < at->methods.count; i++) {
            Method *method = at->methods.items[i];
            if (method->is_constructor || (method->modifiers & MODIFIER_STATIC) ||
                !is_callable(method) || is_overridden(maker, &seen, method))
                continue;
            vector_push(maker->arena, &seen, method);
            if (calls->count < MOST_CALLS && has_effect(maker->lowering, method) &&
                !is_look(maker->lowering, method))
                vector_push(maker->arena, calls, method);
        }
    }
}

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

// One call of a step is made, so that others may have the same parameters.
static Variable *argument_for(Maker *maker, Method *method, uint32_t index, const char *name) {
    const Variable *of = method->parameters.items[index];
    Analysis *analysis = analysis_of(maker->lowering);
    bool is_nullable =
        !query_is_value(of->type) && analysis_parameter_may_be_null(maker->lowering, method, index);
    bool has_null = of->type->kind == TYPE_ARRAY &&
                    analysis_parameter_elements_may_be_null(maker->lowering, method, index);
    for (uint32_t i = 0; i < maker->free.count; i++) {
        Variable *shared = maker->free.items[i];
        bool is_alike = shared->type == of->type &&
                        ((shared->modifiers & MODIFIER_NULLABLE) != 0) == is_nullable &&
                        (map_get(&analysis->null_elements, shared) != NULL) == has_null;
        if (!is_alike)
            continue;
        maker->free.items[i] = vector_last(&maker->free);
        maker->free.count--;
        return shared;
    }
    Variable *made = add_parameter_of(maker, name, of->type);
    made->modifiers = is_nullable ? MODIFIER_NULLABLE : 0;
    if (has_null)
        map_put(analysis->arena, &analysis->null_elements, made, made);
    return made;
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

// A name that begins so is no parameter of Java.
static void make_step(Maker *maker, const MethodList *methods, uint32_t number) {
    SequenceStep step = {0};
    VariableList all = {0};
    const char *prefix = arena_format(maker->arena, "#%u.", number);
    if (number || methods->count > 1)
        step.choice = add_parameter_of(
            maker, prefix, type_primitive(sema_types(lower_sema(maker->lowering)), TYPE_INT));
    for (uint32_t i = 0; i < methods->count; i++) {
        maker->free.count = 0;
        for (uint32_t j = 0; j < all.count; j++)
            vector_push(maker->arena, &maker->free, all.items[j]);
        SequenceCall call = make_call(maker, methods->items[i], prefix);
        vector_push(maker->arena, &step.options, call);
        all.count = 0;
        for (uint32_t j = 0; j < maker->method->parameters.count; j++) {
            Variable *parameter = maker->method->parameters.items[j];
            if (!strncmp(parameter->name->text, prefix, strlen(prefix)) && parameter != step.choice)
                vector_push(maker->arena, &all, parameter);
        }
    }
    maker->free.count = 0;
    vector_push(maker->arena, &maker->sequence->steps, step);
}

// ---- Code

static RegisterList registers_of(Maker *maker, const SequenceCall *call) {
    RegisterList list = {0};
    for (uint32_t i = 0; i < call->arguments.count; i++)
        vector_push(maker->arena, &list, variable_register(maker->code, call->arguments.items[i]));
    return list;
}

static void set_span(Maker *maker, const Method *method) {
    if (method->declaration)
        maker->code->span =
            (Span){method->declaration->name_at,
                   method->declaration->name_at +
                       (method->declaration->name ? method->declaration->name->length : 1)};
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
    RegisterList arguments = registers_of(maker, call);
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

static void emit_step(Maker *maker, const SequenceStep *step, IrRegister object, bool makes) {
    Code *code = maker->code;
    IrBlockId end = new_block(code);
    for (uint32_t i = 0; i < step->options.count; i++) {
        const SequenceCall *call = &step->options.items[i];
        set_span(maker, call->method);
        IrBlockId other = step->choice ? emit_choice(maker, step, i) : 0;
        if (makes) {
            emit_making(maker, call, object);
        } else {
            RegisterList arguments = registers_of(maker, call);
            emit_call(code, call->method, object, &arguments, false);
        }
        emit_jump(code, end);
        if (other)
            start_block(code, other);
    }
    if (makes && step->choice)
        emit(code, IR_RETURN); // no such constructor
    else if (step->choice)
        emit_jump(code, end);
    code->block = end;
}

static void emit_all(Maker *maker) {
    Code *code = maker->code;
    const Sequence *sequence = maker->sequence;
    IrBlockId start = code->block, leave = new_block(code);
    code->block = leave;
    emit(code, IR_RETURN);
    code->block = start;
    code->throw_block = leave; // a call that comes before throws: there is no such object
    IrRegister object = new_register(code, IR_REF);
    for (uint32_t i = 0; i < sequence->steps.count; i++)
        emit_step(maker, &sequence->steps.items[i], object, i == 0);
    code->throw_block = 0;
    RegisterList arguments = registers_of(maker, &sequence->last);
    set_span(maker, sequence->target);
    emit_call(code, sequence->target, object, &arguments, false);
    code_finish(code);
}

// ---- The whole

static bool can_be_built(const Class *owner) {
    for (const Class *at = owner; at; at = at->outer)
        if (at->is_local)
            return false;
    bool is_inner = owner->outer && !(owner->modifiers & MODIFIER_STATIC);
    return (owner->kind == CLASS_CLASS || owner->kind == CLASS_RECORD) && !owner->class_file &&
           !(owner->modifiers & MODIFIER_ABSTRACT) && (!is_inner || owner->kind == CLASS_RECORD);
}

Method *sequence_make(Lowering *lowering, Method *target, uint32_t calls) {
    Class *owner = target->owner;
    if (target->is_constructor || (target->modifiers & MODIFIER_STATIC) || !can_be_built(owner))
        return NULL;
    Arena *arena = lower_arena(lowering);
    Maker maker = {.lowering = lowering, .arena = arena, .sequence = ARENA_NEW(arena, Sequence)};
    maker.sequence->target = target;
    MethodList makers = {0}, methods = {0};
    find_makers(&maker, owner, &makers);
    if (!makers.count)
        return NULL;
    find_calls(&maker, owner, &methods);
    Method *method = maker.method = ARENA_NEW(arena, Method);
    *method = (Method){.name = query_name(lower_sema(lowering), "<sequence>"),
                       .owner = owner,
                       .modifiers = MODIFIER_STATIC | MODIFIER_PUBLIC,
                       .return_type = type_primitive(sema_types(lower_sema(lowering)), TYPE_VOID),
                       .thrown = target->thrown,
                       .declaration = target->declaration,
                       .sequence = maker.sequence};
    maker.code = code_new(lowering, owner, "sequence");
    maker.code->ir->symbol = method;
    set_span(&maker, target);
    make_step(&maker, &makers, 0);
    for (uint32_t i = 1; methods.count && i <= calls; i++)
        make_step(&maker, &methods, i);
    maker.sequence->last = make_call(&maker, target, "");
    emit_all(&maker);
    lower_give(lowering, method, maker.code->ir);
    return method;
}
