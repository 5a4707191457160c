// Types of JML's functions: \fresh(…), \typeof(…), \not_modified(…) and the like.
//
// A table gives each keyword its number of arguments and the rule for them.
#include "sema/internal.h"

typedef Type *FunctionRule(Sema *sema, Environment *environment, JmlFunction *function);

static Type *primitive(Sema *sema, TypeKind kind) {
    return type_primitive(&sema->types, kind);
}

void jml_check_argument(Sema *sema, Environment *environment, JmlFunction *function, Node *argument,
                        bool is_right, const char *expected) {
    if (!is_right)
        jml_fail(sema, environment, argument->span,
                 arena_format(sema->arena, "argument of %s must be %s, found '%s'",
                              ast_keyword_text(function->keyword), expected,
                              type_text(sema->arena, argument->type)));
}

// \fresh, \invariant_for: references only.
// `C.\inv` speaks of the static invariants of a class.
static Type *attribute_owner(Sema *sema, Environment *environment, JmlFunction *function) {
    Node *argument = function->arguments.items[0];
    bool is_path = argument->kind == NODE_NAME || argument->kind == NODE_FIELD;
    Type *type = is_path ? attribute_qualifier(sema, environment, argument)
                         : attribute_expression(sema, environment, argument, NULL);
    if (argument->flags & NODE_RESOLVED_TYPE)
        function->keyword = JML_STATIC_INVARIANT_FOR;
    return type;
}

static Type *over_references(Sema *sema, Environment *environment, JmlFunction *function) {
    for (uint32_t i = 0; i < function->arguments.count; i++) {
        Node *argument = function->arguments.items[i];
        if (i && function->keyword == JML_FRESH && names_label(sema, environment, argument)) {
            argument->type = sema->types.object; // no variable: nobody takes it for a value
            continue;
        }
        bool is_owner = function->keyword == JML_INVARIANT_FOR && function->arguments.count == 1;
        Type *type = is_owner ? attribute_owner(sema, environment, function)
                              : attribute_expression(sema, environment, argument, NULL);
        bool is_set = function->keyword == JML_FRESH && type->kind == TYPE_LOCATIONS;
        jml_check_argument(sema, environment, function, argument, type_is_reference(type) || is_set,
                           "a reference");
    }
    return primitive(sema, TYPE_BOOLEAN);
}

static bool has_elements(Sema *sema, Type *type) {
    Class *iterable = class_find_qualified(sema, "java.lang.Iterable");
    Type *bound = type_upper_bound(sema, type);
    return type_is_error(type) || bound->kind == TYPE_ARRAY ||
           (iterable && type_as_super(sema, type, iterable));
}

static Type *over_elements(Sema *sema, Environment *environment, JmlFunction *function) {
    Node *argument = function->arguments.items[0];
    Type *type = attribute_expression(sema, environment, argument, NULL);
    jml_check_argument(sema, environment, function, argument,
                       type_is_reference(type) && has_elements(sema, type),
                       "an array or collection");
    return primitive(sema, TYPE_BOOLEAN);
}

static Type *over_locations(Sema *sema, Environment *environment, JmlFunction *function) {
    attribute_locations(sema, environment, &function->arguments);
    return primitive(sema, TYPE_BOOLEAN);
}

// \only_called names methods, which no verdict depends on: they are not resolved.
static Type *over_methods(Sema *sema, Environment *environment, JmlFunction *function) {
    (void)environment;
    (void)function;
    return primitive(sema, TYPE_BOOLEAN);
}

static Type *dynamic_type(Sema *sema, Environment *environment, JmlFunction *function) {
    Node *argument = function->arguments.items[0];
    Type *type = attribute_expression(sema, environment, argument, NULL);
    jml_check_argument(sema, environment, function, argument, type->kind != TYPE_VOID, "a value");
    return primitive(sema, TYPE_TYPE);
}

static Type *element_type(Sema *sema, Environment *environment, JmlFunction *function) {
    Node *argument = function->arguments.items[0];
    Type *type = attribute_expression(sema, environment, argument, NULL);
    Class *class_class = class_find_qualified(sema, "java.lang.Class");
    bool is_type = type->kind == TYPE_TYPE || type_is_error(type) ||
                   (type->kind == TYPE_CLASS && type->class_symbol == class_class);
    jml_check_argument(sema, environment, function, argument, is_type, "\\TYPE");
    return primitive(sema, TYPE_TYPE);
}

