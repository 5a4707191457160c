// Loops that walk along a field, as `e = e.next` does.
//
// Objects of the pre-state are numbered as they are met (numbering.c), so that a
// list lies in the order of its entries: e is entry q at first and q + j after j
// iterations, or the list leads back into itself and e is never null. A solver that
// looks at one iteration after the other has to find that out again for every
// q, every j and every cycle. So it is told, from the fields as they are when the
// loop begins:
//
//   straight   the first entry is known, and from it on each leads to the next number or to null
//   round      from the first entry on, numbers follow each other up to one that
//              leads back to itself or to one from which they follow up to it
//
//   straight and e not null after j iterations  =>  e is the first entry + j
//   round                                       =>  e is not null
//
// Both follow from what each iteration does. That it does nothing else is seen
// from the terms: e is what the field of the last e holds, and no object that was
// there has another value in that field.
#include "symex/numbered_list.h"
#include "symex/runs.h"

#include "sema/queries.h"

enum { FEWEST_ENTRIES = 16, MOST_LOOKS = 500 };

typedef struct Walk {
    IrRegister reg;
    Variable *field;
    uint32_t first, count;    // the objects that have the field: numbers that follow each other
    Term *next;               // what it holds in each of them, when the loop begins
    Term guard, begin;        // which executions, and the reference then
    Term straight, round;     // made when they are needed first; TERM_NONE before
    const NumberedList *list; // all of them, if they are one; else NULL
    State before;             // at the head, the last time
    Term followed;            // the executions that only walked so far
    uint32_t steps;
} Walk;

struct Walks {
    VECTOR(Walk) list;
};

static Term next_is(Symex *symex, const Walk *walk, uint32_t i, uint32_t number) {
    return term_equal(symex->terms, walk->next[i], object_reference(symex, number));
}

// ---- What is known of the fields

static Term is_straight(Symex *symex, const Walk *walk, const Term *met) {
    TermTable *terms = symex->terms;
    Term straight = TERM_TRUE, begins = TERM_FALSE;
    for (uint32_t i = 0; i < walk->count; i++) {
        begins = term_or(terms, begins, met[i]);
        Term follows = next_is(symex, walk, i, 0);
        if (i + 1 < walk->count)
            follows = term_or(terms, follows, next_is(symex, walk, i, walk->first + i + 1));
        straight = term_and(terms, straight, term_implies(terms, met[i], follows));
    }
    return term_and(terms, begins, straight);
}

static Term is_round(Symex *symex, const Walk *walk, const Term *met) {
    TermTable *terms = symex->terms;
    Term *joined = arena_array(symex->arena, walk->count, sizeof(Term)); // up to i, from each
    Term round = TERM_FALSE;
    for (uint32_t i = 0; i < walk->count; i++) {
        Term step = i ? next_is(symex, walk, i - 1, walk->first + i) : TERM_TRUE;
        Term closed = TERM_FALSE;
        joined[i] = TERM_TRUE;
        for (uint32_t from = 0; from <= i; from++) {
            if (from < i)
                joined[from] = term_and(terms, joined[from], step);
            Term back = next_is(symex, walk, i, walk->first + from);
            closed = term_or(terms, closed, term_and(terms, back, joined[from]));
        }
        round = term_or(terms, round, term_and(terms, met[i], closed));
    }
    return round;
}

// As far as they are of the pre-state.
static void find_list(Symex *symex, Walk *walk) {
    uint32_t count = 0;
    while (count < walk->count && walk->first + count < symex->heap.first_created)
        count++;
    if (count >= FEWEST_ENTRIES)
        walk->list =
            numbered_list_find(symex, walk->first, count, walk->next, walk->guard, walk->begin);
}

static void look_at_list(Symex *symex, Walk *walk) {
    TermTable *terms = symex->terms;
    Term null = object_reference(symex, 0);
    Term begins = term_not(term_equal(terms, walk->begin, null));
    Term ends = term_equal(terms, walk->list->back, null);
    walk->straight = term_and(terms, begins, ends);
    walk->round = term_and(terms, begins, term_not(ends));
}

static void look_at_fields(Symex *symex, Walk *walk) {
    TermTable *terms = symex->terms;
    Term *met = arena_array(symex->arena, walk->count, sizeof(Term)); // number follows number
    for (uint32_t i = 0; i < walk->count; i++) {
        met[i] = term_equal(terms, walk->begin, object_reference(symex, walk->first + i));
        if (i)
            met[i] =
                term_or(terms, met[i],
                        term_and(terms, met[i - 1], next_is(symex, walk, i - 1, walk->first + i)));
    }
    walk->straight = is_straight(symex, walk, met);
    walk->round = is_round(symex, walk, met);
}

