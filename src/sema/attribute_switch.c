// Typing of the cases of switch statements and switch expressions.
#include "sema/internal.h"

#include <string.h>

// A constant that was a label already: one of an enum, or a value.
typedef struct SeenConstant {
    const Variable *enum_constant;
    const Constant *value;
    Span label;
} SeenConstant;

// The cases of one switch, so far.
typedef struct Cases {
    Sema *sema;
    Type *selector;
    bool is_expression;
    bool is_enhanced; // uses patterns or null: has to be exhaustive (JLS 14.11.2)
    VECTOR(SeenConstant) constants;
    NodeList patterns; // without a guard
    bool has_default;  // or a pattern that matches everything
    Span default_label;
    const Case *written_default; // the case with `default`, once it was met
} Cases;

static const char *text(const Cases *cases, const Type *type) {
    return type_text(cases->sema->arena, type);
}

// ---- The selector

static Class *selector_enum(const Type *selector) {
    bool is_enum = selector->kind == TYPE_CLASS && selector->class_symbol->kind == CLASS_ENUM;
    return is_enum ? selector->class_symbol : NULL;
}

// The primitive type that constants are compared in; NULL when not integral.
static Type *selector_primitive(Sema *sema, Type *selector) {
    Type *type = type_unboxed(sema, selector);
    bool is_small = type && type->kind >= TYPE_BYTE && type->kind <= TYPE_INT;
    return is_small ? type : NULL;
}

// Those that switch could do before patterns: they need not be exhaustive.
static bool takes_constants(Sema *sema, Type *selector) {
    return type_is_error(selector) || selector == sema->types.string || selector_enum(selector) ||
           selector_primitive(sema, selector);
}

static void check_selector(Cases *cases, Node *selector) {
    Type *type = cases->selector;
    bool is_object = type_is_reference(type) && type->kind != TYPE_NULL;
    if (is_object || selector_primitive(cases->sema, type))
        return;
    diag_error(cases->sema->diagnostics, selector->span, "cannot switch on '%s'",
               text(cases, type));
    cases->selector = type_primitive(&cases->sema->types, TYPE_ERROR);
}

// ---- Labels

static bool is_null(Node *label) {
    return label->kind == NODE_LITERAL && as_Literal(label)->value.kind == CONSTANT_NULL;
}

static bool is_same_constant(const SeenConstant *a, const SeenConstant *b) {
    if (a->enum_constant || b->enum_constant)
        return a->enum_constant == b->enum_constant;
    if (!a->value || !b->value)
        return a->value == b->value; // null
    return constant_equal(a->value, b->value);
}

static void note_repeated(Cases *cases, Span label, Span earlier, const char *message) {
    diag_error(cases->sema->diagnostics, label, "%s", message);
    diag_note(cases->sema->diagnostics, earlier, "the earlier label is here");
}

static void note_constant(Cases *cases, SeenConstant constant) {
    for (uint32_t i = 0; i < cases->constants.count; i++) {
        const SeenConstant *earlier = &cases->constants.items[i];
        if (is_same_constant(earlier, &constant)) {
            note_repeated(cases, constant.label, earlier->label, "duplicate case label");
            return;
        }
    }
    vector_push(cases->sema->arena, &cases->constants, constant);
}

// `case null, default` or `default` alone, without the body.
static Span label_span(const Case *part) {
    Position end = part->node.span.begin + (Position)strlen("default");
    if (part->labels.count)
        end = vector_last(&part->labels)->span.end;
    return (Span){part->node.span.begin, end};
}

// Behind `default` there are only constants, and none behind `null, default` (JLS 14.11.1).
static void check_behind_default(Cases *cases, const Node *label, bool is_constant) {
    const Case *earlier = cases->written_default;
    if (earlier && !(is_constant && !earlier->labels.count))
        note_repeated(cases, label->span, label_span(earlier),
                      "the default case in front of this one takes all its values");
}

// JLS 14.11.1: a label that can never apply because of an earlier pattern. `pattern` is the label
// itself, if it is one.
static void check_dominated(Cases *cases, const Node *label, Node *pattern, Type *type) {
    check_behind_default(cases, label, !pattern);
    for (uint32_t i = 0; i < cases->patterns.count; i++) {
        Node *earlier = cases->patterns.items[i];
        if (type_is_error(type) || type_is_error(earlier->type))
            continue;
        if (pattern ? pattern_dominates(cases->sema, earlier, pattern)
                    : pattern_is_unconditional(cases->sema, earlier, type)) {
            note_repeated(cases, label->span, earlier->span,
                          "an earlier case takes all values of this one");
            return;
        }
    }
}

static void attribute_enum_label(Cases *cases, NameExpression *label, Class *enumeration) {
    class_complete_members(cases->sema, enumeration);
    Variable *constant = map_get(&enumeration->fields_by_name, label->name);
    label->node.type = cases->selector;
    if (!constant || constant->kind != VARIABLE_ENUM_CONSTANT) {
        diag_error(cases->sema->diagnostics, label->node.span,
                   "'%s' is not a constant of enum '%s'", label->name->text,
                   enumeration->name->text);
        label->node.type = type_primitive(&cases->sema->types, TYPE_ERROR);
        return;
    }
    label->variable = constant;
    check_dominated(cases, &label->node, NULL, cases->selector);
    note_constant(cases, (SeenConstant){.enum_constant = constant, .label = label->node.span});
}

