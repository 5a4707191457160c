// Sequences, sets and maps as formulas.
//
// A state holds a number that stands for the value. One that was made here is a new number, of
// which is said how long the sequence is and what its elements are; of others that is open. The
// functions that say so are arrays: from the number to the length, and, by index, to what kind of
// element it is, and which. Where ints are bits there are no such numbers.
#include "quantified/formulas.h"

#include "sema/queries.h"

enum { TAG_NUMBER, TAG_OBJECT, TAG_OTHER };

// Any value, held as that number.
typedef struct Opened {
    Formula cell;
    Type *element; // or NULL: anything
} Opened;

void formula_capture(Evaluation *evaluation) {
    QuantifiedRun *quantified = formula_run(evaluation);
    evaluation->state = quantified_state_copy(quantified, evaluation->state);
}

// ---- The functions

static Formula by_number(QuantifiedRun *quantified, Formula *function, Sort sort, const char *name,
                         Formula cell) {
    LogicTable *table = quantified->table;
    if (!*function)
        *function =
            quantified_fresh_variable(quantified, logic_array_sort(table, SORT_EXACT, sort), name);
    return logic_select(table, *function, cell);
}

static Formula by_index(QuantifiedRun *quantified, Formula *function, Sort sort, const char *name,
                        Formula cell, Formula index) {
    LogicTable *table = quantified->table;
    return logic_select(
        table,
        by_number(quantified, function, logic_array_sort(table, SORT_EXACT, sort), name, cell),
        index);
}

static Formula number_at(QuantifiedRun *quantified, Formula cell, Formula index) {
    return by_index(quantified, &quantified->values.numbers, SORT_INT, "numbers", cell, index);
}

static Formula object_at(QuantifiedRun *quantified, Formula cell, Formula index) {
    return by_index(quantified, &quantified->values.objects, SORT_REF, "objects", cell, index);
}

static Formula other_at(QuantifiedRun *quantified, Formula cell, Formula index) {
    return by_index(quantified, &quantified->values.others, SORT_EXACT, "others", cell, index);
}

static Formula is_tagged(QuantifiedRun *quantified, Formula cell, Formula index, int64_t tag) {
    return logic_equal(
        quantified->table,
        by_index(quantified, &quantified->values.tags, SORT_EXACT, "tags", cell, index),
        logic_number(quantified->table, SORT_EXACT, tag));
}

static Formula length_of(QuantifiedRun *quantified, Formula cell) {
    return by_number(quantified, &quantified->values.lengths, SORT_EXACT, "lengths", cell);
}

// ---- Values that were made

// The element is what the function gives; false: there is none for its kind.
static bool say_element(QuantifiedRun *quantified, Formula cell, Formula index,
                        const SpecElement *element, Formula *fact) {
    LogicTable *table = quantified->table;
    int64_t tag = TAG_NUMBER;
    Formula same;
    if (element->sort == SPEC_SORT_INT) {
        same = logic_equal(table, number_at(quantified, cell, index), element->value);
    } else if (element->sort == SPEC_SORT_REFERENCE) {
        same = logic_equal(table, object_at(quantified, cell, index), element->value);
        tag = TAG_OBJECT;
    } else if (element->sort == SPEC_SORT_NONE) {
        same = logic_equal(table, other_at(quantified, cell, index), element->value);
        tag = TAG_OTHER;
    } else {
        return false;
    }
    Formula tagged = is_tagged(quantified, cell, index, tag);
    if (tag == TAG_OTHER)
        tagged = logic_not(table, logic_or(table, is_tagged(quantified, cell, index, TAG_NUMBER),
                                           is_tagged(quantified, cell, index, TAG_OBJECT)));
    *fact = logic_and(table, *fact,
                      logic_implies(table, element->condition, logic_and(table, tagged, same)));
    return true;
}

static void say_sequence(Evaluation *evaluation, Formula cell, uint32_t number) {
    QuantifiedRun *quantified = formula_run(evaluation);
    LogicTable *table = quantified->table;
    Evaluation inner = *evaluation;
    Span span = {0, 0};
    inner.failed = false;
    quantified->repeating++; // what is not modelled in it was noted when it was made
    Formula length = spec_sequence_length(&inner, number, span);
    Formula index = logic_bound_variable(table, SORT_EXACT, "k"), fact = FORMULA_TRUE;
    SpecElements elements = spec_sequence_element(&inner, number, index, span);
    quantified->repeating--;
    if (inner.failed)
        return;
    vector_push(quantified->arena, &quantified->values.facts,
                logic_equal(table, length_of(quantified, cell), length));
    for (uint32_t i = 0; i < elements.count; i++)
        if (!say_element(quantified, cell, index, &elements.items[i], &fact))
            return;
    Formula used =
        logic_and(table, logic_less_equal(table, logic_number(table, SORT_EXACT, 0), index),
                  logic_less(table, index, length));
    vector_push(quantified->arena, &quantified->values.facts,
                logic_quantify(table, true, &index, 1, logic_implies(table, used, fact)));
}

