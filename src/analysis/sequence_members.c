// Which constructors and methods build objects of a plain class, called from outside.
#include "analysis/internal.h"

#include "sema/documentation.h"
#include "sema/queries.h"

#include <string.h>

enum { MOST_CALLS = 12, MOST_CLASSES = 6 }; // of one step; that stand for one type

static bool is_callable(const Method *method) {
    return !(method->modifiers & (MODIFIER_PRIVATE | MODIFIER_ABSTRACT)) && !method->has_error;
}

static bool is_factory(const Method *method, const Class *owner) {
    return (method->modifiers & MODIFIER_STATIC) && method->return_type &&
           method->return_type->kind == TYPE_CLASS && method->return_type->class_symbol == owner;
}

// Does calling it change anything?
static bool has_effect(Lowering *lowering, Method *method) {
    const IrMethod *ir = lower_method(lowering, method);
    for (uint32_t i = 0; ir && i < ir->blocks.count; i++)
        for (uint32_t j = 0; j < ir->blocks.items[i].instructions.count; j++) {
            IrOperation operation = ir->blocks.items[i].instructions.items[j].operation;
            if (operation == IR_STORE || operation == IR_STORE_ELEMENT || operation == IR_CALL)
                return true;
        }
    return false;
}

static bool has_name(const Method *method, const char *name, uint32_t parameters) {
    return !strcmp(method->name->text, name) && method->parameters.count == parameters;
}

// Does it, or what it calls of the project, assign a field of the project?
static bool assigns(Lowering *lowering, Method *method, uint32_t depth) {
    enum { DEEPEST = 6 };
    const IrMethod *ir = depth < DEEPEST ? lower_method(lowering, method) : NULL;
    for (uint32_t i = 0; ir && i < ir->blocks.count; i++)
        for (uint32_t j = 0; j < ir->blocks.items[i].instructions.count; j++) {
            const IrInstruction *at = &ir->blocks.items[i].instructions.items[j];
            if (at->operation == IR_STORE)
                return true;
            if (at->operation == IR_CALL &&
                analysis_is_plain_class(at->detail.call->method->owner) &&
                assigns(lowering, at->detail.call->method, depth + 1))
                return true;
        }
    return !ir;
}

// What everybody calls who looks at an object; to call it first is of no use.
static bool is_look(Lowering *lowering, Method *method) {
    return (has_name(method, "toString", 0) || has_name(method, "hashCode", 0) ||
            has_name(method, "equals", 1) || has_name(method, "compareTo", 1)) &&
           !assigns(lowering, method, 0);
}

// ---- What makes an object

static bool is_named(const Class *owner) {
    for (const Class *at = owner; at; at = at->outer)
        if (at->is_local)
            return false;
    return true;
}

static bool can_be_built(const Class *owner) {
    bool is_inner = owner->outer && !(owner->modifiers & MODIFIER_STATIC);
    return is_named(owner) && (owner->kind == CLASS_CLASS || owner->kind == CLASS_RECORD) &&
           !owner->class_file && !owner->has_error && !(owner->modifiers & MODIFIER_ABSTRACT) &&
           (!is_inner || owner->kind == CLASS_RECORD);
}

// "Performs no validation. Use chain(…) if you want that": its documentation names a factory.
static bool is_for_factory(const Method *constructor) {
    const Class *owner = constructor->owner;
    for (uint32_t i = 0; i < owner->methods.count; i++)
        if ((owner->methods.items[i]->modifiers & MODIFIER_STATIC) &&
            !(owner->methods.items[i]->modifiers & MODIFIER_PRIVATE) &&
            documentation_mentions(constructor, owner->methods.items[i]->name->text))
            return true;
    return false;
}

static void add_constructors(Lowering *lowering, const Class *owner, bool is_protected,
                             MethodList *makers) {
    for (uint32_t i = 0; can_be_built(owner) && i < owner->methods.count; i++) {
        Method *method = owner->methods.items[i];
        if (method->is_constructor && is_callable(method) && !is_for_factory(method) &&
            ((method->modifiers & MODIFIER_PROTECTED) != 0) == is_protected)
            vector_push(lower_arena(lowering), makers, method);
    }
}

// Constructors, else static methods that give one, else what is there for subclasses.
static void add_makers(Lowering *lowering, Class *owner, MethodList *makers) {
    uint32_t before = makers->count;
    query_complete(lower_sema(lowering), owner);
    add_constructors(lowering, owner, false, makers);
    for (uint32_t i = 0; makers->count == before && i < owner->methods.count; i++)
        if (is_factory(owner->methods.items[i], owner) && is_callable(owner->methods.items[i]))
            vector_push(lower_arena(lowering), makers, owner->methods.items[i]);
    if (makers->count == before)
        add_constructors(lowering, owner, true, makers);
}

