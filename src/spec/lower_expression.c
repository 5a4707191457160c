// JML expressions to the form of src/spec: names, fields, calls, states, binders, functions.
#include "spec/internal.h"

#include "sema/constant_bits.h"
#include "sema/queries.h"

#include <string.h>

// ---- Names

const SpecExpr *spec_lower_enclosing(SpecLowering *lowering, Class *owner, const Node *from) {
    SpecExpr *node = spec_node(lowering, SPEC_ENCLOSING, from, owner->type, SPEC_SORT_REFERENCE);
    node->target = owner->type;
    return node;
}

static const SpecExpr *field_of(SpecLowering *lowering, const SpecExpr *object, Variable *field,
                                const Node *from, Type *type) {
    bool is_static = field->modifiers & MODIFIER_STATIC;
    SpecSort sort = spec_sort_of(type);
    SpecExpr *node;
    if (field->kind == VARIABLE_ARRAY_LENGTH)
        return spec_unary(lowering, SPEC_LENGTH, from, type, SPEC_SORT_INT, object);
    if (field->modifiers & MODIFIER_MODEL)
        node = spec_parent(lowering, SPEC_MODEL_FIELD, from, type, sort, &object, !is_static);
    else if (is_static)
        node = spec_node(lowering, SPEC_STATIC_FIELD, from, type, sort);
    else
        node = spec_unary(lowering, SPEC_FIELD, from, type, sort, object);
    node->variable = field;
    return node;
}

static bool is_field(const Variable *variable) {
    return variable->kind == VARIABLE_FIELD || variable->kind == VARIABLE_ENUM_CONSTANT;
}

static const SpecExpr *lower_name(SpecLowering *lowering, NameExpression *name) {
    Variable *variable = name->variable;
    if (!variable)
        return spec_unmodelled_node(lowering, &name->node, "a name that is no variable");
    if (is_field(variable)) {
        bool is_static = variable->modifiers & MODIFIER_STATIC;
        const SpecExpr *object = is_static || !variable->owner
                                     ? NULL
                                     : spec_lower_enclosing(lowering, variable->owner, &name->node);
        if (!is_static && !object)
            return spec_unmodelled_node(lowering, &name->node, "a field without an object");
        return field_of(lowering, object, variable, &name->node, name->node.type);
    }
    SpecExpr *node = spec_node(lowering, SPEC_LOCAL, &name->node, name->node.type,
                               spec_sort_of(name->node.type));
    node->variable = variable;
    return node;
}

static const SpecExpr *lower_field(SpecLowering *lowering, FieldAccess *field) {
    Variable *variable = field->variable;
    if (!variable && field->object->type && field->object->type->kind != TYPE_LOCATIONS &&
        spec_is_composed(spec_sort_of(field->object->type)))
        return spec_lower_value_length(lowering, field);
    if (!variable)
        return spec_unmodelled_node(lowering, &field->node, "a name that is no field");
    const SpecExpr *object =
        variable->modifiers & MODIFIER_STATIC ? NULL : spec_lower_tree(lowering, field->object);
    return field_of(lowering, object, variable, &field->node, field->node.type);
}

static const SpecExpr *lower_index(SpecLowering *lowering, Index *index) {
    if (index->array->type->kind != TYPE_ARRAY)
        return spec_lower_value_index(lowering, index);
    const SpecExpr *array = spec_lower_tree(lowering, index->array);
    const SpecExpr *at = spec_converted(lowering, spec_lower_tree(lowering, index->index),
                                        spec_primitive(lowering, TYPE_INT), index->index);
    return spec_binary(lowering, SPEC_ELEMENT, &index->node, index->node.type,
                       spec_sort_of(index->node.type), array, at);
}

static const SpecExpr *lower_this(SpecLowering *lowering, This *node) {
    if (node->qualifier && node->node.type->kind == TYPE_CLASS)
        return spec_lower_enclosing(lowering, node->node.type->class_symbol, &node->node);
    return spec_node(lowering, SPEC_THIS, &node->node, node->node.type, SPEC_SORT_REFERENCE);
}

// ---- Constants

static const SpecExpr *lower_constant(SpecLowering *lowering, Node *node) {
    if (node->constant->kind == CONSTANT_STRING) {
        SpecExpr *text = spec_node(lowering, SPEC_STRING, node, node->type, SPEC_SORT_REFERENCE);
        text->constant = node->constant;
        return text;
    }
    SpecExpr *number =
        spec_node(lowering, SPEC_CONSTANT, node, node->type, spec_sort_of(node->type));
    number->number = constant_bits(node->constant);
    return number;
}

