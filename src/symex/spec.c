// JML expressions on states: names, fields, operators.
#include "symex/spec.h"

#include "sema/constant_bits.h"
#include "sema/queries.h"
#include "sema/specs.h"

#include <string.h>

enum { DEEPEST_SPECIFICATION = 12 };

void spec_bind(Spec *spec, Variable *variable, Term value) {
    map_put(spec->symex->arena, &spec->bindings, variable, (void *)(uintptr_t)value);
}

Term spec_unmodelled(Spec *spec, Node *node, const char *text) {
    add_unmodelled(spec->symex, spec->guard, node->span, text);
    return default_value(spec->symex, node->type);
}

void spec_undefined(Spec *spec, Term condition) {
    TermTable *terms = spec->symex->terms;
    spec->undefined = term_or(terms, spec->undefined, term_and(terms, spec->guard, condition));
}

Term spec_holds(Spec *spec, Node *expression) {
    Term outer = spec->undefined;
    spec->undefined = TERM_FALSE;
    if (!spec->math)
        spec->math = spec_math_at(spec->symex, expression->span.begin);
    Term value = spec_value(spec, expression);
    Term holds = term_and(spec->symex->terms, value, term_not(spec->undefined));
    spec->undefined = outer;
    return holds;
}

Term spec_may_hold(Spec *spec, Node *expression) {
    Symex *symex = spec->symex;
    Term *outer = symex->mode.noted;
    Term unknown = TERM_FALSE;
    bool doubted = symex->mode.doubts;
    symex->mode.noted = &unknown;
    symex->mode.doubts = doubted || (spec->polarity < 0 && !symex->mode.quiet);
    Term holds = spec_holds(spec, expression);
    symex->mode.noted = outer;
    symex->mode.doubts = doubted;
    if (outer)
        *outer = term_or(symex->terms, *outer, unknown);
    return term_or(symex->terms, holds, unknown);
}

Term spec_violated(Spec *spec, Node *expression) {
    Symex *symex = spec->symex;
    Term *outer = symex->mode.apart;
    Term unknown = TERM_FALSE;
    symex->mode.apart = &unknown;
    spec->polarity = 1;
    Term holds = spec_holds(spec, expression);
    symex->mode.apart = outer;
    Term known = term_and(symex->terms, spec->guard, term_not(unknown));
    return term_and(symex->terms, known, term_not(holds));
}

// ---- Conversions

// The value inside a box; null has none.
static Term unboxed(Spec *spec, Term box, Type *type) {
    Symex *symex = spec->symex;
    Variable *field = query_field(symex->sema, type->class_symbol, "value");
    spec_undefined(spec, term_equal(symex->terms, box, object_reference(symex, 0)));
    return heap_load(symex, spec->state, box, field);
}

Type *spec_without_box(Spec *spec, Type *type) {
    Type *primitive = type_is_primitive(type) ? NULL : query_unboxed(spec->symex->sema, type);
    return primitive ? primitive : type;
}

bool spec_is_floating(const Type *type) {
    return type->kind == TYPE_FLOAT || type->kind == TYPE_DOUBLE;
}

static Term boxed(Spec *spec, Term value, Type *from, Type *to) {
    Sema *sema = spec->symex->sema;
    Type *box = query_unboxed(sema, to) ? to : query_boxed(sema, from);
    return specification_box(spec->symex, box,
                             spec_convert(spec, value, from, query_unboxed(sema, box)));
}

bool spec_can_convert(const Type *from, const Type *to) {
    bool is_boxing = type_is_primitive(from) && !type_is_primitive(to);
    return !is_boxing || from->kind <= TYPE_DOUBLE;
}

Term spec_convert_at(Spec *spec, Term value, Type *from, Type *to, Span span) {
    Symex *symex = spec->symex;
    if (type_is_primitive(from) && !type_is_primitive(to))
        return boxed(spec, value, from, to);
    if (type_is_primitive(to) && spec_without_box(spec, from) != from) {
        value = unboxed(spec, value, from);
        from = spec_without_box(spec, from);
    }
    if (type_is_primitive(to) && (spec_is_floating(from) || spec_is_floating(to))) {
        value = floating_convert(symex, spec->guard, value_type(from), value_type(to), value, span);
        from = to; // byte, short and char by way of int
    }
    uint32_t width = term_width(symex->terms, value);
    if (!width || !type_is_primitive(to) || to->kind == TYPE_BIGINT)
        return value;
    if (spec_is_exact(spec, from, value))
        value = spec_narrowed(spec, value, width_of(symex, value_type(to)), false);
    width = term_width(symex->terms, value);
    uint32_t wanted = width_of(symex, value_type(to));
    if (wanted > width)
        value = from->kind == TYPE_CHAR ? term_zero_extend(symex->terms, value, wanted)
                                        : term_sign_extend(symex->terms, value, wanted);
    if (wanted < width)
        value = term_extract(symex->terms, value, 0, wanted);
    if (to->kind == TYPE_BYTE)
        return java_convert(symex, IR_TO_BYTE, value);
    if (to->kind == TYPE_SHORT)
        return java_convert(symex, IR_TO_SHORT, value);
    return to->kind == TYPE_CHAR ? java_convert(symex, IR_TO_CHAR, value) : value;
}

