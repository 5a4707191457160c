// Objects: created, read and written. Of each site one object is known apart, the one that was made
// last: what is stored in it replaces what was there. The others are one for all: what is stored in
// one of them may be in each.
#include "abstract/internal.h"

#include "sema/constant_bits.h"

// ---- Fields

Symbol cell_initial(Abstract *abstract, const Type *type) {
    return symbol_constant(abstract, ir_type_of(type), 0);
}

Symbol cell_first(Abstract *abstract, const Variable *field) {
    if (!field->constant || !(field->modifiers & MODIFIER_FINAL))
        return cell_initial(abstract, field->type);
    if (!type_is_primitive(field->type))
        abstract_stop(abstract, (Span){0, 0}, "a field with a constant text");
    return symbol_constant(abstract, ir_type_of(field->type),
                           type_is_primitive(field->type) ? constant_bits(field->constant) : 0);
}

bool cell_is_in(Abstract *abstract, ObjectId object, const Variable *field) {
    const Type *type = site_of_object(abstract, object)->type;
    if (field == abstract->elements || field == abstract->length)
        return type->kind == TYPE_ARRAY;
    return type->kind == TYPE_CLASS &&
           query_is_subclass(abstract->sema, type->class_symbol, field->owner);
}

// ---- Creation

static void note_fields(Abstract *abstract, const State *state, ObjectId object) {
    for (uint32_t i = 0; i < state->cells.count; i++)
        if (state->cells.items[i].object == object)
            vector_push(abstract->arena, &abstract->fields, state->cells.items[i].field);
}

static void remove_object(State *state, ObjectId object) {
    uint32_t kept = 0;
    for (uint32_t i = 0; i < state->cells.count; i++)
        if (state->cells.items[i].object != object)
            state->cells.items[kept++] = state->cells.items[i];
    state->cells.count = kept;
    kept = 0;
    for (uint32_t i = 0; i < state->objects.count; i++)
        if (state->objects.items[i] != object)
            state->objects.items[kept++] = state->objects.items[i];
    state->objects.count = kept;
}

static void rename_object(Abstract *abstract, State *state, ObjectId from, ObjectId to) {
    const ObjectSet *only = objects_of(abstract, &to, 1);
    for (uint32_t i = 0; i < state->facts.count; i++) {
        Fact *fact = &state->facts.items[i];
        if (fact->objects && objects_has(fact->objects, from))
            fact->objects =
                objects_union(abstract, objects_without(abstract, fact->objects, from), only);
    }
}

// The object that was made last becomes one of those before it.
static void make_old(Abstract *abstract, State *state, uint32_t site) {
    ObjectId recent = object_recent(site), old = object_old(site);
    if (!state_exists(state, recent))
        return;
    bool is_first = !state_exists(state, old);
    abstract->fields.count = 0;
    note_fields(abstract, state, recent);
    if (!is_first)
        note_fields(abstract, state, old);
    for (uint32_t i = 0; i < abstract->fields.count; i++) {
        const Variable *field = abstract->fields.items[i];
        Symbol value = state_cell(abstract, state, recent, field);
        Symbol before = is_first ? 0 : state_cell(abstract, state, old, field);
        if (before && value)
            value = fact_either(abstract, state, before, value, true);
        state_set_cell(abstract, state, old, field, value ? value : before);
    }
    state_add_object(abstract, state, old);
    remove_object(state, recent);
    rename_object(abstract, state, recent, old);
}

Symbol cell_new(Abstract *abstract, State *state, uint32_t site) {
    ObjectId object = object_recent(site);
    make_old(abstract, state, site);
    state_add_object(abstract, state, object);
    return fact_reference(abstract, state, objects_of(abstract, &object, 1));
}

// ---- Memos

static Memo *find_memo(const State *state, Symbol reference, const Variable *field, Symbol index) {
    for (uint32_t i = 0; i < state->memos.count; i++) {
        Memo *memo = &state->memos.items[i];
        if (memo->reference == reference && memo->field == field && memo->index == index)
            return memo;
    }
    return NULL;
}

static void remember(Abstract *abstract, State *state, Memo memo) {
    enum { MOST_MEMOS = 100 };
    Memo *known = find_memo(state, memo.reference, memo.field, memo.index);
    if (known)
        known->value = memo.value;
    else if (state->memos.count < MOST_MEMOS)
        vector_push(abstract->arena, &state->memos, memo);
    else
        state->memos.items[memo.value % MOST_MEMOS] = memo;
}

static void forget(Abstract *abstract, State *state, const ObjectSet *objects,
                   const Variable *field) {
    uint32_t kept = 0;
    for (uint32_t i = 0; i < state->memos.count; i++) {
        Memo memo = state->memos.items[i];
        if (memo.field != field ||
            !objects_meet(fact_objects(abstract, state, memo.reference), objects))
            state->memos.items[kept++] = memo;
    }
    state->memos.count = kept;
}

Symbol cell_new_array(Abstract *abstract, State *state, uint32_t site, Symbol length) {
    Symbol array = cell_new(abstract, state, site);
    state_set_cell(abstract, state, object_recent(site), abstract->length, length);
    remember(abstract, state, (Memo){array, abstract->length, 0, length});
    return array;
}

// ---- Reading and writing

static uint32_t count_holders(Abstract *abstract, const ObjectSet *objects, const Variable *field) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < objects->count; i++)
        count += objects->items[i] != NULL_OBJECT && cell_is_in(abstract, objects->items[i], field);
    return count;
}

