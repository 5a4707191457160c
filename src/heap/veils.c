#include "heap/veils.h"

// ---- Veils

static const void *key_of(Term term) {
    return (const void *)(uintptr_t)term;
}

static const Veil *veil_of(const Symex *symex, Term term) {
    const Veils *veils = symex->heap.veils;
    uintptr_t number = (uintptr_t)map_get(&veils->numbers, key_of(term));
    return number ? &veils->items.items[number - 1] : NULL;
}

bool veil_is(const Symex *symex, Term term) {
    return symex->heap.veils && veil_of(symex, term_positive(term));
}

Term veil_new(Symex *symex, Term value, uint32_t family, bool is_dead) {
    Veils *veils = symex->heap.veils;
    uint32_t width = term_width(symex->terms, value);
    Term variable = width ? term_variable(symex->terms, width, "veiled")
                          : term_bool_variable(symex->terms, "veiled");
    if (!is_dead)
        assume(symex, term_equal(symex->terms, variable, value));
    Veil veil = {variable, value, family};
    vector_push(symex->arena, &veils->items, veil);
    map_put(symex->arena, &veils->numbers, key_of(variable), (void *)(uintptr_t)veils->items.count);
    return variable;
}

static bool is_seen(Symex *symex, Term term) {
    Veils *veils = symex->heap.veils;
    uint32_t index = term_index(term);
    while (veils->seen.count <= index)
        vector_push(symex->arena, &veils->seen, false);
    bool was_seen = veils->seen.items[index];
    veils->seen.items[index] = true;
    return was_seen;
}

void veils_look(Symex *symex, Term term) {
    if (!symex->heap.veils)
        return;
    TermList open = {0};
    Arena *scratch = arena_new();
    vector_push(scratch, &open, term);
    while (open.count) {
        Term next = open.items[--open.count];
        if (!next || is_seen(symex, next))
            continue;
        symex->heap.veils->is_lifted |= veil_is(symex, next);
        for (uint32_t i = 0; i < term_arity(symex->terms, next); i++)
            vector_push(scratch, &open, term_child(symex->terms, next, i));
    }
    arena_free(scratch);
}

// ---- Serial numbers

enum { OF_OTHERS = UINT32_MAX, OF_CONSTANTS = UINT32_MAX - 1 };

static uint32_t family_of(Symex *symex, Term term);

static uint32_t family_of_both(Symex *symex, Term a, Term b) {
    uint32_t first = family_of(symex, a);
    if (first == OF_OTHERS)
        return OF_OTHERS;
    uint32_t second = family_of(symex, b);
    if (first == second || second == OF_CONSTANTS)
        return first;
    return first == OF_CONSTANTS ? second : OF_OTHERS;
}

// The family that the term is a number of, here and there a constant; or OF_CONSTANTS alone.
static uint32_t family_of(Symex *symex, Term term) {
    uint64_t value;
    if (term_is_constant(symex->terms, term, &value))
        return OF_CONSTANTS;
    TermKind kind = term_kind(symex->terms, term);
    if (kind == TERM_KIND_VARIABLE) {
        const Veil *veil = veil_of(symex, term);
        return veil && veil->family ? veil->family : OF_OTHERS;
    }
    if (kind != TERM_KIND_ITE)
        return OF_OTHERS;
    Map *known = &symex->heap.veils->families_of;
    uintptr_t family = (uintptr_t)map_get(known, key_of(term));
    if (!family) {
        family = 1 + (uintptr_t)family_of_both(symex, term_child(symex->terms, term, 1),
                                               term_child(symex->terms, term, 2));
        map_put(symex->arena, known, key_of(term), (void *)family);
    }
    return (uint32_t)(family - 1);
}

static bool is_serial(uint32_t family) {
    return family != OF_OTHERS && family != OF_CONSTANTS;
}

// Does the constant number an object of the family?
static bool is_number_of(const Symex *symex, uint32_t family, Term constant) {
    const Veils *veils = symex->heap.veils;
    for (uint32_t i = 0; i < veils->items.count; i++)
        if (veils->items.items[i].family == family && veils->items.items[i].value == constant)
            return true;
    return false;
}

static bool is_some_number(const Symex *symex, Term constant) {
    for (uint32_t family = 1; family <= symex->heap.veils->families; family++)
        if (is_number_of(symex, family, constant))
            return true;
    return false;
}

