// The value of a formula where variables and objects are known.
//
// Arithmetic is what the constructors do with constants. Arrays are a default and the places that
// were stored. A quantifier is looked at for the values that the comparisons in its body leave, or
// for a small range; so what it says is a guess where it is about more than that.
#include "logic/internal.h"

#include <string.h>

struct LogicArrayValue {
    LogicValue otherwise;        // of the last one
    const LogicArrayValue *rest; // NULL: this is the default alone
    int64_t index;
    LogicValue value;
};

typedef struct Binding {
    Formula variable;
    int64_t number;
} Binding;

struct LogicEvaluator {
    Arena *arena;
    LogicTable *table;
    const LogicMeaning *meaning;
    LogicValue *memo; // by formula, valid where the stamp is the current one
    uint32_t *stamps;
    uint32_t capacity, stamp;
    VECTOR(Binding) bindings;
};

LogicEvaluator *logic_evaluator_new(Arena *arena, LogicTable *table) {
    LogicEvaluator *evaluator = ARENA_NEW(arena, LogicEvaluator);
    evaluator->arena = arena;
    evaluator->table = table;
    return evaluator;
}

void logic_evaluator_set(LogicEvaluator *evaluator, const LogicMeaning *meaning) {
    evaluator->meaning = meaning;
    evaluator->stamp++;
}

// ---- Arrays

const LogicArrayValue *logic_array_value(Arena *arena, LogicValue otherwise) {
    LogicArrayValue *array = ARENA_NEW(arena, LogicArrayValue);
    array->otherwise = otherwise;
    return array;
}

const LogicArrayValue *logic_array_stored(Arena *arena, const LogicArrayValue *to, int64_t index,
                                          LogicValue value) {
    LogicArrayValue *array = ARENA_NEW(arena, LogicArrayValue);
    array->rest = to;
    array->index = index;
    array->value = value;
    return array;
}

LogicValue logic_array_at(const LogicArrayValue *array, int64_t index) {
    for (; array->rest; array = array->rest)
        if (array->index == index)
            return array->value;
    return array->otherwise;
}

static bool same_value(LogicValue a, LogicValue b);

static bool same_at_stored(const LogicArrayValue *a, const LogicArrayValue *b) {
    for (const LogicArrayValue *at = a; at->rest; at = at->rest)
        if (!same_value(logic_array_at(a, at->index), logic_array_at(b, at->index)))
            return false;
    return true;
}

static LogicValue otherwise_of(const LogicArrayValue *array) {
    while (array->rest)
        array = array->rest;
    return array->otherwise;
}

static bool same_value(LogicValue a, LogicValue b) {
    if (!a.array || !b.array)
        return a.number == b.number;
    return same_at_stored(a.array, b.array) && same_at_stored(b.array, a.array) &&
           same_value(otherwise_of(a.array), otherwise_of(b.array));
}

// ---- Formulas

static bool evaluate(LogicEvaluator *evaluator, Formula formula, LogicValue *value);

static bool number_of(LogicEvaluator *evaluator, Formula formula, int64_t *number) {
    LogicValue value;
    if (!evaluate(evaluator, formula, &value) || value.array)
        return false;
    *number = value.number;
    return true;
}

static bool variable_value(LogicEvaluator *evaluator, Formula formula, LogicValue *value) {
    for (uint32_t i = evaluator->bindings.count; i-- > 0;) {
        if (evaluator->bindings.items[i].variable == formula) {
            *value = (LogicValue){.known = true, .number = evaluator->bindings.items[i].number};
            return true;
        }
    }
    int64_t number = node_of(evaluator->table, formula)->constant;
    const LogicMeaning *meaning = evaluator->meaning;
    if (number < 0 || number >= meaning->variable_count || !meaning->variables[number].known)
        return false;
    *value = meaning->variables[number];
    return true;
}

