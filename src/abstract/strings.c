// Strings: objects with an array of characters, as the model of the class has them.
#include "abstract/internal.h"

static Type *characters_type(const Abstract *abstract) {
    TypeTable *types = sema_types(abstract->sema);
    return type_array(types, type_primitive(types, TYPE_CHAR));
}

static Type *text_type(const Abstract *abstract) {
    return query_erasure(abstract->sema, sema_types(abstract->sema)->string);
}

enum { PART_TEXT = 1, PART_CHARACTERS = 2 };

static Symbol make_text(Abstract *abstract, State *state, const void *made_by, uint32_t chain,
                        Symbol length, Range characters) {
    uint32_t of_text = site_of(abstract, made_by, chain, PART_TEXT, text_type(abstract));
    uint32_t of_array =
        site_of(abstract, made_by, chain, PART_CHARACTERS, characters_type(abstract));
    Symbol array = cell_new_array(abstract, state, of_array, length);
    Symbol element = fact_fresh(abstract, state, IR_INT, characters);
    abstract->definitions.items[element].is_many = true;
    state_set_cell(abstract, state, object_recent(of_array), abstract->elements, element);
    Symbol text = cell_new(abstract, state, of_text);
    state_set_cell(abstract, state, object_recent(of_text), abstract->text_value, array);
    return text;
}

Symbol string_any(Abstract *abstract, State *state, const void *made_by, uint32_t chain,
                  Range length) {
    return make_text(abstract, state, made_by, chain, fact_fresh(abstract, state, IR_INT, length),
                     range_between(0, UINT16_MAX));
}

// There is one object for each text.
Symbol string_constant(Abstract *abstract, State *state, const Constant *constant) {
    const Name *name = query_name_of_text(abstract->sema, constant);
    uint32_t site = site_of(abstract, name, 0, PART_TEXT, text_type(abstract));
    ObjectId object = object_recent(site);
    abstract->sites.items[site].is_constant_text = true;
    if (state_exists(state, object))
        return fact_reference(abstract, state, objects_of(abstract, &object, 1));
    Range characters = range_between(constant->length ? UINT16_MAX : 0, 0);
    for (uint32_t i = 0; i < constant->length; i++)
        characters = range_join(IR_INT, range_exactly(constant->units[i]),
                                i ? characters : range_exactly(constant->units[i]));
    return make_text(abstract, state, name, 0, symbol_constant(abstract, IR_INT, constant->length),
                     characters);
}

// 0: there is no such text.
Symbol string_length(Abstract *abstract, State *state, Symbol text) {
    Symbol array = cell_load(abstract, state, text, abstract->text_value, 0);
    return array ? cell_load(abstract, state, array, abstract->length, 0) : 0;
}

static bool are_constants(const Abstract *abstract, const ObjectSet *texts) {
    for (uint32_t i = 0; i < texts->count; i++)
        if (texts->items[i] == NULL_OBJECT ||
            !site_of_object(abstract, texts->items[i])->is_constant_text)
            return false;
    return texts->count;
}

int string_equals(Abstract *abstract, const State *state, Symbol a, Symbol b) {
    const ObjectSet *x = fact_objects(abstract, state, a), *y = fact_objects(abstract, state, b);
    if (!are_constants(abstract, x) || !are_constants(abstract, y))
        return -1;
    if (!objects_meet(x, y))
        return 0;
    return x->count == 1 && y->count == 1 ? 1 : -1;
}