// Java folds `Integer.MAX_VALUE + 1`; under other arithmetic than Java's it is something else.
static bool is_folded(const SpecLowering *lowering, const Node *node) {
    bool computes = node->kind == NODE_BINARY || node->kind == NODE_UNARY ||
                    node->kind == NODE_PARENTHESIZED || node->kind == NODE_CONDITIONAL;
    bool is_integral = spec_is_integral(spec_sort_of(node->type));
    return node->constant && !(lowering->math != SPEC_MATH_JAVA && computes && is_integral);
}

// ---- Calls

static const SpecExpr *lower_arguments(SpecLowering *lowering, const NodeList *arguments,
                                       Method *method, SpecExprList *children) {
    for (uint32_t i = 0; i < arguments->count; i++) {
        Node *argument = arguments->items[i];
        const SpecExpr *value = spec_converted(lowering, spec_lower_tree(lowering, argument),
                                               method->parameters.items[i]->type, argument);
        if (value->kind == SPEC_UNMODELLED)
            return value;
        vector_push(lowering->table->arena, children, value);
    }
    return NULL;
}

// `union`, `containsAll`, `isSubset`, `equals` of two sets; NULL for others.
static const SpecExpr *lower_sets_call(SpecLowering *lowering, Call *call, const SpecExpr *set,
                                       const char *name) {
    Type *type = call->node.type;
    const SpecExpr *other = spec_lower_tree(lowering, call->arguments.items[0]);
    if (!strcmp(name, "union"))
        return spec_binary(lowering, SPEC_SET_UNION, &call->node, type, SPEC_SORT_OBJECTS, set,
                           other);
    if (!strcmp(name, "equals"))
        return spec_binary(lowering, SPEC_EQUAL, &call->node, type, SPEC_SORT_BOOL, set, other);
    bool is_inside = !strcmp(name, "isSubset");
    if (is_inside || !strcmp(name, "containsAll"))
        return spec_binary(lowering, SPEC_SET_SUBSET, &call->node, type, SPEC_SORT_BOOL,
                           is_inside ? set : other, is_inside ? other : set);
    return NULL;
}

static const SpecExpr *lower_set_call(SpecLowering *lowering, Call *call) {
    const SpecExpr *set = spec_lower_tree(lowering, call->object);
    const char *name = call->name ? call->name->text : "";
    bool has_one = call->arguments.count == 1;
    Type *type = call->node.type;
    if (has_one && (!strcmp(name, "has") || !strcmp(name, "contains")))
        return spec_binary(lowering, SPEC_SET_HAS, &call->node, type, SPEC_SORT_BOOL, set,
                           spec_lower_tree(lowering, call->arguments.items[0]));
    if (!call->arguments.count && (!strcmp(name, "int_size") || !strcmp(name, "size")))
        return spec_unary(lowering, SPEC_SET_SIZE, &call->node, type, SPEC_SORT_INT, set);
    if (!call->arguments.count && !strcmp(name, "isEmpty")) {
        SpecExpr *none = spec_node(lowering, SPEC_CONSTANT, &call->node,
                                   spec_primitive(lowering, TYPE_INT), SPEC_SORT_INT);
        return spec_binary(lowering, SPEC_EQUAL, &call->node, type, SPEC_SORT_BOOL,
                           spec_unary(lowering, SPEC_SET_SIZE, &call->node,
                                      spec_primitive(lowering, TYPE_INT), SPEC_SORT_INT, set),
                           none);
    }
    const SpecExpr *both = has_one ? lower_sets_call(lowering, call, set, name) : NULL;
    return both ? both
                : spec_unmodelled_node(lowering, &call->node, "this method of an object set");
}

