#include "solve/logic_z3.h"

#include "diag/internal_error.h"
#include "solve/exhausted.h"
#include "solve/logic_z3_numbers.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void logic_z3_error(Z3_context context, Z3_error_code code) {
    if (code == Z3_MEMOUT_FAIL)
        memory_exhausted();
    internal_error(__FILE__, __LINE__, Z3_get_error_msg(context, code));
}

LogicZ3 *logic_z3_new(LogicTable *table) {
    solve_watch_memory();
    LogicZ3 *z3 = memory_alloc(sizeof(LogicZ3));
    memset(z3, 0, sizeof *z3);
    z3->table = table;
    z3->arena = arena_new();
    Z3_config config = Z3_mk_config();
    z3->context = Z3_mk_context(config);
    if (!z3->context)
        memory_exhausted();
    Z3_del_config(config);
    Z3_set_error_handler(z3->context, logic_z3_error);
    return z3;
}

void logic_z3_free(LogicZ3 *z3) {
    Z3_del_context(z3->context);
    memory_free(z3->translated);
    memory_free(z3->ranges);
    memory_free(z3->stamps);
    arena_free(z3->arena);
    memory_free(z3);
}

// ---- Sorts

Z3_sort logic_z3_sort(LogicZ3 *z3, Sort sort) {
    if (sort == SORT_BOOL)
        return Z3_mk_bool_sort(z3->context);
    if (logic_is_array(sort))
        return Z3_mk_array_sort(z3->context, logic_z3_sort(z3, logic_index_sort(z3->table, sort)),
                                logic_z3_sort(z3, logic_element_sort(z3->table, sort)));
    if (z3_uses_bits(z3))
        return Z3_mk_bv_sort(z3->context, logic_bits(z3->table, sort));
    return Z3_mk_int_sort(z3->context);
}

// ---- Objects

static Z3_func_decl function(LogicZ3 *z3, Z3_func_decl *place, const char *name, Sort from,
                             Sort to) {
    if (!*place) {
        Z3_sort domain[] = {logic_z3_sort(z3, from)};
        *place = Z3_mk_func_decl(z3->context, Z3_mk_string_symbol(z3->context, name), 1, domain,
                                 logic_z3_sort(z3, to));
    }
    return *place;
}

// The length of an array is never negative, whatever the numbers.
static Z3_ast translate_length(LogicZ3 *z3, Formula formula, const FormulaNode *node) {
    Z3_context context = z3->context;
    Z3_ast argument = z3_operand(z3, node, 0);
    Z3_ast result =
        Z3_mk_app(context, function(z3, &z3->length, "length", SORT_REF, SORT_INT), 1, &argument);
    Z3_ast zero = Z3_mk_int64(context, 0, logic_z3_sort(z3, SORT_INT));
    Z3_ast range =
        z3_uses_bits(z3) ? Z3_mk_bvsge(context, result, zero) : Z3_mk_ge(context, result, zero);
    z3_keep_range(z3, formula, range);
    z3_note_range(z3, formula, result);
    return result;
}

static Z3_ast translate_subtype(LogicZ3 *z3, const FormulaNode *node) {
    while (z3->subtypes.count <= (uint32_t)node->constant)
        vector_push(z3->arena, &z3->subtypes, NULL);
    char name[24];
    snprintf(name, sizeof name, "subtype-%lld", (long long)node->constant);
    Z3_ast argument = z3_operand(z3, node, 0);
    return Z3_mk_app(z3->context,
                     function(z3, &z3->subtypes.items[node->constant], name, SORT_TYPE, SORT_BOOL),
                     1, &argument);
}

// ---- Quantifiers

// What is known of the parts that have bound variables. Quantifiers inside see to themselves.
static void bound_ranges(LogicZ3 *z3, Formula formula, AstList *list) {
    const FormulaNode *node = logic_node(z3->table, formula);
    if (z3->stamps[formula] == z3->stamp || node->kind == FORMULA_KIND_FORALL ||
        node->kind == FORMULA_KIND_EXISTS)
        return;
    z3->stamps[formula] = z3->stamp;
    if (node->has_bound && z3->ranges[formula])
        vector_push(z3->arena, list, z3->ranges[formula]);
    for (uint32_t i = 0; i < node->count; i++)
        bound_ranges(z3, logic_node(z3->table, formula)->children[i], list);
}

