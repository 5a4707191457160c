#include "main/jobs.h"

#include "base/arena.h"

#include <pthread.h>
#include <signal.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

typedef struct Task {
    pid_t process;
    FILE *output;
    bool is_done;
    int result;
} Task;

static void start(const Jobs *jobs, Task *task, uint32_t index) {
    task->output = tmpfile();
    task->result = JOB_FAILED;
    fflush(stdout);
    fflush(stderr);
    task->process = task->output ? fork() : -1;
    if (task->process == 0) {
        // Ctrl-C ends it: what looks for it in the parent is not here.
        sigset_t interrupt;
        sigemptyset(&interrupt);
        sigaddset(&interrupt, SIGINT);
        signal(SIGINT, SIG_DFL);
        pthread_sigmask(SIG_UNBLOCK, &interrupt, NULL);
        int result = jobs->run(jobs->context, index, task->output);
        fflush(task->output);
        _exit(result);
    }
    task->is_done = task->process < 0;
}

static void wait_for_one(Task *tasks, uint32_t count) {
    int status;
    pid_t process = wait(&status);
    for (uint32_t i = 0; i < count; i++) {
        if (tasks[i].is_done || (process > 0 && tasks[i].process != process))
            continue;
        tasks[i].is_done = true;
        tasks[i].result = process > 0 && WIFEXITED(status) ? WEXITSTATUS(status) : JOB_FAILED;
        if (process > 0)
            return;
    }
}

void jobs_run(const Jobs *jobs, uint32_t count, uint32_t at_once) {
    Arena *arena = arena_new();
    Task *tasks = arena_array(arena, count + 1, sizeof(Task));
    uint32_t started = 0, written = 0;
    while (written < count) {
        uint32_t done = 0;
        if (jobs->stopped(jobs->context))
            count = started;
        for (uint32_t i = 0; i < started; i++)
            done += tasks[i].is_done;
        if (started < count && started - done < at_once) {
            start(jobs, &tasks[started], started);
            started++;
            continue;
        }
        if (jobs->progress)
            jobs->progress(jobs->context, done);
        if (done < started)
            wait_for_one(tasks, started);
        for (; written < started && tasks[written].is_done; written++) {
            Task *task = &tasks[written];
            if (task->output)
                rewind(task->output);
            jobs->done(jobs->context, written, task->result, task->output);
            if (task->output)
                fclose(task->output);
        }
    }
    arena_free(arena);
}

void jobs_race(const Jobs *jobs, uint32_t count, bool (*is_wanted)(int result)) {
    Arena *arena = arena_new();
    Task *tasks = arena_array(arena, count + 1, sizeof(Task));
    uint32_t winner = 0, done = 0;
    bool is_won = false;
    for (uint32_t i = 0; i < count; i++)
        start(jobs, &tasks[i], i);
    while (done < count) {
        wait_for_one(tasks, count);
        done = 0;
        for (uint32_t i = 0; i < count; i++) {
            bool wins = tasks[i].is_done && !is_won && is_wanted(tasks[i].result);
            if (wins)
                winner = i;
            is_won |= wins;
            done += tasks[i].is_done;
        }
        if (is_won)
            break;
    }
    for (uint32_t i = 0; i < count; i++) {
        if (tasks[i].is_done)
            continue;
        kill(tasks[i].process, SIGKILL);
        waitpid(tasks[i].process, NULL, 0);
    }
    if (tasks[winner].output)
        rewind(tasks[winner].output);
    jobs->done(jobs->context, winner, tasks[winner].result, tasks[winner].output);
    for (uint32_t i = 0; i < count; i++)
        if (tasks[i].output)
            fclose(tasks[i].output);
    arena_free(arena);
}