// ---- What is made by private constructors

static bool makes_one(const IrMethod *ir, const Class *owner) {
    for (uint32_t i = 0; ir && i < ir->blocks.count; i++)
        for (uint32_t j = 0; j < ir->blocks.items[i].instructions.count; j++) {
            const IrInstruction *at = &ir->blocks.items[i].instructions.items[j];
            if (at->operation == IR_NEW && at->detail.class_symbol == owner)
                return true;
        }
    return false;
}

static bool is_among(const MethodList *makers, const Method *method) {
    for (uint32_t i = 0; i < makers->count; i++)
        if (makers->items[i] == method)
            return true;
    return false;
}

// A static field that others may read: its object stands beside those that factories give.
static bool shows_one(const Class *owner) {
    for (uint32_t i = 0; i < owner->fields.count; i++) {
        const Variable *field = owner->fields.items[i];
        if ((field->modifiers & MODIFIER_STATIC) && !(field->modifiers & MODIFIER_PRIVATE) &&
            field->type->kind == TYPE_CLASS && field->type->class_symbol == owner)
            return true;
    }
    return false;
}

// A builder, or a method that gives a changed copy. Nobody else sees the constructors.
static bool is_made_within(Lowering *lowering, Class *within, const Class *owner,
                           const MethodList *makers) {
    query_complete(lower_sema(lowering), within);
    for (uint32_t i = 0; i < within->methods.count; i++)
        if (!is_among(makers, within->methods.items[i]) &&
            makes_one(lower_method(lowering, within->methods.items[i]), owner))
            return true;
    for (uint32_t i = 0; i < within->member_classes.count; i++)
        if (is_made_within(lowering, within->member_classes.items[i], owner, makers))
            return true;
    return false;
}

static bool is_made_otherwise(Lowering *lowering, Class *owner, const MethodList *makers) {
    if (!makers->count || makers->items[0]->is_constructor)
        return false;
    Class *outermost = owner;
    while (outermost->outer)
        outermost = outermost->outer;
    return shows_one(owner) || is_made_within(lowering, outermost, owner, makers);
}

static bool has_fields(Lowering *lowering, Class *owner) {
    for (Class *at = owner; at && analysis_is_plain_class(at);
         at = at->superclass && at->superclass->kind == TYPE_CLASS ? at->superclass->class_symbol
                                                                   : NULL) {
        query_complete(lower_sema(lowering), at);
        for (uint32_t i = 0; i < at->fields.count; i++)
            if (!(at->fields.items[i]->modifiers & MODIFIER_STATIC))
                return true;
    }
    return false;
}

typedef struct SubclassSearch {
    Lowering *lowering;
    Class *of;
    MethodList *makers;
    uint32_t found;
    bool has_fields; // those that have, or those that have none
    bool leaves_out; // there are more
} SubclassSearch;

static void add_subclasses(SubclassSearch *search, Class *owner) {
    Sema *sema = lower_sema(search->lowering);
    uint32_t before = search->makers->count;
    bool is_one = owner != search->of && can_be_built(owner) &&
                  query_is_subclass(sema, owner, search->of) &&
                  has_fields(search->lowering, owner) == search->has_fields;
    search->leaves_out |= is_one && search->found >= MOST_CLASSES;
    if (is_one && search->found < MOST_CLASSES)
        add_makers(search->lowering, owner, search->makers);
    search->found += search->makers->count > before;
    for (uint32_t i = 0; i < owner->member_classes.count; i++)
        add_subclasses(search, owner->member_classes.items[i]);
}

static void search_units(SubclassSearch *search) {
    const UnitList *units = sema_units(lower_sema(search->lowering));
    for (uint32_t i = 0; i < units->count; i++) {
        const Unit *unit = units->items[i];
        for (uint32_t j = 0; !unit->is_library && unit->tree && j < unit->tree->types.count; j++)
            if (unit->tree->types.items[j]->kind == NODE_CLASS &&
                as_ClassDeclaration(unit->tree->types.items[j])->symbol)
                add_subclasses(search, as_ClassDeclaration(unit->tree->types.items[j])->symbol);
    }
}

// Of a class of which there are no objects: some that extend or implement it, first those that have
// something to build. True: not all.
static bool add_makers_of_subclasses(Lowering *lowering, Class *owner, MethodList *makers) {
    SubclassSearch search = {.lowering = lowering, .of = owner, .makers = makers};
    search.has_fields = true;
    search_units(&search);
    search.has_fields = false;
    search_units(&search);
    return search.leaves_out;
}

