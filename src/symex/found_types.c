// Which types the pre-state may hold.
//
// The types of the inputs and static fields are followed through the fields of their classes,
// with their type arguments: the keys of a HashMap<Integer, String> are Integers, though
// the field is an Object once erased. What a field can hold is collected over all instances of
// its class. Arguments are upper bounds here: `? extends Number` counts as Number.
//
// A slot that does not say of what it is, an Object or a raw type, may hold a map of anything.
// Classes that such a slot can hold are followed without arguments, too.
//
// A library interface may be implemented by classes that nobody knows. Those that stand for
// collections of a common kind are taken to be of one class: a List is an ArrayList. The verdict
// says so. For others an object without a class stands for them. Of plain Java so does one for
// all classes of the sources that implement an interface, where these are many.
//
// Sorted collections are in natural order: a comparator, a private field of a library class that
// may be null, is null, unless the sources create objects of that class with one. The verdict says
// so, too.
#include "symex/asked_types.h"
#include "symex/havoc.h"
#include "symex/internal.h"

#include "analysis/analysis.h"
#include "analysis/sequence.h"
#include "sema/nullness.h"
#include "sema/queries.h"

#include <string.h>

enum { MOST_INSTANCES = 100 }; // with arguments: a class may refer to ever larger types

static void visit_type(Symex *symex, Type *type);
static void visit_instance(Symex *symex, Type *instance);
static void visit_array(Symex *symex, Type *type);

// ---- Ranges of objects

static bool has_range(const Symex *symex, const Type *type) {
    for (uint32_t i = 0; i < symex->heap.ranges.count; i++)
        if (symex->heap.ranges.items[i].type == type && !symex->heap.ranges.items[i].is_made)
            return !symex->heap.ranges.items[i].is_few;
    return false;
}

// Its objects are laid out when all types are known.
static void add_range(Symex *symex, Type *type) {
    uint32_t count = scope_most_of(&symex->scope, type);
    bool is_enum = type->kind == TYPE_CLASS && type->class_symbol->kind == CLASS_ENUM;
    if (is_enum)
        count = type->class_symbol->declaration->constants.count;
    for (uint32_t i = 0; i < symex->heap.ranges.count; i++) {
        Range *range = &symex->heap.ranges.items[i];
        if (range->type == type && range->is_few) {
            range->count = count;
            range->is_few = false;
            return;
        }
    }
    Range range = {.type = type, .count = count, .is_fixed = is_enum};
    vector_push(symex->arena, &symex->heap.ranges, range);
}

// ---- What the verdict says of the pre-state

static void note_stand_in(Symex *symex, const Class *class_symbol, const Class *stand_in) {
    for (uint32_t i = 0; i < symex->pre.stand_ins.count; i++)
        if (symex->pre.stand_ins.items[i].of == class_symbol)
            return;
    StandIn noted = {.of = class_symbol, .stand_in = stand_in};
    vector_push(symex->arena, &symex->pre.stand_ins, noted);
}

// The variable of a class of the library is there in place of a `?`.
static void note_any(Symex *symex, const Type *variable) {
    const Class *owner = variable->variable->class_owner;
    bool is_wildcard = owner && owner->unit && owner->unit->is_library;
    const Name *name = is_wildcard ? query_name(symex->sema, "?") : variable->variable->name;
    for (uint32_t i = 0; i < symex->pre.stand_ins.count; i++)
        if (symex->pre.stand_ins.items[i].variable == name)
            return;
    vector_push(symex->arena, &symex->pre.stand_ins, (StandIn){.variable = name});
}

// ---- What fields hold

static void add_type(Symex *symex, TypeList *list, Type *type) {
    for (uint32_t i = 0; i < list->count; i++)
        if (list->items[i] == type)
            return;
    vector_push(symex->arena, list, type);
}