Term spec_convert(Spec *spec, Term value, Type *from, Type *to) {
    return spec_convert_at(spec, value, from, to, (Span){0, 0});
}

Term spec_value_as(Spec *spec, Node *expression, Type *type) {
    if (!spec_can_convert(expression->type, type))
        return spec_unmodelled(spec, expression, "boxing a number of JML");
    return spec_convert(spec, spec_value(spec, expression), expression->type, type);
}

// ---- Names and fields

static Term load_field(Spec *spec, Term object, Variable *field, Node *node);

// The value that a `represents` clause of the class gives a model field; TERM_NONE where none does.
static Term represented(Spec *spec, Class *class_symbol, Term object, Variable *field) {
    InheritedRepresentsList clauses = {0};
    class_represents(spec->symex->sema, class_symbol, &clauses);
    for (uint32_t i = 0; i < clauses.count; i++) {
        Represents *clause = clauses.items[i].clause;
        Variable *target = clause->location->kind == NODE_NAME
                               ? as_NameExpression(clause->location)->variable
                               : NULL;
        if (target != field || clause->is_relation || spec->depth > DEEPEST_SPECIFICATION)
            continue;
        Spec inner = *spec;
        inner.receiver = object;
        inner.frame = NULL;
        inner.bindings = (Map){0};
        inner.depth++;
        Term value = spec_value_as(&inner, clause->expression, field->type);
        spec->undefined = inner.undefined;
        return value;
    }
    return TERM_NONE;
}

static Term unrepresented(Spec *spec, Node *node) {
    return spec_unmodelled(spec, node, "a model field without a represents clause that defines it");
}

// The class of the object decides which clause that is.
static Term model_field(Spec *spec, Term object, Variable *field, Node *node) {
    Symex *symex = spec->symex;
    if (!object || (field->modifiers & MODIFIER_STATIC)) {
        Term value = field->owner ? represented(spec, field->owner, object, field) : TERM_NONE;
        return value ? value : unrepresented(spec, node);
    }
    spec_undefined(spec, term_equal(symex->terms, object, object_reference(symex, 0)));
    const ObjectSet *set = reference_candidates(symex, object);
    Term result = TERM_NONE, outer = spec->guard;
    uint32_t count = symex->heap.objects.count;
    for (uint32_t first = 1; first < count; first++) {
        Type *type = symex->heap.objects.items[first].type;
        if (!object_set_has(set, first) || type->kind != TYPE_CLASS ||
            !query_is_subclass(symex->sema, type->class_symbol, field->owner))
            continue;
        // The objects of this class, all at once, and the object as one of them.
        Term is_one = TERM_FALSE, narrowed = object_reference(symex, first);
        bool is_done = false;
        for (uint32_t i = 1; i < count; i++) {
            if (!object_set_has(set, i) || symex->heap.objects.items[i].type != type)
                continue;
            is_done |= i < first;
            Term is_it = term_equal(symex->terms, object, object_reference(symex, i));
            is_one = term_or(symex->terms, is_one, is_it);
            narrowed = term_ite(symex->terms, is_it, object_reference(symex, i), narrowed);
        }
        if (is_done)
            continue;
        spec->guard = term_and(symex->terms, outer, is_one);
        Term value = represented(spec, type->class_symbol, narrowed, field);
        if (!value)
            value = unrepresented(spec, node);
        result = result ? spec_exact_choice(spec, is_one, value, result) : value;
    }
    spec->guard = outer;
    return result ? result : default_value(symex, field->type);
}

