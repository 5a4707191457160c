// Variables as values and as targets: locals, fields, array elements.
//
// The parts of a target are evaluated first, then the value, and only then
// does a plain assignment check for null and range; a compound one reads, and
// so checks, before the value is evaluated (JLS 15.26).
#include "lower/internal.h"

typedef enum PlaceKind { PLACE_LOCAL, PLACE_FIELD, PLACE_ELEMENT, PLACE_NONE } PlaceKind;

typedef struct Place {
    PlaceKind kind;
    Variable *variable; // LOCAL, FIELD
    IrRegister object;  // whose field, 0 for static ones; or the array
    IrRegister index;
    Type *array_type;
    Type *type; // of the variable as seen from here
    Span span;
    bool is_checked; // for null and range
} Place;

// ---- Parts

static bool is_static(const Variable *variable) {
    return variable->modifiers & MODIFIER_STATIC;
}

// Private members are not inherited: a field named in a subclass nested in its
// class is that of the class around.
static IrRegister implicit_object(Code *code, const Variable *field) {
    return field->modifiers & MODIFIER_PRIVATE ? load_exact_this(code, field->owner)
                                               : load_this(code, field->owner);
}

static Place name_place(Code *code, NameExpression *name) {
    Variable *variable = name->variable;
    Place place = {.type = name->node.type, .span = name->node.span, .variable = variable};
    if (!variable) {
        place.kind = PLACE_NONE;
    } else if (is_local(variable)) {
        place.kind = PLACE_LOCAL;
    } else {
        place.kind = PLACE_FIELD;
        if (!is_static(variable))
            place.object = implicit_object(code, variable);
        if (!is_static(variable) && !place.object)
            place.kind = PLACE_NONE;
    }
    return place;
}

static Place field_place(Code *code, FieldAccess *field, Node *later) {
    Place place = {PLACE_FIELD, .variable = field->variable, .type = field->node.type,
                   .span = field->node.span};
    if (!field->variable) {
        place.kind = PLACE_NONE;
        return place;
    }
    if (names_type(field->object))
        return place;
    IrRegister object = lower_expression(code, field->object); // for a static field, too
    if (!is_static(field->variable))
        place.object = keep(code, object, later);
    return place;
}

static Place index_place(Code *code, Index *index, Node *later) {
    Type *int_type = type_primitive(code->types, TYPE_INT);
    Place place = {PLACE_ELEMENT, .type = index->node.type, .span = index->node.span,
                   .array_type = index->array->type};
    IrRegister array = keep(code, lower_expression(code, index->array), index->index);
    IrRegister at = lower_as(code, index->index, int_type);
    place.object = keep(code, array, later);
    place.index = keep(code, at, later);
    return place;
}

// `later` is lowered before the place is used for the last time.
static Place place_of(Code *code, Node *node, Node *later) {
    node = without_parentheses(node);
    Span around = code->span;
    code->span = node->span;
    Place place = {PLACE_NONE, .type = node->type, .span = node->span};
    if (node->kind == NODE_NAME)
        place = name_place(code, as_NameExpression(node));
    else if (node->kind == NODE_FIELD)
        place = field_place(code, as_FieldAccess(node), later);
    else if (node->kind == NODE_INDEX)
        place = index_place(code, as_Index(node), later);
    code->span = around;
    return place;
}

static void check_place(Code *code, Place *place) {
    if (place->is_checked)
        return;
    Span around = code->span;
    code->span = place->span;
    place->is_checked = true;
    if (place->kind == PLACE_FIELD && is_static(place->variable))
        emit_initialize(code, place->variable->owner);
    else if (place->kind == PLACE_FIELD || place->kind == PLACE_ELEMENT)
        check_not_null(code, place->object, IR_CHECK_NULL);
    if (place->kind == PLACE_ELEMENT)
        check_index(code, place->object, place->index);
    code->span = around;
}

// ---- Reading

IrRegister load_local(Code *code, Variable *variable) {
    if (map_get(&code->ir->register_of, variable))
        return variable_register(code, variable);
    IrRegister captured = load_captured(code, variable);
    return captured ? captured : variable_register(code, variable);
}

static IrRegister load_place(Code *code, Place *place, Type *wanted) {
    if (place->kind == PLACE_NONE)
        return emit_unsupported_value(code, "code with errors", place->type);
    if (place->kind == PLACE_LOCAL)
        return load_local(code, place->variable);
    check_place(code, place);
    if (place->kind == PLACE_ELEMENT)
        return load_element(code, place->object, place->index, place->type);
    IrRegister value = emit_load(code, place->object, place->variable);
    return convert_erased(code, value, place->variable->type, wanted ? wanted : place->type);
}

IrRegister lower_name(Code *code, NameExpression *name, Type *wanted) {
    Place place = name_place(code, name);
    return load_place(code, &place, wanted);
}

static bool is_length(const Variable *variable) {
    return variable && variable->kind == VARIABLE_ARRAY_LENGTH;
}

// `o.k` of a constant variable: the object is evaluated, and checked unless the field is static,
// but what is read is the constant; nothing is initialised.
static IrRegister load_constant_field(Code *code, Place *place) {
    if (!is_static(place->variable))
        check_place(code, place);
    return lower_constant(code, place->variable->constant, place->type);
}

IrRegister lower_field(Code *code, FieldAccess *field, Type *wanted) {
    if (is_length(field->variable)) {
        IrRegister array = lower_expression(code, field->object);
        check_not_null(code, array, IR_CHECK_NULL);
        return emit_unary(code, IR_LENGTH, IR_INT, array);
    }
    Place place = field_place(code, field, NULL);
    if (place.kind == PLACE_FIELD && field->variable->constant)
        return load_constant_field(code, &place);
    return load_place(code, &place, wanted);
}

