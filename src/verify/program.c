// The ladder of a program: its run; then, in rounds, inputs that are looked for by running it,
// symbolic execution, and a proof for runs of any length. What is quick for one of these means is
// found in the first rounds, whatever the others would spend on it.
#include "verify/internal.h"

#include "abstract/abstract.h"
#include "base/clock.h"

#include "sema/queries.h"
#include "sema/sema.h"

// Of the time that is left, for the first round.
static const double FIRST_SHARE = 0.05, MOST_FIRST_SECONDS = 2;

// Each round has so many times the seconds of the one before it.
enum { GROWTH = 4 };

// How the time of a round is divided.
static const double WEIGHT_SEARCH = 2, WEIGHT_EXECUTION = 4, WEIGHT_RANGES = 4, WEIGHT_PROOF = 3;

static const double LEAST_SECONDS = 0.02; // none would be no limit

// A proof that fails with so much time fails with more.
static const double SECONDS_FOR_ALL_STEPS = 2;

// What ended before that part of its time would come to the same with more.
static const double SHARE_TO_TRY_AGAIN = 0.5;

typedef struct Rounds {
    Ladder *ladder;
    InputSearch *inputs;
    uint32_t count; // of rounds
    // ---- More time would not help:
    bool is_searched;
    bool is_abstracted;
    bool is_executed[PROPERTY_COUNT]; // PROPERTY_NONE: all questions at once
    bool is_tried[PROPERTY_COUNT];    // to prove it
    // ----
    bool has_jml;
    bool no_other_escapes;   // all that `main` may throw was asked about
    bool another_may_escape; // neither an AssertionError nor a RuntimeException
} Rounds;

static bool is_asked(const Ladder *ladder, ProgramProperty property) {
    ProgramProperty wanted = ladder->options->check.property;
    return !wanted || wanted == property;
}

static const PropertyVerdict *answer_to(const Verdict *verdict, ProgramProperty property) {
    for (uint32_t i = 0; verdict && i < verdict->properties.count; i++)
        if (verdict->properties.items[i].property == property)
            return &verdict->properties.items[i];
    return NULL;
}

// Was it asked, and is there no answer yet?
static bool is_open(const Ladder *ladder, ProgramProperty property) {
    const PropertyVerdict *answer = answer_to(ladder->best, property);
    return is_asked(ladder, property) && !(answer && check_is_answer(answer));
}

static Verdict *combined(const Ladder *ladder, Verdict *verdict) {
    return ladder->best ? check_combine(ladder->request.arena, ladder->best, verdict) : verdict;
}

static void take(Ladder *ladder, const char *means, Verdict *verdict, const char *otherwise) {
    ladder_end(ladder, means, verdict, otherwise);
    if (verdict)
        ladder->best = combined(ladder, verdict);
}

static bool is_decided(const Ladder *ladder) {
    for (ProgramProperty property = PROPERTY_NONE + 1; property < PROPERTY_COUNT; property++)
        if (is_open(ladder, property))
            return ladder->best && ladder->best->kind == VERDICT_ERROR;
    return true;
}

// ---- The means

static double at_least(double seconds) {
    return seconds > LEAST_SECONDS ? seconds : LEAST_SECONDS;
}

static bool uses(const Ladder *ladder, VerifyMeans means) {
    return !ladder->options->only || ladder->options->only == means;
}

static void search(Rounds *rounds, double seconds) {
    Ladder *ladder = rounds->ladder;
    ladder_begin(ladder);
    Verdict *found = check_search_go_on(rounds->inputs, seconds);
    take(ladder, "inputs", found, "no run that was made goes wrong");
    rounds->is_searched = check_search_is_complete(rounds->inputs);
}

static bool is_good(const Verdict *verdict) {
    return verdict->kind == VERDICT_HOLDS || verdict->kind == VERDICT_PROVED;
}

