// Concrete runs: the segments of the cut program followed on values.
//
// Where a cut point was reached, exactly one path leads on; it is found by trying all that begin
// there. Its facts say what new variables are (`object == allocated`) and what is known of objects
// that it made. A result of a call by contract is guessed. What cannot be evaluated ends the run:
// nothing is believed from runs, so that they may be few, but not that they are all.
#include "prove/runs.h"

enum {
    MOST_ATTEMPTS = 4000,
    MOST_INPUTS = 60,
    MOST_STEPS = 80,
    MOST_SAMPLES = 400, // of a cut point
    MOST_GUESSES = 12,
};

// What following a segment needs, found once.
typedef struct Path {
    const Segment *segment;
    FormulaList brought;  // variables that it brings in: other values each time
    FormulaList assigned; // variables of the cut point that it leads to
    FormulaList values;   // … and what they are there
} Path;
typedef VECTOR(Path) PathList;

static bool is_subtype(void *context, int64_t type, int64_t of) {
    return quantified_is_subtype(context, type, of);
}

uint32_t runs_random(Runs *runs, uint32_t below) {
    runs->random = runs->random * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)((runs->random >> 33) % below);
}

void runs_look_at(Runs *runs, const Run *run, const LogicValue *variables) {
    runs->meaning = (LogicMeaning){.variables = variables,
                                   .variable_count = runs->variable_count,
                                   .objects = run->objects.items,
                                   .object_count = run->objects.count,
                                   .is_subtype = is_subtype,
                                   .context = runs->prover->quantified,
                                   .low = -2,
                                   .high = LONGEST_ARRAY + 2};
    logic_evaluator_set(runs->evaluator, &runs->meaning);
}

bool runs_number(Runs *runs, Formula formula, int64_t *number) {
    LogicValue value;
    if (!logic_evaluate(runs->evaluator, formula, &value) || value.array)
        return false;
    *number = value.number;
    return true;
}

// ---- Facts

static LogicValue *value_of(Runs *runs, Run *run, Formula variable) {
    const FormulaNode *node = logic_node(runs->prover->table, variable);
    bool has = node->kind == FORMULA_KIND_VARIABLE && node->constant < runs->variable_count;
    return has ? &run->variables[node->constant] : NULL;
}

static LogicObject *object_at(Runs *runs, Run *run, int64_t reference) {
    LogicObject unknown = {0};
    if (reference <= 0 || reference > run->objects.count)
        return NULL;
    if (reference == run->objects.count)
        vector_push(runs->prover->scratch, &run->objects, unknown);
    return &run->objects.items[reference];
}

// `side` is what nothing is known of yet: it is `value`.
static bool define_side(Runs *runs, Run *run, Formula side, LogicValue value) {
    const FormulaNode *node = logic_node(runs->prover->table, side);
    LogicValue *variable = value_of(runs, run, side);
    if (variable && !variable->known) {
        *variable = value;
        return true;
    }
    int64_t reference;
    bool is_length = node->kind == FORMULA_KIND_LENGTH;
    if ((!is_length && node->kind != FORMULA_KIND_TYPE_OF) ||
        !runs_number(runs, node->children[0], &reference))
        return false;
    LogicObject *object = object_at(runs, run, reference);
    if (!object || (is_length ? object->has_length : object->has_type))
        return false;
    if (is_length) {
        object->has_length = true;
        object->length = value.number;
    } else {
        object->has_type = true;
        object->type = value.number;
    }
    return true;
}

static void define(Runs *runs, Run *run, Formula fact) {
    FormulaNode node = *logic_node(runs->prover->table, fact);
    if (node.kind != FORMULA_KIND_EQUAL)
        return;
    for (uint32_t i = 0; i < 2; i++) {
        LogicValue value;
        if (logic_evaluate(runs->evaluator, node.children[!i], &value) &&
            define_side(runs, run, node.children[i], value)) {
            runs->meaning.objects = run->objects.items;
            runs->meaning.object_count = run->objects.count;
            return;
        }
    }
}

static bool are_true(Runs *runs, const FormulaList *list, bool unknown) {
    for (uint32_t i = 0; i < list->count; i++) {
        int64_t value;
        if (!runs_number(runs, list->items[i], &value)) {
            if (!unknown)
                return false;
        } else if (!value) {
            return false;
        }
    }
    return true;
}

// ---- Paths

static void add_brought(Runs *runs, Path *path, Formula formula) {
    Prover *prover = runs->prover;
    const FormulaList *known = known_variables(prover, path->segment->from);
    FormulaList found = {0};
    logic_free_variables(prover->table, formula, &found, prover->scratch);
    for (uint32_t i = 0; i < found.count; i++)
        if (!list_has(known, found.items[i]) && !list_has(&path->brought, found.items[i]))
            vector_push(prover->scratch, &path->brought, found.items[i]);
}

static void assign_at_end(Runs *runs, Path *path, Formula variable) {
    Prover *prover = runs->prover;
    const CutPoint *to = prover->cuts->items[path->segment->to];
    Formula value = quantified_at(prover->quantified, to, variable, path->segment->end);
    vector_push(prover->scratch, &path->assigned, variable);
    vector_push(prover->scratch, &path->values, value);
    add_brought(runs, path, value);
}