// One part that decides is enough, though others have no value.
static bool list_value(LogicEvaluator *evaluator, const FormulaNode *node, LogicValue *value) {
    bool decides = node->kind == FORMULA_KIND_OR, all_known = true;
    for (uint32_t i = 0; i < node->count; i++) {
        int64_t part;
        if (!number_of(evaluator, node->children[i], &part)) {
            all_known = false;
        } else if ((part != 0) == decides) {
            value->number = decides;
            return true;
        }
    }
    value->number = !decides;
    return all_known;
}

static bool comparison(LogicEvaluator *evaluator, const FormulaNode *node, LogicValue *value) {
    LogicValue a, b;
    if (!evaluate(evaluator, node->children[0], &a) || !evaluate(evaluator, node->children[1], &b))
        return false;
    value->number = node->kind == FORMULA_KIND_EQUAL  ? same_value(a, b)
                    : node->kind == FORMULA_KIND_LESS ? a.number < b.number
                                                      : a.number <= b.number;
    return true;
}

static bool sum_value(LogicEvaluator *evaluator, const FormulaNode *node, LogicValue *value) {
    __int128 sum = node->constant;
    for (uint32_t i = 0; i < node->count; i++) {
        int64_t part;
        if (!number_of(evaluator, node->children[i], &part))
            return false;
        sum += (__int128)node->coefficients[i] * part;
    }
    bool fits = sum >= INT64_MIN && sum <= INT64_MAX;
    value->number = logic_wrap(evaluator->table, node->sort, (int64_t)(uint64_t)sum);
    return fits || (evaluator->table->numbers != NUMBERS_MATH && node->sort != SORT_EXACT);
}

// The operator applied to constants.
static bool arithmetic(LogicEvaluator *evaluator, Formula formula, const FormulaNode *node,
                       LogicValue *value) {
    LogicTable *table = evaluator->table;
    Formula children[2];
    SHOULD(node->count <= 2, "an operator of arithmetic has at most two operands");
    for (uint32_t i = 0; i < node->count; i++) {
        int64_t part;
        if (!number_of(evaluator, node->children[i], &part))
            return false;
        children[i] = logic_number(table, logic_sort(table, node->children[i]), part);
        if (i == 1 && part == 0 &&
            (node->kind == FORMULA_KIND_DIVIDE || node->kind == FORMULA_KIND_REMAINDER))
            return false;
    }
    return logic_is_number(table, logic_rebuild(table, formula, children), &value->number);
}

static bool object_value(LogicEvaluator *evaluator, const FormulaNode *node, LogicValue *value) {
    const LogicMeaning *meaning = evaluator->meaning;
    int64_t of;
    if (!number_of(evaluator, node->children[0], &of) || of < 0 || of >= meaning->object_count)
        return false;
    const LogicObject *object = &meaning->objects[of];
    value->number = node->kind == FORMULA_KIND_LENGTH ? object->length : object->type;
    return node->kind == FORMULA_KIND_LENGTH ? object->has_length : object->has_type;
}

static bool array_value(LogicEvaluator *evaluator, const FormulaNode *node, LogicValue *value) {
    LogicValue array, element;
    int64_t index;
    if (node->kind == FORMULA_KIND_CONST_ARRAY) {
        if (!evaluate(evaluator, node->children[0], &element))
            return false;
        value->array = logic_array_value(evaluator->arena, element);
        return true;
    }
    if (!evaluate(evaluator, node->children[0], &array) ||
        !number_of(evaluator, node->children[1], &index) || !array.array)
        return false;
    if (node->kind == FORMULA_KIND_SELECT) {
        *value = logic_array_at(array.array, index);
        return value->known;
    }
    if (!evaluate(evaluator, node->children[2], &element))
        return false;
    value->array = logic_array_stored(evaluator->arena, array.array, index, element);
    return true;
}

// ---- Quantifiers

typedef struct Range {
    int64_t low, high; // both included
} Range;

