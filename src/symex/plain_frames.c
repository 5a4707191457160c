// Plain Java: calls under way, and where their arguments come from.
#include "symex/plain_frames.h"

#include "sema/queries.h"
#include "symex/symex.h"

bool frame_is_library(const Frame *frame) {
    const Class *class_symbol = frame->method->class_symbol;
    return class_symbol && class_symbol->unit && class_symbol->unit->is_library;
}

bool frame_is_judged(const Frame *frame) {
    const Method *caller = frame->caller ? frame->caller->method->symbol : NULL;
    return !frame->caller || (caller && caller->sequence);
}

Term frame_argument(Symex *symex, const Frame *frame, uint32_t index) {
    return state_get(symex, &frame->before, frame->base + frame->method->parameters.items[index]);
}

Term frame_number(Symex *symex, const Frame *frame, uint32_t index) {
    Term value = frame_argument(symex, frame, index);
    const Method *method = frame->method->symbol;
    uint32_t of_object = frame->method->receiver != 0;
    bool is_declared = method && index - of_object < method->parameters.count;
    Type *type = is_declared ? method->parameters.items[index - of_object]->type : NULL;
    if (!type || type->kind != TYPE_CLASS || !query_unboxed(symex->sema, type))
        return value;
    Variable *field = query_field(symex->sema, type->class_symbol, "value");
    return field ? heap_load(symex, &frame->before, value, field) : value;
}

bool frame_is_int(const Frame *frame, uint32_t index) {
    const Method *method = frame->method->symbol;
    uint32_t of_object = frame->method->receiver != 0;
    return method && index - of_object < method->parameters.count &&
           method->parameters.items[index - of_object]->type->kind == TYPE_INT;
}

bool frame_is_answer(const Symex *symex, Term value) {
    const InputList *choices = &symex->results.choices;
    for (uint32_t i = 0; i < choices->count; i++)
        if (choices->items[i].value == value && type_is_primitive(choices->items[i].type))
            return true;
    return false;
}

bool frame_is_own_answer(const Symex *symex, Term value) {
    const InputList *choices = &symex->results.choices;
    for (uint32_t i = 0; i < choices->count; i++) {
        const Method *asked = choices->items[i].asked;
        if (choices->items[i].value == value && type_is_primitive(choices->items[i].type) &&
            asked && asked->owner->unit && !asked->owner->unit->is_library)
            return true;
    }
    return false;
}

const IrInstruction *check_asks(const IrMethod *method, const IrBlock *block,
                                IrOperation operation) {
    if (block->predecessors.count != 1)
        return NULL;
    const IrBlock *before = &method->blocks.items[block->predecessors.items[0]];
    for (uint32_t i = before->instructions.count; i-- > 0;)
        if (before->instructions.items[i].operation == operation)
            return &before->instructions.items[i];
    return NULL;
}

// The only instruction that gives the register its value, or NULL; callers give one to a parameter.
static const IrInstruction *only_assignment(const IrMethod *method, IrRegister reg) {
    const IrInstruction *found = NULL;
    for (uint32_t i = 0; i < method->parameters.count; i++)
        if (method->parameters.items[i] == reg)
            return NULL;
    for (uint32_t i = 0; i < method->blocks.count; i++)
        for (uint32_t j = 0; j < method->blocks.items[i].instructions.count; j++) {
            const IrInstruction *at = &method->blocks.items[i].instructions.items[j];
            if (at->result != reg || at->operation == IR_STORE_ELEMENT)
                continue;
            if (found)
                return NULL;
            found = at;
        }
    return found;
}

IrRegister register_origin(const IrMethod *method, IrRegister reg) {
    const IrInstruction *found = only_assignment(method, reg);
    return found && found->operation == IR_COPY ? register_origin(method, found->a) : reg;
}

const IrInstruction *register_definition(const IrMethod *method, IrRegister reg) {
    return only_assignment(method, register_origin(method, reg));
}