static const void *cell_key(Formula cell) {
    return (const void *)(uintptr_t)cell;
}

Formula formula_cell(Evaluation *evaluation, uint32_t number, Type *type) {
    QuantifiedRun *quantified = formula_run(evaluation);
    if (logic_numbers(quantified->table) == NUMBERS_BITS)
        return FORMULA_NONE;
    Formula cell = quantified_fresh_variable(quantified, SORT_EXACT, "value");
    map_put(quantified->arena, &quantified->values.made, cell_key(cell), (void *)(uintptr_t)number);
    if (spec_sort_of(type) == SPEC_SORT_SEQUENCE)
        say_sequence(evaluation, cell, number);
    return cell;
}

void formula_say_kept(QuantifiedRun *quantified, State *state) {
    for (uint32_t i = 0; i < quantified->values.facts.count; i++)
        quantified_state_fact(quantified, state, quantified->values.facts.items[i]);
    quantified->values.facts.count = 0;
}

// ---- Values that states hold

bool formula_read_cell(Evaluation *evaluation, Formula cell, SpecCell *read) {
    QuantifiedRun *quantified = formula_run(evaluation);
    const FormulaNode *node = logic_node(quantified->table, cell);
    int64_t number;
    if (logic_numbers(quantified->table) == NUMBERS_BITS)
        return false;
    read->known = (uint32_t)(uintptr_t)map_get(&quantified->values.made, cell_key(cell));
    if (logic_is_number(quantified->table, cell, &number))
        read->is_default = true;
    else if (!read->known && node->kind == FORMULA_KIND_ITE)
        *read = (SpecCell){
            .condition = node->children[0], .yes = node->children[1], .no = node->children[2]};
    return true;
}

bool formula_open(Evaluation *evaluation, Formula cell, Type *type, SpecOpened *any) {
    QuantifiedRun *quantified = formula_run(evaluation);
    SpecElementTypes types = spec_element_types(quantified->specifications, type);
    Type *object = sema_types(quantified->sema)->object;
    if (!types.is_known || spec_sort_of(type) != SPEC_SORT_SEQUENCE)
        return false;
    Opened *opened = ARENA_NEW(quantified->arena, Opened);
    Type *unboxed = query_unboxed(quantified->sema, types.key);
    *opened = (Opened){cell, unboxed ? unboxed : types.key == object ? NULL : types.key};
    any->own = opened;
    return true;
}

// Never negative.
Formula formula_open_length(Evaluation *evaluation, void *opened) {
    LogicTable *table = formula_table(evaluation);
    Formula none = logic_number(table, SORT_EXACT, 0);
    Formula length = length_of(formula_run(evaluation), ((const Opened *)opened)->cell);
    return logic_ite(table, logic_less(table, length, none), none, length);
}

static void add(Evaluation *evaluation, SpecElements *elements, Formula condition, Formula value,
                SpecSort sort, Type *type) {
    SpecElement element = {condition, value, sort, type};
    vector_push(formula_run(evaluation)->arena, elements, element);
}

static void add_number(Evaluation *evaluation, SpecElements *elements, Formula condition,
                       Formula number) {
    Type *type = type_primitive(sema_types(formula_run(evaluation)->sema), TYPE_INT);
    add(evaluation, elements, condition, number, SPEC_SORT_INT, type);
}

bool formula_open_element(Evaluation *evaluation, void *opened, Formula index,
                          SpecElements *elements) {
    QuantifiedRun *quantified = formula_run(evaluation);
    LogicTable *table = quantified->table;
    const Opened *of = opened;
    if (of->element && of->element->kind == TYPE_INT) {
        add_number(evaluation, elements, FORMULA_TRUE, number_at(quantified, of->cell, index));
        return true;
    }
    if (of->element)
        return false;
    Formula is_number = is_tagged(quantified, of->cell, index, TAG_NUMBER);
    Formula is_object = is_tagged(quantified, of->cell, index, TAG_OBJECT);
    add_number(evaluation, elements, is_number, number_at(quantified, of->cell, index));
    add(evaluation, elements, is_object, object_at(quantified, of->cell, index),
        SPEC_SORT_REFERENCE, sema_types(quantified->sema)->object);
    add(evaluation, elements, logic_not(table, logic_or(table, is_number, is_object)),
        other_at(quantified, of->cell, index), SPEC_SORT_NONE, NULL);
    return true;
}
