// Private fields whose arrays are of exactly the class that the field says.
//
// `private T[] items = (T[]) new Object[8]` is an Object[], never an Integer[], where the sources
// assign nothing to the field but arrays that are made there. One walk over all sources finds
// the fields for which that cannot be said.
#include "lower/internal.h"
#include "lower/reads.h"

#include <string.h>

static bool is_copy_of_itself(Call *call, const Variable *field) {
    const char *name = call->method ? call->method->name->text : "";
    Node *copied = NULL;
    if (!strcmp(name, "clone"))
        copied = call->object;
    else if ((!strcmp(name, "copyOf") || !strcmp(name, "copyOfRange")) && call->arguments.count > 1)
        copied = call->arguments.items[0];
    return copied && query_variable(without_parentheses(copied)) == field;
}

static bool makes_exactly(Lowering *lowering, Node *value, const Variable *field) {
    value = without_parentheses(value);
    while (value->kind == NODE_CAST)
        value = without_parentheses(as_Cast(value)->operand);
    switch (value->kind) {
    case NODE_ARRAY_INITIALIZER: return true;
    case NODE_LITERAL: return true; // null
    case NODE_CALL: return is_copy_of_itself(as_Call(value), field);
    case NODE_NEW_ARRAY:
        return value->type && query_erasure(lowering->sema, value->type) ==
                                  query_erasure(lowering->sema, field->type);
    default: return false;
    }
}

static void note_value(Lowering *lowering, Variable *field, Node *value) {
    if (field && field->kind == VARIABLE_FIELD && field->type && field->type->kind == TYPE_ARRAY &&
        value && !makes_exactly(lowering, value, field))
        map_put(lowering->arena, &lowering->inexact_arrays, field, field);
}

static void search_values(void *context, Node *node) {
    Lowering *lowering = context;
    if (node->kind == NODE_ASSIGN)
        note_value(lowering, query_variable(without_parentheses(as_Assign(node)->target)),
                   as_Assign(node)->value);
    else if (node->kind == NODE_VARIABLE)
        note_value(lowering, as_VariableDeclaration(node)->symbol,
                   as_VariableDeclaration(node)->initializer);
    ast_each_child(node, search_values, context);
}

static bool may_be_exact(const Variable *field) {
    return (field->modifiers & MODIFIER_PRIVATE) && field->declaration &&
           field->type->kind == TYPE_ARRAY && !type_is_primitive(field->type->element) &&
           field->owner && field->owner->kind != CLASS_RECORD &&
           !(field->owner->unit && field->owner->unit->is_library);
}

bool lower_holds_exact_array(Lowering *lowering, const Variable *field) {
    if (!may_be_exact(field))
        return false;
    if (!lowering->exact_arrays_known) {
        lowering->exact_arrays_known = true;
        const UnitList *units = sema_units(lowering->sema);
        for (uint32_t i = 0; i < units->count; i++)
            search_values(lowering, &units->items[i]->tree->node);
    }
    reads_begin(lowering);
    return reads_end(lowering, (ReadAnswer){.question = QUESTION_EXACT_ARRAY,
                                            .subject = field,
                                            .answer = !map_get(&lowering->inexact_arrays, field)});
}
