// Questions about sets and maps: which keys are there, and what belongs to each.
//
// All keys that a value may have stand in it, so that sizes and equality look at these.
#include "spec/value.h"

// A key that may be there.
typedef struct Key {
    SpecValue condition;
    const SpecElements *elements;
} Key;
typedef VECTOR(Key) Keys;

static void not_known(Evaluation *evaluation, Span span) {
    evaluation->domain->unmodelled(evaluation, evaluation->guard, span,
                                   "a set or map that a state holds");
}

// ---- Keys

static SpecValue has(Evaluation *evaluation, SpecValue map, const SpecElements *key, Span span) {
    const SpecDomain *domain = evaluation->domain;
    const Value *value = value_at(evaluation, map);
    if (value->kind == VALUE_NONE)
        return domain->falsity;
    if (value->kind == VALUE_OPEN) {
        not_known(evaluation, span);
        return domain->falsity;
    }
    SpecValue in_a = has(evaluation, value->a, key, span);
    if (value->kind == VALUE_WITH || value->kind == VALUE_WITHOUT) {
        SpecValue is_it = value_elements_equal(evaluation, key, &value->elements.items[0], span);
        return value->kind == VALUE_WITH
                   ? domain->disjunction(evaluation, is_it, in_a)
                   : domain->conjunction(evaluation, domain->negation(evaluation, is_it), in_a);
    }
    SpecValue in_b = has(evaluation, value->b, key, span);
    if (value->kind == VALUE_CHOICE)
        return domain->choice(evaluation, SPEC_SORT_BOOL, value->condition, in_a, in_b);
    if (value->kind == VALUE_JOIN)
        return domain->disjunction(evaluation, in_a, in_b);
    return domain->conjunction(
        evaluation, in_a, value->kind == VALUE_MINUS ? domain->negation(evaluation, in_b) : in_b);
}

static void add_keys(Evaluation *evaluation, SpecValue map, SpecValue condition, Keys *keys,
                     Span span) {
    const SpecDomain *domain = evaluation->domain;
    const Value *value = value_at(evaluation, map);
    if (value->kind == VALUE_NONE || condition == domain->falsity)
        return;
    if (value->kind == VALUE_OPEN) {
        not_known(evaluation, span);
        return;
    }
    if (value->kind == VALUE_WITH) {
        Key key = {condition, &value->elements.items[0]};
        vector_push(spec_arena(evaluation->table), keys, key);
    }
    bool is_choice = value->kind == VALUE_CHOICE;
    add_keys(evaluation, value->a,
             is_choice ? domain->conjunction(evaluation, condition, value->condition) : condition,
             keys, span);
    if (is_choice)
        add_keys(evaluation, value->b,
                 domain->conjunction(evaluation, condition,
                                     domain->negation(evaluation, value->condition)),
                 keys, span);
    if (value->kind == VALUE_JOIN)
        add_keys(evaluation, value->b, condition, keys, span);
}

// ---- Values

static void add_value(Evaluation *evaluation, SpecElements *to, SpecValue condition, SpecValue map,
                      const SpecElements *key, Span span) {
    const SpecDomain *domain = evaluation->domain;
    const Value *value = value_at(evaluation, map);
    if (condition == domain->falsity || value->kind == VALUE_NONE || value->kind == VALUE_OPEN)
        return; // no such key there, or that was noted before
    SpecValue here = condition, there = domain->falsity;
    if (value->kind == VALUE_WITH) {
        SpecValue is_it = value_elements_equal(evaluation, key, &value->elements.items[0], span);
        if (value->elements.count > 1)
            value_add_under(evaluation, to, &value->elements.items[1],
                            domain->conjunction(evaluation, condition, is_it));
        here = domain->conjunction(evaluation, condition, domain->negation(evaluation, is_it));
    }
    if (value->kind == VALUE_CHOICE || value->kind == VALUE_JOIN) {
        SpecValue in_b = value->kind == VALUE_CHOICE
                             ? domain->negation(evaluation, value->condition)
                             : has(evaluation, value->b, key, span);
        there = domain->conjunction(evaluation, condition, in_b);
        here = domain->conjunction(evaluation, condition, domain->negation(evaluation, in_b));
        add_value(evaluation, to, there, value->b, key, span);
    }
    add_value(evaluation, to, here, value->a, key, span);
}

