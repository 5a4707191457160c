// Patterns, and where the variables they bind are in scope (JLS 6.3.1).
#include "sema/internal.h"

static const char *text(Sema *sema, const Type *type) {
    return type_text(sema->arena, type);
}

// ---- Tests

static bool mentions(const Type *type, const Type *parameter) {
    for (uint32_t i = 0; i < type->count; i++)
        if (type->arguments[i] == parameter)
            return true;
    return false;
}

// The class of `to` leaves no choice for its arguments once those of `from`
// are known: List<String> where a Collection<String> is tested.
static bool arguments_follow(Sema *sema, Type *from, Type *to) {
    if (from->kind != TYPE_CLASS || to->kind != TYPE_CLASS || !from->count)
        return false;
    Type *super = type_as_super(sema, type_of_declared(sema, to->class_symbol), from->class_symbol);
    const TypeList *parameters = &to->class_symbol->type_parameters;
    for (uint32_t i = 0; super && i < parameters->count; i++)
        if (!mentions(super, parameters->items[i]))
            return false;
    return super != NULL;
}

static bool is_checked_at_run_time(Sema *sema, Type *from, Type *to) {
    return type_reifiable(sema, to) || type_subtype(sema, from, to) ||
           arguments_follow(sema, type_upper_bound(sema, from), to);
}

bool check_instance_test(Sema *sema, Span span, Type *from, Type *to) {
    if (type_is_error(from) || type_is_error(to))
        return true;
    if (!type_is_reference(from) || !type_is_reference(to) || !type_castable(sema, from, to)) {
        diag_error(sema->diagnostics, span, "'%s' can never be an instance of '%s'",
                   text(sema, from), text(sema, to));
        return false;
    }
    if (!is_checked_at_run_time(sema, from, to)) {
        diag_error(sema->diagnostics, span,
                   "cannot test whether '%s' is an instance of '%s': type arguments are not known "
                   "at run time",
                   text(sema, from), text(sema, to));
        return false;
    }
    return true;
}

// ---- Patterns

// `scope` holds the variables of the pattern so far: none may occur twice.
static void attribute_part(Sema *sema, Environment *scope, Node *pattern, Type *matched,
                           bool is_nested);

static Type *pattern_type(Sema *sema, Environment *scope, Node *declared_type, Type *matched,
                          bool is_nested) {
    if (!is_var(declared_type))
        return resolve_type(sema, scope, declared_type);
    if (is_nested)
        return type_upward(sema, matched);
    diag_error(sema->diagnostics, declared_type->span,
               "'var' is allowed only inside a record pattern");
    return type_primitive(&sema->types, TYPE_ERROR);
}

static void attribute_type_pattern(Sema *sema, Environment *scope, TypePattern *pattern,
                                   Type *matched, bool is_nested) {
    VariableDeclaration *declaration = as_VariableDeclaration(pattern->variable);
    attribute_annotations(sema, scope, declaration->modifiers);
    Type *type = pattern_type(sema, scope, declaration->declared_type, matched, is_nested);
    bool is_same_primitive = is_nested && type == matched;
    if (!is_var(declaration->declared_type) && !is_same_primitive)
        check_instance_test(sema, declaration->declared_type->span, matched, type);
    pattern->node.type = type;
    declare_variable(sema, scope, local_new(sema, scope, declaration, VARIABLE_PATTERN, type));
}

// JLS 18.5.5, for a record named without its arguments: those that the matched
// type fixes are taken from there; the others are only known by their bounds.
static Type *infer_record_type(Sema *sema, Type *written, Type *matched) {
    Class *record = written->class_symbol;
    const TypeList *parameters = &record->type_parameters;
    Type *bound = type_upper_bound(sema, matched);
    if (!parameters->count || written->count || bound->kind != TYPE_CLASS)
        return written;
    Type *from = type_capture(sema, bound);
    Type *super = type_as_super(sema, type_of_declared(sema, record), bound->class_symbol);
    Type **arguments = arena_array(sema->arena, parameters->count, sizeof(Type *));
    for (uint32_t i = 0; i < parameters->count; i++) {
        arguments[i] = type_wildcard(&sema->types, NULL, false);
        for (uint32_t j = 0; super && j < super->count && j < from->count; j++)
            if (super->arguments[j] == parameters->items[i])
                arguments[i] = from->arguments[j];
    }
    return type_capture(
        sema, type_class(&sema->types, record, written->outer, arguments, parameters->count));
}

static Type *component_type(Sema *sema, Type *record_type, uint32_t index) {
    if (record_type->kind != TYPE_CLASS)
        return type_primitive(&sema->types, TYPE_ERROR);
    const VariableList *components = &record_type->class_symbol->record_components;
    if (index >= components->count)
        return type_primitive(&sema->types, TYPE_ERROR);
    return type_of_member(sema, record_type, record_type->class_symbol,
                          components->items[index]->type);
}

