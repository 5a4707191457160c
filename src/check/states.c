// Violations in states that nobody was seen to build.
//
// Objects of the project, and of class files, that the counterexample puts together field by field
// may be such as no code makes. What fails only with them is possible, and no more. Objects that
// calls made, arrays, texts, collections and other objects of library models are what they say.
#include "check/internal.h"

#include "analysis/analysis.h"

// Anybody can set what is public.
static bool is_free(const CexValue *value) {
    const Variable *field = value->field;
    return field && (field->modifiers & MODIFIER_PUBLIC) && !(field->modifiers & MODIFIER_FINAL);
}

// A record without a constructor of its own takes every value.
static bool is_bare_record(const Class *class_symbol) {
    if (class_symbol->kind != CLASS_RECORD)
        return false;
    for (uint32_t i = 0; i < class_symbol->methods.count; i++)
        if (class_symbol->methods.items[i]->is_constructor &&
            class_symbol->methods.items[i]->declaration &&
            class_symbol->methods.items[i]->declaration->body)
            return false;
    return true;
}

static bool is_made_up(const CexObject *object) {
    const Class *of =
        object->exact && object->exact->kind == TYPE_CLASS ? object->exact->class_symbol : NULL;
    if (!of || object->form != CEX_FIELDS || object->is_new || of->kind == CLASS_ENUM ||
        is_bare_record(of) || !(of->class_file || analysis_is_plain_class(of)))
        return false;
    for (uint32_t i = 0; i < object->values.count; i++)
        if (!is_free(&object->values.items[i]))
            return true;
    return false;
}

static void note_reached(const CexValueList *values, bool *is_reached, uint32_t most) {
    for (uint32_t i = 0; i < values->count; i++)
        if (values->items[i].object <= most)
            is_reached[values->items[i].object] = true;
}

// Static fields hold what code put there: only what arguments lead to is looked at.
static bool has_made_up(Arena *arena, const CexState *state) {
    uint32_t most = 0;
    for (uint32_t i = 0; i < state->objects.count; i++)
        most = state->objects.items[i].number > most ? state->objects.items[i].number : most;
    bool *is_reached = arena_array(arena, most + 1, sizeof(bool));
    for (uint32_t i = 0; i < state->roots.count; i++)
        if (!state->roots.items[i].field && state->roots.items[i].object <= most)
            is_reached[state->roots.items[i].object] = true;
    for (uint32_t round = 0; round < state->objects.count; round++)
        for (uint32_t i = 0; i < state->objects.count; i++) {
            const CexObject *object = &state->objects.items[i];
            if (!is_reached[object->number])
                continue;
            if (is_made_up(object))
                return true;
            note_reached(&object->values, is_reached, most);
            note_reached(&object->keys, is_reached, most);
        }
    return false;
}

bool violation_is_made_up(Arena *arena, const Violation *violation) {
    return violation->counterexample && has_made_up(arena, &violation->counterexample->before);
}

void states_set_apart(const CheckRequest *request, Verdict *verdict) {
    uint32_t kept = 0;
    for (uint32_t i = 0; i < verdict->violations.count; i++) {
        Violation violation = verdict->violations.items[i];
        if (violation_is_made_up(request->arena, &violation))
            vector_push(request->arena, &verdict->possible, violation);
        else
            verdict->violations.items[kept++] = violation;
    }
    bool was_violated = verdict->kind == VERDICT_VIOLATED;
    verdict->violations.count = kept;
    if (!was_violated || kept)
        return;
    verdict->kind = VERDICT_UNKNOWN;
    Remark remark = {verdict->span, "objects in states that no calls were found to build"};
    vector_push(request->arena, &verdict->unknown, remark);
}
