// Questions from behind: with several processes, another one asks what comes last.
//
// The process is a copy of this one, by fork, as soon as the questions about obligations take long.
// It begins with how often loops ran, which is asked when all obligations are shown, and goes on
// with the obligations from the last one backwards, until it meets one that this process has begun
// with. Last comes whether positions of arrays were rightly put in one order. Through memory that
// both see it says what holds, and that need not be asked here. What does not hold, or is not
// known, it leaves to this process, as all where it dies. When it has ended, its place is free for
// sharing the question at hand.
#include "check/internal.h"

#include "base/clock.h"
#include "verdict/sentence.h"

#include <errno.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { NAP = 1000000 /* nanoseconds */ };

// Of the processor's time; before, it would cost more than it saves.
static const double LEAST_SPENT = 0.3;

enum { FREE, BEGUN_HERE, BEGUN_THERE, HOLDS };

// What both see.
typedef struct Board {
    atomic_bool are_loops_known, is_order_right;
    uint32_t loop_count;
    LoopReach loops[SENTENCE_MOST_LOOPS];
    atomic_char states[]; // by number of the question
} Board;

struct Behind {
    pid_t process; // 0: it has ended
    Board *board;
    size_t size;
};

static bool claim(Board *board, const Question *question, char state) {
    char before = FREE;
    return atomic_compare_exchange_strong(&board->states[question->number], &before, state);
}

// ---- The process

static void tell_loops(Checker *checker, Board *board) {
    find_iterations(checker);
    const Verdict *verdict = checker->verdict;
    if (verdict->loops.count > SENTENCE_MOST_LOOPS)
        return;
    for (uint32_t i = 0; i < verdict->loops.count; i++)
        board->loops[i] = verdict->loops.items[i];
    board->loop_count = verdict->loops.count;
    board->are_loops_known = true;
}

static void ask_obligations(Checker *checker, Board *board) {
    for (uint32_t i = checker->questions.count; i-- > 0;) {
        Question *question = &checker->questions.items[i];
        Term required[] = {question->open, checker->modelled};
        if (question->open == TERM_FALSE || board->states[i] == HOLDS)
            continue;
        if (!claim(board, question, BEGUN_THERE) ||
            checker_ask(checker, required, 2) != SOLVER_UNSATISFIABLE)
            return;
        note_holds(checker, question);
        board->states[question->number] = HOLDS;
    }
}

// That no clause depends on the order, whether or not it will be shown.
static bool finds_order_right(Checker *checker) {
    const PositionDoubtList *doubts = symex_position_doubts(checker->symex);
    for (uint32_t i = 0; i < doubts->count; i++)
        if (checker_doubts_order(checker, &doubts->items[i], false) &&
            checker_ask(checker, &doubts->items[i].condition, 1) != SOLVER_UNSATISFIABLE)
            return false;
    return true;
}

static void ask(Checker *checker, Board *board) {
    solver_use_processes(checker->solver, 1);
    tell_loops(checker, board);
    ask_obligations(checker, board);
    board->is_order_right = finds_order_right(checker);
}

static bool may_start(const Checker *checker) {
    const CheckOptions *options = checker->options;
    return options->encoding.processes > 1 && options->solver == SOLVER_CADICAL &&
           checker->may_settle && !checker->behind && !beside_is_running(checker) &&
           !checker->is_quick && !options->encoding.certificate && !options->cube &&
           !options->hurries && !options->no_incremental && options->property == PROPERTY_NONE &&
           !checker->verdict->violations.count && clock_processor() >= LEAST_SPENT;
}

void behind_consider(Checker *checker) {
    if (!may_start(checker))
        return;
    size_t size = sizeof(Board) + checker->questions.count * sizeof(atomic_char);
    Board *board = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (board == MAP_FAILED)
        return;
    for (uint32_t i = 0; i < checker->questions.count; i++)
        if (checker->questions.items[i].is_begun)
            board->states[checker->questions.items[i].number] = BEGUN_HERE;
    pid_t parent = getpid(), process = fork();
    if (process == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        if (getppid() == parent)
            ask(checker, board);
        _exit(0);
    }
    if (process < 0) {
        munmap(board, size);
        return;
    }
    checker->behind = ARENA_NEW(checker->scratch, Behind);
    *checker->behind = (Behind){process, board, size};
    checker_use_processes(checker, 1);
}

// ---- What it has found out

static void note_end(Checker *checker) {
    checker->behind->process = 0;
    checker_use_processes(checker, 0);
}

bool behind_is_running(Checker *checker) {
    Behind *behind = checker->behind;
    if (behind && behind->process && waitpid(behind->process, NULL, WNOHANG) == behind->process)
        note_end(checker);
    return behind && behind->process;
}

void behind_stop(Checker *checker) {
    if (!behind_is_running(checker))
        return;
    kill(checker->behind->process, SIGKILL);
    while (waitpid(checker->behind->process, NULL, 0) < 0 && errno == EINTR)
        continue;
    note_end(checker);
}

void behind_end(Checker *checker) {
    behind_stop(checker);
    if (checker->behind)
        munmap(checker->behind->board, checker->behind->size);
    checker->behind = NULL;
}

bool behind_holds(Checker *checker, Question *question) {
    question->is_begun = true;
    if (!checker->behind)
        return false;
    Board *board = checker->behind->board;
    return !claim(board, question, BEGUN_HERE) && board->states[question->number] == HOLDS;
}

bool behind_finds_order_right(const Checker *checker) {
    return checker->behind && checker->behind->board->is_order_right;
}

bool behind_found_iterations(Checker *checker) {
    if (!checker->behind)
        return false;
    Board *board = checker->behind->board;
    while (!board->are_loops_known && behind_is_running(checker) &&
           !checker_is_stopped(checker, checker->deadline)) {
        struct timespec time = {.tv_nsec = NAP};
        nanosleep(&time, NULL);
    }
    for (uint32_t i = 0; board->are_loops_known && i < board->loop_count; i++)
        vector_push(checker->arena, &checker->verdict->loops, board->loops[i]);
    return board->are_loops_known;
}
