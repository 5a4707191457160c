// Z3's engine for Horn clauses (Spacer) on formulas.
//
// A clause is `for all values: body ⇒ head`. The engine looks for a meaning of the predicates that
// makes every clause true. What is known of numbers is part of the body.
#include "solve/logic_solver.h"

#include "base/clock.h"
#include "solve/logic_z3.h"

#include <string.h>

typedef struct Predicate {
    Z3_func_decl declaration;
    uint32_t count;
} Predicate;

struct LogicHorn {
    LogicTable *table;
    LogicZ3 *z3;
    Z3_fixedpoint engine;
    VECTOR(Predicate) predicates;
    Z3_func_decl failure; // reached where a clause without head is violated
    uint32_t rules;
};

static Z3_symbol symbol(LogicHorn *horn, const char *name) {
    return Z3_mk_string_symbol(horn->z3->context, name);
}

LogicHorn *logic_horn_new(LogicTable *table) {
    LogicHorn *horn = memory_alloc(sizeof(LogicHorn));
    memset(horn, 0, sizeof *horn);
    horn->table = table;
    horn->z3 = logic_z3_new(table);
    Z3_context context = horn->z3->context;
    horn->engine = Z3_mk_fixedpoint(context);
    Z3_fixedpoint_inc_ref(context, horn->engine);
    Z3_params params = Z3_mk_params(context);
    Z3_params_inc_ref(context, params);
    Z3_params_set_symbol(context, params, symbol(horn, "engine"), symbol(horn, "spacer"));
    // Without these the meaning of predicates comes back as it was asked for.
    Z3_params_set_bool(context, params, symbol(horn, "xform.slice"), false);
    Z3_params_set_bool(context, params, symbol(horn, "xform.inline_linear"), false);
    Z3_params_set_bool(context, params, symbol(horn, "xform.inline_eager"), false);
    Z3_fixedpoint_set_params(context, horn->engine, params);
    Z3_params_dec_ref(context, params);
    horn->failure =
        Z3_mk_func_decl(context, symbol(horn, "failure"), 0, NULL, Z3_mk_bool_sort(context));
    Z3_fixedpoint_register_relation(context, horn->engine, horn->failure);
    return horn;
}

void logic_horn_free(LogicHorn *horn) {
    Z3_fixedpoint_dec_ref(horn->z3->context, horn->engine);
    logic_z3_free(horn->z3);
    memory_free(horn);
}

uint32_t logic_horn_predicate(LogicHorn *horn, const Sort *sorts, uint32_t count) {
    Z3_context context = horn->z3->context;
    Z3_sort *domain = arena_array(horn->z3->arena, count + 1, sizeof(Z3_sort));
    for (uint32_t i = 0; i < count; i++)
        domain[i] = logic_z3_sort(horn->z3, sorts[i]);
    const char *name = arena_format(horn->z3->arena, "loop-%u", horn->predicates.count + 1);
    Predicate predicate = {
        Z3_mk_func_decl(context, symbol(horn, name), count, domain, Z3_mk_bool_sort(context)),
        count};
    Z3_fixedpoint_register_relation(context, horn->engine, predicate.declaration);
    vector_push(horn->z3->arena, &horn->predicates, predicate);
    return horn->predicates.count;
}

static Z3_ast applied(LogicHorn *horn, const HornAtom *atom) {
    const Predicate *predicate = &horn->predicates.items[atom->predicate - 1];
    Z3_ast *arguments = arena_array(horn->z3->arena, predicate->count + 1, sizeof(Z3_ast));
    for (uint32_t i = 0; i < predicate->count; i++)
        arguments[i] = logic_z3_translate(horn->z3, atom->arguments[i]);
    return Z3_mk_app(horn->z3->context, predicate->declaration, predicate->count, arguments);
}

static void add_variables(LogicHorn *horn, const HornAtom *atom, FormulaList *variables) {
    if (!atom || !atom->predicate)
        return;
    for (uint32_t i = 0; i < horn->predicates.items[atom->predicate - 1].count; i++)
        logic_free_variables(horn->table, atom->arguments[i], variables, horn->z3->arena);
}

static void add_ranges(LogicHorn *horn, const HornAtom *atom, AstList *parts) {
    for (uint32_t i = 0;
         atom && atom->predicate && i < horn->predicates.items[atom->predicate - 1].count; i++) {
        logic_z3_translate(horn->z3, atom->arguments[i]);
        logic_z3_ranges(horn->z3, atom->arguments[i], parts);
    }
}

