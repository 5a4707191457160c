// What a method or loop can do to the heap.
//
// A contract does not say how many objects a call makes. The program at hand
// does: an object that no instruction creates is not there after the call. What
// is created in a loop or by a method called more than once counts as many.
//
// Fields are looked at without their objects, but for those that a constructor
// gives the object it makes: that is a new one.
#include "analysis/effects.h"

#include "analysis/builtins.h"
#include "sema/queries.h"
#include "sema/specs.h"

typedef struct Visit {
    Method *method;
    bool is_many;
} Visit;

typedef struct Walk {
    const EffectsOf *of;
    Sema *sema;
    Effects *effects;
    Map index_of; // Method -> (void *)(uintptr_t)(index in visits + 1)
    VECTOR(Visit) visits;
    VECTOR(uint32_t) open; // visits to be looked at
    MethodList targets;    // of the call being looked at
    Map called;            // Method -> (void *)1, or (void *)2: what it may run, may run many times
    bool asks_stores;      // nothing but whether stores are checked
} Walk;

static void note_creation(Walk *walk, Type *type, bool is_many) {
    type = query_erasure(walk->sema, type);
    CreationList *list = &walk->effects->creations;
    for (uint32_t i = 0; i < list->count; i++) {
        if (list->items[i].type == type) {
            list->items[i].count = is_many ? CREATES_MANY : list->items[i].count + 1;
            return;
        }
    }
    Creation creation = {type, is_many ? CREATES_MANY : 1};
    vector_push(walk->of->arena, list, creation);
}

// ---- Methods that are called

static void add_method(Walk *walk, Method *method, bool is_many) {
    Arena *arena = walk->of->arena;
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
    vector_push(walk->of->arena, &walk->targets, method);
    add_method(walk, method, is_many);
}

