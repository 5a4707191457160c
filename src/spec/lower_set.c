// What a `set` statement gives its variable: `x = e`, `x += e`, `x++`.
#include "spec/internal.h"

static Operator operator_of_step(Operator step) {
    switch ((int)step) {
    case OPERATOR_PRE_INCREMENT:
    case OPERATOR_POST_INCREMENT: return OPERATOR_ADD;
    case OPERATOR_PRE_DECREMENT:
    case OPERATOR_POST_DECREMENT: return OPERATOR_SUBTRACT;
    default: return OPERATOR_NONE;
    }
}

static Node *literal_one(SpecTable *table, const Node *from) {
    static const Constant one = {.kind = CONSTANT_INT, .integer = 1};
    Literal *literal = NODE_NEW(table->arena, LITERAL, Literal, from->span);
    literal->node.type = type_primitive(sema_types(table->sema), TYPE_INT);
    literal->node.constant = &one;
    return &literal->node;
}

// `(T) (target operator value)`, as Java has it for compound assignments (JLS 15.26.2).
static const SpecExpr *lower_compound(SpecTable *table, Node *target, Operator operator,
                                      Node * value, const Node *from) {
    bool is_text = target->type == sema_types(table->sema)->string;
    Binary *binary = NODE_NEW(table->arena, BINARY, Binary, from->span);
    binary->operator= operator;
    binary->left = target;
    binary->right = value;
    binary->node.type = target->type;
    if (is_text || !type_is_primitive(target->type))
        return spec_lower_as(table, &binary->node, target->type);
    Cast *cast = NODE_NEW(table->arena, CAST, Cast, from->span);
    cast->operand = &binary->node;
    cast->node.type = target->type;
    return spec_lower(table, &cast->node);
}

Node *spec_set_target(Node *set) {
    return set->kind == NODE_ASSIGN  ? as_Assign(set)->target
           : set->kind == NODE_UNARY ? as_Unary(set)->operand
                                     : NULL;
}

const SpecExpr *spec_lower_set(SpecTable *table, Node *set) {
    Node *target = spec_set_target(set);
    if (!target || !target->type)
        return NULL;
    const SpecExpr *known = map_get(&table->lowered, set);
    if (known)
        return known;
    Operator operator= set->kind == NODE_ASSIGN ? as_Assign(set)->operator
        : operator_of_step(as_Unary(set)->operator);
    const SpecExpr *lowered;
    if (set->kind == NODE_ASSIGN && operator== OPERATOR_NONE)
        lowered = spec_lower_as(table, as_Assign(set)->value, target->type);
    else if (operator== OPERATOR_NONE)
        return NULL;
    else
        lowered = lower_compound(
            table, target, operator,
            set->kind == NODE_ASSIGN ? as_Assign(set)->value : literal_one(table, set), set);
    map_put(table->arena, &table->lowered, set, (void *)lowered);
    return lowered;
}