static Term load_field(Spec *spec, Term object, Variable *field, Node *node) {
    Symex *symex = spec->symex;
    if (field->modifiers & MODIFIER_MODEL)
        return model_field(spec, object, field, node);
    if (field->type->kind == TYPE_BIGINT || field->type->kind == TYPE_REAL)
        return spec_unmodelled(spec, node, "a field that holds a number of any size");
    if (field->modifiers & MODIFIER_STATIC)
        return static_get(symex, spec->state, spec->guard, field, node->span);
    if (!object)
        return spec_unmodelled(spec, node, "a field without an object");
    spec_undefined(spec, term_equal(symex->terms, object, object_reference(symex, 0)));
    if (field->kind == VARIABLE_ARRAY_LENGTH)
        return heap_length(symex, object);
    check_field_known(symex, spec->guard, object, field, node->span);
    return heap_load(symex, spec->state, object, field);
}

static Class *class_of_some(Symex *symex, Term reference) {
    const ObjectSet *set = reference_candidates(symex, reference);
    for (uint32_t i = 1; i < symex->heap.objects.count; i++)
        if (object_set_has(set, i) && symex->heap.objects.items[i].type->kind == TYPE_CLASS)
            return symex->heap.objects.items[i].type->class_symbol;
    return NULL;
}

// The field with the enclosing instance, of the class or a superclass: one that leads to `owner`
// at once, else the nearest.
static Variable *outer_field_towards(Symex *symex, Class *class_symbol, Class *owner) {
    Variable *nearest = NULL;
    for (Class *at = class_symbol; at; at = at->superclass && at->superclass->kind == TYPE_CLASS
                                                ? at->superclass->class_symbol
                                                : NULL) {
        Variable *outer = lower_outer_field(symex->lowering, at);
        if (outer && query_is_subclass(symex->sema, outer->type->class_symbol, owner))
            return outer;
        if (outer && !nearest)
            nearest = outer;
    }
    return nearest;
}

Term spec_receiver_of(Spec *spec, Class *owner, Node *node) {
    Symex *symex = spec->symex;
    Term object = spec->receiver;
    for (uint32_t depth = 0; object && depth < DEEPEST_SPECIFICATION; depth++) {
        Class *class_symbol = class_of_some(symex, object);
        if (!class_symbol || query_is_subclass(symex->sema, class_symbol, owner))
            return object;
        Variable *outer = outer_field_towards(symex, class_symbol, owner);
        object = outer ? heap_load(symex, spec->state, object, outer) : TERM_NONE;
    }
    spec_unmodelled(spec, node, "an object around this one");
    return object_reference(symex, 0);
}

static Term value_of_name(Spec *spec, NameExpression *name) {
    Variable *variable = name->variable;
    if (!variable)
        return spec_unmodelled(spec, &name->node, "a name that is no variable");
    uintptr_t bound = (uintptr_t)map_get(&spec->bindings, variable);
    if (bound)
        return (Term)bound;
    if (variable->kind == VARIABLE_FIELD || variable->kind == VARIABLE_ENUM_CONSTANT) {
        bool is_static = variable->modifiers & MODIFIER_STATIC;
        Term object = is_static ? TERM_NONE : spec_receiver_of(spec, variable->owner, &name->node);
        return load_field(spec, object, variable, &name->node);
    }
    uintptr_t reg =
        spec->frame ? (uintptr_t)map_get(&spec->frame->method->register_of, variable) : 0;
    if (!reg)
        return spec_unmodelled(spec, &name->node, "a variable that has no value here");
    return register_get(spec->symex, spec->frame, spec->state, (IrRegister)reg);
}

static Term value_of_field(Spec *spec, FieldAccess *field) {
    Variable *variable = field->variable;
    if (!variable)
        return spec_unmodelled(spec, &field->node, "a name that is no field");
    if (variable->modifiers & MODIFIER_STATIC)
        return load_field(spec, TERM_NONE, variable, &field->node);
    return load_field(spec, spec_value(spec, field->object), variable, &field->node);
}

static Term value_of_index(Spec *spec, Index *expression) {
    Symex *symex = spec->symex;
    TermTable *terms = symex->terms;
    Term array = spec_value(spec, expression->array);
    Term index = spec_value(spec, expression->index);
    index = spec_convert(spec, index, expression->index->type,
                         type_primitive(sema_types(symex->sema), TYPE_INT));
    Term length = heap_length(symex, array);
    spec_undefined(spec, term_equal(terms, array, object_reference(symex, 0)));
    Term in_range = term_and(terms, term_sle(terms, java_constant(symex, IR_INT, 0), index),
                             term_slt(terms, index, length));
    spec_undefined(spec, term_not(in_range));
    return heap_load_element(symex, spec->state, array, index,
                             default_value(symex, expression->node.type));
}

// ---- \old, \result, calls