static void note_field(Symex *symex, const Variable *field, Type *type) {
    TypeList *list = map_get(&symex->pre.held_types, field);
    if (!list) {
        list = ARENA_NEW(symex->arena, TypeList);
        map_put(symex->arena, &symex->pre.held_types, field, list);
    }
    add_type(symex, list, is_any_thing(symex, type) ? type : query_erasure(symex->sema, type));
    symex->pre.has_mixed_fields |= list->count > 1;
}

static void note_kept_null(Symex *symex, const Variable *field) {
    if (map_get(&symex->pre.held_types, field))
        return;
    map_put(symex->arena, &symex->pre.held_types, field, ARENA_NEW(symex->arena, TypeList));
    note_stand_in(symex, field->owner, NULL);
}

static void visit_field(Symex *symex, Type *instance, const Variable *field) {
    if (heap_leaves_out(symex, field)) {
        if (!map_get(&symex->pre.held_types, field))
            map_put(symex->arena, &symex->pre.held_types, field, ARENA_NEW(symex->arena, TypeList));
        return;
    }
    if (is_kept_null(symex, field)) {
        note_kept_null(symex, field);
        return;
    }
    Type *type = field_type(symex, field);
    if (field->owner)
        type = query_member_type(symex->sema, instance, field->owner, type);
    type = closed_type(symex, is_owned_field(field) ? type->element : type);
    note_field(symex, field, type);
    if (lower_holds_exact_array(symex->lowering, field))
        visit_array(symex, type);
    else
        visit_type(symex, type);
    Class *function = made_with_function(symex, field);
    if (function)
        visit_instance(symex, function->type);
}

// ---- Classes

// An object whose arguments are not known: a raw `Plot` has a Map<String, Axis> in its field all
// the same (JLS 4.8 says what code may do with it, not what it is).
static Type *with_bounds(Symex *symex, Type *instance) {
    const Type *own = instance->class_symbol->type;
    if (instance->count || !own->count || own->outer || instance->class_symbol->unit->is_library)
        return instance;
    Type **arguments = arena_array(symex->arena, own->count, sizeof(Type *));
    for (uint32_t i = 0; i < own->count; i++)
        arguments[i] = query_erasure(symex->sema, own->arguments[i]);
    return type_class(sema_types(symex->sema), instance->class_symbol, NULL, arguments, own->count);
}

static void visit_fields(Symex *symex, Type *instance) {
    const Layout *layout = class_layout(symex, instance->class_symbol);
    instance = with_bounds(symex, instance);
    for (uint32_t i = 0; i < layout->fields.count; i++)
        visit_field(symex, instance, layout->fields.items[i]);
}

static void visit_instance(Symex *symex, Type *instance) {
    Class *class_symbol = instance->class_symbol;
    if (symex->pre.instances.count >= MOST_INSTANCES)
        instance = query_erasure(symex->sema, instance);
    if (!is_creatable(class_symbol) || map_get(&symex->pre.instances, instance) ||
        (class_symbol->kind == CLASS_ENUM && statics_initialize(symex, class_symbol)))
        return;
    map_put(symex->arena, &symex->pre.instances, instance, instance);
    Type *erased = query_erasure(symex->sema, instance);
    if (!has_range(symex, erased))
        add_range(symex, erased);
    visit_fields(symex, instance);
}

// `class Settings extends HashMap`, without arguments: no Map<String, Integer> is one, unless code
// has converted it unchecked.
static bool is_raw_below(Symex *symex, Class *candidate, const Type *of) {
    if (!symex->scope.is_plain || !of->count)
        return false;
    const Type *super = query_as_super(symex->sema, candidate->type, of->class_symbol);
    return super && !super->count;
}

static bool is_static_member(ModifierSet modifiers) {
    return (modifiers & MODIFIER_STATIC) != 0;
}

// Nothing of its own that an object has or does.
static bool is_bare(const Class *class_symbol) {
    for (uint32_t i = 0; i < class_symbol->fields.count; i++)
        if (!is_static_member(class_symbol->fields.items[i]->modifiers))
            return false;
    for (uint32_t i = 0; i < class_symbol->methods.count; i++) {
        const Method *method = class_symbol->methods.items[i];
        if (!method->is_constructor && !is_static_member(method->modifiers))
            return false;
    }
    return true;
}