static const SpecExpr *lower_call(SpecLowering *lowering, Call *call) {
    if (call->object && call->object->type && call->object->type->kind == TYPE_OBJECT_SET)
        return lower_set_call(lowering, call);
    if (spec_is_value_call(call))
        return spec_lower_value_call(lowering, call);
    Method *method = call->method;
    if (!method || call->is_varargs)
        return spec_unmodelled_node(lowering, &call->node, "this call in a specification");
    SpecExprList children = {0};
    bool is_super = call->object && call->object->kind == NODE_SUPER;
    if (!(method->modifiers & MODIFIER_STATIC))
        vector_push(lowering->table->arena, &children,
                    call->object && !is_super
                        ? spec_lower_tree(lowering, call->object)
                        : spec_lower_enclosing(lowering, method->owner, &call->node));
    const SpecExpr *failed = lower_arguments(lowering, &call->arguments, method, &children);
    if (failed)
        return failed;
    SpecExpr *node = spec_parent(lowering, SPEC_CALL, &call->node, call->node.type,
                                 spec_sort_of(call->node.type), children.items, children.count);
    node->method = method;
    node->is_virtual = !is_super;
    return node;
}

// Objects of classes that refer to what is around them are no business of specifications.
static const SpecExpr *lower_creation(SpecLowering *lowering, New *creation) {
    Method *constructor = creation->constructor;
    const Class *created = constructor ? constructor->owner : NULL;
    bool stands_alone = created && !creation->body && !creation->outer && !created->is_local &&
                        (!created->outer || created->is_static_context);
    if (!stands_alone || creation->is_varargs)
        return spec_unmodelled_node(lowering, &creation->node, "this creation in a specification");
    SpecExprList children = {0};
    const SpecExpr *failed =
        lower_arguments(lowering, &creation->arguments, constructor, &children);
    if (failed)
        return failed;
    SpecExpr *node = spec_parent(lowering, SPEC_CREATE, &creation->node, creation->node.type,
                                 spec_sort_of(creation->node.type), children.items, children.count);
    node->method = constructor;
    return node;
}

// ---- States and binders

static const SpecExpr *lower_old(SpecLowering *lowering, Old *old) {
    const SpecExpr *value = spec_lower_tree(lowering, old->expression);
    SpecExpr *node = spec_unary(lowering, SPEC_OLD, &old->node, value->type, value->sort, value);
    node->keyword = old->keyword;
    node->label = old->label;
    return node;
}

static void collect_binders(SpecLowering *lowering, const NodeList *variables, VariableList *list) {
    for (uint32_t i = 0; i < variables->count; i++)
        vector_push(lowering->table->arena, list,
                    as_VariableDeclaration(variables->items[i])->symbol);
}

static bool is_logical_quantifier(JmlKeyword keyword) {
    return keyword == JML_FORALL || keyword == JML_EXISTS;
}

// The body of \sum and its kin, at the type of the result, or exactly.
static const SpecExpr *lower_summand(SpecLowering *lowering, Quantified *quantified) {
    Node *body = quantified->body;
    const SpecExpr *value = spec_without_box(lowering, spec_lower_tree(lowering, body), body);
    bool is_extreme = quantified->keyword == JML_MIN || quantified->keyword == JML_MAX;
    bool is_exact =
        value->sort == SPEC_SORT_BIGINT ||
        (lowering->math == SPEC_MATH_BIGINT && !is_extreme && spec_is_integral(value->sort));
    if (is_exact)
        return spec_at_sort(lowering, value, SPEC_SORT_BIGINT, quantified->node.type, body);
    return spec_converted(lowering, value, quantified->node.type, body);
}

static const SpecExpr *lower_quantified(SpecLowering *lowering, Quantified *quantified) {
    if (quantified->keyword == JML_SEQ_DEF)
        return spec_lower_defined(lowering, quantified);
    const SpecExpr *children[2] = {NULL, NULL};
    if (quantified->range)
        children[0] = spec_boolean(lowering, quantified->range);
    bool counts = quantified->keyword == JML_NUM_OF;
    bool is_logical = is_logical_quantifier(quantified->keyword);
    children[1] = is_logical || counts ? spec_boolean(lowering, quantified->body)
                                       : lower_summand(lowering, quantified);
    if (quantified->range)
        children[1] = spec_with_patterns(lowering, quantified->range, true, children[1]);
    Type *type = quantified->node.type;
    SpecSort sort = is_logical ? SPEC_SORT_BOOL : counts ? spec_sort_of(type) : children[1]->sort;
    SpecExpr *node =
        spec_parent(lowering, SPEC_QUANTIFIER, &quantified->node, type, sort, children, 2);
    node->keyword = quantified->keyword;
    node->math = lowering->math == SPEC_MATH_SAFE ? SPEC_MATH_SAFE : SPEC_MATH_JAVA;
    collect_binders(lowering, &quantified->variables, &node->binders);
    for (uint32_t i = 0; i < node->binders.count; i++)
        if (!node->binders.items[i])
            return spec_unmodelled_node(lowering, &quantified->node, "a quantifier of this form");
    return node;
}

