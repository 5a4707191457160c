// Lengths, elements and equality of sequences: questions are pushed inward.
#include "spec/value.h"

// ---- Exact numbers

static Type *bigint(Evaluation *evaluation) {
    return type_primitive(sema_types(spec_sema(evaluation->table)), TYPE_BIGINT);
}

SpecValue value_number(Evaluation *evaluation, int64_t number) {
    return evaluation->domain->number(evaluation, SPEC_SORT_BIGINT, number);
}

SpecValue value_compute(Evaluation *evaluation, IrOperation operation, SpecValue a, SpecValue b,
                        Span span) {
    SpecExpr at = {.kind = SPEC_ARITHMETIC,
                   .sort = SPEC_SORT_BIGINT,
                   .type = bigint(evaluation),
                   .span = span,
                   .count = 2,
                   .operation = operation};
    return evaluation->domain->arithmetic(evaluation, &at, a, b);
}

static SpecValue less(Evaluation *evaluation, SpecValue a, SpecValue b, Span span) {
    return evaluation->domain->less(evaluation, SPEC_SORT_BIGINT, a, b, false, span);
}

// A number of Java's type as an exact one, or back.
static SpecValue as_number(Evaluation *evaluation, SpecSort from, TypeKind from_type, SpecSort to,
                           TypeKind to_type, SpecValue value, Span span) {
    TypeTable *types = sema_types(spec_sema(evaluation->table));
    SpecExpr child = {.sort = from, .type = type_primitive(types, from_type), .span = span};
    const SpecExpr *children[] = {&child};
    SpecExpr at = {.kind = SPEC_CONVERT,
                   .sort = to,
                   .type = type_primitive(types, to_type),
                   .span = span,
                   .count = 1,
                   .children = children,
                   .is_cast = true};
    return from == to ? value : evaluation->domain->convert(evaluation, &at, value);
}

// ---- Lengths

static SpecValue distance(Evaluation *evaluation, SpecValue from, SpecValue to, Span span) {
    SpecValue none = value_number(evaluation, 0);
    SpecValue length = value_compute(evaluation, IR_SUBTRACT, to, from, span);
    return evaluation->domain->choice(evaluation, SPEC_SORT_BIGINT,
                                      less(evaluation, from, to, span), length, none);
}

static SpecValue array_length(Evaluation *evaluation, const Value *value, Span span) {
    SpecValue length = evaluation->domain->length(evaluation, value->a);
    return as_number(evaluation, SPEC_SORT_INT, TYPE_INT, SPEC_SORT_BIGINT, TYPE_BIGINT, length,
                     span);
}

static SpecValue find_length(Evaluation *evaluation, const Value *value, Span span) {
    const SpecDomain *domain = evaluation->domain;
    switch (value->kind) {
    case VALUE_CHOICE:
        return domain->choice(evaluation, SPEC_SORT_BIGINT, value->condition,
                              spec_sequence_length(evaluation, value->a, span),
                              spec_sequence_length(evaluation, value->b, span));
    case VALUE_OPEN: return domain->open_length(evaluation, value->opened);
    case VALUE_LIST: return value_number(evaluation, value->elements.count);
    case VALUE_CONCAT:
        return value_compute(evaluation, IR_ADD, spec_sequence_length(evaluation, value->a, span),
                             spec_sequence_length(evaluation, value->b, span), span);
    case VALUE_REVERSE:
    case VALUE_PUT: return spec_sequence_length(evaluation, value->a, span);
    case VALUE_SUB:
    case VALUE_DEFINE: return distance(evaluation, value->from, value->to, span);
    case VALUE_ARRAY: return array_length(evaluation, value, span);
    case VALUE_NONE:
    case VALUE_WITH:
    case VALUE_WITHOUT:
    case VALUE_JOIN:
    case VALUE_INTERSECT:
    case VALUE_MINUS:
    case VALUE_PLACES: break;
    }
    SHOULD(false, "only sequences should have a length");
    return 0;
}

SpecValue spec_sequence_length(Evaluation *evaluation, SpecValue sequence, Span span) {
    Value *value = value_at(evaluation, sequence);
    if (!value->length)
        value->length = find_length(evaluation, value, span);
    return value->length;
}

// ---- Elements

