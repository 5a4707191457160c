#include "verify/verify.h"

#include "base/clock.h"
#include "sema/queries.h"
#include "symex/symex.h"
#include "verify/internal.h"

// ---- Steps

double ladder_part(const Ladder *ladder, double share) {
    return deadline_left(ladder->deadline) * share;
}

bool ladder_is_over(const Ladder *ladder) {
    Stop *stop = ladder->check.stop;
    enum { LEAST_MILLISECONDS = 20 };
    return deadline_left(ladder->deadline) < LEAST_MILLISECONDS / 1000.0 ||
           (stop && stop_requested(stop));
}

void ladder_begin(Ladder *ladder) {
    ladder->begin = clock_now();
}

static const char *first_remark(const Verdict *verdict) {
    const RemarkList *lists[] = {&verdict->unknown, &verdict->vacuous, &verdict->cuts};
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
        if (lists[i]->count)
            return lists[i]->items[0].text;
    return verdict->scope_sentence;
}

void ladder_end(Ladder *ladder, const char *means, const Verdict *verdict, const char *text) {
    LadderStep step = {.means = means,
                       .kind = verdict ? verdict->kind : VERDICT_UNKNOWN,
                       .text = verdict ? first_remark(verdict) : text,
                       .seconds = clock_now() - ladder->begin};
    vector_push(ladder->request.arena, &ladder->steps, step);
}

// ---- Which verdict is stronger

static bool is_proof(const Verdict *verdict) {
    return verdict->kind == VERDICT_PROVED ||
           (verdict->kind == VERDICT_HOLDS && verdict->covers_every_input);
}

static int strength(const Verdict *verdict) {
    switch (verdict->kind) {
    case VERDICT_ERROR: return 7;
    case VERDICT_VIOLATED: return 6;
    case VERDICT_PROVED: return 5;
    case VERDICT_HOLDS: return 4;
    case VERDICT_HOLDS_CUT: return 3;
    case VERDICT_VACUOUS: return 2;
    case VERDICT_UNKNOWN:
    case VERDICT_KIND_COUNT: break;
    }
    return 0;
}

// The later of two that are as strong: its scope is larger.
static void take(Ladder *ladder, const char *means, Verdict *verdict) {
    ladder_end(ladder, means, verdict, NULL);
    if (!ladder->best || strength(verdict) >= strength(ladder->best))
        ladder->best = verdict;
}

static bool is_decided(const Ladder *ladder) {
    const Verdict *best = ladder->best;
    return best &&
           (best->kind == VERDICT_VIOLATED || best->kind == VERDICT_ERROR || is_proof(best));
}

// ---- The ladder of a method

// Of what is left for larger scopes, to ask again about what they found.
static const double MOST_TO_ASK_AGAIN = 2, SHARE_TO_ASK_AGAIN = 0.2;

static Verdict *ladder_prove(const Ladder *ladder, double seconds) {
    QuerySubject subject = check_subject(&ladder->request);
    ProveOptions options = {.timeout = seconds, .stop = ladder->check.stop};
    return prove_method(&subject, &options);
}

static Verdict *check_in_size(Ladder *ladder, uint32_t size, double seconds) {
    QuerySubject subject = check_subject(&ladder->request);
    CheckOptions check = ladder->check;
    check.timeout = seconds;
    if (size < check.scope.objects)
        check.scope.objects = size;
    if (size < check.scope.array_length)
        check.scope.array_length = size;
    return check_method(&subject, &check);
}

static bool is_plain(const Ladder *ladder) {
    const Unit *unit = ladder->request.method->owner->unit;
    return !(unit && unit->tree && unit->tree->has_jml);
}

static Verdict *check_larger(Ladder *ladder) {
    QuerySubject subject = check_subject(&ladder->request);
    CheckOptions check = ladder->check;
    double left = ladder_part(ladder, 1), again = left * SHARE_TO_ASK_AGAIN;
    if (again > MOST_TO_ASK_AGAIN)
        again = MOST_TO_ASK_AGAIN;
    check.timeout = is_plain(ladder) ? left - again : left;
    Verdict *verdict = check_growing(&subject, &check, check.timeout);
    if (verdict->kind != VERDICT_VIOLATED || !is_plain(ladder))
        return verdict;
    // In plain Java the object may be one that nothing builds: `check` asks.
    check.scope.objects = verdict->scope.objects;
    check.scope.array_length = verdict->scope.array_length;
    check.timeout = again;
    return check_method(&subject, &check);
}

// What counts as a mistake in plain Java is what `check` says: of a proof, only that there is none.
static void prove(Ladder *ladder) {
    ladder_begin(ladder);
    Verdict *verdict = ladder_prove(ladder, ladder_part(ladder, 0.5));
    if (verdict->kind == VERDICT_VIOLATED && is_plain(ladder))
        ladder_end(ladder, "proof", NULL, "there is none for all arguments");
    else
        take(ladder, "proof", verdict);
}

// What mistakes there are shows in small heaps mostly; a proof leaves nothing to look for.
static void ladder_of_method(Ladder *ladder) {
    enum { SMALL = 2 };
    ladder_begin(ladder);
    take(ladder, "small scopes", check_in_size(ladder, SMALL, ladder_part(ladder, 0.15)));
    if (is_decided(ladder) || ladder_is_over(ladder))
        return;
    prove(ladder);
    if (is_decided(ladder) || ladder_is_over(ladder))
        return;
    ladder_begin(ladder);
    take(ladder, "usual scope", check_in_size(ladder, UINT32_MAX, ladder_part(ladder, 0.6)));
    if (is_decided(ladder) || ladder_is_over(ladder))
        return;
    ladder_begin(ladder);
    take(ladder, "larger scopes", check_larger(ladder));
}

Verdict *verify_method(const QuerySubject *subject, const VerifyOptions *options) {
    double start = clock_now();
    Ladder ladder = {
        .check = options->check, .options = options, .deadline = deadline_after(options->seconds)};
    ladder.request = check_request(subject, &ladder.check);
    if (query_is_main(subject->method))
        ladder_of_program(&ladder);
    else
        ladder_of_method(&ladder);
    ladder.best->ladder = ladder.steps;
    ladder.best->seconds.total = clock_now() - start;
    return ladder.best;
}
