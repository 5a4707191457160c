// Case by case: what is too hard for the solver about all executions at once.
//
// A merged state says what every execution did, and a proof about an array that was sorted has to
// take them apart again. Where executions are few, each is followed by itself: on one path through
// a heap of one shape nearly everything is a constant, and most clauses fold.
//
// Input:   a checker with a question that had no answer within some conflicts.
// Output:  true if no obligation is violated, nothing was cut and all was modelled.
// Method:  the shapes of the pre-state, which are the values of its references and array lengths,
//          are models of the assumptions; each becomes a pre-state whose slots can hold nothing
//          else. The paths from each are followed (explore/) for as long as they promise to end in
//          time: the part of the forks that is done, and how fast it grows, tell.
#include "check/internal.h"

#include "base/clock.h"
#include "explore/explore.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MOST_CASES = 10000 };

// Of the time allowed, until it is first asked how the search gets on: at its beginning it is in
// the depths of one corner.
static const double FIRST_LOOK = 0.08;
// For finding the cases; of much time, as there is beside the solver, less.
static const double FINDING_SHARE = 0.1, HASTY_FINDING_SHARE = 0.04;
enum { FIRST_CASES = 4 };

// How many times the time is needed, where nothing tells.
static const double MUCH = 8;
// Paths that are followed together: nobody knows how many are left.
static const double TWICE = 2;
// Of the time spent so far, to follow paths together; more where the rest of many was known before.
// With fewer seconds nothing is learned, and to begin takes some of the processor's time, too: it
// is not tried in the first second of that.
static const double TOGETHER_SHARE = 0.05, PROMISING_SHARE = 0.3, LEAST_TOGETHER = 0.05;
static const double LEAST_SPENT = 1;
// Heaps of more shapes than these are not looked at in that way, unless it is asked for: what one
// shape teaches is not known of the next, and on each there are few paths.
enum { FEW_SHAPES = 32 };

typedef struct HeapCase {
    Map tight;       // what the slots hold
    uint64_t weight; // lengths and numbers of objects: large heaps have more paths
} HeapCase;

struct Cases {
    VECTOR(HeapCase) list;
    bool are_known;   // all of them are in the list
    bool are_useless; // too many, or one of them does not hold
    double least;     // seconds without which it is not tried again
    bool are_unlike;  // paths cannot be followed together
    bool are_promising;
    uint32_t attempts; // to follow them together
    double least_together;
};

// ---- Shapes

static bool is_shape_slot(const Slot *slot) {
    return slot->count > 1;
}

static HeapCase case_of(Checker *checker, TermModel *model) {
    const SlotList *slots = symex_slots(checker->symex);
    Arena *scratch = checker->scratch;
    HeapCase found = {0};
    for (uint32_t i = 0; i < checker->tight.capacity; i++)
        if (checker->tight.entries[i].key)
            map_put(scratch, &found.tight, checker->tight.entries[i].key,
                    checker->tight.entries[i].value);
    for (uint32_t i = 0; i < slots->count; i++) {
        const Slot *slot = &slots->items[i];
        if (!is_shape_slot(slot))
            continue;
        uint32_t *value = ARENA_NEW(scratch, uint32_t);
        *value = (uint32_t)term_evaluate(model, slot->value);
        TightSlot *tight = ARENA_NEW(scratch, TightSlot);
        *tight = (TightSlot){.objects = value, .count = 1};
        map_put(scratch, &found.tight, (const void *)(uintptr_t)slot->id, tight);
        found.weight += *value;
    }
    return found;
}

static Term same_shape(Checker *checker, TermModel *model) {
    const SlotList *slots = symex_slots(checker->symex);
    Term same = TERM_TRUE;
    for (uint32_t i = 0; i < slots->count; i++) {
        Term value = slots->items[i].value;
        if (!is_shape_slot(&slots->items[i]))
            continue;
        Term constant = term_constant(checker->terms, term_width(checker->terms, value),
                                      term_evaluate(model, value));
        same = term_and(checker->terms, same, term_equal(checker->terms, value, constant));
    }
    return same;
}