static const Variable *qualified_constant(Node *label) {
    const Variable *variable = label->kind == NODE_FIELD ? as_FieldAccess(label)->variable : NULL;
    return variable && variable->kind == VARIABLE_ENUM_CONSTANT ? variable : NULL;
}

static void note_value(Cases *cases, Node *label) {
    Type *primitive = selector_primitive(cases->sema, cases->selector);
    Type *type = primitive ? primitive : cases->selector;
    const Constant *value = constant_convert(cases->sema->arena, label->constant, type->kind);
    if (value)
        note_constant(cases, (SeenConstant){.value = value, .label = label->span});
}

static void check_constant_label(Cases *cases, Node *label) {
    Sema *sema = cases->sema;
    const Variable *constant = qualified_constant(label);
    if (constant) {
        if (!type_castable(sema, cases->selector, label->type))
            check_assignable(sema, label, cases->selector);
        note_constant(cases, (SeenConstant){.enum_constant = constant, .label = label->span});
    } else if (selector_enum(cases->selector)) {
        diag_error(sema->diagnostics, label->span, "case label must be a constant of enum '%s'",
                   cases->selector->class_symbol->name->text);
    } else if (!label->constant) {
        diag_error(sema->diagnostics, label->span, "case label must be a constant expression");
    } else if (!takes_constants(sema, cases->selector)) {
        diag_error(sema->diagnostics, label->span, "a constant case label cannot match '%s'",
                   text(cases, cases->selector));
    } else {
        check_assignable(sema, label, cases->selector);
        if (type_assignable(sema, label->type, cases->selector, label->constant))
            note_value(cases, label);
    }
}

static void attribute_null_label(Cases *cases, Environment *scope, Node *label) {
    attribute_expression(cases->sema, scope, label, NULL);
    cases->is_enhanced = true;
    if (!type_is_reference(cases->selector))
        diag_error(cases->sema->diagnostics, label->span, "'%s' is never null",
                   text(cases, cases->selector));
    check_behind_default(cases, label, false);
    note_constant(cases, (SeenConstant){.label = label->span});
}

// A second pattern for everything was reported as dominated: then `message` is NULL.
static void note_everything(Cases *cases, Span label, const char *message) {
    if (!cases->has_default)
        cases->default_label = label;
    else if (message)
        note_repeated(cases, label, cases->default_label, message);
    cases->has_default = true;
}

static void attribute_pattern_label(Cases *cases, Environment *scope, Node *label) {
    attribute_pattern(cases->sema, scope, label, cases->selector);
    cases->is_enhanced = true;
    check_dominated(cases, label, label, label->type);
}

static void attribute_label(Cases *cases, Environment *scope, Node *label) {
    Class *enumeration = selector_enum(cases->selector);
    if (ast_category(label) == CATEGORY_PATTERN) {
        attribute_pattern_label(cases, scope, label);
    } else if (type_is_error(cases->selector)) {
        return; // what the label means depends on the selector
    } else if (is_null(label)) {
        attribute_null_label(cases, scope, label);
    } else if (enumeration && label->kind == NODE_NAME) {
        attribute_enum_label(cases, as_NameExpression(label), enumeration);
    } else if (!type_is_error(attribute_expression(cases->sema, scope, label, NULL))) {
        check_dominated(cases, label, NULL, type_boxed(cases->sema, label->type));
        check_constant_label(cases, label);
    }
}

// ---- Cases

// What later labels are compared with; known once the guard is typed.
static void note_patterns(Cases *cases, const Case *part) {
    if (!guard_is_true(part->guard))
        return;
    for (uint32_t i = 0; i < part->labels.count; i++) {
        Node *label = part->labels.items[i];
        if (ast_category(label) != CATEGORY_PATTERN)
            continue;
        vector_push(cases->sema->arena, &cases->patterns, label);
        if (!type_is_error(cases->selector) && !type_is_error(label->type) &&
            pattern_is_unconditional(cases->sema, label, cases->selector))
            note_everything(cases, label->span, NULL);
    }
}

static void check_bindings_alone(Cases *cases, const Case *part, const Environment *before,
                                 const Environment *after) {
    if (part->labels.count > 1 && before->locals != after->locals)
        diag_error(cases->sema->diagnostics, part->labels.items[1]->span,
                   "a case that binds variables has one label only");
}

// JLS 14.11.1: what may stand together in one case.
static void check_combination(Cases *cases, const Case *part) {
    uint32_t nulls = 0, patterns = 0, count = part->labels.count;
    for (uint32_t i = 0; i < count; i++) {
        nulls += is_null(part->labels.items[i]);
        patterns += ast_category(part->labels.items[i]) == CATEGORY_PATTERN;
    }
    if (nulls && count > 1)
        diag_error(cases->sema->diagnostics, label_span(part),
                   "'null' stands alone in a case, or with 'default'");
    else if (patterns && patterns < count)
        diag_error(cases->sema->diagnostics, label_span(part),
                   "a case has either patterns or constants");
    if (part->guard && (!patterns || part->is_default))
        diag_error(cases->sema->diagnostics, part->guard->span, "a guard needs a pattern");
}