void logic_horn_clause(LogicHorn *horn, const HornAtom *from, Formula condition,
                       const HornAtom *to) {
    Z3_context context = horn->z3->context;
    AstList parts = {0};
    FormulaList found = {0};
    vector_push(horn->z3->arena, &parts, logic_z3_translate(horn->z3, condition));
    if (from && from->predicate)
        vector_push(horn->z3->arena, &parts, applied(horn, from));
    Z3_ast head =
        to && to->predicate ? applied(horn, to) : Z3_mk_app(context, horn->failure, 0, NULL);
    logic_z3_start_ranges(horn->z3);
    logic_z3_ranges(horn->z3, condition, &parts);
    add_ranges(horn, from, &parts);
    add_ranges(horn, to, &parts);
    logic_free_variables(horn->table, condition, &found, horn->z3->arena);
    add_variables(horn, from, &found);
    add_variables(horn, to, &found);
    VECTOR(Z3_app) bound = {0};
    for (uint32_t i = 0; i < found.count; i++) {
        bool is_known = false;
        for (uint32_t j = 0; j < i; j++)
            is_known |= found.items[j] == found.items[i];
        if (!is_known)
            vector_push(horn->z3->arena, &bound,
                        Z3_to_app(context, logic_z3_translate(horn->z3, found.items[i])));
    }
    Z3_ast rule = Z3_mk_implies(context, Z3_mk_and(context, parts.count, parts.items), head);
    if (bound.count)
        rule = Z3_mk_forall_const(context, 0, bound.count, bound.items, 0, NULL, rule);
    const char *name = arena_format(horn->z3->arena, "rule-%u", ++horn->rules);
    Z3_fixedpoint_add_rule(context, horn->engine, rule, symbol(horn, name));
}

SolverAnswer logic_horn_solve(LogicHorn *horn, Deadline deadline) {
    Z3_context context = horn->z3->context;
    double left = deadline_is_set(deadline) ? deadline_left(deadline) * 1000 : 10000;
    if (left < 1)
        return SOLVER_UNKNOWN;
    Z3_params params = Z3_mk_params(context);
    Z3_params_inc_ref(context, params);
    Z3_params_set_uint(context, params, symbol(horn, "timeout"), (unsigned)left);
    Z3_fixedpoint_set_params(context, horn->engine, params);
    Z3_params_dec_ref(context, params);
    Z3_set_error_handler(context, NULL); // out of time is an error here
    Z3_lbool answer =
        Z3_fixedpoint_query(context, horn->engine, Z3_mk_app(context, horn->failure, 0, NULL));
    Z3_set_error_handler(context, logic_z3_error);
    return answer == Z3_L_FALSE  ? SOLVER_UNSATISFIABLE
           : answer == Z3_L_TRUE ? SOLVER_SATISFIABLE
                                 : SOLVER_UNKNOWN;
}

void logic_horn_interrupt(LogicHorn *horn) {
    Z3_interrupt(horn->z3->context);
}

// ---- From Z3's expressions back to formulas

typedef struct Reader {
    LogicHorn *horn;
    const Formula *variables; // for the bound ones of the quantifier
    uint32_t count;
    bool failed;
} Reader;

static Formula read(Reader *reader, Z3_ast ast);

static Formula read_list(Reader *reader, Z3_app app, bool is_and) {
    LogicTable *table = reader->horn->table;
    Z3_context context = reader->horn->z3->context;
    Formula result = logic_bool(is_and);
    for (uint32_t i = 0; i < Z3_get_app_num_args(context, app) && !reader->failed; i++) {
        Formula part = read(reader, Z3_get_app_arg(context, app, i));
        result = is_and ? logic_and(table, result, part) : logic_or(table, result, part);
    }
    return result;
}

// Sums of Z3 are of integers without a bound; as Java's they would wrap. Only differences that
// cannot leave the range by their form are taken: a single variable, or numbers.
static bool read_linear(Reader *reader, Z3_ast ast, int64_t factor, Formula *positive,
                        Formula *negative, int64_t *constant) {
    Z3_context context = reader->horn->z3->context;
    int64_t value;
    if (Z3_is_numeral_ast(context, ast)) {
        if (!Z3_get_numeral_int64(context, ast, &value) || value > INT32_MAX || value < INT32_MIN)
            return false;
        *constant += factor * value;
        return true;
    }
    if (Z3_get_ast_kind(context, ast) == Z3_VAR_AST) {
        Formula variable = read(reader, ast);
        Formula *place = factor == 1 ? positive : negative;
        if ((factor != 1 && factor != -1) || *place || reader->failed)
            return false;
        *place = variable;
        return true;
    }
    if (Z3_get_ast_kind(context, ast) != Z3_APP_AST)
        return false;
    Z3_app app = Z3_to_app(context, ast);
    Z3_decl_kind kind = Z3_get_decl_kind(context, Z3_get_app_decl(context, app));
    uint32_t count = Z3_get_app_num_args(context, app);
    if (kind == Z3_OP_ADD) {
        for (uint32_t i = 0; i < count; i++)
            if (!read_linear(reader, Z3_get_app_arg(context, app, i), factor, positive, negative,
                             constant))
                return false;
        return true;
    }
    if (kind == Z3_OP_MUL && count == 2 &&
        Z3_is_numeral_ast(context, Z3_get_app_arg(context, app, 0)) &&
        Z3_get_numeral_int64(context, Z3_get_app_arg(context, app, 0), &value))
        return (value == 1 || value == -1) &&
               read_linear(reader, Z3_get_app_arg(context, app, 1), factor * value, positive,
                           negative, constant);
    return false;
}

