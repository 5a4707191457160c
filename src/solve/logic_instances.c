// A quantifier that says that something exists becomes that thing, a new constant. One that speaks
// of all values becomes a new boolean, from which it follows for some of them: for those at which
// arrays of the same sort are read, or whose length or type is asked for. Every model of the
// formulas can be extended to one of the result, so no limit on the number of values can make it
// wrong.
#include "solve/logic_instances.h"

#include "base/map.h"

enum { MOST_ROUNDS = 3, MOST_VALUES = 24, MOST_OF_ONE = 400, MOST_INSTANCES = 1500 };

// What a formula counts for where it stands: more of it makes the whole true, or less, or nobody
// knows.
typedef enum Polarity { POSITIVE, NEGATIVE, MIXED } Polarity;

// If `guard`, then the body for all values; the body is negated if it is of an EXISTS.
typedef struct Universal {
    Formula guard, quantifier;
} Universal;

// A value that arrays of this sort are read at; LENGTHS for what is asked for its length or type.
typedef struct Place {
    Sort array;
    Formula value;
} Place;
enum { LENGTHS = 0 };

typedef struct Instances {
    LogicTable *table;
    Arena *arena;
    FormulaList *result;
    VECTOR(Universal) universals;
    VECTOR(Place) places;
    Map known[3]; // by polarity: formula -> the one without quantifiers
    Map seen;     // formulas whose places are known
    Map has;      // formulas with quantifiers: 1 no, 2 yes
    Map made;     // instances
    uint32_t made_count;
} Instances;

static const void *key_of(uint64_t number) {
    return (const void *)(uintptr_t)(number + 1);
}

static bool is_quantifier(const FormulaNode *node) {
    return node->kind == FORMULA_KIND_FORALL || node->kind == FORMULA_KIND_EXISTS;
}

static bool has_quantifiers(Instances *instances, Formula formula) {
    uintptr_t known = (uintptr_t)map_get(&instances->has, key_of(formula));
    if (known)
        return known == 2;
    const FormulaNode *node = logic_node(instances->table, formula);
    bool found = is_quantifier(node);
    for (uint32_t i = 0; i < node->count && !found && node->kind != FORMULA_KIND_TOTAL; i++)
        found = has_quantifiers(instances, node->children[i]);
    map_put(instances->arena, &instances->has, key_of(formula), (void *)(uintptr_t)(1 + found));
    return found;
}

// ---- Without quantifiers

static Formula stripped(Instances *instances, Formula formula, Polarity polarity);

static Formula with_values(Instances *instances, Formula quantifier, const Formula *values) {
    FormulaNode node = *logic_node(instances->table, quantifier);
    return logic_substitute(instances->table, node.children[node.count - 1], node.children, values,
                            node.count - 1);
}

// The constants are values that decide it, where there are any.
static Formula with_constants(Instances *instances, Formula quantifier) {
    FormulaNode node = *logic_node(instances->table, quantifier);
    Formula *values = arena_array(instances->arena, node.count, sizeof(Formula));
    for (uint32_t i = 0; i + 1 < node.count; i++)
        values[i] = logic_variable(instances->table, logic_sort(instances->table, node.children[i]),
                                   "some");
    return with_values(instances, quantifier, values);
}

static Formula strip_quantifier(Instances *instances, Formula formula, Polarity polarity) {
    LogicTable *table = instances->table;
    bool is_forall = logic_node(table, formula)->kind == FORMULA_KIND_FORALL;
    Formula result;
    if (polarity == (is_forall ? POSITIVE : NEGATIVE))
        result = logic_variable(table, SORT_BOOL, "all");
    else
        result = stripped(instances, with_constants(instances, formula), polarity);
    if (polarity == MIXED || polarity == (is_forall ? POSITIVE : NEGATIVE)) {
        Universal found = {is_forall ? result : logic_not(table, result), formula};
        vector_push(instances->arena, &instances->universals, found);
    }
    return result;
}