// \static_invariant_for, \is_initialized: the parser reads types.
static Type *over_classes(Sema *sema, Environment *environment, JmlFunction *function) {
    for (uint32_t i = 0; i < function->arguments.count; i++) {
        Node *argument = function->arguments.items[i];
        Type *type = resolve_type(sema, environment, argument);
        if (!type || (type->kind != TYPE_CLASS && !type_is_error(type)))
            jml_fail(sema, environment, argument->span,
                     arena_format(sema->arena, "argument of %s must be a class, found '%s'",
                                  ast_keyword_text(function->keyword),
                                  type ? type_text(sema->arena, type) : "var"));
    }
    return primitive(sema, TYPE_BOOLEAN);
}

// \max(\lockset): the greatest of the locks held.
static Type *greatest_lock(Sema *sema, Environment *environment, JmlFunction *function) {
    Node *argument = function->arguments.items[0];
    Type *type = attribute_expression(sema, environment, argument, NULL);
    jml_check_argument(sema, environment, function, argument,
                       type->kind == TYPE_OBJECT_SET || type_is_error(type), "a set of objects");
    return sema->types.object;
}

// \duration, \space, \working_space: the argument is not evaluated, and may be void.
static Type *cost(Sema *sema, Environment *environment, JmlFunction *function) {
    attribute_expression(sema, environment, function->arguments.items[0], NULL);
    return primitive(sema, TYPE_LONG);
}

// ---- Sets of locations, sequences, maps

// Each argument is a location, or an expression whose value is a set of them.
static void attribute_sets(Sema *sema, Environment *environment, JmlFunction *function) {
    for (uint32_t i = 0; i < function->arguments.count; i++)
        attribute_location_set(sema, environment, function->arguments.items[i]);
}

static Type *location_set(Sema *sema, Environment *environment, JmlFunction *function) {
    attribute_sets(sema, environment, function);
    return primitive(sema, TYPE_LOCATIONS);
}

static Type *sets_compared(Sema *sema, Environment *environment, JmlFunction *function) {
    attribute_sets(sema, environment, function);
    return primitive(sema, TYPE_BOOLEAN);
}

// What is read, and the places that it reads.
static Type *reads(Sema *sema, Environment *environment, JmlFunction *function) {
    attribute_expression(sema, environment, function->arguments.items[0], NULL);
    for (uint32_t i = 1; i < function->arguments.count; i++)
        attribute_location_set(sema, environment, function->arguments.items[i]);
    return primitive(sema, TYPE_BOOLEAN);
}

static Type *fields_of_object(Sema *sema, Environment *environment, JmlFunction *function) {
    over_references(sema, environment, function);
    return primitive(sema, TYPE_LOCATIONS);
}

static Type *all_different(Sema *sema, Environment *environment, JmlFunction *function) {
    for (uint32_t i = 0; i < function->arguments.count; i++) {
        Node *argument = function->arguments.items[i];
        Type *type = attribute_expression(sema, environment, argument, NULL);
        jml_check_argument(sema, environment, function, argument, type->kind != TYPE_VOID,
                           "a value");
    }
    return primitive(sema, TYPE_BOOLEAN);
}

// \java_math and its kin change how arithmetic is done, not its type.
static Type *of_argument(Sema *sema, Environment *environment, JmlFunction *function) {
    return attribute_expression(sema, environment, function->arguments.items[0], NULL);
}

enum { ANY_NUMBER = UINT32_MAX };