static Term value_in(Spec *spec, const State *state, Node *expression) {
    const State *now = spec->state;
    spec->state = state;
    Term value = spec_value(spec, expression);
    spec->state = now;
    return value;
}

// The value when the label was passed last: visits are looked at from the last one back.
static Term value_at_label(Spec *spec, Old *old) {
    Symex *symex = spec->symex;
    const LabelVisits *visits = spec->frame ? map_get(&spec->frame->labels, old->label) : NULL;
    Term value = default_value(symex, old->node.type), outer = spec->guard, passed = TERM_FALSE;
    for (uint32_t i = 0; visits && i < visits->count; i++) {
        const State *state = visits->items[i];
        spec->guard = term_and(symex->terms, outer, state->guard);
        value =
            spec_exact_choice(spec, state->guard, value_in(spec, state, old->expression), value);
        passed = term_or(symex->terms, passed, state->guard);
    }
    spec->guard = term_and(symex->terms, outer, term_not(passed));
    add_unmodelled(symex, spec->guard, old->node.span,
                   arena_format(symex->arena, "\\old at the label '%s', which was not passed",
                                old->label->text));
    spec->guard = outer;
    return value;
}

static void check_same_value(Spec *spec, Old *old, Term value) {
    TermTable *terms = spec->symex->terms;
    Term other = value_in(spec, spec->block, old->expression);
    spec_widen_both(spec, &value, &other);
    add_unmodelled(spec->symex,
                   term_and(terms, spec->guard, term_not(term_equal(terms, value, other))),
                   old->node.span, "\\old in the contract of a statement");
}

static Term value_of_old(Spec *spec, Old *old) {
    const char *label = old->label ? old->label->text : "Pre";
    if (!strcmp(label, "Here"))
        return spec_value(spec, old->expression);
    bool is_loop = !strcmp(label, "LoopInit") || !strcmp(label, "LoopEntry");
    if (is_loop && spec->frame && spec->frame->loop_entry)
        return value_in(spec, spec->frame->loop_entry, old->expression);
    if (strcmp(label, "Pre") && strcmp(label, "Old"))
        return value_at_label(spec, old);
    if (!spec->old)
        return spec_unmodelled(spec, &old->node, "\\old without an old state");
    Term value = value_in(spec, spec->old, old->expression);
    // In the contract of a statement, does it mean the method or the statement? The manuals differ.
    if (spec->block && old->keyword == JML_OLD && !old->label)
        check_same_value(spec, old, value);
    return value;
}

static Term value_of_atom(Spec *spec, JmlAtom *atom) {
    if (atom->keyword == JML_RESULT && spec->result)
        return spec->result;
    if (atom->keyword == JML_EXCEPTION && spec->exception)
        return spec->exception;
    if (atom->keyword == JML_NOT_SPECIFIED) // the clause says nothing
        return TERM_TRUE;
    return spec_unmodelled(spec, &atom->node, ast_keyword_text(atom->keyword));
}

// What a call makes is nowhere in the state that the clause is asked of: it keeps the fields that
// the last call left to it. A call on such an object may have changed any of them.
static void keep_made(Spec *spec, const State *after, Term receiver, uint32_t before) {
    Symex *symex = spec->symex;
    const ObjectSet *set = receiver ? reference_candidates(symex, receiver) : NULL;
    uint32_t first = before;
    for (uint32_t i = spec->first_made; set && first == before && i < before; i++)
        if (object_set_has(set, i))
            first = spec->first_made;
    for (uint32_t i = first; i < symex->heap.objects.count; i++) {
        const Object *object = &symex->heap.objects.items[i];
        for (uint32_t j = 0; j < object->count; j++)
            symex->heap.initial.items[object->location + j] =
                state_get(symex, after, object->location + j);
    }
}

