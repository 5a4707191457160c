#include "check/stop.h"

#include "base/arena.h"

#include <pthread.h>
#include <signal.h>

struct Stop {
    pthread_t thread;
    bool has_thread;
    pthread_mutex_t lock; // of what follows
    bool is_watching;
    bool is_requested;
    Solver *solver;
};

static sigset_t interrupt_signal(void) {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    return set;
}

// Ends the program the way the signal would have.
static void die(void) {
    sigset_t set = interrupt_signal();
    signal(SIGINT, SIG_DFL);
    raise(SIGINT);
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

static void *wait_for_signal(void *context) {
    Stop *stop = context;
    sigset_t set = interrupt_signal();
    for (int signal_number; sigwait(&set, &signal_number) == 0;) {
        pthread_mutex_lock(&stop->lock);
        if (stop->is_requested || !stop->is_watching)
            die();
        stop->is_requested = true;
        if (stop->solver)
            solver_interrupt(stop->solver);
        pthread_mutex_unlock(&stop->lock);
    }
    return NULL;
}

Stop *stop_new(void) {
    Stop *stop = memory_alloc(sizeof(Stop));
    sigset_t set = interrupt_signal();
    pthread_mutex_init(&stop->lock, NULL);
    pthread_sigmask(SIG_BLOCK, &set, NULL);
    stop->has_thread = pthread_create(&stop->thread, NULL, wait_for_signal, stop) == 0;
    return stop;
}

void stop_free(Stop *stop) {
    if (!stop)
        return;
    if (stop->has_thread) {
        pthread_cancel(stop->thread);
        pthread_join(stop->thread, NULL);
    }
    pthread_mutex_destroy(&stop->lock);
    memory_free(stop);
}

void stop_watch(Stop *stop, Solver *solver) {
    pthread_mutex_lock(&stop->lock);
    stop->is_watching = true;
    stop->solver = solver;
    if (stop->is_requested && solver)
        solver_interrupt(solver);
    pthread_mutex_unlock(&stop->lock);
}

bool stop_requested(Stop *stop) {
    pthread_mutex_lock(&stop->lock);
    bool is_requested = stop->is_requested;
    pthread_mutex_unlock(&stop->lock);
    return is_requested;
}
