// The objects of a check: those that the pre-state may hold, and those created
// on the way. Every object is a number; its class is known.
#include "symex/internal.h"

#include "sema/nullness.h"
#include "sema/queries.h"

#include <string.h>

// ---- Locations and values

static uint32_t new_locations(Symex *symex, uint32_t count) {
    uint32_t first = symex->next_location;
    symex->next_location += count;
    for (uint32_t i = 0; i < count; i++)
        vector_push(symex->arena, &symex->initial, TERM_NONE);
    return first;
}

uint32_t universe_locations(Symex *symex, uint32_t count) {
    return new_locations(symex, count);
}

void universe_pin_locations(Symex *symex) {
    symex->pinned_locations = symex->next_location;
}

void universe_pin(Symex *symex) {
    symex->pinned_objects = symex->objects.count;
    universe_pin_locations(symex);
}

IrType value_type(const Type *type) {
    if (type->kind == TYPE_BOOLEAN)
        return IR_BOOL;
    if (type->kind == TYPE_LONG || type->kind == TYPE_DOUBLE)
        return IR_LONG;
    return type_is_primitive(type) ? IR_INT : IR_REF;
}

uint32_t type_bits(const Symex *symex, TypeKind kind) {
    uint32_t bits = symex->scope.bits;
    if (kind == TYPE_BYTE)
        return bits < 8 ? bits : 8;
    if (kind == TYPE_SHORT || kind == TYPE_CHAR)
        return bits < 16 ? bits : 16;
    return kind == TYPE_LONG || kind == TYPE_DOUBLE ? 2 * bits : bits;
}

Term default_value(Symex *symex, Type *type) {
    return java_constant(symex, value_type(type), 0);
}

Term object_reference(Symex *symex, uint32_t number) {
    return term_constant(symex->terms, REFERENCE_BITS, number);
}

// ---- Layouts

static void add_fields(Symex *symex, Layout *layout, Class *class_symbol) {
    query_complete(symex->sema, class_symbol);
    if (class_symbol->superclass && class_symbol->superclass->kind == TYPE_CLASS)
        add_fields(symex, layout, class_symbol->superclass->class_symbol);
    for (uint32_t i = 0; i < class_symbol->fields.count; i++) {
        Variable *field = class_symbol->fields.items[i];
        // Model fields have no place of their own: `represents` gives their value.
        if (!(field->modifiers & (MODIFIER_STATIC | MODIFIER_MODEL)))
            vector_push(symex->arena, &layout->fields, field);
    }
    Variable *outer = lower_outer_field(symex->lowering, class_symbol);
    if (outer)
        vector_push(symex->arena, &layout->fields, outer);
    const VariableList *captured = lower_captured_fields(symex->lowering, class_symbol);
    for (uint32_t i = 0; captured && i < captured->count; i++)
        vector_push(symex->arena, &layout->fields, captured->items[i]);
}

const Layout *class_layout(Symex *symex, Class *class_symbol) {
    Layout *layout = map_get(&symex->layouts, class_symbol);
    if (layout)
        return layout;
    layout = ARENA_NEW(symex->arena, Layout);
    map_put(symex->arena, &symex->layouts, class_symbol, layout);
    add_fields(symex, layout, class_symbol);
    for (uint32_t i = 0; i < layout->fields.count; i++)
        map_put(symex->arena, &layout->index_of, layout->fields.items[i],
                (void *)(uintptr_t)(i + 1));
    return layout;
}

// ---- Pre-state objects

static bool has_range(const Symex *symex, const Type *type) {
    for (uint32_t i = 0; i < symex->ranges.count; i++)
        if (symex->ranges.items[i].type == type && !symex->ranges.items[i].is_made)
            return true;
    return false;
}

static const char *object_name(Symex *symex, Type *type, uint32_t ordinal) {
    return arena_format(symex->arena, "%s#%u", type_text(symex->arena, type), ordinal);
}

static void add_object(Symex *symex, Type *type, bool is_initial, uint32_t count, Term length,
                       Span site, const char *name) {
    Object object = {.number = symex->objects.count,
                     .type = type,
                     .is_initial = is_initial,
                     .location = new_locations(symex, count),
                     .count = count,
                     .length = length,
                     .site = site,
                     .name = name};
    vector_push(symex->arena, &symex->objects, object);
}

