#include "symex/asked_types.h"

#include "sema/queries.h"

#include <string.h>

typedef struct Asking {
    Symex *symex;
    void (*visit)(Symex *symex, Type *type);
    bool components; // for component classes of arrays
} Asking;

// The test before a cast that type arguments imply: what comes there from a slot of the pre-state
// is what the slot says, with its arguments. The cast has lost these, and would make a List of
// anything out of a List<Integer>.
static bool is_implied_test(const IrMethod *ir, const IrBlock *block) {
    const IrInstruction *last = &vector_last(&block->instructions);
    if (last->operation != IR_BRANCH)
        return false;
    for (uint32_t i = 0; i < 2; i++) {
        IrCheck check = ir->blocks.items[last->detail.targets[i]].check;
        if (check == IR_CHECK_ERASED_CAST || check == IR_CHECK_BRIDGE_CAST)
            return true;
    }
    return false;
}

// `catch (IOException e)` asks, too, and says nothing of slots.
static bool is_caught_from_library(Symex *symex, const Type *type) {
    return type->kind == TYPE_CLASS && type->class_symbol->unit->is_library &&
           query_is_subtype(symex->sema, (Type *)type, sema_types(symex->sema)->throwable);
}

static void note(Symex *symex, Type *type) {
    TypeList *list = &symex->pre.asked;
    for (uint32_t i = 0; i < list->count; i++)
        if (list->items[i] == type)
            return;
    vector_push(symex->arena, list, type);
}

static void ask_for(const Asking *asking, Type *type, bool is_implied) {
    if (!is_implied)
        note(asking->symex, query_erasure(asking->symex->sema, type));
    asking->visit(asking->symex, type);
}

static void visit_asked_type(const Asking *asking, const IrInstruction *instruction,
                             bool is_implied) {
    bool is_asked =
        instruction->operation == IR_INSTANCE_OF ||
        (instruction->operation == IR_CLASS_OBJECT && !query_is_value(instruction->detail.type));
    if (is_asked && !is_caught_from_library(asking->symex, instruction->detail.type))
        ask_for(asking, instruction->detail.type, is_implied);
}

static bool asks_for_components(const IrMethod *ir) {
    for (uint32_t i = 0; i < ir->blocks.count; i++)
        for (uint32_t j = 0; j < ir->blocks.items[i].instructions.count; j++) {
            const IrInstruction *instruction = &ir->blocks.items[i].instructions.items[j];
            if (instruction->operation != IR_CALL)
                continue;
            const char *name = instruction->detail.call->method->name->text;
            if (!strcmp(name, "getComponentType") || !strcmp(name, "componentType"))
                return true;
        }
    return false;
}

// `array.getClass().getComponentType() == String.class`: the Object[] may be a String[].
static void visit_components(const Asking *asking, const IrMethod *ir) {
    TypeTable *types = sema_types(asking->symex->sema);
    for (uint32_t i = 0; i < ir->blocks.count; i++)
        for (uint32_t j = 0; j < ir->blocks.items[i].instructions.count; j++) {
            const IrInstruction *instruction = &ir->blocks.items[i].instructions.items[j];
            if (instruction->operation == IR_CLASS_OBJECT &&
                instruction->detail.type->kind != TYPE_VOID)
                ask_for(asking, type_array(types, instruction->detail.type), false);
        }
}

static bool asks_for_equal(const char *name) {
    static const char *const names[] = {"equals",      "contains",      "indexOf",
                                        "lastIndexOf", "containsKey",   "get",
                                        "remove",      "containsValue", "getOrDefault"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (!strcmp(name, names[i]))
            return true;
    return false;
}

static bool calls_equals(const IrMethod *ir) {
    for (uint32_t i = 0; i < ir->blocks.count; i++)
        for (uint32_t j = 0; j < ir->blocks.items[i].instructions.count; j++) {
            const IrInstruction *instruction = &ir->blocks.items[i].instructions.items[j];
            if (instruction->operation == IR_CALL &&
                asks_for_equal(instruction->detail.call->method->name->text))
                return true;
        }
    return false;
}

// `o.equals("yes")`: the Object may be a text, or a box.
static void visit_compared_values(const Asking *asking, const IrMethod *ir) {
    Sema *sema = asking->symex->sema;
    bool calls = calls_equals(ir);
    for (uint32_t i = 0; calls && i < ir->blocks.count; i++)
        for (uint32_t j = 0; j < ir->blocks.items[i].instructions.count; j++) {
            const IrInstruction *instruction = &ir->blocks.items[i].instructions.items[j];
            const Method *called =
                instruction->operation == IR_CALL ? instruction->detail.call->method : NULL;
            if (instruction->operation == IR_STRING)
                ask_for(asking, sema_types(sema)->string, false);
            else if (called && !strcmp(called->name->text, "valueOf") &&
                     query_unboxed(sema, called->owner->type))
                ask_for(asking, called->owner->type, false);
        }
}

static void visit_asked_in(const Asking *asking, const IrMethod *ir, bool has_any) {
    for (uint32_t i = 0; i < ir->blocks.count; i++) {
        const IrBlock *block = &ir->blocks.items[i];
        bool is_implied = is_implied_test(ir, block);
        for (uint32_t j = 0; j < block->instructions.count; j++)
            if (has_any || !is_implied)
                visit_asked_type(asking, &block->instructions.items[j], is_implied);
    }
    visit_compared_values(asking, ir);
    if (asking->components)
        visit_components(asking, ir);
}

// ---- Methods of the project that are called

// A method hands its objects on: those that it calls ask in its place. Which method a call means at
// run time is not known yet; what is missed here is seen when it is asked (heap_may_not_be).
static void add_called(Symex *symex, MethodList *list, Map *seen, Method *method) {
    bool is_of_project = method->owner && method->owner->unit && !method->owner->unit->is_library &&
                         !method->owner->class_file;
    if (!is_of_project || map_get(seen, method))
        return;
    map_put(symex->arena, seen, method, method);
    vector_push(symex->arena, list, method);
}

static void add_calls(Symex *symex, MethodList *list, Map *seen, const IrMethod *ir) {
    for (uint32_t i = 0; i < ir->blocks.count; i++)
        for (uint32_t j = 0; j < ir->blocks.items[i].instructions.count; j++) {
            const IrInstruction *instruction = &ir->blocks.items[i].instructions.items[j];
            if (instruction->operation == IR_CALL)
                add_called(symex, list, seen, instruction->detail.call->method);
        }
}

void asked_types_visit(Symex *symex, Method *method, bool has_any,
                       void (*visit)(Symex *symex, Type *type)) {
    Asking asking = {symex, visit, false};
    MethodList list = {0};
    Map seen = {0};
    map_put(symex->arena, &seen, method, method);
    vector_push(symex->arena, &list, method);
    for (uint32_t i = 0; i < list.count; i++) {
        const IrMethod *ir = lower_method(symex->lowering, list.items[i]);
        if (!ir)
            continue;
        // With which class one is compared may stand in a method that is given it.
        asking.components |= asks_for_components(ir);
        if (symex->scope.is_plain || asking.components)
            add_calls(symex, &list, &seen, ir);
    }
    symex->pre.asks_components = asking.components;
    for (uint32_t i = 0; i < list.count; i++) {
        const IrMethod *ir = lower_method(symex->lowering, list.items[i]);
        if (ir)
            visit_asked_in(&asking, ir, has_any);
    }
}
