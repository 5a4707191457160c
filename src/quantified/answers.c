// What pure methods without a body answer, as formulas (spec/answer.h).
//
// Each is a function: of the number of the heap, the receiver and the arguments. The number is a
// slot of its own, which changes with every assignment, so that it merges and is cut like the heap
// itself. What is written as it was before keeps the number; where other writes undo each other,
// the answers may seem to differ, and a violation is not certain.
#include "quantified/formulas.h"

#include "sema/queries.h"
#include "sema/specs.h"
#include "spec/answer.h"

// In a bounded heap, contracts that ask again are followed so far; else they are said of all
// arguments.
enum { DEEPEST_BOUNDED = 5 };

// An answer that was asked for.
struct AnswerUse {
    Method *method;
    Formula receiver;
    const Formula *arguments;
    const State *state;
    Formula value, throws;
    Formula precondition;
    bool is_said; // what its contract says
};

// ---- Which methods

static bool has_loop(QuantifiedRun *quantified, Method *method) {
    const IrMethod *body = lower_method(quantified->lowering, method);
    return body && body->loops.count;
}

static bool calls_itself(QuantifiedRun *quantified, Method *method) {
    const IrMethod *body = lower_method(quantified->lowering, method);
    for (uint32_t i = 0; body && i < body->blocks.count; i++) {
        const IrBlock *block = &body->blocks.items[i];
        for (uint32_t j = 0; j < block->instructions.count; j++)
            if (block->instructions.items[j].operation == IR_CALL &&
                block->instructions.items[j].detail.call->method == method)
                return true;
    }
    return false;
}

// Those whose body cannot be executed in a specification. What the contract of the method under
// proof says is to be shown; of its answers only is known that it is a function, if it is
// recursive.
bool quantified_is_told(QuantifiedRun *quantified, Method *method) {
    const Class *owner = method->owner;
    if (quantified->options.scope || quantified->options.inline_all)
        return false;
    if (!owner->unit || owner->unit->is_library || method->is_constructor || !method->declaration ||
        !method->declaration->body || method->return_type->kind < TYPE_BOOLEAN ||
        method->return_type->kind > TYPE_LONG)
        return false;
    return method_is_pure(quantified->sema, method) &&
           quantified_contract_is_given(quantified, method) &&
           (calls_itself(quantified, method) ||
            (has_loop(quantified, method) && method != quantified->method));
}

// ---- The number of the heap

static bool declares_asked(QuantifiedRun *quantified, const ClassList *classes) {
    for (uint32_t i = 0; i < classes->count; i++) {
        const MethodList *methods = &classes->items[i]->methods;
        for (uint32_t j = 0; j < methods->count; j++)
            if (spec_is_asked(quantified->specifications, methods->items[j]) ||
                quantified_is_told(quantified, methods->items[j]))
                return true;
        const VariableList *fields = &classes->items[i]->fields;
        for (uint32_t j = 0; j < fields->count; j++)
            if (fields->items[j]->modifiers & MODIFIER_MODEL)
                return true;
    }
    return false;
}

void quantified_answers_prepare(QuantifiedRun *quantified) {
    if (!declares_asked(quantified, &quantified->classes) &&
        !declares_asked(quantified, &quantified->hidden))
        return;
    HeapSlot slot = {.kind = SLOT_VERSION, .sort = SORT_LONG, .name = "heap"};
    vector_push(quantified->arena, &quantified->slots, slot);
    quantified->version_slot = quantified->slots.count;
}

void quantified_new_version(QuantifiedRun *quantified, State *state, Formula is_same) {
    if (!quantified->version_slot || is_same == FORMULA_TRUE)
        return;
    uint32_t slot = quantified->version_slot - 1;
    Formula version = quantified_fresh_variable(quantified, SORT_LONG, "heap");
    quantified_slot_set(quantified, state, slot,
                        logic_ite(quantified->table, is_same,
                                  quantified_slot_get(quantified, state, slot), version));
}

// ---- The function

static Sort function_sort(QuantifiedRun *quantified, const Method *method) {
    LogicTable *table = quantified->table;
    Sort sort = quantified_sort_of_type(quantified, method->return_type);
    for (uint32_t i = method->parameters.count; i-- > 0;)
        sort = logic_array_sort(
            table, quantified_sort_of_type(quantified, method->parameters.items[i]->type), sort);
    if (!(method->modifiers & MODIFIER_STATIC))
        sort = logic_array_sort(table, SORT_REF, sort);
    return logic_array_sort(table, SORT_LONG, sort);
}

