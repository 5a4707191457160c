// Making sequences, sets and maps, and keeping them in states.
#include "spec/value.h"

#include <string.h>

Value *value_at(Evaluation *evaluation, SpecValue number) {
    SpecTable *table = evaluation->table;
    SHOULD(number && number < table->values.count, "a value should have been made");
    return table->values.items[number];
}

static bool has_computed_part(Evaluation *evaluation, const Value *value) {
    switch (value->kind) {
    case VALUE_CHOICE:
    case VALUE_CONCAT:
        return value_at(evaluation, value->a)->is_computed ||
               value_at(evaluation, value->b)->is_computed;
    case VALUE_SUB:
    case VALUE_REVERSE:
    case VALUE_PUT: return value_at(evaluation, value->a)->is_computed;
    case VALUE_OPEN:
    case VALUE_LIST:
    case VALUE_DEFINE:
    case VALUE_ARRAY:
    case VALUE_NONE:
    case VALUE_WITH:
    case VALUE_WITHOUT:
    case VALUE_JOIN:
    case VALUE_INTERSECT:
    case VALUE_MINUS:
    case VALUE_PLACES: return false;
    }
    return false;
}

SpecValue value_new(Evaluation *evaluation, Value value) {
    SpecTable *table = evaluation->table;
    Value *made = ARENA_NEW(table->arena, Value);
    *made = value;
    made->is_computed = value.kind == VALUE_DEFINE || has_computed_part(evaluation, &value);
    if (!table->values.count)
        vector_push(table->arena, &table->values, NULL); // 0 is none
    vector_push(table->arena, &table->values, made);
    return table->values.count - 1;
}

// ---- Choosing

SpecValue spec_choice(Evaluation *evaluation, SpecSort sort, SpecValue condition, SpecValue yes,
                      SpecValue no) {
    const SpecDomain *domain = evaluation->domain;
    if (!spec_is_composed(sort))
        return domain->choice(evaluation, sort, condition, yes, no);
    if (yes == no || condition == domain->truth)
        return yes;
    if (condition == domain->falsity)
        return no;
    return value_new(evaluation,
                     (Value){.kind = VALUE_CHOICE, .condition = condition, .a = yes, .b = no});
}

SpecValue spec_any(Evaluation *evaluation, SpecSort sort, Type *type) {
    static const Places nowhere = {0};
    if (sort == SPEC_SORT_LOCATIONS)
        return value_new(evaluation, (Value){.kind = VALUE_PLACES, .places = &nowhere});
    if (spec_is_composed(sort))
        return value_new(evaluation,
                         (Value){.kind = sort == SPEC_SORT_SEQUENCE ? VALUE_LIST : VALUE_NONE});
    return evaluation->domain->any(evaluation, sort, type);
}

// ---- Making

static SpecValue part(Evaluation *evaluation, const SpecExpr *at, uint32_t index) {
    return spec_evaluate_at(evaluation, 0, at->children[index]);
}

static SpecValue make_list(Evaluation *evaluation, const SpecExpr *at) {
    Value value = {.kind = VALUE_LIST};
    for (uint32_t i = 0; i < at->count; i++)
        vector_push(spec_arena(evaluation->table), &value.elements,
                    value_elements(evaluation, at->children[i]));
    return value_new(evaluation, value);
}

// Up to a smaller number it is empty; else what it names must be there.
static SpecValue make_sub(Evaluation *evaluation, const SpecExpr *at) {
    const SpecDomain *domain = evaluation->domain;
    SpecValue whole = part(evaluation, at, 0), from = part(evaluation, at, 1);
    SpecValue to = part(evaluation, at, 2);
    SpecValue is_wrong = domain->disjunction(
        evaluation,
        domain->less(evaluation, SPEC_SORT_BIGINT, from, value_number(evaluation, 0), false,
                     at->span),
        domain->less(evaluation, SPEC_SORT_BIGINT,
                     spec_sequence_length(evaluation, whole, at->span), to, false, at->span));
    SpecValue has_some = domain->less(evaluation, SPEC_SORT_BIGINT, from, to, false, at->span);
    spec_undefined(evaluation, domain->conjunction(evaluation, has_some, is_wrong));
    return value_new(evaluation, (Value){.kind = VALUE_SUB, .a = whole, .from = from, .to = to});
}

