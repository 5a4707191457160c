// Final fields that constructors fill with their arguments.
//
//     private final Iterator<E> inside;
//     Filter(Iterator<E> inside) { this.inside = Objects.requireNonNull(inside); }
//
// What is passed was there before the object was: no object holds itself in such a field, nor
// through others of the kind.
#include "analysis/internal.h"

#include <string.h>

// The only instruction that assigns it; NULL: none does. False: several do.
static bool find_definition(const IrMethod *method, IrRegister reg, const IrInstruction **found) {
    *found = NULL;
    for (uint32_t i = 0; i < method->blocks.count; i++)
        for (uint32_t j = 0; j < method->blocks.items[i].instructions.count; j++) {
            const IrInstruction *instruction = &method->blocks.items[i].instructions.items[j];
            if (instruction->result != reg || instruction->operation == IR_STORE_ELEMENT)
                continue;
            if (*found)
                return false;
            *found = instruction;
        }
    return true;
}

static bool is_required(const IrInstruction *instruction) {
    if (instruction->operation != IR_CALL)
        return false;
    const Method *method = instruction->detail.call->method;
    return instruction->detail.call->count && !strcmp(method->name->text, "requireNonNull") &&
           !strcmp(method->owner->name->text, "Objects") && method->owner->unit &&
           method->owner->unit->is_library;
}

static bool is_argument(const IrMethod *method, IrRegister reg) {
    enum { MOST_COPIES = 8 };
    for (int i = 0; i < MOST_COPIES; i++) {
        const IrInstruction *definition;
        if (reg == method->receiver || !find_definition(method, reg, &definition))
            return false;
        if (!definition) // a parameter: nothing else is without one
            return true;
        if (definition->operation == IR_COPY)
            reg = definition->a;
        else if (is_required(definition))
            reg = definition->detail.call->arguments[0];
        else
            return false;
    }
    return false;
}

static bool fills_with_argument(const IrMethod *method, const Variable *field) {
    for (uint32_t i = 0; i < method->blocks.count; i++)
        for (uint32_t j = 0; j < method->blocks.items[i].instructions.count; j++) {
            const IrInstruction *instruction = &method->blocks.items[i].instructions.items[j];
            if (instruction->operation == IR_STORE && instruction->detail.field == field &&
                !is_argument(method, instruction->b))
                return false;
        }
    return true;
}

bool analysis_is_given(Lowering *lowering, const Variable *field) {
    const Class *owner = field->owner;
    if (!(field->modifiers & MODIFIER_FINAL) || (field->modifiers & MODIFIER_STATIC) || !owner ||
        owner->class_file || !owner->unit || owner->unit->is_library ||
        type_is_primitive(field->type))
        return false;
    bool is_given = false;
    for (uint32_t i = 0; i < owner->methods.count; i++) {
        if (!owner->methods.items[i]->is_constructor)
            continue;
        const IrMethod *constructor = lower_method(lowering, owner->methods.items[i]);
        if (!constructor || !fills_with_argument(constructor, field))
            return false;
        is_given = true;
    }
    return is_given;
}
