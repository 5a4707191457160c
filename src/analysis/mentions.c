// The static fields that the execution of a method may read.
//
// Code and specifications are searched from the method on, through all methods
// of that name and number of parameters that a call may mean. Where the library
// is called, it may call back what overrides its methods. What is found here may
// be too much; what is not found and still read is not modelled there.
#include "analysis/internal.h"

#include "sema/queries.h"

#include <string.h>

typedef struct Search {
    const Analysis *analysis;
    VariableList *fields;
    Map seen; // declarations, fields and names of methods -> themselves
    bool calls_library;
} Search;

static void search_node(void *context, Node *node);

static bool is_first(Search *search, const void *thing) {
    if (map_get(&search->seen, thing))
        return false;
    map_put(search->analysis->arena, &search->seen, thing, (void *)thing);
    return true;
}

static bool is_library(const Class *class_symbol) {
    return !class_symbol->unit || class_symbol->unit->is_library;
}

static void search_declaration(Search *search, Node *declaration) {
    if (declaration && is_first(search, declaration))
        search_node(search, declaration);
}

// ---- Classes of the sources

typedef void ClassVisit(Search *search, Class *class_symbol, const Method *method);

static void each_member_class(Search *search, Class *class_symbol, ClassVisit *visit,
                              const Method *method) {
    visit(search, class_symbol, method);
    for (uint32_t i = 0; i < class_symbol->member_classes.count; i++)
        each_member_class(search, class_symbol->member_classes.items[i], visit, method);
}

static void each_class(Search *search, ClassVisit *visit, const Method *method) {
    const UnitList *units = sema_units(search->analysis->sema);
    for (uint32_t i = 0; i < units->count; i++) {
        const NodeList *types = &units->items[i]->tree->types;
        for (uint32_t j = 0; j < types->count; j++)
            if (as_ClassDeclaration(types->items[j])->symbol)
                each_member_class(search, as_ClassDeclaration(types->items[j])->symbol, visit,
                                  method);
    }
}

static void search_same_name(Search *search, Class *class_symbol, const Method *method) {
    for (uint32_t i = 0; i < class_symbol->methods.count; i++) {
        const Method *other = class_symbol->methods.items[i];
        if (other->name != method->name || other->is_constructor || !other->declaration ||
            other->parameters.count != method->parameters.count)
            continue;
        query_type_bodies(search->analysis->sema, class_symbol); // of a file found on the way
        search_declaration(search, &other->declaration->node);
    }
}

static void search_clauses(Search *search, Class *class_symbol, const Method *method) {
    (void)method;
    for (uint32_t i = 0; i < class_symbol->declaration->clauses.count; i++)
        search_node(search, class_symbol->declaration->clauses.items[i]);
}

// Methods that the library may call: of Object, and of classes that extend or implement its own.
static void search_callbacks(Search *search, Class *class_symbol, const Method *method) {
    (void)method;
    static const char *const names[] = {"equals", "hashCode", "toString"};
    ClassList supers = {0};
    query_supers(search->analysis->sema, class_symbol, &supers);
    bool has_library_super = false;
    for (uint32_t i = 0; i < supers.count; i++)
        has_library_super |= is_library(supers.items[i]) &&
                             supers.items[i] != search->analysis->types->object->class_symbol;
    for (uint32_t i = 0; i < class_symbol->methods.count; i++) {
        const Method *own = class_symbol->methods.items[i];
        bool is_called = has_library_super;
        for (uint32_t j = 0; j < sizeof(names) / sizeof(names[0]); j++)
            is_called |= !strcmp(own->name->text, names[j]);
        if (is_called && own->declaration && (own->modifiers & MODIFIER_PUBLIC))
            search_declaration(search, &own->declaration->node);
    }
}

// ---- Nodes

static void search_creation(Search *search, Class *class_symbol) {
    if (is_library(class_symbol) || !is_first(search, class_symbol))
        return;
    query_type_bodies(search->analysis->sema, class_symbol);
    const NodeList *members = &class_symbol->declaration->members;
    for (uint32_t i = 0; i < members->count; i++) {
        Node *member = members->items[i];
        bool is_part =
            member->kind == NODE_INITIALIZER || member->kind == NODE_VARIABLE ||
            (member->kind == NODE_METHOD && as_MethodDeclaration(member)->is_constructor);
        if (is_part)
            search_declaration(search, member);
    }
    const Type *super = class_symbol->superclass;
    if (super && super->kind == TYPE_CLASS)
        search_creation(search, super->class_symbol);
}

static void search_method(Search *search, const Method *method) {
    if (!method)
        return;
    search->calls_library |= is_library(method->owner);
    if (method->is_constructor) {
        search_creation(search, method->owner);
    } else if (is_first(search, method)) {
        if (!is_library(method->owner)) // perhaps of a file that was only found on the way
            search_same_name(search, method->owner, method);
        each_class(search, search_same_name, method);
    }
}

// A record pattern calls the accessors.
static void search_accessors(Search *search, const Type *record) {
    if (!record || record->kind != TYPE_CLASS)
        return;
    const VariableList *components = &record->class_symbol->record_components;
    for (uint32_t i = 0; i < components->count; i++)
        search_method(search, query_accessor(search->analysis->sema, record->class_symbol,
                                             components->items[i]));
}

static void search_node(void *context, Node *node) {
    Search *search = context;
    Variable *variable = query_variable(node);
    if (variable && variable->kind == VARIABLE_FIELD && variable->owner &&
        (variable->modifiers & MODIFIER_STATIC) && !(variable->modifiers & MODIFIER_MODEL) &&
        !is_library(variable->owner) && is_first(search, variable)) {
        vector_push(search->analysis->arena, search->fields, variable);
        // Functions that it is initialised with may run.
        query_type_bodies(search->analysis->sema, variable->owner);
        search_declaration(search, variable->declaration);
    }
    if (node->kind == NODE_CALL)
        search_method(search, as_Call(node)->method);
    else if (node->kind == NODE_NEW)
        search_method(search, as_New(node)->constructor);
    else if (node->kind == NODE_CONSTRUCTOR_CALL)
        search_method(search, as_ConstructorCall(node)->constructor);
    else if (node->kind == NODE_METHOD_REFERENCE)
        search_method(search, as_MethodReference(node)->method);
    else if (node->kind == NODE_RECORD_PATTERN)
        search_accessors(search, node->type);
    // Iteration, texts and resources call methods that are not written.
    else if (node->kind == NODE_FOREACH || node->kind == NODE_TRY ||
             (node->kind == NODE_BINARY && node->type == search->analysis->types->string))
        search->calls_library = true;
    ast_each_child(node, search_node, search);
}

void analysis_mentioned_statics(Lowering *lowering, Method *method, VariableList *fields) {
    Search search = {.analysis = analysis_of(lowering), .fields = fields};
    if (method->declaration)
        search_declaration(&search, &method->declaration->node);
    if (method->is_constructor)
        search_creation(&search, method->owner);
    else
        search_method(&search, method); // inherited specifications
    each_class(&search, search_clauses, NULL);
    if (search.calls_library)
        each_class(&search, search_callbacks, NULL);
}
