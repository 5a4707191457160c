// Models show what is possible; when there is no model of anything not yet seen,
// the rest is ruled out.
//
// Where that takes long, several processes ask, each about a part of the conditions; what one finds
// out it tells the others at once, through memory that all of them see.
#include "solve/possible.h"

// Models show what is possible; when there is no model of anything not yet seen,
// the rest is ruled out.
#include "solve/possible.h"

#include "base/arena.h"
#include "base/clock.h"

#include <signal.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// Before that, one process may be done sooner than others are started.
static const double LEAST_SHARED = 0.05;
enum { FEWEST_SHARED = 8, MOST_PROCESSES = 64, NAP = 1000000 /* nanoseconds */ };

enum { OPEN, POSSIBLE, REFUTED };

// What several processes have found out, each of which asks about a part of the conditions. Of one
// that dies, what it was asking about stays open.
typedef struct Common {
    atomic_int unanswered; // by themselves
    struct {
        atomic_char state;
        atomic_char asked; // so often by itself; whoever counts it up asks
    } conditions[];
} Common;

typedef struct Search {
    Solver *solver;
    TermTable *table;
    Term given;
    const Term *conditions;
    uint32_t count;
    bool *is_possible;
    bool *is_refuted; // and asserted not to be the case
    const PossibleLimits *limits;
    Common *common;            // or NULL
    uint32_t part, part_count; // of the conditions, that this process begins with
} Search;

// ---- What is known

static bool is_open(const Search *search, uint32_t index) {
    return !search->is_possible[index] && !search->is_refuted[index];
}

static bool is_own(const Search *search, uint32_t index) {
    return index % search->part_count == search->part;
}

static uint32_t count_open(const Search *search, bool only_own) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < search->count; i++)
        count += is_open(search, i) && (!only_own || is_own(search, i));
    return count;
}

static Term any_open(const Search *search) {
    Term *open = memory_alloc((search->count + 1) * sizeof(Term));
    uint32_t count = 0;
    for (uint32_t i = 0; i < search->count; i++)
        if (is_open(search, i) && is_own(search, i))
            open[count++] = search->conditions[i];
    Term any = term_or_all(search->table, open, count);
    memory_free(open);
    return any;
}

static void note_possible(const Search *search, uint32_t index) {
    search->is_possible[index] = true;
    if (search->common)
        search->common->conditions[index].state = POSSIBLE;
}

static void note_refuted(const Search *search, uint32_t index) {
    search->is_refuted[index] = true;
    if (search->common)
        search->common->conditions[index].state = REFUTED;
    solver_assert(search->solver,
                  term_not(term_and(search->table, search->given, search->conditions[index])));
}

// What other processes have found out since.
static void listen(const Search *search) {
    for (uint32_t i = 0; search->common && i < search->count; i++) {
        int state = search->common->conditions[i].state;
        if (state == OPEN || !is_open(search, i))
            continue;
        if (state == POSSIBLE)
            note_possible(search, i);
        else
            note_refuted(search, i);
    }
}

static void learn_from_model(const Search *search) {
    TermModel *model = solver_model(search->solver);
    for (uint32_t i = 0; i < search->count; i++)
        if (is_open(search, i) && term_evaluate(model, search->conditions[i]))
            note_possible(search, i);
    term_model_free(model);
}

// ---- Questions

static SolverAnswer ask(const Search *search, Term condition, int conflicts) {
    Term assumed[] = {search->given, condition};
    solver_limit_conflicts(search->solver, conflicts);
    SolverAnswer answer = solver_check(search->solver, assumed, 2, search->limits->deadline);
    if (answer == SOLVER_SATISFIABLE)
        learn_from_model(search);
    return answer;
}

static uint64_t conflicts_of(const Search *search) {
    return solver_statistics(search->solver).conflicts;
}

// Does nobody else ask about it for the same time?
static bool claim(const Search *search, uint32_t index, int time) {
    char before = (char)time;
    return !search->common ||
           atomic_compare_exchange_strong(&search->common->conditions[index].asked, &before,
                                          (char)(time + 1));
}

// The condition that is asked about at that place in the order: first the own ones. Whoever has
// none left begins with the last of others.
static uint32_t in_order(const Search *search, uint32_t place) {
    return search->part % 2 ? search->count - 1 - place : place;
}

// Each by itself that is open, until so many conflicts are spent in all; says how many had no
// answer.
static uint32_t ask_open(const Search *search, bool own, int time, int conflicts, uint64_t end) {
    uint32_t unanswered = 0;
    for (uint32_t i = 0; i < search->count && conflicts_of(search) < end; i++) {
        uint32_t index = in_order(search, i);
        listen(search);
        if (!is_open(search, index) || is_own(search, index) != own || !claim(search, index, time))
            continue;
        SolverAnswer answer = ask(search, search->conditions[index], conflicts);
        if (answer == SOLVER_UNSATISFIABLE)
            note_refuted(search, index);
        unanswered += answer == SOLVER_UNKNOWN;
    }
    return unanswered;
}

static uint32_t ask_all_open(const Search *search, int time, int conflicts, uint64_t end) {
    uint32_t unanswered = ask_open(search, true, time, conflicts, end);
    if (search->part_count > 1)
        unanswered += ask_open(search, false, time, conflicts, end);
    if (!search->common)
        return unanswered;
    search->common->unanswered += (int)unanswered;
    return (uint32_t)search->common->unanswered;
}

