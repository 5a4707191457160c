// Assignable clauses of loops.
//
// What the clause names is evaluated when the loop is reached. Every assignment inside must be to
// such a place, or to an object that the loop made. So at its head everything else is as it was.
#include "quantified/formulas.h"

void quantified_loop_frame_read(QuantifiedRun *quantified, CutPoint *cut,
                                const Evaluation *arrived) {
    Evaluation evaluation = *arrived;
    const NodeList *clauses = ast_loop_clauses(cut->statement);
    LoopFrame *frame = &quantified->loop_frames[cut->index];
    for (uint32_t i = 0; clauses && i < clauses->count; i++)
        if (clauses->items[i]->kind == NODE_LOCATIONS_CLAUSE)
            places_read(&evaluation,
                        spec_lower_locations(quantified->specifications,
                                             as_LocationsClause(clauses->items[i])),
                        &frame->places);
    frame->arrived = quantified_state_copy(quantified, arrived->state);
    frame->condition = FORMULA_TRUE;
    frame->owner = "loop";
}

// ---- At the head

// The heap as it was, but for what the clause names: without quantifiers where nothing is made.
static Formula kept_exactly(QuantifiedRun *quantified, const PlaceList *list, const HeapSlot *slot,
                            Formula before, Formula now) {
    LogicTable *table = quantified->table;
    Formula same = before;
    for (uint32_t i = 0; i < list->places.count; i++) {
        const Place *place = &list->places.items[i];
        bool fits =
            place->object && (place->kind == PLACE_ALL_FIELDS ||
                              (place->kind == PLACE_ELEMENTS) == (slot->kind == SLOT_ELEMENTS));
        if (fits && place->kind == PLACE_FIELD)
            fits = place_in_group(slot->field, place->field);
        if (fits)
            same = logic_store(table, same, place->object, logic_select(table, now, place->object));
    }
    return logic_equal(table, now, same);
}

static Formula kept_by_old_objects(QuantifiedRun *quantified, const LoopFrame *frame,
                                   const HeapSlot *slot, Formula before, Formula now) {
    Evaluation evaluation = formula_evaluation(quantified, frame->arrived);
    LogicTable *table = quantified->table;
    Formula object = logic_bound_variable(table, SORT_REF, "object");
    Formula is_new = logic_less_equal(table, frame->arrived->allocated, object);
    Formula allowed =
        slot->kind == SLOT_ELEMENTS
            ? places_have_array(&evaluation, &frame->places.places, object)
            : places_have_field(&evaluation, &frame->places.places, object, slot->field);
    Formula parts[] = {
        is_new, allowed,
        logic_equal(table, logic_select(table, now, object), logic_select(table, before, object))};
    return logic_quantify(table, true, &object, 1, logic_or_all(table, parts, 3));
}

// Of an array that the clause names in part, the other elements.
static void keep_elements(QuantifiedRun *quantified, State *state, const LoopFrame *frame,
                          Formula before, Formula now) {
    Evaluation evaluation = formula_evaluation(quantified, frame->arrived);
    LogicTable *table = quantified->table;
    for (uint32_t i = 0; i < frame->places.places.count; i++) {
        const Place *place = &frame->places.places.items[i];
        if (place->kind != PLACE_ELEMENTS || (!place->from && !place->to))
            continue;
        Formula index = logic_bound_variable(table, SORT_INT, "index");
        Formula same =
            logic_equal(table, logic_select(table, logic_select(table, now, place->object), index),
                        logic_select(table, logic_select(table, before, place->object), index));
        Formula kept = logic_or(
            table, places_have_element(&evaluation, &frame->places.places, place->object, index),
            same);
        quantified_state_fact(quantified, state, logic_quantify(table, true, &index, 1, kept));
    }
}

// Places that name an object: what else is meant is asked object by object.
static bool are_plain(const Places *places) {
    for (uint32_t i = 0; i < places->count; i++)
        if (places->items[i].kind == PLACE_MINUS || places->items[i].kind == PLACE_INTERSECT ||
            places->items[i].kind == PLACE_EACH || places->items[i].kind == PLACE_VALUE)
            return false;
    return true;
}

