#include "base/thread_stack.h"

#include "base/arena.h"

#include <pthread.h>
#include <signal.h>
#include <stdbool.h>

enum { SMALLEST_STACK = 8 << 20 };

typedef struct Task {
    void (*run)(void *context);
    void *context;
} Task;

static void *run_task(void *argument) {
    const Task *task = argument;
    task->run(task->context);
    return NULL;
}

static bool start(pthread_t *thread, size_t stack_size, Task *task) {
    pthread_attr_t attributes;
    if (pthread_attr_init(&attributes))
        return false;
    bool started = false;
    for (; !started && stack_size >= SMALLEST_STACK; stack_size /= 2)
        started = !pthread_attr_setstacksize(&attributes, stack_size) &&
                  !pthread_create(thread, &attributes, run_task, task);
    pthread_attr_destroy(&attributes);
    return started;
}

// A thread that only waits takes no Ctrl-C: it is for those that it waits for, which may have a way
// of their own to end (question/stop.h). Else the system would give it to the one that has none.
static void wait_for(const pthread_t *threads, unsigned count) {
    sigset_t interrupt, before;
    sigemptyset(&interrupt);
    sigaddset(&interrupt, SIGINT);
    sigaddset(&interrupt, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &interrupt, &before);
    for (unsigned i = 0; i < count; i++)
        pthread_join(threads[i], NULL);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

void thread_stack_run(size_t stack_size, unsigned count, void (*run)(void *context),
                      void *context) {
    Task task = {run, context};
    pthread_t *threads = memory_alloc(count * sizeof(*threads));
    unsigned started = 0;
    while (started < count && start(&threads[started], stack_size, &task))
        started++;
    if (started == 0)
        run(context);
    wait_for(threads, started);
    memory_free(threads);
}
