// Pure calls in specifications: the body is executed, and all paths are merged.
#include "quantified/formulas.h"

#include "spec/answer.h"

typedef struct PureExits {
    QuantifiedRun *quantified;
    Formula result, throws;
    bool failed;
    Formula allocated;
} PureExits;

static void exit_pure(QuantifiedRun *quantified, void *context, State *state, bool is_thrown,
                      Formula value) {
    PureExits *exits = context;
    LogicTable *table = quantified->table;
    Formula condition = quantified_conjunction(quantified, &state->conditions);
    if (is_thrown) {
        exits->throws = logic_or(table, exits->throws, condition);
        return;
    }
    if (!value || state->allocated != exits->allocated) {
        exits->failed = true;
        return;
    }
    exits->result = exits->result ? logic_ite(table, condition, value, exits->result) : value;
}

static Graph *graph_of(QuantifiedRun *quantified, Method *method) {
    Graph *graph = map_get(&quantified->pure_graphs, method);
    if (!graph) {
        graph = ARENA_NEW(quantified->arena, Graph);
        *graph = quantified_graph_of_call(quantified, method);
        map_put(quantified->arena, &quantified->pure_graphs, method, graph);
    }
    return graph;
}

// What a specification says may not depend on what is chosen: on what an exception says.
static bool depends_on_choices(QuantifiedRun *quantified, uint32_t first, Formula formula) {
    FormulaList found = {0};
    if (first == quantified->untold.count)
        return false;
    logic_free_variables(quantified->table, formula, &found, quantified->arena);
    for (uint32_t i = 0; i < found.count; i++)
        for (uint32_t j = first; j < quantified->untold.count; j++)
            if (found.items[i] == quantified->untold.items[j])
                return true;
    return false;
}

// Exactly this method.
static Formula run_pure(QuantifiedRun *quantified, Method *method, const State *state,
                        const Formula *arguments, uint32_t count, Span span, Formula *throws) {
    bool is_static = method->modifiers & MODIFIER_STATIC;
    bool is_told = quantified_is_told(quantified, method);
    if (is_told)
        quantified_add_approximation(quantified, "what is known of a method by its contract");
    if (is_told || (!lower_method(quantified->lowering, method) &&
                    spec_is_asked(quantified->specifications, method)))
        return quantified_answer_as_told(quantified, method, state,
                                         is_static ? FORMULA_NONE : arguments[0],
                                         arguments + !is_static, span, throws);
    Graph *graph = graph_of(quantified, method);
    PureExits exits = {
        .quantified = quantified, .throws = FORMULA_FALSE, .allocated = state->allocated};
    uint32_t unmodelled = quantified->unmodelled.count, untold = quantified->untold.count;
    if (!graph->ir)
        return FORMULA_NONE;
    State *start = quantified_state_copy(quantified, state);
    start->conditions = (FormulaList){0};
    start->register_count = graph->ir->registers.count;
    start->registers = arena_array(quantified->arena, start->register_count, sizeof(Formula));
    for (uint32_t i = 0; i < count && i < graph->ir->parameters.count; i++)
        start->registers[graph->ir->parameters.items[i]] = arguments[i];
    Run run = {.graph = graph, .exit = exit_pure, .context = &exits, .is_inner = true};
    bool done = quantified_run_from(quantified, &run, 0, start, quantified->current);
    if (!done || exits.failed || !exits.result || quantified->unmodelled.count != unmodelled)
        return FORMULA_NONE;
    if (depends_on_choices(quantified, untold, exits.result) ||
        depends_on_choices(quantified, untold, exits.throws))
        return FORMULA_NONE;
    *throws = exits.throws;
    return exits.result;
}

// By the class of the receiver; the last target is for all that are left.
static Formula run_chosen(QuantifiedRun *quantified, const PureTargetList *targets,
                          const SpecExpr *at, const State *state, const Formula *arguments,
                          Formula *throws) {
    LogicTable *table = quantified->table;
    Formula result = FORMULA_NONE;
    for (uint32_t i = targets->count; i-- > 0;) {
        const PureTarget *target = &targets->items[i];
        Formula thrown = FORMULA_FALSE;
        Formula value = target->method ? run_pure(quantified, target->method, state, arguments,
                                                  at->count, at->span, &thrown)
                                       : FORMULA_NONE;
        if (!value)
            return FORMULA_NONE;
        Formula is_it = target->class_symbol ? quantified_instance_of(quantified, arguments[0],
                                                                      target->class_symbol->type)
                                             : FORMULA_TRUE;
        result = result ? logic_ite(table, is_it, value, result) : value;
        *throws = logic_ite(table, is_it, thrown, *throws);
    }
    return result;
}

Formula quantified_call_in_specification(QuantifiedRun *quantified, const SpecExpr *at,
                                         const State *state, const Formula *arguments,
                                         Formula *throws) {
    enum { DEEPEST_PURE = 6 };
    if (quantified->quiet >= DEEPEST_PURE)
        return FORMULA_NONE;
    quantified->quiet++;
    PureTargetList targets = quantified_pure_targets(quantified, at->method, at->is_virtual);
    *throws = FORMULA_FALSE;
    Formula result = run_chosen(quantified, &targets, at, state, arguments, throws);
    quantified->quiet--;
    return result;
}