// `(\let int x = e, y = f; body)`: each variable is seen by those behind it.
static const SpecExpr *lower_let(SpecLowering *lowering, Let *let) {
    const SpecExpr *result = spec_lower_tree(lowering, let->body);
    for (uint32_t i = let->variables.count; i-- > 0;) {
        VariableDeclaration *declaration = as_VariableDeclaration(let->variables.items[i]);
        Variable *variable = declaration->symbol;
        if (!variable || !declaration->initializer)
            return spec_unmodelled_node(lowering, &let->node, "\\let without a value");
        const SpecExpr *value =
            spec_converted(lowering, spec_lower_tree(lowering, declaration->initializer),
                           variable->type, declaration->initializer);
        SpecExpr *node =
            spec_binary(lowering, SPEC_LET, &let->node, result->type, result->sort, value, result);
        vector_push(lowering->table->arena, &node->binders, variable);
        result = node;
    }
    return result;
}

// ---- Functions

static const SpecExpr *lower_in_math(SpecLowering *lowering, Node *argument, SpecMath math) {
    SpecMath outer = lowering->math;
    lowering->math = math;
    const SpecExpr *value = spec_lower_tree(lowering, argument);
    lowering->math = outer;
    return value;
}

static const SpecExpr *static_invariant(SpecLowering *lowering, Node *argument) {
    if (!argument->type || argument->type->kind != TYPE_CLASS)
        return NULL;
    SpecExpr *node = spec_node(lowering, SPEC_STATIC_INVARIANT_FOR, argument,
                               spec_primitive(lowering, TYPE_BOOLEAN), SPEC_SORT_BOOL);
    node->target = argument->type;
    return node;
}

// `\fresh(x, y, label)`: the last one may be no variable.
static const Name *fresh_label(const JmlFunction *function) {
    uint32_t count = function->arguments.count;
    Node *last = count > 1 ? function->arguments.items[count - 1] : NULL;
    return function->keyword == JML_FRESH && last && last->kind == NODE_NAME &&
                   !as_NameExpression(last)->variable
               ? as_NameExpression(last)->name
               : NULL;
}

// The part that one argument of a function makes; NULL: the function is not known.
static const SpecExpr *lower_part(SpecLowering *lowering, JmlFunction *function, Node *argument) {
    SpecKind kind;
    Type *boolean = spec_primitive(lowering, TYPE_BOOLEAN);
    switch ((int)function->keyword) {
    case JML_FRESH:
        kind = argument->type->kind == TYPE_LOCATIONS ? SPEC_LOCATION_FRESH : SPEC_FRESH;
        break;
    case JML_NONNULLELEMENTS:
        if (argument->type->kind != TYPE_ARRAY || type_is_primitive(argument->type->element))
            return spec_unmodelled_node(lowering, argument, "\\nonnullelements of this type");
        kind = SPEC_NON_NULL_ELEMENTS;
        break;
    case JML_INVARIANT_FOR: kind = SPEC_INVARIANT_FOR; break;
    case JML_STATIC_INVARIANT_FOR: return static_invariant(lowering, argument);
    case JML_NOT_MODIFIED:
        return spec_unary(lowering, SPEC_NOT_MODIFIED, argument, boolean, SPEC_SORT_BOOL,
                          spec_lower_place(lowering, argument));
    default: return NULL;
    }
    const SpecExpr *value = spec_lower_tree(lowering, argument);
    SpecSort sort = kind == SPEC_LOCATION_FRESH ? SPEC_SORT_LOCATIONS : SPEC_SORT_REFERENCE;
    if (value->sort != sort)
        return NULL;
    if (kind == SPEC_LOCATION_FRESH && fresh_label(function))
        return spec_unmodelled_node(lowering, argument, "locations that are new since a label");
    SpecExpr *part = spec_unary(lowering, kind, argument, boolean, SPEC_SORT_BOOL, value);
    part->label = fresh_label(function);
    return part;
}

