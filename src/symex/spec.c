// JML expressions on states: names, fields, operators.
#include "symex/spec.h"

#include "sema/queries.h"
#include "sema/specs.h"

enum { DEEPEST_SPECIFICATION = 12 };

void spec_bind(Spec *spec, Variable *variable, Term value) {
    map_put(spec->symex->arena, &spec->bindings, variable, (void *)(uintptr_t)value);
}

Term spec_unmodelled(Spec *spec, Node *node, const char *text) {
    add_unmodelled(spec->symex, spec->guard, node->span, text);
    return default_value(spec->symex, node->type);
}

void spec_undefined(Spec *spec, Term condition) {
    TermTable *terms = spec->symex->terms;
    spec->undefined =
        term_or(terms, spec->undefined, term_and(terms, spec->guard, condition));
}

Term spec_holds(Spec *spec, Node *expression) {
    Term outer = spec->undefined;
    spec->undefined = TERM_FALSE;
    Term value = spec_value(spec, expression);
    Term holds = term_and(spec->symex->terms, value, term_not(spec->undefined));
    spec->undefined = outer;
    return holds;
}

Term spec_violated(Spec *spec, Node *expression) {
    Symex *symex = spec->symex;
    Term *outer = symex->apart;
    Term unknown = TERM_FALSE;
    symex->apart = &unknown;
    spec->polarity = 1;
    Term holds = spec_holds(spec, expression);
    symex->apart = outer;
    Term known = term_and(symex->terms, spec->guard, term_not(unknown));
    return term_and(symex->terms, known, term_not(holds));
}

// ---- Conversions

// The value inside a box; null has none.
static Term unboxed(Spec *spec, Term box, Type *type) {
    Symex *symex = spec->symex;
    Variable *field = query_field(symex->sema, type->class_symbol, "value");
    spec_undefined(spec, term_equal(symex->terms, box, object_reference(symex, 0)));
    return heap_load(symex, spec->state, box, field);
}

static Type *without_box(Spec *spec, Type *type) {
    Type *primitive = type_is_primitive(type) ? NULL : query_unboxed(spec->symex->sema, type);
    return primitive ? primitive : type;
}

static Term convert(Spec *spec, Term value, Type *from, Type *to) {
    Symex *symex = spec->symex;
    if (type_is_primitive(to) && without_box(spec, from) != from) {
        value = unboxed(spec, value, from);
        from = without_box(spec, from);
    }
    uint32_t width = term_width(symex->terms, value);
    if (!width || !type_is_primitive(to))
        return value;
    uint32_t wanted = width_of(symex, value_type(to));
    if (wanted > width)
        value = from->kind == TYPE_CHAR ? term_zero_extend(symex->terms, value, wanted)
                                        : term_sign_extend(symex->terms, value, wanted);
    if (wanted < width)
        value = term_extract(symex->terms, value, 0, wanted);
    if (to->kind == TYPE_BYTE)
        return java_convert(symex, IR_TO_BYTE, value);
    if (to->kind == TYPE_SHORT)
        return java_convert(symex, IR_TO_SHORT, value);
    return to->kind == TYPE_CHAR ? java_convert(symex, IR_TO_CHAR, value) : value;
}

Term spec_value_as(Spec *spec, Node *expression, Type *type) {
    if (type_is_primitive(expression->type) && !type_is_primitive(type))
        return spec_unmodelled(spec, expression, "boxing in a specification");
    return convert(spec, spec_value(spec, expression), expression->type, type);
}

static bool is_floating(const Type *type) {
    return type->kind == TYPE_FLOAT || type->kind == TYPE_DOUBLE || type->kind == TYPE_REAL;
}

// ---- Names and fields

static Term load_field(Spec *spec, Term object, Variable *field, Node *node);

// The value that a `represents` clause gives a model field.
static Term model_field(Spec *spec, Term object, Variable *field, Node *node) {
    InheritedRepresentsList clauses = {0};
    if (field->owner)
        class_represents(spec->symex->sema, field->owner, &clauses);
    for (uint32_t i = 0; i < clauses.count; i++) {
        Represents *clause = clauses.items[i].clause;
        Variable *target = clause->location->kind == NODE_NAME
                               ? as_NameExpression(clause->location)->variable
                               : NULL;
        if (target != field || clause->is_relation || spec->depth > DEEPEST_SPECIFICATION)
            continue;
        Spec inner = *spec;
        inner.receiver = object;
        inner.frame = NULL;
        inner.bindings = (Map){0};
        inner.depth++;
        Term value = spec_value_as(&inner, clause->expression, field->type);
        spec->undefined = inner.undefined;
        return value;
    }
    return spec_unmodelled(spec, node, "a model field without a represents clause that defines it");
}

