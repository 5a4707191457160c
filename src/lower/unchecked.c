// Operations that are unchecked (JLS 4.8, 5.1.9, 5.5): calls of members of raw types with arguments
// whose types nobody looks at, a raw type used as one with arguments, casts to types with arguments
// from one that says nothing of them. Behind these, type arguments may lie.
//
// Casts to type variables of a class are none of them: who writes `(T) elements[i]` says that what
// comes out is what was put in. What a method's own variable stands for is chosen by who calls it.
#include "lower/internal.h"

static void note(Code *code) {
    if (!code->class_symbol->unit->is_library)
        code->ir->is_unchecked = true;
}

static bool is_raw(const Type *type) {
    return type->kind == TYPE_CLASS && !type->count && type->class_symbol->type_parameters.count;
}

static bool has_arguments(const Type *type) {
    if (type->kind != TYPE_CLASS)
        return false;
    for (uint32_t i = 0; i < type->count; i++)
        if (type->arguments[i]->kind != TYPE_WILDCARD || type->arguments[i]->bound)
            return true;
    return false;
}

void note_unchecked_conversion(Code *code, Type *from, Type *to) {
    if (!has_arguments(to) || !type_is_reference(from) || from->kind == TYPE_NULL)
        return;
    const Type *base =
        query_as_super(code->sema, query_upper_bound(code->sema, from), to->class_symbol);
    if (base && is_raw(base))
        note(code);
}

// Do the arguments of one type say those of the other? A `?`, captured or not, says none.
static bool says_arguments(Code *code, Type *known, Type *to) {
    if (known->kind != TYPE_CLASS)
        return false;
    if (query_is_subtype(code->sema, known, to))
        return true;
    Type *base = query_as_super(code->sema, to, known->class_symbol);
    return base && has_arguments(base) && base->count >= to->count &&
           query_is_subtype(code->sema, known, base);
}

static bool is_chosen_by_caller(const Type *type) {
    while (type->kind == TYPE_ARRAY)
        type = type->element;
    return type->kind == TYPE_VARIABLE && type->variable->method_owner;
}

// An array that the method makes, or has the library make, has in it what the method puts there.
static bool makes_array(Node *operand, const Type *to) {
    operand = without_parentheses(operand);
    if (to->kind != TYPE_ARRAY || operand->kind == NODE_NEW_ARRAY)
        return to->kind == TYPE_ARRAY;
    const Method *method = operand->kind == NODE_CALL ? as_Call(operand)->method : NULL;
    return method && (method->modifiers & MODIFIER_STATIC) &&
           (!method->owner->unit || method->owner->unit->is_library);
}

void note_unchecked_cast(Code *code, Cast *cast) {
    Type *from = cast->operand->type, *to = cast->node.type;
    if (!type_is_reference(from) || from->kind == TYPE_NULL)
        return;
    Type *known = query_upper_bound(code->sema, from);
    if (is_chosen_by_caller(to) && !query_is_subtype(code->sema, from, to) &&
        !makes_array(cast->operand, to))
        note(code);
    if (has_arguments(to) && (is_raw(known) || !says_arguments(code, known, to)))
        note(code);
}

// An argument of a parameter that the class's own type arguments would tell the type of.
void note_unchecked_argument(Code *code, const Method *method, Type *declared, Type *site) {
    if (!site || !declared->mentions_variables || (method->modifiers & MODIFIER_STATIC))
        return;
    const Type *base =
        query_as_super(code->sema, query_upper_bound(code->sema, site), method->owner);
    if (base && is_raw(base))
        note(code);
}