// `class Names extends ArrayList<String> {}`: where a list is wanted, it does what an ArrayList
// does. That it is not looked at, the sentence under the verdict says.
static bool is_like_library_class(Symex *symex, Class *candidate, Type *of) {
    Type *super = candidate->superclass;
    if (!symex->scope.is_plain || !of->class_symbol->unit->is_library || !super ||
        super->kind != TYPE_CLASS || !super->class_symbol->unit->is_library ||
        super->class_symbol->class_file || !super->count ||
        !query_is_subclass(symex->sema, super->class_symbol, of->class_symbol) ||
        !is_bare(candidate) || is_asked_for(symex, query_erasure(symex->sema, candidate->type)))
        return false;
    if (is_creatable(of->class_symbol))
        note_stand_in(symex, of->class_symbol, of->class_symbol);
    return true;
}

// Classes of the sources given, at any depth of nesting, that are subclasses.
static void visit_subclasses(Symex *symex, Class *candidate, Type *of) {
    if (query_is_subclass(symex->sema, candidate, of->class_symbol) &&
        !is_raw_below(symex, candidate, of) && !has_other_arguments(symex, candidate->type, of) &&
        !is_like_library_class(symex, candidate, of))
        visit_instance(symex, instance_type(symex, candidate, of));
    for (uint32_t i = 0; i < candidate->member_classes.count; i++)
        visit_subclasses(symex, candidate->member_classes.items[i], of);
}

// ---- Arrays

static bool checks_stores(Symex *symex) {
    if (!symex->pre.stores_known) {
        symex->pre.stores_known = true;
        symex->pre.checks_stores = effects_check_stores(symex, symex->pre.laid_out_for);
    }
    return symex->pre.checks_stores;
}

// One object is enough to show that something does not fit; more come where the type is met as
// well.
static void add_few(Symex *symex, Type *type) {
    for (uint32_t i = 0; i < symex->heap.ranges.count; i++)
        if (symex->heap.ranges.items[i].type == type && !symex->heap.ranges.items[i].is_made)
            return;
    Range range = {.type = type, .count = 1, .is_few = true};
    vector_push(symex->arena, &symex->heap.ranges, range);
}

// An Object[] may be an Integer[] or a Long[]: whatever is stored there does not fit in one of
// them. That matters only where something is stored.
static void visit_narrower_arrays(Symex *symex, const Type *erased) {
    static const char *const narrower[] = {"java.lang.Integer", "java.lang.Long",
                                           "java.lang.String", "java.lang.RuntimeException",
                                           "java.lang.Error"};
    const Type *element = erased->element;
    while (element->kind == TYPE_ARRAY)
        element = element->element;
    if (element->kind != TYPE_CLASS || !element->class_symbol->unit->is_library ||
        (element->class_symbol->modifiers & MODIFIER_FINAL) || !checks_stores(symex))
        return;
    uint32_t found = 0;
    for (size_t i = 0; i < sizeof narrower / sizeof *narrower && found < 2; i++) {
        Class *class_symbol = query_class(symex->sema, narrower[i]);
        if (!class_symbol || class_symbol == element->class_symbol ||
            !query_is_subclass(symex->sema, class_symbol, element->class_symbol))
            continue;
        found++;
        Type *type = query_erasure(symex->sema, class_symbol->type);
        add_few(symex, type);
        for (const Type *at = erased; at->kind == TYPE_ARRAY; at = at->element)
            add_few(symex, type = type_array(sema_types(symex->sema), type));
    }
}

// An array of a class may be one of a subclass: String[] in an Object[].
static void visit_array(Symex *symex, Type *type) {
    Type *erased = query_erasure(symex->sema, type);
    bool is_known = has_range(symex, erased);
    if (!is_known)
        add_range(symex, erased);
    visit_type(symex, type->element);
    if (is_known || erased->element->kind != TYPE_CLASS)
        return;
    // The ranges that the element type led to are its subclasses in the sources.
    uint32_t count = symex->heap.ranges.count;
    for (uint32_t i = 0; i < count; i++) {
        Type *other = symex->heap.ranges.items[i].type;
        if (other->kind == TYPE_CLASS && other != erased->element &&
            !other->class_symbol->unit->is_library &&
            query_is_subtype(symex->sema, other, erased->element))
            visit_array(symex, type_array(sema_types(symex->sema), other));
    }
}

