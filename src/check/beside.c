// Paths beside the solver: with several processes, one follows paths while the others execute the
// method and solve.
//
// The process is a copy of this one, by fork. It says through memory that both see whether all
// paths hold; if so, nothing need be asked any more: what it found on paths that were followed
// together is the verdict, whether or not the method is executed to its end, and else no obligation
// is violated. If not, or if it dies, the solver has its place again. Where paths are followed case
// by case, and the rest of the cases will soon be done, the solver's processes are lent to it.
#include "check/internal.h"

#include "base/clock.h"
#include "explore/explore.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { MOST_TOLD = 1 << 20, NAP = 1000000 /* nanoseconds */ };

// Of the processor's time; before, it would cost more than it saves.
static const double LEAST_SPENT = 0.1;
// It is started again when so many times as much was spent as the last time.
static const double GROWTH = 4;
// Of what was spent so far, to follow paths together, and case by case.
static const double TOGETHER_SHARE = 2, LEAST_TOGETHER = 3, CASES_SHARE = 24, LEAST_CASES = 10;
// This process is lent where that takes no longer than so many times what was spent.
static const double LENT_SHARE = 2;

// What both see.
typedef struct Board {
    CasesOutcome outcome;
    CasesTeam team;
    atomic_int settled; // how it ended
    uint32_t obligations, loops, forks, known;
    size_t length;
    char told[MOST_TOLD]; // each obligation and its text, each loop
} Board;

struct Beside {
    pid_t process; // 0: it has ended
    Board *board;
    double started; // seconds that were spent before
    bool hold, settles;
};

// ---- What paths show that were followed together

static bool tell(Board *board, const void *bytes, size_t length) {
    if (length > sizeof board->told - board->length)
        return false;
    memcpy(board->told + board->length, bytes, length);
    board->length += length;
    return true;
}

static bool tell_found(Board *board, const PathsFound *found) {
    bool is_whole = true;
    for (uint32_t i = 0; i < found->obligations.count && is_whole; i++) {
        const Obligation *obligation = &found->obligations.items[i];
        is_whole = tell(board, obligation, sizeof *obligation) &&
                   tell(board, obligation->text, strlen(obligation->text) + 1);
    }
    for (uint32_t i = 0; i < found->loops.count && is_whole; i++)
        is_whole = tell(board, &found->loops.items[i], sizeof(PathsLoop));
    board->obligations = found->obligations.count;
    board->loops = found->loops.count;
    board->forks = found->forks;
    board->known = found->known;
    return is_whole;
}

static PathsFound *read_found(Arena *arena, const Board *board) {
    PathsFound *found = ARENA_NEW(arena, PathsFound);
    *found = (PathsFound){.arena = arena, .forks = board->forks, .known = board->known};
    const char *at = board->told;
    for (uint32_t i = 0; i < board->obligations; i++) {
        Obligation obligation;
        memcpy(&obligation, at, sizeof obligation);
        at += sizeof obligation;
        obligation.text = arena_format(arena, "%s", at);
        obligation.callee = NULL; // nothing was called by contract
        at += strlen(at) + 1;
        vector_push(arena, &found->obligations, obligation);
    }
    for (uint32_t i = 0; i < board->loops; i++) {
        PathsLoop loop;
        memcpy(&loop, at, sizeof loop);
        at += sizeof loop;
        vector_push(arena, &found->loops, loop);
    }
    return found;
}

// ---- The process

static void follow(Checker *checker, Board *board, double together, double seconds) {
    CasesOutcome outcome = cases_try_beside(checker, together, seconds, &board->team);
    if (outcome.settle && !tell_found(board, checker->settled))
        outcome.settle = outcome.hold = false;
    board->outcome = outcome;
    board->settled = outcome.settle;
}

void checker_use_processes(Checker *checker, uint32_t besides) {
    uint32_t processes = checker->options->encoding.processes;
    solver_use_processes(checker->solver, processes > besides ? processes - besides : 1);
}

