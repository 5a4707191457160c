// Boxes: Integer.valueOf and its kin; and what is known of the identity of objects.
//
// Java keeps one box for each small value. Here every boxing makes an object of
// its own, and `==` takes two of one small value for the same. Where one of them
// is of the pre-state, nobody knows how it was made: that is not modelled.
#include "builtin/internal.h"

#include "sema/queries.h"

#include <string.h>

static Variable *box_field(Symex *symex, Type *type) {
    bool is_box = type->kind == TYPE_CLASS && query_unboxed(symex->sema, type);
    return is_box ? query_field(symex->sema, type->class_symbol, "value") : NULL;
}

Outcome builtin_box(const BuiltinCall *call) {
    Symex *symex = call->symex;
    State state = call->state;
    Type *type = call->method->owner->type;
    cut_creation(symex, &state, call->method->owner, call->span);
    Object *object = universe_create(symex, &state, type, TERM_NONE, 0, call->span);
    object->creator = call->depth;
    object->created = state.guard;
    object->is_boxed = true;
    Term reference = object_reference(symex, object->number);
    heap_store(symex, &state, reference, box_field(symex, type), call->arguments[0]);
    return (Outcome){state, reference, state_dead(), TERM_NONE};
}

// No execution made it, so it is not among the objects that exist; one for each value.
Term specification_box(Symex *symex, Type *type, Term value) {
    uint32_t kind = query_unboxed(symex->sema, type)->kind;
    const void *key = (const void *)((uintptr_t)value << 8 | kind);
    uint32_t known = (uint32_t)(uintptr_t)map_get(&symex->builtins->specification_boxes, key);
    if (!known) {
        known = universe_constant(symex, query_erasure(symex->sema, type));
        Object *object = &symex->heap.objects.items[known];
        const Layout *layout = class_layout(symex, object->type->class_symbol);
        uintptr_t index = (uintptr_t)map_get(&layout->index_of, box_field(symex, type));
        symex->heap.initial.items[object->location + index - 1] = value;
        object->is_literal = false;
        object->created = TERM_FALSE;
        map_put(symex->arena, &symex->builtins->specification_boxes, key, (void *)(uintptr_t)known);
    }
    return object_reference(symex, known);
}

// Values that share one box (JLS 5.1.7; of float and double it says nothing, and no JDK shares
// any).
static Term is_small(Symex *symex, Type *type, Term value) {
    TypeKind kind = query_unboxed(symex->sema, type)->kind;
    IrType width = kind == TYPE_LONG ? IR_LONG : IR_INT;
    if (kind == TYPE_FLOAT || kind == TYPE_DOUBLE)
        return TERM_FALSE;
    if (kind == TYPE_BOOLEAN || kind == TYPE_BYTE || !java_fits(symex, width, 127))
        return TERM_TRUE;
    return term_and(symex->terms, term_sle(symex->terms, java_constant(symex, width, -128), value),
                    term_sle(symex->terms, value, java_constant(symex, width, 127)));
}

static bool is_made_box(Symex *symex, const Object *object) {
    return (!object->is_initial || object->made_by) && box_field(symex, object->type);
}

static void note_identity(Symex *symex, Term guard, Span span) {
    add_unmodelled(symex, guard, span, "whether two boxes of one value are the same object");
}

// ---- Strings and classes

// Two objects here that are one in Java or not: both are followed, with a doubt, for the answer has
// to fit others. Clauses do not count on it.
static Term open_identity(Symex *symex, Term guard, Term may_be, Span span, const char *text) {
    Term where = term_and(symex->terms, guard, may_be);
    if (where == TERM_FALSE || symex->mode.quiet) {
        add_unmodelled(symex, where, span, text);
        return TERM_FALSE;
    }
    add_doubt(symex, where, span, text);
    Term is_same =
        fresh_value(symex, type_primitive(sema_types(symex->sema), TYPE_BOOLEAN), "same");
    return term_and(symex->terms, may_be, is_same);
}