static Formula function_of(QuantifiedRun *quantified, const void *about, Sort sort,
                           const char *name) {
    Formula known = (Formula)(uintptr_t)map_get(&quantified->answers, about);
    if (known)
        return known;
    known = quantified_fresh_variable(quantified, sort, name);
    map_put(quantified->arena, &quantified->answers, about, (void *)(uintptr_t)known);
    return known;
}

static Formula applied(QuantifiedRun *quantified, const State *state, const Method *method,
                       Formula receiver, const Formula *arguments) {
    LogicTable *table = quantified->table;
    Formula version = quantified_slot_get(quantified, state, quantified->version_slot - 1);
    Formula function =
        function_of(quantified, method, function_sort(quantified, method), method->name->text);
    Formula value = logic_select(table, function, version);
    if (receiver)
        value = logic_select(table, value, receiver);
    for (uint32_t i = 0; i < method->parameters.count; i++)
        value = logic_select(table, value, arguments[i]);
    return value;
}

// ---- What holds of an answer

static void find_bound(LogicTable *table, Formula formula, FormulaList *list, Arena *arena) {
    const FormulaNode *node = logic_node(table, formula);
    if (!node->has_bound)
        return;
    if (node->kind == FORMULA_KIND_VARIABLE) {
        for (uint32_t i = 0; i < list->count; i++)
            if (list->items[i] == formula)
                return;
        vector_push(arena, list, formula);
    }
    for (uint32_t i = 0; i < node->count; i++)
        find_bound(table, logic_node(table, formula)->children[i], list, arena);
}

// For all values of the variables that quantifiers around it bind.
static void say(QuantifiedRun *quantified, Formula value, Formula fact) {
    FormulaList bound = {0};
    find_bound(quantified->table, value, &bound, quantified->arena);
    if (bound.count)
        fact = logic_quantify(quantified->table, true, bound.items, bound.count, fact);
    quantified_add_axiom(quantified, fact);
}

// That some arguments have an answer at all is asked later, as after a call in code.
static void note_possible(QuantifiedRun *quantified, Method *method, const State *state,
                          Span span) {
    if (map_get(&quantified->possible_answers, method))
        return;
    map_put(quantified->arena, &quantified->possible_answers, method, method);
    uint32_t count = method->parameters.count;
    Formula *arguments = arena_array(quantified->arena, count + 1, sizeof(Formula));
    for (uint32_t i = 0; i < count; i++)
        arguments[i] = quantified_fresh_variable(
            quantified, quantified_sort_of_type(quantified, method->parameters.items[i]->type),
            "argument");
    bool is_static = method->modifiers & MODIFIER_STATIC;
    Formula receiver =
        is_static ? FORMULA_NONE : quantified_fresh_variable(quantified, SORT_REF, "receiver");
    Formula result = quantified_fresh_variable(
        quantified, quantified_sort_of_type(quantified, method->return_type), "result");
    Evaluation base = formula_evaluation(quantified, state);
    SpecCall call = {receiver, arguments, state};
    bool failed = false;
    quantified->asking++;
    quantified->repeating++;
    SpecAnswer told = spec_answer(&base, method, &call, result, &failed);
    quantified->repeating--;
    quantified->asking--;
    QuantifiedCall asked = {.method = method,
                            .span = span,
                            .before = FORMULA_TRUE,
                            .after = logic_and(quantified->table, told.precondition, told.holds),
                            .is_measured = true,
                            .is_answer = true};
    for (uint32_t i = 0; i < told.cases.count; i++)
        vector_push(quantified->arena, &asked.cases, told.cases.items[i].holds);
    vector_push(quantified->arena, &quantified->calls, asked);
}

static bool say_contract(QuantifiedRun *quantified, AnswerUse *use, Span span) {
    LogicTable *table = quantified->table;
    Evaluation base = formula_evaluation(quantified, use->state);
    SpecCall call = {use->receiver, use->arguments, use->state};
    uint32_t unmodelled = quantified->unmodelled.count;
    bool failed = false;
    if (use->method != quantified->method)
        note_possible(quantified, use->method, use->state, span);
    quantified->asking++;
    SpecAnswer told = spec_answer(&base, use->method, &call, use->value, &failed);
    quantified->asking--;
    if (failed || quantified->unmodelled.count != unmodelled)
        return false;
    use->throws = told.throws;
    use->precondition = told.precondition;
    if (use->method == quantified->method)
        return true;
    Formula returns = logic_and(table, told.precondition, logic_not(table, told.throws));
    say(quantified, use->value, logic_implies(table, returns, told.holds));
    return true;
}