static void start(Checker *checker, double together, double seconds) {
    behind_stop(checker); // its place is taken
    Board *board =
        mmap(NULL, sizeof(Board), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (board == MAP_FAILED)
        return;
    board->outcome =
        (CasesOutcome){.least = 2 * seconds, .least_together = 2 * together}; // of one that dies
    pid_t parent = getpid(), process = fork();
    if (process == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        if (getppid() == parent)
            follow(checker, board, together, seconds);
        _exit(0);
    }
    if (process < 0) {
        munmap(board, sizeof(Board));
        return;
    }
    if (!checker->beside)
        checker->beside = ARENA_NEW(checker->scratch, Beside);
    *checker->beside =
        (Beside){.process = process, .board = board, .started = clock_now() - checker->start};
    checker_use_processes(checker, 1);
}

bool beside_is_running(const Checker *checker) {
    return checker->beside && checker->beside->process;
}

static double together_seconds(const Checker *checker) {
    double seconds = TOGETHER_SHARE * (clock_now() - checker->start);
    return seconds > LEAST_TOGETHER ? seconds : LEAST_TOGETHER;
}

void beside_start(Checker *checker, double seconds) {
    start(checker, together_seconds(checker), seconds);
}

void beside_consider(Checker *checker) {
    const CheckOptions *options = checker->options;
    double spent = clock_now() - checker->start;
    double least = checker->beside ? GROWTH * checker->beside->started : 0;
    if (options->encoding.processes < 2 || beside_is_running(checker) || beside_look(checker) ||
        checker->is_quick || symex_is_plain(checker->symex) || !cases_may_help(checker) ||
        spent < least || clock_processor() < LEAST_SPENT)
        return;
    double together = together_seconds(checker), seconds = CASES_SHARE * spent;
    seconds = seconds > LEAST_CASES ? seconds : LEAST_CASES;
    if (cases_are_worth_together(checker, together) || cases_are_worth(checker, seconds))
        start(checker, together, seconds);
}

// ---- How it ends

static void forget(Checker *checker) {
    munmap(checker->beside->board, sizeof(Board));
    checker->beside->board = NULL;
    checker->beside->process = 0;
    checker_use_processes(checker, 0);
}

bool beside_look(Checker *checker) {
    Beside *beside = checker->beside;
    if (!beside || beside->hold)
        return beside && beside->hold;
    if (!beside->process || waitpid(beside->process, NULL, WNOHANG) != beside->process)
        return false;
    cases_note(checker, &beside->board->outcome);
    beside->hold = beside->board->outcome.hold;
    beside->settles = beside->board->settled;
    if (beside->settles)
        checker->settled = read_found(checker->scratch, beside->board);
    forget(checker);
    return beside->hold;
}

bool beside_settles(Checker *checker) {
    return beside_look(checker) && checker->beside->settles;
}

void beside_end(Checker *checker) {
    Beside *beside = checker->beside;
    if (!beside_is_running(checker))
        return;
    kill(beside->process, SIGKILL);
    while (waitpid(beside->process, NULL, 0) < 0 && errno == EINTR)
        continue;
    forget(checker);
}

// ---- All processes for it

static bool is_worth_lending(const Checker *checker) {
    const CasesTeam *team = &checker->beside->board->team;
    double lacking = team->lacking / checker->options->encoding.processes;
    return lacking > 0 && lacking < LENT_SHARE * (clock_now() - checker->start);
}

bool beside_lend(Checker *checker) {
    if (!beside_is_running(checker) || !is_worth_lending(checker))
        return false;
    checker->beside->board->team.lent = checker->options->encoding.processes - 1;
    while (beside_is_running(checker) && !beside_look(checker) &&
           !checker_is_stopped(checker, checker->deadline)) {
        struct timespec time = {.tv_nsec = NAP};
        nanosleep(&time, NULL);
    }
    return checker->beside->hold;
}
