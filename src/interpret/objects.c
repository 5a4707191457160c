// Objects of a run: fields by their place in the layout of the class, strings, boxes, classes.
#include "interpret/internal.h"

#include "sema/constant_bits.h"
#include "sema/constant_text.h"
#include "sema/queries.h"

// ---- Classes

RunClass *run_class(Machine *machine, Class *class_symbol) {
    RunClass *found = map_get(&machine->classes, class_symbol);
    if (!found) {
        found = ARENA_NEW(machine->arena, RunClass);
        found->class_symbol = class_symbol;
        found->layout = class_layout(machine->symex, class_symbol);
        vector_push(machine->arena, &machine->class_list, found);
        map_put(machine->arena, &machine->classes, class_symbol, found);
    }
    return found;
}

static Value initial_value(Machine *machine, Variable *field) {
    if (!is_known_constant(field))
        return 0;
    return type_is_primitive(field->type) ? constant_bits(field->constant)
                                          : run_reference(literal(machine, field->constant));
}

static void set_initial(Machine *machine, uint32_t index) {
    enum { LEAST_ROOM = 64 };
    if (index >= machine->statics_room) {
        machine->statics_room = index < LEAST_ROOM ? LEAST_ROOM : 2 * index;
        machine->statics = memory_resize(machine->statics, machine->statics_room * sizeof(Value));
    }
    machine->statics[index] = initial_value(machine, machine->static_fields.items[index]);
}

uint32_t static_index(Machine *machine, Variable *field) {
    uintptr_t known = (uintptr_t)map_get(&machine->static_places, field);
    if (!known) {
        vector_push(machine->arena, &machine->static_fields, field);
        known = machine->static_fields.count;
        map_put(machine->arena, &machine->static_places, field, (void *)known);
        set_initial(machine, (uint32_t)known - 1);
    }
    return (uint32_t)known - 1;
}

void forget_objects(Machine *machine) {
    if (machine->objects_arena)
        arena_free(machine->objects_arena);
    machine->objects_arena = arena_new();
    machine->literals = machine->class_objects = machine->boxes = (Map){0};
    machine->objects = 0;
    for (uint32_t i = 0; i < machine->class_list.count; i++)
        machine->class_list.items[i]->has_begun = false;
    for (uint32_t i = 0; i < machine->static_fields.count; i++)
        set_initial(machine, i);
}

// ---- Creation

static RunObject *allocate(Machine *machine, Type *type, uint32_t count, Span site) {
    RunObject *object =
        arena_alloc(machine->objects_arena, sizeof(RunObject) + count * sizeof(Value));
    object->type = type;
    object->count = count;
    object->number = ++machine->objects;
    object->site = site;
    return object;
}

RunObject *new_object(Machine *machine, Class *class_symbol, Span site) {
    const Layout *layout = run_class(machine, class_symbol)->layout;
    Type *type = query_erasure(machine->sema, class_symbol->type);
    RunObject *object = allocate(machine, type, layout->fields.count, site);
    for (uint32_t i = 0; i < layout->fields.count; i++) {
        Variable *field = layout->fields.items[i];
        if (is_constant_instance_field(field)) // also before its initialiser has run
            object->values[i] = type_is_primitive(field->type)
                                    ? constant_bits(field->constant)
                                    : run_reference(literal(machine, field->constant));
    }
    return object;
}

RunObject *new_array(Machine *machine, Type *type, int64_t length, Span site) {
    // Of many runs none is to take long.
    enum { LONGEST = 1 << 26, LONGEST_OF_MANY = 1 << 17 };
    if (length > (machine->request->inputs ? LONGEST_OF_MANY : LONGEST)) {
        machine_stop(machine, site, "a very long array");
        length = 0;
    }
    return allocate(machine, query_erasure(machine->sema, type), (uint32_t)length, site);
}

// ---- Strings

static Value *field_of(Machine *machine, RunObject *object, const char *name) {
    Class *class_symbol = object->type->class_symbol;
    const Layout *layout = run_class(machine, class_symbol)->layout;
    Variable *field = query_field(machine->sema, class_symbol, name);
    uintptr_t index = field ? (uintptr_t)map_get(&layout->index_of, field) : 0;
    return index ? &object->values[index - 1] : NULL;
}

RunObject *string_of(Machine *machine, RunObject *characters) {
    TypeTable *types = sema_types(machine->sema);
    RunObject *string = new_object(machine, types->string->class_symbol, (Span){0, 0});
    Value *value = field_of(machine, string, "value");
    if (value)
        *value = run_reference(characters);
    else
        machine_stop(machine, (Span){0, 0}, "a class String without characters");
    return string;
}

RunObject *new_characters(Machine *machine, uint32_t length) {
    TypeTable *types = sema_types(machine->sema);
    return new_array(machine, type_array(types, type_primitive(types, TYPE_CHAR)), length,
                     (Span){0, 0});
}

RunObject *new_text(Machine *machine, const uint16_t *units, uint32_t length) {
    RunObject *characters = new_characters(machine, length);
    for (uint32_t i = 0; i < characters->count; i++)
        characters->values[i] = units[i];
    return string_of(machine, characters);
}

