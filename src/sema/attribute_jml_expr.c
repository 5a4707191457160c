// Types of JML's expressions: \result, \old, quantifiers, \reach, ==> and the like.
//
// Input:   an expression that only JML has, in an environment whose JmlScope
//          says what the clause around it allows.
// Output:  node->type, and the links of the names in it.
// Method:  one short function per kind; functions like \fresh(…) are in
//          attribute_jml_function.c, locations in attribute_jml_location.c.
#include "sema/internal.h"

#include <string.h>

// Outside any clause nothing is allowed: JML inside a class body inside a clause.
static const JmlScope no_scope;

static const JmlScope *scope_of(const Environment *environment) {
    return environment->jml ? environment->jml : &no_scope;
}

static Type *boolean_type(Sema *sema) {
    return type_primitive(&sema->types, TYPE_BOOLEAN);
}

bool jml_is_boolean(Sema *sema, Type *type) {
    if (type_is_error(type))
        return true;
    Type *unboxed = type_unboxed(sema, type);
    return unboxed && unboxed->kind == TYPE_BOOLEAN;
}

bool jml_is_integral(Sema *sema, Type *type) {
    if (type_is_error(type))
        return true;
    Type *unboxed = type_unboxed(sema, type);
    return unboxed && type_is_integral(unboxed);
}

// ---- Keywords that stand alone

bool check_two_states(Sema *sema, Environment *environment, Span span, JmlKeyword keyword) {
    const JmlScope *scope = scope_of(environment);
    if (scope->allows_old)
        return true;
    const char *text = ast_keyword_text(keyword);
    if (scope->clause == JML_REQUIRES)
        jml_fail(sema, environment, span,
                 arena_format(sema->arena, "%s is not allowed in a precondition", text));
    else if (scope->clause)
        jml_fail(sema, environment, span,
                 arena_format(sema->arena, "%s is not allowed in '%s'", text,
                              ast_keyword_text(scope->clause)));
    else
        jml_fail(sema, environment, span,
                 arena_format(sema->arena, "%s is not allowed here", text));
    return false;
}

static Type *attribute_result(Sema *sema, Environment *environment, Node *node) {
    const JmlScope *scope = scope_of(environment);
    if (!scope->allows_result)
        return jml_fail(sema, environment, node->span,
                        "\\result is allowed only in postconditions");
    if (!scope->result_type || scope->result_type->kind == TYPE_VOID)
        return jml_fail(sema, environment, node->span,
                        "\\result has no value in a method that returns nothing");
    return scope->result_type;
}

static Type *attribute_exception(Sema *sema, Environment *environment, Node *node) {
    Type *type = scope_of(environment)->exception_type;
    if (type)
        return type;
    return jml_fail(sema, environment, node->span, "\\exception is allowed only in 'signals'");
}

static Type *attribute_same(Sema *sema, Environment *environment, Node *node) {
    if (scope_of(environment)->clause == JML_REQUIRES)
        return boolean_type(sema);
    return jml_fail(sema, environment, node->span, "\\same is allowed only in preconditions");
}

// \values is the collection of the elements seen so far: it answers as \reach's set does.
static Type *attribute_loop_atom(Sema *sema, Environment *environment, JmlAtom *atom) {
    if (!scope_of(environment)->in_loop)
        return jml_fail(sema, environment, atom->node.span,
                        arena_format(sema->arena, "%s is allowed only in loop specifications",
                                     ast_keyword_text(atom->keyword)));
    TypeKind kind = atom->keyword == JML_INDEX ? TYPE_INT : TYPE_OBJECT_SET;
    return type_primitive(&sema->types, kind);
}

static Type *attribute_atom(Sema *sema, Environment *environment, JmlAtom *atom) {
    JmlKeyword keyword = atom->keyword;
    if (keyword == JML_RESULT)
        return attribute_result(sema, environment, &atom->node);
    if (keyword == JML_EXCEPTION)
        return attribute_exception(sema, environment, &atom->node);
    if (keyword == JML_SAME)
        return attribute_same(sema, environment, &atom->node);
    if (keyword == JML_INDEX || keyword == JML_VALUES)
        return attribute_loop_atom(sema, environment, atom);
    if (keyword == JML_EMPTY)
        return type_primitive(&sema->types, TYPE_LOCATIONS);
    if (keyword == JML_SEQ_EMPTY || keyword == JML_MAP_EMPTY)
        return type_primitive(&sema->types, keyword == JML_SEQ_EMPTY ? TYPE_SEQUENCE : TYPE_MAP);
    if (keyword == JML_LOCKSET)
        return type_primitive(&sema->types, TYPE_OBJECT_SET);
    return jml_fail(sema, environment, atom->node.span,
                    arena_format(sema->arena, "%s is not a value", ast_keyword_text(keyword)));
}

