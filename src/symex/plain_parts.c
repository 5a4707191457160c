// Plain Java: what a number is computed from.
#include "symex/plain_parts.h"

#include "sema/documentation.h"
#include "sema/specs.h"
#include "symex/plain_frames.h"

enum { MOST_STEPS = 100, MOST_RELYING = 1000 }; // of a number that is computed

typedef struct Walk {
    Symex *symex;
    const Frame *judged; // the method under check
    bool only_relied_on;
    Parts *parts;
    uint32_t steps, parts_met;
    Term path; // the executions in which this part of the number counts
} Walk;

// ---- Which numbers are parts

static bool is_demanded(Symex *symex, Method *method, uint32_t index) {
    MethodList overridden = {0};
    if (documentation_demands(method, method->parameters.items[index]->name->text))
        return true;
    if (!method->is_constructor)
        method_overridden(symex->sema, method, &overridden);
    for (uint32_t i = 0; i < overridden.count; i++) {
        Method *other = overridden.items[i];
        if (index < other->parameters.count &&
            documentation_demands(other, other->parameters.items[index]->name->text))
            return true;
    }
    return false;
}

static bool is_argument(const Walk *walk, Term value) {
    const IrMethod *method = walk->judged->method;
    uint32_t first = method->receiver != 0;
    for (uint32_t i = first; i < method->parameters.count; i++)
        if (frame_argument(walk->symex, walk->judged, i) == value &&
            (!walk->only_relied_on ||
             (method->symbol && i - first < method->symbol->parameters.count &&
              is_demanded(walk->symex, method->symbol, i - first))))
            return true;
    return false;
}

static bool is_part(const Walk *walk, Term value) {
    return is_argument(walk, value) ||
           (walk->only_relied_on ? frame_is_own_answer(walk->symex, value)
                                 : frame_is_answer(walk->symex, value));
}

// ---- The walk

static void add_once(Arena *arena, TermList *list, Term value) {
    for (uint32_t i = 0; i < list->count; i++)
        if (list->items[i] == value)
            return;
    vector_push(arena, list, value);
}

static void add_part(Walk *walk, Term value, bool is_up, bool is_down) {
    walk->parts_met++;
    if (is_up)
        add_once(walk->symex->arena, &walk->parts->ups, value);
    if (is_down)
        add_once(walk->symex->arena, &walk->parts->downs, value);
}

static bool find(Walk *walk, Term value, bool is_up, bool is_down);

// Is the number compared there, with anything?
static bool asks_about(const TermTable *terms, Term condition, Term number, uint32_t depth) {
    enum { DEEPEST = 4 };
    if (condition == number)
        return true;
    for (uint32_t i = 0; depth < DEEPEST && i < term_arity(terms, condition); i++)
        if (asks_about(terms, term_child(terms, condition, i), number, depth + 1))
            return true;
    return false;
}

// One of several, by iteration or branch. Where it is a constant in place of a number that is out
// of bounds (`n > most ? 1 : n`), it is something else; where it is one for another reason, whoever
// chose has looked at something else: at the length of a text, say.
static bool find_in_choice(Walk *walk, Term value, bool is_up, bool is_down) {
    TermTable *terms = walk->symex->terms;
    Term condition = term_child(terms, value, 0), path = walk->path;
    Term paths[2] = {term_and(terms, path, condition), term_and(terms, path, term_not(condition))};
    bool has_parts[2];
    for (uint32_t i = 0; i < 2; i++) {
        uint32_t before = walk->parts_met;
        walk->path = paths[i];
        if (!find(walk, term_child(terms, value, i + 1), is_up, is_down))
            return false;
        has_parts[i] = walk->parts_met != before;
    }
    walk->path = path;
    // A constant by the sign of an argument, as in a quotient.
    if (!has_parts[0] && !has_parts[1])
        return walk->only_relied_on || find(walk, term_positive(condition), true, true);
    if (has_parts[0] && has_parts[1])
        return true;
    uint32_t other = has_parts[0];
    walk->parts->elsewhere = term_or(terms, walk->parts->elsewhere, paths[other]);
    return walk->only_relied_on ||
           asks_about(terms, condition, term_child(terms, value, 2 - other), 0);
}

static bool find(Walk *walk, Term value, bool is_up, bool is_down) {
    TermTable *terms = walk->symex->terms;
    uint64_t constant;
    if (++walk->steps > (walk->only_relied_on ? MOST_RELYING : MOST_STEPS))
        return false;
    if (term_is_constant(terms, value, &constant))
        return true;
    if (is_part(walk, value)) {
        add_part(walk, value, is_up, is_down);
        return true;
    }
    TermKind kind = term_kind(terms, value);
    if (kind == TERM_KIND_ITE)
        return find_in_choice(walk, value, is_up, is_down);
    // A quotient grows with what is divided: rows of cells, words of bits.
    uint32_t count = kind == TERM_KIND_UDIV ? 1 : term_arity(terms, value);
    bool is_sum = kind == TERM_KIND_ADD, turns = kind == TERM_KIND_BIT_NOT;
    for (uint32_t i = 0; i < count; i++)
        if (!find(walk, term_child(terms, value, i),
                  is_sum  ? is_up
                  : turns ? is_down
                          : true,
                  is_sum  ? is_down
                  : turns ? is_up
                          : true))
            return false;
    return count || walk->only_relied_on;
}

static bool find_parts(Walk walk, const Frame *frame, Term value, bool is_down, Parts *parts) {
    while (!frame_is_judged(frame))
        frame = frame->caller;
    *parts = (Parts){.elsewhere = TERM_FALSE, .are_relied_on = walk.only_relied_on};
    walk.judged = frame;
    walk.parts = parts;
    walk.path = TERM_TRUE;
    return find(&walk, value, true, is_down) && walk.parts_met;
}

bool parts_find(Symex *symex, const Frame *frame, Term value, Parts *parts) {
    return find_parts((Walk){.symex = symex}, frame, value, false, parts);
}

bool parts_find_both_ways(Symex *symex, const Frame *frame, Term value, Parts *parts) {
    return find_parts((Walk){.symex = symex}, frame, value, true, parts);
}

bool parts_find_relied_on(Symex *symex, const Frame *frame, Term value, Parts *parts) {
    return find_parts((Walk){.symex = symex, .only_relied_on = true}, frame, value, false, parts);
}

// ---- Anywhere

typedef struct Hunt {
    const Symex *symex;
    Term argument;
    Map seen; // Term -> itself
    uint32_t steps;
} Hunt;

static bool hunt(Hunt *hunted, Term number) {
    enum { MOST_TERMS = 1000 };
    const TermTable *terms = hunted->symex->terms;
    const void *key = (const void *)(uintptr_t)term_positive(number);
    if (number == hunted->argument)
        return true;
    if (hunted->steps++ > MOST_TERMS || map_get(&hunted->seen, key))
        return false;
    map_put(hunted->symex->arena, &hunted->seen, key, (void *)(uintptr_t)1);
    // Which of two it is says nothing of what they are computed from.
    for (uint32_t i = term_kind(terms, number) == TERM_KIND_ITE; i < term_arity(terms, number); i++)
        if (hunt(hunted, term_child(terms, number, i)))
            return true;
    return false;
}

bool parts_has(Symex *symex, Term number, Term argument) {
    Hunt hunted = {.symex = symex, .argument = argument};
    return hunt(&hunted, number);
}