// A String of the pre-state may be the one of a literal with the same text, and the class of an
// object of any class that of a class literal.
static Term constants_same(Symex *symex, const State *state, Term guard, Term a, Term b,
                           Span span) {
    TermTable *terms = symex->terms;
    const ObjectSet *left = reference_candidates(symex, a);
    const ObjectSet *right = reference_candidates(symex, b);
    Term result = TERM_FALSE;
    for (uint32_t i = object_set_next(symex, left, 1); i; i = object_set_next(symex, left, i + 1)) {
        if (!symex->heap.objects.items[i].is_literal)
            continue;
        if (symex->heap.objects.items[i].type == sema_types(symex->sema)->string &&
            symex->results.library_call.begin)
            continue; // there it only saves a comparison of what is in them
        for (uint32_t j = object_set_next(symex, right, 1); j;
             j = object_set_next(symex, right, j + 1)) {
            Object constant = symex->heap.objects.items[i], other = symex->heap.objects.items[j];
            if (i == j || constant.type != other.type)
                continue;
            bool is_string = constant.type == sema_types(symex->sema)->string;
            if (is_string ? !other.is_initial : !may_be_same_class(symex, &constant, &other))
                continue;
            if (!is_string && is_class_from_outside(symex, &other))
                continue; // classes_same
            Term same = is_string ? text_equal(symex, state, i, j) : TERM_TRUE;
            Term chosen = term_and(terms, term_equal(terms, a, object_reference(symex, i)),
                                   term_equal(terms, b, object_reference(symex, j)));
            const char *text = "whether two constants are the same object";
            if (is_string)
                result =
                    term_or(terms, result,
                            open_identity(symex, guard, term_and(terms, chosen, same), span, text));
            else
                add_unmodelled(symex, term_and(terms, guard, chosen), span, text);
        }
    }
    return result;
}

// The library may give the literal "" for an empty text that it computes, or not.
static void check_empty_texts_known(Symex *symex, const State *state, Term guard, Term a, Term b,
                                    Span span) {
    TermTable *terms = symex->terms;
    Type *string = sema_types(symex->sema)->string;
    const ObjectSet *left = reference_candidates(symex, a), *right = reference_candidates(symex, b);
    static const Constant empty = {.kind = CONSTANT_STRING};
    if (symex->results.library_call.begin)
        return;
    for (uint32_t i = object_set_next(symex, left, 1); i; i = object_set_next(symex, left, i + 1))
        for (uint32_t j = object_set_next(symex, right, 1); j;
             j = object_set_next(symex, right, j + 1)) {
            Object first = symex->heap.objects.items[i], second = symex->heap.objects.items[j];
            if (i == j || first.type != string || second.type != string ||
                !(first.is_by_library || second.is_by_library))
                continue;
            uint32_t literal = universe_literal(symex, &empty);
            Term are_empty = term_and(terms, text_equal(symex, state, i, literal),
                                      text_equal(symex, state, j, literal));
            Term chosen = term_and(terms, term_equal(terms, a, object_reference(symex, i)),
                                   term_equal(terms, b, object_reference(symex, j)));
            add_unmodelled(symex, term_and(terms, guard, term_and(terms, chosen, are_empty)), span,
                           "whether two empty strings are the same object");
        }
}

// An object of any class may give the same text each time, or another one. To the library it is all
// the same.
static Term given_texts_same(Symex *symex, const State *state, Term guard, Term a, Term b,
                             Span span) {
    TermTable *terms = symex->terms;
    Type *string = sema_types(symex->sema)->string;
    const ObjectSet *left = reference_candidates(symex, a), *right = reference_candidates(symex, b);
    Term result = TERM_FALSE;
    if (symex->results.library_call.begin)
        return result;
    for (uint32_t i = object_set_next(symex, left, 1); i; i = object_set_next(symex, left, i + 1))
        for (uint32_t j = object_set_next(symex, right, 1); j;
             j = object_set_next(symex, right, j + 1)) {
            Object first = symex->heap.objects.items[i], second = symex->heap.objects.items[j];
            if (i == j || first.type != string || second.type != string ||
                !(text_is_given(&first) || text_is_given(&second)))
                continue;
            Term chosen = term_and(terms, term_equal(terms, a, object_reference(symex, i)),
                                   term_equal(terms, b, object_reference(symex, j)));
            Term may_be = term_and(terms, chosen, text_equal(symex, state, i, j));
            const char *text =
                "whether a text that an object of any class gives is the same object";
            result = term_or(terms, result, open_identity(symex, guard, may_be, span, text));
        }
    return result;
}

