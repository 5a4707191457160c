// The exceptions that a call by contract may throw: one object of each class that
// someone can tell from the others.
//
// Those are the classes allowed, their subclasses in the sources, and subclasses
// that the code on the way out, or the contract of the method under check, asks for.
#include "symex/contract.h"

#include "sema/queries.h"

static void add_type(Symex *symex, TypeList *list, Type *type) {
    type = query_erasure(symex->sema, type);
    for (uint32_t i = 0; i < list->count; i++)
        if (list->items[i] == type)
            return;
    bool is_abstract =
        type->kind != TYPE_CLASS || (type->class_symbol->modifiers & MODIFIER_ABSTRACT);
    if (!is_abstract)
        vector_push(symex->arena, list, type);
}

static bool is_subtype_of_any(Symex *symex, Type *type, const TypeList *types) {
    for (uint32_t i = 0; i < types->count; i++)
        if (query_is_subtype(symex->sema, query_erasure(symex->sema, type),
                             query_erasure(symex->sema, types->items[i])))
            return true;
    return false;
}

static void add_subclasses(Symex *symex, Class *candidate, const TypeList *allowed,
                           TypeList *list) {
    if (is_subtype_of_any(symex, candidate->type, allowed))
        add_type(symex, list, candidate->type);
    for (uint32_t i = 0; i < candidate->member_classes.count; i++)
        add_subclasses(symex, candidate->member_classes.items[i], allowed, list);
}

// Exceptions that the code on the way out tells from others.
static void add_asked(Symex *symex, const Frame *frame, const TypeList *allowed, TypeList *list) {
    for (; frame; frame = frame->caller) {
        for (uint32_t i = 0; i < frame->method->blocks.count; i++) {
            const IrBlock *block = &frame->method->blocks.items[i];
            for (uint32_t j = 0; j < block->instructions.count; j++)
                if (block->instructions.items[j].operation == IR_INSTANCE_OF &&
                    is_subtype_of_any(symex, block->instructions.items[j].detail.type, allowed))
                    add_type(symex, list, block->instructions.items[j].detail.type);
        }
    }
}

TypeList exception_classes(Symex *symex, const Frame *frame, const TypeList *allowed) {
    TypeList list = {0};
    for (uint32_t i = 0; i < allowed->count; i++)
        add_type(symex, &list, allowed->items[i]);
    const UnitList *units = sema_units(symex->sema);
    for (uint32_t i = 0; i < units->count; i++) {
        const NodeList *types = &units->items[i]->tree->types;
        for (uint32_t j = 0; j < types->count; j++)
            if (as_ClassDeclaration(types->items[j])->symbol)
                add_subclasses(symex, as_ClassDeclaration(types->items[j])->symbol, allowed, &list);
    }
    add_asked(symex, frame, allowed, &list);
    if (!symex->subject.method) // an initialiser, before the program starts
        return list;
    SpecCaseList own = contract_cases(symex, symex->subject.method);
    TypeList named = {0};
    for (uint32_t i = 0; i < own.count; i++)
        contract_exceptions(symex, &own.items[i], symex->subject.method, &named);
    for (uint32_t i = 0; i < named.count; i++)
        if (is_subtype_of_any(symex, named.items[i], allowed))
            add_type(symex, &list, named.items[i]);
    return list;
}
