// Assignable clauses: what the method under check may assign.
//
// Locations are evaluated once, in the pre-state. Objects created by the method
// may be assigned freely.
#include "symex/places.h"

#include "sema/specs.h"

struct Assignable {
    VECTOR(PlaceList) cases;
};

static bool read_case(Symex *symex, PlaceList *list, const ContractCase *from, const State *state,
                      Term receiver, const Term *arguments) {
    bool found = false;
    Spec spec = contract_spec(symex, from, state, NULL, receiver, arguments);
    for (uint32_t i = 0; i < from->clauses.count; i++) {
        if (from->clauses.items[i]->kind != NODE_LOCATIONS_CLAUSE)
            continue;
        LocationsClause *clause = as_LocationsClause(from->clauses.items[i]);
        if (clause->keyword != JML_ASSIGNABLE)
            continue;
        found = true;
        list->clause = clause->node.span;
        places_read(&spec, clause, list);
    }
    return found;
}

Assignable *assignable_read(Symex *symex, const CaseList *cases, const State *state, Term receiver,
                            const Term *arguments, Method *method) {
    Assignable *assignable = ARENA_NEW(symex->arena, Assignable);
    bool is_pure = method_is_pure(symex->sema, method);
    for (uint32_t i = 0; i < cases->count; i++) {
        PlaceList list = {.applies = cases->items[i].holds};
        bool given = read_case(symex, &list, &cases->items[i], state, receiver, arguments);
        // Without a clause everything may be assigned; a pure method may assign nothing.
        if (given || is_pure)
            vector_push(symex->arena, &assignable->cases, list);
    }
    return assignable;
}

void assignable_prepare(Symex *symex, const CaseList *cases, const State *state, Term receiver,
                        const Term *arguments, Method *method) {
    symex->subject.assignable = assignable_read(symex, cases, state, receiver, arguments, method);
    symex->subject.constructing = method->is_constructor ? receiver : TERM_NONE;
}

// ---- Checking assignments

// ---- What a frame allows: every case that applies must

Term assignable_allows_field(Symex *symex, const Assignable *frame, Term object, Variable *field) {
    Term allowed = TERM_TRUE;
    for (uint32_t i = 0; i < frame->cases.count; i++) {
        const PlaceList *list = &frame->cases.items[i];
        allowed = term_and(symex->terms, allowed,
                           term_implies(symex->terms, list->applies,
                                        places_have_field(symex, list, object, field)));
    }
    return allowed;
}

Term assignable_allows_element(Symex *symex, const Assignable *frame, Term array, Term index) {
    Term allowed = TERM_TRUE;
    for (uint32_t i = 0; i < frame->cases.count; i++) {
        const PlaceList *list = &frame->cases.items[i];
        allowed = term_and(symex->terms, allowed,
                           term_implies(symex->terms, list->applies,
                                        places_have_element(symex, list, array, index)));
    }
    return allowed;
}

Span assignable_clause(const Assignable *frame) {
    return frame->cases.count ? frame->cases.items[0].clause : (Span){0, 0};
}

// Objects that were there before the method; only they are protected.
Term is_old_object(Symex *symex, Term reference) {
    Term result = TERM_FALSE;
    const ObjectSet *set = reference_candidates(symex, reference);
    for (uint32_t i = 1; i < symex->heap.first_created; i++)
        if (object_set_has(set, i))
            result = term_or(symex->terms, result,
                             term_equal(symex->terms, reference, object_reference(symex, i)));
    return result;
}

static void check(Symex *symex, const PlaceList *list, Term here, Term allowed, Span span,
                  const char *text) {
    TermTable *terms = symex->terms;
    Term violated = term_and(terms, term_and(terms, here, list->applies), term_not(allowed));
    add_obligation(symex, OBLIGATION_ASSIGNABLE, violated, span, list->clause, text);
}

void check_assignable_field(Symex *symex, Frame *frame, const State *state, Term object,
                            Variable *field, Span span) {
    (void)frame;
    note_access(symex, state, object, field, TERM_NONE, span, true);
    check_loop_field(symex, state, object, field, span);
    if (!symex->subject.assignable)
        return;
    Term here = state->guard;
    if (object)
        here = term_and(symex->terms, here, is_old_object(symex, object));
    for (uint32_t i = 0; i < symex->subject.assignable->cases.count; i++) {
        const PlaceList *list = &symex->subject.assignable->cases.items[i];
        check(symex, list, here, places_have_field(symex, list, object, field), span,
              arena_format(symex->arena, "assignment to '%s', which is not assignable",
                           field->name->text));
    }
}

void check_assignable_element(Symex *symex, Frame *frame, const State *state, Term array,
                              Term index, Span span) {
    (void)frame;
    note_access(symex, state, array, NULL, index, span, true);
    check_loop_element(symex, state, array, index, span);
    if (!symex->subject.assignable)
        return;
    Term here = term_and(symex->terms, state->guard, is_old_object(symex, array));
    for (uint32_t i = 0; i < symex->subject.assignable->cases.count; i++) {
        const PlaceList *list = &symex->subject.assignable->cases.items[i];
        check(symex, list, here, places_have_element(symex, list, array, index), span,
              "assignment to an array element, which is not assignable");
    }
}