static Term load_field(Spec *spec, Term object, Variable *field, Node *node) {
    Symex *symex = spec->symex;
    if (field->modifiers & MODIFIER_MODEL)
        return model_field(spec, object, field, node);
    if (field->modifiers & MODIFIER_STATIC)
        return static_get(symex, spec->state, spec->guard, field, node->span);
    if (!object)
        return spec_unmodelled(spec, node, "a field without an object");
    spec_undefined(spec, term_equal(symex->terms, object, object_reference(symex, 0)));
    if (field->kind == VARIABLE_ARRAY_LENGTH)
        return heap_length(symex, object);
    check_field_known(symex, spec->guard, object, field, node->span);
    return heap_load(symex, spec->state, object, field);
}

static Class *class_of_some(Symex *symex, Term reference) {
    const ObjectSet *set = reference_candidates(symex, reference);
    for (uint32_t i = 1; i < symex->objects.count; i++)
        if (object_set_has(set, i) && symex->objects.items[i].type->kind == TYPE_CLASS)
            return symex->objects.items[i].type->class_symbol;
    return NULL;
}

// The field with the enclosing instance, of the class or a superclass: one that leads to `owner`
// at once, else the nearest.
static Variable *outer_field_towards(Symex *symex, Class *class_symbol, Class *owner) {
    Variable *nearest = NULL;
    for (Class *at = class_symbol; at;
         at = at->superclass && at->superclass->kind == TYPE_CLASS ? at->superclass->class_symbol
                                                                   : NULL) {
        Variable *outer = lower_outer_field(symex->lowering, at);
        if (outer && query_is_subclass(symex->sema, outer->type->class_symbol, owner))
            return outer;
        if (outer && !nearest)
            nearest = outer;
    }
    return nearest;
}

Term spec_receiver_of(Spec *spec, Class *owner, Node *node) {
    Symex *symex = spec->symex;
    Term object = spec->receiver;
    for (uint32_t depth = 0; object && depth < DEEPEST_SPECIFICATION; depth++) {
        Class *class_symbol = class_of_some(symex, object);
        if (!class_symbol || query_is_subclass(symex->sema, class_symbol, owner))
            return object;
        Variable *outer = outer_field_towards(symex, class_symbol, owner);
        object = outer ? heap_load(symex, spec->state, object, outer) : TERM_NONE;
    }
    spec_unmodelled(spec, node, "an object around this one");
    return object_reference(symex, 0);
}

static Term value_of_name(Spec *spec, NameExpression *name) {
    Variable *variable = name->variable;
    if (!variable)
        return spec_unmodelled(spec, &name->node, "a name that is no variable");
    uintptr_t bound = (uintptr_t)map_get(&spec->bindings, variable);
    if (bound)
        return (Term)bound;
    if (variable->kind == VARIABLE_FIELD || variable->kind == VARIABLE_ENUM_CONSTANT) {
        bool is_static = variable->modifiers & MODIFIER_STATIC;
        Term object = is_static ? TERM_NONE : spec_receiver_of(spec, variable->owner, &name->node);
        return load_field(spec, object, variable, &name->node);
    }
    uintptr_t reg =
        spec->frame ? (uintptr_t)map_get(&spec->frame->method->register_of, variable) : 0;
    if (!reg)
        return spec_unmodelled(spec, &name->node, "a variable that has no value here");
    return register_get(spec->symex, spec->frame, spec->state, (IrRegister)reg);
}

static Term value_of_field(Spec *spec, FieldAccess *field) {
    Variable *variable = field->variable;
    if (!variable)
        return spec_unmodelled(spec, &field->node, "a name that is no field");
    if (variable->modifiers & MODIFIER_STATIC)
        return load_field(spec, TERM_NONE, variable, &field->node);
    return load_field(spec, spec_value(spec, field->object), variable, &field->node);
}