// The element of `sequence`, where the condition holds. Whether that can be where it is asked now
// does not matter: what is found is remembered for whoever asks elsewhere.
static void add_element(Evaluation *evaluation, SpecElements *to, SpecValue condition,
                        SpecValue sequence, SpecValue index, Span span) {
    const SpecDomain *domain = evaluation->domain;
    SpecValue outer = evaluation->guard;
    evaluation->guard = domain->conjunction(evaluation, outer, condition);
    if (condition != domain->falsity) {
        SpecElements elements = spec_sequence_element(evaluation, sequence, index, span);
        value_add_under(evaluation, to, &elements, condition);
    }
    evaluation->guard = outer;
}

static void add_both(Evaluation *evaluation, SpecElements *to, SpecValue condition, SpecValue yes,
                     SpecValue yes_index, SpecValue no, SpecValue no_index, Span span) {
    add_element(evaluation, to, condition, yes, yes_index, span);
    add_element(evaluation, to, evaluation->domain->negation(evaluation, condition), no, no_index,
                span);
}

static void add_listed(Evaluation *evaluation, SpecElements *to, const Value *value,
                       SpecValue index, Span span) {
    const SpecDomain *domain = evaluation->domain;
    for (uint32_t i = 0; i < value->elements.count; i++) {
        SpecValue is_it = value->elements.count == 1
                              ? domain->truth
                              : domain->equal(evaluation, SPEC_SORT_BIGINT, index,
                                              value_number(evaluation, i), span);
        value_add_under(evaluation, to, &value->elements.items[i], is_it);
    }
}

static void add_defined(Evaluation *evaluation, SpecElements *to, const Value *value,
                        SpecValue index, Span span) {
    Variable *binder = value->at->binders.items[0];
    SpecValue number = value_compute(evaluation, IR_ADD, value->from, index, span);
    if (evaluation->depth > SPEC_DEEPEST) {
        spec_unmodelled(evaluation, value->at, "sequences that refer to each other, too deep");
        return;
    }
    Evaluation inner = spec_inside(evaluation, value->captured);
    spec_bind(&inner, binder,
              as_number(evaluation, SPEC_SORT_BIGINT, TYPE_BIGINT, spec_sort_of(binder->type),
                        binder->type->kind, number, span));
    SpecElements elements = value_elements(&inner, value->at->children[2]);
    spec_leave(evaluation, &inner);
    value_add_under(evaluation, to, &elements, evaluation->domain->truth);
}

static void add_of_array(Evaluation *evaluation, SpecElements *to, const Value *value,
                         SpecValue index, Span span) {
    const Type *type = value->at->children[0]->type;
    Evaluation inner = spec_inside(evaluation, value->captured);
    SpecValue at =
        as_number(evaluation, SPEC_SORT_BIGINT, TYPE_BIGINT, SPEC_SORT_INT, TYPE_INT, index, span);
    SpecValue found = evaluation->domain->load_element(&inner, value->a, at, (Type *)type);
    spec_leave(evaluation, &inner);
    SpecElement element = {.condition = evaluation->domain->truth,
                           .value = found,
                           .sort = spec_sort_of(type->element),
                           .type = type->element};
    if (found)
        value_add_element(evaluation, to, element);
    else
        spec_unmodelled(evaluation, value->at, "elements of this type in a sequence");
}

