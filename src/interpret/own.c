// Objects as counterexamples have them: made without a constructor, every field set
// (lib/jury/Own.java).
#include "interpret/internal.h"

#include "sema/queries.h"

static Class *class_given(Machine *machine, Value argument, Span span) {
    const RunObject *object = run_object(argument);
    Type *type = object ? object->class_of : NULL;
    if (type && type->kind == TYPE_CLASS)
        return type->class_symbol;
    machine_stop(machine, span, "a class that is not known");
    return NULL;
}

// Java initialises a class before it makes an object of it; here nobody waits for that.
static bool is_initialized(Machine *machine, Class *class_symbol) {
    for (Class *of = class_symbol; of; of = of->superclass ? of->superclass->class_symbol : NULL)
        if (!run_class(machine, of)->has_begun && lower_static_initializer(machine->lowering, of))
            return false;
    return true;
}

bool own_make(Machine *machine, const Value *arguments, Span span, Value *result) {
    Class *class_symbol = class_given(machine, arguments[0], span);
    if (!class_symbol)
        return false;
    if (!is_initialized(machine, class_symbol)) {
        machine_stop(machine, span, "an object of a class that is not initialised");
        return false;
    }
    *result = run_reference(new_object(machine, class_symbol, span));
    return true;
}

// Where the field of that name is; NULL: the run stopped. `field` is set, too.
static Value *place_of(Machine *machine, const Value *arguments, Span span, Variable **field) {
    Class *owner = class_given(machine, arguments[1], span);
    const RunObject *name = owner ? text_characters(machine, run_object(arguments[2])) : NULL;
    RunObject *object = run_object(arguments[0]);
    if (!name)
        return NULL;
    char *text = arena_array(machine->objects_arena, name->count + 1, 1);
    for (uint32_t i = 0; i < name->count; i++)
        text[i] = name->values[i] < 128 ? (char)name->values[i] : '?';
    *field = query_field(machine->sema, owner, text);
    if (*field && !object && is_initialized(machine, owner))
        return &machine->statics[static_index(machine, *field)];
    if (*field && object && object->type->kind == TYPE_CLASS) {
        const Layout *layout = run_class(machine, object->type->class_symbol)->layout;
        uintptr_t index = (uintptr_t)map_get(&layout->index_of, *field);
        if (index)
            return &object->values[index - 1];
    }
    machine_stop(machine, span, "a field that is not known");
    return NULL;
}

bool own_set(Machine *machine, const Value *arguments, Span span) {
    Variable *field = NULL;
    Value *place = place_of(machine, arguments, span, &field);
    const RunObject *value = run_object(arguments[3]);
    if (!place)
        return false;
    bool is_number = type_is_primitive(field->type);
    bool is_box = value && value->type == query_boxed(machine->sema, field->type);
    if (is_number && !(is_box && value->count == 1)) {
        machine_stop(machine, span, "a value of another type than its field");
        return false;
    }
    *place = is_number ? value->values[0] : arguments[3];
    return true;
}

bool own_get(Machine *machine, const Value *arguments, Span span, Value *result) {
    Variable *field = NULL;
    const Value *place = place_of(machine, arguments, span, &field);
    if (!place)
        return false;
    *result = *place;
    if (type_is_primitive(field->type))
        *result = run_reference(boxed(
            machine, query_boxed(machine->sema, field->type)->class_symbol, field->type, *place));
    return true;
}
