// What static initialisers leave to the pre-state.
//
// The objects that they made are there in every pre-state. Their final fields
// keep what was computed. All else may have been changed by code that ran since,
// and holds any value, unless nothing can change it: strings and boxes, what the
// library keeps for itself, and arrays and collections that only one private
// static field leads to, which the sources only read (analysis_is_only_read).
#include "heap/internal.h"

#include "analysis/analysis.h"
#include "sema/queries.h"

#include <string.h>

static bool is_library(const Class *class_symbol) {
    return class_symbol->unit && class_symbol->unit->is_library;
}

static bool is_final(const Variable *field) {
    // What lowering adds for closures is set once.
    return query_is_made_up(field) || (field->modifiers & MODIFIER_FINAL);
}

static Variable *field_at(Symex *symex, const Object *object, uint32_t index) {
    return object->type->kind == TYPE_CLASS
               ? class_layout(symex, object->type->class_symbol)->fields.items[index]
               : NULL;
}

bool is_settled(Symex *symex, const Object *object, uint32_t index) {
    if (!object->made_by)
        return false;
    const Variable *field = field_at(symex, object, index);
    return object->is_frozen || object->is_uncertain || (field && is_final(field));
}

// ---- One class

// A cache of the JDK, as ZoneOffset has one: what may be in there already makes no difference. One
// that a part of the initialiser may have filled, which is not modelled, is none.
static bool is_cache(const Object *object) {
    const Class *made_by = object->made_by->class_symbol;
    return made_by->class_file && made_by->package && !object->made_by->unknown_steps.count &&
           !strncmp(made_by->package->name->text, "java.", 5) && object->type->kind == TYPE_CLASS &&
           !strcmp(object->type->class_symbol->qualified_name->text,
                   "java.util.concurrent.ConcurrentHashMap");
}

// A counter of the JDK, as one for the names of threads: any number may be in there by now.
static bool is_counter(Symex *symex, const Object *object) {
    const ClassStatics *maker = object->made_by;
    if (!maker->class_symbol->class_file || !is_library(maker->class_symbol) ||
        maker->unknown_steps.count || object->type->kind != TYPE_CLASS ||
        strncmp(object->type->class_symbol->qualified_name->text, "java.util.concurrent.atomic.",
                28))
        return false;
    for (uint32_t i = 0; i < object->count; i++)
        if (!is_final(field_at(symex, object, i)) &&
            !type_is_primitive(field_at(symex, object, i)->type))
            return false;
    return true;
}

static void count_on(Symex *symex, const Object *object) {
    uint32_t location = object->location, count = object->count;
    for (uint32_t i = 0; i < count; i++) {
        const Variable *field = field_at(symex, object, i);
        if (!is_final(field))
            symex->heap.initial.items[location + i] =
                fresh_value(symex, field->type, field->name->text);
    }
}

// A pattern and its parts, which are put together when it is compiled.
static bool is_of_pattern(const Class *class_symbol) {
    return is_library(class_symbol) && class_symbol->package &&
           !strcmp(class_symbol->package->name->text, "java.util.regex") &&
           strcmp(class_symbol->name->text, "Matcher") != 0;
}

static bool is_immutable(Symex *symex, const Object *object) {
    if (object->type->kind != TYPE_CLASS)
        return false;
    const Class *class_symbol = object->type->class_symbol;
    return object->type == sema_types(symex->sema)->string ||
           query_unboxed(symex->sema, object->type) || is_of_pattern(class_symbol) ||
           (is_library(class_symbol) && !strncmp(class_symbol->name->text, "Fixed", 5));
}

// Objects that are made while the program runs are not part of the pre-state, but were there.
static void settle_late(Symex *symex, Object *object) {
    object->is_literal = true;
    object->created = TERM_TRUE;
    object->is_frozen = true;
    for (uint32_t i = 0; object->type->kind == TYPE_CLASS && i < object->count; i++)
        if (!is_final(field_at(symex, object, i)))
            object->is_frozen = false;
    object->is_frozen |= is_immutable(symex, object);
    bool counts = !object->is_frozen && is_counter(symex, object);
    if (counts)
        count_on(symex, object);
    object->is_uncertain = !object->is_frozen && !counts && !is_cache(object);
    symex->statics.has_uncertain |= object->is_uncertain;
}

