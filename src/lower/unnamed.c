// Classes of the sources that no declaration at the top or in a class names: local and anonymous
// classes, and those made for lambdas and method references.
//
// Objects of them are handed around like others, so whoever asks what an object can be must know
// all. The classes of lambdas are made when the code around them is lowered: all of it is.
#include "lower/internal.h"

typedef struct Search {
    Lowering *lowering;
    ClassList around;   // all classes that have code, named or not
    bool has_functions; // some code has a lambda or method reference
} Search;

static bool is_enum_body(const Class *class_symbol) {
    const Type *super = class_symbol->superclass;
    return super && super->kind == TYPE_CLASS && super->class_symbol->kind == CLASS_ENUM;
}

static void search_classes(void *context, Node *node) {
    Search *search = context;
    if (node->flags & NODE_IN_JML)
        return;
    Class *class_symbol = node->kind == NODE_CLASS ? as_ClassDeclaration(node)->symbol : NULL;
    if (class_symbol && class_symbol->type) {
        vector_push(search->lowering->arena, &search->around, class_symbol);
        if (class_symbol->is_local && !is_enum_body(class_symbol))
            vector_push(search->lowering->arena, &search->lowering->unnamed, class_symbol);
    }
    search->has_functions |= node->kind == NODE_LAMBDA || node->kind == NODE_METHOD_REFERENCE;
    ast_each_child(node, search_classes, context);
}

static void lower_class(Lowering *lowering, Class *class_symbol) {
    for (uint32_t i = 0; i < class_symbol->methods.count; i++)
        lower_method(lowering, class_symbol->methods.items[i]);
}

// A lambda may hold others: the list grows meanwhile.
static void add_functions(Lowering *lowering) {
    for (uint32_t i = 0; i < lowering->closure_classes.count; i++) {
        Class *closure = lowering->closure_classes.items[i];
        lower_class(lowering, closure);
        if (!closure->unit->is_library)
            vector_push(lowering->arena, &lowering->unnamed, closure);
    }
}

const ClassList *lower_unnamed_classes(Lowering *lowering) {
    if (lowering->unnamed_known)
        return &lowering->unnamed;
    lowering->unnamed_known = true;
    Search search = {.lowering = lowering};
    const UnitList *units = sema_units(lowering->sema);
    for (uint32_t i = 0; i < units->count; i++)
        if (!units->items[i]->is_library)
            search_classes(&search, &units->items[i]->tree->node);
    for (uint32_t i = 0; search.has_functions && i < search.around.count; i++) {
        lower_class(lowering, search.around.items[i]);
        lower_static_steps(lowering, search.around.items[i]);
    }
    add_functions(lowering);
    return &lowering->unnamed;
}
