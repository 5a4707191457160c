#include "prove/summary.h"

enum { MOST_CLAIMS = 40000 };

// ---- Formulas

static Formula side_formula(LogicTable *table, const Side *side, const Formula *values) {
    Formula number = logic_number(table, SORT_INT, side->number);
    switch (side->kind) {
    case SIDE_NUMBER: return number;
    case SIDE_VALUE: return values[side->a];
    case SIDE_OFFSET: return logic_add(table, values[side->a], number);
    case SIDE_SUM: return logic_add(table, values[side->a], values[side->b]);
    case SIDE_DIFFERENCE: return logic_subtract(table, values[side->a], values[side->b]);
    case SIDE_REMAINDER: return logic_remainder(table, values[side->a], number);
    }
    return FORMULA_NONE;
}

static Formula comparison_formula(LogicTable *table, const Comparison *comparison,
                                  const Formula *values) {
    Formula left = side_formula(table, &comparison->left, values);
    Formula right = side_formula(table, &comparison->right, values);
    switch (comparison->relation) {
    case RELATION_EQUAL: return logic_equal(table, left, right);
    case RELATION_NOT_EQUAL: return logic_not(table, logic_equal(table, left, right));
    case RELATION_LESS_EQUAL: return logic_less_equal(table, left, right);
    }
    return FORMULA_NONE;
}

Formula claim_formula(LogicTable *table, const Claim *claim, const Formula *values,
                      uint32_t count) {
    Formula result = values[count - 1], says = FORMULA_NONE;
    switch (claim->kind) {
    case CLAIM_COMPARISON: says = comparison_formula(table, &claim->says, values); break;
    case CLAIM_TRUE: says = result; break;
    case CLAIM_FALSE: says = logic_not(table, result); break;
    case CLAIM_SAME:
        says = logic_ite(table, comparison_formula(table, &claim->says, values), result,
                         logic_not(table, result));
        break;
    }
    return claim->has_guard
               ? logic_implies(table, comparison_formula(table, &claim->guard, values), says)
               : says;
}

// ---- Numbers

static int32_t side_number(const Side *side, const int64_t *values) {
    uint32_t a = (uint32_t)values[side->a], b = (uint32_t)values[side->b];
    switch (side->kind) {
    case SIDE_NUMBER: return side->number;
    case SIDE_VALUE: return (int32_t)a;
    case SIDE_OFFSET: return (int32_t)(a + (uint32_t)side->number);
    case SIDE_SUM: return (int32_t)(a + b);
    case SIDE_DIFFERENCE: return (int32_t)(a - b);
    case SIDE_REMAINDER: return (int32_t)a % side->number;
    }
    return 0;
}

static bool comparison_holds(const Comparison *comparison, const int64_t *values) {
    int32_t left = side_number(&comparison->left, values);
    int32_t right = side_number(&comparison->right, values);
    switch (comparison->relation) {
    case RELATION_EQUAL: return left == right;
    case RELATION_NOT_EQUAL: return left != right;
    case RELATION_LESS_EQUAL: return left <= right;
    }
    return false;
}

bool claim_holds(const Claim *claim, const int64_t *values, uint32_t count, bool *counts) {
    bool result = values[count - 1];
    *counts = !claim->has_guard || comparison_holds(&claim->guard, values);
    if (!*counts)
        return true;
    switch (claim->kind) {
    case CLAIM_COMPARISON: return comparison_holds(&claim->says, values);
    case CLAIM_TRUE: return result;
    case CLAIM_FALSE: return !result;
    case CLAIM_SAME: return comparison_holds(&claim->says, values) == result;
    }
    return true;
}

// ---- As JML

static const char *name_of(const Method *method, uint32_t value) {
    return value < method->parameters.count ? method->parameters.items[value]->name->text
                                            : "\\result";
}

static const char *side_text(Arena *arena, const Method *method, const Side *side) {
    const char *a = name_of(method, side->a), *b = name_of(method, side->b);
    bool is_negative = side->number < 0;
    switch (side->kind) {
    case SIDE_NUMBER: return arena_format(arena, "%d", side->number);
    case SIDE_VALUE: return a;
    case SIDE_OFFSET:
        return arena_format(arena, "%s %s %d", a, is_negative ? "-" : "+",
                            is_negative ? -side->number : side->number);
    case SIDE_SUM: return arena_format(arena, "%s + %s", a, b);
    case SIDE_DIFFERENCE: return arena_format(arena, "%s - %s", a, b);
    case SIDE_REMAINDER: return arena_format(arena, "%s %% %d", a, side->number);
    }
    return "";
}

static const char *comparison_text(Arena *arena, const Method *method,
                                   const Comparison *comparison) {
    static const char *const words[] = {"==", "!=", "<="};
    return arena_format(arena, "%s %s %s", side_text(arena, method, &comparison->left),
                        words[comparison->relation], side_text(arena, method, &comparison->right));
}

const char *claim_text(Arena *arena, const Method *method, const Claim *claim) {
    const char *says = "";
    switch (claim->kind) {
    case CLAIM_COMPARISON: says = comparison_text(arena, method, &claim->says); break;
    case CLAIM_TRUE: says = "\\result"; break;
    case CLAIM_FALSE: says = "!\\result"; break;
    case CLAIM_SAME:
        says =
            arena_format(arena, "\\result == (%s)", comparison_text(arena, method, &claim->says));
        break;
    }
    if (!claim->has_guard)
        return says;
    return arena_format(arena, "%s ==> %s", comparison_text(arena, method, &claim->guard), says);
}

