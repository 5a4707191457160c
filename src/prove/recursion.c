// Methods that call themselves and have no contract: what they keep is found.
//
// Static methods of numbers and booleans that change nothing. Each is executed once, calls of them
// give any value; what may be said of arguments and result (summary.h) is taken as given of these
// calls and dropped where the method itself breaks it, until nothing is dropped. What is left holds
// of every call that returns.
#include "prove/recursion.h"

#include "sema/specs.h"

#include <string.h>

enum { MOST_NUMBERS = 12, MOST_SHOWN = 6, MILLISECONDS = 1000 };

// ---- Which methods

static bool is_number(const Type *type) {
    return type->kind >= TYPE_BOOLEAN && type->kind <= TYPE_INT;
}

static bool has(const MethodList *list, const Method *method) {
    for (uint32_t i = 0; i < list->count; i++)
        if (list->items[i] == method)
            return true;
    return false;
}

// What the method calls of its own class, and what these call.
static void add_called(Prover *prover, Method *method, MethodList *list) {
    const IrMethod *ir = lower_method(prover->lowering, method);
    for (uint32_t i = 0; ir && i < ir->blocks.count; i++)
        for (uint32_t j = 0; j < ir->blocks.items[i].instructions.count; j++) {
            const IrInstruction *instruction = &ir->blocks.items[i].instructions.items[j];
            Method *callee =
                instruction->operation == IR_CALL ? instruction->detail.call->method : NULL;
            if (!callee || callee->owner != method->owner || has(list, callee))
                continue;
            vector_push(prover->scratch, list, callee);
            add_called(prover, callee, list);
        }
}

// Neither reads nor changes anything but its own variables, and creates nothing, exceptions
// included.
static bool only_computes(Prover *prover, Method *method) {
    const IrMethod *ir = lower_method(prover->lowering, method);
    for (uint32_t i = 0; ir && i < ir->blocks.count; i++)
        for (uint32_t j = 0; j < ir->blocks.items[i].instructions.count; j++) {
            const IrInstruction *instruction = &ir->blocks.items[i].instructions.items[j];
            IrOperation operation = instruction->operation;
            bool is_own_call = operation == IR_CALL &&
                               instruction->detail.call->method->owner == method->owner &&
                               (instruction->detail.call->method->modifiers & MODIFIER_STATIC);
            bool computes =
                operation == IR_CONSTANT || (operation >= IR_COPY && operation <= IR_TO_INT) ||
                operation == IR_MARK || operation == IR_JUMP || operation == IR_BRANCH ||
                operation == IR_RETURN || operation == IR_THROW || operation == IR_STOP;
            if (!is_own_call && !computes)
                return false;
        }
    return ir != NULL;
}

static bool has_contract(Prover *prover, Method *method) {
    MethodList written = {0};
    method_specifications(prover->sema, method, &written);
    return written.count > 0;
}

static bool is_of_numbers(const Method *method) {
    bool fits = (method->modifiers & MODIFIER_STATIC) && method->return_type &&
                is_number(method->return_type) && method->parameters.count;
    for (uint32_t i = 0; fits && i < method->parameters.count; i++)
        fits = is_number(method->parameters.items[i]->type);
    return fits;
}

static bool is_taken(Prover *prover, Method *method) {
    MethodList called = {0};
    if (!is_of_numbers(method) || has_contract(prover, method))
        return false;
    add_called(prover, method, &called);
    for (uint32_t i = 0; i < called.count; i++)
        if (!only_computes(prover, called.items[i]))
            return false;
    return has(&called, method);
}

// Of the class of the method that is proved: it is initialised when they are called.
static void find_methods(Prover *prover, Recursion *recursion) {
    MethodList called = {0};
    add_called(prover, prover->method, &called);
    for (uint32_t i = 0; i < called.count && recursion->methods.count < MOST_METHODS; i++)
        if (is_taken(prover, called.items[i]))
            vector_push(recursion->arena, &recursion->methods, called.items[i]);
}

