#include "solve/share.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum {
    MOST_PROCESSES = 64,
    MOST_WAITING_CUBES = MOST_PROCESSES,
    MOST_LITERALS = 256, // of a cube
    MOST_TOLD = 1 << 20, // literals of clauses that were learned
    FIRST_SLICE = 100,   // conflicts until it is looked who waits
    LAST_SLICE = 1000,   // later on
    NAP = 1000000,       // nanoseconds
};

typedef struct Cube {
    uint32_t count;
    int literals[MOST_LITERALS];
} Cube;

// Of a clause that a process has learned; 0 ends it.
typedef struct Told {
    pid_t process;
    int literal;
} Told;

// How it ended, beside the answers of the solver: limits were met, or a process is no more.
enum { GOES_ON = 0, GAVE_UP = 1, LOST = 2 };

// What the processes have in common.
typedef struct Board {
    pthread_mutex_t lock;
    volatile int end;       // one of these, or the answer: 10, 20
    uint32_t open;          // cubes without an answer
    uint32_t idle;          // processes without a cube
    uint32_t waiting;       // cubes that nobody works on
    int64_t conflicts_left; // where they are limited
    int variables;
    Cube cubes[MOST_WAITING_CUBES];
    uint32_t told_count;
    Told told[MOST_TOLD];
    signed char values[]; // by variable, after 10
} Board;

typedef struct Team {
    Board *board;
    SatSolver *solver;
    const SharedQuestion *question;
    SatStop should_stop;
    const void *context;
    pid_t others[MOST_PROCESSES];
    uint32_t other_count;
    int slice;      // conflicts
    uint32_t heard; // of what was told
    pid_t self;     // this process
} Team;

// ---- The board

// A process that died with the lock may have left anything.
static void lock(Board *board) {
    if (pthread_mutex_lock(&board->lock) == EOWNERDEAD) {
        pthread_mutex_consistent(&board->lock);
        board->end = LOST;
    }
}

static void unlock(Board *board) {
    pthread_mutex_unlock(&board->lock);
}

static void end_with(Board *board, int end) {
    lock(board);
    if (board->end == GOES_ON)
        board->end = end;
    unlock(board);
}

static Board *board_new(int variables, size_t size) {
    Board *board =
        mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (board == MAP_FAILED)
        return NULL;
    pthread_mutexattr_t kind;
    pthread_mutexattr_init(&kind);
    pthread_mutexattr_setpshared(&kind, PTHREAD_PROCESS_SHARED);
    pthread_mutexattr_setrobust(&kind, PTHREAD_MUTEX_ROBUST);
    pthread_mutex_init(&board->lock, &kind);
    pthread_mutexattr_destroy(&kind);
    board->variables = variables;
    board->open = board->waiting = 1; // the whole question, a cube of no literals
    return board;
}

// ---- Working

// A process that is no more, while nothing has ended: its cube is lost.
static void look_for_dead(Team *team) {
    for (uint32_t i = 0; i < team->other_count; i++)
        if (team->others[i] && waitpid(team->others[i], NULL, WNOHANG) == team->others[i]) {
            team->others[i] = 0;
            end_with(team->board, LOST);
        }
}

static void nap(Team *team) {
    struct timespec time = {.tv_nsec = NAP};
    nanosleep(&time, NULL);
    if (team->should_stop(team->context))
        end_with(team->board, GAVE_UP);
    look_for_dead(team);
}

// The next cube to work on; waits for one. False if there will be none.
static bool take_cube(Team *team, Cube *cube) {
    Board *board = team->board;
    lock(board);
    board->idle++;
    while (board->end == GOES_ON && !board->waiting) {
        unlock(board);
        nap(team);
        lock(board);
    }
    board->idle--;
    bool is_found = board->end == GOES_ON;
    if (is_found)
        *cube = board->cubes[--board->waiting];
    unlock(board);
    return is_found;
}

// Leaves one half to whoever waits.
static void split(Team *team, Cube *cube) {
    Board *board = team->board;
    int used[2 * MOST_LITERALS];
    uint32_t count = 0;
    for (uint32_t i = 0; i < team->question->count && count < MOST_LITERALS; i++)
        used[count++] = team->question->assumptions[i];
    for (uint32_t i = 0; i < cube->count; i++)
        used[count++] = cube->literals[i];
    int variable = cube->count < MOST_LITERALS ? sat_best_split(team->solver, used, count) : 0;
    lock(board);
    if (variable && board->waiting < MOST_WAITING_CUBES) {
        cube->literals[cube->count++] = variable;
        Cube *other = &board->cubes[board->waiting++];
        *other = *cube;
        other->literals[other->count - 1] = -variable;
        board->open++;
    }
    unlock(board);
}

// ---- What was learned

