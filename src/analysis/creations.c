// What the constructors of a class file put into a final field.
//
// `final List<String> names = new ArrayList<>()` stands in every constructor that does not call
// another one of the class: where all of them create the same, every object holds such a one.
#include "analysis/internal.h"

#include "sema/class_resolve.h"

static const IrInstruction *only_definition(const IrMethod *method, IrRegister reg) {
    const IrInstruction *found = NULL;
    uint32_t count = 0;
    for (uint32_t i = 0; i < method->blocks.count; i++)
        for (uint32_t j = 0; j < method->blocks.items[i].instructions.count; j++) {
            const IrInstruction *instruction = &method->blocks.items[i].instructions.items[j];
            if (instruction->result != reg || instruction->operation == IR_STORE_ELEMENT)
                continue;
            found = instruction;
            count++;
        }
    return count == 1 ? found : NULL;
}

static const IrInstruction *origin_of(const IrMethod *method, IrRegister reg) {
    enum { MOST_COPIES = 8 };
    const IrInstruction *found = only_definition(method, reg);
    for (int i = 0; found && found->operation == IR_COPY && i < MOST_COPIES; i++)
        found = only_definition(method, found->a);
    return found;
}

static bool is_constant_length(const IrMethod *method, IrRegister reg, uint32_t *length) {
    const IrInstruction *origin = origin_of(method, reg);
    if (!origin || origin->operation != IR_CONSTANT || origin->detail.integer < 0)
        return false;
    *length = (uint32_t)origin->detail.integer;
    return true;
}

// False: something else than a new object.
static bool read_creation(const IrMethod *method, IrRegister value, FieldCreation *creation) {
    const IrInstruction *origin = origin_of(method, value);
    if (!origin || (origin->operation != IR_NEW && origin->operation != IR_NEW_ARRAY))
        return false;
    creation->is_created = true;
    if (origin->operation == IR_NEW)
        creation->class_symbol = origin->detail.class_symbol;
    else
        creation->has_length = is_constant_length(method, origin->a, &creation->length);
    return true;
}

static bool calls_own_constructor(const IrMethod *method, const Class *owner) {
    for (uint32_t i = 0; i < method->blocks.count; i++)
        for (uint32_t j = 0; j < method->blocks.items[i].instructions.count; j++) {
            const IrInstruction *instruction = &method->blocks.items[i].instructions.items[j];
            if (instruction->operation != IR_CALL)
                continue;
            const IrCall *call = instruction->detail.call;
            if (call->method->is_constructor && call->method->owner == owner && call->count &&
                call->arguments[0] == method->receiver)
                return true;
        }
    return false;
}

// How often the constructor assigns it; what, if it is a creation.
static uint32_t assignments(const IrMethod *method, const Variable *field,
                            FieldCreation *creation) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < method->blocks.count; i++)
        for (uint32_t j = 0; j < method->blocks.items[i].instructions.count; j++) {
            const IrInstruction *instruction = &method->blocks.items[i].instructions.items[j];
            if (instruction->operation != IR_STORE || instruction->detail.field != field)
                continue;
            count++;
            if (instruction->a != method->receiver ||
                !read_creation(method, instruction->b, creation))
                *creation = (FieldCreation){0};
        }
    return count;
}

static bool is_same(const FieldCreation *a, const FieldCreation *b) {
    return a->class_symbol == b->class_symbol && a->has_length == b->has_length &&
           a->length == b->length;
}

static FieldCreation find_creation(Lowering *lowering, const Variable *field) {
    const ClassFile *file = field->owner->class_file;
    FieldCreation all = {0};
    for (uint32_t i = 0; i < file->methods.count; i++) {
        const ClassMember *member = &file->methods.items[i];
        if (!class_text_is(member->name, "<init>"))
            continue;
        Method *constructor = resolve_own_method(lower_sema(lowering), field->owner, member->name,
                                                 member->descriptor);
        const IrMethod *code = constructor ? lower_method(lowering, constructor) : NULL;
        if (code && calls_own_constructor(code, field->owner))
            continue;
        FieldCreation one = {0};
        if (!code || assignments(code, field, &one) != 1 || !one.is_created ||
            (all.is_created && !is_same(&all, &one)))
            return (FieldCreation){0};
        all = one;
    }
    return all;
}

const FieldCreation *analysis_creation(Lowering *lowering, const Variable *field) {
    static const FieldCreation none = {0};
    Analysis *analysis = analysis_of(lowering);
    if (!field->class_member || !field->owner || !field->owner->class_file ||
        !(field->modifiers & MODIFIER_FINAL) || (field->modifiers & MODIFIER_STATIC) ||
        type_is_primitive(field->type) || field->owner->unit->is_library)
        return &none;
    FieldCreation *known = map_get(&analysis->creations, field);
    if (!known) {
        known = ARENA_NEW(analysis->arena, FieldCreation);
        *known = find_creation(lowering, field);
        map_put(analysis->arena, &analysis->creations, field, known);
    }
    return known;
}