static Z3_ast translate_quantifier(LogicZ3 *z3, const FormulaNode *node) {
    Z3_context context = z3->context;
    uint32_t count = node->count - 1;
    Z3_app *bound = arena_array(z3->arena, count, sizeof(Z3_app));
    AstList known = {0};
    Z3_ast body = logic_z3_translate(z3, node->children[count]);
    for (uint32_t i = 0; i < count; i++)
        bound[i] = Z3_to_app(context, logic_z3_translate(z3, node->children[i]));
    uint32_t outer = z3->stamp;
    z3->stamp = ++z3->last_stamp;
    bound_ranges(z3, node->children[count], &known);
    z3->stamp = outer;
    bool is_forall = node->kind == FORMULA_KIND_FORALL;
    if (known.count) {
        Z3_ast range = Z3_mk_and(context, known.count, known.items);
        body = is_forall ? Z3_mk_implies(context, range, body) : z3_conjunction(z3, range, body);
    }
    return is_forall ? Z3_mk_forall_const(context, 0, count, bound, 0, NULL, body)
                     : Z3_mk_exists_const(context, 0, count, bound, 0, NULL, body);
}

// ---- Sums

// A sum as a function of its limit: of the array too where it adds up just that; else a function of
// its own for each body, and of the variables of quantifiers around that occur in it.
typedef struct Total {
    Z3_func_decl function;
    AstList arguments; // behind the limit
} Total;

static bool mentions(LogicZ3 *z3, Formula formula, Formula variable) {
    FormulaList found = {0};
    logic_free_variables(z3->table, formula, &found, z3->arena);
    for (uint32_t i = 0; i < found.count; i++)
        if (found.items[i] == variable)
            return true;
    return false;
}

static Total total_of_array(LogicZ3 *z3, Sort sort, Formula array) {
    Total total = {0};
    Z3_func_decl *place = &z3->totals[sort == SORT_LONG];
    if (!*place) {
        Z3_sort domain[] = {logic_z3_sort(z3, SORT_INT),
                            logic_z3_sort(z3, logic_sort(z3->table, array))};
        *place = Z3_mk_func_decl(
            z3->context,
            Z3_mk_string_symbol(z3->context, sort == SORT_LONG ? "total-long" : "total"), 2, domain,
            logic_z3_sort(z3, sort));
    }
    total.function = *place;
    vector_push(z3->arena, &total.arguments, logic_z3_translate(z3, array));
    return total;
}

static Total total_of_body(LogicZ3 *z3, Sort sort, Formula index, Formula body) {
    Total total = {0};
    VECTOR(Z3_sort) domain = {0};
    FormulaList found = {0};
    vector_push(z3->arena, &domain, logic_z3_sort(z3, SORT_INT));
    logic_free_variables(z3->table, body, &found, z3->arena);
    for (uint32_t i = 0; i < found.count; i++) {
        if (found.items[i] == index || !logic_node(z3->table, found.items[i])->has_bound)
            continue;
        vector_push(z3->arena, &domain, logic_z3_sort(z3, logic_sort(z3->table, found.items[i])));
        vector_push(z3->arena, &total.arguments, logic_z3_translate(z3, found.items[i]));
    }
    const char *name = arena_format(z3->arena, "total-%u", body);
    total.function = Z3_mk_func_decl(z3->context, Z3_mk_string_symbol(z3->context, name),
                                     domain.count, domain.items, logic_z3_sort(z3, sort));
    return total;
}

static Z3_ast total_at(LogicZ3 *z3, const Total *total, Z3_ast limit) {
    AstList arguments = {0};
    vector_push(z3->arena, &arguments, limit);
    for (uint32_t i = 0; i < total->arguments.count; i++)
        vector_push(z3->arena, &arguments, total->arguments.items[i]);
    return Z3_mk_app(z3->context, total->function, arguments.count, arguments.items);
}

