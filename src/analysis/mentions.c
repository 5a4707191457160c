// The static fields that the execution of a method may read.
//
// Code and specifications are searched from the method on, through all methods
// of that name and number of parameters that a call may mean. Where the library
// is called with objects, it may call back what overrides its methods, of the classes that the
// code so far mentions. What is found here may be too much; what is not found and still read is
// not modelled there.
//
// Methods of the class path have no tree: their code is searched, the nearest first, and not
// beyond a number of them.
#include "analysis/internal.h"

#include "lower/reads.h"
#include "sema/class_resolve.h"
#include "sema/queries.h"

#include <string.h>

enum { MOST_METHODS = 1000 }; // of class files

typedef struct Search {
    const Analysis *analysis;
    Lowering *lowering;
    VariableList *fields;
    MethodList open; // of class files, in the order found; their code is still to be searched
    Map seen;        // declarations, fields and names of methods -> themselves
    Map met;         // types and classes that expressions have -> themselves
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
    if (!declaration || !is_first(search, declaration))
        return;
    reads_body(search->lowering, declaration);
    search_node(search, declaration);
}

static void search_field(Search *search, Variable *field) {
    if (!(field->modifiers & MODIFIER_STATIC) || (field->modifiers & MODIFIER_MODEL) ||
        (field->class_member && !(field->modifiers & MODIFIER_FINAL)) || !field->owner ||
        is_library(field->owner) || !is_first(search, field))
        return;
    vector_push(search->analysis->arena, search->fields, field);
    if (field->class_member)
        return;
    // Functions that it is initialised with may run.
    query_type_bodies(search->analysis->sema, field->owner);
    search_declaration(search, field->declaration);
}

static void search_later(Search *search, Method *method) {
    if (resolve_has_code(method) && !is_library(method->owner) && is_first(search, method))
        vector_push(search->analysis->arena, &search->open, method);
}

// ---- Types that occur

static void meet_type(Search *search, Type *type) {
    if (!type || map_get(&search->met, type))
        return;
    map_put(search->analysis->arena, &search->met, type, type);
    if (type->kind == TYPE_ARRAY) {
        meet_type(search, type->element);
    } else if (type->kind == TYPE_WILDCARD) {
        meet_type(search, type->bound);
    } else if (type->kind == TYPE_VARIABLE) {
        meet_type(search, type->variable->upper);
    } else if (type->kind == TYPE_CLASS || type->kind == TYPE_INTERSECTION) {
        if (type->kind == TYPE_CLASS && type != search->analysis->types->object)
            map_put(search->analysis->arena, &search->met, type->class_symbol, type->class_symbol);
        for (uint32_t i = 0; i < type->count; i++)
            meet_type(search, type->arguments[i]);
    }
}

// May one of its objects stand where the code so far has one? Code of class files is not asked.
static bool is_met(const Search *search, const ClassList *supers) {
    if (search->open.count)
        return true;
    for (uint32_t i = 0; i < supers->count; i++)
        if (map_get(&search->met, supers->items[i]))
            return true;
    return false;
}

// A value of the type leads to no object of the sources.
static bool is_closed_type(const Type *type) {
    while (type->kind == TYPE_ARRAY)
        type = type->element;
    return type_is_primitive(type) ||
           (type->kind == TYPE_CLASS && !type->count && is_library(type->class_symbol) &&
            (type->class_symbol->modifiers & MODIFIER_FINAL));
}