// ---- Executing

static uint32_t index_of(const Recursion *recursion, const Method *method) {
    uint32_t i = 0;
    while (recursion->methods.items[i] != method)
        i++;
    return i;
}

static Formula *values_of(const Recursion *recursion, const Method *method,
                          const Formula *arguments, Formula result) {
    uint32_t count = method->parameters.count;
    Formula *values = arena_array(recursion->arena, count + 1, sizeof(Formula));
    for (uint32_t i = 0; i < count; i++)
        values[i] = arguments[i];
    values[count] = result;
    return values;
}

static Formula note_site(void *context, const Method *method, const Formula *arguments,
                         Formula result) {
    Recursion *recursion = context;
    Summary *summary = &recursion->summaries[recursion->executed];
    Site site = {.passed = logic_variable(summary->table, SORT_BOOL, "passed"),
                 .callee = index_of(recursion, method),
                 .values = values_of(recursion, method, arguments, result)};
    vector_push(recursion->arena, &summary->sites, site);
    return site.passed;
}

static void execute(Prover *prover, Recursion *recursion, uint32_t index) {
    Summary *summary = &recursion->summaries[index];
    summary->method = recursion->methods.items[index];
    summary->table = logic_table_new(prover->options->math ? NUMBERS_MATH : NUMBERS_WRAP, 32);
    QuantifiedSummaries noted = {&recursion->methods, note_site, recursion};
    QuantifiedOptions options = {.most_paths = 24, .summaries = &noted};
    if (deadline_is_set(prover->deadline))
        options.deadline = deadline_of_part(prover->deadline, 0.1);
    recursion->executed = index;
    summary->run =
        quantified_new(prover->scratch, prover->sema, prover->lowering, summary->table, &options);
    quantified_run(summary->run, summary->method);
    // Loops would need invariants.
    summary->is_broken = quantified_out_of_time(summary->run) ||
                         quantified_unmodelled(summary->run)->count ||
                         quantified_cuts(summary->run)->count != 1;
}

// ---- Numbers of the program, from the code of the methods and of the one that is proved

static void add_number(Arena *arena, NumberList *numbers, int64_t number) {
    if (number < -1000000 || number > 1000000 || numbers->count >= MOST_NUMBERS)
        return;
    for (uint32_t i = 0; i < numbers->count; i++)
        if (numbers->items[i] == number)
            return;
    vector_push(arena, numbers, (int32_t)number);
}

static void add_numbers_of(Prover *prover, Method *method, NumberList *numbers) {
    const IrMethod *ir = lower_method(prover->lowering, method);
    for (uint32_t i = 0; ir && i < ir->blocks.count; i++)
        for (uint32_t j = 0; j < ir->blocks.items[i].instructions.count; j++) {
            const IrInstruction *instruction = &ir->blocks.items[i].instructions.items[j];
            if (instruction->operation == IR_CONSTANT &&
                ir->registers.items[instruction->result].type == IR_INT)
                add_number(prover->scratch, numbers, instruction->detail.integer);
        }
}

static NumberList numbers_of(Prover *prover, const Recursion *recursion) {
    NumberList found = {0}, all = {0};
    add_number(prover->scratch, &all, 0);
    add_number(prover->scratch, &all, 1);
    for (uint32_t i = 0; i < recursion->methods.count; i++)
        add_numbers_of(prover, recursion->methods.items[i], &found);
    add_numbers_of(prover, prover->method, &found);
    for (uint32_t i = 0; i < found.count; i++)
        add_number(prover->scratch, &all, found.items[i]);
    for (uint32_t i = 0; i < found.count; i++) { // `n > 100` is `101 <= n`
        add_number(prover->scratch, &all, (int64_t)found.items[i] + 1);
        add_number(prover->scratch, &all, (int64_t)found.items[i] - 1);
    }
    return all;
}

// ---- Dropping

