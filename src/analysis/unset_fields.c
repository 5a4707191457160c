// Fields that a constructor leaves as they were created: null.
//
// A field counts as set where every way to the end of the constructor assigns it, or calls a method
// of the object that assigns it somewhere.
#include "analysis/internal.h"

#include "sema/queries.h"

static bool stores(const IrInstruction *instruction, const Variable *field, IrRegister receiver) {
    return instruction->operation == IR_STORE && instruction->detail.field == field &&
           instruction->a == receiver;
}

static bool stores_somewhere(const IrMethod *method, const Variable *field) {
    for (uint32_t i = 0; i < method->blocks.count; i++)
        for (uint32_t j = 0; j < method->blocks.items[i].instructions.count; j++)
            if (stores(&method->blocks.items[i].instructions.items[j], field, method->receiver))
                return true;
    return false;
}

// Another constructor of the class sets all its fields, or is looked at itself.
static bool sets_by_call(Lowering *lowering, const IrMethod *method, const IrCall *call,
                         const Variable *field) {
    if (!call->count || call->arguments[0] != method->receiver ||
        (call->method->modifiers & MODIFIER_STATIC))
        return false;
    if (call->method->is_constructor)
        return call->method->owner == method->symbol->owner;
    const Unit *unit = call->method->owner->unit;
    const IrMethod *callee =
        unit && !unit->is_library ? lower_method(lowering, call->method) : NULL;
    return callee && stores_somewhere(callee, field);
}

static bool sets(Lowering *lowering, const IrMethod *method, const IrBlock *block,
                 const Variable *field) {
    for (uint32_t i = 0; i < block->instructions.count; i++) {
        const IrInstruction *instruction = &block->instructions.items[i];
        if (stores(instruction, field, method->receiver) ||
            (instruction->operation == IR_CALL &&
             sets_by_call(lowering, method, instruction->detail.call, field)))
            return true;
    }
    return false;
}

// Blocks stand in reverse postorder; what is not set yet spreads until nothing changes.
static bool is_left_unset(Lowering *lowering, const IrMethod *method, const Variable *field) {
    uint32_t count = method->blocks.count;
    Arena *scratch = arena_new();
    bool *is_unset = arena_array(scratch, count, sizeof(bool)); // at the start of the block
    bool *is_setter = arena_array(scratch, count, sizeof(bool));
    for (uint32_t i = 0; i < count; i++)
        is_setter[i] = sets(lowering, method, &method->blocks.items[i], field);
    is_unset[0] = true;
    bool reaches_end = false;
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t i = 0; i < count; i++) {
            if (!is_unset[i] || is_setter[i])
                continue;
            const IrBlock *block = &method->blocks.items[i];
            reaches_end |= vector_last(&block->instructions).operation == IR_RETURN;
            IrBlockId successors[2];
            uint32_t ways = ir_successors(method, i, successors);
            for (uint32_t j = 0; j < ways; j++) {
                changed |= !is_unset[successors[j]];
                is_unset[successors[j]] = true;
            }
        }
    }
    arena_free(scratch);
    return reaches_end;
}

void unset_fields_note(Lowering *lowering, const IrMethod *constructor, Map *unset) {
    const Class *owner = constructor->symbol->owner;
    for (uint32_t i = 0; i < owner->fields.count; i++) {
        Variable *field = owner->fields.items[i];
        if (!(field->modifiers & MODIFIER_STATIC) && field->kind == VARIABLE_FIELD && field->type &&
            !query_is_value(field->type) && is_left_unset(lowering, constructor, field))
            map_put(lower_arena(lowering), unset, field, field);
    }
}