// JLS 14.11.1: it would never let anything pass.
static void check_guard(Cases *cases, const Node *guard) {
    const Constant *constant = guard->constant;
    if (constant && constant->kind == CONSTANT_BOOLEAN && !constant->integer)
        diag_error(cases->sema->diagnostics, guard->span, "the guard is always false");
}

// Types labels and guard; the variables they bind are then in scope.
static void attribute_labels(Cases *cases, Environment *scope, Case *part) {
    const Environment before = *scope;
    check_combination(cases, part);
    for (uint32_t i = 0; i < part->labels.count; i++)
        attribute_label(cases, scope, part->labels.items[i]);
    for (uint32_t i = 0; i < part->labels.count; i++)
        if (ast_category(part->labels.items[i]) == CATEGORY_PATTERN)
            declare_pattern(cases->sema, scope, part->labels.items[i]);
    check_bindings_alone(cases, part, &before, scope);
    if (part->guard) {
        attribute_condition(cases->sema, scope, part->guard);
        check_guard(cases, part->guard);
        declare_bindings(cases->sema, scope, part->guard, true);
    }
    note_patterns(cases, part);
    if (part->is_default)
        note_everything(cases, label_span(part), "duplicate default label");
    if (part->is_default)
        cases->written_default = part;
}

static void attribute_rule(Cases *cases, Environment *scope, const Case *part) {
    if (!part->body.count)
        return;
    Node *body = part->body.items[0];
    Node *expression =
        body->kind == NODE_EXPRESSION_STATEMENT ? as_ExpressionStatement(body)->expression : NULL;
    if (expression && cases->is_expression) {
        attribute_yielded_value(cases->sema, scope, expression);
        return;
    }
    attribute_statement(cases->sema, scope, body);
}

// JLS 6.3.4: declarations of one group are seen by the next ones, but what
// patterns bound is not.
static ScopeEntry *without_bindings(Sema *sema, ScopeEntry *entries, ScopeEntry *end) {
    if (entries == end)
        return end;
    ScopeEntry *previous = without_bindings(sema, entries->previous, end);
    if (entries->variable && entries->variable->kind == VARIABLE_PATTERN)
        return previous;
    if (previous == entries->previous)
        return entries;
    ScopeEntry *copy = ARENA_NEW(sema->arena, ScopeEntry);
    *copy = *entries;
    copy->previous = previous;
    return copy;
}

static void check_fall_through(Cases *cases, const Case *previous, const Case *part) {
    if (previous && statements_complete(&previous->body))
        diag_error(cases->sema->diagnostics, label_span(part),
                   "cannot fall through to a case that binds variables");
}

static void attribute_group(Cases *cases, Environment *scope, Case *part, const Case *previous) {
    ScopeEntry *before = scope->locals;
    attribute_labels(cases, scope, part);
    if (scope->locals != before)
        check_fall_through(cases, previous, part);
    for (uint32_t i = 0; i < part->body.count; i++)
        attribute_statement(cases->sema, scope, part->body.items[i]);
    scope->locals = without_bindings(cases->sema, scope->locals, before);
}

static void attribute_all(Cases *cases, Environment *scope, const NodeList *list) {
    const Case *previous = NULL;
    for (uint32_t i = 0; i < list->count; i++) {
        Case *part = as_Case(list->items[i]);
        if (part->is_arrow) {
            Environment inner = *scope;
            attribute_labels(cases, &inner, part);
            attribute_rule(cases, &inner, part);
        } else {
            attribute_group(cases, scope, part, previous);
        }
        previous = part;
    }
}

// ---- The whole switch

static Node *selector_of(Node *switch_node) {
    return switch_node->kind == NODE_SWITCH ? as_Switch(switch_node)->selector
                                            : as_SwitchExpression(switch_node)->selector;
}

static void check_exhaustive(Cases *cases, Node *switch_node, const NodeList *list) {
    const Node *selector = selector_of(switch_node);
    bool is_needed = cases->is_expression || cases->is_enhanced ||
                     !takes_constants(cases->sema, cases->selector);
    if (switch_node->kind == NODE_SWITCH)
        as_Switch(switch_node)->is_exhaustive = is_needed;
    if (is_needed && !cases_are_exhaustive(cases->sema, cases->selector, list))
        diag_error(cases->sema->diagnostics, selector->span,
                   "the switch %s does not cover all possible values",
                   cases->is_expression ? "expression" : "statement");
}

void attribute_cases(Sema *sema, Environment *environment, Node *switch_node, Type *selector,
                     const NodeList *cases, bool is_expression) {
    Cases state = {.sema = sema, .selector = selector, .is_expression = is_expression};
    Environment scope = *environment;
    enter_target(sema, &scope, switch_node, NULL);
    check_selector(&state, selector_of(switch_node));
    attribute_all(&state, &scope, cases);
    check_exhaustive(&state, switch_node, cases);
}