RunObject *new_ascii(Machine *machine, const char *text) {
    uint32_t length = 0;
    while (text[length])
        length++;
    RunObject *characters = new_characters(machine, length);
    for (uint32_t i = 0; i < length; i++)
        characters->values[i] = (unsigned char)text[i];
    return string_of(machine, characters);
}

RunObject *unknown_text(Machine *machine) {
    RunObject *string = new_ascii(machine, "");
    string->is_unknown_text = true;
    return string;
}

RunObject *literal(Machine *machine, const Constant *constant) {
    const Name *text = query_name_of_text(machine->sema, constant);
    RunObject *known = map_get(&machine->literals, text);
    if (!known) {
        known = new_text(machine, constant->units, constant->length);
        map_put(machine->objects_arena, &machine->literals, text, known);
    }
    return known;
}

const RunObject *text_characters(Machine *machine, const RunObject *string) {
    if (string->is_unknown_text)
        return NULL;
    Value *value = field_of(machine, (RunObject *)string, "value");
    return value ? run_object(*value) : NULL;
}

RunObject *joined(Machine *machine, const RunObject *a, const RunObject *b) {
    static const uint16_t null_units[] = {'n', 'u', 'l', 'l'};
    if (!a)
        a = new_text(machine, null_units, 4);
    if (!b)
        b = new_text(machine, null_units, 4);
    const RunObject *first = text_characters(machine, a), *second = text_characters(machine, b);
    if (!first || !second)
        return unknown_text(machine);
    RunObject *both = new_characters(machine, first->count + second->count);
    for (uint32_t i = 0; i < both->count; i++)
        both->values[i] = i < first->count ? first->values[i] : second->values[i - first->count];
    return string_of(machine, both);
}

static Constant constant_of(const Type *type, Value value) {
    switch ((int)type->kind) {
    case TYPE_BOOLEAN: return (Constant){.kind = CONSTANT_BOOLEAN, .integer = value};
    case TYPE_LONG: return (Constant){.kind = CONSTANT_LONG, .integer = value};
    case TYPE_FLOAT:
    case TYPE_DOUBLE: return constant_of_bits(type->kind, value);
    default: return (Constant){.kind = CONSTANT_INT, .integer = value};
    }
}

RunObject *text_of_value(Machine *machine, const Type *type, Value value) {
    if (type->kind == TYPE_CHAR)
        return new_text(machine, &(uint16_t){(uint16_t)value}, 1);
    Constant constant = constant_of(type, value);
    bool is_floating = type->kind == TYPE_FLOAT || type->kind == TYPE_DOUBLE;
    if (is_floating && !constant_floating_is_settled(constant.floating, type->kind == TYPE_FLOAT))
        return unknown_text(machine); // JDKs differ in its digits
    Buffer buffer = {0};
    constant_print_text(&buffer, &constant);
    RunObject *text = new_ascii(machine, buffer.text ? buffer.text : "");
    buffer_free(&buffer);
    return text;
}

// ---- Class objects and boxes

RunObject *class_object_of(Machine *machine, Type *type) {
    type = query_erasure(machine->sema, type);
    RunObject *known = map_get(&machine->class_objects, type);
    Class *class_symbol = known ? NULL : query_class(machine->sema, "java.lang.Class");
    if (class_symbol) {
        known = new_object(machine, class_symbol, (Span){0, 0});
        known->class_of = type;
        map_put(machine->objects_arena, &machine->class_objects, type, known);
    }
    return known;
}

// Those that Java shares (JLS 5.1.7).
static bool is_shared(const Type *primitive, Value value) {
    if (primitive->kind == TYPE_BOOLEAN || primitive->kind == TYPE_BYTE)
        return true;
    return primitive->kind != TYPE_FLOAT && primitive->kind != TYPE_DOUBLE && value >= -128 &&
           value <= 127;
}

RunObject *boxed(Machine *machine, Class *class_symbol, const Type *primitive, Value value) {
    const Name *key = NULL;
    if (is_shared(primitive, value)) {
        key = query_name(machine->sema, arena_format(machine->objects_arena, "%s:%lld",
                                                     class_symbol->name->text, (long long)value));
        RunObject *known = map_get(&machine->boxes, key);
        if (known)
            return known;
    }
    RunObject *box = new_object(machine, class_symbol, (Span){0, 0});
    Value *content = field_of(machine, box, "value");
    if (content)
        *content = value;
    else
        machine_stop(machine, (Span){0, 0}, "a box without a value");
    box->is_boxed = !key;
    if (key)
        map_put(machine->objects_arena, &machine->boxes, key, box);
    return box;
}

bool may_be_one(Machine *machine, const RunObject *a, const RunObject *b) {
    if (!a || !b || a == b || !a->is_boxed || !b->is_boxed || a->type != b->type)
        return false;
    const Value *x = field_of(machine, (RunObject *)a, "value");
    const Value *y = field_of(machine, (RunObject *)b, "value");
    return x && y && *x == *y;
}