// The values in the place of the veils. A constant among them that is one of these tells.
static Term uncovered(Symex *symex, uint32_t family, Term term) {
    TermTable *terms = symex->terms;
    uint64_t value;
    if (term_is_constant(terms, term, &value)) {
        symex->heap.veils->is_lifted |= is_number_of(symex, family, term);
        return term;
    }
    if (term_kind(terms, term) == TERM_KIND_VARIABLE)
        return veil_of(symex, term)->value;
    Map *known = &symex->heap.veils->uncovered;
    Term result = (Term)(uintptr_t)map_get(known, key_of(term));
    if (result)
        return result;
    Term yes = uncovered(symex, family, term_child(terms, term, 1));
    Term no = uncovered(symex, family, term_child(terms, term, 2));
    result = term_ite(terms, term_child(terms, term, 0), yes, no);
    map_put(symex->arena, known, key_of(term), (void *)(uintptr_t)result);
    return result;
}

// ---- As an index

static void note_index(Symex *symex, uint32_t array, uint32_t family) {
    Veils *veils = symex->heap.veils;
    uintptr_t known = (uintptr_t)map_get(&veils->indexed, key_of(array));
    if (!known)
        map_put(symex->arena, &veils->indexed, key_of(array), (void *)(uintptr_t)(1 + family));
    else
        veils->is_lifted |= known != 1 + family;
}

void veils_note_array(Symex *symex, uint32_t array) {
    if (symex->heap.veils)
        note_index(symex, array, NO_FAMILY);
}

Term veils_index(Symex *symex, Term array, Term index) {
    uint32_t family = family_of(symex, index);
    uint64_t value;
    if (term_is_constant(symex->terms, index, &value) && !is_some_number(symex, index))
        return index; // not one of theirs
    const ObjectSet *set = reference_candidates(symex, array);
    for (uint32_t number = object_set_next(symex, set, 1); number;
         number = object_set_next(symex, set, number + 1))
        if (symex->heap.objects.items[number].type->kind == TYPE_ARRAY)
            note_index(symex, number, is_serial(family) ? family : NO_FAMILY);
    return is_serial(family) ? uncovered(symex, family, index) : index;
}

// ---- Compared

// The constants that the term can be, which are all that it can be.
static void add_constants(Symex *symex, Term term, Map *met, TermList *list) {
    uint64_t value;
    if (map_get(met, key_of(term)))
        return;
    map_put(symex->arena, met, key_of(term), met);
    if (term_is_constant(symex->terms, term, &value)) {
        vector_push(symex->arena, list, term);
        return;
    }
    add_constants(symex, term_child(symex->terms, term, 1), met, list);
    add_constants(symex, term_child(symex->terms, term, 2), met, list);
}

static Term compared(Symex *symex, IrOperation operation, Term a, Term b) {
    if (operation == IR_EQUAL)
        return term_equal(symex->terms, a, b);
    return operation == IR_LESS ? term_slt(symex->terms, a, b) : term_sle(symex->terms, a, b);
}

// Compared with any of the constants, do all numbers of the family give the same?
static bool compare_alike(Symex *symex, IrOperation operation, uint32_t family, Term constants,
                          bool is_second) {
    const Veils *veils = symex->heap.veils;
    TermList list = {0};
    Map met = {0};
    add_constants(symex, constants, &met, &list);
    for (uint32_t i = 0; i < list.count; i++) {
        Term first = TERM_NONE;
        for (uint32_t j = 0; j < veils->items.count; j++) {
            const Veil *veil = &veils->items.items[j];
            if (veil->family != family)
                continue;
            Term result = is_second ? compared(symex, operation, list.items[i], veil->value)
                                    : compared(symex, operation, veil->value, list.items[i]);
            if (first && result != first)
                return false;
            first = result;
        }
    }
    return true;
}

void veils_compare(Symex *symex, IrOperation operation, Term *a, Term *b) {
    if (operation != IR_LESS && operation != IR_LESS_EQUAL && operation != IR_EQUAL)
        return;
    uint32_t first = family_of(symex, *a), second = family_of(symex, *b);
    bool are_equated = operation == IR_EQUAL && is_serial(first) && first == second;
    bool is_first = is_serial(first) && second == OF_CONSTANTS &&
                    compare_alike(symex, operation, first, *b, false);
    bool is_second = is_serial(second) && first == OF_CONSTANTS &&
                     compare_alike(symex, operation, second, *a, true);
    if (are_equated || is_first)
        *a = uncovered(symex, first, *a);
    if (are_equated || is_second)
        *b = uncovered(symex, second, *b);
}
