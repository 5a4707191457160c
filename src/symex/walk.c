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
#include "symex/runs.h"

#include "sema/queries.h"

enum { FEWEST_ENTRIES = 16 };

typedef struct Walk {
    IrRegister reg;
    Variable *field;
    uint32_t first, count; // the objects that have the field: numbers that follow each other
    Term *next;            // what it holds in each of them, when the loop begins
    Term begin;            // the reference then
    Term straight, round;  // made when they are needed first; TERM_NONE before
    State before;          // at the head, the last time
    Term followed;         // the executions that only walked so far
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

// The value as a variable of its own. What it is compared with need not look into the value then,
// whose parts are as many as the objects that it can be: over a list of n entries, each iteration
// makes n terms instead of their square.
static Term named(Symex *symex, Term value, uint32_t step) {
    TermTable *terms = symex->terms;
    if (symex->execution->open_values.count)
        return value; // whether it depends on them is seen from the value
    const ObjectSet *set = reference_candidates(symex, value);
    uint32_t count = 0, last = 0, bits = 1;
    for (uint32_t i = object_set_next(symex, set, 1); i; i = object_set_next(symex, set, i + 1)) {
        count++;
        last = i;
    }
    if (count < FEWEST_ENTRIES || term_kind(terms, value) != TERM_KIND_ITE)
        return value;
    while (last >> bits)
        bits++;
    Term variable = term_variable(terms, bits, arena_format(symex->arena, "step %u", step));
    Term name = term_zero_extend(terms, variable, REFERENCE_BITS);
    note_candidates(symex, variable, set);
    assume(symex, term_equal(terms, name, value));
    return name;
}

static void add_walk(Symex *symex, const Frame *frame, LoopRun *run, State *state, IrRegister reg,
                     Variable *field) {
    Walk walk = {.reg = reg,
                 .field = field,
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

static void tell(Symex *symex, const Frame *frame, Walk *walk, const State *state) {
    TermTable *terms = symex->terms;
    Term value = state_get(symex, state, frame->base + walk->reg);
    Term is_null = term_equal(terms, value, object_reference(symex, 0));
    Term ahead = term_add(terms, walk->begin, term_constant(terms, REFERENCE_BITS, walk->steps));
    if (!walk->straight)
        look_at_fields(symex, walk);
    Term followed = term_and(terms, state->guard, walk->followed);
    assume(symex, term_implies(terms, term_and(terms, followed, walk->round), term_not(is_null)));
    assume(symex, term_implies(terms, term_and(terms, followed, walk->straight),
                               term_or(terms, is_null, term_equal(terms, value, ahead))));
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
        register_set(symex, frame, state, walk.reg,
                     named(symex, state_get(symex, state, frame->base + walk.reg), walk.steps));
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