// ---- Candidates

static Side number_side(int32_t number) {
    return (Side){.kind = SIDE_NUMBER, .number = number};
}

static Side value_side(uint32_t value) {
    return (Side){.kind = SIDE_VALUE, .a = value};
}

static bool is_int(const Type *type) {
    return type->kind == TYPE_INT || type->kind == TYPE_SHORT || type->kind == TYPE_BYTE ||
           type->kind == TYPE_CHAR;
}

typedef VECTOR(Comparison) ComparisonList;

static void add_both_ways(Arena *arena, ComparisonList *list, Side left, Side right) {
    Comparison all[] = {{RELATION_EQUAL, left, right},
                        {RELATION_LESS_EQUAL, left, right},
                        {RELATION_LESS_EQUAL, right, left}};
    for (uint32_t i = 0; i < 3; i++)
        vector_push(arena, list, all[i]);
}

// What the result may be, among the numbers and the parameters.
static void add_results(Arena *arena, const Method *method, const NumberList *numbers,
                        ComparisonList *list) {
    uint32_t count = method->parameters.count;
    Side result = value_side(count);
    for (uint32_t i = 0; i < count; i++) {
        if (!is_int(method->parameters.items[i]->type))
            continue;
        add_both_ways(arena, list, result, value_side(i));
        for (uint32_t j = 0; j < count; j++) {
            Side sum = {.kind = SIDE_SUM, .a = i, .b = j};
            Side difference = {.kind = SIDE_DIFFERENCE, .a = i, .b = j};
            if (i == j || !is_int(method->parameters.items[j]->type))
                continue;
            if (i < j)
                add_both_ways(arena, list, result, sum);
            add_both_ways(arena, list, result, difference);
        }
        for (uint32_t j = 0; j < numbers->count; j++)
            for (int sign = -1; sign <= 1 && numbers->items[j]; sign += 2)
                add_both_ways(arena, list, result,
                              (Side){SIDE_OFFSET, i, 0, sign * numbers->items[j]});
    }
    for (uint32_t i = 0; i < numbers->count; i++)
        add_both_ways(arena, list, result, number_side(numbers->items[i]));
}

static void add_guards(Arena *arena, const Method *method, const NumberList *numbers,
                       ComparisonList *list) {
    for (uint32_t i = 0; i < method->parameters.count; i++) {
        if (!is_int(method->parameters.items[i]->type))
            continue;
        for (uint32_t j = 0; j < numbers->count; j++)
            add_both_ways(arena, list, value_side(i), number_side(numbers->items[j]));
        for (uint32_t j = 0; j < i; j++)
            if (is_int(method->parameters.items[j]->type))
                add_both_ways(arena, list, value_side(i), value_side(j));
    }
}

// Which question a boolean result answers.
static void add_questions(Arena *arena, const Method *method, const NumberList *numbers,
                          ComparisonList *list) {
    add_guards(arena, method, numbers, list);
    for (uint32_t i = 0; i < method->parameters.count; i++)
        for (uint32_t j = 0; j < numbers->count && is_int(method->parameters.items[i]->type); j++) {
            Side remainder = {SIDE_REMAINDER, i, 0, numbers->items[j]};
            if (numbers->items[j] < 2)
                continue;
            for (int32_t k = 0; k < 2; k++) {
                vector_push(arena, list, ((Comparison){RELATION_EQUAL, remainder, number_side(k)}));
                vector_push(arena, list,
                            ((Comparison){RELATION_NOT_EQUAL, remainder, number_side(k)}));
            }
        }
}

static void add_claim(Arena *arena, ClaimList *claims, Claim claim) {
    if (claims->count < MOST_CLAIMS)
        vector_push(arena, claims, claim);
}

// Each of them, and then each where a guard holds.
static void add_guarded(Arena *arena, const ComparisonList *guards, const ClaimList *plain,
                        ClaimList *claims) {
    for (uint32_t i = 0; i < plain->count; i++)
        add_claim(arena, claims, plain->items[i]);
    for (uint32_t i = 0; i < guards->count; i++)
        for (uint32_t j = 0; j < plain->count; j++) {
            Claim claim = plain->items[j];
            claim.has_guard = true;
            claim.guard = guards->items[i];
            add_claim(arena, claims, claim);
        }
}

void summary_candidates(Arena *arena, const Method *method, const NumberList *numbers,
                        ClaimList *claims) {
    bool is_boolean = method->return_type->kind == TYPE_BOOLEAN;
    ComparisonList says = {0}, guards = {0};
    ClaimList plain = {0};
    if (is_boolean)
        add_questions(arena, method, numbers, &says);
    else
        add_results(arena, method, numbers, &says);
    for (uint32_t i = 0; i < says.count; i++)
        add_claim(
            arena, &plain,
            (Claim){.kind = is_boolean ? CLAIM_SAME : CLAIM_COMPARISON, .says = says.items[i]});
    if (is_boolean) {
        add_claim(arena, &plain, (Claim){.kind = CLAIM_TRUE});
        add_claim(arena, &plain, (Claim){.kind = CLAIM_FALSE});
    }
    add_guards(arena, method, numbers, &guards);
    add_guarded(arena, &guards, &plain, claims);
}