// ---- The loop

// Objects that have the field, where their numbers follow each other.
static void find_entries(Symex *symex, Walk *walk, const State *state) {
    uint32_t objects = symex->heap.objects.count;
    walk->next = arena_array(symex->arena, objects, sizeof(Term));
    for (uint32_t i = 1; i < objects; i++) {
        Term held = heap_field(symex, state, i, walk->field);
        if (!held && walk->count)
            return;
        if (!held)
            continue;
        if (!walk->count)
            walk->first = i;
        walk->next[walk->count++] = held;
    }
}

static bool is_unchanged(Symex *symex, const Walk *walk, const State *state) {
    for (uint32_t i = 0; i < walk->count; i++)
        if (heap_field(symex, state, walk->first + i, walk->field) != walk->next[i])
            return false;
    return true;
}

static bool may_be_entry(Symex *symex, const Walk *walk, Term value) {
    const ObjectSet *set = reference_candidates(symex, value);
    for (uint32_t i = 0; i < walk->count; i++)
        if (object_set_has(set, walk->first + i))
            return true;
    return false;
}

// What it is compared with need not look into the value then, whose parts are as many as the
// objects that it can be: over a list of n entries, each iteration makes n terms instead of their
// square.
static Term name_step(Symex *symex, Term value, const ObjectSet *set, uint32_t bits,
                      uint32_t step) {
    Term variable = term_variable(symex->terms, bits, arena_format(symex->arena, "step %u", step));
    note_candidates(symex, variable, set);
    // Where no execution gets to, a value may not fit, and does not matter.
    assume(symex, term_equal(symex->terms, variable, term_extract(symex->terms, value, 0, bits)));
    return term_zero_extend(symex->terms, variable, REFERENCE_BITS);
}

// The value as a variable of its own.
static Term named(Symex *symex, Term value, uint32_t step) {
    if (symex->execution->open_values.count)
        return value; // whether it depends on them is seen from the value
    const ObjectSet *set = reference_candidates(symex, value);
    uint32_t count = 0, last = 0, bits = 1;
    for (uint32_t i = object_set_next(symex, set, 1); i; i = object_set_next(symex, set, i + 1)) {
        count++;
        last = i;
    }
    if (count < FEWEST_ENTRIES || term_kind(symex->terms, value) != TERM_KIND_ITE)
        return value;
    while (last >> bits)
        bits++;
    return name_step(symex, value, set, bits, step);
}

static void add_walk(Symex *symex, const Frame *frame, LoopRun *run, State *state, IrRegister reg,
                     Variable *field) {
    Walk walk = {.reg = reg,
                 .field = field,
                 .guard = state->guard,
                 .begin = state_get(symex, state, frame->base + reg),
                 .before = *state,
                 .followed = TERM_TRUE};
    if (!walk.begin)
        return;
    find_entries(symex, &walk, state);
    if (walk.count < FEWEST_ENTRIES || !may_be_entry(symex, &walk, walk.begin))
        return;
    walk.begin = named(symex, walk.begin, 0);
    register_set(symex, frame, state, reg, walk.begin);
    vector_push(symex->arena, &run->walks->list, walk);
}

// Along which fields of its class may the reference go on?
static void add_walks(Symex *symex, const Frame *frame, LoopRun *run, State *state,
                      IrRegister reg) {
    Term value = state_get(symex, state, frame->base + reg);
    uint32_t number = value ? object_set_next(symex, reference_candidates(symex, value), 1) : 0;
    const Object *object = &symex->heap.objects.items[number];
    if (!number || object->type->kind != TYPE_CLASS)
        return;
    const Layout *layout = class_layout(symex, object->type->class_symbol);
    for (uint32_t i = 0; i < layout->fields.count; i++)
        if (query_is_subtype(symex->sema, object->type, layout->fields.items[i]->type))
            add_walk(symex, frame, run, state, reg, layout->fields.items[i]);
}

void walks_begin(Symex *symex, const Frame *frame, LoopRun *run, State *state) {
    const IrMethod *method = frame->method;
    const LoopSlice *slice =
        loop_slice(symex->arena, &symex->execution->slices, frame->method, run->loop);
    run->walks = ARENA_NEW(symex->arena, struct Walks);
    for (IrRegister reg = 1; reg < method->registers.count; reg++)
        if (slice->registers[reg] && method->registers.items[reg].type == IR_REF)
            add_walks(symex, frame, run, state, reg);
}

// The iteration did what a walk does.
static bool is_step(Symex *symex, const Frame *frame, const Walk *walk, const State *state) {
    uint32_t location = frame->base + walk->reg;
    Term last = state_get(symex, &walk->before, location);
    return state_get(symex, state, location) ==
               heap_load(symex, &walk->before, last, walk->field) &&
           is_unchanged(symex, walk, state);
}

