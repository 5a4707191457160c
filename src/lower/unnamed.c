// Classes of the sources that no declaration at the top or in a class names: local and anonymous
// classes, and those made for lambdas and method references.
//
// Objects of them are handed around like others, so whoever asks what an object can be must know
// all. The classes of lambdas are made when the code around them is lowered: all of it is.
#include "lower/internal.h"
#include "lower/reads.h"

#include "classfile/class_file.h"
#include "sema/class_resolve.h"

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

// ---- Class files

// A lambda or method reference for an interface of the class path.
static bool has_own_function(const ClassFile *file) {
    PoolMember member;
    for (uint32_t i = 1; i < file->pool_count; i++) {
        if (!class_file_entry(file, i, POOL_INVOKE_DYNAMIC) || !class_file_member(file, i, &member))
            continue;
        uint32_t position = 0;
        ClassText type = {0};
        while (descriptor_next(member.descriptor, &position, &type))
            ;
        if (class_text_begins(type, "L") && !class_text_begins(type, "Ljava/"))
            return true;
    }
    return false;
}

static void lower_functions(Lowering *lowering, Class *class_symbol) {
    const ClassFile *file = class_symbol->class_file;
    for (uint32_t i = 0; i < class_symbol->member_classes.count; i++)
        lower_functions(lowering, class_symbol->member_classes.items[i]);
    if (!file || !has_own_function(file))
        return;
    for (uint32_t i = 0; i < file->methods.count; i++) {
        Method *method =
            resolve_own_method(lowering->sema, class_symbol, file->methods.items[i].name,
                               file->methods.items[i].descriptor);
        if (method)
            lower_method(lowering, method);
    }
}

static void search_class_path(Lowering *lowering) {
    const UnitList *units = sema_class_path_units(lowering->sema);
    const ClassList *locals = sema_class_path_locals(lowering->sema);
    for (uint32_t i = 0; i < units->count; i++)
        lower_functions(lowering,
                        as_ClassDeclaration(units->items[i]->tree->types.items[0])->symbol);
    for (uint32_t i = 0; i < locals->count; i++) {
        lower_functions(lowering, locals->items[i]);
        if (!is_enum_body(locals->items[i]))
            vector_push(lowering->arena, &lowering->unnamed, locals->items[i]);
    }
}

// ---- All of them

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

static bool is_of_class_path(const Unit *unit) {
    const NodeList *types = &unit->tree->types;
    return types->count && types->items[0]->kind == NODE_CLASS &&
           as_ClassDeclaration(types->items[0])->symbol &&
           as_ClassDeclaration(types->items[0])->symbol->class_file;
}

static void find_unnamed(Lowering *lowering) {
    Search search = {.lowering = lowering};
    const UnitList *units = sema_units(lowering->sema);
    for (uint32_t i = 0; i < units->count; i++)
        if (!units->items[i]->is_library && !is_of_class_path(units->items[i]))
            search_classes(&search, &units->items[i]->tree->node);
    for (uint32_t i = 0; search.has_functions && i < search.around.count; i++) {
        lower_class(lowering, search.around.items[i]);
        lower_static_steps(lowering, search.around.items[i]);
    }
    if (sema_is_class_path_given(lowering->sema))
        search_class_path(lowering);
    add_functions(lowering);
}

// Initialisers are part of the constructors, and count as declarations.
Class *lower_function_class(Lowering *lowering, Class *owner, Node *tree) {
    reads_begin(lowering);
    for (uint32_t i = 0; !map_get(&lowering->lambdas, tree) && i < owner->methods.count; i++)
        if (owner->methods.items[i]->is_constructor)
            lower_method(lowering, owner->methods.items[i]);
    reads_end_silently(lowering);
    const Closure *closure = map_get(&lowering->lambdas, tree);
    return closure ? closure->class_symbol : NULL;
}

// All of it is lowered, and nothing of it counts as read: a body with such a class in it counts as
// a declaration for who keeps verdicts (main/program_parts.h).
const ClassList *lower_unnamed_classes(Lowering *lowering) {
    if (!lowering->unnamed_known) {
        lowering->unnamed_known = true;
        reads_begin(lowering);
        find_unnamed(lowering);
        reads_end_silently(lowering);
    }
    return &lowering->unnamed;
}
