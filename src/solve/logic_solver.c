#include "solve/logic_solver.h"

#include "base/clock.h"
#include "solve/logic_z3.h"

#include <string.h>

enum { STEPS_PER_MILLISECOND = 4000, MOST_SLOWDOWN = 10, OPAQUE_MILLISECONDS = 1000 };

// Of a question of more formulas, to simplify it as a whole takes longer than it saves.
enum { MOST_SIMPLIFIED = 500 };

struct LogicSolver {
    LogicTable *table;
    LogicZ3 *z3;
    Z3_solver solver;
    LogicSolverOptions options;
    Z3_model model; // of the last answer, or NULL
    uint32_t questions;
    bool is_long; // the question to come
    FormulaList asserted;
    VECTOR(uint32_t) levels; // of asserted formulas, where something was pushed
    LogicSolver *opaque;     // the same with opaque products, or NULL
};

static void set_bool(LogicZ3 *z3, Z3_params params, const char *name, bool value) {
    Z3_params_set_bool(z3->context, params, Z3_mk_string_symbol(z3->context, name), value);
}

static Z3_solver make_solver(LogicSolver *solver) {
    Z3_context context = solver->z3->context;
    bool is_simple = !solver->options.asks_once || solver->is_long;
    Z3_solver made = is_simple ? Z3_mk_simple_solver(context) : Z3_mk_solver(context);
    Z3_solver_inc_ref(context, made);
    Z3_params params = Z3_mk_params(context);
    Z3_params_inc_ref(context, params);
    if (!solver->options.asks_once)
        set_bool(solver->z3, params, "auto_config", false);
    set_bool(solver->z3, params, "ctrl_c", false); // signals are not Z3's
    set_bool(solver->z3, params, "mbqi", solver->options.complete_quantifiers);
    Z3_solver_set_params(context, made, params);
    Z3_params_dec_ref(context, params);
    return made;
}

LogicSolver *logic_solver_new(LogicTable *table, const LogicSolverOptions *options) {
    LogicSolver *solver = memory_alloc(sizeof(LogicSolver));
    memset(solver, 0, sizeof *solver);
    solver->table = table;
    solver->z3 = logic_z3_new(table);
    if (options)
        solver->options = *options;
    solver->z3->has_opaque_products = solver->options.opaque_products;
    solver->solver = make_solver(solver);
    return solver;
}

// Nothing is asserted any more.
static void start_anew(LogicSolver *solver) {
    Z3_solver_dec_ref(solver->z3->context, solver->solver);
    solver->solver = make_solver(solver);
}

static void forget_model(LogicSolver *solver) {
    if (solver->model)
        Z3_model_dec_ref(solver->z3->context, solver->model);
    solver->model = NULL;
}

void logic_solver_free(LogicSolver *solver) {
    if (!solver)
        return;
    logic_solver_free(solver->opaque);
    forget_model(solver);
    Z3_solver_dec_ref(solver->z3->context, solver->solver);
    logic_z3_free(solver->z3);
    memory_free(solver);
}

// What is known of numbers is asserted together with what mentions them.
static void assert_formula(LogicSolver *solver, Z3_solver to, Formula formula) {
    LogicZ3 *z3 = solver->z3;
    Z3_solver_assert(z3->context, to, logic_z3_translate(z3, formula));
    AstList ranges = {0};
    logic_z3_ranges(z3, formula, &ranges);
    for (uint32_t i = 0; i < ranges.count; i++)
        Z3_solver_assert(z3->context, to, ranges.items[i]);
}

void logic_solver_assert(LogicSolver *solver, Formula formula) {
    logic_z3_start_ranges(solver->z3);
    assert_formula(solver, solver->solver, formula);
    vector_push(solver->z3->arena, &solver->asserted, formula);
    if (solver->opaque)
        logic_solver_assert(solver->opaque, formula);
}

void logic_solver_push(LogicSolver *solver) {
    Z3_solver_push(solver->z3->context, solver->solver);
    vector_push(solver->z3->arena, &solver->levels, solver->asserted.count);
    if (solver->opaque)
        logic_solver_push(solver->opaque);
}