// All of them, or as many as are found until then, or one more than `most`.
static void add_shapes(Checker *checker, Solver *solver, uint32_t most, double until) {
    Cases *cases = checker->cases;
    while (cases->list.count <= most) {
        SolverAnswer answer = solver_check(solver, NULL, 0, deadline_at(until));
        cases->are_known = answer == SOLVER_UNSATISFIABLE;
        if (answer != SOLVER_SATISFIABLE)
            return;
        TermModel *model = solver_model(solver);
        vector_push(checker->scratch, &checker->cases->list, case_of(checker, model));
        Term seen = same_shape(checker, model);
        term_model_free(model);
        solver_assert(solver, term_not(seen));
    }
}

static int heaviest_first(const void *first, const void *second) {
    const HeapCase *a = first, *b = second;
    return a->weight > b->weight ? -1 : a->weight < b->weight;
}

static void watch(const Checker *checker, Solver *solver) {
    if (checker->options->stop)
        stop_watch(checker->options->stop, solver);
}

static void find_cases(Checker *checker, uint32_t most, double until) {
    const TermList *assumptions = symex_assumptions(checker->symex);
    checker->cases->list.count = 0;
    Solver *solver =
        solver_new_with(checker->options->solver, checker->terms, &checker->options->encoding);
    watch(checker, solver);
    for (uint32_t i = 0; i < assumptions->count; i++)
        solver_assert(solver, assumptions->items[i]);
    add_shapes(checker, solver, most, until);
    watch(checker, checker->solver);
    solver_free(solver);
    if (checker->cases->list.count)
        qsort(checker->cases->list.items, checker->cases->list.count, sizeof(HeapCase),
              heaviest_first);
}

// ---- Following

// How the search in one case gets on.
typedef struct Pace {
    double until;    // when all must be done
    double last;     // when it was looked at
    double interval; // doubles
    double part;     // that was done then
    double lacking;  // so many times the time is needed that there is
} Pace;

static bool goes_on(void *context, double part, uint32_t paths) {
    Pace *pace = context;
    double now = clock_now(), passed = now - pace->last;
    (void)paths;
    if (passed < pace->interval)
        return true;
    double needed = part > pace->part ? passed * (1 - part) / (part - pace->part) : 0;
    bool is_fast = part > pace->part && now + needed < pace->until;
    *pace = (Pace){.until = pace->until,
                   .last = now,
                   .interval = 2 * pace->interval,
                   .part = part,
                   .lacking = needed ? needed / (pace->until - now) : MUCH};
    return is_fast;
}

static PathsAnswer follow_case(Checker *checker, const HeapCase *one, double until, double haste,
                               PathsFound *found, double *lacking) {
    double now = clock_now();
    Pace pace = {.until = until,
                 .last = now,
                 .interval = FIRST_LOOK * (until - now) / haste,
                 .lacking = MUCH};
    CheckOptions options = *checker->options;
    options.scope = *checker->scope;
    if (!found)
        options.scope.calls = CALLS_INLINE; // there are no others
    options.timeout = until - now;
    PathsRequest request = {.sema = checker->sema,
                            .lowering = checker->lowering,
                            .sources = checker->sources,
                            .method = checker->method,
                            .options = &options,
                            .tight = &one->tight,
                            .read_fields = checker->read_fields,
                            .found = found,
                            .goes_on = goes_on,
                            .context = &pace};
    PathsAnswer answer = explore_holds(&request);
    *lacking = found ? TWICE : pace.lacking > 1 ? pace.lacking : 1;
    return answer;
}

// When the next of so many cases must be done. They differ: one may take several times its share.
static double end_of_case(uint32_t left, double until) {
    double now = clock_now(), parts = 1;
    while (parts * parts * parts < left)
        parts++;
    return now + (until - now) / parts;
}

