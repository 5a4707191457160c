// What methods of plain Java are for: to reject, to hand a question on, to set up an object.
#include "analysis/internal.h"

#include "lower/reads.h"
#include "sema/documentation.h"
#include "sema/queries.h"
#include "sema/specs.h"

#include <string.h>

// ---- Methods that only reject: Validate.isTrue(n > 0, "n")

// A message that is made when it is needed: Supplier.get.
static bool is_function(Sema *sema, const Method *method) {
    Method *function = NULL;
    return method->owner->kind == CLASS_INTERFACE &&
           query_functional_type(sema, method->owner->type, &function) && function == method;
}

// Neither the method nor what it calls changes anything that was there before.
static bool changes_nothing(Lowering *lowering, Method *method, uint32_t depth) {
    enum { DEEPEST = 8 };
    Class *owner = method->owner;
    if (!owner->unit || owner->unit->is_library)
        return method->is_constructor || (method->modifiers & MODIFIER_STATIC) ||
               is_function(lower_sema(lowering), method) ||
               method_is_pure(lower_sema(lowering), method);
    const IrMethod *ir = depth < DEEPEST ? lower_method(lowering, method) : NULL;
    for (uint32_t i = 0; ir && i < ir->blocks.count; i++)
        for (uint32_t j = 0; j < ir->blocks.items[i].instructions.count; j++) {
            const IrInstruction *at = &ir->blocks.items[i].instructions.items[j];
            bool stores = at->operation == IR_STORE || at->operation == IR_STORE_ELEMENT;
            if ((stores && !method->is_constructor) ||
                (at->operation == IR_CALL &&
                 !changes_nothing(lowering, at->detail.call->method, depth + 1)))
                return false;
        }
    return ir != NULL;
}

bool analysis_only_rejects(Lowering *lowering, Method *method) {
    return (method->modifiers & MODIFIER_STATIC) && method->return_type->kind == TYPE_VOID &&
           changes_nothing(lowering, method, 0);
}

// ---- Methods that only ask the same: E first() { return map.firstKey(); }

static const Node *only_expression(const Method *method) {
    const Node *body = method->declaration ? method->declaration->body : NULL;
    if (!body || as_Block((Node *)body)->statements.count != 1)
        return NULL;
    Node *only = as_Block((Node *)body)->statements.items[0];
    return only->kind == NODE_RETURN                 ? as_Return(only)->value
           : only->kind == NODE_EXPRESSION_STATEMENT ? as_ExpressionStatement(only)->expression
                                                     : NULL;
}

bool analysis_only_asks(const Method *method, const Method *asked) {
    const Node *call = method ? only_expression(method) : NULL;
    return call && asked && call->kind == NODE_CALL && !as_Call((Node *)call)->arguments.count &&
           asked->name == as_Call((Node *)call)->name &&
           !strncmp(asked->name->text, method->name->text, strlen(method->name->text));
}

// ---- Methods that give what a static field holds: Registry get() { return INSTANCE; }

const Variable *analysis_given_static(const Method *method) {
    const Node *body = method->declaration ? method->declaration->body : NULL;
    const NodeList *statements = body ? &as_Block((Node *)body)->statements : NULL;
    Node *last = statements && statements->count ? vector_last(statements) : NULL;
    Node *value = last && last->kind == NODE_RETURN ? as_Return(last)->value : NULL;
    const Variable *variable = value ? query_variable(value) : NULL;
    bool is_static =
        variable && variable->kind == VARIABLE_FIELD && (variable->modifiers & MODIFIER_STATIC);
    return is_static ? variable : NULL;
}

// ---- Objects that are set up later: `/** Works once setNext was called. */ Chain() {}`

static bool is_setter(Lowering *lowering, Method *method, const Variable *field) {
    bool is_named = !strncmp(method->name->text, "set", 3) && method->parameters.count == 1;
    const IrMethod *ir = is_named && (method->modifiers & MODIFIER_PUBLIC) &&
                                 !(method->modifiers & (MODIFIER_STATIC | MODIFIER_ABSTRACT))
                             ? lower_method(lowering, method)
                             : NULL;
    for (uint32_t i = 0; ir && i < ir->blocks.count; i++)
        for (uint32_t j = 0; j < ir->blocks.items[i].instructions.count; j++) {
            const IrInstruction *at = &ir->blocks.items[i].instructions.items[j];
            if (at->operation == IR_STORE && at->detail.field == field &&
                at->b == vector_last(&ir->parameters))
                return true;
        }
    return false;
}

// A constructor that leaves the field as it was created, and says that the setter has to be called.
static bool is_left_to_setter(Lowering *lowering, const Variable *field, const Method *setter) {
    for (uint32_t i = 0; i < field->owner->methods.count; i++) {
        Method *method = field->owner->methods.items[i];
        Map unset = {0};
        const IrMethod *ir =
            method->is_constructor && documentation_mentions(method, setter->name->text)
                ? lower_method(lowering, method)
                : NULL;
        if (ir)
            unset_fields_note(lowering, ir, &unset);
        if (ir && map_get(&unset, field))
            return true;
    }
    return false;
}

static bool is_said_later(Lowering *lowering, const Variable *field) {
    Class *owner = field->owner;
    for (uint32_t i = 0; i < owner->methods.count; i++)
        if (is_setter(lowering, owner->methods.items[i], field) &&
            is_left_to_setter(lowering, field, owner->methods.items[i]))
            return true;
    return false;
}

bool analysis_is_set_later(Lowering *lowering, const Variable *field) {
    if (!field->owner || !analysis_is_plain_class(field->owner) ||
        (field->modifiers & (MODIFIER_STATIC | MODIFIER_FINAL)))
        return false;
    reads_begin(lowering);
    bool is_later = is_said_later(lowering, field) || null_waits_for_setter(lowering, field);
    return reads_end(lowering, (ReadAnswer){QUESTION_SET_LATER, field, NULL, 0, is_later});
}