// ---- Interfaces and abstract classes

static bool has_subtype(Symex *symex, Type *type) {
    for (uint32_t i = 0; i < symex->heap.ranges.count; i++)
        if (query_is_subtype(symex->sema, symex->heap.ranges.items[i].type, type) &&
            !(symex->heap.ranges.items[i].type->kind == TYPE_CLASS &&
              symex->heap.ranges.items[i].type->class_symbol->is_local))
            return true;
    return false;
}

static Class *usual_class(Symex *symex, const Class *class_symbol) {
    static const char *const usual[][2] = {
        {"List", "java.util.ArrayList"},      {"Collection", "java.util.ArrayList"},
        {"Iterable", "java.util.ArrayList"},  {"AbstractList", "java.util.ArrayList"},
        {"Map", "java.util.HashMap"},         {"Set", "java.util.HashSet"},
        {"Queue", "java.util.ArrayDeque"},    {"Deque", "java.util.ArrayDeque"},
        {"SortedMap", "java.util.TreeMap"},   {"NavigableMap", "java.util.TreeMap"},
        {"SortedSet", "java.util.TreeSet"},   {"NavigableSet", "java.util.TreeSet"},
        {"CharSequence", "java.lang.String"}, {"Calendar", "java.util.GregorianCalendar"},
    };
    if (!class_symbol->unit->is_library)
        return NULL;
    for (size_t i = 0; i < sizeof usual / sizeof *usual; i++)
        if (!strcmp(class_symbol->name->text, usual[i][0]))
            return query_class(symex->sema, usual[i][1]);
    return NULL;
}

// An interface or abstract class of the library, or one that no class of the sources is of, may be
// implemented by classes that are not known.
static void visit_unknown(Symex *symex, Type *type, bool has_many) {
    const Class *class_symbol = type->class_symbol;
    Type *erased = query_erasure(symex->sema, type);
    bool is_closed = !class_symbol->unit->is_library && !has_many && has_subtype(symex, erased);
    if (is_creatable(class_symbol) || class_symbol->kind == CLASS_ENUM || is_closed ||
        class_symbol->permitted.count)
        return;
    Class *stand_in = usual_class(symex, class_symbol);
    if (stand_in) {
        note_stand_in(symex, class_symbol, stand_in);
        visit_instance(symex, instance_type(symex, stand_in, type));
        return;
    }
    if (has_many)
        note_stand_in(symex, class_symbol, class_symbol);
    if (!has_range(symex, erased))
        add_range(symex, erased);
    visit_fields(symex, type);
}

// ---- Interfaces that many classes implement

// Of plain Java: an interface that more classes than these implement is not split into all of them,
// if others than the project may implement it, too.
enum { FEW_CLASSES = 4 };

static bool is_for_others(const Class *class_symbol) {
    return class_symbol->unit->is_library || (class_symbol->modifiers & MODIFIER_PUBLIC);
}

static uint32_t count_below(Symex *symex, Class *candidate, Class *of) {
    uint32_t count = is_creatable(candidate) && query_is_subclass(symex->sema, candidate, of);
    for (uint32_t i = 0; i < candidate->member_classes.count; i++)
        count += count_below(symex, candidate->member_classes.items[i], of);
    return count;
}

// The object of the method is of an abstract class.
static bool is_receiver(const Symex *symex, const Class *class_symbol) {
    const Method *method = symex->pre.laid_out_for;
    return class_symbol == method->owner && (class_symbol->modifiers & MODIFIER_ABSTRACT) &&
           class_symbol->kind != CLASS_INTERFACE && !(method->modifiers & MODIFIER_STATIC) &&
           !method->is_constructor;
}