// ---- Objects of any class

// Whoever calls the method can have it: a literal, a box that Java shares, what a class holds.
static bool is_had_by_others(Symex *symex, const Object *object) {
    return object->is_literal || object->made_by || is_made_box(symex, object);
}

// A class or a constant of an enum: for these, to be equal is to be the same.
static bool is_known_by_identity(Symex *symex, const Object *object) {
    Class *enum_class = sema_types(symex->sema)->enum_class->class_symbol;
    return object->class_of ||
           (object->type->kind == TYPE_CLASS &&
            query_is_subclass(symex->sema, object->type->class_symbol, enum_class));
}

// An object of any class may be one that the program does not make, but names: `o == "yes"`. Of
// plain Java, executions in which it is another one are looked at, which is an answer.
static void check_any_known(Symex *symex, Term guard, Term any, Term other, Span span) {
    TermTable *terms = symex->terms;
    bool is_in_library = symex->results.library_call.begin;
    const ObjectSet *left = reference_candidates(symex, any);
    const ObjectSet *right = reference_candidates(symex, other);
    for (uint32_t i = object_set_next(symex, left, 1); i; i = object_set_next(symex, left, i + 1))
        for (uint32_t j = object_set_next(symex, right, 1); j;
             j = object_set_next(symex, right, j + 1)) {
            Object first = symex->heap.objects.items[i], second = symex->heap.objects.items[j];
            if (is_in_library && !is_known_by_identity(symex, &second))
                continue; // there it only saves a call of equals
            if (object_set_has(left, j) || !stands_for_any(symex, &first) ||
                !is_had_by_others(symex, &second) ||
                !query_is_subtype(symex->sema, second.type, first.type))
                continue;
            Term chosen = term_and(terms, term_equal(terms, any, object_reference(symex, i)),
                                   term_equal(terms, other, object_reference(symex, j)));
            Term where = term_and(terms, guard, chosen);
            if (symex->scope.is_plain && !symex->mode.quiet)
                add_cut(symex, where, is_in_library ? symex->results.library_call : span,
                        "executions in which an object of any class is that constant");
            else
                add_unmodelled(symex, where, span,
                               "whether an object of any class is that constant");
        }
}

// ---- Entries of maps

static Variable *entry_field(Symex *symex, const Object *object, const char *name) {
    const char *name_of_class =
        object->type->kind == TYPE_CLASS ? object->type->class_symbol->qualified_name->text : "";
    bool is_entry = !strcmp(name_of_class, "java.util.HashMap.Node") ||
                    !strcmp(name_of_class, "java.util.TreeMap.Node");
    return is_entry ? query_field(symex->sema, object->type->class_symbol, name) : NULL;
}

static Term have_same(Symex *symex, const State *state, uint32_t i, uint32_t j, Variable *field) {
    return term_equal(symex->terms, heap_load(symex, state, object_reference(symex, i), field),
                      heap_load(symex, state, object_reference(symex, j), field));
}

// Each is made when it is asked for; Java has one for each key, as long as it is in the map.
static void check_entries_known(Symex *symex, const State *state, Term guard, Term a, Term b,
                                Span span) {
    TermTable *terms = symex->terms;
    const ObjectSet *left = reference_candidates(symex, a), *right = reference_candidates(symex, b);
    if (symex->results.library_call.begin)
        return;
    for (uint32_t i = object_set_next(symex, left, 1); i; i = object_set_next(symex, left, i + 1)) {
        const Object *first = &symex->heap.objects.items[i];
        Variable *map = entry_field(symex, first, "map");
        if (!map)
            continue;
        for (uint32_t j = object_set_next(symex, right, 1); j;
             j = object_set_next(symex, right, j + 1)) {
            Variable *key = entry_field(symex, first, "key");
            if (i == j || symex->heap.objects.items[j].type != symex->heap.objects.items[i].type)
                continue;
            Term same = term_and(terms, have_same(symex, state, i, j, map),
                                 have_same(symex, state, i, j, key));
            Term chosen = term_and(terms, term_equal(terms, a, object_reference(symex, i)),
                                   term_equal(terms, b, object_reference(symex, j)));
            add_unmodelled(symex, term_and(terms, guard, term_and(terms, chosen, same)), span,
                           "whether two entries of a map are the same object");
        }
    }
}