// May the library get at an object of the sources, in this call of one of its methods?
static bool may_call_back(const Search *search, const Method *method) {
    const TypeTable *types = search->analysis->types;
    if (method->owner == types->object->class_symbol && method->is_constructor)
        return false;
    bool has_receiver = !method->is_constructor && !(method->modifiers & MODIFIER_STATIC);
    if (has_receiver && !is_closed_type(method->owner->type))
        return true;
    for (uint32_t i = 0; i < method->parameters.count; i++)
        if (!is_closed_type(method->parameters.items[i]->type))
            return true;
    return false;
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

static void search_same_name_in_file(Search *search, Class *class_symbol, const Method *method) {
    const MethodList *list =
        query_methods(search->analysis->sema, class_symbol, method->name->text);
    for (uint32_t i = 0; i < list->count; i++)
        if (list->items[i]->owner == class_symbol &&
            list->items[i]->parameters.count == method->parameters.count)
            search_later(search, list->items[i]);
}

// Can a call of the method mean one of the class, or take over what is specified there?
static bool is_related(const Search *search, Class *class_symbol, const Method *method) {
    Sema *sema = search->analysis->sema;
    return query_is_subclass(sema, class_symbol, method->owner) ||
           query_is_subclass(sema, method->owner, class_symbol);
}

static void search_declared(Search *search, Class *owner, const Method *method, Class *site) {
    for (uint32_t i = 0; i < owner->methods.count; i++) {
        const Method *other = owner->methods.items[i];
        if (other->name != method->name || other->is_constructor || !other->declaration ||
            other->parameters.count != method->parameters.count ||
            map_get(&search->seen, other->declaration) || !is_related(search, site, method))
            continue;
        query_type_bodies(search->analysis->sema, owner); // of a file found on the way
        search_declaration(search, &other->declaration->node);
    }
}

// What it inherits from a class that knows nothing of the interface that is called counts too.
static void search_same_name(Search *search, Class *class_symbol, const Method *method) {
    if (class_symbol->class_file) {
        search_same_name_in_file(search, class_symbol, method);
        return;
    }
    Class *owner = class_symbol;
    while (owner && !is_library(owner)) {
        search_declared(search, owner, method, class_symbol);
        const Type *super = owner->superclass;
        owner = super && super->kind == TYPE_CLASS ? super->class_symbol : NULL;
    }
}

static void search_clauses(Search *search, Class *class_symbol, const Method *method) {
    (void)method;
    for (uint32_t i = 0; i < class_symbol->declaration->clauses.count; i++)
        search_node(search, class_symbol->declaration->clauses.items[i]);
}

// Does the library know the method by its name: of Object, or of one of its classes?
static bool is_callback(const Method *method, bool has_library_super) {
    static const struct {
        const char *name;
        uint32_t parameters;
    } of_object[] = {{"equals", 1}, {"hashCode", 0}, {"toString", 0}};
    if (method->is_constructor || !(method->modifiers & MODIFIER_PUBLIC) ||
        (method->modifiers & MODIFIER_STATIC))
        return false;
    bool is_called = has_library_super;
    for (uint32_t i = 0; i < sizeof(of_object) / sizeof(of_object[0]); i++)
        is_called |= !strcmp(method->name->text, of_object[i].name) &&
                     method->parameters.count == of_object[i].parameters;
    return is_called;
}

// Methods that the library may call: of Object, and of classes that extend or implement its own.
static void search_callbacks(Search *search, Class *class_symbol, const Method *method) {
    (void)method;
    ClassList supers = {0};
    query_complete(search->analysis->sema, class_symbol);
    query_supers(search->analysis->sema, class_symbol, &supers);
    if (!is_met(search, &supers))
        return;
    bool has_library_super = false;
    for (uint32_t i = 0; i < supers.count; i++)
        has_library_super |= is_library(supers.items[i]) &&
                             supers.items[i] != search->analysis->types->object->class_symbol;
    for (uint32_t i = 0; i < class_symbol->fields.count; i++) // those of a record call each other
        meet_type(search, class_symbol->fields.items[i]->type);
    for (uint32_t i = 0; i < class_symbol->methods.count; i++) {
        Method *own = class_symbol->methods.items[i];
        if (!is_callback(own, has_library_super))
            continue;
        if (own->class_member)
            search_later(search, own);
        else if (own->declaration)
            search_declaration(search, &own->declaration->node);
    }
}

// ---- Nodes

// Runs when an object is created; what is static has run before.
static bool is_part_of_creation(Node *member) {
    if (member->kind == NODE_INITIALIZER)
        return !as_Initializer(member)->is_static;
    if (member->kind == NODE_VARIABLE) {
        const Variable *field = as_VariableDeclaration(member)->symbol;
        return !field || !(field->modifiers & MODIFIER_STATIC);
    }
    return member->kind == NODE_METHOD && as_MethodDeclaration(member)->is_constructor;
}

static void search_creation(Search *search, Class *class_symbol) {
    if (is_library(class_symbol) || !is_first(search, class_symbol))
        return;
    meet_type(search, class_symbol->type);
    query_type_bodies(search->analysis->sema, class_symbol);
    const NodeList *members = &class_symbol->declaration->members;
    for (uint32_t i = 0; i < members->count; i++) {
        if (is_part_of_creation(members->items[i]))
            search_declaration(search, members->items[i]);
    }
    const Type *super = class_symbol->superclass;
    if (super && super->kind == TYPE_CLASS)
        search_creation(search, super->class_symbol);
}

static void search_method(Search *search, Method *method) {
    if (!method)
        return;
    search->calls_library |= is_library(method->owner) && may_call_back(search, method);
    bool is_virtual =
        !method->is_constructor && !(method->modifiers & (MODIFIER_STATIC | MODIFIER_PRIVATE));
    if (method->class_member) {
        search_later(search, method);
        if (is_virtual && is_first(search, method->class_member))
            each_class(search, search_same_name, method);
    } else if (method->is_constructor) {
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

// `E.class`: the constants of an enum may be asked for.
static void search_constants(Search *search, const Type *type) {
    if (!type || type->kind != TYPE_CLASS || type->class_symbol->kind != CLASS_ENUM)
        return;
    query_complete(search->analysis->sema, type->class_symbol);
    const VariableList *fields = &type->class_symbol->fields;
    for (uint32_t i = 0; i < fields->count; i++)
        if (fields->items[i]->kind == VARIABLE_ENUM_CONSTANT)
            search_field(search, fields->items[i]);
}

static void search_node(void *context, Node *node) {
    Search *search = context;
    Variable *variable = query_variable(node);
    if (variable && (variable->kind == VARIABLE_FIELD || variable->kind == VARIABLE_ENUM_CONSTANT ||
                     variable->class_member))
        search_field(search, variable);
    meet_type(search, node->type);
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
    else if (node->kind == NODE_CLASS_LITERAL && node->type->count)
        search_constants(search, node->type->arguments[0]);
    // Iteration, texts and resources call methods that are not written.
    else if (node->kind == NODE_FOREACH || node->kind == NODE_TRY ||
             (node->kind == NODE_BINARY && node->type == search->analysis->types->string))
        search->calls_library = true;
    ast_each_child(node, search_node, search);
}

// ---- Code

static void search_instruction(Search *search, const IrInstruction *instruction) {
    switch ((int)instruction->operation) {
    case IR_LOAD:
        if (!instruction->a)
            search_field(search, instruction->detail.field);
        return;
    case IR_CALL: search_method(search, instruction->detail.call->method); return;
    case IR_NEW: { // of a lambda: its method runs sooner or later
        Class *made = instruction->detail.class_symbol;
        bool is_function = !made->class_file && made->methods.count == 1 &&
                           made->methods.items[0]->is_implicit &&
                           !made->methods.items[0]->declaration;
        if (is_function && !is_library(made) && is_first(search, made->methods.items[0]))
            vector_push(search->analysis->arena, &search->open, made->methods.items[0]);
        return;
    }
    case IR_CONCATENATE: search->calls_library = true; return;
    default: return;
    }
}

static void search_code(Search *search, Method *method) {
    const IrMethod *code = lower_method(search->lowering, method);
    for (uint32_t i = 0; code && i < code->blocks.count; i++) {
        const IrBlock *block = &code->blocks.items[i];
        for (uint32_t j = 0; j < block->instructions.count; j++)
            search_instruction(search, &block->instructions.items[j]);
    }
}

static void search_open(Search *search, uint32_t *done) {
    while (*done < search->open.count && *done < MOST_METHODS)
        search_code(search, search->open.items[(*done)++]);
}

void analysis_mentioned_statics(Lowering *lowering, Method *method, VariableList *fields) {
    Search search = {.analysis = analysis_of(lowering), .lowering = lowering, .fields = fields};
    uint32_t done = 0;
    if (method->class_member)
        search_later(&search, method);
    else if (method->declaration)
        search_declaration(&search, &method->declaration->node);
    if (method->is_constructor)
        search_creation(&search, method->owner);
    else
        search_method(&search, method); // inherited specifications
    each_class(&search, search_clauses, NULL);
    search_open(&search, &done);
    uint32_t before = 0; // what is called back may meet further classes
    while (search.calls_library && before != search.met.count + search.seen.count) {
        before = search.met.count + search.seen.count;
        each_class(&search, search_callbacks, NULL);
        search_open(&search, &done);
    }
}
