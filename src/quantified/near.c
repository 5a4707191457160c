// Which objects that were there before a method can get at: its inputs, and those of classes that
// static fields and the fields of these lead to, by their types. Invariants of others are not its
// to keep: who holds such an object, and calls the method, is to. Those that read static fields
// are, as the method may assign these.
#include "quantified/internal.h"

#include "sema/queries.h"

static void add_type(QuantifiedRun *quantified, Type *type);

static void add_fields(QuantifiedRun *quantified, Class *class_symbol) {
    VariableList fields = {0};
    quantified_class_fields(quantified, class_symbol, &fields);
    for (uint32_t i = 0; i < fields.count; i++)
        add_type(quantified, fields.items[i]->type);
}

static void add_class(QuantifiedRun *quantified, Class *class_symbol) {
    if (map_get(&quantified->near_classes, class_symbol))
        return;
    map_put(quantified->arena, &quantified->near_classes, class_symbol, class_symbol);
    add_fields(quantified, class_symbol);
}

static void add_input(QuantifiedRun *quantified, Type *type) {
    type = query_erasure(quantified->sema, type);
    if (type->kind != TYPE_CLASS) {
        add_type(quantified, type);
        return;
    }
    for (uint32_t i = 0; i < quantified->classes.count; i++)
        if (query_is_subclass(quantified->sema, quantified->classes.items[i], type->class_symbol))
            add_fields(quantified, quantified->classes.items[i]);
    add_fields(quantified, type->class_symbol);
}

// Of subclasses, too.
static void add_type(QuantifiedRun *quantified, Type *type) {
    type = type ? query_erasure(quantified->sema, type) : NULL;
    while (type && type->kind == TYPE_ARRAY)
        type = type->element;
    if (!type || type->kind != TYPE_CLASS)
        return;
    for (uint32_t i = 0; i < quantified->classes.count; i++)
        if (query_is_subclass(quantified->sema, quantified->classes.items[i], type->class_symbol))
            add_class(quantified, quantified->classes.items[i]);
    add_class(quantified, type->class_symbol);
}

// Who knows where methods without a body have their results from.
static void add_results(QuantifiedRun *quantified, const Class *class_symbol) {
    for (uint32_t i = 0; i < class_symbol->methods.count; i++) {
        const Method *method = class_symbol->methods.items[i];
        if (!method->is_constructor && (!method->declaration || !method->declaration->body))
            add_type(quantified, method->return_type);
    }
}

static void add_inputs(QuantifiedRun *quantified) {
    const Method *method = quantified->method;
    if (!(method->modifiers & MODIFIER_STATIC))
        add_input(quantified, method->owner->type);
    for (uint32_t i = 0; i < method->parameters.count; i++)
        add_input(quantified, method->parameters.items[i]->type);
    for (uint32_t i = 0; i < quantified->havocked.count; i++)
        add_type(quantified, quantified->havocked.items[i]);
    for (uint32_t i = 0; i < quantified->classes.count; i++) {
        const VariableList *fields = &quantified->classes.items[i]->fields;
        for (uint32_t j = 0; j < fields->count; j++)
            if (fields->items[j]->modifiers & MODIFIER_STATIC)
                add_type(quantified, fields->items[j]->type);
        add_results(quantified, quantified->classes.items[i]);
    }
}

// Whose invariants a method can break without getting at their objects.
static void add_dependent(QuantifiedRun *quantified) {
    for (uint32_t i = 0; i < quantified->classes.count; i++) {
        Class *class_symbol = quantified->classes.items[i];
        if (quantified_depends_on_statics(quantified, class_symbol))
            map_put(quantified->arena, &quantified->near_classes, class_symbol, class_symbol);
    }
}

static bool may_be_led_to(QuantifiedRun *quantified, Class *class_symbol) {
    if (!quantified->near_classes.count) {
        map_put(quantified->arena, &quantified->near_classes, quantified, quantified);
        add_inputs(quantified);
        add_dependent(quantified);
    }
    // Objects of a class are objects of its superclasses.
    for (uint32_t i = 0; i < quantified->classes.count; i++) {
        Class *other = quantified->classes.items[i];
        if (map_get(&quantified->near_classes, other) &&
            query_is_subclass(quantified->sema, other, class_symbol))
            return true;
    }
    return map_get(&quantified->near_classes, class_symbol) != NULL;
}

bool quantified_may_be_of(QuantifiedRun *quantified, Type *type, Class *class_symbol) {
    type = query_erasure(quantified->sema, type);
    if (type->kind != TYPE_CLASS)
        return false;
    Class *other = type->class_symbol;
    return query_is_subclass(quantified->sema, other, class_symbol) ||
           query_is_subclass(quantified->sema, class_symbol, other) ||
           other->kind == CLASS_INTERFACE || class_symbol->kind == CLASS_INTERFACE;
}

