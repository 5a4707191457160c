#include "main/weaker_clause.h"

#include "sema/types.h"

#include <ctype.h>
#include <inttypes.h>
#include <string.h>

const char *weaker_clause_source(const WeakerClause *clause, Span span) {
    return arena_copy_text(clause->arena, clause->file->text + (span.begin - clause->file->base),
                           span.end - span.begin);
}

static bool is_boolean(const Type *type) {
    return type && type->kind == TYPE_BOOLEAN;
}

// ---- Parts

static Operator operator_of(const Node *node) {
    return node->kind == NODE_BINARY ? as_Binary((Node *)node)->operator: OPERATOR_NONE;
}

// What a part may be inside of; NULL where the node is a part itself. A second one only of `&&`.
static void children_of(const Node *node, const Node *children[2]) {
    children[0] = children[1] = NULL;
    if (node->kind == NODE_PARENTHESIZED) {
        children[0] = as_Parenthesized((Node *)node)->inner;
    } else if (node->kind == NODE_QUANTIFIED &&
               as_Quantified((Node *)node)->keyword == JML_FORALL) {
        children[0] = as_Quantified((Node *)node)->body;
    } else if (operator_of(node) == OPERATOR_AND) {
        children[0] = as_Binary((Node *)node)->left;
        children[1] = as_Binary((Node *)node)->right;
    } else if (operator_of(node) == OPERATOR_IMPLIES) {
        children[0] = as_Binary((Node *)node)->right;
    } else if (operator_of(node) == OPERATOR_IMPLIED_BY) {
        children[0] = as_Binary((Node *)node)->left;
    }
}

static void add_parts(WeakerClause *clause, const Node *node) {
    const Node *children[2];
    children_of(node, children);
    if (!children[0]) {
        ClausePart part = {node, weaker_clause_source(clause, node->span)};
        vector_push(clause->arena, &clause->parts, part);
        return;
    }
    for (int i = 0; i < 2; i++)
        if (children[i])
            add_parts(clause, children[i]);
}

// The node with another text in place of its child.
static const char *splice(const WeakerClause *clause, const Node *node, const Node *child,
                          const char *text) {
    Span before = {node->span.begin, child->span.begin}, behind = {child->span.end, node->span.end};
    return arena_format(clause->arena, "%s%s%s", weaker_clause_source(clause, before), text,
                        weaker_clause_source(clause, behind));
}

static const char *text_of(const WeakerClause *clause, const Node *node) {
    const Node *children[2];
    children_of(node, children);
    if (!children[0]) {
        for (uint32_t i = 0; i < clause->parts.count; i++)
            if (clause->parts.items[i].node == node)
                return clause->parts.items[i].text;
        return NULL;
    }
    const char *text = text_of(clause, children[0]);
    if (!children[1])
        return text ? splice(clause, node, children[0], text) : NULL;
    const char *second = text_of(clause, children[1]);
    if (!text || !second)
        return text ? text : second;
    Span between = {children[0]->span.end, children[1]->span.begin};
    return arena_format(clause->arena, "%s%s%s", text, weaker_clause_source(clause, between),
                        second);
}

const char *weaker_clause_text(const WeakerClause *clause) {
    return text_of(clause, clause->expression);
}

// ---- Clauses

static const Node *expression_of(const Node *clause) {
    if (clause->kind == NODE_EXPRESSION_CLAUSE &&
        as_ExpressionClause((Node *)clause)->keyword == JML_ENSURES)
        return as_ExpressionClause((Node *)clause)->expression;
    return clause->kind == NODE_SIGNALS_CLAUSE ? as_SignalsClause((Node *)clause)->expression
                                               : NULL;
}

static void add_cases(Arena *arena, const SourceFile *file, const NodeList *cases,
                      WeakerClauseList *list) {
    for (uint32_t i = 0; i < cases->count; i++) {
        const NodeList *clauses = &as_SpecificationCase(cases->items[i])->clauses;
        for (uint32_t j = 0; j < clauses->count; j++) {
            const Node *node = clauses->items[j];
            const Node *expression = expression_of(node);
            if (node->kind == NODE_SPECIFICATION_GROUP)
                add_cases(arena, file, &as_SpecificationGroup((Node *)node)->cases, list);
            if (!expression || !is_boolean(expression->type))
                continue;
            WeakerClause clause = {arena, file, node, expression, {0}};
            add_parts(&clause, expression);
            vector_push(arena, list, clause);
        }
    }
}

WeakerClauseList weaker_clauses(Arena *arena, const Sources *sources, const Method *method) {
    WeakerClauseList list = {0};
    Node *node = method->declaration ? method->declaration->specification : NULL;
    const SourceFile *file = node ? sources_file_at(sources, node->span.begin) : NULL;
    if (file)
        add_cases(arena, file, &as_Specification(node)->cases, &list);
    return list;
}

// ---- Comparisons

static const char *compared(const WeakerClause *clause, const Node *part, const char *relation,
                            const char *format) {
    const Binary *binary = as_Binary((Node *)part);
    return arena_format(clause->arena, format, weaker_clause_source(clause, binary->left->span),
                        relation, weaker_clause_source(clause, binary->right->span));
}