static Term value_of_index(Spec *spec, Index *expression) {
    Symex *symex = spec->symex;
    TermTable *terms = symex->terms;
    Term array = spec_value(spec, expression->array);
    Term index = spec_value(spec, expression->index);
    index = convert(spec, index, expression->index->type,
                    type_primitive(sema_types(symex->sema), TYPE_INT));
    Term length = heap_length(symex, array);
    spec_undefined(spec, term_equal(terms, array, object_reference(symex, 0)));
    Term in_range = term_and(terms, term_sle(terms, java_constant(symex, IR_INT, 0), index),
                             term_slt(terms, index, length));
    spec_undefined(spec, term_not(in_range));
    return heap_load_element(symex, spec->state, array, index,
                             default_value(symex, expression->node.type));
}

// ---- Operators

static IrOperation ir_operation(Operator operator) {
    static const IrOperation operations[] = {
        [OPERATOR_BIT_OR] = IR_OR,
        [OPERATOR_BIT_XOR] = IR_XOR,
        [OPERATOR_BIT_AND] = IR_AND,
        [OPERATOR_SHIFT_LEFT] = IR_SHIFT_LEFT,
        [OPERATOR_SHIFT_RIGHT] = IR_SHIFT_RIGHT,
        [OPERATOR_SHIFT_RIGHT_UNSIGNED] = IR_SHIFT_RIGHT_UNSIGNED,
        [OPERATOR_ADD] = IR_ADD,
        [OPERATOR_SUBTRACT] = IR_SUBTRACT,
        [OPERATOR_MULTIPLY] = IR_MULTIPLY,
        [OPERATOR_DIVIDE] = IR_DIVIDE,
        [OPERATOR_REMAINDER] = IR_REMAINDER,
    };
    return operations[operator];
}

// An operand that counts the other way round, or (0) both ways.
static Term value_at_polarity(Spec *spec, int factor, Node *expression) {
    int outer = spec->polarity;
    spec->polarity *= factor;
    Term value = spec_value(spec, expression);
    spec->polarity = outer;
    return value;
}

// Converted to a type; the part counts only where `condition` holds.
static Term value_under(Spec *spec, Term condition, Node *expression, Type *type) {
    Term outer = spec->guard;
    spec->guard = term_and(spec->symex->terms, outer, condition);
    Term value = spec->guard == TERM_FALSE
                     ? default_value(spec->symex, type)
                     : convert(spec, spec_value(spec, expression), expression->type, type);
    spec->guard = outer;
    return value;
}

static Term logical(Spec *spec, Binary *binary) {
    TermTable *terms = spec->symex->terms;
    Type *type = binary->node.type;
    if (binary->operator== OPERATOR_IMPLIED_BY) {
        Term left = convert(spec, spec_value(spec, binary->left), binary->left->type, type);
        spec->polarity = -spec->polarity;
        Term right = value_under(spec, term_not(left), binary->right, type);
        spec->polarity = -spec->polarity;
        return term_implies(terms, right, left);
    }
    bool is_equivalence = binary->operator== OPERATOR_EQUIVALENT ||
                          binary->operator== OPERATOR_NOT_EQUIVALENT;
    Term left = value_at_polarity(spec,
                                  binary->operator== OPERATOR_IMPLIES ? -1
                                  : is_equivalence                    ? 0
                                                                      : 1,
                                  binary->left);
    left = convert(spec, left, binary->left->type, type);
    if (binary->operator== OPERATOR_AND)
        return term_and(terms, left, value_under(spec, left, binary->right, type));
    if (binary->operator== OPERATOR_OR)
        return term_or(terms, left, value_under(spec, term_not(left), binary->right, type));
    if (binary->operator== OPERATOR_IMPLIES)
        return term_implies(terms, left, value_under(spec, left, binary->right, type));
    Term right = convert(spec, value_at_polarity(spec, 0, binary->right), binary->right->type,
                         type);
    return binary->operator== OPERATOR_EQUIVALENT ? term_equal(terms, left, right)
                                                   : term_xor(terms, left, right);
}

static bool is_logical(Operator operator) {
    return operator== OPERATOR_AND || operator== OPERATOR_OR || operator== OPERATOR_IMPLIES ||
           operator== OPERATOR_IMPLIED_BY || operator== OPERATOR_EQUIVALENT ||
           operator== OPERATOR_NOT_EQUIVALENT;
}

// Both operands at the wider of their types, at least int (JLS 5.6.2).
static Type *promoted(Spec *spec, Type *a, Type *b) {
    const TypeTable *types = sema_types(spec->symex->sema);
    TypeKind kind = a->kind > b->kind ? a->kind : b->kind;
    return type_primitive(types, kind < TYPE_INT ? TYPE_INT : kind);
}

