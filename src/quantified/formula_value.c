// Sequences, sets and maps as formulas.
//
// A state holds a number that stands for the value. One that was made here is a new number, of
// which is said how long the sequence is and what its elements are; of others that is open. The
// functions that say so are arrays: from the number to the length, and, by index, to what stands
// for the element; from that to what kind it is, and which number or object. Where ints are bits
// there are no such numbers.
#include "quantified/formulas.h"

#include "sema/queries.h"

enum { TAG_NUMBER, TAG_OBJECT }; // others are something else

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

// What stands for the element at an index; tags and the like are functions of it.
static Formula element_at(QuantifiedRun *quantified, Formula cell, Formula index) {
    Sort by_index = logic_array_sort(quantified->table, SORT_EXACT, SORT_EXACT);
    return logic_select(
        quantified->table,
        by_number(quantified, &quantified->values.elements, by_index, "elements", cell), index);
}

static Formula number_in(QuantifiedRun *quantified, Formula element) {
    return by_number(quantified, &quantified->values.numbers, SORT_INT, "numbers", element);
}

static Formula object_in(QuantifiedRun *quantified, Formula element) {
    return by_number(quantified, &quantified->values.objects, SORT_REF, "objects", element);
}

static Formula is_tagged(QuantifiedRun *quantified, Formula element, int64_t tag) {
    return logic_equal(quantified->table,
                       by_number(quantified, &quantified->values.tags, SORT_EXACT, "tags", element),
                       logic_number(quantified->table, SORT_EXACT, tag));
}

static Formula is_other(QuantifiedRun *quantified, Formula element) {
    LogicTable *table = quantified->table;
    return logic_not(table, logic_or(table, is_tagged(quantified, element, TAG_NUMBER),
                                     is_tagged(quantified, element, TAG_OBJECT)));
}

static Formula length_of(QuantifiedRun *quantified, Formula cell) {
    return by_number(quantified, &quantified->values.lengths, SORT_EXACT, "lengths", cell);
}

// ---- Values that were made

// The element is what the functions give; false: there is none for its kind.
static bool say_element(QuantifiedRun *quantified, Formula at, const SpecElement *element,
                        Formula *fact) {
    LogicTable *table = quantified->table;
    Formula same, tagged;
    if (element->sort == SPEC_SORT_INT) {
        same = logic_equal(table, number_in(quantified, at), element->value);
        tagged = is_tagged(quantified, at, TAG_NUMBER);
    } else if (element->sort == SPEC_SORT_REFERENCE) {
        same = logic_equal(table, object_in(quantified, at), element->value);
        tagged = is_tagged(quantified, at, TAG_OBJECT);
    } else if (element->sort == SPEC_SORT_NONE) {
        same = logic_equal(table, at, element->value);
        tagged = is_other(quantified, at);
    } else {
        return false;
    }
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
        if (!say_element(quantified, element_at(quantified, cell, index), &elements.items[i],
                         &fact))
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
    if (type->kind == TYPE_LOCATIONS)
        formula_set_made(evaluation, cell, number);
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
    if (type->kind == TYPE_LOCATIONS) {
        formula_set_read(evaluation, cell);
        return true;
    }
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
                SpecSort sort, Type *type, Formula identity) {
    SpecElement element = {
        .condition = condition, .value = value, .sort = sort, .type = type, .identity = identity};
    vector_push(formula_run(evaluation)->arena, elements, element);
}

static void add_number(Evaluation *evaluation, SpecElements *elements, Formula condition,
                       Formula number) {
    Type *type = type_primitive(sema_types(formula_run(evaluation)->sema), TYPE_INT);
    add(evaluation, elements, condition, number, SPEC_SORT_INT, type, FORMULA_NONE);
}

// Which numbers there are is said of the element itself, outside of quantifiers.
static void say_range(QuantifiedRun *quantified, Formula at) {
    LogicTable *table = quantified->table;
    if (logic_node(table, at)->has_bound || map_get(&quantified->values.met, cell_key(at)))
        return;
    map_put(quantified->arena, &quantified->values.met, cell_key(at), quantified);
    Formula number = quantified_fresh_variable(quantified, SORT_INT, "number");
    Formula object = quantified_fresh_variable(quantified, SORT_REF, "object");
    quantified_add_axiom(quantified, logic_equal(table, number_in(quantified, at), number));
    quantified_add_axiom(quantified, logic_equal(table, object_in(quantified, at), object));
}

bool formula_open_element(Evaluation *evaluation, void *opened, Formula index,
                          SpecElements *elements) {
    QuantifiedRun *quantified = formula_run(evaluation);
    const Opened *of = opened;
    Formula at = element_at(quantified, of->cell, index);
    say_range(quantified, at);
    if (of->element && of->element->kind == TYPE_INT) {
        add_number(evaluation, elements, FORMULA_TRUE, number_in(quantified, at));
        return true;
    }
    if (of->element)
        return false;
    add_number(evaluation, elements, is_tagged(quantified, at, TAG_NUMBER),
               number_in(quantified, at));
    add(evaluation, elements, is_tagged(quantified, at, TAG_OBJECT), object_in(quantified, at),
        SPEC_SORT_REFERENCE, sema_types(quantified->sema)->object, at);
    add(evaluation, elements, is_other(quantified, at), at, SPEC_SORT_NONE, NULL, at);
    return true;
}

// Objects are told from other elements.
Formula formula_may_be_object(Evaluation *evaluation, const SpecElement *other, Formula object) {
    (void)evaluation, (void)other, (void)object;
    return FORMULA_FALSE;
}