// Its objects are laid out when all types are known.
static void add_range(Symex *symex, Type *type) {
    uint32_t count = type->kind == TYPE_CLASS
                         ? scope_objects_of(&symex->scope, type->class_symbol)
                         : symex->scope.objects;
    bool is_enum = type->kind == TYPE_CLASS && type->class_symbol->kind == CLASS_ENUM;
    if (is_enum)
        count = type->class_symbol->declaration->constants.count;
    Range range = {.type = type, .count = count, .is_fixed = is_enum};
    vector_push(symex->arena, &symex->ranges, range);
}

static void lay_out_enum_constant(Symex *symex, Type *type, uint32_t index) {
    const EnumConstant *constant =
        as_EnumConstant(type->class_symbol->declaration->constants.items[index]);
    // A constant with a body is of a class of its own.
    if (constant->body)
        type = query_erasure(symex->sema, as_ClassDeclaration(constant->body)->symbol->type);
    add_object(symex, type, true, class_layout(symex, type->class_symbol)->fields.count,
               TERM_NONE, (Span){0, 0}, constant->name->text);
    vector_last(&symex->objects).exists = TERM_TRUE;
}

static void lay_out_object(Symex *symex, Type *type, uint32_t index) {
    const char *name = object_name(symex, type, index + 1);
    Term length = TERM_NONE;
    uint32_t size = symex->scope.array_length;
    if (type->kind == TYPE_ARRAY)
        length = fresh_length(symex, arena_format(symex->arena, "%s.length", name));
    else
        size = class_layout(symex, type->class_symbol)->fields.count;
    add_object(symex, type, true, size, length, (Span){0, 0}, name);
}

static void lay_out_range(Symex *symex, uint32_t index) {
    Range *range = &symex->ranges.items[index];
    if (range->is_made)
        return;
    range->first = symex->objects.count;
    range->met = arena_array(symex->arena, range->count, sizeof(Term));
    for (uint32_t i = 0; i < range->count; i++) {
        range->met[i] = TERM_FALSE;
        if (range->is_fixed)
            lay_out_enum_constant(symex, range->type, i);
        else
            lay_out_object(symex, range->type, i);
        vector_last(&symex->objects).range = index;
    }
}

Term object_exists(Symex *symex, uint32_t number) {
    const Object *object = &symex->objects.items[number];
    if (object->is_owned)
        object = &symex->objects.items[object->owner];
    return object->is_initial ? object->exists : TERM_TRUE;
}

// `final List<String> names = new ArrayList<>()` is an ArrayList.
Type *field_type(Symex *symex, const Variable *field) {
    if (!(field->modifiers & MODIFIER_FINAL) || type_is_primitive(field->type) ||
        !field->declaration || field->declaration->kind != NODE_VARIABLE)
        return field->type;
    Node *initializer = as_VariableDeclaration(field->declaration)->initializer;
    if (!initializer || initializer->kind != NODE_NEW || as_New(initializer)->body ||
        !initializer->type || initializer->type->kind != TYPE_CLASS)
        return field->type;
    return query_erasure(symex->sema, initializer->type);
}

Type *location_type(Symex *symex, const Object *object, uint32_t index) {
    if (object->type->kind == TYPE_ARRAY)
        return object->type->element;
    return field_type(symex, class_layout(symex, object->type->class_symbol)->fields.items[index]);
}

bool object_is_instance(Symex *symex, const Object *object, Type *type) {
    return query_is_subtype(symex->sema, object->type, query_erasure(symex->sema, type));
}

// ---- Arrays inside library objects

bool is_owned_field(const Variable *field) {
    return field->type->kind == TYPE_ARRAY && (field->modifiers & MODIFIER_PRIVATE) &&
           field->owner && field->owner->unit && field->owner->unit->is_library;
}

static uint32_t lay_out_owned_array(Symex *symex, uint32_t owner, Variable *field) {
    Type *type = query_erasure(symex->sema, field->type);
    const char *name =
        arena_format(symex->arena, "%s.%s", symex->objects.items[owner].name, field->name->text);
    Term length = fresh_length(symex, arena_format(symex->arena, "%s.length", name));
    add_object(symex, type, true, symex->scope.array_length, length, (Span){0, 0}, name);
    vector_last(&symex->objects).is_owned = true;
    vector_last(&symex->objects).owner = owner;
    return vector_last(&symex->objects).number;
}