static Formula claims_formula(LogicTable *table, const Summary *of, const Formula *values,
                              Arena *arena) {
    FormulaList parts = {0};
    for (uint32_t i = 0; i < of->claims.count; i++)
        vector_push(
            arena, &parts,
            claim_formula(table, &of->claims.items[i], values, of->method->parameters.count + 1));
    return logic_and_all(table, parts.items, parts.count);
}

// Everything that is true whenever the method is executed, calls of the methods included.
static void begin_questions(Prover *prover, const Recursion *recursion, Summary *summary) {
    LogicSolverOptions options = {.complete_quantifiers = false};
    const FormulaList *lists[] = {quantified_assumptions(summary->run),
                                  quantified_axioms(summary->run)};
    summary->solver = logic_solver_new(summary->table, &options);
    watch(prover, summary->solver);
    for (uint32_t i = 0; i < 2; i++)
        for (uint32_t j = 0; j < lists[i]->count; j++)
            logic_solver_assert(summary->solver, lists[i]->items[j]);
    for (uint32_t i = 0; i < summary->sites.count; i++) {
        const Site *site = &summary->sites.items[i];
        const Summary *callee = &recursion->summaries[site->callee];
        logic_solver_assert(
            summary->solver,
            logic_implies(summary->table, site->passed,
                          claims_formula(summary->table, callee, site->values, prover->scratch)));
    }
}

static void end_questions(Prover *prover, Summary *summary) {
    watch(prover, prover->solver);
    prover->questions += logic_solver_questions(summary->solver);
    logic_solver_free(summary->solver);
    summary->solver = NULL;
}

static Formula way_to(Summary *summary, const QuantifiedReturn *end) {
    Formula parts[] = {logic_and_all(summary->table, end->conditions.items, end->conditions.count),
                       logic_and_all(summary->table, end->facts.items, end->facts.count)};
    return logic_and_all(summary->table, parts, 2);
}

static void remove_claims(Summary *summary, const bool *is_broken) {
    uint32_t kept = 0;
    for (uint32_t i = 0; i < summary->claims.count; i++)
        if (!is_broken[i])
            summary->claims.items[kept++] = summary->claims.items[i];
    summary->claims.count = kept;
}

// The claims that are false in the model; false: it tells of none.
static bool find_in_model(Summary *summary, const FormulaList *said, bool *is_broken) {
    bool is_found = false, value;
    for (uint32_t i = 0; i < said->count; i++) {
        is_broken[i] = logic_solver_truth(summary->solver, said->items[i], &value) && !value;
        is_found |= is_broken[i];
    }
    return is_found;
}

static bool find_singly(Prover *prover, Summary *summary, const FormulaList *said,
                        bool *is_broken) {
    bool is_found = false;
    for (uint32_t i = 0; i < said->count; i++) {
        Formula denied = logic_not(summary->table, said->items[i]);
        is_broken[i] = logic_solver_check(summary->solver, &denied, 1, prover->deadline,
                                          MILLISECONDS) != SOLVER_UNSATISFIABLE;
        is_found |= is_broken[i];
    }
    return is_found;
}

static void drop(Prover *prover, Summary *summary, SolverAnswer answer, const FormulaList *said) {
    bool *is_broken = arena_array(prover->scratch, said->count + 1, sizeof(bool));
    if ((answer == SOLVER_SATISFIABLE && find_in_model(summary, said, is_broken)) ||
        find_singly(prover, summary, said, is_broken))
        remove_claims(summary, is_broken);
    else
        summary->claims.count = 0; // nothing tells which one fails
}