// With `limit` elements it is what it is with one less, and that element.
static void note_step(LogicZ3 *z3, Formula formula, const Total *total, Z3_ast below, Z3_ast limit,
                      Formula element) {
    Z3_context context = z3->context;
    Sort sort = logic_node(z3->table, formula)->sort;
    Z3_ast last = logic_z3_translate(z3, element);
    Z3_ast sum = z3_wrap(z3, z3_plus(z3, total_at(z3, total, below), last), sort, true);
    Z3_ast step = Z3_mk_eq(context, total_at(z3, total, limit), sum);
    if (logic_numbers(z3->table) == NUMBERS_WRAP && sort != SORT_EXACT)
        step = z3_conjunction(z3, step, z3_number_range(z3, sort, total_at(z3, total, below)));
    if (z3->ranges[element])
        step = z3_conjunction(z3, step, z3->ranges[element]);
    z3_keep_range(z3, formula,
                  Z3_mk_implies(context, Z3_mk_ge(context, below, z3_integer(z3, 0)), step));
}

static Total total_of(LogicZ3 *z3, Sort sort, Formula index, Formula body) {
    FormulaNode node = *logic_node(z3->table, body);
    bool is_array = node.kind == FORMULA_KIND_SELECT && node.children[1] == index &&
                    !mentions(z3, node.children[0], index);
    return is_array ? total_of_array(z3, sort, node.children[0])
                    : total_of_body(z3, sort, index, body);
}

// The place that a body `k == place ? value : before` differs at; NONE: it is none.
static Formula place_written(LogicZ3 *z3, Formula index, const FormulaNode *body) {
    if (body->kind != FORMULA_KIND_ITE)
        return FORMULA_NONE;
    FormulaNode test = *logic_node(z3->table, body->children[0]);
    if (test.kind != FORMULA_KIND_EQUAL || mentions(z3, body->children[1], index))
        return FORMULA_NONE;
    for (uint32_t i = 0; i < 2; i++)
        if (test.children[i] == index && !mentions(z3, test.children[!i], index))
            return test.children[!i];
    return FORMULA_NONE;
}

// An array of which one place was written: up to it the sum is what it was before, and behind it
// differs by what the place does.
static void note_written(LogicZ3 *z3, Formula formula, const Total *total, Formula index,
                         Formula body, Z3_ast limit) {
    Z3_context context = z3->context;
    Sort sort = logic_node(z3->table, formula)->sort;
    FormulaNode node = *logic_node(z3->table, body);
    Formula place = place_written(z3, index, &node);
    if (!place)
        return;
    Total before = total_of(z3, sort, index, node.children[2]);
    Formula replaced = logic_substitute(z3->table, node.children[2], &index, &place, 1);
    Z3_ast at = logic_z3_translate(z3, place), old = logic_z3_translate(z3, replaced);
    Z3_ast value = logic_z3_translate(z3, node.children[1]);
    Z3_ast now = total_at(z3, total, limit), then = total_at(z3, &before, limit);
    Z3_ast changed = z3_wrap(
        z3, z3_plus(z3, z3_wrap(z3, z3_minus(z3, then, old), sort, true), value), sort, true);
    Z3_ast is_behind =
        z3_conjunction(z3, Z3_mk_ge(context, at, z3_integer(z3, 0)), Z3_mk_lt(context, at, limit));
    z3_keep_range(z3, formula,
                  Z3_mk_eq(context, now, Z3_mk_ite(context, is_behind, changed, then)));
    if (z3->ranges[replaced])
        z3_keep_range(z3, formula, z3->ranges[replaced]);
    if (logic_numbers(z3->table) == NUMBERS_WRAP && sort != SORT_EXACT)
        z3_keep_range(z3, formula, z3_number_range(z3, sort, then));
    note_written(z3, formula, &before, index, node.children[2], limit);
}