Formula quantified_is_near(QuantifiedRun *quantified, Class *class_symbol, Formula object) {
    LogicTable *table = quantified->table;
    if (may_be_led_to(quantified, class_symbol))
        return FORMULA_TRUE;
    Formula result = logic_less_equal(table, quantified->pre_state->allocated, object);
    if (quantified->receiver &&
        quantified_may_be_of(quantified, quantified->method->owner->type, class_symbol))
        result = logic_or(table, result, logic_equal(table, object, quantified->receiver));
    for (uint32_t i = 0; i < quantified->method->parameters.count; i++)
        if (quantified_may_be_of(quantified, quantified->method->parameters.items[i]->type,
                                 class_symbol))
            result = logic_or(table, result, logic_equal(table, object, quantified->arguments[i]));
    return result;
}

// ---- Invariants after a call

typedef struct Callee {
    const Method *method;
    Formula receiver;
    const Formula *arguments; // without the receiver
} Callee;

// The object itself, or what one of its fields holds.
static Formula is_near(QuantifiedRun *quantified, const State *state, Formula object,
                       Formula known) {
    LogicTable *table = quantified->table;
    Formula result = logic_equal(table, object, known);
    const Type *type = map_get(&quantified->declared_type, (const void *)(uintptr_t)known);
    VariableList fields = {0};
    if (type && type->kind == TYPE_CLASS)
        quantified_class_fields(quantified, type->class_symbol, &fields);
    for (uint32_t i = 0; i < fields.count; i++)
        if (quantified_sort_of_type(quantified, fields.items[i]->type) == SORT_REF)
            result = logic_or(
                table, result,
                logic_equal(table, object,
                            quantified_load_field(quantified, state, known, fields.items[i])));
    return result;
}

// Objects that the callee certainly got at: it was to keep their invariants.
static Formula was_in_reach(QuantifiedRun *quantified, const Callee *called, const State *before,
                            const State *after, Formula object) {
    LogicTable *table = quantified->table;
    Formula result = logic_less_equal(table, before->allocated, object);
    if (called->receiver)
        result = logic_or(table, result, is_near(quantified, after, object, called->receiver));
    for (uint32_t i = 0; i < called->method->parameters.count; i++)
        if (logic_sort(table, called->arguments[i]) == SORT_REF)
            result =
                logic_or(table, result, is_near(quantified, after, object, called->arguments[i]));
    return result;
}

// What an invariant says of other objects, a callee may break that knows these and not the object
// whose invariant it is: then it is up to the caller to keep it.
static Formula kept_by_callee(QuantifiedRun *quantified, const Callee *called, const State *before,
                              const State *after, const InvariantClause *invariant) {
    FormulaNode node = *logic_node(quantified->table, invariant->formula);
    if (!invariant->reads_others || node.kind != FORMULA_KIND_FORALL || node.count != 2)
        return invariant->formula;
    Formula object = node.children[0];
    Formula in_reach = was_in_reach(quantified, called, before, after, object);
    return logic_quantify(quantified->table, true, &object, 1,
                          logic_implies(quantified->table, in_reach, node.children[1]));
}

void quantified_assume_kept(QuantifiedRun *quantified, const Method *method, Formula receiver,
                            const Formula *arguments, const State *before, State *state) {
    Callee called = {method, receiver, arguments};
    if (method->modifiers & MODIFIER_HELPER)
        return;
    InvariantList list = {0};
    quantified_contract_invariants(quantified, JML_INVARIANT, state, NULL, FORMULA_NONE, false,
                                   &list);
    quantified_implicit_invariants(quantified, state, FORMULA_NONE, false, &list);
    for (uint32_t i = 0; i < list.count; i++)
        quantified_state_fact(quantified, state,
                              kept_by_callee(quantified, &called, before, state, &list.items[i]));
}

// ---- What the fields of inputs hold

static void add_held(QuantifiedRun *quantified, State *state, Type *type, Formula object,
                     FormulaList *list) {
    VariableList fields = {0};
    type = query_erasure(quantified->sema, type);
    if (!object || type->kind != TYPE_CLASS || type->class_symbol->unit->is_library)
        return;
    quantified_class_fields(quantified, type->class_symbol, &fields);
    for (uint32_t i = 0; i < fields.count; i++) {
        Variable *field = fields.items[i];
        if (query_erasure(quantified->sema, field->type)->kind != TYPE_CLASS)
            continue;
        Formula value = quantified_load_field(quantified, state, object, field);
        quantified_note_value(quantified, state, value, field->type);
        vector_push(quantified->arena, list, value);
    }
}

void quantified_held_by_inputs(QuantifiedRun *quantified, State *state, FormulaList *list) {
    const Method *method = quantified->method;
    if (quantified->options.scope || quantified->options.unroll)
        return;
    if (quantified->receiver && !method->is_constructor)
        add_held(quantified, state, method->owner->type, quantified->receiver, list);
    for (uint32_t i = 0; i < method->parameters.count; i++)
        add_held(quantified, state, method->parameters.items[i]->type, quantified->arguments[i],
                 list);
}