static void execute(Rounds *rounds, ProgramProperty property, double seconds) {
    Ladder *ladder = rounds->ladder;
    QuerySubject subject = check_subject(&ladder->request);
    CheckOptions check = ladder->check;
    check.timeout = at_least(seconds);
    check.no_run = check.no_search = true;
    check.property = property;
    ladder_begin(ladder);
    Verdict *verdict = check_method(&subject, &check);
    bool is_done = clock_now() - ladder->begin < seconds * SHARE_TO_TRY_AGAIN;
    // Longer texts are looked at while there is time, and the next ones would have been too long.
    rounds->is_executed[property] = is_done && !verdict->cuts_texts;
    rounds->no_other_escapes |= !property && is_good(verdict);
    take(ladder, "execution", verdict, NULL);
}

// A proof speaks of methods by their contracts, and a program is what its bodies do: where the
// sources have JML, that is not the same.
static bool has_jml(const Ladder *ladder) {
    const Sema *sema = ladder->request.sema;
    const UnitList *lists[] = {sema_units(sema), sema_found_units(sema)};
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
        for (uint32_t j = 0; j < lists[i]->count; j++) {
            const Unit *unit = lists[i]->items[j];
            if (!unit->is_library &&
                (!unit->nullable_by_default || !unit->tree || unit->tree->has_jml))
                return true;
        }
    return false;
}

// All questions that the proof is about are answered.
static void note_proof(Ladder *ladder, Verdict *proof, ProgramProperty about) {
    for (ProgramProperty property = PROPERTY_NONE + 1; property < PROPERTY_COUNT; property++) {
        PropertyVerdict answer = {property, VERDICT_HOLDS, false, NULL};
        if (is_asked(ladder, property) && (!about || about == property))
            vector_push(ladder->request.arena, &proof->properties, answer);
    }
}

// A proof that fails may come with an execution, which `check` has found: is it about what was
// asked, and about nothing else?
static bool refutes(const Ladder *ladder, const Verdict *proof) {
    for (uint32_t i = 0; i < proof->violations.count; i++)
        if (proof->violations.items[i].property == PROPERTY_NONE ||
            !is_asked(ladder, proof->violations.items[i].property))
            return false;
    return proof->violations.count;
}

// Execution and search look for violations in later rounds.
static Verdict *try_to_prove(const Rounds *rounds, ProgramProperty property, double seconds) {
    QuerySubject subject = check_subject(&rounds->ladder->request);
    ProveOptions options = {.timeout = seconds,
                            .stop = rounds->ladder->check.stop,
                            .property = property,
                            .no_refuting = rounds->count > 0};
    return prove_method(&subject, &options);
}

static void prove(Rounds *rounds, ProgramProperty property, double seconds) {
    Ladder *ladder = rounds->ladder;
    ladder_begin(ladder);
    Verdict *proof = rounds->has_jml ? NULL : try_to_prove(rounds, property, at_least(seconds));
    bool is_proof = proof && proof->kind == VERDICT_PROVED;
    if (is_proof)
        note_proof(ladder, proof, property);
    rounds->no_other_escapes |= is_proof && !property;
    ladder_end(ladder, "proof", proof, "JML in the sources: contracts are not what runs");
    if (is_proof || (proof && refutes(ladder, proof)))
        ladder->best = combined(ladder, proof);
    // With little time each of its steps has even less, and what gives up is not out of time
    // itself.
    rounds->is_tried[property] =
        !proof || (!proof->is_out_of_time && seconds >= SECONDS_FOR_ALL_STEPS);
}

// ---- Abstraction

static const char *why_not(const AbstractAnswer *answer) {
    return answer->reason ? answer->reason : "this may go wrong, as far as ranges show";
}