void quantified_loop_frame_assume(QuantifiedRun *quantified, CutPoint *cut, bool allocates) {
    const LoopFrame *frame = &quantified->loop_frames[cut->index];
    Evaluation evaluation = formula_evaluation(quantified, frame->arrived);
    LogicTable *table = quantified->table;
    for (uint32_t i = 0; i < frame->places.places.count; i++)
        if (frame->places.places.items[i].kind == PLACE_EVERYTHING)
            return;
    for (uint32_t i = 0; frame->places.is_given && i < quantified->slots.count; i++) {
        HeapSlot slot = quantified->slots.items[i];
        Formula before = quantified_slot_get(quantified, frame->arrived, i);
        Formula now = quantified_slot_get(quantified, cut->state, i);
        if (before == now || slot.counted || slot.kind == SLOT_VERSION)
            continue;
        Formula kept = slot.kind == SLOT_STATIC
                           ? logic_or(table,
                                      places_have_field(&evaluation, &frame->places.places,
                                                        FORMULA_NONE, slot.field),
                                      logic_equal(table, now, before))
                       : allocates || !are_plain(&frame->places.places)
                           ? kept_by_old_objects(quantified, frame, &slot, before, now)
                           : kept_exactly(quantified, &frame->places, &slot, before, now);
        quantified_state_fact(quantified, cut->state, kept);
        if (slot.kind == SLOT_ELEMENTS)
            keep_elements(quantified, cut->state, frame, before, now);
    }
}

// ---- Inside

typedef struct Assignment {
    Formula object;  // or array; NONE: a static field
    Variable *field; // or NULL: an element
    Formula index;
    const char *what; // for messages
    Span span;
} Assignment;

static void check_in(QuantifiedRun *quantified, State *state, const LoopFrame *frame,
                     const Assignment *assignment) {
    Evaluation evaluation = formula_evaluation(quantified, frame->arrived);
    LogicTable *table = quantified->table;
    const PlaceList *places = &frame->places;
    Formula allowed =
        assignment->field
            ? places_have_field(&evaluation, &places->places, assignment->object, assignment->field)
            : places_have_element(&evaluation, &places->places, assignment->object,
                                  assignment->index);
    if (assignment->object)
        allowed = logic_or(table, allowed,
                           logic_less_equal(table, frame->arrived->allocated, assignment->object));
    allowed = logic_implies(table, frame->condition, allowed);
    if (allowed != FORMULA_TRUE)
        quantified_add_obligation(
            quantified, state, allowed, OBLIGATION_ASSIGNABLE, assignment->span, places->clause,
            arena_format(quantified->arena, "assignment to %s, which the %s must not assign",
                         assignment->what, frame->owner));
}

// Of the loops around, and of the statements; false: that is not known.
static bool frames_around(QuantifiedRun *quantified, const State *state, LoopFrameList *list) {
    uint32_t loop = quantified->loop_frames ? quantified->loop : 0;
    for (; loop; loop = quantified->graph.ir->loops.items[loop - 1].parent)
        if (quantified->loop_frames[loop].places.is_given)
            vector_push(quantified->arena, list, quantified->loop_frames[loop]);
    return quantified_unrolled_frames(quantified, state, list) &&
           quantified_statement_frames(quantified, state, list);
}

static LoopFrameList known_frames(QuantifiedRun *quantified, State *state, Span span) {
    LoopFrameList around = {0};
    if (!quantified->quiet && !frames_around(quantified, state, &around))
        quantified_add_unmodelled(quantified, state, span,
                                  "an assignment in what is begun in several ways");
    return around;
}

static void check(QuantifiedRun *quantified, State *state, const Assignment *assignment) {
    LoopFrameList around = known_frames(quantified, state, assignment->span);
    for (uint32_t i = 0; i < around.count; i++)
        check_in(quantified, state, &around.items[i], assignment);
}

void quantified_check_loop_field(QuantifiedRun *quantified, State *state, Formula object,
                                 Variable *field, Span span) {
    Assignment assignment = {object, field, FORMULA_NONE,
                             arena_format(quantified->arena, "'%s'", field->name->text), span};
    check(quantified, state, &assignment);
}

void quantified_check_loop_element(QuantifiedRun *quantified, State *state, Formula array,
                                   Formula index, Span span) {
    Assignment assignment = {array, NULL, index, "an array element", span};
    check(quantified, state, &assignment);
}

void quantified_check_loop_anything(QuantifiedRun *quantified, State *state, Span span) {
    LoopFrameList around = known_frames(quantified, state, span);
    for (uint32_t i = 0; i < around.count; i++) {
        const LoopFrame *frame = &around.items[i];
        bool is_free = false;
        for (uint32_t j = 0; j < frame->places.places.count; j++)
            is_free |= frame->places.places.items[j].kind == PLACE_EVERYTHING;
        if (!is_free)
            quantified_add_obligation(quantified, state,
                                      logic_not(quantified->table, frame->condition),
                                      OBLIGATION_ASSIGNABLE, span, frame->places.clause,
                                      "a call that may assign anything");
    }
}
