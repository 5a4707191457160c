// What a method can create, by looking at its body and those it calls.
//
// A contract does not say how many objects a call makes. The program at hand
// does: an object that no instruction creates is not there after the call. What
// is created in a loop or by a method called more than once counts as many.
#include "symex/creates.h"

#include "sema/queries.h"

typedef struct Visit {
    Method *method;
    bool is_many;
} Visit;

typedef struct Walk {
    Symex *symex;
    Creations *creations;
    Map index_of; // Method -> (void *)(uintptr_t)(index in visits + 1)
    VECTOR(Visit) visits;
    VECTOR(uint32_t) open; // visits to be looked at
    MethodList targets;    // of the call being looked at
} Walk;

static void note_creation(Walk *walk, Type *type, bool is_many) {
    type = query_erasure(walk->symex->sema, type);
    CreationList *list = &walk->creations->list;
    for (uint32_t i = 0; i < list->count; i++) {
        if (list->items[i].type == type) {
            list->items[i].count = is_many ? CREATES_MANY : list->items[i].count + 1;
            return;
        }
    }
    Creation creation = {type, is_many ? CREATES_MANY : 1};
    vector_push(walk->symex->arena, list, creation);
}

// ---- Methods that are called

static void add_method(Walk *walk, Method *method, bool is_many) {
    Arena *arena = walk->symex->arena;
    uintptr_t known = (uintptr_t)map_get(&walk->index_of, method);
    if (!known) {
        Visit visit = {method, is_many};
        vector_push(arena, &walk->visits, visit);
        map_put(arena, &walk->index_of, method, (void *)(uintptr_t)walk->visits.count);
        vector_push(arena, &walk->open, walk->visits.count - 1);
        return;
    }
    // A second call of it: what it creates, it may create again.
    if (!walk->visits.items[known - 1].is_many) {
        walk->visits.items[known - 1].is_many = true;
        vector_push(arena, &walk->open, (uint32_t)known - 1);
    }
}

// One call runs each method at most once, however many classes have it.
static void add_target(Walk *walk, Method *method, bool is_many) {
    for (uint32_t i = 0; i < walk->targets.count; i++)
        if (walk->targets.items[i] == method)
            return;
    vector_push(walk->symex->arena, &walk->targets, method);
    add_method(walk, method, is_many);
}

static void add_class(Walk *walk, const Type *type, Method *method, bool is_many) {
    Symex *symex = walk->symex;
    if (type->kind != TYPE_CLASS ||
        !query_is_subclass(symex->sema, type->class_symbol, method->owner))
        return;
    Method *found = lower_dispatch(symex->lowering, type->class_symbol, method);
    if (found && found != method)
        add_target(walk, found, is_many);
}

static void add_overriding(Walk *walk, Class *class_symbol, Method *method, bool is_many) {
    add_class(walk, class_symbol->type, method, is_many);
    for (uint32_t i = 0; i < class_symbol->member_classes.count; i++)
        add_overriding(walk, class_symbol->member_classes.items[i], method, is_many);
}

static bool is_abstract(const Method *method) {
    return method->modifiers & MODIFIER_ABSTRACT;
}

// Every method that a call may run, in the classes known.
static void add_call(Walk *walk, const IrCall *call, bool is_many) {
    Symex *symex = walk->symex;
    Method *method = call->method;
    walk->targets.count = 0;
    if (!call->is_virtual || !is_abstract(method))
        add_target(walk, method, is_many);
    if (!call->is_virtual || (method->modifiers & (MODIFIER_STATIC | MODIFIER_PRIVATE)))
        return;
    const UnitList *units = sema_units(symex->sema);
    for (uint32_t i = 0; i < units->count; i++) {
        const NodeList *types = &units->items[i]->tree->types;
        for (uint32_t j = 0; j < types->count; j++)
            if (as_ClassDeclaration(types->items[j])->symbol)
                add_overriding(walk, as_ClassDeclaration(types->items[j])->symbol, method, is_many);
    }
    const ClassList *closures = lower_closure_classes(symex->lowering);
    for (uint32_t i = 0; closures && i < closures->count; i++)
        add_overriding(walk, closures->items[i], method, is_many);
    // Local and library classes stand in no list: those that objects have, or get.
    for (uint32_t i = 1; i < symex->objects.count; i++)
        add_class(walk, symex->objects.items[i].type, method, is_many);
    for (uint32_t i = 0; i < walk->creations->list.count; i++)
        add_class(walk, walk->creations->list.items[i].type, method, is_many);
}

static void visit_block(Walk *walk, const IrBlock *block, bool is_many) {
    Symex *symex = walk->symex;
    is_many |= block->loop != 0;
    for (uint32_t i = 0; i < block->instructions.count; i++) {
        const IrInstruction *instruction = &block->instructions.items[i];
        if (instruction->operation == IR_NEW)
            note_creation(walk, instruction->detail.class_symbol->type, is_many);
        else if (instruction->operation == IR_NEW_ARRAY)
            note_creation(walk, instruction->detail.type, is_many);
        else if (instruction->operation == IR_STRING || instruction->operation == IR_TEXT ||
                 instruction->operation == IR_CONCATENATE)
            note_creation(walk, sema_types(symex->sema)->string, is_many);
        else if (instruction->operation == IR_CALL)
            add_call(walk, instruction->detail.call, is_many);
        else if (instruction->operation == IR_UNSUPPORTED ||
                 instruction->operation == IR_CLASS_OBJECT)
            walk->creations->is_open = true;
    }
}

static void walk_from(Symex *symex, Creations *creations, Method *method) {
    Walk walk = {.symex = symex, .creations = creations};
    for (uint32_t i = 0; i < creations->list.count; i++)
        creations->list.items[i].count = 0;
    add_method(&walk, method, false);
    while (walk.open.count) {
        Visit visit = walk.visits.items[walk.open.items[--walk.open.count]];
        const IrMethod *ir = lower_method(symex->lowering, visit.method);
        if (!ir) {
            creations->is_open = true; // no body: anything may be created
            continue;
        }
        for (uint32_t i = 0; i < ir->blocks.count; i++)
            visit_block(&walk, &ir->blocks.items[i], visit.is_many);
    }
}

const Creations *creations_of(Symex *symex, Method *method) {
    Creations *creations = map_get(&symex->creations, method);
    if (creations && creations->classes == symex->layouts.count)
        return creations;
    creations = ARENA_NEW(symex->arena, Creations);
    creations->classes = symex->layouts.count;
    map_put(symex->arena, &symex->creations, method, creations);
    // A class that is created may run methods of its own: until no new one appears.
    uint32_t before;
    do {
        before = creations->list.count;
        walk_from(symex, creations, method);
    } while (creations->list.count != before);
    return creations;
}