static Verdict *abstract_verdict(const Ladder *ladder, const AbstractAnswer *answer) {
    const CheckRequest *request = &ladder->request;
    Verdict *verdict = ARENA_NEW(request->arena, Verdict);
    verdict->method = request->method;
    verdict->name = verdict_method_name(request->arena, request->method);
    verdict->span = verdict_method_span(request->method);
    verdict->scope.bits = 32;
    verdict->scope.from_start = true;
    bool holds[PROPERTY_COUNT] = {[PROPERTY_ASSERT] = answer->no_assertion_fails,
                                  [PROPERTY_EXCEPTIONS] = answer->no_exception_escapes};
    verdict->kind = VERDICT_PROVED;
    verdict->scope_sentence = "for every input, 32-bit int; if it ends";
    verdict->end_is_open = true;
    for (ProgramProperty property = PROPERTY_NONE + 1; property < PROPERTY_COUNT; property++) {
        if (!is_asked(ladder, property))
            continue;
        PropertyVerdict found = {property, VERDICT_HOLDS, false, NULL};
        if (!holds[property]) {
            found.kind = verdict->kind = VERDICT_UNKNOWN;
            found.reason = why_not(answer);
        }
        vector_push(request->arena, &verdict->properties, found);
    }
    Remark remark = {answer->place, why_not(answer)};
    if (verdict->kind == VERDICT_UNKNOWN)
        vector_push(request->arena, &verdict->unknown, remark);
    return verdict;
}

// All runs at once, on sets of values: quick, and right where it says that all is well.
static void abstract(Rounds *rounds, double seconds) {
    Ladder *ladder = rounds->ladder;
    const CheckRequest *request = &ladder->request;
    ladder_begin(ladder);
    AbstractQuestion question = {.about_assertions = is_open(ladder, PROPERTY_ASSERT),
                                 .about_exceptions = is_open(ladder, PROPERTY_EXCEPTIONS),
                                 .deadline = deadline_after(at_least(seconds))};
    AbstractAnswer answer = abstract_program(request->arena, request->sema, request->lowering,
                                             request->method, question);
    rounds->is_abstracted = !answer.is_out_of_time;
    rounds->no_other_escapes |= !answer.reason && answer.no_other_escapes &&
                                answer.no_assertion_fails && answer.no_exception_escapes;
    rounds->another_may_escape |= !answer.no_other_escapes;
    take(ladder, "ranges", abstract_verdict(ladder, &answer), NULL);
}

// ---- Rounds

static bool is_over(const Rounds *rounds) {
    return is_decided(rounds->ladder) || ladder_is_over(rounds->ladder);
}

typedef void Means(Rounds *rounds, ProgramProperty property, double seconds);

static uint32_t open_questions(const Rounds *rounds, const bool *is_done) {
    uint32_t count = 0;
    for (ProgramProperty property = PROPERTY_NONE + 1; property < PROPERTY_COUNT; property++)
        count += is_open(rounds->ladder, property) && !is_done[property];
    return count;
}

// All questions at once, the first time. Then each by itself, the one that is easier most of the
// time first: what is hard about one of them should not leave the other one without an answer.
static void answer_all(Rounds *rounds, Means *means, const bool *is_done, double seconds) {
    uint32_t open = open_questions(rounds, is_done);
    if (rounds->count == 0 && open > 1) {
        means(rounds, PROPERTY_NONE, seconds);
        return;
    }
    Deadline deadline = deadline_after(seconds);
    for (ProgramProperty property = PROPERTY_COUNT; --property > PROPERTY_NONE;)
        if (is_open(rounds->ladder, property) && !is_done[property] && !is_over(rounds)) {
            means(rounds, property, deadline_left(deadline) / open);
            open--;
        }
}

// Each means gets its weight's part of what is left of the round, so that one that needs less
// leaves more to the others.
static void go_round(Rounds *rounds, double seconds) {
    Deadline deadline = deadline_after(seconds);
    bool executes = open_questions(rounds, rounds->is_executed);
    bool proves = open_questions(rounds, rounds->is_tried);
    bool abstracts = !rounds->is_abstracted;
    double weight = (executes ? WEIGHT_EXECUTION : 0) + (abstracts ? WEIGHT_RANGES : 0) +
                    (proves ? WEIGHT_PROOF : 0);
    if (!rounds->is_searched)
        search(rounds, seconds * WEIGHT_SEARCH / (weight + WEIGHT_SEARCH));
    if (executes && !is_over(rounds))
        answer_all(rounds, execute, rounds->is_executed,
                   deadline_left(deadline) * WEIGHT_EXECUTION / weight);
    if (abstracts && !is_over(rounds))
        abstract(rounds, deadline_left(deadline) * WEIGHT_RANGES /
                             (WEIGHT_RANGES + (proves ? WEIGHT_PROOF : 0)));
    if (proves && !is_over(rounds))
        answer_all(rounds, prove, rounds->is_tried, deadline_left(deadline));
    rounds->count++;
}