// `\distinct(a, b, c)`: each pair as `a != b`.
static const SpecExpr *lower_distinct(SpecLowering *lowering, JmlFunction *function) {
    const NodeList *arguments = &function->arguments;
    SpecExpr *yes =
        spec_node(lowering, SPEC_CONSTANT, &function->node, function->node.type, SPEC_SORT_BOOL);
    yes->number = 1;
    const SpecExpr *result = yes;
    for (uint32_t i = 0; i < arguments->count; i++)
        for (uint32_t j = i + 1; j < arguments->count; j++) {
            Binary pair = {.node = function->node,
                           .operator= OPERATOR_NOT_EQUAL,
                           .left = arguments->items[i],
                           .right = arguments->items[j]};
            result = spec_binary(lowering, SPEC_AND, &function->node, function->node.type,
                                 SPEC_SORT_BOOL, result, spec_lower_binary(lowering, &pair));
        }
    return result;
}

// `\subset(a, b)`, and `\disjoint(a, b, c)`: each pair of them.
static const SpecExpr *lower_location_question(SpecLowering *lowering, JmlFunction *function) {
    SpecKind kind = function->keyword == JML_SUBSET ? SPEC_LOCATION_SUBSET : SPEC_LOCATION_DISJOINT;
    const Node *from = &function->node;
    SpecExprList sets = {0};
    for (uint32_t i = 0; i < function->arguments.count; i++)
        vector_push(lowering->table->arena, &sets,
                    spec_lower_place(lowering, function->arguments.items[i]));
    const SpecExpr *result = NULL;
    for (uint32_t i = 0; i < sets.count; i++)
        for (uint32_t j = i + 1; j < sets.count; j++) {
            const SpecExpr *part = spec_binary(lowering, kind, from, from->type, SPEC_SORT_BOOL,
                                               sets.items[i], sets.items[j]);
            result = result ? spec_binary(lowering, SPEC_AND, from, from->type, SPEC_SORT_BOOL,
                                          result, part)
                            : part;
        }
    return result;
}

// What is in the set and was not before belongs to objects that are new.
static const SpecExpr *lower_new_locations(SpecLowering *lowering, JmlFunction *function) {
    return spec_unary(lowering, SPEC_LOCATION_NEW, &function->node, function->node.type,
                      SPEC_SORT_BOOL, spec_lower_place(lowering, function->arguments.items[0]));
}

static const SpecExpr *lower_accesses(SpecLowering *lowering, JmlFunction *function) {
    SpecExprList places = {0};
    for (uint32_t i = 0; i < function->arguments.count; i++)
        vector_push(lowering->table->arena, &places,
                    spec_lower_place(lowering, function->arguments.items[i]));
    const SpecExpr *all = spec_parent(lowering, SPEC_LOCATION_UNION, &function->node, NULL,
                                      SPEC_SORT_LOCATIONS, places.items, places.count);
    SpecExpr *node = spec_unary(lowering, SPEC_ACCESSES, &function->node, function->node.type,
                                SPEC_SORT_BOOL, all);
    node->keyword = function->keyword;
    return node;
}

static const SpecExpr *lower_type_function(SpecLowering *lowering, JmlFunction *function) {
    const SpecExpr *argument = spec_lower_tree(lowering, function->arguments.items[0]);
    SpecKind kind = function->keyword == JML_TYPEOF    ? SPEC_TYPE_OF
                    : function->keyword == JML_ERASURE ? SPEC_ERASURE
                                                       : SPEC_ELEMENT_TYPE;
    return spec_unary(lowering, kind, &function->node, function->node.type, SPEC_SORT_TYPE,
                      argument);
}

static const SpecExpr *lower_all_parts(SpecLowering *lowering, JmlFunction *function) {
    const SpecExpr *result = NULL;
    uint32_t count = function->arguments.count - (fresh_label(function) != NULL);
    for (uint32_t i = 0; i < count; i++) {
        const SpecExpr *part = lower_part(lowering, function, function->arguments.items[i]);
        if (!part)
            return NULL;
        result = result ? spec_binary(lowering, SPEC_AND, &function->node, part->type,
                                      SPEC_SORT_BOOL, result, part)
                        : part;
    }
    return result;
}

// `accessible \inv: a, b`
static const SpecExpr *lower_reads(SpecLowering *lowering, JmlFunction *function) {
    SpecExprList places = {0};
    for (uint32_t i = 1; i < function->arguments.count; i++)
        vector_push(lowering->table->arena, &places,
                    spec_lower_place(lowering, function->arguments.items[i]));
    const SpecExpr *all = spec_parent(lowering, SPEC_LOCATION_UNION, &function->node, NULL,
                                      SPEC_SORT_LOCATIONS, places.items, places.count);
    return spec_binary(lowering, SPEC_READS, &function->node, function->node.type, SPEC_SORT_BOOL,
                       spec_lower_tree(lowering, function->arguments.items[0]), all);
}

