// Z3 on the same terms.
//
// An assumption becomes a fresh boolean that implies it: Z3 takes only literals, and names those
// that failed.
#include "solve/internal.h"

#include "base/clock.h"
#include "base/arena.h"
#include "base/vector.h"
#include "diag/internal_error.h"

#include <limits.h>
#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <z3.h>

enum { LONGEST_WAIT = 1 << 30 }; // milliseconds

typedef struct Z3Engine {
    TermTable *table;
    const Limits *limits;
    Arena *arena;
    Z3_context context;
    Z3_solver solver;
    Z3_model model;        // of the last answer, or NULL
    Z3_ast_vector core;    // of the last answer, or NULL
    pthread_mutex_t mutex; // over is_running, against interrupts that come too late
    bool is_running;       // inside Z3, which may be interrupted
    uint32_t capacity;     // of the arrays by term index
    Z3_ast *translated;    // not negated
    Z3_ast *guards;        // booleans that imply a term: by Term, both polarities
    VECTOR(Term) stack;
    VECTOR(Term) variables;
    VECTOR(Z3_ast) assumptions;
} Z3Engine;

static void report_error(Z3_context context, Z3_error_code code) {
    if (code == Z3_MEMOUT_FAIL)
        memory_exhausted();
    internal_error(__FILE__, __LINE__, Z3_get_error_msg(context, code));
}

// A question that takes more memory than allowed has no answer.
static void report_error_in_limits(Z3_context context, Z3_error_code code) {
    if (code != Z3_MEMOUT_FAIL)
        report_error(context, code);
}

static void limit_memory(void *context, uint64_t megabytes) {
    Z3Engine *engine = context;
    char text[32];
    snprintf(text, sizeof text, "%llu", (unsigned long long)megabytes);
    Z3_global_param_set("memory_max_size", text);
    Z3_set_error_handler(engine->context, report_error_in_limits);
}

static void *create(TermTable *table, const Limits *limits, const SolverOptions *options) {
    (void)options;
    Z3Engine *engine = memory_alloc(sizeof(Z3Engine));
    engine->table = table;
    engine->limits = limits;
    engine->arena = arena_new();
    pthread_mutex_init(&engine->mutex, NULL);
    Z3_config config = Z3_mk_config();
    engine->context = Z3_mk_context(config);
    if (!engine->context)
        memory_exhausted();
    Z3_del_config(config);
    Z3_set_error_handler(engine->context, report_error);
    // Not the one for QF_BV, which is slow with assumptions (docs/decisions/0007).
    engine->solver = Z3_mk_solver(engine->context);
    Z3_solver_inc_ref(engine->context, engine->solver);
    return engine;
}

static void forget_answer(Z3Engine *engine) {
    if (engine->model)
        Z3_model_dec_ref(engine->context, engine->model);
    if (engine->core)
        Z3_ast_vector_dec_ref(engine->context, engine->core);
    engine->model = NULL;
    engine->core = NULL;
}

static void destroy(void *context) {
    Z3Engine *engine = context;
    forget_answer(engine);
    Z3_solver_dec_ref(engine->context, engine->solver);
    Z3_del_context(engine->context);
    pthread_mutex_destroy(&engine->mutex);
    memory_free(engine->translated);
    memory_free(engine->guards);
    arena_free(engine->arena);
    memory_free(engine);
}

static Z3_ast *grown(Z3_ast *array, size_t old, size_t new) {
    Z3_ast *result = memory_resize(array, new * sizeof(Z3_ast));
    memset(result + old, 0, (new - old) * sizeof(Z3_ast));
    return result;
}

static void make_room(Z3Engine *engine) {
    uint32_t old = engine->capacity, wanted = term_count(engine->table) + 1;
    if (old >= wanted)
        return;
    wanted += wanted / 2;
    engine->translated = grown(engine->translated, old, wanted);
    engine->guards = grown(engine->guards, (size_t)old * 2, (size_t)wanted * 2);
    engine->capacity = wanted;
}