// What is known of a sum: nothing is added up at first, one more element is added, and one less
// was.
static Z3_ast translate_total(LogicZ3 *z3, Formula formula) {
    FormulaNode node = *logic_node(z3->table, formula); // a copy: the table may grow
    Z3_context context = z3->context;
    SHOULD(!z3_uses_bits(z3), "sums are not said of bit-vectors");
    Formula index = node.children[0], limit = node.children[1], body = node.children[2];
    Total total = total_of(z3, node.sort, index, body);
    Formula one = logic_number(z3->table, SORT_INT, 1);
    Formula before = logic_subtract(z3->table, limit, one);
    Formula last = logic_substitute(z3->table, body, &index, &before, 1);
    Formula next = logic_substitute(z3->table, body, &index, &limit, 1);
    Z3_ast at = logic_z3_translate(z3, limit), zero = z3_integer(z3, 0);
    logic_z3_translate(z3, last);
    logic_z3_translate(z3, next);
    Z3_ast result = total_at(z3, &total, at);
    z3_keep_range(
        z3, formula,
        Z3_mk_implies(context, Z3_mk_le(context, at, zero), Z3_mk_eq(context, result, zero)));
    z3_keep_range(z3, formula, Z3_mk_eq(context, total_at(z3, &total, zero), zero));
    Z3_ast one_less = z3_minus(z3, at, z3_integer(z3, 1)),
           one_more = z3_plus(z3, at, z3_integer(z3, 1));
    note_step(z3, formula, &total, one_less, at, last);
    note_step(z3, formula, &total, at, one_more, next);
    note_written(z3, formula, &total, index, body, at);
    z3_note_range(z3, formula, result);
    return result;
}

// ---- One formula, its children being translated

static Z3_ast translate_variable(LogicZ3 *z3, Formula formula, const FormulaNode *node) {
    // Where Z3 prints formulas, `a!1` is a name of its own for a part.
    const char *name = arena_format(z3->arena, "%s.%lld", node->name, (long long)node->constant);
    Z3_ast ast = Z3_mk_const(z3->context, Z3_mk_string_symbol(z3->context, name),
                             logic_z3_sort(z3, node->sort));
    z3_note_range(z3, formula, ast);
    return ast;
}

static Z3_ast translate_list(LogicZ3 *z3, const FormulaNode *node) {
    Z3_ast *items = arena_array(z3->arena, node->count, sizeof(Z3_ast));
    for (uint32_t i = 0; i < node->count; i++)
        items[i] = z3_operand(z3, node, i);
    return node->kind == FORMULA_KIND_AND ? Z3_mk_and(z3->context, node->count, items)
                                          : Z3_mk_or(z3->context, node->count, items);
}

static Z3_ast translate_product(LogicZ3 *z3, Formula formula, const FormulaNode *node) {
    if (z3->has_opaque_products && logic_is_product(z3->table, node))
        return z3_opaque_product(z3, formula, node);
    return node->kind == FORMULA_KIND_MULTIPLY ? z3_product(z3, node) : z3_division(z3, node);
}

static Z3_ast translate_ready(LogicZ3 *z3, Formula formula) {
    const FormulaNode *node = logic_node(z3->table, formula);
    Z3_context context = z3->context;
    switch (node->kind) {
    case FORMULA_KIND_TRUE: return Z3_mk_true(context);
    case FORMULA_KIND_FALSE: return Z3_mk_false(context);
    case FORMULA_KIND_VARIABLE: return translate_variable(z3, formula, node);
    case FORMULA_KIND_NUMBER: return z3_number(z3, node);
    case FORMULA_KIND_NOT: return Z3_mk_not(context, z3_operand(z3, node, 0));
    case FORMULA_KIND_AND:
    case FORMULA_KIND_OR: return translate_list(z3, node);
    case FORMULA_KIND_ITE:
        return Z3_mk_ite(context, z3_operand(z3, node, 0), z3_operand(z3, node, 1),
                         z3_operand(z3, node, 2));
    case FORMULA_KIND_EQUAL:
        return Z3_mk_eq(context, z3_operand(z3, node, 0), z3_operand(z3, node, 1));
    case FORMULA_KIND_LESS:
    case FORMULA_KIND_LESS_EQUAL: return z3_comparison(z3, node);
    case FORMULA_KIND_SUM: return z3_sum(z3, node);
    case FORMULA_KIND_MULTIPLY:
    case FORMULA_KIND_DIVIDE:
    case FORMULA_KIND_REMAINDER: return translate_product(z3, formula, node);
    case FORMULA_KIND_BIT_AND:
    case FORMULA_KIND_BIT_OR:
    case FORMULA_KIND_BIT_XOR:
    case FORMULA_KIND_SHIFT_LEFT:
    case FORMULA_KIND_SHIFT_RIGHT:
    case FORMULA_KIND_SHIFT_RIGHT_UNSIGNED: return z3_bits(z3, formula, node);
    case FORMULA_KIND_CUT: return z3_cut(z3, node);
    case FORMULA_KIND_WIDEN:
    case FORMULA_KIND_NARROW: return z3_conversion(z3, node);
    case FORMULA_KIND_SELECT: {
        Z3_ast result = Z3_mk_select(context, z3_operand(z3, node, 0), z3_operand(z3, node, 1));
        // A function of exact numbers: inside of quantifiers its range would be in the way.
        if (logic_sort(z3->table, node->children[1]) != SORT_EXACT)
            z3_note_range(z3, formula, result);
        return result;
    }
    case FORMULA_KIND_STORE:
        return Z3_mk_store(context, z3_operand(z3, node, 0), z3_operand(z3, node, 1),
                           z3_operand(z3, node, 2));
    case FORMULA_KIND_CONST_ARRAY:
        return Z3_mk_const_array(context,
                                 logic_z3_sort(z3, logic_index_sort(z3->table, node->sort)),
                                 z3_operand(z3, node, 0));
    case FORMULA_KIND_LENGTH: return translate_length(z3, formula, node);
    case FORMULA_KIND_TYPE_OF: {
        Z3_ast argument = z3_operand(z3, node, 0);
        return Z3_mk_app(context, function(z3, &z3->type_of, "type-of", SORT_REF, SORT_TYPE), 1,
                         &argument);
    }
    case FORMULA_KIND_SUBTYPE: return translate_subtype(z3, node);
    case FORMULA_KIND_TOTAL: return translate_total(z3, formula);
    case FORMULA_KIND_FORALL:
    case FORMULA_KIND_EXISTS: return translate_quantifier(z3, node);
    }
    return NULL;
}