static SpecValue make_put(Evaluation *evaluation, const SpecExpr *at) {
    const SpecDomain *domain = evaluation->domain;
    Value value = {
        .kind = VALUE_PUT, .a = part(evaluation, at, 0), .from = part(evaluation, at, 1)};
    SpecValue length = spec_sequence_length(evaluation, value.a, at->span);
    spec_undefined(evaluation, domain->less(evaluation, SPEC_SORT_BIGINT, value.from,
                                            value_number(evaluation, 0), false, at->span));
    spec_undefined(evaluation,
                   domain->less(evaluation, SPEC_SORT_BIGINT, length, value.from, true, at->span));
    vector_push(spec_arena(evaluation->table), &value.elements,
                value_elements(evaluation, at->children[2]));
    return value_new(evaluation, value);
}

static SpecValue make_of_array(Evaluation *evaluation, const SpecExpr *at) {
    SpecValue array = part(evaluation, at, 0);
    spec_undefined(evaluation, evaluation->domain->is_null(evaluation, array));
    return value_new(
        evaluation,
        (Value){.kind = VALUE_ARRAY, .a = array, .at = at, .captured = spec_captured(evaluation)});
}

static SpecValue make_define(Evaluation *evaluation, const SpecExpr *at) {
    return value_new(evaluation, (Value){.kind = VALUE_DEFINE,
                                         .from = part(evaluation, at, 0),
                                         .to = part(evaluation, at, 1),
                                         .at = at,
                                         .captured = spec_captured(evaluation)});
}

static SpecValue make_changed_map(Evaluation *evaluation, const SpecExpr *at) {
    Arena *arena = spec_arena(evaluation->table);
    Value value = {.kind = at->kind == SPEC_MAP_PUT ? VALUE_WITH : VALUE_WITHOUT,
                   .a = part(evaluation, at, 0)};
    for (uint32_t i = 1; i < at->count; i++)
        vector_push(arena, &value.elements, value_elements(evaluation, at->children[i]));
    return value_new(evaluation, value);
}

static SpecValue make_of_two(Evaluation *evaluation, const SpecExpr *at, ValueKind kind) {
    SpecValue a = part(evaluation, at, 0), b = part(evaluation, at, 1);
    return value_new(evaluation, (Value){.kind = kind, .a = a, .b = b});
}

SpecValue value_make(Evaluation *evaluation, const SpecExpr *at) {
    switch ((int)at->kind) {
    case SPEC_SEQUENCE: return make_list(evaluation, at);
    case SPEC_SEQUENCE_OF_ARRAY: return make_of_array(evaluation, at);
    case SPEC_SEQUENCE_CONCAT: return make_of_two(evaluation, at, VALUE_CONCAT);
    case SPEC_SEQUENCE_SUB: return make_sub(evaluation, at);
    case SPEC_SEQUENCE_REVERSE:
        return value_new(evaluation, (Value){.kind = VALUE_REVERSE, .a = part(evaluation, at, 0)});
    case SPEC_SEQUENCE_DEFINE: return make_define(evaluation, at);
    case SPEC_SEQUENCE_PUT: return make_put(evaluation, at);
    case SPEC_MAP_EMPTY: return value_new(evaluation, (Value){.kind = VALUE_NONE});
    case SPEC_MAP_PUT:
    case SPEC_MAP_REMOVE: return make_changed_map(evaluation, at);
    case SPEC_MAP_JOIN: return make_of_two(evaluation, at, VALUE_JOIN);
    case SPEC_MAP_INTERSECT: return make_of_two(evaluation, at, VALUE_INTERSECT);
    case SPEC_MAP_MINUS: return make_of_two(evaluation, at, VALUE_MINUS);
    default: SHOULD(false, "a value should be made by a node that makes one"); return 0;
    }
}