static void add_class(Walk *walk, const Type *type, Method *method, bool is_many) {
    if (type->kind != TYPE_CLASS ||
        !query_is_subclass(walk->sema, type->class_symbol, method->owner))
        return;
    Method *found = lower_dispatch(walk->of->lowering, type->class_symbol, method);
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

// A class that is not given may override it, and do whatever its contract allows.
static bool may_be_overridden(const Walk *walk, Method *method) {
    if (((method->modifiers | method->owner->modifiers) & MODIFIER_FINAL) ||
        method_is_pure(walk->sema, method))
        return false;
    for (uint32_t i = 0; i < walk->of->open.count; i++)
        if (query_is_subclass(walk->sema, walk->of->open.items[i], method->owner))
            return true;
    return false;
}

// In a large program each call has many targets: those of a method are looked at twice at most.
static bool is_done(Walk *walk, const Method *method, bool is_many) {
    uintptr_t times = (uintptr_t)map_get(&walk->called, method);
    if (times < 2)
        map_put(walk->of->arena, &walk->called, method, (void *)(is_many ? 2 : times + 1));
    return times == 2;
}

// Every method that a call may run, in the classes known.
static void add_call(Walk *walk, const IrCall *call, bool is_many) {
    Method *method = call->method;
    walk->targets.count = 0;
    if (!call->is_virtual || !is_abstract(method))
        add_target(walk, method, is_many);
    if (!call->is_virtual || (method->modifiers & (MODIFIER_STATIC | MODIFIER_PRIVATE)))
        return;
    if (is_done(walk, method, is_many))
        return;
    walk->effects->is_open |= may_be_overridden(walk, method);
    const UnitList *units = sema_units(walk->sema);
    for (uint32_t i = 0; i < units->count; i++) {
        const NodeList *types = &units->items[i]->tree->types;
        for (uint32_t j = 0; j < types->count; j++)
            if (as_ClassDeclaration(types->items[j])->symbol)
                add_overriding(walk, as_ClassDeclaration(types->items[j])->symbol, method, is_many);
    }
    const ClassList *closures = lower_closure_classes(walk->of->lowering);
    for (uint32_t i = 0; closures && i < closures->count; i++)
        add_overriding(walk, closures->items[i], method, is_many);
    // Local and library classes stand in no list: those that objects have, or get.
    for (uint32_t i = 0; i < walk->of->types.count; i++)
        add_class(walk, walk->of->types.items[i], method, is_many);
    for (uint32_t i = 0; i < walk->effects->creations.count; i++)
        add_class(walk, walk->effects->creations.items[i].type, method, is_many);
}

// ---- Assignments

typedef struct Targets {
    TargetVisit *visit;
    void *context;
} Targets;

static void look_for_targets(void *context, Node *node) {
    const Targets *targets = context;
    Node *target = NULL;
    if (node->kind == NODE_ASSIGN)
        target = as_Assign(node)->target;
    else if (node->kind == NODE_UNARY)
        target = as_Unary(node)->operand; // ++ and --; others assign nothing, and do no harm
    while (target && target->kind == NODE_PARENTHESIZED)
        target = as_Parenthesized(target)->inner;
    Variable *variable = !target                      ? NULL
                         : target->kind == NODE_NAME  ? as_NameExpression(target)->variable
                         : target->kind == NODE_FIELD ? as_FieldAccess(target)->variable
                                                      : NULL;
    if (variable)
        targets->visit(targets->context, variable);
    ast_each_child(node, look_for_targets, context);
}

void each_set_target(Node *statement, TargetVisit *visit, void *context) {
    Targets targets = {visit, context};
    if (statement->kind == NODE_JML_STATEMENT && as_JmlStatement(statement)->keyword == JML_SET)
        look_for_targets(&targets, statement);
    if (statement->kind == NODE_VARIABLE && as_VariableDeclaration(statement)->symbol)
        visit(context, as_VariableDeclaration(statement)->symbol);
}

static void note_field(void *context, Variable *field) {
    Walk *walk = context;
    if (field->kind == VARIABLE_FIELD)
        map_put(walk->of->arena, &walk->effects->fields, field, field);
}

// ---- Instructions

static void visit_call(Walk *walk, const IrCall *call, bool is_many) {
    Builtin builtin = analysis_builtin(walk->of->lowering, call->method);
    if (builtin_uses_member(builtin))
        walk->effects->is_open = walk->effects->checks_stores = true; // it may do anything
    if (builtin != BUILTIN_NONE) {
        Type *type = call->type ? call->type : call->method->return_type;
        if (!type_is_primitive(type))
            note_creation(walk, type, true);
        return;
    }
    add_call(walk, call, is_many);
}

// Library objects store in arrays of their own; others are handed to library methods.
static bool may_be_given_array(const IrMethod *method) {
    const Method *symbol = method->symbol;
    if (!symbol || !symbol->owner->unit || !symbol->owner->unit->is_library)
        return true;
    for (uint32_t i = 0; i < symbol->parameters.count; i++)
        if (symbol->parameters.items[i]->type->kind == TYPE_ARRAY)
            return true;
    return false;
}

static void visit_block(Walk *walk, const IrMethod *method, const IrBlock *block, bool is_many,
                        bool is_called) {
    bool is_constructor = is_called && method->symbol && method->symbol->is_constructor;
    is_many |= block->loop != 0;
    for (uint32_t i = 0; i < block->instructions.count; i++) {
        const IrInstruction *instruction = &block->instructions.items[i];
        IrOperation operation = instruction->operation;
        if (operation == IR_NEW)
            note_creation(walk, instruction->detail.class_symbol->type, is_many);
        else if (operation == IR_NEW_ARRAY)
            note_creation(walk, instruction->detail.type, is_many);
        else if (operation == IR_STRING || operation == IR_TEXT || operation == IR_CONCATENATE)
            note_creation(walk, sema_types(walk->sema)->string, is_many);
        else if (operation == IR_CALL)
            visit_call(walk, instruction->detail.call, is_many);
        else if (operation == IR_STORE &&
                 !(is_constructor && instruction->a && instruction->a == method->receiver))
            note_field(walk, instruction->detail.field);
        else if (operation == IR_STORE_ELEMENT)
            walk->effects->elements[method->registers.items[instruction->result].type] = true;
        else if (operation == IR_STORABLE)
            walk->effects->checks_stores |= may_be_given_array(method);
        else if (operation == IR_SPECIFICATION)
            each_set_target(instruction->detail.node, note_field, walk);
        else if (operation == IR_UNSUPPORTED || operation == IR_CLASS_OBJECT)
            walk->effects->is_open = true;
    }
}

// Everything that the methods noted so far lead to.
static void finish_walk(Walk *walk) {
    while (walk->open.count && !(walk->asks_stores && walk->effects->checks_stores)) {
        Visit visit = walk->visits.items[walk->open.items[--walk->open.count]];
        const IrMethod *ir = lower_method(walk->of->lowering, visit.method);
        if (!ir)
            walk->effects->is_open = true; // no body: it may do anything
        for (uint32_t i = 0; ir && i < ir->blocks.count; i++)
            visit_block(walk, ir, &ir->blocks.items[i], visit.is_many, true);
    }
}

static void begin_walk(Walk *walk) {
    walk->index_of = walk->called = (Map){0};
    walk->visits.count = walk->open.count = 0;
    for (uint32_t i = 0; i < walk->effects->creations.count; i++)
        walk->effects->creations.items[i].count = 0;
}

static Walk new_walk(const EffectsOf *of) {
    return (Walk){
        .of = of, .sema = lower_sema(of->lowering), .effects = ARENA_NEW(of->arena, Effects)};
}

// A class that is created may run methods of its own: until no new one appears.
static void walk_method(Walk *walk, Method *method) {
    uint32_t before;
    do {
        before = walk->effects->creations.count;
        begin_walk(walk);
        add_method(walk, method, false);
        finish_walk(walk);
    } while (walk->effects->creations.count != before &&
             !(walk->asks_stores && walk->effects->checks_stores));
    walk->effects->methods = walk->index_of;
}

Effects *effects_find(const EffectsOf *of, Method *method) {
    Walk walk = new_walk(of);
    walk_method(&walk, method);
    return walk.effects;
}

bool effects_find_stores(const EffectsOf *of, Method *method) {
    Walk walk = new_walk(of);
    walk.asks_stores = true;
    walk_method(&walk, method);
    return walk.effects->checks_stores;
}

Effects *effects_find_of_loop(const EffectsOf *of, const IrMethod *method, uint32_t loop) {
    Walk walk = new_walk(of);
    const IrLoop *info = &method->loops.items[loop - 1];
    uint32_t before;
    do {
        before = walk.effects->creations.count;
        begin_walk(&walk);
        for (uint32_t i = 0; i < info->blocks.count; i++)
            visit_block(&walk, method, &method->blocks.items[info->blocks.items[i]], true, false);
        finish_walk(&walk);
    } while (walk.effects->creations.count != before);
    walk.effects->methods = walk.index_of;
    return walk.effects;
}

bool effects_calls(const Effects *effects, const Method *method) {
    return map_get(&effects->methods, method) != NULL;
}
