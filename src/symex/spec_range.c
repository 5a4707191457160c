// The range of a bound variable, read off the guards of its quantifier.
//
// A value counts only where the range holds, and, of `\forall`, where the body is
// false; of `\exists` and `\num_of`, where it is true. What this implies about the
// variable bounds it: comparisons among the conjuncts, left to right. Behind a part
// that may have no value for some numbers, such as a[i], nothing is read off.
#include "symex/spec_range.h"

static Node *inner_of(Node *node) {
    while (node->kind == NODE_PARENTHESIZED)
        node = as_Parenthesized(node)->inner;
    return node;
}

static bool is_variable(Node *node, const Variable *variable) {
    node = inner_of(node);
    return node->kind == NODE_NAME && as_NameExpression(node)->variable == variable;
}

typedef struct Mention {
    const Variable *variable;
    bool found;
} Mention;

static void look_for_variable(void *context, Node *node) {
    Mention *mention = context;
    if (node->kind == NODE_NAME && as_NameExpression(node)->variable == mention->variable)
        mention->found = true;
    ast_each_child(node, look_for_variable, mention);
}

bool range_mentions(Node *node, const Variable *variable) {
    Mention mention = {variable, false};
    look_for_variable(&mention, node);
    return mention.found;
}

// ---- Parts that may have no value

static void look_for_partial(void *context, Node *node) {
    Mention *mention = context;
    bool is_division = node->kind == NODE_BINARY &&
                       (as_Binary(node)->operator== OPERATOR_DIVIDE ||
                        as_Binary(node)->operator== OPERATOR_REMAINDER);
    Node *partial = is_division                 ? as_Binary(node)->right
                    : node->kind == NODE_INDEX || node->kind == NODE_CALL ? node
                                                                          : NULL;
    if (partial && range_mentions(partial, mention->variable))
        mention->found = true;
    ast_each_child(node, look_for_partial, mention);
}

static bool may_have_no_value(Node *node, const Variable *variable) {
    Mention mention = {variable, false};
    look_for_partial(&mention, node);
    return mention.found;
}

// ---- Comparisons

typedef struct Reader {
    Arena *arena;
    Bounds *bounds;
    const Variable *variable;
    bool is_over; // nothing more is read off
} Reader;

static void add_bound(Reader *reader, bool is_low, Node *node, bool is_strict) {
    Bound bound = {node, is_strict};
    if (is_low)
        vector_push(reader->arena, &reader->bounds->lows, bound);
    else
        vector_push(reader->arena, &reader->bounds->highs, bound);
}

static Operator opposite(Operator operator) {
    static const Operator opposites[] = {
        [OPERATOR_LESS] = OPERATOR_GREATER_EQUAL,    [OPERATOR_LESS_EQUAL] = OPERATOR_GREATER,
        [OPERATOR_GREATER] = OPERATOR_LESS_EQUAL,    [OPERATOR_EQUAL] = OPERATOR_NOT_EQUAL,
        [OPERATOR_GREATER_EQUAL] = OPERATOR_LESS,    [OPERATOR_NOT_EQUAL] = OPERATOR_EQUAL,
    };
    bool is_known = operator< sizeof opposites / sizeof *opposites;
    return is_known ? opposites[operator] : OPERATOR_NONE;
}

static void read_comparison(Reader *reader, Binary *binary, bool is_true) {
    Operator operator= is_true ? binary->operator: opposite(binary->operator);
    Node *left = binary->left, *right = binary->right;
    bool on_left = is_variable(left, reader->variable);
    Node *other = on_left ? right : left;
    if ((!on_left && !is_variable(right, reader->variable)) ||
        range_mentions(other, reader->variable))
        return;
    bool is_strict = operator== OPERATOR_LESS || operator== OPERATOR_GREATER;
    bool is_less = operator== OPERATOR_LESS || operator== OPERATOR_LESS_EQUAL;
    bool is_greater = operator== OPERATOR_GREATER || operator== OPERATOR_GREATER_EQUAL;
    if (is_less || is_greater)
        add_bound(reader, is_greater == on_left, other, is_strict);
    if (operator== OPERATOR_EQUAL) {
        add_bound(reader, true, other, false);
        add_bound(reader, false, other, false);
    }
}

