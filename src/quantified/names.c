// Names for heaps: what a bounded execution writes.
//
// Reading an array that was written is a choice among everything written (logic_select), and what
// is read becomes part of what is written next. Loops are copied, so such choices grow with every
// iteration. In a bounded heap each version of a slot has a name, and a definition says what it is:
//
//     way.6 ==> heap.7 == store(heap.4, this, v)
//     way.6 ==> heap.9 == heap.7         way.8 && !way.6 ==> heap.9 == heap.4
//
// It says so of executions that take the way on which that was written, or that come from there
// (the papers' edge variables): of what lies on other ways the solver need know nothing, and looks
// at no array there. Conditions of ways have names, too, and so have numbers that depend on the
// way. Reading looks through definitions only where it is certain which write it meets. Definitions
// restrict nothing: the names are new. The solver needs those that a question depends on.
#include "quantified/internal.h"

static Formula meaning_of(const QuantifiedRun *quantified, Formula name) {
    return (Formula)(uintptr_t)map_get(&quantified->meanings, (const void *)(uintptr_t)name);
}

static Formula definition_of(const QuantifiedRun *quantified, Formula name) {
    return (Formula)(uintptr_t)map_get(&quantified->definitions, (const void *)(uintptr_t)name);
}

// Said of the name, beside what was said before: where ways write the same, there is one name.
static void define(QuantifiedRun *quantified, Formula name, Formula guard, Formula value) {
    LogicTable *table = quantified->table;
    const void *key = (const void *)(uintptr_t)name;
    uintptr_t known = (uintptr_t)map_get(&quantified->definitions, key);
    Formula said = logic_implies(table, guard, logic_equal(table, name, value));
    if (known)
        said = logic_and(table, (Formula)known, said);
    map_put(quantified->arena, &quantified->definitions, key, (void *)(uintptr_t)said);
}

static Formula name_of(QuantifiedRun *quantified, Formula value, const char *name) {
    LogicTable *table = quantified->table;
    const FormulaNode *node = logic_node(table, value);
    bool is_way = node->kind == FORMULA_KIND_AND || node->kind == FORMULA_KIND_OR;
    bool is_heap = logic_is_array(node->sort) &&
                   (node->kind == FORMULA_KIND_STORE || node->kind == FORMULA_KIND_ITE);
    bool is_number =
        (node->sort == SORT_INT || node->sort == SORT_LONG) && node->kind == FORMULA_KIND_ITE;
    if (!quantified->options.scope || node->has_bound || (!is_way && !is_heap && !is_number))
        return value;
    uintptr_t known = (uintptr_t)map_get(&quantified->names, (const void *)(uintptr_t)value);
    if (known)
        return (Formula)known;
    Formula made = quantified_fresh_variable(quantified, node->sort, name);
    map_put(quantified->arena, &quantified->names, (const void *)(uintptr_t)value,
            (void *)(uintptr_t)made);
    map_put(quantified->arena, &quantified->meanings, (const void *)(uintptr_t)made,
            (void *)(uintptr_t)value);
    return made;
}

Formula quantified_named(QuantifiedRun *quantified, Formula value, const char *name,
                         Formula guard) {
    Formula made = name_of(quantified, value, name);
    if (made != value)
        define(quantified, made, guard, value);
    return made;
}

// Never more than that the name is `value`, which takes the first of the guards that holds.
Formula quantified_merged(QuantifiedRun *quantified, const Formula *values, const Formula *guards,
                          uint32_t count, Formula value) {
    LogicTable *table = quantified->table;
    Formula made = name_of(quantified, value, "merged");
    Formula is_earlier = FORMULA_FALSE;
    for (uint32_t i = 0; i < count && made != value; i++) {
        if (!values[i])
            continue;
        define(quantified, made, logic_and(table, guards[i], logic_not(table, is_earlier)),
               values[i]);
        is_earlier = logic_or(table, is_earlier, guards[i]);
    }
    return made;
}

// The conditions of one way begin as those of others do: a few at a time have a name that all
// share.
Formula quantified_way(QuantifiedRun *quantified, const FormulaList *conditions) {
    enum { AT_A_TIME = 6 };
    LogicTable *table = quantified->table;
    if (!quantified->options.scope)
        return quantified_conjunction(quantified, conditions);
    Formula way = FORMULA_TRUE;
    for (uint32_t i = 0; i < conditions->count; i += AT_A_TIME) {
        uint32_t left = conditions->count - i;
        Formula next =
            logic_and_all(table, conditions->items + i, left < AT_A_TIME ? left : AT_A_TIME);
        way = quantified_named(quantified, logic_and(table, way, next), "way", FORMULA_TRUE);
    }
    return way;
}

Formula quantified_select(QuantifiedRun *quantified, Formula array, Formula index) {
    LogicTable *table = quantified->table;
    for (Formula meaning; (meaning = meaning_of(quantified, array));) {
        FormulaNode node = *logic_node(table, meaning);
        if (node.kind != FORMULA_KIND_STORE)
            break;
        Formula is_met = logic_equal(table, node.children[1], index);
        if (is_met == FORMULA_TRUE)
            return node.children[2];
        if (is_met != FORMULA_FALSE)
            break;
        array = node.children[0];
    }
    return logic_select(table, array, index);
}

// Contents of an array, as they were written last, are looked at place by place.
Formula quantified_select_element(QuantifiedRun *quantified, Formula all, Formula array,
                                  Formula index) {
    LogicTable *table = quantified->table;
    for (Formula meaning; (meaning = meaning_of(quantified, all));) {
        FormulaNode node = *logic_node(table, meaning);
        if (node.kind != FORMULA_KIND_STORE)
            break;
        Formula is_met = logic_equal(table, node.children[1], array);
        if (is_met == FORMULA_TRUE) {
            FormulaNode contents = *logic_node(table, node.children[2]);
            if (contents.kind == FORMULA_KIND_CONST_ARRAY)
                return contents.children[0];
            if (contents.kind != FORMULA_KIND_STORE)
                break;
            is_met = logic_equal(table, contents.children[1], index);
            if (is_met == FORMULA_TRUE)
                return contents.children[2];
        }
        if (is_met != FORMULA_FALSE)
            break;
        all = node.children[0];
    }
    return logic_select(table, logic_select(table, all, array), index);
}

// ---- What a question depends on

typedef struct Cone {
    const QuantifiedRun *quantified;
    uint8_t *seen; // by formula
    FormulaList names;
} Cone;

static void visit(Cone *cone, Formula formula) {
    if (cone->seen[formula])
        return;
    cone->seen[formula] = 1;
    const FormulaNode *node = logic_node(cone->quantified->table, formula);
    Formula meaning =
        node->kind == FORMULA_KIND_VARIABLE ? meaning_of(cone->quantified, formula) : FORMULA_NONE;
    if (meaning) {
        vector_push(cone->quantified->arena, &cone->names, formula);
        visit(cone, definition_of(cone->quantified, formula));
    }
    for (uint32_t i = 0; i < node->count; i++)
        visit(cone, node->children[i]);
}

void quantified_definitions(const QuantifiedRun *quantified, const Formula *formulas,
                            uint32_t count, FormulaList *list) {
    Cone cone = {.quantified = quantified,
                 .seen = arena_array(quantified->arena, logic_count(quantified->table), 1)};
    for (uint32_t i = 0; i < count; i++)
        visit(&cone, formulas[i]);
    for (uint32_t i = 0; i < cone.names.count; i++)
        vector_push(quantified->arena, list, definition_of(quantified, cone.names.items[i]));
}