SpecElements value_map_get(Evaluation *evaluation, const SpecExpr *at) {
    const SpecDomain *domain = evaluation->domain;
    SpecValue map = spec_evaluate_at(evaluation, 0, at->children[0]);
    SpecElements key = value_elements(evaluation, at->children[1]), found = {0};
    SpecValue is_there = has(evaluation, map, &key, at->span);
    spec_undefined(evaluation, domain->negation(evaluation, is_there));
    add_value(evaluation, &found, is_there, map, &key, at->span);
    return found;
}

// ---- Sizes and equality

static SpecValue is_earlier(Evaluation *evaluation, const Keys *keys, uint32_t index, Span span) {
    const SpecDomain *domain = evaluation->domain;
    SpecValue result = domain->falsity;
    for (uint32_t i = 0; i < index; i++)
        result = domain->disjunction(
            evaluation, result,
            domain->conjunction(evaluation, keys->items[i].condition,
                                value_elements_equal(evaluation, keys->items[i].elements,
                                                     keys->items[index].elements, span)));
    return result;
}

static SpecValue size(Evaluation *evaluation, SpecValue map, Span span) {
    const SpecDomain *domain = evaluation->domain;
    SpecValue none = value_number(evaluation, 0), one = value_number(evaluation, 1), sum = none;
    Keys keys = {0};
    add_keys(evaluation, map, domain->truth, &keys, span);
    for (uint32_t i = 0; i < keys.count; i++) {
        SpecValue counts = domain->conjunction(
            evaluation, keys.items[i].condition,
            domain->conjunction(
                evaluation, has(evaluation, map, keys.items[i].elements, span),
                domain->negation(evaluation, is_earlier(evaluation, &keys, i, span))));
        sum = value_compute(evaluation, IR_ADD, sum,
                            domain->choice(evaluation, SPEC_SORT_BIGINT, counts, one, none), span);
    }
    return sum;
}

static bool has_values(Evaluation *evaluation, SpecValue map) {
    const Value *value = value_at(evaluation, map);
    switch ((int)value->kind) {
    case VALUE_NONE:
    case VALUE_OPEN: return false;
    case VALUE_WITH: return value->elements.count > 1 || has_values(evaluation, value->a);
    case VALUE_WITHOUT: return has_values(evaluation, value->a);
    default: return has_values(evaluation, value->a) || has_values(evaluation, value->b);
    }
}

// Every key of a is one of b, and, of two maps that are to be equal, belongs to the same.
static SpecValue is_within(Evaluation *evaluation, SpecValue a, SpecValue b, bool with_values,
                           Span span) {
    const SpecDomain *domain = evaluation->domain;
    Keys keys = {0};
    SpecValue result = domain->truth;
    add_keys(evaluation, a, domain->truth, &keys, span);
    for (uint32_t i = 0; i < keys.count; i++) {
        const SpecElements *key = keys.items[i].elements;
        SpecValue in_a =
            domain->conjunction(evaluation, keys.items[i].condition, has(evaluation, a, key, span));
        SpecValue same = has(evaluation, b, key, span);
        if (with_values) {
            SpecElements first = {0}, second = {0};
            SpecValue both = domain->conjunction(evaluation, in_a, same);
            add_value(evaluation, &first, both, a, key, span);
            add_value(evaluation, &second, both, b, key, span);
            same = domain->conjunction(evaluation, same,
                                       value_elements_equal(evaluation, &first, &second, span));
        }
        result =
            domain->conjunction(evaluation, result, domain->implication(evaluation, in_a, same));
    }
    return result;
}

SpecValue value_maps_equal(Evaluation *evaluation, const SpecExpr *at) {
    const SpecDomain *domain = evaluation->domain;
    SpecValue a = spec_evaluate_at(evaluation, 0, at->children[0]);
    SpecValue b = spec_evaluate_at(evaluation, 0, at->children[1]);
    if (a == b)
        return domain->truth;
    bool with_values = has_values(evaluation, a) || has_values(evaluation, b);
    return domain->conjunction(evaluation, is_within(evaluation, a, b, with_values, at->span),
                               is_within(evaluation, b, a, false, at->span));
}

SpecValue value_ask_map(Evaluation *evaluation, const SpecExpr *at) {
    SpecValue map = spec_evaluate_at(evaluation, 0, at->children[0]);
    if (at->kind == SPEC_MAP_SIZE)
        return size(evaluation, map, at->span);
    if (at->kind == SPEC_MAP_SUBSET)
        return is_within(evaluation, map, spec_evaluate_at(evaluation, 0, at->children[1]), false,
                         at->span);
    SpecElements key = value_elements(evaluation, at->children[1]);
    return has(evaluation, map, &key, at->span);
}