// All of it, or nothing where there is no room any more. Who dies meanwhile has told nothing.
static void tell(Team *team) {
    Board *board = team->board;
    uint32_t count;
    const int *literals = sat_learned(team->solver, &count);
    lock(board);
    bool is_room = count <= MOST_TOLD - board->told_count;
    for (uint32_t i = 0; i < count && is_room; i++)
        board->told[board->told_count + i] = (Told){team->self, literals[i]};
    board->told_count += is_room ? count : 0;
    unlock(board);
    sat_forget_learned(team->solver);
}

// What others have told since: clauses that follow from those that all have.
static void listen(Team *team) {
    Board *board = team->board;
    lock(board);
    uint32_t count = board->told_count;
    unlock(board);
    for (; team->heard < count; team->heard++)
        if (board->told[team->heard].process != team->self)
            sat_add(team->solver, board->told[team->heard].literal);
}

static int solve_for_a_while(Team *team, const Cube *cube) {
    const SharedQuestion *question = team->question;
    Board *board = team->board;
    uint64_t before = sat_conflicts(team->solver);
    listen(team);
    for (uint32_t i = 0; i < question->count; i++)
        sat_assume(team->solver, question->assumptions[i]);
    for (uint32_t i = 0; i < cube->count; i++)
        sat_assume(team->solver, cube->literals[i]);
    sat_limit_conflicts(team->solver, team->slice);
    team->slice = team->slice < LAST_SLICE ? 2 * team->slice : LAST_SLICE;
    int answer = sat_solve(team->solver);
    if (answer == 10)
        return answer;
    tell(team);
    lock(board);
    board->conflicts_left -= (int64_t)(sat_conflicts(team->solver) - before);
    bool is_over = question->most_conflicts && board->conflicts_left <= 0;
    unlock(board);
    if (!answer && (is_over || team->should_stop(team->context)))
        end_with(board, GAVE_UP);
    return answer;
}

static void tell_values(const Team *team) {
    Board *board = team->board;
    lock(board);
    if (board->end == GOES_ON) {
        for (int i = 1; i <= board->variables; i++)
            board->values[i] = sat_value(team->solver, i) < 0 ? -1 : 1;
        board->end = 10;
    }
    unlock(board);
}

static void solve_cube(Team *team, Cube *cube) {
    Board *board = team->board;
    int answer = 0;
    while (!answer && board->end == GOES_ON) {
        answer = solve_for_a_while(team, cube);
        lock(board);
        bool is_wanted = board->idle > board->waiting;
        unlock(board);
        if (!answer && is_wanted)
            split(team, cube);
    }
    if (answer == 10)
        tell_values(team);
    if (answer != 20)
        return;
    lock(board);
    if (!--board->open && board->end == GOES_ON)
        board->end = 20;
    unlock(board);
}

static void work(Team *team) {
    Cube cube;
    team->self = getpid();
    sat_share(team->solver, &team->board->end);
    while (take_cube(team, &cube))
        solve_cube(team, &cube);
    sat_share(team->solver, NULL);
}

// ---- Processes

static void start_others(Team *team) {
    pid_t parent = getpid();
    for (uint32_t i = 1; i < team->question->processes && i < MOST_PROCESSES; i++) {
        pid_t process = fork();
        if (process == 0) {
            prctl(PR_SET_PDEATHSIG, SIGKILL);
            team->other_count = 0;
            if (getppid() == parent)
                work(team);
            _exit(0);
        }
        if (process > 0)
            team->others[team->other_count++] = process;
    }
}

static void end_others(Team *team) {
    for (uint32_t i = 0; i < team->other_count; i++) {
        if (!team->others[i])
            continue;
        kill(team->others[i], SIGKILL);
        while (waitpid(team->others[i], NULL, 0) < 0 && errno == EINTR)
            continue;
    }
}

static int solve_alone(SatSolver *solver, const SharedQuestion *question) {
    for (uint32_t i = 0; i < question->count; i++)
        sat_assume(solver, question->assumptions[i]);
    if (question->most_conflicts)
        sat_limit_conflicts(solver, question->most_conflicts);
    return sat_solve(solver);
}

int share_solve(SatSolver *solver, const SharedQuestion *question, SatStop should_stop,
                const void *context) {
    int variables = sat_variables(solver);
    size_t size = sizeof(Board) + (size_t)variables + 1;
    Team team = {.board = board_new(variables, size),
                 .solver = solver,
                 .question = question,
                 .should_stop = should_stop,
                 .context = context,
                 .slice = FIRST_SLICE};
    if (!team.board)
        return solve_alone(solver, question);
    team.board->conflicts_left = question->most_conflicts;
    start_others(&team);
    work(&team);
    end_others(&team);
    int end = team.board->end;
    listen(&team);
    if (end == 10)
        sat_take_values(solver, team.board->values, (uint32_t)variables + 1);
    if (end == 20)
        sat_take_no(solver);
    munmap(team.board, size);
    if (end == LOST)
        return solve_alone(solver, question);
    return end == GAVE_UP ? 0 : end;
}
