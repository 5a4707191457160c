// Candidates for loop invariants.
//
// Over the variables of the loop: every comparison of two values, linear equalities that every
// iteration keeps, what stays as it was. From what is to be shown: the goals themselves, as if they
// were to hold at the head, and what keeps an exception from happening; then the same with loop
// variables in the place of their bounds (templates.c).
#include "prove/internal.h"

#include <string.h>

enum { MOST_TERMS = 26, MOST_CANDIDATES = 900 };

bool list_has(const FormulaList *list, Formula formula) {
    for (uint32_t i = 0; i < list->count; i++)
        if (list->items[i] == formula)
            return true;
    return false;
}

void add_candidate(Prover *prover, FormulaList *list, Formula candidate) {
    if (candidate == FORMULA_TRUE || candidate == FORMULA_FALSE || !candidate ||
        list->count >= MOST_CANDIDATES || list_has(list, candidate))
        return;
    vector_push(prover->scratch, list, candidate);
}

// ---- Vocabulary

static void add_term(Prover *prover, FormulaList *list, Formula term) {
    if (term && list->count < MOST_TERMS && !list_has(list, term))
        vector_push(prover->scratch, list, term);
}

static uintptr_t register_of(const CutPoint *cut, const Variable *variable) {
    uintptr_t reg = (uintptr_t)map_get(&cut->frame->method->register_of, variable);
    return reg ? cut->frame->base + reg : 0;
}

static bool is_changed(const CutPoint *cut, Formula value) {
    return list_has(&cut->variables, value);
}

static void add_reference(Prover *prover, Vocabulary *vocabulary, Formula value, Type *type) {
    if (!value || list_has(&vocabulary->references, value) ||
        vocabulary->references.count >= MOST_TERMS)
        return;
    vector_push(prover->scratch, &vocabulary->references, value);
    vector_push(prover->scratch, &vocabulary->reference_types, type);
}

static void add_values(Prover *prover, Vocabulary *vocabulary, const CutPoint *cut, bool changed) {
    const VariableList *variables = &prover->in_scope[cut->index];
    for (uint32_t i = 0; i < variables->count; i++) {
        Variable *variable = variables->items[i];
        uintptr_t reg = register_of(cut, variable);
        Formula value = reg ? cut->state->registers[reg] : FORMULA_NONE;
        if (!value || is_changed(cut, value) != changed)
            continue;
        Sort sort = logic_sort(prover->table, value);
        if (sort == SORT_INT)
            add_term(prover, &vocabulary->ints, value);
        else if (sort == SORT_LONG)
            add_term(prover, &vocabulary->longs, value);
        else if (sort == SORT_REF)
            add_reference(prover, vocabulary, value, variable->type);
        else if (sort == SORT_BOOL && changed)
            add_term(prover, &vocabulary->booleans, value);
    }
    // The index of a FOREACH over an array: \index.
    Formula index = cut->index_register ? cut->state->registers[cut->index_register] : 0;
    if (index && is_changed(cut, index) == changed)
        add_term(prover, &vocabulary->ints, index);
    Formula array = cut->array_register ? cut->state->registers[cut->array_register] : 0;
    if (array && !changed && cut->statement->kind == NODE_FOREACH)
        add_reference(prover, vocabulary, array, as_Foreach(cut->statement)->iterable->type);
}

static Formula field_value(Prover *prover, const CutPoint *cut, Formula object,
                           const Variable *field) {
    const HeapSlotList *slots = quantified_slots(prover->quantified);
    for (uint32_t i = 0; i < slots->count; i++)
        if (slots->items[i].field == field && slots->items[i].kind == SLOT_FIELD)
            return logic_select(prover->table,
                                quantified_slot_value(prover->quantified, cut->state, i), object);
    return FORMULA_NONE;
}

// Fields that the method uses, of the objects at hand, one step far.
static void add_fields(Prover *prover, Vocabulary *vocabulary, const CutPoint *cut) {
    uint32_t count = vocabulary->references.count;
    for (uint32_t i = 0; i < count; i++) {
        Type *type = vocabulary->reference_types.items[i];
        if (type->kind != TYPE_CLASS)
            continue;
        const VariableList *fields = &type->class_symbol->fields;
        for (uint32_t j = 0; j < fields->count; j++) {
            Variable *field = fields->items[j];
            Formula value = field_value(prover, cut, vocabulary->references.items[i], field);
            if (!value)
                continue;
            Sort sort = logic_sort(prover->table, value);
            if (sort == SORT_INT)
                add_term(prover, &vocabulary->ints, value);
            else if (sort == SORT_LONG)
                add_term(prover, &vocabulary->longs, value);
            else if (sort == SORT_REF)
                add_reference(prover, vocabulary, value, field->type);
        }
    }
}