// This process and others that follow cases, one each.
typedef struct Following {
    Checker *checker;
    CasesTeam *team;
    CasesTeam own; // of a process alone
    double start, seconds, haste;
    PathsFound *found;
    pid_t *helpers;
    uint32_t helper_count;
    bool is_helper;
} Following;

// Seconds that the rest would take one process, as far as the cases tell that are done.
static double lacking_seconds(const Following *following) {
    uint32_t count = following->checker->cases->list.count, done = following->team->done;
    double spent = (clock_now() - following->start) * (1 + following->helper_count);
    return done ? spent / done * (count - done) : 0;
}

// Copies of this process, with all cases, which go on where this one does.
static void start_helpers(Following *following) {
    uint32_t wanted = following->team->lent;
    if (following->is_helper || following->helper_count || !wanted)
        return;
    following->helpers = arena_array(following->checker->scratch, wanted, sizeof(pid_t));
    pid_t parent = getpid();
    for (uint32_t i = 0; i < wanted; i++) {
        pid_t process = fork();
        if (process == 0) {
            prctl(PR_SET_PDEATHSIG, SIGKILL);
            following->is_helper = true;
            if (getppid() != parent)
                _exit(0);
            return;
        }
        if (process > 0)
            following->helpers[following->helper_count++] = process;
    }
}

// What one that died had begun was followed by nobody.
static void end_helpers(Following *following, PathsAnswer *answer) {
    for (uint32_t i = 0; i < following->helper_count; i++) {
        int status = 0;
        while (waitpid(following->helpers[i], &status, 0) < 0 && errno == EINTR)
            continue;
        if ((!WIFEXITED(status) || WEXITSTATUS(status)) && *answer == PATHS_HOLD)
            *answer = PATHS_TOO_LONG;
    }
}

// How many times the seconds are needed that there are; 0: that was not asked yet.
static double lacking_times(const Following *following, uint32_t next) {
    double share = (clock_now() - following->start) / following->seconds;
    uint32_t count = following->checker->cases->list.count, done = following->team->done;
    if (share < 1 && (share <= FIRST_LOOK / following->haste || next < FIRST_CASES || !done))
        return 0;
    return done ? share * count / done : MUCH;
}

static PathsAnswer follow_next(Following *following, uint32_t index, double *lacking) {
    uint32_t count = following->checker->cases->list.count;
    double until = following->start + following->seconds;
    *lacking = lacking_times(following, index);
    if (*lacking > 1)
        return PATHS_TOO_LONG;
    // Together, most of what there is to learn comes with the first, the largest.
    double end = following->found ? until : end_of_case(count - index, until);
    PathsAnswer answer =
        follow_case(following->checker, &following->checker->cases->list.items[index], end,
                    following->haste, following->found, lacking);
    following->team->done += answer == PATHS_HOLD;
    return answer;
}

// Follows one case after the other; says how many times the seconds it would take, where they do
// not suffice.
static PathsAnswer follow_cases(Following *following, double *lacking) {
    uint32_t count = following->checker->cases->list.count;
    CasesTeam *team = following->team;
    PathsAnswer answer = PATHS_HOLD;
    *lacking = MUCH;
    for (;;) {
        start_helpers(following);
        if (team->answer != PATHS_HOLD)
            break;
        uint32_t index = team->next++;
        if (index >= count)
            break;
        answer = follow_next(following, index, lacking);
        if (answer != PATHS_HOLD)
            team->answer = answer;
        if (!following->is_helper && team->done >= FIRST_CASES)
            team->lacking = lacking_seconds(following);
    }
    if (following->is_helper)
        _exit(0);
    answer = PATHS_HOLD;
    end_helpers(following, &answer);
    if (team->answer != PATHS_HOLD)
        answer = (PathsAnswer)team->answer;
    if (answer != PATHS_HOLD && *lacking < 1) // another process knows
        *lacking = TWICE;
    return answer;
}