static bool has_many_classes(Symex *symex, Class *class_symbol) {
    bool is_such = class_symbol->kind == CLASS_INTERFACE || class_symbol->unit->is_library ||
                   is_receiver(symex, class_symbol);
    if (!symex->scope.is_plain || !is_such || !is_for_others(class_symbol) ||
        class_symbol->permitted.count)
        return false;
    const UnitList *units = sema_units(symex->sema);
    uint32_t count = 0;
    for (uint32_t i = 0; i < units->count && count <= FEW_CLASSES; i++) {
        const NodeList *types = &units->items[i]->tree->types;
        for (uint32_t j = 0; j < types->count; j++)
            if (as_ClassDeclaration(types->items[j])->symbol)
                count +=
                    count_below(symex, as_ClassDeclaration(types->items[j])->symbol, class_symbol);
    }
    return count > FEW_CLASSES;
}

// A lambda, or an object of a local or anonymous class, may be what is asked for. For interfaces of
// the library an object without a class stands for these, too.
static void visit_unnamed(Symex *symex, Type *type) {
    if (type->class_symbol->unit->is_library || (type->class_symbol->modifiers & MODIFIER_FINAL) ||
        type->class_symbol->is_local)
        return;
    const ClassList *classes = lower_unnamed_classes(symex->lowering);
    for (uint32_t i = 0; i < classes->count; i++)
        if (query_is_subclass(symex->sema, classes->items[i], type->class_symbol))
            visit_instance(symex, instance_type(symex, classes->items[i], type));
}

// ---- Slots

// False where a slot of that type was met before.
static bool note_slot(Symex *symex, Type *type) {
    uint32_t count = symex->pre.slot_types.count;
    add_type(symex, &symex->pre.slot_types, type);
    return symex->pre.slot_types.count > count;
}

// Some of the classes below the receiver's, on whose objects its method runs.
static uint32_t visit_some_of(Symex *symex, Class *candidate, Type *of, uint32_t most) {
    Method *method = symex->pre.laid_out_for;
    uint32_t count = 0;
    if (most && is_creatable(candidate) &&
        query_is_subclass(symex->sema, candidate, of->class_symbol) &&
        lower_dispatch(symex->lowering, candidate, method) == method) {
        visit_instance(symex, instance_type(symex, candidate, of));
        count = 1;
    }
    for (uint32_t i = 0; i < candidate->member_classes.count && count < most; i++)
        count += visit_some_of(symex, candidate->member_classes.items[i], of, most - count);
    return count;
}

static void visit_some(Symex *symex, Type *type) {
    const UnitList *units = sema_units(symex->sema);
    uint32_t count = 0;
    for (uint32_t i = 0; i < units->count; i++) {
        const NodeList *types = &units->items[i]->tree->types;
        for (uint32_t j = 0; j < types->count && count < FEW_CLASSES; j++)
            if (as_ClassDeclaration(types->items[j])->symbol)
                count += visit_some_of(symex, as_ClassDeclaration(types->items[j])->symbol, type,
                                       FEW_CLASSES - count);
    }
    note_stand_in(symex, type->class_symbol, NULL);
    vector_last(&symex->pre.stand_ins).classes = count;
}

static void visit_units(Symex *symex, const UnitList *units, Type *type) {
    for (uint32_t i = 0; i < units->count; i++) {
        const NodeList *types = &units->items[i]->tree->types;
        for (uint32_t j = 0; j < types->count; j++) {
            Class *class_symbol = as_ClassDeclaration(types->items[j])->symbol;
            if (class_symbol)
                visit_subclasses(symex, class_symbol, type);
        }
    }
}