static void add_constants_of(Prover *prover, Vocabulary *vocabulary, Formula formula,
                             uint32_t depth) {
    const FormulaNode *node = logic_node(prover->table, formula);
    bool compares = node->kind == FORMULA_KIND_LESS || node->kind == FORMULA_KIND_LESS_EQUAL ||
                    node->kind == FORMULA_KIND_EQUAL;
    for (uint32_t i = 0; i < node->count && depth < 8; i++) {
        Formula child = logic_node(prover->table, formula)->children[i];
        Sort sort = logic_sort(prover->table, child);
        if (compares && logic_is_number(prover->table, child, NULL) && sort == SORT_INT)
            add_term(prover, &vocabulary->ints, child);
        add_constants_of(prover, vocabulary, child, depth + 1);
    }
}

static void add_receiver(Prover *prover, Vocabulary *vocabulary, const CutPoint *cut) {
    const IrMethod *method = cut->frame->method;
    Formula receiver =
        method->receiver ? cut->state->registers[cut->frame->base + method->receiver] : 0;
    if (receiver)
        add_reference(prover, vocabulary, receiver, method->class_symbol->type);
}

// Fields that the loop assigns, of objects that stay the same: they change as variables do.
static void add_changed_fields(Prover *prover, Vocabulary *vocabulary, const CutPoint *cut) {
    Vocabulary stable = {0};
    add_values(prover, &stable, cut, false);
    add_receiver(prover, &stable, cut);
    add_fields(prover, &stable, cut);
    for (uint32_t i = 0; i < stable.ints.count; i++) {
        const FormulaNode *node = logic_node(prover->table, stable.ints.items[i]);
        if (node->kind == FORMULA_KIND_SELECT && is_changed(cut, node->children[0]))
            add_term(prover, &vocabulary->ints, stable.ints.items[i]);
    }
}

// Values of a cut variable when the loop is entered: the same on every way, or none.
static Formula value_on_arrival(Prover *prover, const CutPoint *cut, Formula value) {
    Formula result = FORMULA_NONE;
    for (uint32_t i = 0; i < cut->arrivals.count; i++) {
        Formula there = quantified_at(prover->quantified, cut, value, cut->arrivals.items[i].state);
        if (result && there != result)
            return FORMULA_NONE;
        result = there;
    }
    return result;
}

// What a parameter was that the loop assigns: `while (y > 0) { s += x; y--; }` is about \old(y).
static void add_first_values(Prover *prover, Vocabulary *vocabulary, const CutPoint *cut) {
    for (uint32_t i = 0; i < cut->variables.count; i++) {
        Formula value = cut->variables.items[i], first = FORMULA_NONE;
        if (logic_sort(prover->table, value) == SORT_INT)
            first = value_on_arrival(prover, cut, value);
        if (first && logic_node(prover->table, first)->kind == FORMULA_KIND_VARIABLE)
            add_term(prover, &vocabulary->ints, first);
    }
}

Vocabulary vocabulary_of(Prover *prover, uint32_t index) {
    const CutPoint *cut = prover->cuts->items[index];
    Vocabulary vocabulary = {0};
    add_values(prover, &vocabulary, cut, true);
    add_changed_fields(prover, &vocabulary, cut);
    vocabulary.changed_ints = vocabulary.ints.count;
    vocabulary.changed_longs = vocabulary.longs.count;
    vocabulary.changed_references = vocabulary.references.count;
    add_values(prover, &vocabulary, cut, false);
    add_first_values(prover, &vocabulary, cut);
    add_receiver(prover, &vocabulary, cut);
    add_fields(prover, &vocabulary, cut);
    for (uint32_t i = 0; i < vocabulary.references.count; i++)
        if (vocabulary.reference_types.items[i]->kind == TYPE_ARRAY)
            add_term(prover, &vocabulary.ints,
                     quantified_length(prover->quantified, vocabulary.references.items[i]));
    add_term(prover, &vocabulary.ints, logic_number(prover->table, SORT_INT, 0));
    for (uint32_t i = 0; i < prover->segments->count; i++) {
        const Segment *segment = &prover->segments->items[i];
        for (uint32_t j = 0; segment->from == index && j < segment->end->conditions.count; j++)
            add_constants_of(prover, &vocabulary, segment->end->conditions.items[j], 0);
    }
    add_term(prover, &vocabulary.ints, logic_number(prover->table, SORT_INT, 1));
    add_term(prover, &vocabulary.ints, logic_number(prover->table, SORT_INT, -1));
    return vocabulary;
}