PartTextList weaker_comparisons(const WeakerClause *clause, const Node *part) {
    PartTextList list = {0};
    const char *operators[2] = {NULL, NULL}, *format = "%s %s %s";
    Operator relation = operator_of(part);
    const Type *type = relation == OPERATOR_NONE ? NULL : as_Binary((Node *)part)->left->type;
    if (relation == OPERATOR_LESS) {
        operators[0] = "<=";
    } else if (relation == OPERATOR_GREATER) {
        operators[0] = ">=";
    } else if (relation == OPERATOR_EQUAL && type && type_is_numeric(type)) {
        operators[0] = ">=";
        operators[1] = "<=";
    } else if (relation == OPERATOR_EQUIVALENT ||
               (relation == OPERATOR_EQUAL && is_boolean(type))) {
        operators[0] = "==>";
        operators[1] = "<==";
        format = "((%s) %s (%s))";
    }
    for (int i = 0; i < 2 && operators[i]; i++)
        vector_push(clause->arena, &list, compared(clause, part, operators[i], format));
    return list;
}

bool weaker_is_equation(const Node *part) {
    return operator_of(part) == OPERATOR_EQUAL || operator_of(part) == OPERATOR_EQUIVALENT;
}

// ---- Bounds

static const Constant *int_constant(const Node *node) {
    return node->constant && node->type && node->type->kind == TYPE_INT ? node->constant : NULL;
}

bool weaker_bound(const Node *part, int64_t *bound, bool *is_upper) {
    Operator relation = operator_of(part);
    bool is_less = relation == OPERATOR_LESS || relation == OPERATOR_LESS_EQUAL;
    if (!is_less && relation != OPERATOR_GREATER && relation != OPERATOR_GREATER_EQUAL)
        return false;
    const Binary *binary = as_Binary((Node *)part);
    const Constant *left = int_constant(binary->left), *right = int_constant(binary->right);
    if (!left == !right)
        return false;
    *bound = right ? right->integer : left->integer;
    *is_upper = is_less == (right != NULL);
    return true;
}

const char *weaker_with_bound(const WeakerClause *clause, const Node *part, int64_t bound) {
    const Binary *binary = as_Binary((Node *)part);
    bool is_less = binary->operator== OPERATOR_LESS || binary->operator== OPERATOR_LESS_EQUAL;
    const char *relation = is_less ? "<=" : ">=";
    if (int_constant(binary->right))
        return arena_format(clause->arena, "%s %s %" PRId64,
                            weaker_clause_source(clause, binary->left->span), relation, bound);
    return arena_format(clause->arena, "%" PRId64 " %s %s", bound, relation,
                        weaker_clause_source(clause, binary->right->span));
}

// ---- Guards

static bool is_parameter(const Method *method, const char *word, size_t length) {
    const NodeList *parameters = &method->declaration->parameters;
    for (uint32_t i = 0; i < parameters->count; i++) {
        const Node *node = parameters->items[i];
        const Name *name =
            node->kind == NODE_VARIABLE ? as_VariableDeclaration((Node *)node)->name : NULL;
        if (name && strlen(name->text) == length && !strncmp(name->text, word, length))
            return true;
    }
    return false;
}

static bool is_one_of(const char *const *words, const char *word, size_t length) {
    for (; *words; words++)
        if (strlen(*words) == length && !strncmp(*words, word, length))
            return true;
    return false;
}

// Parameters, lengths and constants are after the call what they were before.
static bool depends_on_heap(const Method *method, const char *condition) {
    static const char *const constants[] = {"null", "true", "false", "Integer", "Long", NULL};
    static const char *const fixed[] = {"length", "MAX_VALUE", "MIN_VALUE", NULL};
    for (const char *at = condition; *at;) {
        size_t length = 0;
        while (isalnum((unsigned char)at[length]) || at[length] == '_' || at[length] == '$' ||
               (unsigned char)at[length] >= 0x80)
            length++;
        bool is_field = at > condition && at[-1] == '.';
        if (length && !isdigit((unsigned char)*at) &&
            !(is_field ? is_one_of(fixed, at, length)
                       : is_one_of(constants, at, length) || is_parameter(method, at, length)))
            return true;
        at += length ? length : 1;
    }
    return false;
}

static bool binds_loosely(const Node *part) {
    Operator relation = operator_of(part);
    return part->kind == NODE_CONDITIONAL || relation == OPERATOR_EQUIVALENT ||
           relation == OPERATOR_NOT_EQUIVALENT;
}

const char *weaker_guarded(const WeakerClause *clause, const Node *part, const Method *method,
                           const char *condition) {
    const char *guard = depends_on_heap(method, condition)
                            ? arena_format(clause->arena, "\\old(%s)", condition)
                            : condition;
    const char *text = weaker_clause_source(clause, part->span);
    if (binds_loosely(part))
        text = arena_format(clause->arena, "(%s)", text);
    return arena_format(clause->arena, part == clause->expression ? "%s ==> %s" : "(%s ==> %s)",
                        guard, text);
}