// a - b + c ≤ 0, read at twice the width, where nothing overflows.
static Formula read_order(Reader *reader, Z3_app app, Z3_decl_kind kind) {
    LogicTable *table = reader->horn->table;
    Z3_context context = reader->horn->z3->context;
    Z3_ast left = Z3_get_app_arg(context, app, 0), right = Z3_get_app_arg(context, app, 1);
    Formula positive = FORMULA_NONE, negative = FORMULA_NONE;
    int64_t constant = 0;
    if (!read_linear(reader, left, 1, &positive, &negative, &constant) ||
        !read_linear(reader, right, -1, &positive, &negative, &constant)) {
        reader->failed = true;
        return FORMULA_TRUE;
    }
    Formula zero = logic_number(table, SORT_LONG, 0);
    Formula sum = logic_number(table, SORT_LONG, constant);
    for (int sign = 1; sign >= -1; sign -= 2) {
        Formula variable = sign > 0 ? positive : negative;
        if (!variable)
            continue;
        Sort sort = logic_sort(table, variable);
        if (sort != SORT_INT) {
            reader->failed = true;
            return FORMULA_TRUE;
        }
        Formula wide = logic_widen(table, variable);
        sum = sign > 0 ? logic_add(table, sum, wide) : logic_subtract(table, sum, wide);
    }
    // Two plain variables need no wider sum.
    if (!constant && positive && negative)
        return kind == Z3_OP_EQ   ? logic_equal(table, positive, negative)
               : kind == Z3_OP_LE ? logic_less_equal(table, positive, negative)
               : kind == Z3_OP_LT ? logic_less(table, positive, negative)
               : kind == Z3_OP_GE ? logic_less_equal(table, negative, positive)
                                  : logic_less(table, negative, positive);
    return kind == Z3_OP_EQ   ? logic_equal(table, sum, zero)
           : kind == Z3_OP_LE ? logic_less_equal(table, sum, zero)
           : kind == Z3_OP_LT ? logic_less(table, sum, zero)
           : kind == Z3_OP_GE ? logic_less_equal(table, zero, sum)
                              : logic_less(table, zero, sum);
}

static Formula read_app(Reader *reader, Z3_app app) {
    LogicTable *table = reader->horn->table;
    Z3_context context = reader->horn->z3->context;
    Z3_decl_kind kind = Z3_get_decl_kind(context, Z3_get_app_decl(context, app));
    if (kind == Z3_OP_TRUE || kind == Z3_OP_FALSE)
        return logic_bool(kind == Z3_OP_TRUE);
    if (kind == Z3_OP_AND || kind == Z3_OP_OR)
        return read_list(reader, app, kind == Z3_OP_AND);
    if (kind == Z3_OP_NOT)
        return logic_not(table, read(reader, Z3_get_app_arg(context, app, 0)));
    if (kind == Z3_OP_LE || kind == Z3_OP_LT || kind == Z3_OP_GE || kind == Z3_OP_GT)
        return read_order(reader, app, kind);
    if (kind == Z3_OP_EQ) {
        Z3_ast left = Z3_get_app_arg(context, app, 0);
        if (Z3_get_sort_kind(context, Z3_get_sort(context, left)) != Z3_BOOL_SORT)
            return read_order(reader, app, kind);
        return logic_equal(table, read(reader, left),
                           read(reader, Z3_get_app_arg(context, app, 1)));
    }
    reader->failed = true;
    return FORMULA_TRUE;
}

static Formula read(Reader *reader, Z3_ast ast) {
    Z3_context context = reader->horn->z3->context;
    if (reader->failed)
        return FORMULA_TRUE;
    if (Z3_get_ast_kind(context, ast) == Z3_VAR_AST) {
        uint32_t index = Z3_get_index_value(context, ast);
        if (index < reader->count)
            return reader->variables[index];
    }
    if (Z3_get_ast_kind(context, ast) == Z3_APP_AST)
        return read_app(reader, Z3_to_app(context, ast));
    reader->failed = true;
    return FORMULA_TRUE;
}

Formula logic_horn_meaning(LogicHorn *horn, uint32_t predicate, const Formula *variables) {
    Z3_context context = horn->z3->context;
    const Predicate *of = &horn->predicates.items[predicate - 1];
    Z3_set_error_handler(context, NULL);
    Z3_ast cover = Z3_fixedpoint_get_cover_delta(context, horn->engine, -1, of->declaration);
    bool is_known = cover && Z3_get_error_code(context) == Z3_OK;
    Z3_set_error_handler(context, logic_z3_error);
    if (!is_known)
        return FORMULA_NONE;
    // The arguments are the variables 0, 1, … of the cover.
    Reader reader = {.horn = horn, .variables = variables, .count = of->count};
    Formula result = read(&reader, cover);
    return reader.failed ? FORMULA_NONE : result;
}