// ---- Translation

static Z3_ast operand(Z3Engine *engine, Term term, uint32_t index) {
    Term child = term_child(engine->table, term, index);
    Z3_ast ast = engine->translated[term_index(child)];
    return term_is_negated(child) ? Z3_mk_not(engine->context, ast) : ast;
}

static Z3_ast translate_variable(Z3Engine *engine, Term term) {
    uint32_t width = term_width(engine->table, term);
    Z3_sort sort = width ? Z3_mk_bv_sort(engine->context, width) : Z3_mk_bool_sort(engine->context);
    Z3_symbol symbol = Z3_mk_string_symbol(engine->context, term_label(engine->table, term));
    vector_push(engine->arena, &engine->variables, term);
    return Z3_mk_const(engine->context, symbol, sort);
}

static Z3_ast translate_constant(Z3Engine *engine, Term term) {
    uint64_t value = 0;
    term_is_constant(engine->table, term, &value);
    Z3_sort sort = Z3_mk_bv_sort(engine->context, term_width(engine->table, term));
    return Z3_mk_unsigned_int64(engine->context, value, sort);
}

static Z3_ast translate_ite(Z3Engine *engine, Term term) {
    return Z3_mk_ite(engine->context, operand(engine, term, 0), operand(engine, term, 1),
                     operand(engine, term, 2));
}

static Z3_ast translate_extract(Z3Engine *engine, Term term) {
    uint32_t low = term_low_bit(engine->table, term);
    uint32_t high = low + term_width(engine->table, term) - 1;
    return Z3_mk_extract(engine->context, high, low, operand(engine, term, 0));
}

static Z3_ast translate_extension(Z3Engine *engine, Term term) {
    uint32_t from = term_width(engine->table, term_child(engine->table, term, 0));
    uint32_t more = term_width(engine->table, term) - from;
    return Z3_mk_sign_ext(engine->context, more, operand(engine, term, 0));
}

static Z3_ast translate_binary(Z3Engine *engine, Term term,
                               Z3_ast (*make)(Z3_context, Z3_ast, Z3_ast)) {
    return make(engine->context, operand(engine, term, 0), operand(engine, term, 1));
}

static Z3_ast translate(Z3Engine *engine, Term term) {
    switch (term_kind(engine->table, term)) {
    case TERM_KIND_TRUE: return Z3_mk_true(engine->context);
    case TERM_KIND_BOOL_VARIABLE:
    case TERM_KIND_VARIABLE: return translate_variable(engine, term);
    case TERM_KIND_CONSTANT: return translate_constant(engine, term);
    case TERM_KIND_AND: {
        Z3_ast both[] = {operand(engine, term, 0), operand(engine, term, 1)};
        return Z3_mk_and(engine->context, 2, both);
    }
    case TERM_KIND_BOOL_ITE:
    case TERM_KIND_ITE: return translate_ite(engine, term);
    case TERM_KIND_EQUAL: return translate_binary(engine, term, Z3_mk_eq);
    case TERM_KIND_ULT: return translate_binary(engine, term, Z3_mk_bvult);
    case TERM_KIND_SLT: return translate_binary(engine, term, Z3_mk_bvslt);
    case TERM_KIND_BIT_NOT: return Z3_mk_bvnot(engine->context, operand(engine, term, 0));
    case TERM_KIND_BIT_AND: return translate_binary(engine, term, Z3_mk_bvand);
    case TERM_KIND_BIT_XOR: return translate_binary(engine, term, Z3_mk_bvxor);
    case TERM_KIND_ADD: return translate_binary(engine, term, Z3_mk_bvadd);
    case TERM_KIND_MULTIPLY: return translate_binary(engine, term, Z3_mk_bvmul);
    case TERM_KIND_UDIV: return translate_binary(engine, term, Z3_mk_bvudiv);
    case TERM_KIND_UREM: return translate_binary(engine, term, Z3_mk_bvurem);
    case TERM_KIND_SHIFT_LEFT: return translate_binary(engine, term, Z3_mk_bvshl);
    case TERM_KIND_SHIFT_RIGHT: return translate_binary(engine, term, Z3_mk_bvlshr);
    case TERM_KIND_SHIFT_RIGHT_SIGNED: return translate_binary(engine, term, Z3_mk_bvashr);
    case TERM_KIND_CONCAT: return translate_binary(engine, term, Z3_mk_concat);
    case TERM_KIND_EXTRACT: return translate_extract(engine, term);
    case TERM_KIND_SIGN_EXTEND: return translate_extension(engine, term);
    }
    SHOULD(false, "every kind of term should have a translation");
    return NULL;
}