static Polarity polarity_of_child(const FormulaNode *node, Polarity polarity) {
    if (node->kind == FORMULA_KIND_AND || node->kind == FORMULA_KIND_OR)
        return polarity;
    if (node->kind == FORMULA_KIND_NOT && polarity != MIXED)
        return polarity == POSITIVE ? NEGATIVE : POSITIVE;
    return MIXED;
}

static Formula stripped(Instances *instances, Formula formula, Polarity polarity) {
    if (!has_quantifiers(instances, formula))
        return formula;
    Formula known = (Formula)(uintptr_t)map_get(&instances->known[polarity], key_of(formula));
    if (known)
        return known;
    FormulaNode node = *logic_node(instances->table, formula);
    Formula result;
    if (is_quantifier(&node)) {
        result = strip_quantifier(instances, formula, polarity);
    } else {
        Formula *children = arena_array(instances->arena, node.count, sizeof(Formula));
        for (uint32_t i = 0; i < node.count; i++)
            children[i] = stripped(instances, node.children[i], polarity_of_child(&node, polarity));
        result = logic_rebuild(instances->table, formula, children);
    }
    map_put(instances->arena, &instances->known[polarity], key_of(formula),
            (void *)(uintptr_t)result);
    return result;
}

// ---- Values

static void add_place(Instances *instances, Sort array, Formula value) {
    for (uint32_t i = 0; i < instances->places.count; i++)
        if (instances->places.items[i].array == array && instances->places.items[i].value == value)
            return;
    Place place = {array, value};
    vector_push(instances->arena, &instances->places, place);
}

static bool asks_object(const FormulaNode *node) {
    return node->kind == FORMULA_KIND_LENGTH || node->kind == FORMULA_KIND_TYPE_OF;
}

static void find_places(Instances *instances, Formula formula) {
    const FormulaNode *node = logic_node(instances->table, formula);
    if (map_get(&instances->seen, key_of(formula)) || node->kind == FORMULA_KIND_TOTAL)
        return;
    map_put(instances->arena, &instances->seen, key_of(formula), instances);
    if (node->kind == FORMULA_KIND_SELECT)
        add_place(instances, logic_sort(instances->table, node->children[0]), node->children[1]);
    if (asks_object(node))
        add_place(instances, LENGTHS, node->children[0]);
    for (uint32_t i = 0; i < node->count; i++)
        find_places(instances, node->children[i]);
}

// The value of the variable for which `index` is `place`: the variable alone, or with a number
// added.
static Formula solved(LogicTable *table, Formula index, Formula variable, Formula place) {
    const FormulaNode *node = logic_node(table, index);
    if (index == variable)
        return place;
    if (node->kind != FORMULA_KIND_SUM || node->count != 1 || node->children[0] != variable ||
        node->coefficients[0] != 1)
        return FORMULA_NONE;
    return logic_subtract(table, place, logic_number(table, node->sort, node->constant));
}

static void add_value(Instances *instances, FormulaList *values, Formula value) {
    for (uint32_t i = 0; i < values->count; i++)
        if (values->items[i] == value)
            return;
    if (value && values->count < MOST_VALUES)
        vector_push(instances->arena, values, value);
}

// Where the body reads with the variable, what has been read at.
static void find_values(Instances *instances, Formula body, Formula variable, Map *seen,
                        FormulaList *values) {
    FormulaNode node = *logic_node(instances->table, body);
    if (!node.has_bound || map_get(seen, key_of(body)) || node.kind == FORMULA_KIND_TOTAL)
        return;
    map_put(instances->arena, seen, key_of(body), instances);
    bool reads = node.kind == FORMULA_KIND_SELECT;
    Sort array = reads ? logic_sort(instances->table, node.children[0]) : LENGTHS;
    if (reads || asks_object(&node)) {
        for (uint32_t i = 0; i < instances->places.count; i++)
            if (instances->places.items[i].array == array)
                add_value(instances, values,
                          solved(instances->table, node.children[reads], variable,
                                 instances->places.items[i].value));
    }
    for (uint32_t i = 0; i < node.count; i++)
        find_values(instances, node.children[i], variable, seen, values);
}