static const SpecExpr *lower_function(SpecLowering *lowering, JmlFunction *function) {
    JmlKeyword keyword = function->keyword;
    const NodeList *arguments = &function->arguments;
    bool has_one = arguments->count == 1;
    if (has_one && keyword == JML_JAVA_MATH)
        return lower_in_math(lowering, arguments->items[0], SPEC_MATH_JAVA);
    if (has_one && keyword == JML_SAFE_MATH)
        return lower_in_math(lowering, arguments->items[0], SPEC_MATH_SAFE);
    if (has_one && keyword == JML_BIGINT_MATH)
        return lower_in_math(lowering, arguments->items[0], SPEC_MATH_BIGINT);
    if (keyword == JML_ONLY_ASSIGNED || keyword == JML_NOT_ASSIGNED || keyword == JML_ONLY_ACCESSED)
        return lower_accesses(lowering, function);
    if (has_one && (keyword == JML_TYPEOF || keyword == JML_ELEMTYPE || keyword == JML_ERASURE))
        return lower_type_function(lowering, function);
    if (keyword == JML_ACCESSIBLE)
        return lower_reads(lowering, function);
    if (keyword == JML_DISTINCT)
        return lower_distinct(lowering, function);
    if (arguments->count > 1 && (keyword == JML_SUBSET || keyword == JML_DISJOINT))
        return lower_location_question(lowering, function);
    if (has_one && keyword == JML_NEW_ELEMS_FRESH)
        return lower_new_locations(lowering, function);
    const SpecExpr *value = spec_lower_value_function(lowering, function);
    if (value)
        return value;
    const SpecExpr *parts = lower_all_parts(lowering, function);
    return parts ? parts
                 : spec_unmodelled_node(lowering, &function->node, ast_keyword_text(keyword));
}

static const SpecExpr *lower_reach(SpecLowering *lowering, Reach *reach) {
    SpecExpr *node = spec_unary(lowering, SPEC_REACH, &reach->node, reach->node.type,
                                SPEC_SORT_OBJECTS, spec_lower_tree(lowering, reach->root));
    node->target = reach->object_type ? reach->object_type->type : NULL;
    for (uint32_t i = 0; i < reach->fields.count; i++)
        vector_push(lowering->table->arena, &node->fields,
                    as_NameExpression(reach->fields.items[i])->variable);
    return node;
}

static const SpecExpr *lower_atom(SpecLowering *lowering, JmlAtom *atom) {
    SpecSort sort = atom->node.type ? spec_sort_of(atom->node.type) : SPEC_SORT_BOOL;
    switch ((int)atom->keyword) {
    case JML_RESULT: return spec_node(lowering, SPEC_RESULT, &atom->node, atom->node.type, sort);
    case JML_EXCEPTION:
        return spec_node(lowering, SPEC_EXCEPTION, &atom->node, atom->node.type, sort);
    case JML_INDEX: return spec_node(lowering, SPEC_COUNT, &atom->node, atom->node.type, sort);
    case JML_SEQ_EMPTY:
        return spec_node(lowering, SPEC_SEQUENCE, &atom->node, atom->node.type, sort);
    case JML_MAP_EMPTY:
        return spec_node(lowering, SPEC_MAP_EMPTY, &atom->node, atom->node.type, sort);
    case JML_NOT_SPECIFIED: { // the clause says nothing
        SpecExpr *yes = spec_node(lowering, SPEC_CONSTANT, &atom->node,
                                  spec_primitive(lowering, TYPE_BOOLEAN), SPEC_SORT_BOOL);
        yes->number = 1;
        return yes;
    }
    default: return spec_unmodelled_node(lowering, &atom->node, ast_keyword_text(atom->keyword));
    }
}

static const SpecExpr *lower_type_value(SpecLowering *lowering, Node *node, Type *named) {
    SpecExpr *type = spec_node(lowering, SPEC_TYPE, node, node->type, SPEC_SORT_TYPE);
    type->target = named;
    return type;
}

static const SpecExpr *lower_class_literal(SpecLowering *lowering, ClassLiteral *literal) {
    SpecExpr *node = spec_node(lowering, SPEC_CLASS_OBJECT, &literal->node, literal->node.type,
                               SPEC_SORT_REFERENCE);
    node->target = literal->named_type->type;
    return node;
}