void logic_solver_pop(LogicSolver *solver) {
    forget_model(solver);
    Z3_solver_pop(solver->z3->context, solver->solver, 1);
    solver->asserted.count = vector_last(&solver->levels);
    solver->levels.count--;
    if (solver->opaque)
        logic_solver_pop(solver->opaque);
}

// ---- Opaque products

static bool tries_opaque(const LogicSolver *solver) {
    return !solver->options.opaque_products && !solver->options.asks_once &&
           logic_numbers(solver->table) != NUMBERS_BITS && logic_has_products(solver->table);
}

// Made when it is first needed: it is told what was asserted and pushed before.
static LogicSolver *opaque_solver(LogicSolver *solver) {
    if (solver->opaque)
        return solver->opaque;
    LogicSolverOptions options = solver->options;
    options.opaque_products = true;
    LogicSolver *opaque = logic_solver_new(solver->table, &options);
    uint32_t level = 0;
    for (uint32_t i = 0; i <= solver->asserted.count; i++) {
        for (; level < solver->levels.count && solver->levels.items[level] == i; level++)
            logic_solver_push(opaque);
        if (i < solver->asserted.count)
            logic_solver_assert(opaque, solver->asserted.items[i]);
    }
    return solver->opaque = opaque;
}

static uint32_t time_left(Deadline deadline, uint32_t milliseconds) {
    if (!deadline_is_set(deadline))
        return milliseconds ? milliseconds : UINT32_MAX;
    double left = deadline_left(deadline) * 1000;
    if (left < 1)
        return 0;
    uint32_t limit = left > 1e9 ? 1000000000u : (uint32_t)left;
    return milliseconds && milliseconds < limit ? milliseconds : limit;
}

static void read_core(LogicSolver *solver, const Z3_ast *assumed, uint32_t count, bool *used) {
    Z3_context context = solver->z3->context;
    Z3_ast_vector core = Z3_solver_get_unsat_core(context, solver->solver);
    Z3_ast_vector_inc_ref(context, core);
    for (uint32_t i = 0; i < Z3_ast_vector_size(context, core); i++)
        for (uint32_t j = 0; j < count; j++)
            if (Z3_ast_vector_get(context, core, i) == assumed[j])
                used[j] = true;
    Z3_ast_vector_dec_ref(context, core);
}

SolverAnswer logic_solver_check(LogicSolver *solver, const Formula *formulas, uint32_t count,
                                Deadline deadline, uint32_t milliseconds) {
    return logic_solver_check_core(solver, formulas, count, NULL, 0, NULL, deadline, milliseconds);
}

static SolverAnswer check_core(LogicSolver *solver, const Formula *formulas, uint32_t count,
                               const Formula *assumed, uint32_t assumed_count, bool *used,
                               Deadline deadline, uint32_t milliseconds) {
    Z3_context context = solver->z3->context;
    forget_model(solver);
    uint32_t limit = time_left(deadline, milliseconds * MOST_SLOWDOWN);
    if (!limit)
        return SOLVER_UNKNOWN;
    solver->questions++;
    Z3_params params = Z3_mk_params(context);
    Z3_params_inc_ref(context, params);
    Z3_params_set_uint(context, params, Z3_mk_string_symbol(context, "timeout"), limit);
    // Steps of Z3 rather than time: the answer then does not depend on what else the machine does.
    Z3_params_set_uint(context, params, Z3_mk_string_symbol(context, "rlimit"),
                       milliseconds ? milliseconds * STEPS_PER_MILLISECOND : 0);
    solver->is_long = count > MOST_SIMPLIFIED;
    if (solver->options.asks_once)
        start_anew(solver);
    Z3_solver_set_params(context, solver->solver, params);
    Z3_params_dec_ref(context, params);
    if (!solver->options.asks_once)
        Z3_solver_push(context, solver->solver);
    logic_z3_start_ranges(solver->z3);
    for (uint32_t i = 0; i < count; i++)
        assert_formula(solver, solver->solver, formulas[i]);
    Z3_ast *literals = arena_array(solver->z3->arena, assumed_count + 1, sizeof(Z3_ast));
    for (uint32_t i = 0; i < assumed_count; i++)
        literals[i] = logic_z3_translate(solver->z3, assumed[i]);
    Z3_lbool answer = Z3_solver_check_assumptions(context, solver->solver, assumed_count, literals);
    if (answer == Z3_L_FALSE && used)
        read_core(solver, literals, assumed_count, used);
    if (answer != Z3_L_FALSE) {
        // A candidate, where it is not known. There may be none.
        Z3_set_error_handler(context, NULL);
        solver->model = Z3_solver_get_model(context, solver->solver);
        if (Z3_get_error_code(context) != Z3_OK)
            solver->model = NULL;
        Z3_set_error_handler(context, logic_z3_error);
        if (solver->model)
            Z3_model_inc_ref(context, solver->model);
    }
    if (!solver->options.asks_once)
        Z3_solver_pop(context, solver->solver, 1);
    return answer == Z3_L_FALSE  ? SOLVER_UNSATISFIABLE
           : answer == Z3_L_TRUE ? SOLVER_SATISFIABLE
                                 : SOLVER_UNKNOWN;
}