static SpecElements find_element(Evaluation *evaluation, const Value *value, SpecValue index,
                                 Span span) {
    const SpecDomain *domain = evaluation->domain;
    SpecElements to = {0};
    SpecValue length, other;
    switch (value->kind) {
    case VALUE_CHOICE:
        add_both(evaluation, &to, value->condition, value->a, index, value->b, index, span);
        return to;
    case VALUE_OPEN:
        if (!domain->open_element(evaluation, value->opened, index, &to))
            domain->unmodelled(evaluation, evaluation->guard, span, "an element of such a value");
        return to;
    case VALUE_LIST: add_listed(evaluation, &to, value, index, span); return to;
    case VALUE_CONCAT:
        length = spec_sequence_length(evaluation, value->a, span);
        other = value_compute(evaluation, IR_SUBTRACT, index, length, span);
        add_both(evaluation, &to, less(evaluation, index, length, span), value->a, index, value->b,
                 other, span);
        return to;
    case VALUE_REVERSE:
        length = spec_sequence_length(evaluation, value->a, span);
        other = value_compute(evaluation, IR_SUBTRACT, length, index, span);
        other = value_compute(evaluation, IR_SUBTRACT, other, value_number(evaluation, 1), span);
        return spec_sequence_element(evaluation, value->a, other, span);
    case VALUE_PUT:
        other = domain->equal(evaluation, SPEC_SORT_BIGINT, index, value->from, span);
        value_add_under(evaluation, &to, &value->elements.items[0], other);
        add_element(evaluation, &to, domain->negation(evaluation, other), value->a, index, span);
        return to;
    case VALUE_SUB:
        return spec_sequence_element(evaluation, value->a,
                                     value_compute(evaluation, IR_ADD, value->from, index, span),
                                     span);
    case VALUE_DEFINE: add_defined(evaluation, &to, value, index, span); return to;
    case VALUE_ARRAY: add_of_array(evaluation, &to, value, index, span); return to;
    case VALUE_NONE:
    case VALUE_WITH:
    case VALUE_WITHOUT:
    case VALUE_JOIN:
    case VALUE_INTERSECT:
    case VALUE_MINUS:
    case VALUE_PLACES: break;
    }
    SHOULD(false, "only sequences should have elements by index");
    return to;
}

// What is not modelled is noted each time: it is not remembered.
SpecElements spec_sequence_element(Evaluation *evaluation, SpecValue sequence, SpecValue index,
                                   Span span) {
    Arena *arena = spec_arena(evaluation->table);
    Value *value = value_at(evaluation, sequence);
    const void *key = (const void *)(uintptr_t)index;
    const SpecElements *known = map_get(&value->element_at, key);
    if (evaluation->domain->is_over(evaluation))
        return (SpecElements){0};
    if (known)
        return *known;
    SpecElements found = find_element(evaluation, value, index, span);
    if (!value->is_computed && found.count && !evaluation->failed) {
        SpecElements *copy = ARENA_NEW(arena, SpecElements);
        *copy = found;
        map_put(arena, &value->element_at, key, copy);
    }
    return found;
}

SpecElements value_get(Evaluation *evaluation, const SpecExpr *at) {
    const SpecDomain *domain = evaluation->domain;
    SpecValue sequence = spec_evaluate_at(evaluation, 0, at->children[0]);
    SpecValue index = spec_evaluate_at(evaluation, 0, at->children[1]);
    SpecValue length = spec_sequence_length(evaluation, sequence, at->span);
    SpecValue is_index = domain->conjunction(
        evaluation,
        domain->negation(evaluation,
                         less(evaluation, index, value_number(evaluation, 0), at->span)),
        less(evaluation, index, length, at->span));
    spec_undefined(evaluation, domain->negation(evaluation, is_index));
    SpecElements elements = {0};
    SpecValue outer = evaluation->guard;
    evaluation->guard = domain->conjunction(evaluation, outer, is_index);
    if (evaluation->guard != domain->falsity)
        elements = spec_sequence_element(evaluation, sequence, index, at->span);
    evaluation->guard = outer;
    return elements;
}

// ---- Equality

static SpecValue bound_now(const Evaluation *evaluation, const Variable *variable) {
    return (SpecValue)(uintptr_t)map_get(&evaluation->bindings, variable);
}

// As long, and each element the same: the third child says so of the two that are bound.
SpecValue value_sequence_equal(Evaluation *evaluation, const SpecExpr *at) {
    SpecValue a = spec_evaluate_at(evaluation, 0, at->children[0]);
    SpecValue b = spec_evaluate_at(evaluation, 0, at->children[1]);
    if (a == b)
        return evaluation->domain->truth;
    Variable *first = at->binders.items[0], *second = at->binders.items[1];
    SpecValue outer_first = bound_now(evaluation, first);
    SpecValue outer_second = bound_now(evaluation, second);
    spec_bind(evaluation, first, a);
    spec_bind(evaluation, second, b);
    SpecValue result = spec_evaluate(evaluation, at->children[2]);
    spec_bind(evaluation, first, outer_first);
    spec_bind(evaluation, second, outer_second);
    return result;
}