static Type *check_record_pattern(Sema *sema, const RecordPattern *pattern, Type *type) {
    if (type_is_error(type))
        return type;
    if (type->kind != TYPE_CLASS || type->class_symbol->kind != CLASS_RECORD) {
        diag_error(sema->diagnostics, pattern->record_type->span, "'%s' is not a record",
                   text(sema, type));
        return type_primitive(&sema->types, TYPE_ERROR);
    }
    class_complete_members(sema, type->class_symbol);
    uint32_t needed = type->class_symbol->record_components.count;
    if (needed != pattern->components.count)
        diag_error(sema->diagnostics, pattern->node.span,
                   "record pattern for '%s' needs %u component%s, found %u",
                   type->class_symbol->name->text, needed, needed == 1 ? "" : "s",
                   pattern->components.count);
    return type;
}

static void attribute_record_pattern(Sema *sema, Environment *scope, RecordPattern *pattern,
                                     Type *matched) {
    Type *written = resolve_type(sema, scope, pattern->record_type);
    Type *type = check_record_pattern(sema, pattern, written ? written : sema->types.object);
    if (!type_is_error(type)) {
        type = infer_record_type(sema, type, matched);
        check_instance_test(sema, pattern->record_type->span, matched,
                            written->count ? type : written);
    }
    pattern->node.type = pattern->record_type->type = type;
    Type *record = type_capture(sema, type);
    for (uint32_t i = 0; i < pattern->components.count; i++)
        attribute_part(sema, scope, pattern->components.items[i], component_type(sema, record, i),
                       true);
}

static void attribute_part(Sema *sema, Environment *scope, Node *pattern, Type *matched,
                           bool is_nested) {
    if (pattern->kind == NODE_RECORD_PATTERN)
        attribute_record_pattern(sema, scope, as_RecordPattern(pattern), matched);
    else if (pattern->kind == NODE_TYPE_PATTERN)
        attribute_type_pattern(sema, scope, as_TypePattern(pattern), matched, is_nested);
}

void attribute_pattern(Sema *sema, Environment *environment, Node *pattern, Type *matched) {
    Environment scope = *environment;
    attribute_part(sema, &scope, pattern, matched, false);
}

void declare_pattern(Sema *sema, Environment *environment, Node *pattern) {
    if (pattern->kind == NODE_RECORD_PATTERN) {
        const NodeList *components = &as_RecordPattern(pattern)->components;
        for (uint32_t i = 0; i < components->count; i++)
            declare_pattern(sema, environment, components->items[i]);
        return;
    }
    if (pattern->kind != NODE_TYPE_PATTERN)
        return;
    Variable *variable = as_VariableDeclaration(as_TypePattern(pattern)->variable)->symbol;
    if (variable && variable->name != sema->known.unnamed)
        bring_into_scope(sema, environment, variable);
}

// ---- Conditions

// JLS 6.3.1: no variable may be bound by both operands in the case that says
// nothing of which of them applied.
static void check_disjoint(Sema *sema, const Environment *environment, const Binary *binary,
                           bool when_true) {
    Environment left = *environment;
    Environment right = *environment;
    declare_bindings(sema, &left, binary->left, when_true);
    if (left.locals == environment->locals)
        return;
    declare_bindings(sema, &right, binary->right, when_true);
    for (ScopeEntry *entry = right.locals; entry != environment->locals; entry = entry->previous) {
        Environment probe = left;
        declare_variable(sema, &probe, entry->variable);
    }
}

static void declare_binary(Sema *sema, Environment *environment, Binary *binary, bool when_true) {
    if (binary->operator== OPERATOR_AND || binary->operator== OPERATOR_OR) {
        if (when_true != (binary->operator== OPERATOR_AND)) {
            check_disjoint(sema, environment, binary, when_true);
            return;
        }
        declare_bindings(sema, environment, binary->left, when_true);
        declare_bindings(sema, environment, binary->right, when_true);
    } else if (binary->operator== OPERATOR_IMPLIES && !when_true) {
        declare_bindings(sema, environment, binary->left, true);
        declare_bindings(sema, environment, binary->right, false);
    }
}

void declare_bindings(Sema *sema, Environment *environment, Node *condition, bool when_true) {
    switch (condition->kind) {
    case NODE_PARENTHESIZED:
        declare_bindings(sema, environment, as_Parenthesized(condition)->inner, when_true);
        return;
    case NODE_UNARY:
        if (as_Unary(condition)->operator== OPERATOR_NOT)
            declare_bindings(sema, environment, as_Unary(condition)->operand, !when_true);
        return;
    case NODE_BINARY: declare_binary(sema, environment, as_Binary(condition), when_true); return;
    case NODE_INSTANCEOF:
        if (when_true && ast_category(as_Instanceof(condition)->target) == CATEGORY_PATTERN)
            declare_pattern(sema, environment, as_Instanceof(condition)->target);
        return;
    default: // other expressions bind nothing; a conditional only inside itself
        return;
    }
}