static bool is_done(const Z3Engine *engine, Term term) {
    return engine->translated[term_index(term)] != NULL;
}

static bool push_needed(Z3Engine *engine, Term term) {
    uint32_t before = engine->stack.count;
    for (uint32_t i = 0; i < term_arity(engine->table, term); i++) {
        Term child = term_child(engine->table, term, i);
        if (!is_done(engine, child))
            vector_push(engine->arena, &engine->stack, child);
    }
    return engine->stack.count > before;
}

static Z3_ast z3_of(Z3Engine *engine, Term term) {
    make_room(engine);
    vector_push(engine->arena, &engine->stack, term);
    while (engine->stack.count) {
        Term top = vector_last(&engine->stack);
        if (!is_done(engine, top) && push_needed(engine, top))
            continue;
        engine->stack.count--;
        if (!is_done(engine, top))
            engine->translated[term_index(top)] = translate(engine, top);
    }
    Z3_ast ast = engine->translated[term_index(term)];
    return term_is_negated(term) ? Z3_mk_not(engine->context, ast) : ast;
}

// ---- Questions

static void assert_term(void *context, Term term) {
    Z3Engine *engine = context;
    forget_answer(engine);
    Z3_solver_assert(engine->context, engine->solver, z3_of(engine, term));
}

static Z3_ast guard_of(Z3Engine *engine, Term term) {
    Z3_ast body = z3_of(engine, term);
    if (!engine->guards[term]) {
        Z3_sort sort = Z3_mk_bool_sort(engine->context);
        Z3_ast guard = Z3_mk_fresh_const(engine->context, "assumption", sort);
        Z3_solver_assert(engine->context, engine->solver,
                         Z3_mk_implies(engine->context, guard, body));
        engine->guards[term] = guard;
    }
    return engine->guards[term];
}

static unsigned milliseconds_left(const Limits *limits) {
    if (!deadline_is_set(limits->deadline))
        return UINT_MAX; // no limit, and no thread to watch it
    double wait = ceil(deadline_left(limits->deadline) * 1000);
    return wait < 1 ? 1 : wait > LONGEST_WAIT ? LONGEST_WAIT : (unsigned)wait;
}

static void set_limits(Z3Engine *engine) {
    Z3_symbol timeout = Z3_mk_string_symbol(engine->context, "timeout");
    Z3_symbol keyboard = Z3_mk_string_symbol(engine->context, "ctrl_c");
    Z3_params parameters = Z3_mk_params(engine->context);
    Z3_params_inc_ref(engine->context, parameters);
    Z3_params_set_uint(engine->context, parameters, timeout, milliseconds_left(engine->limits));
    Z3_params_set_bool(engine->context, parameters, keyboard, false); // signals are not Z3's
    Z3_solver_set_params(engine->context, engine->solver, parameters);
    Z3_params_dec_ref(engine->context, parameters);
}

static void keep_model(Z3Engine *engine) {
    engine->model = Z3_solver_get_model(engine->context, engine->solver);
    Z3_model_inc_ref(engine->context, engine->model);
}

static void keep_core(Z3Engine *engine) {
    engine->core = Z3_solver_get_unsat_core(engine->context, engine->solver);
    Z3_ast_vector_inc_ref(engine->context, engine->core);
}