static Path path_along(Runs *runs, const Segment *segment) {
    Prover *prover = runs->prover;
    const CutPoint *to = prover->cuts->items[segment->to];
    Path path = {.segment = segment};
    for (uint32_t i = 0; i < segment->end->facts.count; i++)
        add_brought(runs, &path, segment->end->facts.items[i]);
    for (uint32_t i = 0; i < segment->end->conditions.count; i++)
        add_brought(runs, &path, segment->end->conditions.items[i]);
    for (uint32_t i = 0; i < to->variables.count; i++)
        assign_at_end(runs, &path, to->variables.items[i]);
    uint32_t slots = to->everything ? quantified_slots(prover->quantified)->count : 0;
    for (uint32_t i = 0; i < slots; i++)
        assign_at_end(runs, &path, quantified_slot_value(prover->quantified, to->state, i));
    return path;
}

// ---- Following one

static void forget(Runs *runs, Run *run, const Path *path, uint32_t objects) {
    for (uint32_t i = 0; i < path->brought.count; i++)
        value_of(runs, run, path->brought.items[i])->known = false;
    run->objects.count = objects;
    runs_look_at(runs, run, run->variables);
}

// Results of calls, and other values from outside; false: one cannot be guessed.
static bool guess(Runs *runs, Run *run, const Path *path, bool *guessed) {
    for (uint32_t i = 0; i < path->brought.count; i++) {
        Formula variable = path->brought.items[i];
        LogicValue *value = value_of(runs, run, variable);
        Sort sort = logic_sort(runs->prover->table, variable);
        if (value->known)
            continue;
        if (logic_is_array(sort))
            return false;
        *guessed = true;
        value->known = true;
        value->number = sort == SORT_BOOL  ? runs_random(runs, 2)
                        : sort == SORT_REF ? runs_random(runs, run->objects.count)
                                           : (int64_t)runs_random(runs, 12) - 3;
    }
    return true;
}

static bool try_path(Runs *runs, Run *run, const Path *path, bool *guessed) {
    const QuantifiedState *end = path->segment->end;
    for (uint32_t i = 0; i < end->facts.count; i++)
        define(runs, run, end->facts.items[i]);
    return guess(runs, run, path, guessed) && are_true(runs, &end->conditions, false) &&
           are_true(runs, &end->facts, true);
}

static void arrive(Runs *runs, Run *run, const Path *path) {
    Arena *arena = runs->prover->scratch;
    uint32_t count = path->assigned.count;
    LogicValue *values = arena_array(arena, count + 1, sizeof(LogicValue));
    for (uint32_t i = 0; i < count; i++)
        if (!logic_evaluate(runs->evaluator, path->values.items[i], &values[i]))
            values[i] = (LogicValue){0};
    for (uint32_t i = 0; i < count; i++) {
        LogicValue *variable = value_of(runs, run, path->assigned.items[i]);
        if (variable)
            *variable = values[i];
    }
    runs_look_at(runs, run, run->variables);
}

static void note_sample(Runs *runs, const Run *run, uint32_t cut) {
    Arena *arena = runs->prover->scratch;
    if (runs->samples[cut].count >= MOST_SAMPLES)
        return;
    LogicValue *copy = arena_array(arena, runs->variable_count, sizeof(LogicValue));
    for (uint32_t i = 0; i < runs->variable_count; i++)
        copy[i] = run->variables[i];
    Sample sample = {.run = run, .variables = copy, .number = runs->inputs};
    vector_push(arena, &runs->samples[cut], sample);
}

// The path that was taken, or NULL.
static const Path *follow(Runs *runs, Run *run, const PathList *paths, uint32_t from) {
    for (uint32_t i = 0; i < paths->count; i++) {
        const Path *path = &paths->items[i];
        if (path->segment->from != from)
            continue;
        uint32_t objects = run->objects.count;
        bool guessed = true;
        for (uint32_t j = 0; j < MOST_GUESSES && guessed; j++) {
            guessed = false;
            forget(runs, run, path, objects);
            if (try_path(runs, run, path, &guessed)) {
                arrive(runs, run, path);
                return path;
            }
        }
        forget(runs, run, path, objects);
    }
    return NULL;
}

static void execute(Runs *runs, Run *run, const PathList *paths) {
    uint32_t at = 0;
    for (uint32_t i = 0; i < MOST_STEPS; i++) {
        const Path *path = follow(runs, run, paths, at);
        if (!path)
            return;
        at = path->segment->to;
        note_sample(runs, run, at);
    }
}

static bool meets_precondition(Runs *runs, Run *run) {
    const FormulaList *assumptions = quantified_assumptions(runs->prover->quantified);
    runs_look_at(runs, run, run->variables);
    for (uint32_t i = 0; i < assumptions->count; i++)
        define(runs, run, assumptions->items[i]);
    return are_true(runs, assumptions, true);
}

Runs *runs_make(Prover *prover) {
    Runs *runs = ARENA_NEW(prover->scratch, Runs);
    runs->prover = prover;
    runs->evaluator = logic_evaluator_new(prover->scratch, prover->table);
    runs->random = 7;
    runs->samples = arena_array(prover->scratch, prover->cuts->count, sizeof(SampleList));
    PathList paths = {0};
    for (uint32_t i = 0; i < prover->segments->count; i++)
        vector_push(prover->scratch, &paths, path_along(runs, &prover->segments->items[i]));
    runs->variable_count = logic_variable_count(prover->table) + 1;
    for (uint32_t i = 0; i < MOST_ATTEMPTS && runs->inputs < MOST_INPUTS && !out_of_time(prover);
         i++) {
        Run *run = runs_input(runs);
        if (!meets_precondition(runs, run))
            continue;
        runs->inputs++;
        execute(runs, run, &paths);
    }
    return runs;
}