// What follows from the formula being true, or false.
static void read_formula(Reader *reader, Node *node, bool is_true) {
    node = inner_of(node);
    if (reader->is_over)
        return;
    if (node->kind == NODE_UNARY && as_Unary(node)->operator== OPERATOR_NOT) {
        read_formula(reader, as_Unary(node)->operand, !is_true);
    } else if (node->kind == NODE_CHAIN && is_true) {
        for (uint32_t i = 0; i < as_Chain(node)->comparisons.count; i++)
            read_formula(reader, as_Chain(node)->comparisons.items[i], true);
    } else if (node->kind == NODE_BINARY) {
        Binary *binary = as_Binary(node);
        Operator operator= binary->operator;
        bool is_and = operator== OPERATOR_AND || operator== OPERATOR_BIT_AND;
        bool is_or = operator== OPERATOR_OR || operator== OPERATOR_BIT_OR;
        bool is_implication = operator== OPERATOR_IMPLIES;
        if ((is_and && is_true) || (is_or && !is_true) || (is_implication && !is_true)) {
            read_formula(reader, binary->left, is_implication ? true : is_true);
            read_formula(reader, binary->right, is_true);
            return;
        }
        read_comparison(reader, binary, is_true);
    }
    reader->is_over = may_have_no_value(node, reader->variable);
}

Bounds range_bounds(Arena *arena, Quantified *quantified, const Variable *variable) {
    Bounds bounds = {{0}, {0}};
    Reader reader = {arena, &bounds, variable, false};
    if (quantified->range)
        read_formula(&reader, quantified->range, true);
    if (quantified->keyword == JML_FORALL)
        read_formula(&reader, quantified->body, false);
    else if (quantified->keyword == JML_EXISTS || quantified->keyword == JML_NUM_OF)
        read_formula(&reader, quantified->body, true);
    return bounds;
}

// ---- Variables bound together

// The variable bound after `index` that the node is, or NULL.
static Variable *later_variable(Quantified *quantified, uint32_t index, Node *node) {
    for (uint32_t i = index + 1; i < quantified->variables.count; i++) {
        Variable *variable = as_VariableDeclaration(quantified->variables.items[i])->symbol;
        if (is_variable(node, variable))
            return variable;
    }
    return NULL;
}

static bool mentions_later(Quantified *quantified, uint32_t index, Node *node) {
    for (uint32_t i = index + 1; i < quantified->variables.count; i++)
        if (range_mentions(node,
                           as_VariableDeclaration(quantified->variables.items[i])->symbol))
            return true;
    return false;
}

// In `0 <= i && i < j && j < n` the bound of i is j, which has no value yet: its own bound will do.
static void replace_later(Arena *arena, Quantified *quantified, uint32_t index, BoundList *list,
                          bool is_low) {
    const Variable *variable =
        as_VariableDeclaration(quantified->variables.items[index])->symbol;
    BoundList result = {0};
    for (uint32_t i = 0; i < list->count && i < 64; i++) {
        Bound bound = list->items[i];
        Variable *later = later_variable(quantified, index, bound.node);
        if (later) {
            Bounds others = range_bounds(arena, quantified, later);
            const BoundList *theirs = is_low ? &others.lows : &others.highs;
            for (uint32_t j = 0; j < theirs->count; j++) {
                if (range_mentions(theirs->items[j].node, variable))
                    continue;
                // Both strict would leave one more out; one is enough to be right.
                Bound through = {theirs->items[j].node,
                                 bound.is_strict || theirs->items[j].is_strict};
                vector_push(arena, list, through);
            }
        } else if (!mentions_later(quantified, index, bound.node)) {
            vector_push(arena, &result, bound);
        }
    }
    *list = result;
}

Bounds range_bounds_in_order(Arena *arena, Quantified *quantified, uint32_t index) {
    const Variable *variable =
        as_VariableDeclaration(quantified->variables.items[index])->symbol;
    Bounds bounds = range_bounds(arena, quantified, variable);
    replace_later(arena, quantified, index, &bounds.lows, true);
    replace_later(arena, quantified, index, &bounds.highs, false);
    return bounds;
}