// `k < 0` in the body of a FORALL, which is a disjunction, leaves the values from 0 on; in that of
// an EXISTS those below.
static void narrow(LogicEvaluator *evaluator, Formula literal, Formula variable, bool is_forall,
                   Range *range) {
    const LogicTable *table = evaluator->table;
    FormulaNode node = *node_of(table, literal);
    if (node.kind != FORMULA_KIND_LESS && node.kind != FORMULA_KIND_LESS_EQUAL)
        return;
    bool is_left = node.children[0] == variable, is_right = node.children[1] == variable;
    int64_t bound;
    if (is_left == is_right || !number_of(evaluator, node.children[is_left], &bound))
        return;
    int64_t strict = (node.kind == FORMULA_KIND_LESS) != is_forall;
    // The variable is below the bound, or, in a FORALL, looked at only where it is not.
    if (is_left != is_forall) {
        if (bound - strict < range->high)
            range->high = bound - strict;
    } else if (bound + strict > range->low) {
        range->low = bound + strict;
    }
}

static Range range_of(LogicEvaluator *evaluator, Formula body, Formula variable, bool is_forall) {
    const LogicTable *table = evaluator->table;
    const LogicMeaning *meaning = evaluator->meaning;
    FormulaKind join = is_forall ? FORMULA_KIND_OR : FORMULA_KIND_AND;
    Sort sort = logic_sort(table, variable);
    Range range = {meaning->low, meaning->high};
    if (sort == SORT_BOOL)
        return (Range){0, 1};
    if (sort == SORT_REF)
        return (Range){0, (int64_t)meaning->object_count - 1};
    const FormulaNode *node = node_of(table, body);
    if (node->kind != join) {
        narrow(evaluator, body, variable, is_forall, &range);
        return range;
    }
    uint32_t count = node->count;
    const Formula *literals = node->children;
    for (uint32_t i = 0; i < count; i++)
        narrow(evaluator, literals[i], variable, is_forall, &range);
    return range;
}

// False: no value; else `result` is what some binding decides, or what none does.
static bool bind_from(LogicEvaluator *evaluator, const FormulaNode *node, uint32_t at,
                      bool *result) {
    bool is_forall = node->kind == FORMULA_KIND_FORALL;
    if (at + 1 == node->count) {
        int64_t number;
        if (!number_of(evaluator, node->children[at], &number))
            return false;
        *result = number != 0;
        return true;
    }
    *result = is_forall;
    if (logic_is_array(logic_sort(evaluator->table, node->children[at])))
        return false;
    Range range =
        range_of(evaluator, node->children[node->count - 1], node->children[at], is_forall);
    Binding binding = {node->children[at], 0};
    vector_push(evaluator->arena, &evaluator->bindings, binding);
    uint32_t own = evaluator->bindings.count - 1;
    bool known = true;
    for (int64_t i = range.low; i <= range.high && known && *result == is_forall; i++) {
        evaluator->bindings.items[own].number = i;
        known = bind_from(evaluator, node, at + 1, result);
    }
    evaluator->bindings.count = own;
    return known;
}

static bool total_value(LogicEvaluator *evaluator, const FormulaNode *node, LogicValue *value) {
    int64_t limit, part;
    if (!number_of(evaluator, node->children[1], &limit) || limit > evaluator->meaning->high)
        return false;
    Binding binding = {node->children[0], 0};
    vector_push(evaluator->arena, &evaluator->bindings, binding);
    uint32_t own = evaluator->bindings.count - 1;
    bool known = true;
    uint64_t sum = 0;
    for (int64_t i = 0; i < limit && known; i++) {
        evaluator->bindings.items[own].number = i;
        known = number_of(evaluator, node->children[2], &part);
        sum += known ? (uint64_t)part : 0;
    }
    evaluator->bindings.count = own;
    value->number = logic_wrap(evaluator->table, node->sort, (int64_t)sum);
    return known;
}