static void visit_type(Symex *symex, Type *type) {
    type = closed_type(symex, type);
    if (type->kind == TYPE_ARRAY && note_slot(symex, type)) {
        visit_array(symex, type);
        visit_narrower_arrays(symex, query_erasure(symex->sema, type));
        return;
    }
    if (is_any_thing(symex, type)) {
        note_any(symex, type);
        symex->pre.has_thing_slot = true;
        visit_instance(symex, sema_types(symex->sema)->object);
    }
    if (type->kind != TYPE_CLASS || !note_slot(symex, type))
        return;
    visit_instance(symex, type);
    if (type == sema_types(symex->sema)->object) {
        symex->pre.has_object_slot = true;
        return; // an opaque object stands for any that the code cannot look into
    }
    bool has_many = has_many_classes(symex, type->class_symbol);
    if (has_many && is_receiver(symex, type->class_symbol))
        visit_some(symex, type);
    else if (!has_many)
        visit_units(symex, sema_units(symex->sema), type);
    if (has_many && is_creatable(type->class_symbol))
        note_stand_in(symex, type->class_symbol, type->class_symbol);
    // A class of a jar may be extended there.
    const Class *class_symbol = type->class_symbol;
    if (class_symbol->class_file && !class_symbol->unit->is_library &&
        !(class_symbol->modifiers & MODIFIER_FINAL) && !sema_is_class_path_given(symex->sema))
        visit_units(symex, sema_class_path_units(symex->sema), type);
    visit_unknown(symex, type, has_many && !is_receiver(symex, class_symbol));
    if (!has_many)
        visit_unnamed(symex, type);
}

// Each class as each slot can hold it: an Object may be a map of anything.
static void visit_all_instances(Symex *symex) {
    for (uint32_t i = 0; i < symex->pre.slot_types.count; i++) {
        Type *slot = symex->pre.slot_types.items[i], *erased = query_erasure(symex->sema, slot);
        for (uint32_t j = 0; slot->kind == TYPE_CLASS && j < symex->heap.ranges.count; j++) {
            Type *type = symex->heap.ranges.items[j].type;
            if (type->kind == TYPE_CLASS && type->class_symbol->type->count &&
                query_is_subtype(symex->sema, type, erased))
                visit_instance(symex, instance_type(symex, type->class_symbol, slot));
        }
    }
}

// ---- Static fields

static void visit_static(Symex *symex, Variable *field) {
    for (uint32_t i = 0; i < symex->pre.static_fields.count; i++)
        if (symex->pre.static_fields.items[i] == field)
            return;
    if (lower_holds_exact_array(symex->lowering, field))
        visit_array(symex, closed_type(symex, field->type));
    else
        visit_type(symex, field->type);
    vector_push(symex->arena, &symex->pre.static_fields, field);
}

static void visit_statics(Symex *symex, Class *class_symbol) {
    query_complete(symex->sema, class_symbol);
    for (uint32_t i = 0; i < class_symbol->fields.count; i++) {
        Variable *field = class_symbol->fields.items[i];
        if (!(field->modifiers & MODIFIER_STATIC) || analysis_is_set_once(symex->lowering, field) ||
            field->kind != VARIABLE_FIELD)
            continue;
        visit_static(symex, field);
    }
}

static bool is_holder(const Type *type) {
    if (type->kind != TYPE_CLASS || type->count != 1)
        return false;
    const char *name = type->class_symbol->qualified_name->text;
    return !strcmp(name, "java.lang.ThreadLocal") ||
           !strcmp(name, "java.util.concurrent.atomic.AtomicReference");
}

// `static final ThreadLocal<Set<Key>> SEEN` holds any such set, whatever it was made with.
static void visit_held(Symex *symex, const Variable *field) {
    if (is_holder(field->type) && field->type->arguments[0]->kind == TYPE_CLASS &&
        map_get(&symex->statics.mentioned, field))
        visit_type(symex, field->type->arguments[0]);
}

// Static fields of the classes met lead to further types.
static void visit_all_statics(Symex *symex, Method *method) {
    bool leaves_out = heap_leaves_out_statics(symex);
    if (!leaves_out)
        visit_statics(symex, method->owner);
    for (uint32_t i = 0; i < symex->statics.values.count; i++)
        visit_held(symex, symex->statics.values.items[i]);
    for (uint32_t i = 0; i < symex->statics.changeable.count; i++)
        visit_static(symex, symex->statics.changeable.items[i]);
    for (uint32_t i = 0; !leaves_out && i < symex->heap.ranges.count; i++) {
        Type *type = symex->heap.ranges.items[i].type;
        if (type->kind == TYPE_CLASS && !type->class_symbol->unit->is_library &&
            type->class_symbol != method->owner)
            visit_statics(symex, type->class_symbol);
    }
}

