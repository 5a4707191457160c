// Methods that call themselves on a few arguments.
//
// Each way out is tried with numbers in the place of variables; calls on the way are samples
// themselves.
#include "prove/recursion.h"

#include <string.h>

enum {
    MOST_SAMPLES = 400,
    DEEPEST_SAMPLE = 150,
    MOST_STEPS = 20000, // calls of all samples together
};

typedef struct Numbers {
    FormulaList from, to; // variables, and the number of each
} Numbers;

static void set_number(Recursion *recursion, LogicTable *table, Numbers *numbers, Formula variable,
                       int64_t number) {
    Formula value = logic_sort(table, variable) == SORT_BOOL
                        ? logic_bool(number)
                        : logic_number(table, logic_sort(table, variable), number);
    vector_push(recursion->arena, &numbers->from, variable);
    vector_push(recursion->arena, &numbers->to, value);
}

static Formula with_numbers(LogicTable *table, Formula formula, const Numbers *numbers) {
    return logic_substitute(table, formula, numbers->from.items, numbers->to.items,
                            numbers->from.count);
}

static bool read_number(LogicTable *table, Formula formula, int64_t *number) {
    if (formula == FORMULA_TRUE || formula == FORMULA_FALSE) {
        *number = formula == FORMULA_TRUE;
        return true;
    }
    return logic_is_number(table, formula, number);
}

static bool sample(Recursion *recursion, uint32_t callee, const int64_t *arguments, uint32_t depth,
                   int64_t *result);

static bool is_on_way(const QuantifiedReturn *end, const Site *site) {
    for (uint32_t i = 0; i < end->facts.count; i++)
        if (end->facts.items[i] == site->passed)
            return true;
    return false;
}

static bool is_ruled_out(LogicTable *table, const QuantifiedReturn *end, const Numbers *numbers) {
    for (uint32_t i = 0; i < end->conditions.count; i++)
        if (with_numbers(table, end->conditions.items[i], numbers) == FORMULA_FALSE)
            return true;
    return false;
}

// The result of a call on the way; false: not known.
static bool sample_site(Recursion *recursion, LogicTable *table, const Site *site, Numbers *numbers,
                        uint32_t depth) {
    uint32_t count = recursion->methods.items[site->callee]->parameters.count;
    int64_t *arguments = arena_array(recursion->arena, count + 1, sizeof(int64_t)), result;
    for (uint32_t i = 0; i < count; i++)
        if (!read_number(table, with_numbers(table, site->values[i], numbers), &arguments[i]))
            return false;
    if (!sample(recursion, site->callee, arguments, depth + 1, &result))
        return false;
    set_number(recursion, table, numbers, site->values[count], result);
    return true;
}

static bool sample_way(Recursion *recursion, const Summary *summary, const QuantifiedReturn *end,
                       Numbers numbers, uint32_t depth, int64_t *result) {
    LogicTable *table = summary->table;
    for (uint32_t i = 0; i < summary->sites.count; i++) {
        const Site *site = &summary->sites.items[i];
        if (is_ruled_out(table, end, &numbers) ||
            (is_on_way(end, site) && !sample_site(recursion, table, site, &numbers, depth)))
            return false;
    }
    for (uint32_t i = 0; i < end->conditions.count; i++)
        if (with_numbers(table, end->conditions.items[i], &numbers) != FORMULA_TRUE)
            return false;
    uint32_t count = summary->method->parameters.count;
    return read_number(table, with_numbers(table, end->values[count], &numbers), result);
}