// ---- Over the variables

static void compare_all(Prover *prover, const FormulaList *terms, uint32_t changed,
                        FormulaList *list) {
    LogicTable *table = prover->table;
    for (uint32_t i = 0; i < changed; i++) {
        for (uint32_t j = 0; j < terms->count; j++) {
            Formula a = terms->items[i], b = terms->items[j];
            if (i == j || (j < i && j < changed))
                continue;
            add_candidate(prover, list, logic_less_equal(table, a, b));
            add_candidate(prover, list, logic_less_equal(table, b, a));
            add_candidate(prover, list, logic_less(table, a, b));
            add_candidate(prover, list, logic_less(table, b, a));
            add_candidate(prover, list, logic_equal(table, a, b));
            add_candidate(prover, list, logic_not(table, logic_equal(table, a, b)));
        }
    }
}

static void compare_with_arrival(Prover *prover, const CutPoint *cut, const FormulaList *terms,
                                 uint32_t changed, FormulaList *list) {
    LogicTable *table = prover->table;
    for (uint32_t i = 0; i < changed; i++) {
        Formula value = terms->items[i], first = value_on_arrival(prover, cut, value);
        if (!first)
            continue;
        add_candidate(prover, list, logic_less_equal(table, first, value));
        add_candidate(prover, list, logic_less_equal(table, value, first));
    }
}

// ---- Linear equalities

// By how much an iteration changes the value, on each way back; false: not by a constant.
static bool changes_by(Prover *prover, const CutPoint *cut, Formula value, int64_t *deltas,
                       uint32_t *count, uint32_t most) {
    *count = 0;
    for (uint32_t i = 0; i < prover->segments->count; i++) {
        const Segment *segment = &prover->segments->items[i];
        if (segment->to != cut->index || !segment->is_back)
            continue;
        Formula end = quantified_at(prover->quantified, cut, value, segment->end);
        Formula delta = logic_subtract(prover->table, end, value);
        if (*count >= most || !logic_is_number(prover->table, delta, &deltas[(*count)++]))
            return false;
    }
    return *count > 0;
}

static Formula scaled(Prover *prover, Formula value, int64_t factor) {
    Sort sort = logic_sort(prover->table, value);
    return logic_multiply(prover->table, value, logic_number(prover->table, sort, factor));
}

enum { MOST_WAYS = 32 };

typedef struct Step {
    Formula value, first;
    int64_t deltas[MOST_WAYS];
} Step;

static void relate(Prover *prover, const Step *a, const Step *b, const Step *c, uint32_t count,
                   FormulaList *list) {
    LogicTable *table = prover->table;
    int64_t most = c ? 1 : 3; // of the coefficients
    for (int64_t p = 1; p <= most; p++) {
        for (int64_t q = -most; q <= most; q++) {
            for (int64_t r = c ? -1 : 0; r <= (c ? 1 : 0); r++) {
                bool keeps = q != 0 && (!c || r != 0);
                for (uint32_t i = 0; keeps && i < count; i++)
                    keeps = p * a->deltas[i] + q * b->deltas[i] + (c ? r * c->deltas[i] : 0) == 0;
                if (!keeps)
                    continue;
                Formula now =
                    logic_add(table, scaled(prover, a->value, p), scaled(prover, b->value, q));
                Formula then =
                    logic_add(table, scaled(prover, a->first, p), scaled(prover, b->first, q));
                if (c) {
                    now = logic_add(table, now, scaled(prover, c->value, r));
                    then = logic_add(table, then, scaled(prover, c->first, r));
                }
                Formula zero = logic_number(table, logic_sort(table, now), 0);
                add_candidate(prover, list, logic_equal(table, now, then));
                add_candidate(prover, list, logic_equal(table, now, zero));
                if (!c)
                    return;
            }
        }
    }
}