static const struct {
    JmlKeyword keyword;
    FunctionRule *rule;
    uint32_t least, most; // arguments
    bool needs_two_states;
} functions[] = {
    {JML_FRESH, over_references, 1, ANY_NUMBER, true},
    {JML_INVARIANT_FOR, over_references, 1, ANY_NUMBER, false},
    {JML_NONNULLELEMENTS, over_elements, 1, 1, false},
    {JML_NOT_MODIFIED, over_locations, 1, ANY_NUMBER, true},
    {JML_NOT_ASSIGNED, over_locations, 1, ANY_NUMBER, true},
    {JML_ONLY_ASSIGNED, over_locations, 1, ANY_NUMBER, true},
    {JML_ONLY_ACCESSED, over_locations, 1, ANY_NUMBER, true},
    {JML_ONLY_CAPTURED, over_locations, 1, ANY_NUMBER, true},
    {JML_ONLY_CALLED, over_methods, 0, ANY_NUMBER, true},
    {JML_TYPEOF, dynamic_type, 1, 1, false},
    {JML_ELEMTYPE, element_type, 1, 1, false},
    {JML_STATIC_INVARIANT_FOR, over_classes, 1, 1, false},
    {JML_IS_INITIALIZED, over_classes, 1, ANY_NUMBER, false},
    {JML_MAX, greatest_lock, 1, 1, false},
    {JML_DURATION_OF, cost, 1, 1, false},
    {JML_SPACE, cost, 1, 1, false},
    {JML_WORKING_SPACE_OF, cost, 1, 1, false},
    {JML_ERASURE, element_type, 1, 1, false},
    {JML_DISTINCT, all_different, 1, ANY_NUMBER, false},
    {JML_SINGLETON, location_set, 1, 1, false},
    {JML_STOREREF, location_set, 1, ANY_NUMBER, false},
    {JML_SET_UNION, location_set, 1, ANY_NUMBER, false},
    {JML_SET_MINUS, location_set, 2, 2, false},
    {JML_INTERSECT, location_set, 2, ANY_NUMBER, false},
    {JML_ACCESSIBLE, reads, 2, ANY_NUMBER, false},
    {JML_SUBSET, sets_compared, 2, 2, false},
    {JML_DISJOINT, sets_compared, 2, ANY_NUMBER, false},
    {JML_NEW_ELEMS_FRESH, sets_compared, 1, 1, true},
    {JML_ALL_FIELDS_OF, fields_of_object, 1, 1, false},
    {JML_SEQ_SINGLETON, attribute_collection_function, 1, 1, false},
    {JML_SEQ_CONCAT, attribute_collection_function, 2, 2, false},
    {JML_SEQ_SUB, attribute_collection_function, 3, 3, false},
    {JML_SEQ_REVERSE, attribute_collection_function, 1, 1, false},
    {JML_SEQ_PUT, attribute_collection_function, 3, 3, false},
    {JML_SEQ_GET, attribute_collection_function, 2, 2, false},
    {JML_SEQ_LENGTH, attribute_collection_function, 1, 1, false},
    {JML_SEQ_INDEX_OF, attribute_collection_function, 2, 2, false},
    {JML_SEQ_CONTAINS, attribute_collection_function, 2, 2, false},
    {JML_ARRAY_TO_SEQ, attribute_collection_function, 1, 1, false},
    {JML_MAP_GET, attribute_collection_function, 2, 2, false},
    {JML_MAP_UPDATE, attribute_collection_function, 3, 3, false},
    {JML_MAP_REMOVE, attribute_collection_function, 2, 2, false},
    {JML_MAP_SINGLETON, attribute_collection_function, 2, 2, false},
    {JML_MAP_OVERRIDE, attribute_collection_function, 2, 2, false},
    {JML_MAP_SIZE, attribute_collection_function, 1, 1, false},
    {JML_IN_DOMAIN, attribute_collection_function, 2, 2, false},
    {JML_JAVA_MATH, of_argument, 1, 1, false},
    {JML_SAFE_MATH, of_argument, 1, 1, false},
    {JML_BIGINT_MATH, of_argument, 1, 1, false},
};

static Type *wrong_count(Sema *sema, Environment *environment, JmlFunction *function,
                         uint32_t least, bool is_exact) {
    return jml_fail(sema, environment, function->node.span,
                    arena_format(sema->arena, "%s takes %s%u argument%s, found %u",
                                 ast_keyword_text(function->keyword), is_exact ? "" : "at least ",
                                 least, least == 1 ? "" : "s", function->arguments.count));
}

Type *attribute_jml_function(Sema *sema, Environment *environment, JmlFunction *function) {
    uint32_t count = function->arguments.count;
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
        if (functions[i].keyword != function->keyword)
            continue;
        if (functions[i].needs_two_states)
            check_two_states(sema, environment, function->node.span, function->keyword);
        if (count < functions[i].least || count > functions[i].most)
            return wrong_count(sema, environment, function, functions[i].least,
                               functions[i].least == functions[i].most);
        return functions[i].rule(sema, environment, function);
    }
    internal_error(__FILE__, __LINE__, "every function of JML should have a rule");
}