static bool is_made_object(Symex *symex, Term value) {
    uint64_t number;
    return term_width(symex->terms, value) == REFERENCE_BITS &&
           !(term_is_constant(symex->terms, value, &number) &&
             !symex->heap.objects.items[number].made_by);
}

void settle_class(Symex *symex, ClassStatics *statics, const State *state) {
    const VariableList *fields = &statics->class_symbol->fields;
    for (uint32_t i = 0; i < fields->count; i++) {
        Variable *field = fields->items[i];
        if (!(field->modifiers & MODIFIER_STATIC) || (field->modifiers & MODIFIER_MODEL) ||
            field->constant)
            continue;
        uint32_t location = static_place(symex, field);
        Term value = state_get(symex, state, location);
        if (!analysis_is_set_once(symex->lowering, field)) {
            vector_push(symex->arena, &symex->statics.given_away, value);
            continue;
        }
        // An object of the sources that turns up late could have been a parameter.
        bool is_late = symex->pre.is_complete && !is_library(field->owner);
        if (value && is_late && is_made_object(symex, value))
            value = TERM_NONE;
        symex->heap.initial.items[location] = value;
        if (value && !query_is_value(field->type))
            vector_push(symex->arena, &symex->statics.values, field);
    }
    for (uint32_t i = 1; i < symex->heap.objects.count; i++) {
        Object *object = &symex->heap.objects.items[i];
        if (object->made_by != statics)
            continue;
        for (uint32_t j = 0; j < object->count; j++)
            symex->heap.initial.items[object->location + j] =
                state_get(symex, state, object->location + j);
        if (symex->pre.is_complete)
            settle_late(symex, object);
    }
}

// ---- What nothing can change

// `new HashMap<>() {{ put("a", 1); }}`: nothing but a library object, which is filled at once.
static bool only_fills(const Class *class_symbol) {
    if (!class_symbol->is_anonymous || class_symbol->class_file || class_symbol->fields.count ||
        class_symbol->superclass->kind != TYPE_CLASS)
        return false;
    for (uint32_t i = 0; i < class_symbol->methods.count; i++)
        if (!class_symbol->methods.items[i]->is_constructor)
            return false;
    return is_library(class_symbol->superclass->class_symbol);
}

// Parts of an array or library object: all but what was put into it by the sources.
static bool is_part(Symex *symex, const Object *object) {
    return object->type->kind == TYPE_ARRAY ||
           ((is_library(object->type->class_symbol) || only_fills(object->type->class_symbol)) &&
            !is_immutable(symex, object));
}

typedef struct Parts {
    bool *has; // by object number
    uint32_t *list;
    uint32_t count;
} Parts;

static Parts new_parts(Symex *symex) {
    uint32_t count = symex->heap.objects.count;
    return (Parts){arena_array(symex->arena, count, sizeof(bool)),
                   arena_array(symex->arena, count, sizeof(uint32_t)), 0};
}

static void add_part(Symex *symex, Parts *parts, Term reference, bool is_whole) {
    uint64_t number;
    if (!reference || term_width(symex->terms, reference) != REFERENCE_BITS ||
        !term_is_constant(symex->terms, reference, &number) || !number || parts->has[number])
        return;
    const Object *object = &symex->heap.objects.items[number];
    if (!object->made_by || !(is_whole || is_part(symex, object)))
        return;
    parts->has[number] = true;
    parts->list[parts->count++] = (uint32_t)number;
}

static void add_parts_of_parts(Symex *symex, Parts *parts) {
    for (uint32_t i = 0; i < parts->count; i++) {
        Object object = symex->heap.objects.items[parts->list[i]];
        for (uint32_t j = 0; j < object.count; j++)
            if (!query_is_value(location_type(symex, &object, j)))
                add_part(symex, parts, symex->heap.initial.items[object.location + j], false);
    }
}

static bool leads_to(Symex *symex, Term reference, const Parts *parts) {
    if (!reference || term_width(symex->terms, reference) != REFERENCE_BITS)
        return false;
    const ObjectSet *set = reference_candidates(symex, reference);
    for (uint32_t i = 0; i < parts->count; i++)
        if (object_set_has(set, parts->list[i]))
            return true;
    return false;
}