SolverAnswer logic_solver_check_core(LogicSolver *solver, const Formula *formulas, uint32_t count,
                                     const Formula *assumed, uint32_t assumed_count, bool *used,
                                     Deadline deadline, uint32_t milliseconds) {
    forget_model(solver);
    for (uint32_t i = 0; i < count; i++)
        if (formulas[i] == FORMULA_FALSE)
            return SOLVER_UNSATISFIABLE;
    if (tries_opaque(solver) &&
        check_core(opaque_solver(solver), formulas, count, assumed, assumed_count, used, deadline,
                   milliseconds ? milliseconds : OPAQUE_MILLISECONDS) == SOLVER_UNSATISFIABLE) {
        solver->questions++;
        return SOLVER_UNSATISFIABLE;
    }
    return check_core(solver, formulas, count, assumed, assumed_count, used, deadline,
                      milliseconds);
}

// ---- Values

static Z3_ast evaluated(LogicSolver *solver, Formula formula) {
    Z3_ast result = NULL;
    Z3_ast ast = logic_z3_translate(solver->z3, formula);
    if (!solver->model || !Z3_model_eval(solver->z3->context, solver->model, ast, true, &result))
        return NULL;
    return result;
}

bool logic_solver_number(LogicSolver *solver, Formula formula, int64_t *value) {
    Z3_ast ast = evaluated(solver, formula);
    if (!ast || !Z3_is_numeral_ast(solver->z3->context, ast))
        return false;
    if (Z3_get_numeral_int64(solver->z3->context, ast, value)) {
        Sort sort = logic_sort(solver->table, formula);
        uint32_t bits = logic_bits(solver->table, sort);
        if (logic_numbers(solver->table) == NUMBERS_BITS && bits < 64 &&
            (sort == SORT_INT || sort == SORT_LONG))
            *value = (int64_t)((uint64_t)*value << (64 - bits)) >> (64 - bits);
        return true;
    }
    uint64_t bits;
    if (!Z3_get_numeral_uint64(solver->z3->context, ast, &bits))
        return false;
    *value = (int64_t)bits;
    return logic_numbers(solver->table) == NUMBERS_BITS;
}

bool logic_solver_truth(LogicSolver *solver, Formula formula, bool *value) {
    Z3_ast ast = evaluated(solver, formula);
    if (!ast)
        return false;
    Z3_lbool truth = Z3_get_bool_value(solver->z3->context, ast);
    *value = truth == Z3_L_TRUE;
    return truth != Z3_L_UNDEF;
}

void logic_solver_interrupt(LogicSolver *solver) {
    if (solver->opaque)
        Z3_interrupt(solver->opaque->z3->context);
    Z3_interrupt(solver->z3->context);
}

uint32_t logic_solver_questions(const LogicSolver *solver) {
    return solver->questions;
}

// ---- As a file

const char *logic_solver_text(LogicSolver *solver, const Formula *formulas, uint32_t count) {
    Z3_context context = solver->z3->context;
    Z3_solver plain = Z3_mk_simple_solver(context);
    Z3_solver_inc_ref(context, plain);
    logic_z3_start_ranges(solver->z3);
    for (uint32_t i = 0; i < count; i++)
        assert_formula(solver, plain, formulas[i]);
    const char *text = Z3_solver_to_string(context, plain);
    char *copy = arena_copy_text(solver->z3->arena, text, strlen(text));
    Z3_solver_dec_ref(context, plain);
    return copy;
}