static Term comparison(Spec *spec, Operator operator, Term left, Term right) {
    TermTable *terms = spec->symex->terms;
    if (operator== OPERATOR_EQUAL)
        return term_equal(terms, left, right);
    if (operator== OPERATOR_NOT_EQUAL)
        return term_not(term_equal(terms, left, right));
    if (operator== OPERATOR_LESS)
        return term_slt(terms, left, right);
    if (operator== OPERATOR_LESS_EQUAL)
        return term_sle(terms, left, right);
    return operator== OPERATOR_GREATER ? term_slt(terms, right, left)
                                        : term_sle(terms, right, left);
}

static bool is_comparison(Operator operator) {
    return operator>= OPERATOR_EQUAL && operator<= OPERATOR_GREATER_EQUAL;
}

// A String, or null, which reads "null".
static Term text_operand(Spec *spec, Node *operand) {
    Term value = value_at_polarity(spec, 0, operand);
    const Type *string = sema_types(spec->symex->sema)->string;
    if (operand->type == string || operand->type->kind == TYPE_NULL)
        return value;
    if (!type_is_primitive(operand->type) || operand->type->kind == TYPE_BIGINT)
        return spec_unmodelled(spec, operand, "the text of such a value in a specification");
    return text_of(spec->symex, spec->state, value, operand->type, operand->span);
}

static Term concatenation(Spec *spec, Binary *binary) {
    Term left = text_operand(spec, binary->left), right = text_operand(spec, binary->right);
    return text_join(spec->symex, spec->state, left, right, binary->node.span);
}

static Term value_of_binary(Spec *spec, Binary *binary) {
    Symex *symex = spec->symex;
    if (binary->node.type == sema_types(symex->sema)->string)
        return concatenation(spec, binary);
    Type *left_type = without_box(spec, binary->left->type);
    Type *right_type = without_box(spec, binary->right->type);
    if (is_logical(binary->operator))
        return logical(spec, binary);
    if (!type_is_primitive(binary->left->type) && !type_is_primitive(binary->right->type) &&
        (binary->operator== OPERATOR_EQUAL || binary->operator== OPERATOR_NOT_EQUAL)) {
        // Two references, boxes too, are compared as such.
        left_type = binary->left->type;
        right_type = binary->right->type;
    }
    if (is_floating(left_type) || is_floating(right_type))
        return spec_unmodelled(spec, &binary->node, "floating-point arithmetic");
    if (left_type->kind == TYPE_BIGINT || right_type->kind == TYPE_BIGINT)
        return spec_unmodelled(spec, &binary->node, "\\bigint arithmetic");
    Term left = convert(spec, value_at_polarity(spec, 0, binary->left), binary->left->type,
                        left_type);
    Term right = convert(spec, value_at_polarity(spec, 0, binary->right), binary->right->type,
                         right_type);
    bool numeric = type_is_numeric(left_type) && type_is_numeric(right_type);
    if (!numeric && type_is_primitive(left_type) != type_is_primitive(right_type))
        return spec_unmodelled(spec, &binary->node, "boxing in a specification");
    bool is_shift = binary->operator>= OPERATOR_SHIFT_LEFT &&
                    binary->operator<= OPERATOR_SHIFT_RIGHT_UNSIGNED;
    if (numeric) {
        Type *type = is_shift ? promoted(spec, left_type, left_type)
                              : promoted(spec, left_type, right_type);
        left = convert(spec, left, left_type, type);
        if (!is_shift)
            right = convert(spec, right, right_type, type);
    }
    if (!type_is_primitive(left_type))
        check_identity_known(symex, spec->state, spec->guard, left, right, binary->node.span);
    if (is_comparison(binary->operator))
        return comparison(spec, binary->operator, left, right);
    if (!numeric && left_type->kind != TYPE_BOOLEAN)
        return spec_unmodelled(spec, &binary->node, "an operator on these types");
    IrOperation operation = ir_operation(binary->operator);
    if (operation == IR_DIVIDE || operation == IR_REMAINDER)
        spec_undefined(spec, term_equal(symex->terms, right,
                                        term_constant(symex->terms,
                                                      term_width(symex->terms, right), 0)));
    return java_binary(symex, operation, left, right);
}

static Term value_of_chain(Spec *spec, Chain *chain) {
    Term result = TERM_TRUE;
    for (uint32_t i = 0; i < chain->comparisons.count; i++)
        result = term_and(spec->symex->terms, result,
                          value_under(spec, result, chain->comparisons.items[i],
                                      chain->node.type));
    return result;
}

