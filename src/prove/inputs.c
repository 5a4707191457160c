// Small pre-states at random: numbers near zero and near the lengths of arrays, now and then the
// greatest and least, arrays in no order and in order, a few objects that refer to each other.
//
// Nothing here knows the precondition: who wants one that meets it tries again.
#include "prove/runs.h"

#include "sema/queries.h"

enum { MOST_OBJECTS = 9 };

typedef struct Input {
    Runs *runs;
    Run *run;
    VECTOR(Type *) types; // of each object
    int64_t low, high;    // of most numbers
    bool is_sorted;       // arrays are
} Input;

static Arena *arena_of(const Input *input) {
    return input->runs->prover->scratch;
}

static bool chance(Input *input, uint32_t percent) {
    return runs_random(input->runs, 100) < percent;
}

static LogicValue number_value(int64_t number) {
    return (LogicValue){.known = true, .number = number};
}

static void set_variable(Input *input, Formula variable, LogicValue value) {
    const FormulaNode *node = logic_node(input->runs->prover->table, variable);
    if (node->kind == FORMULA_KIND_VARIABLE)
        input->run->variables[node->constant] = value;
}

// ---- Numbers

static int64_t small_number(Input *input) {
    return input->low + runs_random(input->runs, (uint32_t)(input->high - input->low + 1));
}

static int64_t near_a_length(Input *input) {
    const Run *run = input->run;
    uint32_t object = runs_random(input->runs, run->objects.count);
    return run->objects.items[object].length + (int64_t)runs_random(input->runs, 3) - 1;
}

static int64_t cut_to(TypeKind kind, int64_t number) {
    switch ((int)kind) {
    case TYPE_BOOLEAN: return number & 1;
    case TYPE_BYTE: return (int8_t)number;
    case TYPE_SHORT: return (int16_t)number;
    case TYPE_CHAR: return (uint16_t)number;
    default: return number;
    }
}

static int64_t some_number(Input *input, TypeKind kind) {
    int64_t number = small_number(input);
    if (chance(input, 30))
        number = near_a_length(input);
    else if (chance(input, 2))
        number = chance(input, 50) ? INT32_MAX : INT32_MIN;
    return cut_to(kind, number);
}

// ---- Objects

static Type *class_to_make(Input *input, Type *type) {
    Prover *prover = input->runs->prover;
    const ClassList *classes = quantified_classes(prover->quantified);
    VECTOR(Type *) found = {0};
    for (uint32_t i = 0; i < classes->count; i++) {
        Class *one = classes->items[i];
        if (one->kind != CLASS_INTERFACE && !(one->modifiers & MODIFIER_ABSTRACT) &&
            type->kind == TYPE_CLASS && query_is_subclass(prover->sema, one, type->class_symbol))
            vector_push(prover->scratch, &found, one->type);
    }
    return found.count ? found.items[runs_random(input->runs, found.count)] : type;
}

static int64_t add_object(Input *input, Type *type) {
    Prover *prover = input->runs->prover;
    bool is_array = type->kind == TYPE_ARRAY;
    type = is_array ? type : class_to_make(input, type);
    LogicObject object = {.has_length = is_array,
                          .has_type = true,
                          .length = is_array ? runs_random(input->runs, LONGEST_ARRAY + 1) : 0,
                          .type = quantified_type_number(prover->quantified, type)};
    vector_push(prover->scratch, &input->run->objects, object);
    vector_push(prover->scratch, &input->types, type);
    return input->run->objects.count - 1;
}

static int64_t existing_object(Input *input, Type *type) {
    uint32_t count = input->run->objects.count;
    uint32_t first = count > 1 ? runs_random(input->runs, count) : 0;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t at = (first + i) % count;
        if (at && query_is_subtype(input->runs->prover->sema, input->types.items[at], type))
            return at;
    }
    return 0;
}

static int64_t some_reference(Input *input, Type *type, uint32_t percent_new,
                              uint32_t percent_null) {
    type = query_erasure(input->runs->prover->sema, type);
    if (type->kind != TYPE_CLASS && type->kind != TYPE_ARRAY)
        return 0;
    uint32_t draw = runs_random(input->runs, 100);
    if (draw < percent_null)
        return 0;
    if (draw < percent_null + percent_new && input->run->objects.count <= MOST_OBJECTS)
        return add_object(input, type);
    return existing_object(input, type);
}

static LogicValue some_value(Input *input, Type *type) {
    return number_value(type_is_primitive(type) ? some_number(input, type->kind)
                                                : some_reference(input, type, 55, 30));
}

// ---- The heap