static void make_room(LogicZ3 *z3) {
    uint32_t wanted = logic_count(z3->table);
    if (z3->capacity >= wanted)
        return;
    wanted += wanted / 2;
    z3->translated = memory_resize(z3->translated, wanted * sizeof(Z3_ast));
    memset(z3->translated + z3->capacity, 0, (wanted - z3->capacity) * sizeof(Z3_ast));
    z3->ranges = memory_resize(z3->ranges, wanted * sizeof(Z3_ast));
    memset(z3->ranges + z3->capacity, 0, (wanted - z3->capacity) * sizeof(Z3_ast));
    z3->stamps = memory_resize(z3->stamps, wanted * sizeof(uint32_t));
    memset(z3->stamps + z3->capacity, 0, (wanted - z3->capacity) * sizeof(uint32_t));
    z3->capacity = wanted;
}

static void translate_children(LogicZ3 *z3, Formula formula) {
    const FormulaNode *node = logic_node(z3->table, formula);
    if (node->kind == FORMULA_KIND_FORALL || node->kind == FORMULA_KIND_EXISTS)
        return; // has a list of its own for what is known inside
    if (node->kind == FORMULA_KIND_TOTAL)
        return; // its body is said of other values than the index
    for (uint32_t i = 0; i < node->count; i++)
        logic_z3_translate(z3, node->children[i]);
}

// Formulas of methods are not deep: sums and conjunctions are flat. The thread has a large stack.
Z3_ast logic_z3_translate(LogicZ3 *z3, Formula formula) {
    make_room(z3);
    if (z3->translated[formula])
        return z3->translated[formula];
    translate_children(z3, formula);
    Z3_ast ast = translate_ready(z3, formula);
    z3->translated[formula] = ast;
    return ast;
}

// ---- Ranges

void logic_z3_start_ranges(LogicZ3 *z3) {
    z3->stamp = ++z3->last_stamp;
}

void logic_z3_ranges(LogicZ3 *z3, Formula formula, AstList *list) {
    make_room(z3);
    if (z3->stamps[formula] == z3->stamp)
        return;
    z3->stamps[formula] = z3->stamp;
    const FormulaNode *node = logic_node(z3->table, formula);
    if (z3->ranges[formula] && !node->has_bound)
        vector_push(z3->arena, list, z3->ranges[formula]);
    for (uint32_t i = 0; i < node->count; i++)
        logic_z3_ranges(z3, node->children[i], list);
}