static Term value_of_unary(Spec *spec, Unary *unary) {
    Symex *symex = spec->symex;
    if (is_floating(unary->node.type))
        return spec_unmodelled(spec, &unary->node, "floating-point arithmetic");
    Term value = value_at_polarity(spec, unary->operator== OPERATOR_NOT ? -1 : 0, unary->operand);
    if (unary->operator== OPERATOR_NOT)
        return term_not(convert(spec, value, unary->operand->type, unary->node.type));
    value = convert(spec, value, unary->operand->type, unary->node.type);
    if (unary->operator== OPERATOR_MINUS)
        return term_negate(symex->terms, value);
    if (unary->operator== OPERATOR_COMPLEMENT)
        return term_bit_not(symex->terms, value);
    if (unary->operator== OPERATOR_PLUS)
        return value;
    return spec_unmodelled(spec, &unary->node, "an assignment in a specification");
}

static Term value_of_cast(Spec *spec, Cast *cast) {
    Type *from = cast->operand->type, *to = cast->node.type;
    if (is_floating(from) || is_floating(to))
        return spec_unmodelled(spec, &cast->node, "floating-point arithmetic");
    Term value = spec_value(spec, cast->operand);
    if (type_is_primitive(from) ? !type_is_primitive(to)
                                : type_is_primitive(to) && without_box(spec, from) == from)
        return spec_unmodelled(spec, &cast->node, "boxing in a specification");
    if (type_is_primitive(to))
        return convert(spec, value, from, to);
    Symex *symex = spec->symex;
    check_class_known(symex, spec->guard, value, to, cast->node.span);
    Term is_null = term_equal(symex->terms, value, object_reference(symex, 0));
    spec_undefined(spec, term_not(term_or(symex->terms, is_null,
                                          heap_instance_of(symex, value, to))));
    return value;
}

static Term value_of_conditional(Spec *spec, Conditional *conditional) {
    Term condition = convert(spec, value_at_polarity(spec, 0, conditional->condition),
                             conditional->condition->type,
                             type_primitive(sema_types(spec->symex->sema), TYPE_BOOLEAN));
    Type *type = conditional->node.type;
    if (!type_is_primitive(type) && (type_is_primitive(conditional->consequent->type) ||
                                     type_is_primitive(conditional->alternative->type)))
        return spec_unmodelled(spec, &conditional->node, "boxing in a specification");
    Term yes = value_under(spec, condition, conditional->consequent, type);
    Term no = value_under(spec, term_not(condition), conditional->alternative, type);
    return term_ite(spec->symex->terms, condition, yes, no);
}

// ---- \old, \result, calls

static Term value_of_old(Spec *spec, Old *old) {
    if (!spec->old || old->label)
        return spec_unmodelled(spec, &old->node, "a label in \\old");
    const State *now = spec->state;
    spec->state = spec->old;
    Term value = spec_value(spec, old->expression);
    spec->state = now;
    return value;
}

static Term value_of_atom(Spec *spec, JmlAtom *atom) {
    if (atom->keyword == JML_RESULT && spec->result)
        return spec->result;
    return spec_unmodelled(spec, &atom->node, ast_keyword_text(atom->keyword));
}

static Term value_of_call(Spec *spec, Call *call) {
    Symex *symex = spec->symex;
    if (call->object && call->object->kind == NODE_REACH)
        return spec_set_call(spec, call);
    Method *method = call->method;
    if (!method || call->is_varargs || spec->depth > DEEPEST_SPECIFICATION)
        return spec_unmodelled(spec, &call->node, "this call in a specification");
    bool is_static = method->modifiers & MODIFIER_STATIC;
    uint32_t count = method->parameters.count + !is_static;
    Term *arguments = arena_array(symex->arena, count, sizeof(Term));
    uint32_t at = 0;
    if (!is_static) {
        Term receiver = call->object && call->object->kind != NODE_SUPER
                            ? spec_value(spec, call->object)
                            : spec_receiver_of(spec, method->owner, &call->node);
        spec_undefined(spec, term_equal(symex->terms, receiver, object_reference(symex, 0)));
        arguments[at++] = receiver;
    }
    for (uint32_t i = 0; i < call->arguments.count; i++)
        if (type_is_primitive(call->arguments.items[i]->type) &&
            !type_is_primitive(method->parameters.items[i]->type))
            return spec_unmodelled(spec, &call->node, "boxing in a specification");
    for (uint32_t i = 0; i < call->arguments.count; i++)
        arguments[at++] =
            convert(spec, value_at_polarity(spec, 0, call->arguments.items[i]),
                    call->arguments.items[i]->type, method->parameters.items[i]->type);
    State state = {spec->guard, spec->state->values};
    bool is_virtual = !call->object || call->object->kind != NODE_SUPER;
    Outcome outcome = call_pure(symex, spec->frame, method, state, arguments, count, is_virtual,
                                call->node.span);
    spec_undefined(spec, outcome.thrown.guard);
    return outcome.result ? outcome.result : default_value(symex, call->node.type);
}

