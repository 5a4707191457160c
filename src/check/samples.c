// Method:  the method is executed symbolically, as for the check. For a sample every slot of the
//          pre-state is wished some value; wishes that what is assumed rules out are dropped, a
//          group at a time, then one by one. The terms are evaluated in the model: they say how the
//          execution from there ends, and whether it keeps every obligation.
#include "check/samples.h"

#include "base/clock.h"
#include "check/internal.h"

enum { GROUP = 8, MOST_QUESTIONS = 80 };

typedef struct Sampler {
    Checker *checker;
    uint64_t random;
    TermList required; // of every sample
    TermList kept;     // these, and the wishes granted
    TermModel *model;
    uint32_t questions; // asked for this sample
    Deadline deadline;
} Sampler;

static uint32_t draw(Sampler *sampler, uint32_t below) {
    sampler->random = sampler->random * UINT64_C(6364136223846793005) + 1442695040888963407u;
    return (uint32_t)(sampler->random >> 33) % below;
}

// ---- Wishes

// Small numbers of both signs, the greatest and the least, any bits.
static uint64_t draw_number(Sampler *sampler, uint32_t width) {
    switch (draw(sampler, 6)) {
    case 0:
    case 1:
    case 2: return (uint64_t)((int64_t)draw(sampler, 12) - 3);
    case 3: return (uint64_t)((int64_t)draw(sampler, 2001) - 1000);
    case 4: return (UINT64_C(1) << (width - 1)) - draw(sampler, 2);
    default: return (uint64_t)draw(sampler, UINT32_C(1) << 31) << 32 | draw(sampler, 1u << 31);
    }
}

static Term draw_wish(Sampler *sampler, const Slot *slot) {
    TermTable *terms = sampler->checker->terms;
    uint32_t width = term_width(terms, slot->value);
    if (!width)
        return draw(sampler, 2) ? slot->value : term_not(slot->value);
    uint64_t value =
        slot->count ? slot->objects[draw(sampler, slot->count)] : draw_number(sampler, width);
    if (width < 64)
        value &= (UINT64_C(1) << width) - 1;
    return term_equal(terms, slot->value, term_constant(terms, width, value));
}

static bool is_met(const Sampler *sampler, const Term *wishes, uint32_t count) {
    bool is_met = sampler->model != NULL;
    for (uint32_t i = 0; i < count && is_met; i++)
        is_met = term_evaluate(sampler->model, wishes[i]);
    return is_met;
}

// Asks for a model with these, too; they are kept if there is one.
static bool grant(Sampler *sampler, const Term *wishes, uint32_t count) {
    Checker *checker = sampler->checker;
    uint32_t before = sampler->kept.count;
    for (uint32_t i = 0; i < count; i++)
        vector_push(checker->scratch, &sampler->kept, wishes[i]);
    if (is_met(sampler, wishes, count))
        return true;
    sampler->questions++;
    if (solver_check(checker->solver, sampler->kept.items, sampler->kept.count,
                     sampler->deadline) == SOLVER_SATISFIABLE) {
        term_model_free(sampler->model);
        sampler->model = solver_model(checker->solver);
        return true;
    }
    sampler->kept.count = before;
    return false;
}

static bool goes_on(const Sampler *sampler) {
    return sampler->questions < MOST_QUESTIONS &&
           !checker_is_stopped(sampler->checker, sampler->deadline);
}

static void grant_group(Sampler *sampler, const Term *wishes, uint32_t count) {
    if (!count || grant(sampler, wishes, count))
        return;
    for (uint32_t i = 0; i < count && count > 1 && goes_on(sampler); i++)
        grant(sampler, &wishes[i], 1);
}

// Beginning anywhere: what comes first is granted most easily.
static void wish(Sampler *sampler) {
    const SlotList *slots = symex_slots(sampler->checker->symex);
    uint32_t first = slots->count ? draw(sampler, slots->count) : 0, count = 0;
    Term wishes[GROUP];
    for (uint32_t i = 0; i < slots->count && goes_on(sampler); i++) {
        wishes[count++] = draw_wish(sampler, &slots->items[(first + i) % slots->count]);
        if (count < GROUP && i + 1 < slots->count)
            continue;
        grant_group(sampler, wishes, count);
        count = 0;
    }
}

// ---- The execution

static void require(Sampler *sampler) {
    Checker *checker = sampler->checker;
    const CutList *cuts = symex_cuts(checker->symex);
    Term ended =
        term_or(checker->terms, symex_returned(checker->symex), symex_thrown(checker->symex));
    vector_push(checker->scratch, &sampler->required, checker->modelled);
    vector_push(checker->scratch, &sampler->required, ended);
    for (uint32_t i = 0; i < cuts->count; i++)
        vector_push(checker->scratch, &sampler->required, term_not(cuts->items[i].condition));
}

// What depends on values that Java does not compute so is no evidence.
static const char *broken_obligation(Sampler *sampler) {
    Checker *checker = sampler->checker;
    const ObligationList *obligations = symex_obligations(checker->symex);
    for (uint32_t i = 0; i < obligations->count; i++) {
        const Obligation *obligation = &obligations->items[i];
        TermList needed = {0};
        vector_push(checker->scratch, &needed, obligation->violated);
        if (term_evaluate(sampler->model, obligation->violated) && !open_value_in(checker, &needed))
            return arena_format(checker->arena, "%s", obligation->text);
    }
    return NULL;
}

static void take_run(Sampler *sampler, Samples *samples) {
    Checker *checker = sampler->checker;
    Obligation end = {.kind = OBLIGATION_POSTCONDITION, .text = "random run"};
    Violation run = {.kind = end.kind, .text = end.text, .span = checker->verdict->span};
    run.counterexample = cex_build(checker->arena, checker->sema, checker->sources, checker->symex,
                                   checker->terms, sampler->model, checker->method, &end);
    used_contracts(checker, sampler->model, &run.contracts);
    vector_push(checker->arena, &samples->runs, run);
    // Of plain Java, objects that nobody was seen to build may do anything.
    if (!samples->broken && !symex_is_plain(checker->symex))
        samples->broken = broken_obligation(sampler);
}

// False: there is none.
static bool take_sample(Sampler *sampler, Samples *samples) {
    sampler->kept = (TermList){0};
    sampler->questions = 0;
    sampler->model = NULL;
    bool is_possible = grant(sampler, sampler->required.items, sampler->required.count);
    if (is_possible) {
        wish(sampler);
        take_run(sampler, samples);
    }
    term_model_free(sampler->model);
    return is_possible;
}

Samples check_samples(const CheckRequest *request, uint32_t most, double seconds) {
    Samples samples = {0};
    CheckOptions options = *request->options;
    options.timeout = seconds;
    CheckRequest own = *request;
    own.options = &options;
    Checker checker = check_open(&own);
    Sampler sampler = {.checker = &checker, .random = 1, .deadline = deadline_after(seconds)};
    if (!checker.out_of_time) {
        require(&sampler);
        while (samples.runs.count < most && !checker_is_stopped(&checker, sampler.deadline) &&
               take_sample(&sampler, &samples))
            continue;
    }
    check_close(&checker);
    return samples;
}