static bool is_exhausted(const Rounds *rounds) {
    return rounds->is_searched && rounds->is_abstracted &&
           !open_questions(rounds, rounds->is_executed) &&
           !open_questions(rounds, rounds->is_tried);
}

// The last one has all that is left. What is left then is less than what did not suffice before.
static void go_rounds(Rounds *rounds) {
    double seconds = ladder_part(rounds->ladder, FIRST_SHARE);
    if (seconds > MOST_FIRST_SECONDS)
        seconds = MOST_FIRST_SECONDS;
    for (bool is_last = false; !is_last && !is_over(rounds) && !is_exhausted(rounds);) {
        double left = ladder_part(rounds->ladder, 1);
        is_last = left < seconds * 2;
        go_round(rounds, is_last ? left : seconds);
        seconds *= GROWTH;
    }
    if (!is_over(rounds) && !rounds->is_searched)
        search(rounds, ladder_part(rounds->ladder, 1));
}

// ---- Exceptions that neither question is about

// Does `main` say that it throws one?
static bool names_another(const Ladder *ladder) {
    Sema *sema = ladder->request.sema;
    Class *runtime = query_class(sema, "java.lang.RuntimeException");
    Class *error = query_class(sema, "java.lang.Error");
    const TypeList *thrown = &ladder->request.method->thrown;
    for (uint32_t i = 0; runtime && error && i < thrown->count; i++) {
        const Type *type = query_erasure(sema, thrown->items[i]);
        if (type->kind == TYPE_CLASS && !query_is_subclass(sema, type->class_symbol, runtime) &&
            !query_is_subclass(sema, type->class_symbol, error))
            return true;
    }
    return false;
}

// Both questions are answered, each by itself, and `check` would also say that another exception
// escapes: it is asked, and if it does not know, nobody does.
static void ask_about_others(Rounds *rounds) {
    static const double SHARE_TO_ASK = 0.2, SECONDS_TO_ASK = 1;
    Ladder *ladder = rounds->ladder;
    if (rounds->no_other_escapes || !ladder->best || !is_good(ladder->best) ||
        ladder->options->check.property || !(names_another(ladder) || rounds->another_may_escape))
        return;
    double share = ladder_part(ladder, SHARE_TO_ASK);
    if (uses(ladder, MEANS_EXECUTION))
        execute(rounds, PROPERTY_NONE, share > SECONDS_TO_ASK ? share : SECONDS_TO_ASK);
    if (rounds->no_other_escapes || ladder->best->kind == VERDICT_VIOLATED)
        return;
    Remark remark = {ladder->best->span, "another exception that may escape"};
    ladder->best->kind = VERDICT_UNKNOWN;
    vector_push(ladder->request.arena, &ladder->best->unknown, remark);
}

void ladder_of_program(Ladder *ladder) {
    RunResult run = {.reason = "not asked for"};
    ladder_begin(ladder);
    if (uses(ladder, MEANS_RUN)) {
        Verdict *by_run = check_by_run(&ladder->request, ladder_part(ladder, 0.4), &run);
        take(ladder, "run", by_run, run.reason);
    }
    if (is_decided(ladder))
        return;
    Rounds rounds = {.ladder = ladder,
                     .inputs = check_search_new(&ladder->request),
                     .is_searched = !run.reason || !uses(ladder, MEANS_INPUTS),
                     .is_abstracted = !uses(ladder, MEANS_RANGES) || has_jml(ladder),
                     .has_jml = has_jml(ladder)};
    for (ProgramProperty property = PROPERTY_NONE; property < PROPERTY_COUNT; property++) {
        rounds.is_executed[property] = !uses(ladder, MEANS_EXECUTION);
        rounds.is_tried[property] = !uses(ladder, MEANS_PROOF);
    }
    go_rounds(&rounds);
    if (!ladder->best) // the time was over before anything was said
        execute(&rounds, ladder->options->check.property, LEAST_SECONDS);
    ask_about_others(&rounds);
    check_search_free(rounds.inputs);
}