// Where all together are too hard, each by itself; and, where that rules out much, the others once
// more: what was ruled out behind them helps.
static void ask_singly(const Search *search) {
    enum { MORE = 10 };
    uint32_t open = count_open(search, false);
    int conflicts = search->limits->single_conflicts;
    uint32_t unanswered = ask_all_open(search, 0, conflicts, UINT64_MAX);
    if (unanswered && unanswered <= open / 2 && search->limits->again_conflicts)
        ask_all_open(search, 1, MORE * conflicts,
                     conflicts_of(search) + (uint64_t)search->limits->again_conflicts);
}

// What has no answer.
static void take_for_possible(const Search *search) {
    for (uint32_t i = 0; i < search->count; i++)
        search->is_possible[i] |= !search->is_refuted[i];
}

// ---- Several processes

// About all of the own part, and then about each that is left.
static void ask_part(const Search *search) {
    SolverAnswer answer = SOLVER_SATISFIABLE;
    for (uint32_t questions = 0; questions < search->limits->questions &&
                                 answer == SOLVER_SATISFIABLE && count_open(search, true);
         questions++) {
        answer = ask(search, any_open(search), search->limits->joint_conflicts);
        for (uint32_t i = 0; i < search->count && answer == SOLVER_UNSATISFIABLE; i++)
            if (is_open(search, i) && is_own(search, i))
                note_refuted(search, i);
        listen(search);
    }
    if (search->limits->single_conflicts)
        ask_singly(search);
}

static uint32_t start_others(Search *search, pid_t *others, uint32_t processes) {
    pid_t parent = getpid();
    uint32_t count = 0;
    search->part_count = processes;
    for (uint32_t i = 1; i < processes; i++) {
        pid_t process = fork();
        if (process == 0) {
            prctl(PR_SET_PDEATHSIG, SIGKILL);
            search->part = i;
            solver_use_processes(search->solver, 1);
            if (getppid() == parent)
                ask_part(search);
            _exit(0);
        }
        if (process > 0)
            others[count++] = process;
    }
    return count;
}

static bool is_waiting_worth(const Search *search) {
    return count_open(search, false) && !solver_is_interrupted(search->solver) &&
           !deadline_is_past(search->limits->deadline);
}

static void end_others(const Search *search, const pid_t *others, uint32_t count) {
    for (uint32_t i = 0; i < count; i++) {
        while (waitpid(others[i], NULL, WNOHANG) == 0) {
            struct timespec time = {.tv_nsec = NAP};
            listen(search);
            if (!is_waiting_worth(search))
                kill(others[i], SIGKILL);
            nanosleep(&time, NULL);
        }
    }
    listen(search);
}

// False: this process goes on alone.
static bool ask_together(Search *search, uint32_t processes) {
    size_t size = sizeof(Common) + search->count * sizeof *search->common->conditions;
    Common *common = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (common == MAP_FAILED)
        return false;
    pid_t others[MOST_PROCESSES];
    search->common = common;
    uint32_t count =
        start_others(search, others, processes < MOST_PROCESSES ? processes : MOST_PROCESSES);
    solver_use_processes(search->solver, 1);
    ask_part(search);
    end_others(search, others, count);
    solver_use_processes(search->solver, processes);
    search->common = NULL;
    search->part_count = 1;
    munmap(common, size);
    take_for_possible(search);
    return true;
}

// ---- The whole

static bool is_worth_sharing(const Search *search, double start) {
    return solver_processes(search->solver) > 1 && clock_now() - start >= LEAST_SHARED &&
           count_open(search, false) >= FEWEST_SHARED;
}

static SolverAnswer find_possible(Search *search) {
    const PossibleLimits *limits = search->limits;
    double start = clock_now();
    Term any = TERM_TRUE; // at first any model will do, to know that there is one
    for (uint32_t questions = 0;
         questions < limits->questions && (!questions || count_open(search, false)); questions++) {
        SolverAnswer answer = ask(search, any, limits->joint_conflicts);
        if (answer == SOLVER_UNSATISFIABLE)
            return questions ? SOLVER_SATISFIABLE : SOLVER_UNSATISFIABLE;
        if (answer == SOLVER_UNKNOWN && !questions)
            return SOLVER_UNKNOWN;
        if (answer == SOLVER_UNKNOWN)
            break;
        if (is_worth_sharing(search, start) &&
            ask_together(search, solver_processes(search->solver)))
            return SOLVER_SATISFIABLE;
        any = any_open(search);
    }
    if (!limits->single_conflicts && count_open(search, false))
        return SOLVER_UNKNOWN;
    ask_singly(search);
    take_for_possible(search);
    return SOLVER_SATISFIABLE;
}

SolverAnswer solver_find_possible(Solver *solver, TermTable *table, Term given,
                                  const Term *conditions, uint32_t count, bool *is_possible,
                                  const PossibleLimits *limits) {
    Search search = {.solver = solver,
                     .table = table,
                     .given = given,
                     .conditions = conditions,
                     .count = count,
                     .is_possible = is_possible,
                     .is_refuted = memory_alloc((count + 1) * sizeof(bool)),
                     .limits = limits,
                     .part_count = 1};
    SolverAnswer answer = find_possible(&search);
    memory_free(search.is_refuted);
    return answer;
}
