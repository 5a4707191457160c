// Fields that nobody reads or assigns are left out of the pre-state.
//
// They hold null or 0 there; what they would lead to is not there, nor is what invariants of the
// library say of them. That no execution looks at such a value is not believed but noticed: who
// reads or assigns one in an object of the pre-state calls heap_note_missed, and then nothing that
// was found counts. It is begun again with that field (check/check.c).
//
// The same goes for static fields of plain Java: their classes are initialised, and the constants
// of enums are there, where somebody was seen to ask for them.
//
// What a library class says of its fields holds of all of them together: one alone is not left out.
#include "heap/internal.h"

#include "analysis/analysis.h"
#include <string.h>

static bool is_library(const Class *class_symbol) {
    return class_symbol && class_symbol->unit && class_symbol->unit->is_library;
}

// Is it there with the others of its class?
static bool is_read_together(Symex *symex, const Variable *field) {
    Class *owner = field->owner;
    if (!is_library(owner) || !analysis_has_invariant(symex->lowering, owner))
        return false;
    for (uint32_t i = 0; i < owner->fields.count; i++)
        if (map_get(symex->pre.read_fields, owner->fields.items[i]))
            return true;
    return false;
}

bool heap_leaves_out(Symex *symex, const Variable *field) {
    if (!symex->pre.read_fields || map_get(symex->pre.read_fields, field) ||
        is_constant_instance_field(field))
        return false;
    // The name and number of an enum constant are known.
    if (field->owner && !strcmp(field->owner->qualified_name->text, "java.lang.Enum"))
        return false;
    return !is_read_together(symex, field) && analysis_may_leave_out(symex->lowering, field);
}

bool heap_leaves_out_class(Symex *symex, Class *class_symbol) {
    if (!is_library(class_symbol) || !class_symbol->fields.count)
        return false;
    for (uint32_t i = 0; i < class_symbol->fields.count; i++)
        if (!(class_symbol->fields.items[i]->modifiers & MODIFIER_STATIC) &&
            !heap_leaves_out(symex, class_symbol->fields.items[i]))
            return false;
    return symex->pre.read_fields != NULL;
}

// ---- Locations

void heap_leave_out(Symex *symex, uint32_t location) {
    while (symex->pre.left_out.count <= location)
        vector_push(symex->arena, &symex->pre.left_out, false);
    symex->pre.left_out.items[location] = true;
}

bool heap_is_left_out(const Symex *symex, uint32_t location) {
    return location < symex->pre.left_out.count && symex->pre.left_out.items[location];
}

void heap_note_missed(Symex *symex, Variable *field) {
    for (uint32_t i = 0; i < symex->pre.missed.count; i++)
        if (symex->pre.missed.items[i] == field)
            return;
    vector_push(symex->arena, &symex->pre.missed, field);
}

// ---- Static fields

bool heap_leaves_out_statics(const Symex *symex) {
    return symex->pre.read_fields && symex->scope.is_plain;
}

void heap_note_missed_static(Symex *symex, Variable *field) {
    if (heap_leaves_out_statics(symex) && !map_get(&symex->statics.mentioned, field))
        heap_note_missed(symex, field);
}
