#include "base/thread_stack.h"

#include "base/arena.h"

#include <pthread.h>
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

void thread_stack_run(size_t stack_size, unsigned count, void (*run)(void *context),
                      void *context) {
    Task task = {run, context};
    pthread_t *threads = memory_alloc(count * sizeof(*threads));
    unsigned started = 0;
    while (started < count && start(&threads[started], stack_size, &task))
        started++;
    if (started == 0)
        run(context);
    for (unsigned i = 0; i < started; i++)
        pthread_join(threads[i], NULL);
    memory_free(threads);
}
