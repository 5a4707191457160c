// Lists in the order of their numbers.
//
// Objects of a pre-state are numbered as they are met (numbering.c). Where one
// reference leads to all objects of a class, along one field, entry i is followed
// by i + 1, and only the last one leads somewhere else: to null, or back. So two
// numbers describe the whole list, and one step along it is
//
//   next(e)  =  e is the last one ? what that leads to : e + 1
//
// whose size does not depend on how many entries there may be. What the fields of
// all of them hold, one case for each, says the same and is as long as the list:
// over n steps its square.
#include "symex/numbered_list.h"

#include "heap/veils.h"

enum { MOST_CONFLICTS = 20000 };

typedef struct Entries {
    Symex *symex;
    const Term *next;
    uint32_t first, count;
} Entries;

static Term number_of(const Entries *entries, uint32_t i) {
    return object_reference(entries->symex, entries->first + i);
}

static Term exists(const Entries *entries, uint32_t i) {
    return i < entries->count ? object_exists(entries->symex, entries->first + i) : TERM_FALSE;
}

static Term is_last(const Entries *entries, uint32_t i) {
    return term_and(entries->symex->terms, exists(entries, i), term_not(exists(entries, i + 1)));
}

// ---- Is it a list in this order?

// Entry i + 1 exists only behind entry i.
static Term is_linked(const Entries *entries, uint32_t i) {
    TermTable *terms = entries->symex->terms;
    Term follows = term_equal(terms, entries->next[i], number_of(entries, i + 1));
    return term_implies(terms, exists(entries, i + 1),
                        term_and(terms, exists(entries, i), follows));
}

// Behind the last entry is null or one before.
static Term is_closed(const Entries *entries, uint32_t i) {
    TermTable *terms = entries->symex->terms;
    Term next = entries->next[i];
    Term is_null = term_equal(terms, next, object_reference(entries->symex, 0));
    Term is_before = term_and(terms, term_ule(terms, number_of(entries, 0), next),
                              term_ule(terms, next, number_of(entries, i)));
    return term_implies(terms, is_last(entries, i), term_or(terms, is_null, is_before));
}

static bool is_ruled_out(Symex *symex, Term condition) {
    if (condition == TERM_FALSE)
        return true;
    symex_assert(symex);
    solver_limit_conflicts(symex->solver, MOST_CONFLICTS);
    veils_look(symex, condition);
    return solver_check(symex->solver, &condition, 1, symex->deadline) == SOLVER_UNSATISFIABLE;
}

static bool is_in_order(const Entries *entries, Term guard) {
    Symex *symex = entries->symex;
    TermList needed = {0};
    for (uint32_t i = 0; i < entries->count; i++) {
        vector_push(symex->arena, &needed, is_closed(entries, i));
        if (i + 1 < entries->count)
            vector_push(symex->arena, &needed, is_linked(entries, i));
    }
    Term is_it = term_and_all(symex->terms, needed.items, needed.count);
    return is_ruled_out(symex, term_and(symex->terms, guard, term_not(is_it)));
}

// ---- The two numbers

// A variable of its own for a reference, so that what it is compared with need not look into it.
static Term name(Symex *symex, Term value, uint32_t bits, const char *text) {
    Term variable = term_variable(symex->terms, bits, text);
    assume(symex, term_equal(symex->terms, variable, term_extract(symex->terms, value, 0, bits)));
    return term_zero_extend(symex->terms, variable, REFERENCE_BITS);
}

static void name_end(const Entries *entries, NumberedList *list) {
    Symex *symex = entries->symex;
    Term last = object_reference(symex, 0), back = last;
    for (uint32_t i = 0; i < entries->count; i++) {
        last = term_ite(symex->terms, exists(entries, i), number_of(entries, i), last);
        back = term_ite(symex->terms, exists(entries, i), entries->next[i], back);
    }
    list->last = name(symex, last, list->bits, "last entry");
    list->back = name(symex, back, list->bits, "behind the last entry");
}

// What follows, and is needed often: entry i exists if the last one is not before it, and leads to
// none behind the last one.
static void tell_end(const Entries *entries, const NumberedList *list, Term guard) {
    Symex *symex = entries->symex;
    TermTable *terms = symex->terms;
    for (uint32_t i = 0; i < entries->count; i++) {
        Term is_there = term_and(terms, guard, exists(entries, i));
        Term reaches = term_ule(terms, number_of(entries, i), list->last);
        assume(symex, term_implies(terms, guard, term_equal(terms, exists(entries, i), reaches)));
        assume(symex, term_implies(terms, is_there, term_ule(terms, entries->next[i], list->last)));
    }
}

static bool is_same(Symex *symex, const NumberedList *list, const Entries *entries, Term guard) {
    if (list->first != entries->first || list->count != entries->count ||
        term_and(symex->terms, guard, term_not(list->guard)) != TERM_FALSE)
        return false;
    for (uint32_t i = 0; i < list->count; i++)
        if (list->next[i] != entries->next[i])
            return false;
    return true;
}

static const NumberedList *find_known(const Entries *entries, Term guard) {
    const Execution *execution = entries->symex->execution;
    for (uint32_t i = 0; i < execution->numbered_lists.count; i++)
        if (is_same(entries->symex, execution->numbered_lists.items[i], entries, guard))
            return execution->numbered_lists.items[i];
    return NULL;
}

static const NumberedList *find_new(const Entries *entries, Term guard) {
    Symex *symex = entries->symex;
    if (!is_in_order(entries, guard))
        return NULL;
    NumberedList *list = ARENA_NEW(symex->arena, NumberedList);
    *list = (NumberedList){.first = entries->first,
                           .count = entries->count,
                           .bits = 1,
                           .next = entries->next,
                           .guard = guard};
    while ((list->first + list->count - 1) >> list->bits)
        list->bits++;
    name_end(entries, list);
    tell_end(entries, list, guard);
    vector_push(symex->arena, &symex->execution->numbered_lists, list);
    return list;
}

const NumberedList *numbered_list_find(Symex *symex, uint32_t first, uint32_t count,
                                       const Term *next, Term guard, Term begin) {
    TermTable *terms = symex->terms;
    Entries entries = {symex, next, first, count};
    const NumberedList *list = find_known(&entries, guard);
    if (!list)
        list = find_new(&entries, guard);
    if (!list)
        return NULL;
    Term is_null = term_equal(terms, begin, object_reference(symex, 0));
    Term is_entry = term_and(terms, term_ule(terms, object_reference(symex, first), begin),
                             term_ule(terms, begin, list->last));
    Term is_other = term_not(term_or(terms, is_null, is_entry));
    return is_ruled_out(symex, term_and(terms, guard, is_other)) ? list : NULL;
}

Term numbered_list_next(Symex *symex, const NumberedList *list, Term entry) {
    TermTable *terms = symex->terms;
    Term following = term_add(terms, entry, term_constant(terms, REFERENCE_BITS, 1));
    return term_ite(terms, term_equal(terms, entry, list->last), list->back, following);
}