static PathsAnswer follow_all(Checker *checker, double seconds, double haste, PathsFound *found,
                              CasesTeam *team, double *lacking) {
    Following following = {.checker = checker,
                           .start = clock_now(),
                           .seconds = seconds,
                           .haste = haste,
                           .found = found};
    following.team = team ? team : &following.own;
    following.team->next = following.team->done = 0;
    following.team->answer = PATHS_HOLD;
    return follow_cases(&following, lacking);
}

bool cases_may_help(const Checker *checker) {
    return checker->options->follows_paths && !symex_contract_calls(checker->symex)->count &&
           !checker->verdict->violations.count && !(checker->cases && checker->cases->are_useless);
}

// ---- Together

double cases_time_together(const Checker *checker) {
    bool is_promising = checker->cases && checker->cases->are_promising;
    return (is_promising ? PROMISING_SHARE : TOGETHER_SHARE) * (clock_now() - checker->start);
}

static bool is_promising(const PathsFound *found) {
    enum { FEWEST_FORKS = 50, PART_KNOWN = 16 };
    return found->forks >= FEWEST_FORKS && found->known >= found->forks / PART_KNOWN;
}

// Are there few shapes?
static void find_few_cases(Checker *checker, double until) {
    Cases *cases = checker->cases;
    uint32_t most = checker->options->paths_first ? MOST_CASES : FEW_SHAPES;
    if (!cases->are_known)
        find_cases(checker, most, until);
    cases->are_unlike = cases->list.count > most;
}

// Without objects there are only numbers with names of their own: no two states are alike.
static bool has_objects(const Checker *checker) {
    const ObjectList *objects = symex_objects(checker->symex);
    for (uint32_t i = 1; i < objects->count; i++)
        if (objects->items[i].is_initial)
            return true;
    return false;
}

static bool may_settle(const Checker *checker, double seconds) {
    const Cases *cases = checker->cases;
    return cases_may_help(checker) && !symex_is_plain(checker->symex) &&
           !checker->options->encoding.certificate && !checker->options->cube &&
           !cases->are_unlike && seconds >= cases->least_together && seconds >= LEAST_TOGETHER;
}

static void begin_cases(Checker *checker) {
    if (!checker->cases)
        checker->cases = ARENA_NEW(checker->scratch, Cases);
}

static bool settle(Checker *checker, double seconds) {
    double start = clock_now(), lacking = MUCH;
    begin_cases(checker);
    Cases *cases = checker->cases;
    if (!may_settle(checker, seconds))
        return false;
    find_few_cases(checker, start + FINDING_SHARE * seconds);
    if (cases->are_unlike)
        return false;
    PathsFound *found = ARENA_NEW(checker->scratch, PathsFound);
    found->arena = checker->scratch;
    PathsAnswer answer =
        cases->are_known ? follow_all(checker, seconds, 1, found, NULL, &lacking) : PATHS_TOO_LONG;
    bool is_in_vain = !found->known && ++cases->attempts > 1;
    cases->are_unlike = answer == PATHS_NO_WAY || (is_in_vain && !checker->options->paths_first);
    cases->are_useless |= answer == PATHS_DO_NOT_HOLD || answer == PATHS_ARE_VIOLATED;
    cases->are_promising = is_promising(found);
    cases->least_together = lacking * seconds;
    watch(checker, checker->solver);
    checker->verdict->seconds.paths += clock_now() - start;
    checker->settled = found;
    return answer == PATHS_HOLD && cases->list.count; // else nothing meets the assumptions
}

bool cases_settle(Checker *checker, double seconds) {
    bool is_wanted =
        checker->options->paths_first || (clock_processor() >= LEAST_SPENT && has_objects(checker));
    return is_wanted && settle(checker, seconds);
}

// ---- One by one

bool cases_are_worth(const Checker *checker, double seconds) {
    return !checker->cases || seconds >= checker->cases->least;
}

bool cases_are_worth_together(const Checker *checker, double seconds) {
    return has_objects(checker) && (!checker->cases || (!checker->cases->are_unlike &&
                                                        seconds >= checker->cases->least_together));
}

