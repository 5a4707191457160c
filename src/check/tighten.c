// Tight bounds: which values of the pre-state does the specification leave open?
//
// Types say little about a heap; invariants say more: a list that has no cycle and
// whose nodes are numbered in the order of the list goes from each node to the
// next, or ends. Written as clauses, that is work for the solver at every step of an
// execution. So the solver is asked before, with the assumptions alone: which
// objects can a slot hold, which numbers are never large? Models show what is
// possible; when there is no model of anything not yet seen, the rest is ruled out.
// The method is then run on slots that can hold less. (Galeotti, Rosner, Lopez Pombo
// and Frias, "Analysis of invariants for efficient bounded verification", 2010.)
#include "check/internal.h"
#include "solve/possible.h"

enum {
    MOST_QUESTIONS = 500,
    JOINT_CONFLICTS = 10000, // of a question about all doubts
    SINGLE_CONFLICTS = 100,  // of one about a single doubt
    AGAIN_CONFLICTS = 20000, // of those that had no answer, once more, together
};

// Of a short method, whose own questions may be easier than these: all doubts, or none of them.
enum { QUICK_QUESTIONS = 40, QUICK_CONFLICTS = 100, MOST_QUICK_DOUBTS = 100 };

// Something that a slot may turn out never to be.
typedef struct Doubt {
    uint32_t slot;   // index
    uint32_t object; // that it holds
    Term condition;
    bool is_possible;
} Doubt;

typedef VECTOR(Doubt) DoubtList;

typedef struct Tightening {
    Checker *checker;
    DoubtList doubts;
    uint64_t greatest; // a number up to that is small
    uint32_t open;     // doubts without an answer
} Tightening;

// ---- What is asked

static void add_doubt(Tightening *tightening, uint32_t slot, uint32_t object, Term condition) {
    Doubt doubt = {slot, object, condition, condition == TERM_TRUE};
    vector_push(tightening->checker->scratch, &tightening->doubts, doubt);
    tightening->open += !doubt.is_possible;
}

static void add_doubts(Tightening *tightening, uint32_t index, const Slot *slot) {
    TermTable *terms = tightening->checker->terms;
    uint32_t width = term_width(terms, slot->value);
    for (uint32_t i = 0; i < slot->count; i++)
        add_doubt(tightening, index, slot->objects[i],
                  term_equal(terms, slot->value, term_constant(terms, width, slot->objects[i])));
    Term greatest = term_constant(terms, width, tightening->greatest);
    if (!slot->count && tightening->greatest < UINT64_C(1) << (width - 2))
        add_doubt(tightening, index, 0, term_ult(terms, greatest, slot->value));
}

// ---- Asking

static PossibleLimits limits_of(const Checker *checker) {
    if (checker->is_quick)
        return (PossibleLimits){QUICK_QUESTIONS, QUICK_CONFLICTS, 0, checker->deadline, 0};
    return (PossibleLimits){MOST_QUESTIONS, JOINT_CONFLICTS, SINGLE_CONFLICTS, checker->deadline,
                            AGAIN_CONFLICTS};
}

// What is known now is all that would be known: nothing need be begun again.
static void end_quick(Checker *checker) {
    checker->is_quick = false;
    checker->deadline = checker->last;
}

// Afterwards every doubt that is left is ruled out. False if nothing can be said.
static bool ask_all(Tightening *tightening) {
    Checker *checker = tightening->checker;
    uint32_t count = tightening->doubts.count;
    Term *conditions = arena_array(checker->scratch, count, sizeof(Term));
    bool *is_possible = arena_array(checker->scratch, count, sizeof(bool));
    for (uint32_t i = 0; i < count; i++) {
        conditions[i] = tightening->doubts.items[i].condition;
        is_possible[i] = tightening->doubts.items[i].is_possible;
    }
    PossibleLimits limits = limits_of(checker);
    SolverAnswer answer = solver_find_possible(checker->solver, checker->terms, TERM_TRUE,
                                               conditions, count, is_possible, &limits);
    for (uint32_t i = 0; i < count; i++)
        tightening->doubts.items[i].is_possible = is_possible[i];
    checker->has_pre_state |= answer == SOLVER_SATISFIABLE;
    if (checker->is_quick && answer != SOLVER_UNKNOWN)
        end_quick(checker);
    return answer == SOLVER_SATISFIABLE;
}

// ---- What was found

static void add_tight(Tightening *tightening, Map *tight, uint32_t index, const Slot *slot) {
    Arena *scratch = tightening->checker->scratch;
    uint32_t *objects = arena_array(scratch, slot->count + 1, sizeof(uint32_t)), count = 0;
    bool is_small = false;
    for (uint32_t i = 0; i < tightening->doubts.count; i++) {
        const Doubt *doubt = &tightening->doubts.items[i];
        if (doubt->slot != index)
            continue;
        if (doubt->is_possible && slot->count)
            objects[count++] = doubt->object;
        is_small |= !doubt->is_possible && !slot->count;
    }
    if (slot->count ? count == slot->count : !is_small)
        return;
    TightSlot *found = ARENA_NEW(scratch, TightSlot);
    *found = (TightSlot){objects, count, tightening->greatest};
    map_put(scratch, tight, (const void *)(uintptr_t)slot->id, found);
}

bool tighten(Checker *checker, const Scope *scope, Map *tight) {
    Tightening tightening = {.checker = checker, .greatest = scope_greatest_small(scope)};
    const SlotList *slots = symex_slots(checker->symex);
    for (uint32_t i = 0; i < slots->count; i++)
        add_doubts(&tightening, i, &slots->items[i]);
    if (!tightening.open && checker->is_quick)
        end_quick(checker);
    if (!tightening.open || (checker->is_quick && tightening.open > MOST_QUICK_DOUBTS) ||
        !ask_all(&tightening))
        return false;
    for (uint32_t i = 0; i < slots->count; i++)
        add_tight(&tightening, tight, i, &slots->items[i]);
    return tight->count > 0;
}