// One way out of the method: false where a claim was dropped.
static bool pass_return(Prover *prover, Summary *summary, const QuantifiedReturn *end) {
    LogicTable *table = summary->table;
    const Formula *values = end->values;
    FormulaList said = {0}, failing = {0};
    for (uint32_t i = 0; i < summary->claims.count; i++) {
        vector_push(prover->scratch, &said,
                    claim_formula(table, &summary->claims.items[i], values,
                                  summary->method->parameters.count + 1));
        vector_push(prover->scratch, &failing, logic_not(table, said.items[i]));
    }
    Formula any = logic_or_all(table, failing.items, failing.count);
    if (any == FORMULA_FALSE)
        return true;
    logic_solver_push(summary->solver);
    logic_solver_assert(summary->solver, way_to(summary, end));
    SolverAnswer answer =
        logic_solver_check(summary->solver, &any, 1, prover->deadline, MILLISECONDS);
    if (answer != SOLVER_UNSATISFIABLE)
        drop(prover, summary, answer, &said);
    logic_solver_pop(summary->solver);
    return answer == SOLVER_UNSATISFIABLE;
}

// False: something was dropped.
static bool pass_method(Prover *prover, const Recursion *recursion, Summary *summary) {
    const QuantifiedReturnList *ends = quantified_returns(summary->run);
    bool is_kept = true;
    for (uint32_t i = 0; i < ends->count && is_kept && !out_of_time(prover); i++) {
        begin_questions(prover, recursion, summary);
        while (!out_of_time(prover) && !pass_return(prover, summary, &ends->items[i]))
            is_kept = false;
        end_questions(prover, summary);
    }
    return is_kept;
}

// What else the method has to show: that it throws nothing.
static bool ends_well(Prover *prover, const Recursion *recursion, Summary *summary) {
    const QuantifiedObligationList *obligations = quantified_obligations(summary->run);
    bool all = !summary->is_broken;
    begin_questions(prover, recursion, summary);
    for (uint32_t i = 0; i < obligations->count && all; i++) {
        const QuantifiedObligation *one = &obligations->items[i];
        Formula formulas[] = {
            logic_and_all(summary->table, one->conditions.items, one->conditions.count),
            logic_and_all(summary->table, one->facts.items, one->facts.count),
            logic_not(summary->table, one->goal)};
        all = logic_solver_check(summary->solver, formulas, 3, prover->deadline, MILLISECONDS) ==
              SOLVER_UNSATISFIABLE;
    }
    end_questions(prover, summary);
    return all;
}

static bool keep_claims(Prover *prover, Recursion *recursion) {
    bool is_kept = false;
    while (!is_kept && !out_of_time(prover)) {
        is_kept = true;
        for (uint32_t i = 0; i < recursion->methods.count; i++)
            is_kept &= pass_method(prover, recursion, &recursion->summaries[i]);
    }
    for (uint32_t i = 0; i < recursion->methods.count && is_kept; i++)
        is_kept = ends_well(prover, recursion, &recursion->summaries[i]);
    return is_kept && !out_of_time(prover);
}

// ---- Leaving out what the rest implies: what says most stays

static uint32_t worth(const Claim *claim) {
    bool is_exact = claim->kind != CLAIM_COMPARISON || claim->says.relation == RELATION_EQUAL;
    return 2 * is_exact + !claim->has_guard;
}

static bool is_implied(Prover *prover, Summary *summary, LogicSolver *solver,
                       const FormulaList *said, const bool *is_left_out, uint32_t index) {
    FormulaList formulas = {0};
    for (uint32_t i = 0; i < said->count; i++)
        if (i != index && !is_left_out[i])
            vector_push(prover->scratch, &formulas, said->items[i]);
    vector_push(prover->scratch, &formulas, logic_not(summary->table, said->items[index]));
    return logic_solver_check(solver, formulas.items, formulas.count, prover->deadline,
                              MILLISECONDS) == SOLVER_UNSATISFIABLE;
}