static Term value_of_instanceof(Spec *spec, Instanceof *node) {
    Term value = spec_value(spec, node->operand);
    check_class_known(spec->symex, spec->guard, value, node->target->type, node->node.span);
    return heap_instance_of(spec->symex, value, node->target->type);
}

// ---- Choosing

static Term value_of_constant(Spec *spec, Node *node) {
    if (node->constant->kind == CONSTANT_STRING)
        return object_reference(spec->symex, universe_literal(spec->symex, node->constant));
    if (node->constant->kind == CONSTANT_FLOAT || node->constant->kind == CONSTANT_DOUBLE)
        return spec_unmodelled(spec, node, "floating-point arithmetic");
    if (!java_fits(spec->symex, value_type(node->type), node->constant->integer))
        return spec_unmodelled(spec, node, "a number that does not fit in the bits of the scope");
    return java_constant(spec->symex, value_type(node->type), node->constant->integer);
}

// Of all kinds, the boolean ones keep their polarity; see value_at_polarity.
Term spec_value(Spec *spec, Node *node) {
    if (is_out_of_time(spec->symex)) // the verdict will be UNKNOWN, whatever the value
        return default_value(spec->symex, node->type);
    if (node->constant)
        return value_of_constant(spec, node);
    switch (node->kind) {
    case NODE_LITERAL:
        return object_reference(spec->symex, 0); // null: the others are constants
    case NODE_PARENTHESIZED:
        return spec_value(spec, as_Parenthesized(node)->inner);
    case NODE_NAME:
        return value_of_name(spec, as_NameExpression(node));
    case NODE_FIELD:
        return value_of_field(spec, as_FieldAccess(node));
    case NODE_INDEX:
        return value_of_index(spec, as_Index(node));
    case NODE_THIS:
        if (as_This(node)->qualifier && node->type->kind == TYPE_CLASS)
            return spec_receiver_of(spec, node->type->class_symbol, node);
        return spec->receiver ? spec->receiver : spec_unmodelled(spec, node, "this");
    case NODE_SUPER: // of a field
        if (as_Super(node)->qualifier || !spec->receiver)
            return spec_unmodelled(spec, node, "a qualified super");
        return spec->receiver;
    case NODE_BINARY:
        return value_of_binary(spec, as_Binary(node));
    case NODE_CHAIN:
        return value_of_chain(spec, as_Chain(node));
    case NODE_UNARY:
        return value_of_unary(spec, as_Unary(node));
    case NODE_CAST:
        return value_of_cast(spec, as_Cast(node));
    case NODE_CONDITIONAL:
        return value_of_conditional(spec, as_Conditional(node));
    case NODE_INSTANCEOF:
        if (ast_category(as_Instanceof(node)->target) != CATEGORY_TYPE)
            return spec_unmodelled(spec, node, "a pattern in a specification");
        return value_of_instanceof(spec, as_Instanceof(node));
    case NODE_CLASS_LITERAL:
        return class_object(spec->symex, as_ClassLiteral(node)->named_type->type);
    case NODE_OLD:
        return value_of_old(spec, as_Old(node));
    case NODE_JML_ATOM:
        return value_of_atom(spec, as_JmlAtom(node));
    case NODE_QUANTIFIED:
        return spec_quantified(spec, as_Quantified(node));
    case NODE_JML_FUNCTION:
        return spec_function(spec, as_JmlFunction(node));
    case NODE_LABELED_EXPRESSION:
        return spec_value(spec, as_LabeledExpression(node)->expression);
    case NODE_CALL:
        return value_of_call(spec, as_Call(node));
    default:
        return spec_unmodelled(spec, node, "this expression in a specification");
    }
}