// A variable that nothing is read at: everything of its sort.
static void find_any_values(Instances *instances, Formula variable, FormulaList *values) {
    Sort sort = logic_sort(instances->table, variable);
    for (uint32_t i = 0; i < instances->places.count; i++)
        if (logic_sort(instances->table, instances->places.items[i].value) == sort)
            add_value(instances, values, instances->places.items[i].value);
}

// ---- Instances

// References and types are never negative; what was computed might be.
static Formula in_range(Instances *instances, Formula value) {
    LogicTable *table = instances->table;
    Sort sort = logic_sort(table, value);
    bool is_object = sort == SORT_REF || sort == SORT_TYPE;
    return is_object ? logic_less_equal(table, logic_number(table, sort, 0), value) : FORMULA_TRUE;
}

static void add_instance(Instances *instances, const Universal *universal, const Formula *values) {
    LogicTable *table = instances->table;
    FormulaNode node = *logic_node(table, universal->quantifier);
    Formula body = with_values(instances, universal->quantifier, values);
    Formula condition = universal->guard;
    for (uint32_t i = 0; i + 1 < node.count; i++)
        condition = logic_and(table, condition, in_range(instances, values[i]));
    if (node.kind == FORMULA_KIND_EXISTS)
        body = logic_not(table, body);
    Formula instance = logic_implies(table, condition, body);
    if (map_get(&instances->made, key_of(instance)))
        return;
    map_put(instances->arena, &instances->made, key_of(instance), instances);
    instances->made_count++;
    vector_push(instances->arena, instances->result, stripped(instances, instance, POSITIVE));
}

static void instantiate(Instances *instances, Universal universal) {
    LogicTable *table = instances->table;
    FormulaNode node = *logic_node(table, universal.quantifier);
    uint32_t count = node.count - 1, combinations = 1;
    FormulaList *values = arena_array(instances->arena, count, sizeof(FormulaList));
    Formula *chosen = arena_array(instances->arena, count, sizeof(Formula));
    for (uint32_t i = 0; i < count; i++) {
        Map seen = {0};
        find_values(instances, node.children[count], node.children[i], &seen, &values[i]);
        if (!values[i].count)
            find_any_values(instances, node.children[i], &values[i]);
        if (!values[i].count)
            return;
        combinations = combinations > MOST_OF_ONE ? combinations : combinations * values[i].count;
    }
    for (uint32_t at = 0; at < combinations && at < MOST_OF_ONE; at++) {
        uint32_t rest = at;
        for (uint32_t i = 0; i < count; i++) {
            chosen[i] = values[i].items[rest % values[i].count];
            rest /= values[i].count;
        }
        if (instances->made_count < MOST_INSTANCES)
            add_instance(instances, &universal, chosen);
    }
}

bool logic_instances(LogicTable *table, const Formula *formulas, uint32_t count, Arena *arena,
                     FormulaList *result) {
    Instances instances = {.table = table, .arena = arena, .result = result};
    bool has_none = true;
    for (uint32_t i = 0; i < count; i++) {
        has_none = has_none && !has_quantifiers(&instances, formulas[i]);
        vector_push(arena, result, stripped(&instances, formulas[i], POSITIVE));
    }
    uint32_t looked_at = 0;
    for (uint32_t round = 0; round < MOST_ROUNDS && instances.universals.count; round++) {
        for (; looked_at < result->count; looked_at++)
            find_places(&instances, result->items[looked_at]);
        uint32_t universals = instances.universals.count;
        for (uint32_t i = 0; i < universals; i++)
            instantiate(&instances, instances.universals.items[i]);
        if (looked_at == result->count && universals == instances.universals.count)
            break;
    }
    return has_none;
}