void cases_note(Checker *checker, const CasesOutcome *outcome) {
    begin_cases(checker);
    Cases *cases = checker->cases;
    cases->are_useless |= outcome->are_useless;
    cases->are_unlike |= outcome->are_unlike;
    cases->attempts = outcome->attempts;
    cases->least = outcome->least;
    cases->least_together = outcome->least_together;
}

static CasesOutcome outcome_of(const Cases *cases) {
    return (CasesOutcome){.are_useless = cases->are_useless,
                          .are_unlike = cases->are_unlike,
                          .attempts = cases->attempts,
                          .least = cases->least,
                          .least_together = cases->least_together};
}

CasesOutcome cases_try(Checker *checker, double seconds, double haste, CasesTeam *team) {
    double start = clock_now(), lacking = MUCH;
    begin_cases(checker);
    Cases *cases = checker->cases;
    if (!cases->are_known) {
        double share = haste > 1 ? HASTY_FINDING_SHARE : FINDING_SHARE;
        find_cases(checker, MOST_CASES, start + share * seconds);
        cases->are_useless |= cases->list.count > MOST_CASES;
    }
    PathsAnswer answer = cases->are_known
                             ? follow_all(checker, seconds, haste, NULL, team, &lacking)
                             : PATHS_TOO_LONG;
    cases->are_useless |= answer == PATHS_DO_NOT_HOLD || answer == PATHS_ARE_VIOLATED;
    cases->least = lacking * seconds;
    CasesOutcome outcome = outcome_of(cases);
    outcome.hold = answer == PATHS_HOLD;
    return outcome;
}

CasesOutcome cases_try_beside(Checker *checker, double together, double seconds, CasesTeam *team) {
    // It may take long, as little else is lost; but where it would take longer still, that is to be
    // known soon.
    static const double HASTE = 8, LONGER = 4;
    begin_cases(checker);
    for (bool goes_on = has_objects(checker); goes_on; together *= LONGER) {
        if (settle(checker, together)) {
            CasesOutcome outcome = outcome_of(checker->cases);
            outcome.hold = outcome.settle = true;
            return outcome;
        }
        goes_on = checker->cases->are_promising && may_settle(checker, LONGER * together);
    }
    return checker->cases->are_useless ? outcome_of(checker->cases)
                                       : cases_try(checker, seconds, HASTE, team);
}

bool cases_hold(Checker *checker, double seconds) {
    begin_cases(checker);
    if (cases_settle(checker, cases_time_together(checker)))
        return true;
    double start = clock_now();
    if (!cases_are_worth(checker, seconds) || checker->cases->are_useless)
        return false;
    CasesOutcome outcome = cases_try(checker, seconds, 1, NULL);
    watch(checker, checker->solver);
    checker->verdict->seconds.paths += clock_now() - start;
    return outcome.hold;
}

static int by_place(const void *first, const void *second) {
    const LoopReach *a = first, *b = second;
    return a->span.begin < b->span.begin ? -1 : a->span.begin > b->span.begin;
}

void cases_judge(Checker *checker) {
    enum { MOST_LOOPS = 12 }; // that are told, as in iterations.c
    Verdict *verdict = checker->verdict;
    const PathsFound *found = checker->settled;
    verdict->statistics.forks = found->forks;
    verdict->statistics.known_forks = found->known;
    for (uint32_t i = 0; i < found->obligations.count; i++) {
        Question question = {.obligation = found->obligations.items[i],
                             .open = TERM_FALSE,
                             .occurrences = 1,
                             .number = checker->questions.count,
                             .status = STATUS_HOLDS};
        vector_push(checker->scratch, &checker->questions, question);
    }
    for (uint32_t i = 0; found->loops.count <= MOST_LOOPS && i < found->loops.count; i++) {
        LoopReach reach = {found->loops.items[i].span, found->loops.items[i].count};
        vector_push(checker->arena, &verdict->loops, reach);
    }
    if (verdict->loops.count)
        qsort(verdict->loops.items, verdict->loops.count, sizeof(LoopReach), by_place);
    verdict->kind = VERDICT_HOLDS;
}