static void linear_equalities(Prover *prover, const CutPoint *cut, const FormulaList *terms,
                              uint32_t changed, FormulaList *list) {
    enum { MOST_STEPS = 10 };
    Step *steps = arena_array(prover->scratch, MOST_STEPS + 1, sizeof(Step));
    uint32_t known = 0, known_changed = 0, count = 0;
    for (uint32_t i = 0; i < terms->count && known < MOST_STEPS; i++) {
        Step *step = &steps[known];
        step->value = terms->items[i];
        step->first = value_on_arrival(prover, cut, step->value);
        if (logic_is_number(prover->table, step->value, NULL) || !step->first)
            continue;
        if (changes_by(prover, cut, step->value, step->deltas, &count, MOST_WAYS)) {
            known++;
            known_changed += i < changed;
        }
    }
    for (uint32_t i = 0; i < known_changed; i++)
        for (uint32_t j = i + 1; j < known; j++) {
            relate(prover, &steps[i], &steps[j], NULL, count, list);
            for (uint32_t k = j + 1; k < known; k++)
                relate(prover, &steps[i], &steps[j], &steps[k], count, list);
        }
}

// ---- References and booleans

static void about_references(Prover *prover, const Vocabulary *vocabulary, FormulaList *list) {
    LogicTable *table = prover->table;
    Formula null = logic_number(table, SORT_REF, 0);
    const FormulaList *references = &vocabulary->references;
    for (uint32_t i = 0; i < references->count; i++) {
        Formula a = references->items[i];
        if (i >= vocabulary->changed_references &&
            logic_node(table, a)->kind == FORMULA_KIND_VARIABLE)
            continue; // does not change
        add_candidate(prover, list, logic_not(table, logic_equal(table, a, null)));
        for (uint32_t j = 0; j < references->count && i < vocabulary->changed_references; j++) {
            Formula same = logic_equal(table, a, references->items[j]);
            add_candidate(prover, list, same);
            add_candidate(prover, list, logic_not(table, same));
        }
    }
}

// What a branch asks of one object may be true of another: `curr.elem > v` of prev.
static void ask_of_others(Prover *prover, const Vocabulary *vocabulary, Formula literal,
                          FormulaList *list) {
    LogicTable *table = prover->table;
    Formula null = logic_number(table, SORT_REF, 0);
    for (uint32_t i = 0; i < vocabulary->changed_references; i++) {
        for (uint32_t j = 0; j < vocabulary->changed_references; j++) {
            Formula a = vocabulary->references.items[i], b = vocabulary->references.items[j];
            Formula other = logic_substitute(table, literal, &a, &b, 1);
            if (other == literal && i != j)
                continue;
            Formula is_null = logic_equal(table, b, null);
            add_candidate(prover, list, logic_or(table, is_null, other));
            add_candidate(prover, list, logic_or(table, is_null, logic_not(table, other)));
        }
    }
}

static bool reads_object(const LogicTable *table, Formula formula) {
    const FormulaNode *node = logic_node(table, formula);
    if (node->kind == FORMULA_KIND_SELECT && logic_sort(table, node->children[1]) == SORT_REF &&
        !logic_is_array(node->sort))
        return true;
    for (uint32_t i = 0; i < node->count; i++)
        if (reads_object(table, node->children[i]))
            return true;
    return false;
}

static void about_objects(Prover *prover, const CutPoint *cut, const Vocabulary *vocabulary,
                          FormulaList *list) {
    for (uint32_t i = 0; i < prover->segments->count; i++) {
        const Segment *segment = &prover->segments->items[i];
        for (uint32_t j = 0; segment->from == cut->index && j < segment->end->conditions.count;
             j++) {
            Formula literal = segment->end->conditions.items[j];
            if (reads_object(prover->table, literal))
                ask_of_others(prover, vocabulary, literal, list);
        }
    }
}

static void about_booleans(Prover *prover, const Vocabulary *vocabulary, FormulaList *list) {
    LogicTable *table = prover->table;
    uint32_t count = list->count;
    for (uint32_t i = 0; i < vocabulary->booleans.count; i++) {
        Formula flag = vocabulary->booleans.items[i];
        for (uint32_t j = 0; j < count; j++) {
            Formula other = list->items[j];
            if (logic_node(table, other)->kind != FORMULA_KIND_FORALL &&
                logic_node(table, other)->kind != FORMULA_KIND_EXISTS && j > 60)
                continue;
            add_candidate(prover, list, logic_or(table, flag, other));
            add_candidate(prover, list, logic_or(table, logic_not(table, flag), other));
        }
        add_candidate(prover, list, flag);
        add_candidate(prover, list, logic_not(table, flag));
    }
}