static bool compute(LogicEvaluator *evaluator, Formula formula, const FormulaNode *node,
                    LogicValue *value) {
    int64_t number;
    bool truth;
    switch (node->kind) {
    case FORMULA_KIND_TRUE: value->number = 1; return true;
    case FORMULA_KIND_FALSE: return true;
    case FORMULA_KIND_VARIABLE: return variable_value(evaluator, formula, value);
    case FORMULA_KIND_NUMBER: value->number = node->constant; return true;
    case FORMULA_KIND_NOT:
        if (!number_of(evaluator, node->children[0], &number))
            return false;
        value->number = !number;
        return true;
    case FORMULA_KIND_AND:
    case FORMULA_KIND_OR: return list_value(evaluator, node, value);
    case FORMULA_KIND_ITE:
        return number_of(evaluator, node->children[0], &number) &&
               evaluate(evaluator, node->children[number ? 1 : 2], value);
    case FORMULA_KIND_EQUAL:
    case FORMULA_KIND_LESS:
    case FORMULA_KIND_LESS_EQUAL: return comparison(evaluator, node, value);
    case FORMULA_KIND_SUM: return sum_value(evaluator, node, value);
    case FORMULA_KIND_MULTIPLY:
    case FORMULA_KIND_DIVIDE:
    case FORMULA_KIND_REMAINDER:
    case FORMULA_KIND_BIT_AND:
    case FORMULA_KIND_BIT_OR:
    case FORMULA_KIND_BIT_XOR:
    case FORMULA_KIND_SHIFT_LEFT:
    case FORMULA_KIND_SHIFT_RIGHT:
    case FORMULA_KIND_SHIFT_RIGHT_UNSIGNED:
    case FORMULA_KIND_CUT:
    case FORMULA_KIND_WIDEN:
    case FORMULA_KIND_NARROW: return arithmetic(evaluator, formula, node, value);
    case FORMULA_KIND_SELECT:
    case FORMULA_KIND_STORE:
    case FORMULA_KIND_CONST_ARRAY: return array_value(evaluator, node, value);
    case FORMULA_KIND_LENGTH:
    case FORMULA_KIND_TYPE_OF: return object_value(evaluator, node, value);
    case FORMULA_KIND_SUBTYPE:
        if (!number_of(evaluator, node->children[0], &number))
            return false;
        value->number =
            evaluator->meaning->is_subtype(evaluator->meaning->context, number, node->constant);
        return true;
    case FORMULA_KIND_TOTAL: return total_value(evaluator, node, value);
    case FORMULA_KIND_FORALL:
    case FORMULA_KIND_EXISTS:
        if (!bind_from(evaluator, node, 0, &truth))
            return false;
        value->number = truth;
        return true;
    }
    return false;
}

static void grow(LogicEvaluator *evaluator) {
    uint32_t capacity = 2 * evaluator->table->nodes.count;
    LogicValue *memo = arena_array(evaluator->arena, capacity, sizeof(LogicValue));
    uint32_t *stamps = arena_array(evaluator->arena, capacity, sizeof(uint32_t));
    if (evaluator->capacity) {
        memcpy(memo, evaluator->memo, evaluator->capacity * sizeof(LogicValue));
        memcpy(stamps, evaluator->stamps, evaluator->capacity * sizeof(uint32_t));
    }
    evaluator->memo = memo;
    evaluator->stamps = stamps;
    evaluator->capacity = capacity;
}

static bool evaluate(LogicEvaluator *evaluator, Formula formula, LogicValue *value) {
    if (formula >= evaluator->capacity)
        grow(evaluator);
    if (evaluator->stamps[formula] == evaluator->stamp) {
        *value = evaluator->memo[formula];
        return true;
    }
    FormulaNode node = *node_of(evaluator->table, formula); // a copy: the table may grow
    *value = (LogicValue){.known = true};
    if (!compute(evaluator, formula, &node, value))
        return false;
    value->known = true;
    // Inside of a quantifier a part may depend on its variable.
    if (!evaluator->bindings.count && formula < evaluator->capacity) {
        evaluator->memo[formula] = *value;
        evaluator->stamps[formula] = evaluator->stamp;
    }
    return true;
}

bool logic_evaluate(LogicEvaluator *evaluator, Formula formula, LogicValue *value) {
    return evaluate(evaluator, formula, value);
}