// ---- States

static const void *cell_key(SpecValue cell) {
    return (const void *)(uintptr_t)cell;
}

// A list, cut to its length.
static SpecValue opened_sequence(Evaluation *evaluation, const SpecOpened *any) {
    Value list = {.kind = VALUE_LIST};
    for (uint32_t i = 0; i < any->keys.count; i++)
        vector_push(spec_arena(evaluation->table), &list.elements, any->keys.items[i]);
    SpecValue whole = value_new(evaluation, list);
    return value_new(evaluation, (Value){.kind = VALUE_SUB,
                                         .a = whole,
                                         .from = value_number(evaluation, 0),
                                         .to = any->length});
}

// Each key may be there, or not.
static SpecValue opened_map(Evaluation *evaluation, const SpecOpened *any) {
    Arena *arena = spec_arena(evaluation->table);
    SpecValue map = value_new(evaluation, (Value){.kind = VALUE_NONE});
    for (uint32_t i = 0; i < any->keys.count; i++) {
        Value with = {.kind = VALUE_WITH, .a = map};
        vector_push(arena, &with.elements, any->keys.items[i]);
        if (i < any->values.count)
            vector_push(arena, &with.elements, any->values.items[i]);
        map = spec_choice(evaluation, SPEC_SORT_MAP, any->present.items[i],
                          value_new(evaluation, with), map);
    }
    return map;
}

static SpecValue opened(Evaluation *evaluation, SpecValue cell, Type *type) {
    SpecOpened any = {0};
    if (!evaluation->domain->open(evaluation, cell, type, &any))
        return 0;
    if (type->kind == TYPE_LOCATIONS)
        return value_new(evaluation, (Value){.kind = VALUE_OPEN, .cell = cell});
    if (any.own)
        return value_new(evaluation, (Value){.kind = VALUE_OPEN, .opened = any.own});
    return spec_sort_of(type) == SPEC_SORT_SEQUENCE ? opened_sequence(evaluation, &any)
                                                    : opened_map(evaluation, &any);
}

// \seq, \map and \locset are empty before they are set; of other types nobody says what they are.
static SpecValue unset(Evaluation *evaluation, Type *type) {
    bool is_empty =
        type->kind == TYPE_SEQUENCE || type->kind == TYPE_MAP || type->kind == TYPE_LOCATIONS;
    return is_empty ? spec_any(evaluation, spec_sort_of(type), type) : 0;
}

SpecValue value_held(Evaluation *evaluation, SpecValue cell, Type *type) {
    SpecTable *table = evaluation->table;
    SpecValue known = (SpecValue)(uintptr_t)map_get(&table->value_of_cell, cell_key(cell));
    SpecCell read = {0};
    if (known)
        return known;
    if (!evaluation->domain->read_cell(evaluation, cell, &read))
        return 0;
    if (read.known)
        return read.known;
    if (read.is_default)
        return unset(evaluation, type);
    SpecValue value = 0;
    if (read.condition) {
        SpecValue yes = value_held(evaluation, read.yes, type);
        SpecValue no = value_held(evaluation, read.no, type);
        if (yes && no)
            value = spec_choice(evaluation, spec_sort_of(type), read.condition, yes, no);
    } else {
        value = opened(evaluation, cell, type);
    }
    if (value)
        map_put(table->arena, &table->value_of_cell, cell_key(cell), (void *)(uintptr_t)value);
    return value;
}

SpecValue spec_kept(Evaluation *evaluation, SpecSort sort, Type *type, SpecValue value) {
    if (!spec_is_composed(sort))
        return value;
    return evaluation->domain->cell(evaluation, value, type);
}
