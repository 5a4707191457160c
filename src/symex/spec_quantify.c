// Quantifiers: expanded over the scope.
//
// Over objects: every object that is there. Over ints: from the range the
// bounds of the variable are read off, and the body is taken for every number
// up to a little more than the longest array; that nothing lies beyond is
// checked, not believed: executions in which something does are not modelled.
#include "symex/spec.h"

// ---- Reading off bounds

typedef struct Bounds {
    Node *low, *high;  // or NULL; the strongest found first
    bool low_strict;   // low < i
    bool high_strict;  // i < high
} Bounds;

static bool is_variable(Node *node, const Variable *variable) {
    while (node->kind == NODE_PARENTHESIZED)
        node = as_Parenthesized(node)->inner;
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

static bool mentions(Node *node, const Variable *variable) {
    Mention mention = {variable, false};
    look_for_variable(&mention, node);
    return mention.found;
}

static void note_comparison(Bounds *bounds, Binary *binary, const Variable *variable) {
    Operator operator= binary->operator;
    bool upward = operator== OPERATOR_LESS || operator== OPERATOR_LESS_EQUAL;
    bool downward = operator== OPERATOR_GREATER || operator== OPERATOR_GREATER_EQUAL;
    bool strict = operator== OPERATOR_LESS || operator== OPERATOR_GREATER;
    if (!upward && !downward)
        return;
    Node *smaller = upward ? binary->left : binary->right;
    Node *greater = upward ? binary->right : binary->left;
    if (is_variable(smaller, variable) && !mentions(greater, variable) && !bounds->high) {
        bounds->high = greater;
        bounds->high_strict = strict;
    }
    if (is_variable(greater, variable) && !mentions(smaller, variable) && !bounds->low) {
        bounds->low = smaller;
        bounds->low_strict = strict;
    }
}

// Conjuncts of the range; with no range, of what stands before `==>`.
static void find_bounds(Bounds *bounds, Node *node, const Variable *variable, bool is_body) {
    if (node->kind == NODE_PARENTHESIZED) {
        find_bounds(bounds, as_Parenthesized(node)->inner, variable, is_body);
    } else if (node->kind == NODE_CHAIN) {
        for (uint32_t i = 0; i < as_Chain(node)->comparisons.count && !is_body; i++)
            note_comparison(bounds, as_Binary(as_Chain(node)->comparisons.items[i]), variable);
    } else if (node->kind == NODE_BINARY) {
        Binary *binary = as_Binary(node);
        if (binary->operator== OPERATOR_IMPLIES && is_body)
            find_bounds(bounds, binary->left, variable, false);
        else if (binary->operator== OPERATOR_AND && !is_body) {
            find_bounds(bounds, binary->left, variable, false);
            find_bounds(bounds, binary->right, variable, false);
        } else if (!is_body)
            note_comparison(bounds, binary, variable);
    }
}

// ---- Expansion

typedef struct Expansion {
    Spec *spec;
    Quantified *quantified;
    Term result;
    Term any; // of \min and \max: some value was in range
} Expansion;

static void take(Expansion *expansion, Term in_range, Term value) {
    TermTable *terms = expansion->spec->symex->terms;
    Type *type = expansion->quantified->node.type;
    Term result = expansion->result;
    uint32_t width = term_width(terms, result);
    JmlKeyword keyword = expansion->quantified->keyword;
    if (keyword == JML_FORALL) {
        expansion->result = term_and(terms, result, term_implies(terms, in_range, value));
        return;
    }
    if (keyword == JML_EXISTS) {
        expansion->result = term_or(terms, result, term_and(terms, in_range, value));
        return;
    }
    if (keyword == JML_NUM_OF) {
        expansion->result =
            term_add(terms, result,
                     term_ite(terms, term_and(terms, in_range, value),
                              term_constant(terms, width, 1), term_constant(terms, width, 0)));
        return;
    }
    uint32_t own = term_width(terms, value);
    if (own < width)
        value = type->kind == TYPE_CHAR ? term_zero_extend(terms, value, width)
                                        : term_sign_extend(terms, value, width);
    if (keyword == JML_SUM)
        expansion->result = term_add(
            terms, result, term_ite(terms, in_range, value, term_constant(terms, width, 0)));
    else if (keyword == JML_PRODUCT)
        expansion->result = term_multiply(
            terms, result, term_ite(terms, in_range, value, term_constant(terms, width, 1)));
    else {
        bool is_min = keyword == JML_MIN;
        Term better = is_min ? term_slt(terms, value, result) : term_slt(terms, result, value);
        Term chosen = term_and(terms, in_range,
                               term_or(terms, term_not(expansion->any), better));
        expansion->result = term_ite(terms, chosen, value, result);
        expansion->any = term_or(terms, expansion->any, in_range);
    }
}

static void expand(Expansion *expansion, uint32_t index);

// All variables have values: range, then body where the range holds.
static void expand_body(Expansion *expansion) {
    Spec *spec = expansion->spec;
    TermTable *terms = spec->symex->terms;
    Term outer = spec->guard;
    int polarity = spec->polarity;
    spec->polarity = 0;
    Term in_range = expansion->quantified->range
                        ? spec_value(spec, expansion->quantified->range)
                        : TERM_TRUE;
    bool is_logical = expansion->quantified->keyword == JML_FORALL ||
                      expansion->quantified->keyword == JML_EXISTS;
    spec->polarity = is_logical ? polarity : 0;
    if (in_range != TERM_FALSE && outer != TERM_FALSE) {
        spec->guard = term_and(terms, outer, in_range);
        Term value = spec_value(spec, expansion->quantified->body);
        spec->guard = outer;
        take(expansion, in_range, value);
    }
    spec->polarity = polarity;
}

static void expand_objects(Expansion *expansion, uint32_t index, Variable *variable) {
    Spec *spec = expansion->spec;
    Symex *symex = spec->symex;
    Term outer = spec->guard;
    uint32_t count = symex->objects.count; // the body may create some: they do not count
    for (uint32_t i = 1; i < count; i++) {
        const Object *object = &symex->objects.items[i];
        if (!object_is_instance(symex, object, variable->type))
            continue;
        Term exists = spec_object_exists(spec, object);
        if (exists == TERM_FALSE)
            continue;
        spec_bind(spec, variable, object_reference(symex, i));
        spec->guard = term_and(symex->terms, outer, exists);
        Expansion inner = *expansion;
        // The object counts only where it exists: expand under that, then choose.
        inner.result = expansion->result;
        expand(&inner, index + 1);
        expansion->result = term_ite(symex->terms, exists, inner.result, expansion->result);
        expansion->any = term_ite(symex->terms, exists, inner.any, expansion->any);
    }
    spec->guard = outer;
}

static int64_t most_index(const Symex *symex) {
    int64_t most = 2 * (int64_t)symex->scope.array_length + 2;
    for (uint32_t i = 1; i < symex->objects.count; i++)
        if (symex->objects.items[i].type->kind == TYPE_ARRAY &&
            symex->objects.items[i].count > most)
            most = symex->objects.items[i].count;
    int64_t greatest = (INT64_C(1) << (symex->scope.bits - 1)) - 1;
    return most < greatest ? most : greatest;
}

// Executions in which the range reaches beyond [low, high] are not modelled.
static void check_beyond(Expansion *expansion, const Bounds *bounds, int64_t low, int64_t high) {
    Spec *spec = expansion->spec;
    Symex *symex = spec->symex;
    TermTable *terms = symex->terms;
    Term from = spec_value(spec, bounds->low), to = spec_value(spec, bounds->high);
    uint32_t width = term_width(terms, from) > term_width(terms, to) ? term_width(terms, from)
                                                                     : term_width(terms, to);
    from = term_sign_extend(terms, from, width);
    to = term_sign_extend(terms, to, width);
    Term is_empty = bounds->high_strict || bounds->low_strict ? term_sle(terms, to, from)
                                                              : term_slt(terms, to, from);
    Term starts_before = term_slt(terms, from, term_constant(terms, width, (uint64_t)low));
    Term last = term_constant(terms, width, (uint64_t)high);
    Term ends_after = bounds->high_strict
                          ? term_slt(terms, term_add(terms, last, term_constant(terms, width, 1)),
                                     to)
                          : term_slt(terms, last, to);
    Term beyond = term_and(terms, term_not(is_empty), term_or(terms, starts_before, ends_after));
    // What already is known to fail inside the range needs nothing beyond it.
    add_unmodelled(symex, term_and(terms, spec->guard, beyond), expansion->quantified->node.span,
                   "a quantifier over more numbers than the scope has");
}

static Bounds bounds_of(Quantified *quantified, const Variable *variable) {
    Bounds bounds = {0};
    if (quantified->range)
        find_bounds(&bounds, quantified->range, variable, false);
    else
        find_bounds(&bounds, quantified->body, variable, true);
    return bounds;
}

// The variable bound after `index` that the node is, or NULL.
static Variable *later_variable(Quantified *quantified, uint32_t index, Node *node) {
    for (uint32_t i = index + 1; node && i < quantified->variables.count; i++) {
        Variable *variable = as_VariableDeclaration(quantified->variables.items[i])->symbol;
        if (is_variable(node, variable))
            return variable;
    }
    return NULL;
}

// In `0 <= i && i < j && j < n` the bound of i is j, which has no value yet: its own bound will do.
static Bounds bounds_through_others(Quantified *quantified, uint32_t index,
                                    const Variable *variable) {
    Bounds bounds = bounds_of(quantified, variable);
    for (uint32_t steps = 0; steps < quantified->variables.count; steps++) {
        Variable *high = later_variable(quantified, index, bounds.high);
        if (high) {
            Bounds other = bounds_of(quantified, high);
            bounds.high = other.high;
            bounds.high_strict = bounds.high_strict && other.high_strict;
        }
        Variable *low = later_variable(quantified, index, bounds.low);
        if (low) {
            Bounds other = bounds_of(quantified, low);
            bounds.low = other.low;
            bounds.low_strict = bounds.low_strict && other.low_strict;
        }
    }
    for (uint32_t i = index + 1; i < quantified->variables.count; i++) {
        const Variable *later = as_VariableDeclaration(quantified->variables.items[i])->symbol;
        if (bounds.high && mentions(bounds.high, later))
            bounds.high = NULL;
        if (bounds.low && mentions(bounds.low, later))
            bounds.low = NULL;
    }
    return bounds;
}

static void expand_numbers(Expansion *expansion, uint32_t index, Variable *variable) {
    Spec *spec = expansion->spec;
    Symex *symex = spec->symex;
    Bounds bounds = bounds_through_others(expansion->quantified, index, variable);
    int64_t low = 0, high = most_index(symex);
    bool has_bounds = bounds.low && bounds.high;
    if (type_bits(symex, variable->type->kind) <= 8 && !has_bounds) {
        uint32_t bits = type_bits(symex, variable->type->kind);
        low = -(INT64_C(1) << (bits - 1));
        high = (INT64_C(1) << (bits - 1)) - 1;
    } else if (!bounds.low || !bounds.high) {
        add_unmodelled(symex, spec->guard, expansion->quantified->node.span,
                       "a quantifier without bounds for its variable");
        return;
    } else {
        uint64_t constant;
        Term from = spec_value(spec, bounds.low);
        uint32_t width = term_width(symex->terms, from);
        if (term_is_constant(symex->terms, from, &constant)) {
            low = (int64_t)(constant << (64 - width)) >> (64 - width);
            high += low;
        }
        check_beyond(expansion, &bounds, low, high);
    }
    for (int64_t i = low; i <= high; i++) {
        spec_bind(spec, variable, java_constant(symex, value_type(variable->type), i));
        expand(expansion, index + 1);
    }
}

static void expand(Expansion *expansion, uint32_t index) {
    if (index == expansion->quantified->variables.count) {
        expand_body(expansion);
        return;
    }
    Variable *variable =
        as_VariableDeclaration(expansion->quantified->variables.items[index])->symbol;
    if (variable->type->kind == TYPE_BOOLEAN) {
        for (int value = 0; value < 2; value++) {
            spec_bind(expansion->spec, variable, term_bool(value));
            expand(expansion, index + 1);
        }
    } else if (!type_is_primitive(variable->type)) {
        expand_objects(expansion, index, variable);
    } else if (type_is_integral(variable->type) && variable->type->kind != TYPE_BIGINT) {
        expand_numbers(expansion, index, variable);
    } else {
        add_unmodelled(expansion->spec->symex, expansion->spec->guard,
                       expansion->quantified->node.span, "a quantifier over this type");
    }
}

// A `\forall` that is to be shown may be shown for one unknown value, and an `\exists` that is
// given holds for one.
static bool stands_for_one(const Spec *spec, const Quantified *quantified) {
    return (quantified->keyword == JML_FORALL && spec->polarity > 0) ||
           (quantified->keyword == JML_EXISTS && spec->polarity < 0);
}

static bool is_bounded(Quantified *quantified, const Variable *variable) {
    Bounds bounds = bounds_of(quantified, variable);
    return bounds.low && bounds.high;
}

static bool all_unbounded_numbers(Quantified *quantified) {
    for (uint32_t i = 0; i < quantified->variables.count; i++) {
        const Variable *variable =
            as_VariableDeclaration(quantified->variables.items[i])->symbol;
        bool is_number = variable->type->kind == TYPE_INT || variable->type->kind == TYPE_LONG;
        if (!is_number || is_bounded(quantified, variable))
            return false;
    }
    return true;
}

static Term value_for_one(Spec *spec, Quantified *quantified) {
    Symex *symex = spec->symex;
    for (uint32_t i = 0; i < quantified->variables.count; i++) {
        Variable *variable = as_VariableDeclaration(quantified->variables.items[i])->symbol;
        spec_bind(spec, variable, fresh_value(symex, variable->type, variable->name->text));
    }
    Term outer = spec->guard;
    int polarity = spec->polarity;
    spec->polarity = 0;
    Term in_range = quantified->range ? spec_value(spec, quantified->range) : TERM_TRUE;
    spec->polarity = polarity;
    spec->guard = term_and(symex->terms, outer, in_range);
    Term value = spec_value(spec, quantified->body);
    spec->guard = outer;
    return quantified->keyword == JML_FORALL ? term_implies(symex->terms, in_range, value)
                                             : term_and(symex->terms, in_range, value);
}

Term spec_quantified(Spec *spec, Quantified *quantified) {
    Symex *symex = spec->symex;
    if (stands_for_one(spec, quantified) && all_unbounded_numbers(quantified))
        return value_for_one(spec, quantified);
    Expansion expansion = {spec, quantified, TERM_NONE, TERM_FALSE};
    Type *type = quantified->node.type;
    if (quantified->keyword == JML_FORALL || quantified->keyword == JML_EXISTS)
        expansion.result = term_bool(quantified->keyword == JML_FORALL);
    else if (type->kind == TYPE_BIGINT || type->kind == TYPE_REAL || type->kind == TYPE_DOUBLE ||
             type->kind == TYPE_FLOAT)
        return spec_unmodelled(spec, &quantified->node, "a quantifier of this type");
    else
        expansion.result =
            java_constant(symex, value_type(type), quantified->keyword == JML_PRODUCT);
    expand(&expansion, 0);
    if (quantified->keyword == JML_MIN || quantified->keyword == JML_MAX)
        spec_undefined(spec, term_not(expansion.any));
    return expansion.result;
}