IrRegister lower_index(Code *code, Index *index) {
    Place place = index_place(code, index, NULL);
    return load_place(code, &place, NULL);
}

// ---- Writing

static void store_place(Code *code, Place *place, IrRegister value, Type *value_type) {
    if (place->kind == PLACE_NONE) {
        emit_unsupported(code, "code with errors");
        return;
    }
    if (place->kind == PLACE_LOCAL) {
        emit_copy(code, variable_register(code, place->variable), value);
        return;
    }
    check_place(code, place);
    if (place->kind == PLACE_FIELD) {
        emit_store(code, place->object, place->variable, value);
        return;
    }
    check_storable(code, place->array_type, place->object, value_type, value);
    store_element(code, place->object, place->index, value);
}

static IrRegister lower_plain_assign(Code *code, Assign *assign) {
    Type *type = assign->target->type;
    Place place = place_of(code, assign->target, assign->value);
    Type *value_type = assign->value->type ? assign->value->type : type;
    // To a field `T x` an object is assigned as it is: no cast to what T is here.
    bool is_erased = place.kind == PLACE_FIELD && type_is_reference(value_type) &&
                     place.variable->type->mentions_variables;
    IrRegister value = lower_as(code, assign->value, is_erased ? place.variable->type : type);
    store_place(code, &place, value, value_type);
    return place.kind == PLACE_LOCAL ? variable_register(code, place.variable) : value;
}

// `havoc`: a constant keeps its value, and what is a model field is not assigned.
static bool may_be_any(const Place *place) {
    const ModifierSet fixed = MODIFIER_FINAL | MODIFIER_MODEL;
    return place->kind != PLACE_NONE && !(place->variable && (place->variable->modifiers & fixed));
}

void lower_any_place(Code *code, Node *target) {
    Place place = place_of(code, target, NULL);
    IrRegister value = may_be_any(&place) ? emit_any_value(code, target, place.type) : 0;
    if (value)
        store_place(code, &place, value, place.type);
    else
        emit_unsupported(code, "havoc of this location");
}

// What an operator on a variable computes in, before it is cast back.
static Type *computed_type(Code *code, Operator operator, Type * target, Type *value) {
    if (target == code->types->string || (type_is_reference(target) && !primitive_of(code, target)))
        return code->types->string; // `+=`
    Type *left = primitive_of(code, target), *right = primitive_of(code, value);
    if (left->kind == TYPE_BOOLEAN || !right)
        return left;
    if (operator>= OPERATOR_SHIFT_LEFT && operator<= OPERATOR_SHIFT_RIGHT_UNSIGNED)
        return type_primitive(code->types, left->kind == TYPE_LONG ? TYPE_LONG : TYPE_INT);
    return query_promoted(code->sema, left, right);
}

static IrRegister lower_compound_assign(Code *code, Assign *assign) {
    Type *type = assign->target->type, *value_type = assign->value->type;
    Place place = place_of(code, assign->target, assign->value);
    IrRegister old = keep(code, load_place(code, &place, NULL), assign->value);
    Type *computed = computed_type(code, assign->operator, type, value_type);
    bool is_shown = computed == code->types->string && value_type != computed;
    IrRegister value = is_shown ? lower_wanted(code, assign->value, code->types->object)
                                : lower_expression(code, assign->value);
    IrRegister result =
        lower_operation(code, assign->operator, old, type, value, value_type, computed);
    result = convert(code, result, computed, type);
    store_place(code, &place, result, type);
    return place.kind == PLACE_LOCAL ? variable_register(code, place.variable) : result;
}

IrRegister lower_assign(Code *code, Assign *assign) {
    if (!assign->target->type || type_is_error(assign->target->type))
        return emit_unsupported_value(code, "code with errors", code->types->object);
    return assign->operator== OPERATOR_NONE ? lower_plain_assign(code, assign)
                                            : lower_compound_assign(code, assign);
}

// ---- ++ and --

static IrRegister copy_register(Code *code, IrRegister value) {
    IrRegister copy = new_register(code, register_type(code, value));
    emit_copy(code, copy, value);
    return copy;
}

static IrRegister step_value(Code *code, IrRegister old, Type *type, bool is_up) {
    Type *int_type = type_primitive(code->types, TYPE_INT);
    Type *computed = query_promoted(code->sema, primitive_of(code, type), int_type);
    Constant one = {.kind = CONSTANT_INT, .integer = 1};
    IrRegister result = lower_operation(code, is_up ? OPERATOR_ADD : OPERATOR_SUBTRACT, old, type,
                                        lower_constant(code, &one, computed), computed, computed);
    return convert(code, result, computed, type);
}

IrRegister lower_step(Code *code, Unary *unary, bool is_needed) {
    Type *type = unary->operand->type;
    if (!type || type_is_error(type) || !primitive_of(code, type))
        return emit_unsupported_value(code, "code with errors", code->types->object);
    bool is_post =
        unary->operator== OPERATOR_POST_INCREMENT || unary->operator== OPERATOR_POST_DECREMENT;
    bool is_up =
        unary->operator== OPERATOR_PRE_INCREMENT || unary->operator== OPERATOR_POST_INCREMENT;
    Place place = place_of(code, unary->operand, NULL);
    IrRegister old = load_place(code, &place, NULL);
    if (is_post && is_needed && place.kind == PLACE_LOCAL)
        old = copy_register(code, old);
    IrRegister result = step_value(code, old, type, is_up);
    store_place(code, &place, result, type);
    if (is_post)
        return old;
    return place.kind == PLACE_LOCAL ? variable_register(code, place.variable) : result;
}