// ---- What stays as it was

static void unchanged_elements(Prover *prover, const CutPoint *cut, const Vocabulary *vocabulary,
                               uint32_t slot, FormulaList *list) {
    LogicTable *table = prover->table;
    const HeapSlot *of = &quantified_slots(prover->quantified)->items[slot];
    const QuantifiedState *old = quantified_pre_state(prover->quantified);
    Formula now = quantified_slot_value(prover->quantified, cut->state, slot);
    Formula then = quantified_slot_value(prover->quantified, old, slot);
    for (uint32_t i = 0; i < vocabulary->references.count; i++) {
        Type *type = vocabulary->reference_types.items[i];
        Formula array = vocabulary->references.items[i];
        if (type->kind != TYPE_ARRAY || i < vocabulary->changed_references ||
            (type_is_primitive(type->element) ? type->element->kind : TYPE_CLASS) != of->element)
            continue;
        Formula index = logic_bound_variable(table, SORT_INT, "k");
        Formula zero = logic_number(table, SORT_INT, 0);
        Formula length = quantified_length(prover->quantified, array);
        Formula same =
            logic_equal(table, logic_select(table, logic_select(table, now, array), index),
                        logic_select(table, logic_select(table, then, array), index));
        Formula outside =
            logic_or(table, logic_less(table, index, zero), logic_less_equal(table, length, index));
        Formula all = logic_quantify(table, true, &index, 1, logic_or(table, outside, same));
        add_candidate(prover, list, all);
        add_variants(prover, vocabulary, all, list);
    }
}

static void unchanged_fields(Prover *prover, const CutPoint *cut, const Vocabulary *vocabulary,
                             uint32_t slot, FormulaList *list) {
    LogicTable *table = prover->table;
    Formula now = quantified_slot_value(prover->quantified, cut->state, slot);
    Formula then =
        quantified_slot_value(prover->quantified, quantified_pre_state(prover->quantified), slot);
    if (quantified_slots(prover->quantified)->items[slot].kind == SLOT_STATIC) {
        add_candidate(prover, list, logic_equal(table, now, then));
        return;
    }
    const Variable *field = quantified_slots(prover->quantified)->items[slot].field;
    for (uint32_t i = vocabulary->changed_references; i < vocabulary->references.count; i++) {
        Type *type = vocabulary->reference_types.items[i];
        Formula object = vocabulary->references.items[i];
        if (type->kind == TYPE_CLASS && type->class_symbol == field->owner)
            add_candidate(prover, list,
                          logic_equal(table, logic_select(table, now, object),
                                      logic_select(table, then, object)));
    }
}

static void what_stays(Prover *prover, const CutPoint *cut, const Vocabulary *vocabulary,
                       FormulaList *list) {
    for (uint32_t i = 0; i < cut->slots.count; i++) {
        if (!cut->slots.items[i])
            continue;
        uint32_t slot = cut->slots.items[i] - 1;
        SlotKind kind = quantified_slots(prover->quantified)->items[slot].kind;
        if (kind == SLOT_ELEMENTS)
            unchanged_elements(prover, cut, vocabulary, slot, list);
        else if (kind != SLOT_VERSION)
            unchanged_fields(prover, cut, vocabulary, slot, list);
    }
}

// ---- From what is to be shown

static void add_goal(Prover *prover, const Vocabulary *vocabulary, Formula goal,
                     FormulaList *list) {
    FormulaList parts = {0};
    logic_conjuncts(prover->table, goal, &parts, prover->scratch);
    for (uint32_t i = 0; i < parts.count; i++) {
        add_candidate(prover, list, parts.items[i]);
        add_variants(prover, vocabulary, parts.items[i], list);
    }
}

// A goal at the end of a path is said of the state at this cut point; a goal that is plainly false,
// as of an exception, is kept from by the negation of the last conditions of the path.
static void from_goals(Prover *prover, const CutPoint *cut, const Vocabulary *vocabulary,
                       FormulaList *list) {
    for (uint32_t i = 0; i < prover->obligations->count; i++) {
        const QuantifiedObligation *obligation = &prover->obligations->items[i];
        const CutPoint *from = prover->cuts->items[obligation->from];
        Formula goal = obligation->goal;
        if (goal == FORMULA_FALSE && obligation->conditions.count)
            goal = logic_not(prover->table, vector_last(&obligation->conditions));
        if (from != cut)
            goal = quantified_at(prover->quantified, from, goal, cut->state);
        add_goal(prover, vocabulary, goal, list);
    }
}