// ---- Which types the pre-state may hold

static void visit_type(Symex *symex, Type *type);

bool is_creatable(const Class *class_symbol) {
    return class_symbol->kind != CLASS_INTERFACE && class_symbol->kind != CLASS_ANNOTATION &&
           !(class_symbol->modifiers & MODIFIER_ABSTRACT);
}

static void visit_class(Symex *symex, Class *class_symbol) {
    Type *type = query_erasure(symex->sema, class_symbol->type);
    if (!is_creatable(class_symbol) || has_range(symex, type) ||
        (class_symbol->kind == CLASS_ENUM && statics_initialize(symex, class_symbol)))
        return;
    add_range(symex, type);
    const Layout *layout = class_layout(symex, class_symbol);
    for (uint32_t i = 0; i < layout->fields.count; i++) {
        Type *field = field_type(symex, layout->fields.items[i]);
        visit_type(symex, is_owned_field(layout->fields.items[i]) ? field->element : field);
    }
}

// Classes of the sources given, at any depth of nesting, that are subclasses.
static void visit_subclasses(Symex *symex, Class *candidate, Class *of) {
    if (query_is_subclass(symex->sema, candidate, of))
        visit_class(symex, candidate);
    for (uint32_t i = 0; i < candidate->member_classes.count; i++)
        visit_subclasses(symex, candidate->member_classes.items[i], of);
}

// An array of a class may be one of a subclass: String[] in an Object[].
static void visit_array(Symex *symex, Type *type) {
    if (has_range(symex, type))
        return;
    add_range(symex, type);
    visit_type(symex, type->element);
    if (type->element->kind != TYPE_CLASS)
        return;
    // The ranges that the element type led to are its subclasses in the sources.
    uint32_t count = symex->ranges.count;
    for (uint32_t i = 0; i < count; i++) {
        Type *other = symex->ranges.items[i].type;
        if (other->kind == TYPE_CLASS && other != type->element &&
            !other->class_symbol->unit->is_library &&
            query_is_subtype(symex->sema, other, type->element))
            visit_array(symex, type_array(sema_types(symex->sema), other));
    }
}

static bool has_subtype(Symex *symex, Type *type) {
    for (uint32_t i = 0; i < symex->ranges.count; i++)
        if (query_is_subtype(symex->sema, symex->ranges.items[i].type, type))
            return true;
    return false;
}

// An interface or abstract class of the library, or one that no class of the sources is of, may be
// implemented by classes that are not known: an object of its own stands for them.
static void visit_unknown(Symex *symex, Type *type) {
    const Class *class_symbol = type->class_symbol;
    bool is_closed = !class_symbol->unit->is_library && has_subtype(symex, type);
    if (is_creatable(class_symbol) || class_symbol->kind == CLASS_ENUM || is_closed ||
        class_symbol->permitted.count)
        return;
    add_range(symex, type);
    const Layout *layout = class_layout(symex, type->class_symbol);
    for (uint32_t i = 0; i < layout->fields.count; i++)
        visit_type(symex, field_type(symex, layout->fields.items[i]));
}

static void visit_type(Symex *symex, Type *type) {
    type = query_erasure(symex->sema, type);
    if (type->kind == TYPE_ARRAY) {
        visit_array(symex, type);
        return;
    }
    if (type->kind != TYPE_CLASS)
        return;
    visit_class(symex, type->class_symbol);
    bool is_unknown = !is_creatable(type->class_symbol) && has_range(symex, type);
    if (type == sema_types(symex->sema)->object || is_unknown)
        return; // an opaque object stands for any that the code cannot look into
    const UnitList *units = sema_units(symex->sema);
    for (uint32_t i = 0; i < units->count; i++) {
        const NodeList *types = &units->items[i]->tree->types;
        for (uint32_t j = 0; j < types->count; j++) {
            Class *class_symbol = as_ClassDeclaration(types->items[j])->symbol;
            if (class_symbol)
                visit_subclasses(symex, class_symbol, type->class_symbol);
        }
    }
    visit_unknown(symex, type);
}