// In the contract of an answer another one is asked for: what it says holds for all arguments.
static bool say_of_all(QuantifiedRun *quantified, const AnswerUse *use, Span span) {
    AnswerUse all = *use;
    Formula version = quantified_slot_get(quantified, use->state, quantified->version_slot - 1);
    const Name *key =
        query_name(quantified->sema, arena_format(quantified->arena, "%p:%u:%u",
                                                  (void *)use->method, version, use->receiver));
    if (map_get(&quantified->said_of_all, key))
        return true;
    map_put(quantified->arena, &quantified->said_of_all, key, use->method);
    Formula *arguments =
        arena_array(quantified->arena, use->method->parameters.count + 1, sizeof(Formula));
    for (uint32_t i = 0; i < use->method->parameters.count; i++)
        arguments[i] = logic_bound_variable(
            quantified->table,
            quantified_sort_of_type(quantified, use->method->parameters.items[i]->type),
            use->method->parameters.items[i]->name->text);
    all.arguments = arguments;
    all.value = applied(quantified, use->state, use->method, use->receiver, arguments);
    return say_contract(quantified, &all, span);
}

// ---- What it reads

static bool is_place_same(QuantifiedRun *quantified, const Place *place, const AnswerUse *first,
                          const AnswerUse *second, Formula *same) {
    LogicTable *table = quantified->table;
    if (place->kind != PLACE_FIELD || !place->field || place->when ||
        (place->field->modifiers & MODIFIER_MODEL))
        return false;
    Formula before = quantified_load_field(quantified, first->state, place->object, place->field);
    Formula after = quantified_load_field(quantified, second->state, place->object, place->field);
    *same = logic_and(table, *same, logic_equal(table, before, after));
    return true;
}

static bool is_same_where_read(QuantifiedRun *quantified, const AnswerUse *first,
                               const AnswerUse *second, Formula *same) {
    Evaluation base = formula_evaluation(quantified, first->state);
    SpecCall call = {first->receiver, first->arguments, first->state};
    SpecFrame reads = {0};
    if (!spec_answer_reads(&base, first->method, &call, &reads))
        return false;
    for (uint32_t i = 0; i < reads.cases.count; i++) {
        const PlaceList *list = &reads.cases.items[i];
        for (uint32_t j = 0; j < list->places.count; j++)
            if (!is_place_same(quantified, &list->places.items[j], first, second, same))
                return false;
    }
    return true;
}

// With what earlier answers depended on unchanged, it is the same.
static void compare_with_others(QuantifiedRun *quantified, const AnswerUse *use) {
    LogicTable *table = quantified->table;
    for (uint32_t i = 0; i < quantified->answer_uses.count; i++) {
        const AnswerUse *other = quantified->answer_uses.items[i];
        if (other->method != use->method || logic_node(table, other->value)->has_bound ||
            logic_node(table, use->value)->has_bound)
            continue;
        Formula same =
            use->receiver ? logic_equal(table, use->receiver, other->receiver) : FORMULA_TRUE;
        for (uint32_t j = 0; j < use->method->parameters.count; j++)
            same =
                logic_and(table, same, logic_equal(table, use->arguments[j], other->arguments[j]));
        if (same != FORMULA_FALSE && is_same_where_read(quantified, other, use, &same))
            quantified_add_axiom(
                quantified,
                logic_implies(table, same, logic_equal(table, use->value, other->value)));
    }
}

// ---- Asking

static AnswerUse *find_use(const QuantifiedRun *quantified, Formula value) {
    for (uint32_t i = 0; i < quantified->answer_uses.count; i++)
        if (quantified->answer_uses.items[i]->value == value)
            return quantified->answer_uses.items[i];
    return NULL;
}