static Term value_of_call(Spec *spec, Call *call) {
    Symex *symex = spec->symex;
    if (call->object && call->object->kind == NODE_REACH)
        return spec_set_call(spec, call);
    Method *method = call->method;
    if (!method || call->is_varargs || spec->depth > DEEPEST_SPECIFICATION)
        return spec_unmodelled(spec, &call->node, "this call in a specification");
    bool is_static = method->modifiers & MODIFIER_STATIC;
    uint32_t count = method->parameters.count + !is_static;
    Term *arguments = arena_array(symex->arena, count, sizeof(Term));
    uint32_t at = 0;
    if (!is_static) {
        Term receiver = call->object && call->object->kind != NODE_SUPER
                            ? spec_value(spec, call->object)
                            : spec_receiver_of(spec, method->owner, &call->node);
        spec_undefined(spec, term_equal(symex->terms, receiver, object_reference(symex, 0)));
        arguments[at++] = receiver;
    }
    for (uint32_t i = 0; i < call->arguments.count; i++)
        if (!spec_can_convert(call->arguments.items[i]->type, method->parameters.items[i]->type))
            return spec_unmodelled(spec, &call->node, "boxing a number of JML");
    for (uint32_t i = 0; i < call->arguments.count; i++)
        arguments[at++] =
            spec_convert(spec, spec_value_at_polarity(spec, 0, call->arguments.items[i]),
                         call->arguments.items[i]->type, method->parameters.items[i]->type);
    State state = {spec->guard, spec->state->values};
    bool is_virtual = !call->object || call->object->kind != NODE_SUPER;
    uint32_t before = symex->heap.objects.count;
    if (!spec->first_made)
        spec->first_made = before;
    Outcome outcome =
        call_pure(symex, spec->frame, method, state, arguments, count, is_virtual, call->node.span);
    keep_made(spec, &outcome.returned, is_static ? TERM_NONE : arguments[0], before);
    spec_undefined(spec, outcome.thrown.guard);
    return outcome.result ? outcome.result : default_value(symex, call->node.type);
}

static Term value_of_instanceof(Spec *spec, Instanceof *node) {
    Term value = spec_value(spec, node->operand);
    check_class_known(spec->symex, spec->guard, value, node->target->type, node->node.span);
    return heap_instance_of(spec->symex, value, node->target->type);
}

// ---- Choosing

static Term value_of_constant(Spec *spec, Node *node) {
    if (node->constant->kind == CONSTANT_STRING)
        return object_reference(spec->symex, universe_literal(spec->symex, node->constant));
    int64_t value = constant_bits(node->constant);
    if (!java_fits(spec->symex, value_type(node->type), value))
        return spec_unmodelled(spec, node, "a number that does not fit in the bits of the scope");
    return java_constant(spec->symex, value_type(node->type), value);
}

// Of all kinds, the boolean ones keep their polarity; see value_at_polarity.
Term spec_value(Spec *spec, Node *node) {
    if (is_out_of_time(spec->symex)) // the verdict will be UNKNOWN, whatever the value
        return default_value(spec->symex, node->type);
    if (node->constant)
        return value_of_constant(spec, node);
    switch (node->kind) {
    case NODE_LITERAL: return object_reference(spec->symex, 0); // null: the others are constants
    case NODE_PARENTHESIZED: return spec_value(spec, as_Parenthesized(node)->inner);
    case NODE_NAME: return value_of_name(spec, as_NameExpression(node));
    case NODE_FIELD: return value_of_field(spec, as_FieldAccess(node));
    case NODE_INDEX: return value_of_index(spec, as_Index(node));
    case NODE_THIS:
        if (as_This(node)->qualifier && node->type->kind == TYPE_CLASS)
            return spec_receiver_of(spec, node->type->class_symbol, node);
        return spec->receiver ? spec->receiver : spec_unmodelled(spec, node, "this");
    case NODE_SUPER: // of a field
        if (as_Super(node)->qualifier || !spec->receiver)
            return spec_unmodelled(spec, node, "a qualified super");
        return spec->receiver;
    case NODE_BINARY: return spec_binary(spec, as_Binary(node));
    case NODE_CHAIN: return spec_chain(spec, as_Chain(node));
    case NODE_UNARY: return spec_unary(spec, as_Unary(node));
    case NODE_CAST: return spec_cast(spec, as_Cast(node));
    case NODE_CONDITIONAL: return spec_conditional(spec, as_Conditional(node));
    case NODE_INSTANCEOF:
        if (ast_category(as_Instanceof(node)->target) != CATEGORY_TYPE)
            return spec_unmodelled(spec, node, "a pattern in a specification");
        return value_of_instanceof(spec, as_Instanceof(node));
    case NODE_CLASS_LITERAL:
        return class_object(spec->symex, as_ClassLiteral(node)->named_type->type);
    case NODE_OLD: return value_of_old(spec, as_Old(node));
    case NODE_JML_ATOM: return value_of_atom(spec, as_JmlAtom(node));
    case NODE_QUANTIFIED: return spec_quantified(spec, as_Quantified(node));
    case NODE_JML_FUNCTION: return spec_function(spec, as_JmlFunction(node));
    case NODE_LABELED_EXPRESSION: return spec_value(spec, as_LabeledExpression(node)->expression);
    case NODE_CALL: return value_of_call(spec, as_Call(node));
    default: return spec_unmodelled(spec, node, "this expression in a specification");
    }
}