static void visit_statics(Symex *symex, Class *class_symbol) {
    query_complete(symex->sema, class_symbol);
    for (uint32_t i = 0; i < class_symbol->fields.count; i++) {
        Variable *field = class_symbol->fields.items[i];
        if (!(field->modifiers & MODIFIER_STATIC) || (field->modifiers & MODIFIER_FINAL) ||
            field->kind != VARIABLE_FIELD)
            continue;
        visit_type(symex, field->type);
        vector_push(symex->arena, &symex->static_fields, field);
    }
}

// Static fields of the classes met lead to further types.
static void visit_all_statics(Symex *symex, Method *method) {
    visit_statics(symex, method->owner);
    for (uint32_t i = 0; i < symex->ranges.count; i++) {
        Type *type = symex->ranges.items[i].type;
        if (type->kind == TYPE_CLASS && !type->class_symbol->unit->is_library &&
            type->class_symbol != method->owner)
            visit_statics(symex, type->class_symbol);
    }
}

// Constants of enums are always there.
static void visit_enums(Symex *symex, Class *class_symbol) {
    if (class_symbol->kind == CLASS_ENUM)
        visit_class(symex, class_symbol);
    for (uint32_t i = 0; i < class_symbol->member_classes.count; i++)
        visit_enums(symex, class_symbol->member_classes.items[i]);
}

static void visit_all_enums(Symex *symex) {
    const UnitList *units = sema_units(symex->sema);
    for (uint32_t i = 0; i < units->count; i++) {
        const NodeList *types = &units->items[i]->tree->types;
        for (uint32_t j = 0; j < types->count; j++)
            if (as_ClassDeclaration(types->items[j])->symbol)
                visit_enums(symex, as_ClassDeclaration(types->items[j])->symbol);
    }
}

// Fields of objects that static initialisers made, where they may have changed since.
static void visit_made(Symex *symex) {
    for (uint32_t i = 0; i < symex->ranges.count; i++) {
        if (!symex->ranges.items[i].is_made)
            continue;
        Object object = symex->objects.items[symex->ranges.items[i].first];
        for (uint32_t j = 0; j < object.count; j++)
            if (!is_settled(symex, &object, j))
                visit_type(symex, location_type(symex, &object, j));
    }
}

// An Object may be of a class that the method asks for.
static void visit_asked_types(Symex *symex, Method *method) {
    IrMethod *ir = lower_method(symex->lowering, method);
    bool has_any = has_range(symex, sema_types(symex->sema)->object);
    for (uint32_t i = 0; i < symex->ranges.count; i++) {
        const Type *type = symex->ranges.items[i].type;
        has_any |= type->kind == TYPE_CLASS && !is_creatable(type->class_symbol);
    }
    if (!ir || !has_any)
        return;
    for (uint32_t i = 0; i < ir->blocks.count; i++) {
        const IrBlock *block = &ir->blocks.items[i];
        for (uint32_t j = 0; j < block->instructions.count; j++) {
            const IrInstruction *instruction = &block->instructions.items[j];
            bool is_asked = instruction->operation == IR_INSTANCE_OF ||
                            (instruction->operation == IR_CLASS_OBJECT &&
                             !type_is_primitive(instruction->detail.type));
            if (is_asked &&
                !query_is_subtype(symex->sema, instruction->detail.type,
                                  sema_types(symex->sema)->throwable))
                visit_type(symex, instruction->detail.type);
        }
    }
}

void universe_build(Symex *symex, Method *method) {
    add_object(symex, type_primitive(sema_types(symex->sema), TYPE_NULL), true, 0, TERM_NONE,
               (Span){0, 0}, "null");
    if (!symex->scope.from_start)
        statics_prepare(symex, method);
    if (!(method->modifiers & MODIFIER_STATIC))
        visit_type(symex, method->owner->type);
    for (uint32_t i = 0; i < method->parameters.count; i++)
        visit_type(symex, method->parameters.items[i]->type);
    if (!symex->scope.from_start)
        visit_all_enums(symex);
    others_find(symex, method);
    for (uint32_t i = 0; i < symex->others.count; i++)
        visit_type(symex, symex->others.items[i].type);
    if (!symex->scope.from_start)
        visit_all_statics(symex, method);
    visit_asked_types(symex, method);
    for (uint32_t known = UINT32_MAX; known != symex->ranges.count;) {
        known = symex->ranges.count;
        settle_objects(symex);
        visit_made(symex);
    }
    numbering_bound(symex, method);
    for (uint32_t i = 0; i < symex->ranges.count; i++)
        lay_out_range(symex, i);
    // Arrays inside library objects stand behind all others.
    uint32_t count = symex->objects.count;
    for (uint32_t number = 1; number < count; number++) {
        Object object = symex->objects.items[number];
        for (uint32_t i = 0; object.type->kind == TYPE_CLASS && i < object.count; i++) {
            Variable *field = class_layout(symex, object.type->class_symbol)->fields.items[i];
            if (is_owned_field(field) && object.is_initial && !is_settled(symex, &object, i))
                symex->initial.items[object.location + i] = object_reference(
                    symex, lay_out_owned_array(symex, number, field));
        }
    }
}