// A reference that is not null.
static Term without_null(const Symex *symex, Term value) {
    uint64_t number;
    while (term_kind(symex->terms, value) == TERM_KIND_ITE) {
        Term yes = term_child(symex->terms, value, 1), no = term_child(symex->terms, value, 2);
        if (term_is_constant(symex->terms, yes, &number) && !number)
            value = no;
        else if (term_is_constant(symex->terms, no, &number) && !number)
            value = yes;
        else
            break;
    }
    return value;
}

// What the field of the last entry holds, `from`, where that is known to be one.
static Term step_value(Symex *symex, const Walk *walk, Term value, Term from) {
    if (!from || !walk->list || symex->execution->open_values.count)
        return named(symex, value, walk->steps);
    return name_step(symex, numbered_list_next(symex, walk->list, from),
                     reference_candidates(symex, value), walk->list->bits, walk->steps);
}

// Does the guard say that the literal holds, as one of its parts? What was made before the literal
// does not have it, so that only what the last iteration added is looked at.
static bool says(const TermTable *terms, Term guard, Term literal, uint32_t *looks) {
    if (guard == literal || !*looks || term_index(guard) < term_index(literal))
        return guard == literal;
    --*looks;
    if (term_kind(terms, guard) != TERM_KIND_AND)
        return false;
    Term a = term_child(terms, guard, 0), b = term_child(terms, guard, 1);
    if (term_is_negated(guard))
        return says(terms, term_not(a), literal, looks) && says(terms, term_not(b), literal, looks);
    return says(terms, a, literal, looks) || says(terms, b, literal, looks);
}

// The last entry, if none of the executions that got here had null instead; else TERM_NONE.
static Term passed_entry(Symex *symex, const State *state, Term last) {
    uint32_t looks = MOST_LOOKS;
    Term is_null = term_equal(symex->terms, last, object_reference(symex, 0));
    bool is_entry = says(symex->terms, state->guard, term_not(is_null), &looks);
    return is_entry ? without_null(symex, last) : TERM_NONE;
}

static void note_passed(Symex *symex, const Frame *frame, LoopRun *run, IrRegister reg,
                        Term value) {
    RunVisit *visit = &vector_last(&run->visits);
    if (value)
        radix_set(symex->arena, &visit->passed, frame->base + reg, value);
}

static void tell(Symex *symex, const Frame *frame, Walk *walk, const State *state) {
    TermTable *terms = symex->terms;
    Term value = state_get(symex, state, frame->base + walk->reg);
    Term is_null = term_equal(terms, value, object_reference(symex, 0));
    Term ahead = term_add(terms, walk->begin, term_constant(terms, REFERENCE_BITS, walk->steps));
    Term followed = term_and(terms, state->guard, walk->followed);
    assume(symex, term_implies(terms, term_and(terms, followed, walk->round), term_not(is_null)));
    assume(symex, term_implies(terms, term_and(terms, followed, walk->straight),
                               term_or(terms, is_null, term_equal(terms, value, ahead))));
    if (walk->list)
        assume(symex, term_implies(terms, followed, term_ule(terms, value, walk->list->last)));
}

void walks_step(Symex *symex, const Frame *frame, LoopRun *run, State *state) {
    TermTable *terms = symex->terms;
    uint32_t kept = 0;
    for (uint32_t i = 0; run->walks && i < run->walks->list.count; i++) {
        Walk walk = run->walks->list.items[i];
        if (!is_step(symex, frame, &walk, state))
            continue;
        Term last = state_get(symex, &walk.before, frame->base + walk.reg);
        walk.steps++;
        walk.followed = term_and(terms, walk.followed,
                                 term_not(term_equal(terms, last, object_reference(symex, 0))));
        if (walk.steps == 1) {
            find_list(symex, &walk);
            if (walk.list)
                look_at_list(symex, &walk);
            else
                look_at_fields(symex, &walk);
        }
        Term value = state_get(symex, state, frame->base + walk.reg);
        Term from = passed_entry(symex, state, last);
        note_passed(symex, frame, run, walk.reg, from);
        register_set(symex, frame, state, walk.reg, step_value(symex, &walk, value, from));
        tell(symex, frame, &walk, state);
        run->walks->list.items[kept++] = walk;
    }
    if (run->walks)
        run->walks->list.count = kept;
}

void walks_note(LoopRun *run, const State *state) {
    for (uint32_t i = 0; run->walks && i < run->walks->list.count; i++)
        run->walks->list.items[i].before = *state;
}