static void note_type(QuantifiedRun *quantified, const AnswerUse *use) {
    State *scratch = quantified_state_copy(quantified, use->state);
    scratch->facts = (FormulaList){0};
    Formula object = quantified_fresh_variable(quantified, SORT_REF, use->method->name->text);
    quantified_note_value(quantified, scratch, object, use->method->return_type);
    for (uint32_t i = 0; i < scratch->facts.count; i++)
        quantified_add_axiom(quantified, scratch->facts.items[i]);
    quantified_add_axiom(quantified, logic_equal(quantified->table, use->value, object));
}

// What is known of it already, or what follows from its type and from other answers.
static AnswerUse *use_of(QuantifiedRun *quantified, Method *method, const State *state,
                         Formula receiver, const Formula *arguments) {
    Formula value = applied(quantified, state, method, receiver, arguments);
    AnswerUse *use = find_use(quantified, value);
    if (use)
        return use;
    use = ARENA_NEW(quantified->arena, AnswerUse);
    *use = (AnswerUse){.method = method,
                       .receiver = receiver,
                       .arguments = arguments,
                       .state = quantified_state_copy(quantified, state),
                       .value = value,
                       .throws = FORMULA_FALSE,
                       .precondition = FORMULA_TRUE};
    compare_with_others(quantified, use);
    vector_push(quantified->arena, &quantified->answer_uses, use);
    if (logic_sort(quantified->table, value) == SORT_REF)
        note_type(quantified, use);
    uint32_t slot = quantified->version_slot - 1;
    if (quantified_slot_get(quantified, state, slot) !=
        quantified_slot_initial(quantified, slot, 0))
        quantified_add_approximation(quantified, "what a method without a body answers later");
    return use;
}

static bool is_object_of_bound(QuantifiedRun *quantified, const Method *method, Formula receiver,
                               const Formula *arguments) {
    LogicTable *table = quantified->table;
    bool is_bound = receiver && logic_node(table, receiver)->has_bound;
    for (uint32_t i = 0; i < method->parameters.count; i++)
        is_bound |= logic_node(table, arguments[i])->has_bound;
    return is_bound && quantified_sort_of_type(quantified, method->return_type) == SORT_REF;
}

Formula quantified_answer(QuantifiedRun *quantified, Method *method, const State *state,
                          Formula receiver, const Formula *arguments) {
    if (!quantified->version_slot || is_object_of_bound(quantified, method, receiver, arguments))
        return FORMULA_NONE;
    return use_of(quantified, method, state, receiver, arguments)->value;
}

Formula quantified_answer_as_told(QuantifiedRun *quantified, Method *method, const State *state,
                                  Formula receiver, const Formula *arguments, Span span,
                                  Formula *throws) {
    *throws = FORMULA_FALSE;
    if (!quantified_answer(quantified, method, state, receiver, arguments))
        return FORMULA_NONE;
    AnswerUse *use = use_of(quantified, method, state, receiver, arguments);
    bool is_too_deep = quantified->options.scope && quantified->asking >= DEEPEST_BOUNDED;
    if (is_too_deep && !use->is_said)
        quantified_add_approximation(quantified, "the contract of an answer");
    bool is_inner = quantified->asking && !quantified->options.scope;
    bool was_said = use->is_said || is_too_deep;
    use->is_said = true;
    if (!was_said &&
        !(is_inner ? say_of_all(quantified, use, span) : say_contract(quantified, use, span)))
        return FORMULA_NONE;
    *throws = use->throws;
    if (method->declaration->body) // outside of its contract, only the body says what happens
        *throws =
            logic_or(quantified->table, *throws, logic_not(quantified->table, use->precondition));
    return use->value;
}

// ---- Model fields that no clause defines

Formula quantified_open_field(QuantifiedRun *quantified, Variable *field, const State *state,
                              Formula object) {
    LogicTable *table = quantified->table;
    if (!quantified->version_slot || field->type->kind >= TYPE_BIGINT)
        return FORMULA_NONE;
    uint32_t slot = quantified->version_slot - 1;
    Formula version = quantified_slot_get(quantified, state, slot);
    if (version != quantified_slot_initial(quantified, slot, 0))
        quantified_add_approximation(quantified, "a model field that no clause defines");
    Sort sort = quantified_sort_of_type(quantified, field->type);
    sort = logic_array_sort(table, SORT_LONG, logic_array_sort(table, SORT_REF, sort));
    Formula function = function_of(quantified, field, sort, field->name->text);
    return logic_select(table, logic_select(table, function, version), object);
}