// ---- Created objects

Object *universe_create(Symex *symex, State *state, Type *type, Term length, uint32_t capacity,
                        Span site) {
    type = query_erasure(symex->sema, type);
    uint32_t ordinal = symex->objects.count;
    const Layout *layout = NULL;
    if (type->kind == TYPE_CLASS) {
        layout = class_layout(symex, type->class_symbol);
        capacity = layout->fields.count;
    }
    add_object(symex, type, false, capacity, length, site, object_name(symex, type, ordinal));
    Object *object = &vector_last(&symex->objects);
    object->made_by = symex->initializing;
    for (uint32_t i = 0; i < capacity; i++) {
        Type *value = layout ? layout->fields.items[i]->type : type->element;
        state_set(symex, state, object->location + i, default_value(symex, value));
    }
    return object;
}

// ---- String literals: there from the start, and nobody changes them

static uint32_t add_characters(Symex *symex, const Constant *constant, Span site) {
    TypeTable *types = sema_types(symex->sema);
    Type *type = type_array(types, type_primitive(types, TYPE_CHAR));
    add_object(symex, type, false, constant->length,
               java_constant(symex, IR_INT, constant->length), site, "characters of a literal");
    Object *object = &vector_last(&symex->objects);
    object->is_literal = true;
    object->created = TERM_TRUE;
    for (uint32_t i = 0; i < constant->length; i++)
        symex->initial.items[object->location + i] =
            java_constant(symex, IR_INT, constant->units[i]);
    return object->number;
}

uint32_t universe_constant(Symex *symex, Type *type) {
    const Layout *layout = class_layout(symex, type->class_symbol);
    add_object(symex, type, false, layout->fields.count, TERM_NONE, (Span){0, 0},
               type_text(symex->arena, type));
    Object *object = &vector_last(&symex->objects);
    object->is_literal = true;
    object->created = TERM_TRUE;
    for (uint32_t i = 0; i < layout->fields.count; i++)
        symex->initial.items[object->location + i] =
            default_value(symex, layout->fields.items[i]->type);
    universe_pin(symex);
    return vector_last(&symex->objects).number;
}

uint32_t universe_string(Symex *symex, const Constant *constant, Span site) {
    Type *type = sema_types(symex->sema)->string;
    Variable *value =
        type->kind == TYPE_CLASS ? query_field(symex->sema, type->class_symbol, "value") : NULL;
    if (!value)
        return 0;
    uint32_t characters = add_characters(symex, constant, site);
    const Layout *layout = class_layout(symex, type->class_symbol);
    add_object(symex, type, false, layout->fields.count, TERM_NONE, site, "a string literal");
    Object *object = &vector_last(&symex->objects);
    object->is_literal = true;
    object->created = TERM_TRUE;
    for (uint32_t i = 0; i < layout->fields.count; i++)
        symex->initial.items[object->location + i] =
            layout->fields.items[i] == value ? object_reference(symex, characters)
                                             : default_value(symex, layout->fields.items[i]->type);
    return object->number;
}

uint32_t universe_literal(Symex *symex, const Constant *constant) {
    const Name *text = query_name_of_text(symex->sema, constant);
    uint32_t known = (uint32_t)(uintptr_t)map_get(&symex->literals, text);
    if (!known) {
        known = universe_string(symex, constant, (Span){0, 0});
        map_put(symex->arena, &symex->literals, text, (void *)(uintptr_t)known);
        universe_pin(symex);
    }
    return known;
}