static void leave_out_implied(Prover *prover, Summary *summary) {
    LogicSolverOptions options = {.complete_quantifiers = false};
    LogicSolver *solver = logic_solver_new(summary->table, &options);
    const Method *method = summary->method;
    uint32_t count = method->parameters.count + 1;
    Formula *values = arena_array(prover->scratch, count, sizeof(Formula));
    for (uint32_t i = 0; i < count; i++) {
        const Type *type = i + 1 < count ? method->parameters.items[i]->type : method->return_type;
        values[i] = logic_variable(summary->table,
                                   type->kind == TYPE_BOOLEAN ? SORT_BOOL : SORT_INT, "value");
    }
    FormulaList said = {0};
    for (uint32_t i = 0; i < summary->claims.count; i++)
        vector_push(prover->scratch, &said,
                    claim_formula(summary->table, &summary->claims.items[i], values, count));
    bool *is_left_out = arena_array(prover->scratch, said.count + 1, sizeof(bool));
    watch(prover, solver);
    for (uint32_t rank = 0; rank < 4; rank++)
        for (uint32_t i = said.count; i-- > 0 && !out_of_time(prover);)
            if (worth(&summary->claims.items[i]) == rank)
                is_left_out[i] = is_implied(prover, summary, solver, &said, is_left_out, i);
    watch(prover, prover->solver);
    logic_solver_free(solver);
    remove_claims(summary, is_left_out);
}

// ---- In the proof of a caller

static Formula say_found(void *context, const Method *method, const Formula *arguments,
                         Formula result) {
    Recursion *recursion = context;
    const Summary *summary = &recursion->summaries[index_of(recursion, method)];
    return claims_formula(recursion->table, summary,
                          values_of(recursion, method, arguments, result), recursion->arena);
}

const QuantifiedSummaries *recursion_summaries(Recursion *recursion, LogicTable *table) {
    recursion->table = table;
    recursion->asked = (QuantifiedSummaries){&recursion->methods, say_found, recursion};
    return &recursion->asked;
}

static void find_candidates_of_all(Prover *prover, Recursion *recursion) {
    NumberList numbers = numbers_of(prover, recursion);
    recursion_sample(recursion, &numbers);
    for (uint32_t i = 0; i < recursion->methods.count; i++) {
        Summary *summary = &recursion->summaries[i];
        NumberList own = recursion_numbers(recursion, summary, &numbers);
        summary_candidates(prover->scratch, summary->method, &own, &summary->claims);
        recursion_keep_unbroken(summary);
    }
}

Recursion *recursion_find(Prover *prover) {
    Recursion *recursion = ARENA_NEW(prover->scratch, Recursion);
    recursion->arena = prover->scratch;
    find_methods(prover, recursion);
    if (!recursion->methods.count)
        return NULL;
    Deadline outer = prover->deadline;
    if (deadline_is_set(outer))
        prover->deadline = deadline_of_part(outer, 0.3);
    bool is_found = true;
    for (uint32_t i = 0; i < recursion->methods.count; i++) {
        execute(prover, recursion, i);
        is_found &= !recursion->summaries[i].is_broken;
    }
    if (is_found)
        find_candidates_of_all(prover, recursion);
    is_found = is_found && keep_claims(prover, recursion);
    for (uint32_t i = 0; is_found && i < recursion->methods.count; i++)
        leave_out_implied(prover, &recursion->summaries[i]);
    for (uint32_t i = 0; i < recursion->methods.count; i++)
        logic_table_free(recursion->summaries[i].table);
    prover->deadline = outer;
    return is_found ? recursion : NULL;
}

// ---- For the report

void recursion_report(Prover *prover, const Recursion *recursion) {
    for (uint32_t i = 0; i < recursion->methods.count; i++) {
        const Summary *summary = &recursion->summaries[i];
        const char *text = "";
        uint32_t shown = 0;
        for (uint32_t j = 0; j < summary->claims.count && shown < MOST_SHOWN; j++) {
            text =
                arena_format(prover->arena, "%s%sensures %s;", text, shown ? " " : "",
                             claim_text(prover->arena, summary->method, &summary->claims.items[j]));
            shown++;
        }
        if (shown)
            vector_push(prover->arena, &prover->verdict->remarks,
                        arena_format(prover->arena, "found of '%s': %s",
                                     verdict_method_name(prover->arena, summary->method), text));
    }
}
