// Assignable clauses: what the method under check may assign.
//
// Locations are evaluated once, in the pre-state. Objects created by the method
// may be assigned freely.
#include "symex/contract.h"

#include "sema/specs.h"

SpecFrame *assignable_read(Symex *symex, const SpecCaseList *cases, const State *state,
                           Term receiver, const Term *arguments, Method *method) {
    SpecFrame *frame = ARENA_NEW(symex->arena, SpecFrame);
    Evaluation base = ground_evaluation(symex, state);
    bool failed = false;
    spec_frame_read(&base, cases, &(SpecCall){receiver, arguments, NULL}, JML_ASSIGNABLE,
                    method_is_pure(symex->sema, method), frame, &failed);
    return frame;
}

void assignable_prepare(Symex *symex, const SpecCaseList *cases, const State *state, Term receiver,
                        const Term *arguments, Method *method) {
    // That the library's interfaces are pure is no promise of plain Java.
    symex->subject.assignable =
        symex->scope.is_plain ? ARENA_NEW(symex->arena, SpecFrame)
                              : assignable_read(symex, cases, state, receiver, arguments, method);
    symex->subject.constructing = method->is_constructor ? receiver : TERM_NONE;
}

Term assignable_allows_field(Symex *symex, const SpecFrame *frame, Term object, Variable *field) {
    Evaluation evaluation = ground_evaluation(symex, &symex->subject.before);
    return spec_frame_allows_field(&evaluation, frame, object, field);
}

Term assignable_allows_element(Symex *symex, const SpecFrame *frame, Term array, Term index) {
    Evaluation evaluation = ground_evaluation(symex, &symex->subject.before);
    return spec_frame_allows_element(&evaluation, frame, array, index);
}

// ---- Checking creations and assignments

void check_creation(Symex *symex, const SpecFrame *frame, const State *end, Span span) {
    TermTable *terms = symex->terms;
    Evaluation evaluation = ground_evaluation(symex, end);
    Term here = term_and(terms, end->guard, spec_frame_forbids_creation(&evaluation, frame));
    if (here == TERM_FALSE)
        return;
    if (symex->subject.created)
        add_obligation(symex, OBLIGATION_ASSIGNABLE, term_and(terms, here, symex->subject.created),
                       span, spec_frame_clause(frame),
                       "creation of an object under \\strictly_nothing");
    if (symex->subject.boxed)
        add_unmodelled(symex, term_and(terms, here, symex->subject.boxed), span,
                       "\\strictly_nothing where a box is made, or was there");
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
        Evaluation evaluation = ground_evaluation(symex, state);
        check(symex, list, here, places_have_field(&evaluation, &list->places, object, field), span,
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
        Evaluation evaluation = ground_evaluation(symex, state);
        check(symex, list, here, places_have_element(&evaluation, &list->places, array, index),
              span, "assignment to an array element, which is not assignable");
    }
}