static LogicValue elements_of(Input *input, int64_t length, Type *element) {
    int64_t values[LONGEST_ARRAY];
    Arena *arena = arena_of(input);
    for (int64_t i = 0; i < length; i++) {
        values[i] = type_is_primitive(element) ? cut_to(element->kind, small_number(input))
                                               : some_reference(input, element, 70, 10);
        for (int64_t j = i; input->is_sorted && j > 0 && values[j - 1] > values[j]; j--) {
            int64_t other = values[j];
            values[j] = values[j - 1];
            values[j - 1] = other;
        }
    }
    const LogicArrayValue *array = logic_array_value(arena, number_value(0));
    for (int64_t i = length; i-- > 0;)
        array = logic_array_stored(arena, array, i, number_value(values[i]));
    return (LogicValue){.known = true, .array = array};
}

static bool has_field(Input *input, const Type *type, const HeapSlot *slot) {
    return slot->kind == SLOT_FIELD && type->kind == TYPE_CLASS && slot->field->owner &&
           query_is_subclass(input->runs->prover->sema, type->class_symbol, slot->field->owner);
}

static bool has_elements(const Type *type, const HeapSlot *slot) {
    return slot->kind == SLOT_ELEMENTS && type->kind == TYPE_ARRAY &&
           (type_is_primitive(type->element) ? type->element->kind : TYPE_CLASS) == slot->element;
}

// Filling one object may make others, which come later.
static void fill_heap(Input *input) {
    Prover *prover = input->runs->prover;
    const HeapSlotList *slots = quantified_slots(prover->quantified);
    LogicValue *heap = arena_array(prover->scratch, slots->count + 1, sizeof(LogicValue));
    for (uint32_t i = 0; i < slots->count; i++) {
        const HeapSlot *slot = &slots->items[i];
        LogicValue otherwise = number_value(0);
        if (slot->kind == SLOT_ELEMENTS)
            otherwise =
                (LogicValue){.known = true, .array = logic_array_value(prover->scratch, otherwise)};
        heap[i] = slot->kind == SLOT_STATIC && slot->field ? some_value(input, slot->field->type)
                                                           : otherwise;
        if (slot->kind != SLOT_STATIC && slot->kind != SLOT_VERSION)
            heap[i] =
                (LogicValue){.known = true, .array = logic_array_value(prover->scratch, otherwise)};
    }
    for (uint32_t i = 1; i < input->run->objects.count; i++) {
        Type *type = input->types.items[i];
        for (uint32_t j = 0; j < slots->count; j++) {
            const HeapSlot *slot = &slots->items[j];
            LogicValue value;
            if (has_field(input, type, slot))
                value = some_value(input, slot->field->type);
            else if (has_elements(type, slot))
                value = elements_of(input, input->run->objects.items[i].length, type->element);
            else
                continue;
            heap[j].array = logic_array_stored(prover->scratch, heap[j].array, i, value);
        }
    }
    for (uint32_t i = 0; i < slots->count; i++)
        set_variable(
            input,
            quantified_slot_value(prover->quantified, quantified_pre_state(prover->quantified), i),
            heap[i]);
}

static void fill_inputs(Input *input, bool primitive) {
    const QuantifiedInputList *inputs = quantified_inputs(input->runs->prover->quantified);
    for (uint32_t i = 0; i < inputs->count; i++) {
        Type *type = inputs->items[i].type;
        if (type_is_primitive(type) != primitive)
            continue;
        // Formulas know of some variables that they are not null.
        bool is_object = logic_node(input->runs->prover->table, inputs->items[i].value)->object;
        int64_t number = primitive ? some_number(input, type->kind)
                                   : some_reference(input, type, 80, is_object ? 0 : 8);
        if (is_object && !number)
            number = add_object(input, query_erasure(input->runs->prover->sema, type));
        set_variable(input, inputs->items[i].value, number_value(number));
    }
}

static void choose_numbers(Input *input) {
    static const int64_t ranges[][2] = {{0, 3}, {0, 8}, {-3, 3}, {-9, 9}, {0, 40}};
    uint32_t choice = runs_random(input->runs, sizeof ranges / sizeof ranges[0]);
    input->low = ranges[choice][0];
    input->high = ranges[choice][1];
    input->is_sorted = chance(input, 40);
}

Run *runs_input(Runs *runs) {
    Prover *prover = runs->prover;
    Input input = {.runs = runs, .run = ARENA_NEW(prover->scratch, Run)};
    input.run->variables = arena_array(prover->scratch, runs->variable_count, sizeof(LogicValue));
    LogicObject null = {0};
    vector_push(prover->scratch, &input.run->objects, null);
    vector_push(prover->scratch, &input.types, NULL);
    choose_numbers(&input);
    fill_inputs(&input, false);
    fill_inputs(&input, true);
    fill_heap(&input);
    set_variable(&input, quantified_pre_state(prover->quantified)->allocated,
                 number_value(input.run->objects.count));
    return input.run;
}