// ---- Any two references

// How a box of the pre-state was made is not known, nor which box a specification means.
static bool is_any_box(const Object *object) {
    bool is_specified = !object->is_initial && object->created == TERM_FALSE && !object->is_boxed;
    return is_specified || object->is_uncertain || (object->is_initial && !object->made_by);
}

// Two different objects that are boxes of one type: the executions in which they have the same
// value, one that Java has a single box for.
static Term share_box(Symex *symex, const State *state, uint32_t i, uint32_t j) {
    Type *type = symex->heap.objects.items[i].type;
    Variable *field = box_field(symex, type);
    Term value = heap_load(symex, state, object_reference(symex, i), field);
    Term other = heap_load(symex, state, object_reference(symex, j), field);
    return term_and(symex->terms, term_equal(symex->terms, value, other),
                    is_small(symex, type, value));
}

static Term boxes_same(Symex *symex, const State *state, Term guard, Term a, Term b, Span span) {
    TermTable *terms = symex->terms;
    const ObjectSet *left = reference_candidates(symex, a);
    const ObjectSet *right = reference_candidates(symex, b);
    Term result = TERM_FALSE;
    for (uint32_t i = object_set_next(symex, left, 1); i; i = object_set_next(symex, left, i + 1)) {
        Object first = symex->heap.objects.items[i];
        if (!box_field(symex, first.type))
            continue;
        for (uint32_t j = object_set_next(symex, right, 1); j;
             j = object_set_next(symex, right, j + 1)) {
            Object second = symex->heap.objects.items[j];
            bool is_made = is_made_box(symex, &first) || is_made_box(symex, &second);
            if (i == j || first.type != second.type || !is_made)
                continue;
            Term chosen = term_and(terms, term_equal(terms, a, object_reference(symex, i)),
                                   term_equal(terms, b, object_reference(symex, j)));
            if (first.is_boxed && second.is_boxed) {
                chosen = term_and(terms, chosen, share_box(symex, state, i, j));
                result = term_or(terms, result, chosen);
            } else if (is_any_box(&first) || is_any_box(&second)) {
                chosen = term_and(terms, chosen, share_box(symex, state, i, j));
                note_identity(symex, term_and(terms, guard, chosen), span);
            }
        }
    }
    return result;
}

static bool is_outside_and_known(Symex *symex, const Object *one, const Object *other) {
    return is_class_from_outside(symex, one) && other->class_of;
}

// A class from outside may be one that the program names.
static Term classes_same(Symex *symex, Term guard, Term a, Term b, Span span) {
    TermTable *terms = symex->terms;
    const ObjectSet *left = reference_candidates(symex, a), *right = reference_candidates(symex, b);
    Term result = TERM_FALSE;
    for (uint32_t i = object_set_next(symex, left, 1); i; i = object_set_next(symex, left, i + 1))
        for (uint32_t j = object_set_next(symex, right, 1); j;
             j = object_set_next(symex, right, j + 1)) {
            const Object first = symex->heap.objects.items[i], other = symex->heap.objects.items[j];
            if (!is_outside_and_known(symex, &first, &other) &&
                !is_outside_and_known(symex, &other, &first))
                continue;
            Term chosen = term_and(terms, term_equal(terms, a, object_reference(symex, i)),
                                   term_equal(terms, b, object_reference(symex, j)));
            chosen = term_and(
                terms, chosen,
                class_known_same(symex, term_and(terms, guard, chosen), &first, &other, span));
            result = term_or(terms, result, chosen);
        }
    return result;
}

// Two objects here, of one value, may be one in Java.
static bool may_be_another(Symex *symex, const Object *object) {
    return object->type == sema_types(symex->sema)->string ||
           query_unboxed(symex->sema, object->type);
}

static bool may_be_given_value(Symex *symex, const ObjectSet *set) {
    for (uint32_t i = object_set_next(symex, set, 1); i; i = object_set_next(symex, set, i + 1)) {
        const Object *object = &symex->heap.objects.items[i];
        if (object->is_initial && may_be_another(symex, object))
            return true;
    }
    return false;
}