static bool sample(Recursion *recursion, uint32_t callee, const int64_t *arguments, uint32_t depth,
                   int64_t *result) {
    Summary *summary = &recursion->summaries[callee];
    const QuantifiedReturnList *ends = quantified_returns(summary->run);
    uint32_t count = summary->method->parameters.count;
    for (uint32_t i = 0; i < summary->samples.count; i++)
        if (!memcmp(summary->samples.items[i], arguments, count * sizeof(int64_t))) {
            *result = summary->samples.items[i][count];
            return true;
        }
    if (depth > DEEPEST_SAMPLE || !recursion->steps || summary->samples.count >= MOST_SAMPLES)
        return false;
    recursion->steps--;
    for (uint32_t i = 0; i < ends->count; i++) {
        Numbers numbers = {0};
        for (uint32_t j = 0; j < count; j++)
            set_number(recursion, summary->table, &numbers, ends->items[i].values[j], arguments[j]);
        if (!sample_way(recursion, summary, &ends->items[i], numbers, depth, result))
            continue;
        int64_t *kept = arena_array(recursion->arena, count + 1, sizeof(int64_t));
        memcpy(kept, arguments, count * sizeof(int64_t));
        kept[count] = *result;
        vector_push(recursion->arena, &summary->samples, kept);
        return true;
    }
    return false;
}

// Small numbers, and those of the program, in all combinations while there are few.
static void sample_all(Recursion *recursion, uint32_t callee, const NumberList *numbers) {
    const VariableList *parameters = &recursion->methods.items[callee]->parameters;
    NumberList tried = {0};
    for (int32_t i = -3; i < 10; i++)
        vector_push(recursion->arena, &tried, i);
    for (uint32_t i = 0; i < numbers->count; i++)
        vector_push(recursion->arena, &tried, numbers->items[i]);
    uint64_t all = 1;
    for (uint32_t i = 0; i < parameters->count && all < MOST_STEPS; i++)
        all *= tried.count;
    int64_t *arguments = arena_array(recursion->arena, parameters->count + 1, sizeof(int64_t));
    for (uint64_t i = 0; i < all && recursion->steps; i++) {
        uint64_t rest = i;
        for (uint32_t j = 0; j < parameters->count; j++, rest /= tried.count) {
            int64_t number = tried.items[rest % tried.count];
            arguments[j] = parameters->items[j]->type->kind == TYPE_BOOLEAN ? number & 1 : number;
        }
        int64_t result;
        sample(recursion, callee, arguments, 0, &result);
    }
}

NumberList recursion_numbers(Recursion *recursion, const Summary *summary,
                             const NumberList *numbers) {
    enum { LEAST_SAMPLES = 3, MOST_RESULTS = 4 };
    NumberList all = {0};
    uint32_t count = summary->method->parameters.count, added = 0;
    for (uint32_t i = 0; i < numbers->count; i++)
        vector_push(recursion->arena, &all, numbers->items[i]);
    for (uint32_t i = 0; i < summary->samples.count && added < MOST_RESULTS; i++) {
        int32_t result = (int32_t)summary->samples.items[i][count];
        uint32_t times = 0;
        bool is_known = false;
        for (uint32_t j = 0; j < summary->samples.count; j++)
            times += summary->samples.items[j][count] == result;
        for (uint32_t j = 0; j < all.count; j++)
            is_known |= all.items[j] == result;
        if (times < LEAST_SAMPLES || is_known)
            continue;
        vector_push(recursion->arena, &all, result);
        added++;
    }
    return all;
}

void recursion_keep_unbroken(Summary *summary) {
    enum { LEAST_SAMPLES = 2 };
    uint32_t kept = 0, count = summary->method->parameters.count + 1;
    for (uint32_t i = 0; i < summary->claims.count; i++) {
        uint32_t about = 0;
        bool holds = true;
        for (uint32_t j = 0; holds && j < summary->samples.count; j++) {
            bool counts;
            holds =
                claim_holds(&summary->claims.items[i], summary->samples.items[j], count, &counts);
            about += counts;
        }
        if (holds && about >= LEAST_SAMPLES)
            summary->claims.items[kept++] = summary->claims.items[i];
    }
    summary->claims.count = kept;
}

void recursion_sample(Recursion *recursion, const NumberList *numbers) {
    recursion->steps = MOST_STEPS;
    for (uint32_t i = 0; i < recursion->methods.count; i++)
        sample_all(recursion, i, numbers);
}