// A value that a static field has or had, but of that field.
static bool static_leads_to(Symex *symex, const Parts *parts, const Variable *owner) {
    for (uint32_t i = 0; i < symex->statics.given_away.count; i++)
        if (leads_to(symex, symex->statics.given_away.items[i], parts))
            return true;
    for (uint32_t i = 0; i < symex->statics.values.count; i++) {
        Variable *field = symex->statics.values.items[i];
        if (field != owner &&
            leads_to(symex, symex->heap.initial.items[static_place(symex, field)], parts))
            return true;
    }
    return false;
}

static bool object_leads_to(Symex *symex, uint32_t number, const Parts *parts) {
    Object object = symex->heap.objects.items[number];
    for (uint32_t i = 0; object.made_by && !parts->has[number] && i < object.count; i++)
        if (leads_to(symex, symex->heap.initial.items[object.location + i], parts))
            return true;
    return false;
}

// `forEach(LIST::add)`: the object of a function.
static bool is_function_object(Symex *symex, const Object *object) {
    const Variable *field = object->count ? field_at(symex, object, 0) : NULL;
    return field && query_is_made_up(field) &&
           object->type->class_symbol->superclass == sema_types(symex->sema)->object;
}

// What the library makes for its own use, as the order in which `forEach` goes through a map: the
// sources can not even name its class, nor a type that it has.
static bool is_tool(Symex *symex, const Object *object) {
    const Class *class_symbol =
        object->type->kind == TYPE_CLASS ? object->type->class_symbol : NULL;
    return class_symbol && is_library(class_symbol) && !class_symbol->class_file &&
           !(class_symbol->modifiers & (MODIFIER_PUBLIC | MODIFIER_PROTECTED)) &&
           class_symbol->superclass == sema_types(symex->sema)->object &&
           !class_symbol->interfaces.count;
}

// One of these, of which nobody knows any more.
static bool is_forgotten(Symex *symex, uint32_t number) {
    Object object = symex->heap.objects.items[number];
    if (!is_function_object(symex, &object) && !is_tool(symex, &object))
        return false;
    Parts self = new_parts(symex);
    add_part(symex, &self, object_reference(symex, number), true);
    bool is_known = static_leads_to(symex, &self, NULL);
    for (uint32_t i = 1; !is_known && i < symex->heap.objects.count; i++)
        is_known = object_leads_to(symex, i, &self);
    return !is_known;
}

// Are the parts the collection alone, with the arrays that it keeps for itself, and none of what it
// holds?
static bool is_collection_alone(Symex *symex, const Parts *parts) {
    Object first = symex->heap.objects.items[parts->list[0]];
    uint32_t own = 1;
    for (uint32_t i = 0; first.type->kind == TYPE_CLASS && i < first.count; i++) {
        uint64_t number;
        Term value = symex->heap.initial.items[first.location + i];
        own += is_owned_field(field_at(symex, &first, i)) && value &&
               term_is_constant(symex->terms, value, &number) && number && parts->has[number];
    }
    return own == parts->count;
}

// `Collections.unmodifiableList(LIST)`: nobody changes the list that way.
static bool is_closed_view(Symex *symex, uint32_t number, const Parts *parts) {
    const Type *type = symex->heap.objects.items[number].type;
    return type->kind == TYPE_CLASS && is_library(type->class_symbol) &&
           type->class_symbol->outer &&
           !strcmp(type->class_symbol->outer->qualified_name->text, "java.util.Collections") &&
           !strncmp(type->class_symbol->name->text, "Unmodifiable", 12) &&
           is_collection_alone(symex, parts);
}

// Another object, or another static field, knows a part; a field that is not final gave it to
// others.
static bool is_shared(Symex *symex, const Parts *parts, const Variable *owner) {
    for (uint32_t i = 1; i < symex->heap.objects.count; i++)
        if (object_leads_to(symex, i, parts) && !is_forgotten(symex, i) &&
            !is_closed_view(symex, i, parts))
            return true;
    return static_leads_to(symex, parts, owner);
}

// Of a class file that does not fall into pieces there is one step for all fields.
bool heap_step_names(const StaticStep *step, const Variable *field) {
    for (uint32_t i = 0; i < step->fields.count; i++)
        if (!strcmp(step->fields.items[i], field->name->text))
            return true;
    return !step->is_piece;
}

// Only the static initialiser itself changes what is only read: by a step that names it.
static bool is_doubtful(Symex *symex, const ClassStatics *statics, const Variable *field) {
    for (uint32_t i = 0; i < statics->unknown_steps.count; i++) {
        const StaticStep *step = &statics->unknown_steps.items[i];
        bool is_mentioned = statics->class_symbol->class_file
                                ? heap_step_names(step, field)
                                : step->is_enum || !step->member ||
                                      analysis_mentions(symex->lowering, step->member, field);
        if (is_mentioned)
            return true;
    }
    return false;
}