static const SpecExpr *lower_chain(SpecLowering *lowering, Chain *chain) {
    const SpecExpr *result = NULL;
    for (uint32_t i = 0; i < chain->comparisons.count; i++) {
        const SpecExpr *part = spec_boolean(lowering, chain->comparisons.items[i]);
        result = result ? spec_binary(lowering, SPEC_AND, &chain->node, chain->node.type,
                                      SPEC_SORT_BOOL, result, part)
                        : part;
    }
    return result;
}

// ---- Choosing

const SpecExpr *spec_lower_tree(SpecLowering *lowering, Node *node) {
    if (node->kind == NODE_UNSUPPORTED)
        return spec_unmodelled_node(lowering, node,
                                    as_Unsupported(node)->reason
                                        ? as_Unsupported(node)->reason->text
                                        : "JML that Jury does not know");
    if (node->type && node->type->kind == TYPE_LOCATIONS && !spec_is_held_set(node))
        return spec_lower_place(lowering, node);
    if ((node->flags & NODE_HAS_ERROR) || !node->type || node->type->kind == TYPE_ERROR)
        return spec_unmodelled_node(lowering, node, "an expression with an error in it");
    if (is_folded(lowering, node))
        return lower_constant(lowering, node);
    switch (node->kind) {
    case NODE_LITERAL: // the others are constants
        return spec_node(lowering, SPEC_NULL, node, node->type, SPEC_SORT_REFERENCE);
    case NODE_PARENTHESIZED: return spec_lower_tree(lowering, as_Parenthesized(node)->inner);
    case NODE_NAME: return lower_name(lowering, as_NameExpression(node));
    case NODE_FIELD: return lower_field(lowering, as_FieldAccess(node));
    case NODE_INDEX: return lower_index(lowering, as_Index(node));
    case NODE_ELEMENTS: return spec_lower_each_element(lowering, as_Elements(node));
    case NODE_THIS: return lower_this(lowering, as_This(node));
    case NODE_SUPER: // of a field
        if (as_Super(node)->qualifier)
            return spec_unmodelled_node(lowering, node, "a qualified super");
        return spec_node(lowering, SPEC_THIS, node, node->type, SPEC_SORT_REFERENCE);
    case NODE_BINARY: return spec_lower_binary(lowering, as_Binary(node));
    case NODE_CHAIN: return lower_chain(lowering, as_Chain(node));
    case NODE_UNARY: return spec_lower_unary(lowering, as_Unary(node));
    case NODE_CAST: return spec_lower_cast(lowering, as_Cast(node));
    case NODE_CONDITIONAL: return spec_lower_conditional(lowering, as_Conditional(node));
    case NODE_INSTANCEOF: return spec_lower_instanceof(lowering, as_Instanceof(node));
    case NODE_CLASS_LITERAL: return lower_class_literal(lowering, as_ClassLiteral(node));
    case NODE_JML_TYPE: return lower_type_value(lowering, node, as_JmlType(node)->named_type->type);
    case NODE_OLD: return lower_old(lowering, as_Old(node));
    case NODE_JML_ATOM: return lower_atom(lowering, as_JmlAtom(node));
    case NODE_QUANTIFIED: return lower_quantified(lowering, as_Quantified(node));
    case NODE_JML_FUNCTION: return lower_function(lowering, as_JmlFunction(node));
    case NODE_REACH: return lower_reach(lowering, as_Reach(node));
    case NODE_LET: return lower_let(lowering, as_Let(node));
    case NODE_LABELED_EXPRESSION:
        return spec_lower_tree(lowering, as_LabeledExpression(node)->expression);
    case NODE_CALL: return lower_call(lowering, as_Call(node));
    case NODE_NEW: return lower_creation(lowering, as_New(node));
    case NODE_LAMBDA: return spec_lower_closure(lowering, node, as_Lambda(node)->around);
    case NODE_METHOD_REFERENCE:
        return spec_lower_closure(lowering, node, as_MethodReference(node)->around);
    case NODE_UNSUPPORTED:
        return spec_unmodelled_node(lowering, node, as_Unsupported(node)->reason->text);
    case NODE_INFORMAL: return spec_unmodelled_node(lowering, node, "what (* … *) says");
    default: return spec_unmodelled_node(lowering, node, "this expression in a specification");
    }
}