// Constants of enums are always there.
static void visit_enums(Symex *symex, Class *class_symbol) {
    if (class_symbol->kind == CLASS_ENUM)
        visit_instance(symex, query_erasure(symex->sema, class_symbol->type));
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

// Fields of objects that static initialisers made, where they may have changed since. Of what these
// objects are instances is not known.
static void visit_made(Symex *symex) {
    for (uint32_t i = 0; i < symex->heap.ranges.count; i++) {
        if (!symex->heap.ranges.items[i].is_made)
            continue;
        Object object = symex->heap.objects.items[symex->heap.ranges.items[i].first];
        for (uint32_t j = 0; j < object.count; j++) {
            if (is_settled(symex, &object, j))
                continue;
            if (object.type->kind == TYPE_CLASS)
                visit_field(symex, object.type,
                            class_layout(symex, object.type->class_symbol)->fields.items[j]);
            else
                visit_type(symex, object.type->element);
        }
    }
}

// ---- Types that the method asks for

// Is there an object that stands for one of any class?
static bool has_any_class(Symex *symex) {
    if (has_range(symex, sema_types(symex->sema)->object))
        return true;
    for (uint32_t i = 0; i < symex->heap.ranges.count; i++) {
        const Type *type = symex->heap.ranges.items[i].type;
        if (type->kind == TYPE_CLASS && !is_creatable(type->class_symbol))
            return true;
    }
    return false;
}

static bool has_stand_in(const Symex *symex) {
    for (uint32_t i = 0; i < symex->pre.stand_ins.count; i++)
        if (symex->pre.stand_ins.items[i].stand_in)
            return true;
    return false;
}

// An Object may be of a class that the method asks for.
static void visit_asked_types(Symex *symex, Method *method) {
    bool has_any = has_any_class(symex);
    if (has_any || has_stand_in(symex))
        asked_types_visit(symex, method, has_any, visit_type);
}

// An object under construction has these from around it, whoever reads them.
static void visit_closure(Symex *symex, Class *class_symbol) {
    const Variable *outer = lower_outer_field(symex->lowering, class_symbol);
    const VariableList *captured = lower_captured_fields(symex->lowering, class_symbol);
    if (outer)
        visit_type(symex, outer->type);
    for (uint32_t i = 0; captured && i < captured->count; i++)
        visit_type(symex, captured->items[i]->type);
}

void held_types_find(Symex *symex, Method *method) {
    symex->pre.laid_out_for = method;
    if (!(method->modifiers & MODIFIER_STATIC))
        visit_type(symex, method->owner->type);
    for (uint32_t i = 0; i < method->parameters.count; i++)
        visit_type(symex, method->parameters.items[i]->type);
    if (method->is_constructor)
        visit_closure(symex, method->owner);
    if (!symex->scope.from_start && !heap_leaves_out_statics(symex))
        visit_all_enums(symex);
    others_find(symex, method);
    for (uint32_t i = 0; i < symex->pre.others.count; i++)
        visit_type(symex, symex->pre.others.items[i].type);
    if (!symex->scope.from_start)
        visit_all_statics(symex, method);
    visit_asked_types(symex, method);
    for (uint32_t i = 0; method->sequence && i < method->sequence->parts.count; i++)
        visit_asked_types(symex, method->sequence->parts.items[i]);
    for (uint32_t ranges = UINT32_MAX, instances = 0;
         ranges != symex->heap.ranges.count || instances != symex->pre.instances.count;) {
        ranges = symex->heap.ranges.count;
        instances = symex->pre.instances.count;
        settle_objects(symex);
        visit_made(symex);
        visit_all_instances(symex);
    }
}