static void set_running(Z3Engine *engine, bool is_running) {
    pthread_mutex_lock(&engine->mutex);
    engine->is_running = is_running;
    pthread_mutex_unlock(&engine->mutex);
}

static Z3_lbool run(Z3Engine *engine) {
    Z3_lbool answer = Z3_L_UNDEF;
    set_running(engine, true);
    if (!limits_reached(engine->limits)) // interrupts from here on reach Z3
        answer = Z3_solver_check_assumptions(engine->context, engine->solver,
                                             engine->assumptions.count, engine->assumptions.items);
    set_running(engine, false);
    return answer;
}

static SolverAnswer check(void *context, const Term *assumptions, uint32_t count) {
    Z3Engine *engine = context;
    forget_answer(engine);
    engine->assumptions.count = 0;
    for (uint32_t i = 0; i < count; i++)
        vector_push(engine->arena, &engine->assumptions, guard_of(engine, assumptions[i]));
    set_limits(engine);
    switch (run(engine)) {
    case Z3_L_TRUE: keep_model(engine); return SOLVER_SATISFIABLE;
    case Z3_L_FALSE: keep_core(engine); return SOLVER_UNSATISFIABLE;
    case Z3_L_UNDEF: break;
    }
    return SOLVER_UNKNOWN;
}

static void interrupt(void *context) {
    Z3Engine *engine = context;
    pthread_mutex_lock(&engine->mutex);
    if (engine->is_running)
        Z3_interrupt(engine->context);
    pthread_mutex_unlock(&engine->mutex);
}

// ---- Results

static uint64_t value_in_model(Z3Engine *engine, Term variable) {
    Z3_ast value;
    uint64_t number = 0;
    bool found = Z3_model_eval(engine->context, engine->model,
                               engine->translated[term_index(variable)], true, &value);
    SHOULD(found, "a variable should have a value in the model");
    if (term_width(engine->table, variable) == 0)
        return Z3_get_bool_value(engine->context, value) == Z3_L_TRUE;
    found = Z3_get_numeral_uint64(engine->context, value, &number);
    SHOULD(found, "the value of a bit-vector should be a number");
    return number;
}

static void read_model(void *context, TermModel *model) {
    Z3Engine *engine = context;
    for (uint32_t i = 0; i < engine->variables.count; i++) {
        Term variable = engine->variables.items[i];
        term_model_set(model, variable, value_in_model(engine, variable));
    }
}

static bool failed(void *context, Term assumption) {
    Z3Engine *engine = context;
    unsigned size = Z3_ast_vector_size(engine->context, engine->core);
    for (unsigned i = 0; i < size; i++)
        if (Z3_ast_vector_get(engine->context, engine->core, i) == engine->guards[assumption])
            return true;
    return false;
}

static void add_statistic(Z3Engine *engine, Z3_stats stats, unsigned index,
                          SolverStatistics *result) {
    const char *key = Z3_stats_get_key(engine->context, stats, index);
    if (!Z3_stats_is_uint(engine->context, stats, index))
        return;
    unsigned value = Z3_stats_get_uint_value(engine->context, stats, index);
    if (strstr(key, "conflicts"))
        result->conflicts += value;
    else if (strstr(key, "decisions"))
        result->decisions += value;
}

static void statistics(const void *context, SolverStatistics *result) {
    Z3Engine *engine = (Z3Engine *)context;
    Z3_stats stats = Z3_solver_get_statistics(engine->context, engine->solver);
    Z3_stats_inc_ref(engine->context, stats);
    for (unsigned i = 0; i < Z3_stats_size(engine->context, stats); i++)
        add_statistic(engine, stats, i, result);
    Z3_stats_dec_ref(engine->context, stats);
}

const Engine z3_engine = {create,    destroy, assert_term, check,        read_model, failed,
                          interrupt, NULL,    NULL,        limit_memory, statistics};