// ---- \old and \pre

typedef struct LabelSearch {
    const Name *label;
    bool is_found;
} LabelSearch;

static void find_label(void *context, Node *node) {
    LabelSearch *search = context;
    if (node->kind == NODE_LABELED && as_Labeled(node)->label == search->label)
        search->is_found = true;
    if (!search->is_found)
        ast_each_child(node, find_label, search);
}

static bool is_predefined_label(Sema *sema, const Name *label) {
    static const char *const texts[] = {"Pre",      "Old",       "Here",
                                        "LoopInit", "LoopEntry", "LoopBodyBegin"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        if (label == name_from(sema->names, texts[i]))
            return true;
    return false;
}

// A label names the state in front of its statement, which need not enclose this one.
static bool label_exists(Sema *sema, Environment *environment, const Name *label) {
    if (is_predefined_label(sema, label))
        return true;
    for (const JumpTarget *target = environment->targets; target; target = target->outer)
        if (target->label == label)
            return true;
    LabelSearch search = {label, false};
    if (environment->method && environment->method->declaration)
        find_label(&search, &environment->method->declaration->node);
    return search.is_found;
}

// `\fresh(x, label)`: the second one is no variable.
bool names_label(Sema *sema, Environment *environment, Node *node) {
    return node->kind == NODE_NAME &&
           !is_variable_name(sema, environment, as_NameExpression(node)->name) &&
           label_exists(sema, environment, as_NameExpression(node)->name);
}

static Type *attribute_old(Sema *sema, Environment *environment, Old *old, Type *target) {
    check_two_states(sema, environment, old->node.span, old->keyword);
    if (old->label && !label_exists(sema, environment, old->label))
        jml_fail(sema, environment, old->node.span,
                 arena_format(sema->arena, "no label '%s' in this method", old->label->text));
    return attribute_expression(sema, environment, old->expression, target);
}

// ---- Quantifiers

static Type *bound_variable_type(Sema *sema, Environment *environment,
                                 VariableDeclaration *declaration) {
    Type *type = declaration->declared_type
                     ? resolve_type(sema, environment, declaration->declared_type)
                     : NULL;
    if (type && type->kind != TYPE_VOID)
        return type;
    return jml_fail(sema, environment, declaration->node.span,
                    arena_format(sema->arena, "bound variable '%s' needs a type",
                                 declaration->name ? declaration->name->text : ""));
}

// A bound variable may hide a local of the same name: it has a scope of its own.
static void declare_bound_variable(Sema *sema, Environment *environment, Node *node) {
    VariableDeclaration *declaration = as_VariableDeclaration(node);
    Type *type = bound_variable_type(sema, environment, declaration);
    declaration->node.type = type;
    bring_into_scope(sema, environment,
                     local_new(sema, environment, declaration, VARIABLE_QUANTIFIED, type));
}

// `(\let int x = e; body)`: each variable is seen by what stands behind it.
static Type *attribute_let(Sema *sema, Environment *environment, Let *let, Type *target) {
    Environment inner = *environment;
    for (uint32_t i = 0; i < let->variables.count; i++) {
        VariableDeclaration *declaration = as_VariableDeclaration(let->variables.items[i]);
        Type *type = NULL;
        if (!is_var(declaration->declared_type))
            type = bound_variable_type(sema, &inner, declaration);
        if (!declaration->initializer)
            jml_fail(sema, environment, declaration->node.span,
                     arena_format(sema->arena, "variable '%s' of \\let needs a value",
                                  declaration->name->text));
        else if (type)
            attribute_initializer(sema, &inner, declaration->initializer, type);
        else
            type = attribute_expression(sema, &inner, declaration->initializer, NULL);
        declaration->node.type = type ? type : type_primitive(&sema->types, TYPE_ERROR);
        bring_into_scope(
            sema, &inner,
            local_new(sema, &inner, declaration, VARIABLE_QUANTIFIED, declaration->node.type));
    }
    return attribute_expression(sema, &inner, let->body, target);
}

// `m, n` of `decreases`: integers, compared one after the other.
static Type *attribute_tuple(Sema *sema, Environment *environment, Tuple *tuple) {
    for (uint32_t i = 0; i < tuple->elements.count; i++) {
        Node *element = tuple->elements.items[i];
        Type *type = attribute_expression(sema, environment, element, NULL);
        if (!jml_is_integral(sema, type))
            jml_fail(sema, environment, element->span,
                     arena_format(sema->arena, "a measure must be an integer, found '%s'",
                                  type_text(sema->arena, type)));
    }
    return type_primitive(&sema->types, TYPE_INT);
}

static bool is_predicate_quantifier(JmlKeyword keyword) {
    return keyword == JML_FORALL || keyword == JML_EXISTS || keyword == JML_NUM_OF;
}

static Type *attribute_numeric_body(Sema *sema, Environment *environment, Quantified *quantified) {
    Type *type = attribute_expression(sema, environment, quantified->body, NULL);
    if (type_is_error(type))
        return type;
    Type *promoted = type_promote_unary(sema, type);
    if (promoted)
        return promoted;
    return jml_fail(sema, environment, quantified->body->span,
                    arena_format(sema->arena, "body of %s must be numeric, found '%s'",
                                 ast_keyword_text(quantified->keyword),
                                 type_text(sema->arena, type)));
}

static void attribute_predicate(Sema *sema, Environment *environment, Node *node, const char *part,
                                JmlKeyword keyword) {
    Type *type = attribute_expression(sema, environment, node, NULL);
    if (!jml_is_boolean(sema, type))
        jml_fail(sema, environment, node->span,
                 arena_format(sema->arena, "%s of %s must be boolean, found '%s'", part,
                              ast_keyword_text(keyword), type_text(sema->arena, type)));
}

// \infinite_union joins sets of locations, \seq_def lists values of any type.
static Type *attribute_collected(Sema *sema, Environment *environment, Quantified *quantified) {
    bool is_union = quantified->keyword == JML_INFINITE_UNION;
    Type *type = is_union ? attribute_location_set(sema, environment, quantified->body)
                          : attribute_expression(sema, environment, quantified->body, NULL);
    if (!is_union && type->kind == TYPE_VOID)
        jml_fail(sema, environment, quantified->body->span, "body of \\seq_def must be a value");
    return type_primitive(&sema->types, is_union ? TYPE_LOCATIONS : TYPE_SEQUENCE);
}

// JML reference manual, quantified expressions: \num_of has type long; \sum, \product, \min and
// \max have the promoted type of their body.
static Type *attribute_quantified(Sema *sema, Environment *environment, Quantified *quantified) {
    Environment inner = *environment;
    JmlKeyword keyword = quantified->keyword;
    for (uint32_t i = 0; i < quantified->variables.count; i++)
        declare_bound_variable(sema, &inner, quantified->variables.items[i]);
    if (quantified->range) {
        attribute_predicate(sema, &inner, quantified->range, "range", keyword);
        declare_bindings(sema, &inner, quantified->range, true);
    }
    if (keyword == JML_INFINITE_UNION || keyword == JML_SEQ_DEF)
        return attribute_collected(sema, &inner, quantified);
    if (!is_predicate_quantifier(keyword))
        return attribute_numeric_body(sema, &inner, quantified);
    attribute_predicate(sema, &inner, quantified->body, "body", keyword);
    return type_primitive(&sema->types, keyword == JML_NUM_OF ? TYPE_LONG : TYPE_BOOLEAN);
}

// ---- \reach

static void attribute_reach_field(Sema *sema, Environment *environment, NameExpression *name,
                                  Type *type) {
    Variable *field = type_is_error(type) ? NULL : member_field(sema, type, name->name);
    name->variable = field;
    name->node.type = field ? type_of_member(sema, type, field->owner, field->type)
                            : type_primitive(&sema->types, TYPE_ERROR);
    bool is_reference =
        field && type_is_reference(name->node.type) && !(field->modifiers & MODIFIER_STATIC);
    if (!is_reference && !type_is_error(type))
        jml_fail(sema, environment, name->node.span,
                 arena_format(sema->arena, "field '%s' is not a reference field of '%s'",
                              name->name->text, type_text(sema->arena, type)));
}

static Type *attribute_reach_type(Sema *sema, Environment *environment, Reach *reach, Type *root) {
    if (!reach->object_type)
        return root;
    Type *type = resolve_type(sema, environment, reach->object_type);
    if (type && type_is_reference(type))
        return type;
    return jml_fail(sema, environment, reach->object_type->span,
                    arena_format(sema->arena,
                                 "type in \\reach must be a reference type, found '%s'",
                                 type ? type_text(sema->arena, type) : "var"));
}

static Type *attribute_reach(Sema *sema, Environment *environment, Reach *reach) {
    Type *root = attribute_expression(sema, environment, reach->root, NULL);
    if (!type_is_reference(root))
        root = jml_fail(sema, environment, reach->root->span,
                        arena_format(sema->arena,
                                     "argument of \\reach must be a reference, found '%s'",
                                     type_text(sema->arena, root)));
    Type *type = attribute_reach_type(sema, environment, reach, root);
    for (uint32_t i = 0; i < reach->fields.count; i++)
        attribute_reach_field(sema, environment, as_NameExpression(reach->fields.items[i]), type);
    return type_primitive(&sema->types, TYPE_OBJECT_SET);
}

// `takes_sets`: the arguments are sets of objects, else references.
static Type *attribute_set_arguments(Sema *sema, Environment *environment, Call *call,
                                     uint32_t expected, bool takes_sets, TypeKind result) {
    for (uint32_t i = 0; i < call->arguments.count; i++) {
        Node *argument = call->arguments.items[i];
        Type *type = attribute_expression(sema, environment, argument, NULL);
        if (takes_sets && type->kind != TYPE_OBJECT_SET && !type_is_error(type))
            jml_fail(sema, environment, argument->span,
                     arena_format(sema->arena, "argument of '%s' must be an object set, found '%s'",
                                  call->name->text, type_text(sema->arena, type)));
        else if (!takes_sets && !type_is_reference(type))
            jml_fail(sema, environment, argument->span,
                     arena_format(sema->arena, "argument of '%s' must be a reference, found '%s'",
                                  call->name->text, type_text(sema->arena, type)));
    }
    if (call->arguments.count != expected)
        jml_fail(sema, environment, call->node.span,
                 arena_format(sema->arena, "'%s' of an object set takes %u argument%s, found %u",
                              call->name->text, expected, expected == 1 ? "" : "s",
                              call->arguments.count));
    return type_primitive(&sema->types, result);
}

// As JMLObjectSet of the JML models has them.
Type *attribute_object_set_call(Sema *sema, Environment *environment, Call *call) {
    static const struct {
        const char *name;
        uint32_t arguments;
        bool takes_sets;
        TypeKind result;
    } methods[] = {
        {"has", 1, false, TYPE_BOOLEAN},     {"contains", 1, false, TYPE_BOOLEAN},
        {"isEmpty", 0, false, TYPE_BOOLEAN}, {"size", 0, false, TYPE_INT},
        {"int_size", 0, false, TYPE_INT},    {"containsAll", 1, true, TYPE_BOOLEAN},
        {"isSubset", 1, true, TYPE_BOOLEAN}, {"equals", 1, true, TYPE_BOOLEAN},
        {"union", 1, true, TYPE_OBJECT_SET},
    };
    const Name *name = call->name;
    for (size_t i = 0; i < sizeof methods / sizeof *methods; i++)
        if (!strcmp(name->text, methods[i].name))
            return attribute_set_arguments(sema, environment, call, methods[i].arguments,
                                           methods[i].takes_sets, methods[i].result);
    return jml_fail(sema, environment, call->node.span,
                    arena_format(sema->arena, "an object set has no method '%s'", name->text));
}

// ---- Labels, chains, types

static Type *attribute_labeled(Sema *sema, Environment *environment, LabeledExpression *labeled,
                               Type *target) {
    Type *type = attribute_expression(sema, environment, labeled->expression, target);
    if (labeled->keyword == JML_LBL || jml_is_boolean(sema, type))
        return type;
    return jml_fail(sema, environment, labeled->expression->span,
                    arena_format(sema->arena, "operand of %s must be boolean, found '%s'",
                                 ast_keyword_text(labeled->keyword), type_text(sema->arena, type)));
}

// `a < b <= c`: the shared operand is typed with each of its comparisons.
static Type *attribute_chain(Sema *sema, Environment *environment, Chain *chain) {
    for (uint32_t i = 0; i < chain->comparisons.count; i++)
        attribute_expression(sema, environment, chain->comparisons.items[i], NULL);
    return boolean_type(sema);
}

static Type *attribute_type_literal(Sema *sema, Environment *environment, JmlType *literal) {
    resolve_type(sema, environment, literal->named_type);
    return type_primitive(&sema->types, TYPE_TYPE);
}

static Type *attribute_by_kind(Sema *sema, Environment *environment, Node *node, Type *target) {
    switch (node->kind) {
    case NODE_JML_ATOM: return attribute_atom(sema, environment, as_JmlAtom(node));
    case NODE_OLD: return attribute_old(sema, environment, as_Old(node), target);
    case NODE_QUANTIFIED: return attribute_quantified(sema, environment, as_Quantified(node));
    case NODE_JML_FUNCTION: return attribute_jml_function(sema, environment, as_JmlFunction(node));
    case NODE_JML_TYPE: return attribute_type_literal(sema, environment, as_JmlType(node));
    case NODE_REACH: return attribute_reach(sema, environment, as_Reach(node));
    case NODE_CHAIN: return attribute_chain(sema, environment, as_Chain(node));
    case NODE_INFORMAL: return boolean_type(sema);
    case NODE_LET: return attribute_let(sema, environment, as_Let(node), target);
    case NODE_TUPLE: return attribute_tuple(sema, environment, as_Tuple(node));
    case NODE_UNSUPPORTED: return type_primitive(&sema->types, TYPE_ERROR);
    case NODE_LABELED_EXPRESSION:
        return attribute_labeled(sema, environment, as_LabeledExpression(node), target);
    case NODE_SET_COMPREHENSION:
        diag_warning(sema->diagnostics, node->span,
                     "a set comprehension is not evaluated; its clause cannot be checked");
        return type_primitive(&sema->types, TYPE_ERROR);
    case NODE_ELEMENTS:
        if (scope_of(environment)->is_location)
            return attribute_elements(sema, environment, as_Elements(node));
        return jml_fail(sema, environment, node->span, "a set of locations is not a value");
    case NODE_ALL_FIELDS:
        return jml_fail(sema, environment, node->span, "a set of locations is not a value");
    }
    internal_error(__FILE__, __LINE__, "the expression should be one of JML's");
}

Type *attribute_jml_expression(Sema *sema, Environment *environment, Node *node, Type *target) {
    node->type = attribute_by_kind(sema, environment, node, target);
    return node->type;
}

// ---- Binary operators

static void check_operand(Sema *sema, Environment *environment, Operator operator, Node * operand,
                          bool is_right, const char *expected) {
    if (!is_right)
        jml_fail(sema, environment, operand->span,
                 arena_format(sema->arena, "operand of '%s' must be %s, found '%s'",
                              ast_operator_text(operator), expected,
                              type_text(sema->arena, operand->type)));
}

static void check_boolean_operand(Sema *sema, Environment *environment, Operator operator,
                                  Node * operand) {
    check_operand(sema, environment, operator, operand, jml_is_boolean(sema, operand->type),
                  "boolean");
}

// `<:` compares \TYPE values and java.lang.Class objects.
static void check_type_operand(Sema *sema, Environment *environment, Operator operator,
                               Node * operand) {
    Type *type = operand->type;
    Class *class_class = class_find_qualified(sema, "java.lang.Class");
    bool is_type = type->kind == TYPE_TYPE || type_is_error(type) ||
                   (type->kind == TYPE_CLASS && type->class_symbol == class_class);
    check_operand(sema, environment, operator, operand, is_type, "\\TYPE or Class");
}

static void check_lock_operand(Sema *sema, Environment *environment, Operator operator,
                               Node * operand) {
    check_operand(sema, environment, operator, operand, type_is_reference(operand->type),
                  "a reference");
}

typedef void CheckOperand(Sema *, Environment *, Operator, Node *);

static CheckOperand *operand_check(Operator operator) {
    if (operator== OPERATOR_SUBTYPE)
        return check_type_operand;
    if (operator== OPERATOR_LOCK_LESS || operator== OPERATOR_LOCK_LESS_EQUAL)
        return check_lock_operand;
    return check_boolean_operand;
}

// The right side of ==> sees the pattern variables that a true left side binds.
Type *attribute_jml_binary(Sema *sema, Environment *environment, Binary *binary) {
    Environment inner = *environment;
    CheckOperand *check = operand_check(binary->operator);
    attribute_expression(sema, environment, binary->left, NULL);
    if (binary->operator== OPERATOR_IMPLIES)
        declare_bindings(sema, &inner, binary->left, true);
    attribute_expression(sema, &inner, binary->right, NULL);
    check(sema, environment, binary->operator, binary->left);
    check(sema, environment, binary->operator, binary->right);
    binary->node.type = boolean_type(sema);
    return binary->node.type;
}