// All constructors are for subclasses, and nothing else gives one: what there is are objects of
// those.
static bool is_base(Lowering *lowering, Class *owner) {
    MethodList makers = {0};
    add_makers(lowering, owner, &makers);
    return makers.count && makers.items[0]->is_constructor &&
           (makers.items[0]->modifiers & MODIFIER_PROTECTED);
}

// Only the package, or the class around it, can name it; that one is for others.
static bool is_hidden_inside(const Class *owner) {
    return owner->outer &&
           ((owner->modifiers & (MODIFIER_PRIVATE | MODIFIER_PROTECTED)) ||
            (!(owner->modifiers & MODIFIER_PUBLIC) && owner->outer->kind != CLASS_INTERFACE &&
             (owner->outer->modifiers & MODIFIER_PUBLIC)));
}

// A class inside of another that others cannot name, whose constructors have arguments: what these
// are is written where the project makes one.
static bool is_made_by_others(Lowering *lowering, Class *owner) {
    bool is_called = false;
    if (!is_hidden_inside(owner))
        return false;
    query_complete(lower_sema(lowering), owner);
    for (uint32_t i = 0; i < owner->methods.count; i++) {
        Method *method = owner->methods.items[i];
        if (method->is_constructor && !method->parameters.count)
            return false;
        is_called |= method->is_constructor && analysis_is_called(lowering, method);
    }
    return is_called;
}

bool sequence_find_makers(Lowering *lowering, Class *owner, MethodList *makers) {
    bool is_open = owner->kind == CLASS_INTERFACE ||
                   (owner->kind == CLASS_CLASS && (owner->modifiers & MODIFIER_ABSTRACT));
    bool leaves_out = false;
    if (is_made_by_others(lowering, owner))
        return false;
    if (can_be_built(owner) && !is_base(lowering, owner)) {
        add_makers(lowering, owner, makers);
        return is_made_otherwise(lowering, owner, makers);
    }
    if ((is_open || can_be_built(owner)) && is_named(owner) && analysis_is_plain_class(owner) &&
        !owner->class_file)
        leaves_out = add_makers_of_subclasses(lowering, owner, makers);
    if (can_be_built(owner) && !makers->count)
        add_makers(lowering, owner, makers);
    return leaves_out;
}

// ---- What changes it

static bool is_overridden(Lowering *lowering, const MethodList *known, Method *method,
                          Class *owner) {
    for (uint32_t i = 0; i < known->count; i++)
        if (known->items[i]->name == method->name &&
            query_overrides(lower_sema(lowering), known->items[i], method, owner))
            return true;
    return false;
}

// Protected methods of a class for others are called by subclasses, which know what they do.
static bool is_for_subclasses(const Method *method) {
    return (method->modifiers & MODIFIER_PROTECTED) && (method->owner->modifiers & MODIFIER_PUBLIC);
}

bool sequence_find_calls(Lowering *lowering, Class *owner, MethodList *calls) {
    bool leaves_out = false;
    MethodList seen = {0};
    Arena *arena = lower_arena(lowering);
    for (Class *at = owner; at && analysis_is_plain_class(at);
         at = at->superclass && at->superclass->kind == TYPE_CLASS ? at->superclass->class_symbol
                                                                   : NULL) {
        query_complete(lower_sema(lowering), at);
        for (uint32_t i = 0; i < at->methods.count; i++) {
            Method *method = at->methods.items[i];
            if (method->is_constructor || (method->modifiers & MODIFIER_STATIC) ||
                !is_callable(method) || is_overridden(lowering, &seen, method, owner))
                continue;
            vector_push(arena, &seen, method);
            if (is_for_subclasses(method) || !has_effect(lowering, method) ||
                is_look(lowering, method))
                continue;
            leaves_out |= calls->count >= MOST_CALLS;
            if (calls->count < MOST_CALLS)
                vector_push(arena, calls, method);
        }
    }
    return leaves_out;
}

// ---- Which arguments are made

bool sequence_makes(Lowering *lowering, const Type *type) {
    if (type->kind != TYPE_CLASS || !analysis_is_plain_class(type->class_symbol) ||
        type->class_symbol->class_file || type->class_symbol->kind == CLASS_ENUM)
        return false;
    return type->class_symbol->kind == CLASS_INTERFACE ||
           (type->class_symbol->modifiers & MODIFIER_ABSTRACT) ||
           has_fields(lowering, type->class_symbol);
}
