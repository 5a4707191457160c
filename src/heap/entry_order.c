// The order of entries that nobody sees.
//
// A HashMap or HashSet of the pre-state has its entries in some order, and iteration takes that
// one: any is possible. Where nobody iterates, one order of each map will do: boxes by their
// values, strings by their numbers. A string that the walk has met before comes before those it
// meets here, and these get their numbers in the order in which they stand, so that every heap
// keeps a numbering.
//
// That nobody iterates is not believed but noticed, as with fields that are left out: an iterator
// calls `showOrder` of the model, which notes its field `isShown` as missed.
#include "heap/internal.h"

#include "sema/queries.h"

#include <string.h>

static Variable *field_named(Symex *symex, Class *class_symbol, const char *name) {
    Variable *field = query_field(symex->sema, class_symbol, name);
    return field && field->owner == class_symbol ? field : NULL;
}

// Where order is hidden, the field that tells whether it is; else NULL.
static Variable *hidden_by(Symex *symex, Class *class_symbol) {
    Variable *shown = symex->pre.read_fields && symex->pre.symmetry_breaking
                          ? field_named(symex, class_symbol, "isShown")
                          : NULL;
    return shown && !map_get(symex->pre.read_fields, shown) ? shown : NULL;
}

void heap_show_order(Symex *symex, Class *class_symbol) {
    Variable *shown = hidden_by(symex, class_symbol);
    if (shown)
        heap_note_missed(symex, shown);
}

// The value of a box of the pre-state, whichever it is.
static Term value_in(Symex *symex, Term reference, Variable *field) {
    const ObjectSet *set = reference_candidates(symex, reference);
    Term value = default_value(symex, field->type);
    for (uint32_t i = 1; i < symex->heap.first_created; i++) {
        if (!object_set_has(set, i))
            continue;
        const Object *object = &symex->heap.objects.items[i];
        const Layout *layout = class_layout(symex, object->type->class_symbol);
        uintptr_t index = (uintptr_t)map_get(&layout->index_of, field);
        Term is_it = term_equal(symex->terms, reference, object_reference(symex, i));
        value = term_ite(symex->terms, is_it,
                         symex->heap.initial.items[object->location + index - 1], value);
    }
    return value;
}

// The field by which boxes are ordered; NULL: of strings there is none.
static bool is_ordered(Symex *symex, const Variable *keys, Variable **value) {
    TypeList types = field_holds(symex, keys);
    *value = NULL;
    if (types.count != 1 || types.items[0]->kind != TYPE_CLASS)
        return false;
    if (types.items[0] == sema_types(symex->sema)->string)
        return true;
    const Type *inner = query_unboxed(symex->sema, types.items[0]);
    if (!inner || inner->kind == TYPE_BOOLEAN || inner->kind == TYPE_FLOAT ||
        inner->kind == TYPE_DOUBLE)
        return false;
    *value = query_field(symex->sema, types.items[0]->class_symbol, "value");
    return *value != NULL;
}

// null comes first.
static Term comes_before(Symex *symex, Term a, Term b, Variable *value) {
    TermTable *terms = symex->terms;
    if (!value)
        return term_ult(terms, a, b);
    Term null = object_reference(symex, 0);
    Term first = value_in(symex, a, value), second = value_in(symex, b, value);
    // Any order will do. Chars are never negative as ints, and an order of such numbers would be
    // one of unsigned bits; as numbers of their own they are only compared (src/solve/order.c).
    if (value->type->kind == TYPE_CHAR) {
        first = term_extract(terms, first, 0, type_bits(symex, TYPE_CHAR));
        second = term_extract(terms, second, 0, type_bits(symex, TYPE_CHAR));
    }
    Term is_less = term_slt(terms, first, second);
    return term_and(terms, term_not(term_equal(terms, b, null)),
                    term_or(terms, term_equal(terms, a, null), is_less));
}

static void assume_order(Symex *symex, const Object *object, Variable *keys, Variable *size) {
    TermTable *terms = symex->terms;
    const Layout *layout = class_layout(symex, object->type->class_symbol);
    uintptr_t at = (uintptr_t)map_get(&layout->index_of, keys) - 1;
    uintptr_t count_at = (uintptr_t)map_get(&layout->index_of, size) - 1;
    uint64_t number;
    Variable *value;
    if (heap_is_left_out(symex, object->location + (uint32_t)at) ||
        !term_is_constant(terms, symex->heap.initial.items[object->location + at], &number) ||
        !number || !is_ordered(symex, keys, &value))
        return;
    Object array = symex->heap.objects.items[number];
    Term count = symex->heap.initial.items[object->location + count_at];
    for (uint32_t i = 1; i < array.count && java_fits(symex, IR_INT, i); i++) {
        Term is_used = term_slt(terms, java_constant(symex, IR_INT, i), count);
        Term before = comes_before(symex, symex->heap.initial.items[array.location + i - 1],
                                   symex->heap.initial.items[array.location + i], value);
        assume(symex, term_implies(terms, is_used, before));
    }
}

void entry_order_assume(Symex *symex) {
    static const char *const models[][2] = {{"java.util.HashMap", "keys"},
                                            {"java.util.HashSet", "elements"}};
    for (uint32_t i = 1; i < symex->heap.first_created; i++) {
        Object object = symex->heap.objects.items[i];
        if (!object.is_initial || object.made_by || object.type->kind != TYPE_CLASS)
            continue;
        Class *class_symbol = object.type->class_symbol;
        for (size_t j = 0; j < sizeof models / sizeof *models; j++)
            if (!strcmp(class_symbol->qualified_name->text, models[j][0]) &&
                hidden_by(symex, class_symbol))
                assume_order(symex, &object, field_named(symex, class_symbol, models[j][1]),
                             field_named(symex, class_symbol, "size"));
    }
}
