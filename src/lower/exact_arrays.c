// Private fields whose arrays are of exactly the class that the field says.
//
// `private T[] items = (T[]) new Object[8]` is an Object[], never an Integer[], where the sources
// assign nothing to the field but arrays that are made there, or held by a local variable of which
// the same can be said. One walk over all sources finds the variables for which it cannot.
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

// A local variable that holds an array from its declaration on.
static Variable *local_of(Lowering *lowering, Node *value, const Variable *field) {
    Variable *local = query_variable(without_parentheses(value));
    bool is_made = local && local->kind == VARIABLE_LOCAL && local->declaration &&
                   local->declaration->kind == NODE_VARIABLE &&
                   as_VariableDeclaration(local->declaration)->initializer;
    return is_made && query_erasure(lowering->sema, local->type) ==
                          query_erasure(lowering->sema, field->type)
               ? local
               : NULL;
}

static void note_inexact(Lowering *lowering, Variable *variable) {
    map_put(lowering->arena, &lowering->inexact_arrays, variable, variable);
}

static void note_value(Lowering *lowering, Variable *variable, Node *value) {
    if (!variable || !variable->type || variable->type->kind != TYPE_ARRAY || !value ||
        (variable->kind != VARIABLE_FIELD && variable->kind != VARIABLE_LOCAL) ||
        makes_exactly(lowering, value, variable))
        return;
    Variable *local = local_of(lowering, value, variable);
    HandedArray handed = {.from = local, .to = variable};
    if (local)
        vector_push(lowering->arena, &lowering->handed_arrays, handed);
    else
        note_inexact(lowering, variable);
}

// What holds an array of a variable for which it cannot be said.
static void hand_on(Lowering *lowering) {
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t i = 0; i < lowering->handed_arrays.count; i++) {
            HandedArray handed = lowering->handed_arrays.items[i];
            if (!map_get(&lowering->inexact_arrays, handed.from) ||
                map_get(&lowering->inexact_arrays, handed.to))
                continue;
            note_inexact(lowering, handed.to);
            changed = true;
        }
    }
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
        hand_on(lowering);
    }
    reads_begin(lowering);
    return reads_end(lowering, (ReadAnswer){.question = QUESTION_EXACT_ARRAY,
                                            .subject = field,
                                            .answer = !map_get(&lowering->inexact_arrays, field)});
}