static void freeze(Symex *symex, const Parts *parts, const Variable *field) {
    const ClassStatics *statics = map_get(&symex->statics.by_class, field->owner);
    bool is_unknown = is_doubtful(symex, statics, field);
    for (uint32_t i = 0; i < parts->count; i++) {
        Object *object = &symex->heap.objects.items[parts->list[i]];
        object->is_frozen = !is_unknown;
        object->is_uncertain = is_unknown;
        symex->statics.has_uncertain |= is_unknown;
    }
}

// What an earlier call settled stays so: of the objects that lead to it, those that nobody asks for
// are gone since.
static bool was_settled(Symex *symex, Term value) {
    uint64_t number;
    return value && term_width(symex->terms, value) == REFERENCE_BITS &&
           term_is_constant(symex->terms, value, &number) &&
           symex->heap.objects.items[number].is_initial;
}

static void freeze_static(Symex *symex, Variable *field) {
    Parts parts = new_parts(symex);
    Term value = symex->heap.initial.items[static_place(symex, field)];
    if (was_settled(symex, value))
        return;
    add_part(symex, &parts, value, false);
    add_parts_of_parts(symex, &parts);
    bool is_library_field = is_library(field->owner);
    if (is_library_field ||
        (analysis_is_only_read(symex->lowering, field) && !is_shared(symex, &parts, field)))
        freeze(symex, &parts, field);
}

// An immutable object and the arrays it keeps for itself. What it was given, the elements of a
// list, others may change.
static void freeze_immutable(Symex *symex, uint32_t number) {
    Parts parts = new_parts(symex);
    add_part(symex, &parts, object_reference(symex, number), true);
    Object object = symex->heap.objects.items[number];
    for (uint32_t i = 0; i < object.count; i++)
        if (is_owned_field(field_at(symex, &object, i)))
            add_part(symex, &parts, symex->heap.initial.items[object.location + i], false);
    for (uint32_t i = 0; i < parts.count; i++)
        symex->heap.objects.items[parts.list[i]].is_frozen = true;
}

// ---- All classes

static bool is_needed(Symex *symex, const Variable *field) {
    return field->kind == VARIABLE_ENUM_CONSTANT || is_library(field->owner) ||
           map_get(&symex->statics.mentioned, field);
}

// A field that nobody was to read has no value: its object is not part of the pre-state.
static void drop_values(Symex *symex, const Parts *kept) {
    for (uint32_t i = 0; i < symex->statics.values.count; i++) {
        uint32_t location = static_place(symex, symex->statics.values.items[i]);
        uint64_t number;
        if (term_is_constant(symex->terms, symex->heap.initial.items[location], &number) &&
            symex->heap.objects.items[number].made_by && !kept->has[number])
            symex->heap.initial.items[location] = TERM_NONE;
    }
}

// Nobody else gets hold of what a library object keeps for itself. What the object, a list of
// Arrays.asList, may have written there since is not known.
static void keep_owned_array(Symex *symex, uint32_t number, uint32_t owner) {
    Object *array = &symex->heap.objects.items[number];
    array->is_owned = true;
    array->owner = owner;
    array->is_uncertain |= !array->is_frozen;
    symex->statics.has_uncertain |= array->is_uncertain;
}

// What the final fields and what cannot change lead to is there.
static void keep_reached(Symex *symex, Parts *kept) {
    for (uint32_t i = 0; i < symex->statics.values.count; i++) {
        Variable *field = symex->statics.values.items[i];
        if (is_needed(symex, field))
            add_part(symex, kept, symex->heap.initial.items[static_place(symex, field)], true);
    }
    for (uint32_t i = 0; i < kept->count; i++) {
        Object object = symex->heap.objects.items[kept->list[i]];
        for (uint32_t j = 0; j < object.count; j++) {
            if (!is_settled(symex, &object, j) || query_is_value(location_type(symex, &object, j)))
                continue;
            uint32_t before = kept->count;
            add_part(symex, kept, symex->heap.initial.items[object.location + j], true);
            const Variable *field = field_at(symex, &object, j);
            if (kept->count > before && field && is_owned_field(field))
                keep_owned_array(symex, kept->list[before], object.number);
        }
    }
}

