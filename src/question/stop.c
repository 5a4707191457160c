#include "question/stop.h"

#include "base/arena.h"
#include "base/clock.h"
#include "base/family.h"

#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

struct Stop {
    pthread_t thread;
    bool has_thread;
    sem_t has_begun; // the thread; a process that forks while it begins may do so in the middle
                     // of an allocation, and the new one then waits for that for ever
    pthread_mutex_t lock; // of what follows
    bool is_ended;        // the thread may go
    bool is_watching;
    bool is_requested;
    uint64_t most_memory; // in MB; 0: no limit
    bool is_over;         // the method took more
    double next_look;     // at the memory
    Solver *solver;
    void (*interrupt)(void *solver); // of another kind
    void *interrupted;
};

sigset_t stop_signals(void) {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGTERM);
    return set;
}

// Ends the program the way the signal would have.
static void die(int signal_number) {
    sigset_t set = stop_signals();
    signal(signal_number, SIG_DFL);
    raise(signal_number);
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

// Where there is much left it is not looked at again for a while: to count what processes share
// takes some milliseconds.
static bool takes_too_much(Stop *stop) {
    static const double seconds_for_all = 0.25;
    double most = (double)(stop->most_memory << 20);
    double part = (double)family_memory(getpid(), (size_t)(most / 2)) / most;
    stop->next_look = clock_now() + (part < 1 ? seconds_for_all * (1 - part) : 0);
    return part > 1;
}

static void look_at_memory(Stop *stop) {
    bool is_watched = stop->solver || stop->interrupted;
    if (!stop->most_memory || !is_watched || !takes_too_much(stop))
        return;
    stop->is_over = true;
    if (stop->solver)
        solver_give_up(stop->solver);
    if (stop->interrupted)
        stop->interrupt(stop->interrupted);
}

static void obey_signal(Stop *stop, int signal_number) {
    if (stop->is_requested || !stop->is_watching)
        die(signal_number);
    stop->is_requested = true;
    if (stop->solver)
        solver_interrupt(stop->solver);
    if (stop->interrupted)
        stop->interrupt(stop->interrupted);
}

// Those that the thread waits for: one more wakes it at the end. It is not cancelled, which needs a
// library that is loaded just then, and there may be no memory.
static sigset_t awaited_signals(void) {
    sigset_t set = stop_signals();
    sigaddset(&set, SIGUSR1);
    return set;
}

static void *wait_for_signal(void *context) {
    Stop *stop = context;
    sigset_t set = awaited_signals();
    sem_post(&stop->has_begun);
    const struct timespec a_while = {.tv_nsec = 20 * 1000 * 1000};
    for (bool is_ended = false; !is_ended;) {
        int signal_number = sigtimedwait(&set, NULL, &a_while);
        if (signal_number < 0 && errno != EAGAIN && errno != EINTR)
            return NULL;
        pthread_mutex_lock(&stop->lock);
        if (signal_number == SIGINT || signal_number == SIGTERM)
            obey_signal(stop, signal_number);
        if (clock_now() >= stop->next_look)
            look_at_memory(stop);
        is_ended = stop->is_ended;
        pthread_mutex_unlock(&stop->lock);
    }
    return NULL;
}

Stop *stop_new(void) {
    Stop *stop = memory_alloc(sizeof(Stop));
    sigset_t set = awaited_signals();
    pthread_mutex_init(&stop->lock, NULL);
    pthread_sigmask(SIG_BLOCK, &set, NULL);
    sem_init(&stop->has_begun, 0, 0);
    stop->has_thread = pthread_create(&stop->thread, NULL, wait_for_signal, stop) == 0;
    while (stop->has_thread && sem_wait(&stop->has_begun) < 0 && errno == EINTR)
        continue;
    return stop;
}

void stop_free(Stop *stop) {
    if (!stop)
        return;
    if (stop->has_thread) {
        pthread_mutex_lock(&stop->lock);
        stop->is_ended = true;
        pthread_mutex_unlock(&stop->lock);
        pthread_kill(stop->thread, SIGUSR1);
        pthread_join(stop->thread, NULL);
    }
    sem_destroy(&stop->has_begun);
    pthread_mutex_destroy(&stop->lock);
    memory_free(stop);
}

void stop_watch(Stop *stop, Solver *solver) {
    pthread_mutex_lock(&stop->lock);
    stop->is_watching = true;
    stop->solver = solver;
    if (solver && stop->most_memory) {
        memory_trim((size_t)(stop->most_memory / 8) << 20);
        solver_limit_memory(solver, stop->most_memory + stop->most_memory / 4);
    }
    if (solver)
        stop->is_over = false;
    if (stop->is_requested && solver)
        solver_interrupt(solver);
    pthread_mutex_unlock(&stop->lock);
}

static void interrupt_logic(void *solver) {
    logic_solver_interrupt(solver);
}

void stop_watch_logic(Stop *stop, LogicSolver *solver) {
    pthread_mutex_lock(&stop->lock);
    stop->is_watching = true;
    stop->interrupt = interrupt_logic;
    stop->interrupted = solver;
    if (solver)
        stop->is_over = false;
    pthread_mutex_unlock(&stop->lock);
}

void stop_watch_next(Stop *stop, void (*interrupt)(void *solver), void *solver) {
    pthread_mutex_lock(&stop->lock);
    stop->interrupt = interrupt;
    stop->interrupted = solver;
    pthread_mutex_unlock(&stop->lock);
}

bool stop_requested(Stop *stop) {
    pthread_mutex_lock(&stop->lock);
    bool is_requested = stop->is_requested;
    pthread_mutex_unlock(&stop->lock);
    return is_requested;
}

bool stop_is_due(Stop *stop) {
    pthread_mutex_lock(&stop->lock);
    bool is_due = stop->is_requested || stop->is_over;
    pthread_mutex_unlock(&stop->lock);
    return is_due;
}

void stop_limit_memory(Stop *stop, uint64_t megabytes) {
    pthread_mutex_lock(&stop->lock);
    stop->most_memory = megabytes;
    pthread_mutex_unlock(&stop->lock);
}

const char *stop_reason(Arena *arena, Stop *stop, double timeout) {
    const char *reason = NULL;
    if (stop) {
        pthread_mutex_lock(&stop->lock);
        look_at_memory(stop); // the solver may have been faster to see it
        if (stop->is_requested)
            reason = "interrupted";
        else if (stop->is_over)
            reason = arena_format(arena, "no answer within %llu MB of memory",
                                  (unsigned long long)stop->most_memory);
        pthread_mutex_unlock(&stop->lock);
    }
    return reason ? reason : arena_format(arena, "no answer within %g s", timeout);
}
