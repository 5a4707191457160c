// Questions about sets and maps: which keys are there, and what belongs to each.
//
// All keys that a value may have stand in it, so that sizes and equality look at these.
#include "spec/value.h"

typedef VECTOR(const SpecElements *) Keys;

static void not_known(Evaluation *evaluation, Span span) {
    evaluation->domain->unmodelled(evaluation, evaluation->guard, span,
                                   "a set or map that a state holds");
}

// ---- Keys

// Each part is asked once in a question, which is about one key where one guard holds.
static Value *asked(Evaluation *evaluation, SpecValue map) {
    Value *value = value_at(evaluation, map);
    if (value->question != evaluation->table->question) {
        value->question = evaluation->table->question;
        value->has = 0;
        value->is_found = false;
    }
    return value;
}

static SpecValue has(Evaluation *evaluation, SpecValue map, const SpecElements *key, Span span);

static SpecValue find_key(Evaluation *evaluation, const Value *value, const SpecElements *key,
                          Span span) {
    const SpecDomain *domain = evaluation->domain;
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

static SpecValue has(Evaluation *evaluation, SpecValue map, const SpecElements *key, Span span) {
    Value *value = asked(evaluation, map);
    if (!value->has)
        value->has = find_key(evaluation, value, key, span);
    return value->has;
}

// Begins a question about a key.
static SpecValue ask_for(Evaluation *evaluation, SpecValue map, const SpecElements *key,
                         Span span) {
    evaluation->table->question++;
    return has(evaluation, map, key, span);
}

// All that may be there; which are, `has` says.
static void add_keys(Evaluation *evaluation, SpecValue map, Map *met, Keys *keys, Span span) {
    Arena *arena = spec_arena(evaluation->table);
    Value *value = value_at(evaluation, map);
    if (value->kind == VALUE_NONE || map_get(met, value))
        return;
    map_put(arena, met, value, value);
    if (value->kind == VALUE_OPEN) {
        not_known(evaluation, span);
        return;
    }
    if (value->kind == VALUE_WITH)
        vector_push(arena, keys, &value->elements.items[0]);
    add_keys(evaluation, value->a, met, keys, span);
    if (value->kind == VALUE_CHOICE || value->kind == VALUE_JOIN)
        add_keys(evaluation, value->b, met, keys, span);
}

static Keys keys_of(Evaluation *evaluation, SpecValue map, Span span) {
    Keys keys = {0};
    Map met = {0};
    add_keys(evaluation, map, &met, &keys, span);
    return keys;
}

// ---- Values

static SpecElements value_of(Evaluation *evaluation, SpecValue map, const SpecElements *key,
                             Span span);

static SpecElements find_value(Evaluation *evaluation, const Value *value, const SpecElements *key,
                               Span span) {
    const SpecDomain *domain = evaluation->domain;
    SpecElements found = {0}, other = {0};
    SpecValue is_other = domain->falsity;
    if (value->kind == VALUE_NONE || value->kind == VALUE_OPEN)
        return found; // no such key there, or that was noted before
    if (value->kind == VALUE_WITH) {
        is_other = value_elements_equal(evaluation, key, &value->elements.items[0], span);
        if (value->elements.count > 1)
            other = value->elements.items[1];
    } else if (value->kind == VALUE_CHOICE || value->kind == VALUE_JOIN) {
        is_other = value->kind == VALUE_CHOICE ? domain->negation(evaluation, value->condition)
                                               : has(evaluation, value->b, key, span);
        other = value_of(evaluation, value->b, key, span);
    }
    SpecElements in_a = value_of(evaluation, value->a, key, span);
    value_add_under(evaluation, &found, &other, is_other);
    value_add_under(evaluation, &found, &in_a, domain->negation(evaluation, is_other));
    return found;
}

// Where the key is there; in the question that asks for the key.
static SpecElements value_of(Evaluation *evaluation, SpecValue map, const SpecElements *key,
                             Span span) {
    Value *value = asked(evaluation, map);
    if (!value->is_found)
        value->found = find_value(evaluation, value, key, span);
    value->is_found = true;
    return value->found;
}

SpecElements value_map_get(Evaluation *evaluation, const SpecExpr *at) {
    const SpecDomain *domain = evaluation->domain;
    SpecValue map = spec_evaluate_at(evaluation, 0, at->children[0]);
    SpecElements key = value_elements(evaluation, at->children[1]), found = {0};
    SpecValue is_there = ask_for(evaluation, map, &key, at->span);
    SpecElements all = value_of(evaluation, map, &key, at->span);
    spec_undefined(evaluation, domain->negation(evaluation, is_there));
    value_add_under(evaluation, &found, &all, is_there);
    return found;
}

// ---- Sizes and equality

static SpecValue is_earlier(Evaluation *evaluation, const Keys *keys, uint32_t index, Span span) {
    const SpecDomain *domain = evaluation->domain;
    SpecValue result = domain->falsity;
    for (uint32_t i = 0; i < index; i++)
        result = domain->disjunction(
            evaluation, result,
            value_elements_equal(evaluation, keys->items[i], keys->items[index], span));
    return result;
}

static SpecValue size(Evaluation *evaluation, SpecValue map, Span span) {
    const SpecDomain *domain = evaluation->domain;
    SpecValue none = value_number(evaluation, 0), one = value_number(evaluation, 1), sum = none;
    Keys keys = keys_of(evaluation, map, span);
    for (uint32_t i = 0; i < keys.count; i++) {
        SpecValue counts = domain->conjunction(
            evaluation, ask_for(evaluation, map, keys.items[i], span),
            domain->negation(evaluation, is_earlier(evaluation, &keys, i, span)));
        sum = value_compute(evaluation, IR_ADD, sum,
                            domain->choice(evaluation, SPEC_SORT_BIGINT, counts, one, none), span);
    }
    return sum;
}

// Every key of a is one of b, and, of two maps that are to be equal, belongs to the same.
static SpecValue is_within(Evaluation *evaluation, SpecValue a, SpecValue b, bool with_values,
                           Span span) {
    const SpecDomain *domain = evaluation->domain;
    Keys keys = keys_of(evaluation, a, span);
    SpecValue result = domain->truth;
    for (uint32_t i = 0; i < keys.count; i++) {
        const SpecElements *key = keys.items[i];
        SpecValue in_a = ask_for(evaluation, a, key, span);
        SpecValue same = has(evaluation, b, key, span);
        if (with_values) {
            SpecElements first = value_of(evaluation, a, key, span);
            SpecElements second = value_of(evaluation, b, key, span);
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
    bool with_values = spec_element_types(evaluation->table, at->children[0]->type).has_values;
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
    return ask_for(evaluation, map, &key, at->span);
}