void settle_objects(Symex *symex) {
    for (uint32_t i = 1; i < symex->heap.objects.count; i++)
        if (symex->heap.objects.items[i].made_by &&
            is_immutable(symex, &symex->heap.objects.items[i]))
            freeze_immutable(symex, i);
    for (uint32_t i = 0; i < symex->statics.values.count; i++)
        freeze_static(symex, symex->statics.values.items[i]);
    Parts kept = new_parts(symex);
    keep_reached(symex, &kept);
    drop_values(symex, &kept);
    for (uint32_t i = 1; i < symex->heap.objects.count; i++) {
        Object *object = &symex->heap.objects.items[i];
        if (!object->made_by || object->is_initial)
            continue;
        if (!kept.has[i]) {
            object->made_by = NULL;
            object->created = TERM_FALSE;
            continue;
        }
        object->is_initial = true;
        object->exists = TERM_TRUE;
        if (object->is_owned)
            continue;
        Range range = {.type = object->type,
                       .first = i,
                       .count = 1,
                       .is_fixed = true,
                       .is_made = true,
                       .met = arena_array(symex->arena, 1, sizeof(Term))};
        range.met[0] = TERM_FALSE;
        object->range = symex->heap.ranges.count;
        vector_push(symex->arena, &symex->heap.ranges, range);
    }
}

// ---- Reading

static bool is_kept(Symex *symex, const ClassStatics *statics, const Object *object) {
    return object->held_by && analysis_is_only_read(symex->lowering, object->held_by) &&
           !is_doubtful(symex, statics, object->held_by);
}

// Another class made it, before this one is initialised, and gave it away: it is taken to be as it
// was made, and executions in which it is not are cut where the result is read (statics.c).
// Constants of enums are there without being read.
static bool is_trusted(ClassStatics *running, const Object *object) {
    const ClassStatics *maker = object->made_by;
    if (running->class_symbol->kind == CLASS_ENUM || maker->is_running ||
        maker->unknown_steps.count || maker->throws)
        return false;
    running->trusted = maker->class_symbol;
    return true;
}

void check_content_known(Symex *symex, Term guard, Term reference, const Variable *field,
                         Span span) {
    ClassStatics *running = symex->statics.initializing;
    if ((!running && !symex->statics.has_uncertain) || (field && is_final(field)))
        return;
    const ObjectSet *set = reference_candidates(symex, reference);
    for (uint32_t i = object_set_next(symex, set, 1); i; i = object_set_next(symex, set, i + 1)) {
        const Object *object = &symex->heap.objects.items[i];
        if (!object->made_by)
            continue;
        bool is_unknown = object->is_uncertain;
        if (running && object->made_by == running)
            is_unknown |= i < running->doubtful && !is_kept(symex, running, object);
        else if (running && !is_unknown && !is_library(object->made_by->class_symbol))
            is_unknown = !is_trusted(running, object);
        if (is_unknown)
            add_unmodelled(
                symex,
                term_and(symex->terms, guard,
                         term_equal(symex->terms, reference, object_reference(symex, i))),
                span, "what a static initialiser has made of this object");
    }
}

bool content_is_known(Symex *symex, uint32_t number) {
    const ClassStatics *running = symex->statics.initializing;
    const Object *object = &symex->heap.objects.items[number];
    if (!object->made_by || object->is_frozen)
        return true;
    if (object->is_uncertain || (running && object->made_by != running))
        return false;
    return !running || number >= running->doubtful;
}

// ---- For counterexamples

static bool is_open(Symex *symex, Term reference) {
    uint64_t number;
    if (!reference || !term_is_constant(symex->terms, reference, &number) || !number)
        return false;
    Object object = symex->heap.objects.items[number];
    for (uint32_t i = 0; object.made_by && i < object.count; i++)
        if (!is_settled(symex, &object, i))
            return true;
    return false;
}

VariableList heap_open_statics(Symex *symex) {
    VariableList open = {0};
    for (uint32_t i = 0; i < symex->statics.values.count; i++) {
        Variable *field = symex->statics.values.items[i];
        bool is_enum = field->owner->declaration && field->owner->kind == CLASS_ENUM;
        if (!is_library(field->owner) && !is_enum &&
            is_open(symex, symex->heap.initial.items[static_place(symex, field)]))
            vector_push(symex->arena, &open, field);
    }
    return open;
}