// Then counterexamples say which of them are one object.
static void note_comparison(Symex *symex, Term a, Term b) {
    if (!symex->results.library_call.begin && !symex->results.compares_values)
        symex->results.compares_values =
            may_be_given_value(symex, reference_candidates(symex, a)) &&
            may_be_given_value(symex, reference_candidates(symex, b));
}

Term references_same(Symex *symex, const State *state, Term guard, Term a, Term b, Span span) {
    Term same = term_equal(symex->terms, a, b);
    if (same == TERM_TRUE || a == object_reference(symex, 0) || b == object_reference(symex, 0))
        return same;
    note_comparison(symex, a, b);
    TermTable *terms = symex->terms;
    same = term_or(terms, same, constants_same(symex, state, guard, a, b, span));
    same = term_or(terms, same, constants_same(symex, state, guard, b, a, span));
    check_empty_texts_known(symex, state, guard, a, b, span);
    same = term_or(terms, same, given_texts_same(symex, state, guard, a, b, span));
    check_entries_known(symex, state, guard, a, b, span);
    check_any_known(symex, guard, a, b, span);
    check_any_known(symex, guard, b, a, span);
    same = term_or(terms, same, classes_same(symex, guard, a, b, span));
    return term_or(terms, same, boxes_same(symex, state, guard, a, b, span));
}

void check_freshness_known(Symex *symex, Term guard, Term reference, Span span) {
    const ObjectSet *set = reference_candidates(symex, reference);
    for (uint32_t i = 1; i < symex->heap.objects.count; i++)
        if (object_set_has(set, i) && is_made_box(symex, &symex->heap.objects.items[i]))
            note_identity(symex,
                          term_and(symex->terms, guard,
                                   term_equal(symex->terms, reference, object_reference(symex, i))),
                          span);
}

// ---- Identity hashes: any number, but always the same

static Term hash_of_object(Symex *symex, uint32_t number) {
    const void *key = (const void *)(uintptr_t)number;
    Term hash = (Term)(uintptr_t)map_get(&symex->builtins->identity_hashes, key);
    if (!hash) {
        hash = term_variable(
            symex->terms, symex->scope.bits,
            arena_format(symex->arena, "hash of %s", symex->heap.objects.items[number].name));
        map_put(symex->arena, &symex->builtins->identity_hashes, key, (void *)(uintptr_t)hash);
    }
    return hash;
}

// Its hash is any number, and so is that of the other: what holds for all of them holds. Clauses do
// not count on it.
static void note_shared(Symex *symex, Term guard, Span span) {
    static const char TEXT[] = "the identity of a box or text that Java may share";
    if (symex->mode.quiet)
        add_unmodelled(symex, guard, span, TEXT);
    else
        add_doubt(symex, guard, span, TEXT);
}

// A class from outside has the hash of the class that it is.
static Term hash_of_class(Symex *symex, uint32_t number) {
    Term hash = hash_of_object(symex, number);
    if (!is_class_from_outside(symex, &symex->heap.objects.items[number]))
        return hash;
    const TypeList *classes = classes_from_outside(symex);
    for (uint32_t i = 0; i < classes->count; i++) {
        Term is_it = class_from_outside_is(symex, number, classes->items[i]);
        uint32_t known = class_object_number(symex, classes->items[i]);
        hash = term_ite(symex->terms, is_it, hash_of_object(symex, known), hash);
    }
    return hash;
}

Outcome builtin_identity_hash(const BuiltinCall *call) {
    Symex *symex = call->symex;
    Term receiver = call->arguments[0];
    const ObjectSet *set = reference_candidates(symex, receiver);
    Term hash = java_constant(symex, IR_INT, 0);
    for (uint32_t i = object_set_next(symex, set, 1); i; i = object_set_next(symex, set, i + 1)) {
        Term is_it = term_equal(symex->terms, receiver, object_reference(symex, i));
        if (may_be_another(symex, &symex->heap.objects.items[i]))
            note_shared(symex, term_and(symex->terms, call->state.guard, is_it), call->span);
        hash = term_ite(symex->terms, is_it, hash_of_class(symex, i), hash);
    }
    return builtin_returns(call, hash);
}