// Of what one cell among many holds, a value of its own.
static Symbol one_of(Abstract *abstract, State *state, Symbol value) {
    return value && symbol_definition(abstract, value)->is_many ? fact_like(abstract, state, value)
                                                                : value;
}

// Where an element is read: those that were assigned one after the other from the start are known
// apart.
static Symbol element_cell(Abstract *abstract, const State *state, ObjectId object, Symbol index) {
    Symbol assigned = state_cell(abstract, state, object, abstract->assigned);
    Symbol filled = state_cell(abstract, state, object, abstract->filled);
    bool is_filled = assigned && filled && !symbol_definition(abstract, filled)->is_many &&
                     fact_difference(abstract, state, index, filled) <= -1;
    return is_filled ? assigned : state_cell(abstract, state, object, abstract->elements);
}

// The value of one of these objects. On the way to it stand symbols for some of them, which may
// not be the one: nothing may follow from those.
static Symbol read_objects(Abstract *abstract, State *state, const ObjectSet *objects,
                           const Variable *field, Symbol index) {
    Symbol result = 0;
    uint32_t left = count_holders(abstract, objects, field);
    for (uint32_t i = 0; i < objects->count; i++) {
        ObjectId object = objects->items[i];
        if (object == NULL_OBJECT || !cell_is_in(abstract, object, field))
            continue;
        Symbol value = index ? element_cell(abstract, state, object, index)
                             : state_cell(abstract, state, object, field);
        if (!value) {
            abstract_stop(abstract, (Span){0, 0}, "an object that is not there");
            return 0;
        }
        left--;
        result = result ? fact_either(abstract, state, result, value, left > 0) : value;
    }
    return one_of(abstract, state, result);
}

Symbol cell_load(Abstract *abstract, State *state, Symbol reference, const Variable *field,
                 Symbol index) {
    if (!reference)
        return one_of(abstract, state, state_cell(abstract, state, STATIC_OBJECT, field));
    const Memo *known = find_memo(state, reference, field, index);
    if (known)
        return known->value;
    Symbol value =
        read_objects(abstract, state, fact_objects(abstract, state, reference), field, index);
    if (value)
        remember(abstract, state, (Memo){reference, field, index, value});
    return value;
}

static void write_weakly(Abstract *abstract, State *state, ObjectId object, const Variable *field,
                         Symbol value) {
    bool is_many = !object_is_one(object) || field == abstract->elements;
    Symbol before = state_cell(abstract, state, object, field);
    if (!before) {
        abstract_stop(abstract, (Span){0, 0}, "an object that is not there");
        return;
    }
    is_many = is_many || symbol_definition(abstract, before)->is_many;
    state_set_cell(abstract, state, object, field,
                   fact_either(abstract, state, before, value, is_many));
}

// One more of the first elements, if it is the one behind those that were assigned.
static void fill(Abstract *abstract, State *state, ObjectId array, Symbol index, Symbol value,
                 bool is_certain) {
    Symbol filled = state_cell(abstract, state, array, abstract->filled);
    Symbol assigned = state_cell(abstract, state, array, abstract->assigned);
    bool is_next = is_certain && filled && !symbol_definition(abstract, filled)->is_many &&
                   fact_difference(abstract, state, index, filled) <= 0 &&
                   fact_difference(abstract, state, filled, index) <= 0;
    if (is_next || assigned)
        state_set_cell(abstract, state, array, abstract->assigned,
                       assigned ? fact_either(abstract, state, assigned, value, true) : value);
    if (!is_next)
        return;
    Range before = fact_range(abstract, state, filled);
    int64_t high = before.high < INT32_MAX ? before.high + 1 : INT32_MAX;
    bool is_known = before.low == before.high;
    Symbol more = is_known
                      ? symbol_constant(abstract, IR_INT, high)
                      : fact_fresh(abstract, state, IR_INT, range_between(before.low + 1, high));
    Symbol known[] = {index, filled};
    for (uint32_t i = 0; i < 2; i++) {
        fact_relate(abstract, state, more, known[i], 1);
        fact_relate(abstract, state, known[i], more, -1);
    }
    state_set_cell(abstract, state, array, abstract->filled, more);
}

bool cell_store(Abstract *abstract, State *state, Symbol reference, const Variable *field,
                Symbol index, Symbol value) {
    if (!reference) {
        state_set_cell(abstract, state, STATIC_OBJECT, field, value);
        return true;
    }
    const ObjectSet *objects =
        objects_without(abstract, fact_objects(abstract, state, reference), NULL_OBJECT);
    if (!objects->count)
        return false;
    bool is_certain =
        objects->count == 1 && object_is_one(objects->items[0]) && field != abstract->elements;
    forget(abstract, state, objects, field);
    for (uint32_t i = 0; index && i < objects->count; i++)
        if (cell_is_in(abstract, objects->items[i], field))
            fill(abstract, state, objects->items[i], index, value,
                 objects->count == 1 && object_is_one(objects->items[i]));
    for (uint32_t i = 0; i < objects->count; i++)
        if (is_certain)
            state_set_cell(abstract, state, objects->items[i], field, value);
        else if (cell_is_in(abstract, objects->items[i], field))
            write_weakly(abstract, state, objects->items[i], field, value);
    remember(abstract, state, (Memo){reference, field, index, value});
    return true;
}
