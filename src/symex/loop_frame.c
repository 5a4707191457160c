// Assignable clauses of loops and statements: checked at every assignment inside, also in what
// they call, whether a loop is unrolled or cut.
#include "symex/loop_frame.h"

LoopFrame *loop_frame_enter(Symex *symex, Frame *frame, const State *state, Node *loop) {
    const NodeList *clauses = ast_loop_clauses(loop);
    LoopFrame *loop_frame = NULL;
    if (symex->mode.quiet)
        return NULL;
    for (uint32_t i = 0; clauses && i < clauses->count; i++) {
        if (clauses->items[i]->kind != NODE_LOCATIONS_CLAUSE)
            continue;
        if (!loop_frame) {
            loop_frame = ARENA_NEW(symex->arena, LoopFrame);
            loop_frame->outer = symex->execution->loop_frame;
            loop_frame->places.applies = TERM_TRUE;
            loop_frame->places.clause = clauses->items[i]->span;
            loop_frame->first_fresh = symex->heap.objects.count;
            loop_frame->condition = TERM_TRUE;
            loop_frame->owner = "loop";
        }
        Evaluation evaluation = ground_evaluation_in(symex, frame, state);
        places_read(
            &evaluation,
            spec_lower_locations(symex->specifications, as_LocationsClause(clauses->items[i])),
            &loop_frame->places);
    }
    if (loop_frame)
        symex->execution->loop_frame = loop_frame;
    return loop_frame;
}

void loop_frame_leave(Symex *symex, const LoopFrame *loop_frame) {
    if (loop_frame)
        symex->execution->loop_frame = loop_frame->outer;
}

LoopFrameList loop_frames_around(Symex *symex, Term guard) {
    LoopFrameList list = {0};
    for (const LoopFrame *at = symex->execution->loop_frame; at; at = at->outer)
        vector_push(symex->arena, &list, *at);
    block_frames_around(symex, guard, &list);
    return list;
}

Term loop_frame_has_field(Symex *symex, const LoopFrame *loop_frame, Term object, Variable *field) {
    Evaluation evaluation = ground_evaluation(symex, &symex->subject.before);
    return places_have_field(&evaluation, &loop_frame->places.places, object, field);
}

Term loop_frame_has_element(Symex *symex, const LoopFrame *loop_frame, Term array, Term index) {
    Evaluation evaluation = ground_evaluation(symex, &symex->subject.before);
    return places_have_element(&evaluation, &loop_frame->places.places, array, index);
}

// Was the object there when the loop was reached?
static Term was_there(Symex *symex, const LoopFrame *loop_frame, Term reference) {
    Term result = TERM_FALSE;
    const ObjectSet *set = reference_candidates(symex, reference);
    for (uint32_t i = 1; i < loop_frame->first_fresh; i++)
        if (object_set_has(set, i))
            result = term_or(symex->terms, result,
                             term_equal(symex->terms, reference, object_reference(symex, i)));
    return result;
}

static void check(Symex *symex, const LoopFrame *loop_frame, Term here, Term allowed, Span span,
                  const char *what) {
    here = term_and(symex->terms, here, loop_frame->condition);
    add_obligation(symex, OBLIGATION_ASSIGNABLE, term_and(symex->terms, here, term_not(allowed)),
                   span, loop_frame->places.clause,
                   arena_format(symex->arena, "assignment to %s, which the %s must not assign",
                                what, loop_frame->owner));
}

void check_loop_field(Symex *symex, const State *state, Term object, Variable *field, Span span) {
    LoopFrameList around = loop_frames_around(symex, state->guard);
    for (uint32_t i = 0; i < around.count; i++) {
        const LoopFrame *at = &around.items[i];
        Term here = state->guard;
        if (object)
            here = term_and(symex->terms, here, was_there(symex, at, object));
        check(symex, at, here, loop_frame_has_field(symex, at, object, field), span,
              arena_format(symex->arena, "'%s'", field->name->text));
    }
}

void check_loop_element(Symex *symex, const State *state, Term array, Term index, Span span) {
    LoopFrameList around = loop_frames_around(symex, state->guard);
    for (uint32_t i = 0; i < around.count; i++) {
        const LoopFrame *at = &around.items[i];
        check(symex, at, term_and(symex->terms, state->guard, was_there(symex, at, array)),
              loop_frame_has_element(symex, at, array, index), span, "an array element");
    }
}