// What the specification says about the end, said of the head: results are variables of the loop.
static void from_conditions(Prover *prover, const CutPoint *cut, const Vocabulary *vocabulary,
                            FormulaList *list) {
    for (uint32_t i = 0; i < prover->segments->count; i++) {
        const Segment *segment = &prover->segments->items[i];
        const CutPoint *to = prover->cuts->items[segment->to];
        if (segment->to == cut->index)
            continue;
        for (uint32_t j = 0; j < to->given.count; j++)
            add_goal(prover, vocabulary,
                     quantified_at(prover->quantified, to, to->given.items[j], cut->state), list);
    }
}

// Only what can be said in JML: the invariants are to be pasted. Invariants of classes speak of all
// objects; nothing else can take their place where a loop calls methods.
static bool is_about_all_objects(const LogicTable *table, Formula formula) {
    const FormulaNode *node = logic_node(table, formula);
    return node->kind == FORMULA_KIND_FORALL && logic_sort(table, node->children[0]) == SORT_REF;
}

static void keep_spoken(Prover *prover, uint32_t cut, FormulaList *list) {
    uint32_t kept = 0;
    for (uint32_t i = 0; i < list->count; i++)
        if (jml_of(prover, cut, list->items[i]) ||
            is_about_all_objects(prover->table, list->items[i]))
            list->items[kept++] = list->items[i];
    list->count = kept;
}

// What is given at the start, and what it forbids: `(\exists int k; …; a[k] == key)` lets a search
// go on while `!(\exists int k; 0 <= k && k < i; a[k] == key)`.
static void from_assumptions(Prover *prover, const CutPoint *cut, const Vocabulary *vocabulary,
                             FormulaList *list) {
    LogicTable *table = prover->table;
    const FormulaList *assumptions = quantified_assumptions(prover->quantified);
    const CutPoint *entry = prover->cuts->items[0];
    FormulaList parts = {0};
    for (uint32_t i = 0; i < assumptions->count; i++)
        logic_conjuncts(table, assumptions->items[i], &parts, prover->scratch);
    for (uint32_t i = 0; i < parts.count; i++) {
        // Said of the heap as it is at the head.
        Formula now =
            quantified_moved(prover->quantified, parts.items[i], entry->state, cut->state);
        FormulaKind kind = logic_node(table, now)->kind;
        // … and of the objects that there are then.
        Formula before = entry->state->allocated;
        Formula of_all = logic_substitute(table, now, &before, &cut->state->allocated, 1);
        if (of_all != now)
            add_candidate(prover, list, of_all);
        if (now != parts.items[i]) {
            add_candidate(prover, list, now);
            if (kind == FORMULA_KIND_FORALL)
                add_variants(prover, vocabulary, now, list);
        }
        if (kind != FORMULA_KIND_EXISTS)
            continue;
        FormulaList variants = {0};
        add_variants(prover, vocabulary, now, &variants);
        for (uint32_t j = 0; j < variants.count; j++)
            add_candidate(prover, list, logic_not(table, variants.items[j]));
    }
}

void find_candidates(Prover *prover, uint32_t index, FormulaList *list) {
    const CutPoint *cut = prover->cuts->items[index];
    Vocabulary vocabulary = vocabulary_of(prover, index);
    compare_all(prover, &vocabulary.ints, vocabulary.changed_ints, list);
    compare_all(prover, &vocabulary.longs, vocabulary.changed_longs, list);
    compare_with_arrival(prover, cut, &vocabulary.ints, vocabulary.changed_ints, list);
    compare_with_arrival(prover, cut, &vocabulary.longs, vocabulary.changed_longs, list);
    linear_equalities(prover, cut, &vocabulary.ints, vocabulary.changed_ints, list);
    linear_equalities(prover, cut, &vocabulary.longs, vocabulary.changed_longs, list);
    about_references(prover, &vocabulary, list);
    about_objects(prover, cut, &vocabulary, list);
    FormulaList special = {0};
    from_goals(prover, cut, &vocabulary, &special);
    from_conditions(prover, cut, &vocabulary, &special);
    from_assumptions(prover, cut, &vocabulary, &special);
    what_stays(prover, cut, &vocabulary, &special);
    about_booleans(prover, &vocabulary, &special);
    for (uint32_t i = 0; i < special.count; i++)
        add_candidate(prover, list, special.items[i]);
    keep_spoken(prover, index, list);
}
