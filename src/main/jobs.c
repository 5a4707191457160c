#include "main/jobs.h"

#include "base/buffer.h"
#include "base/clock.h"
#include "base/family.h"
#include "base/leaks.h"
#include "base/vector.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

// After an interrupt, a process has so long to say what it knows.
static const double SECONDS_TO_END = 5;

// What a task may take beyond its limits, to say what it knows.
static const double LEEWAY = 1.08, SECONDS_LEFT = 0.3;

enum { LOOK_AROUND = 50 }; // milliseconds: is the run to stop?

enum { LEAK_EXIT_CODE = 23 }; // LeakSanitizer's own

typedef struct Task {
    bool is_done;
    JobResult result;
} Task;

// A process on its way through the tasks from `next` to `end`.
typedef struct Worker {
    pid_t process;
    int pipe; // it writes there
    uint32_t next, end;
    Buffer unread;
    double begun;     // the task it is at: in seconds of the processor that it had …
    double begun_at;  // … and by the clock
    double next_look; // at its limits
    bool is_told;     // to stop
    JobEnd end_by;
    uint32_t ended_at; // this task, by us
} Worker;

typedef struct Pool {
    const Jobs *jobs;
    Arena *arena;
    Task *tasks;
    uint32_t count;
    VECTOR(Worker) workers; // those at work
    uint32_t started;       // tasks that some process has taken
    uint32_t delivered;
    uint32_t shown;        // 1 + how many were done when that was shown
    double stopping_since; // 0: it goes on
} Pool;

// What stands before the text of a task.
typedef struct Frame {
    uint64_t length;
    uint64_t is_so_far; // the task goes on
} Frame;

const char *job_failure(Arena *arena, const JobResult *job, double seconds, uint64_t megabytes) {
    switch (job->end) {
    case JOB_INTERRUPTED: return "interrupted";
    case JOB_OVER_TIME: return arena_format(arena, "no answer within %g s", seconds);
    case JOB_OVER_MEMORY:
        return arena_format(arena, "no answer within %llu MB of memory",
                            (unsigned long long)megabytes);
    case JOB_ENDED_BY_ITSELF: break;
    }
    if (job->exit_code == MEMORY_EXIT_CODE)
        return "out of memory";
    const char *how = job->signal ? arena_format(arena, "signal %d (%s) ended its process",
                                                 job->signal, strsignal(job->signal))
                                  : "its process ended";
    return arena_format(arena,
                        "internal error: %s; please report this bug of Jury, with the source and "
                        "the command line",
                        how);
}

// ---- In a process

static bool write_all(int pipe, const void *bytes, size_t length) {
    const char *from = bytes;
    while (length) {
        ssize_t done = write(pipe, from, length);
        if (done < 0 && errno != EINTR)
            return false;
        if (done > 0) {
            from += done;
            length -= (size_t)done;
        }
    }
    return true;
}

static bool write_frame(int pipe, Frame frame, const char *text) {
    return write_all(pipe, &frame, sizeof frame) && write_all(pipe, text, frame.length);
}

void jobs_tell(int pipe, const char *text, size_t length) {
    write_frame(pipe, (Frame){length, true}, text);
}

static bool run_task(const Jobs *jobs, uint32_t index, int pipe, bool is_last) {
    char *text = NULL;
    size_t length = 0;
    FILE *out = open_memstream(&text, &length);
    if (!out)
        memory_exhausted();
    jobs->run(jobs->context, index, out);
    bool is_whole = !ferror(out);
    if (fclose(out) || !is_whole || !text) // half of a result is none
        memory_exhausted();
    fflush(stderr);
    if (is_last && leaks_found()) // then the result is not told: the leak would go unnoticed
        _exit(LEAK_EXIT_CODE);
    bool is_written = write_frame(pipe, (Frame){length, false}, text);
    memory_free(text);
    return is_written;
}

// Ctrl-C reaches the first process only, which tells the others; they end when it does.
static void settle_in(pid_t parent) {
    setpgid(0, 0);
    signal(SIGTTOU, SIG_IGN);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent)
        _exit(1);
}

static void work(const Jobs *jobs, uint32_t next, uint32_t end, int pipe) {
    if (jobs->begin)
        jobs->begin(jobs->context, pipe);
    for (; next < end && !jobs->stopped(jobs->context); next++)
        if (!run_task(jobs, next, pipe, next + 1 == end))
            _exit(1);
    _exit(0);
}

// ---- Processes

static void start(Pool *pool, uint32_t next, uint32_t end) {
    int ends[2];
    pid_t parent = getpid();
    fflush(stdout);
    fflush(stderr);
    if (pipe(ends)) {
        pool->tasks[next].is_done = true;
        return;
    }
    pid_t process = fork();
    if (process == 0) {
        close(ends[0]);
        settle_in(parent);
        work(pool->jobs, next, end, ends[1]);
    }
    close(ends[1]);
    if (process < 0) {
        close(ends[0]);
        pool->tasks[next].is_done = true;
        return;
    }
    Worker worker = {
        .process = process, .pipe = ends[0], .next = next, .end = end, .begun_at = clock_now()};
    vector_push(pool->arena, &pool->workers, worker);
}

static void take_frame(Pool *pool, Worker *worker, Frame frame) {
    Task *task = &pool->tasks[worker->next];
    size_t length = (size_t)frame.length;
    const char *text = arena_copy_text(pool->arena, worker->unread.text + sizeof frame, length);
    if (frame.is_so_far) {
        task->result.so_far = text;
        task->result.so_far_length = length;
        return;
    }
    worker->next++;
    worker->begun = clock_processor_of(worker->process);
    worker->begun_at = clock_now();
    task->is_done = true;
    task->result.text = text;
    task->result.length = length;
}

static void take_frames(Pool *pool, Worker *worker) {
    Frame frame;
    while (worker->unread.length >= sizeof frame && worker->next < worker->end) {
        memcpy(&frame, worker->unread.text, sizeof frame);
        if (worker->unread.length - sizeof frame < frame.length)
            return;
        take_frame(pool, worker, frame);
        size_t taken = sizeof frame + (size_t)frame.length;
        memmove(worker->unread.text, worker->unread.text + taken, worker->unread.length - taken);
        worker->unread.length -= taken;
    }
}

// The process is gone: the task it was at has failed, unless it had done all, or was to stop.
static void bury(Pool *pool, Worker *worker) {
    int status = 0;
    close(worker->pipe);
    while (waitpid(worker->process, &status, 0) < 0 && errno == EINTR)
        continue;
    buffer_free(&worker->unread);
    bool ended_well = WIFEXITED(status) && !WEXITSTATUS(status);
    // One that had just written its last word when we ended it has not failed in the next task.
    bool has_failed = !ended_well && (!worker->end_by || worker->ended_at == worker->next);
    if (worker->next < worker->end && has_failed) {
        Task *task = &pool->tasks[worker->next++];
        task->is_done = true;
        task->result.signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
        task->result.exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
        task->result.end = worker->end_by;
        task->result.seconds = clock_now() - worker->begun_at;
        if (!worker->end_by && pool->stopping_since > 0)
            task->result.end = JOB_INTERRUPTED;
    }
    uint32_t next = worker->next, end = worker->end;
    *worker = vector_last(&pool->workers);
    pool->workers.count--;
    if (next < end && !pool->stopping_since)
        start(pool, next, end);
}

static void read_from(Pool *pool, Worker *worker) {
    enum { PIECE = 1 << 16 };
    char piece[PIECE];
    ssize_t length = read(worker->pipe, piece, PIECE);
    if (length < 0 && errno == EINTR)
        return;
    if (length > 0) {
        buffer_add(&worker->unread, piece, (size_t)length);
        take_frames(pool, worker);
    } else {
        bury(pool, worker);
    }
}

// Waits until some process has something to say, or ends, for a while.
static void wait_for_news(Pool *pool) {
    struct pollfd *waiting = memory_alloc((pool->workers.count + 1) * sizeof(struct pollfd));
    uint32_t count = pool->workers.count;
    for (uint32_t i = 0; i < count; i++)
        waiting[i] = (struct pollfd){.fd = pool->workers.items[i].pipe, .events = POLLIN};
    // From the last on: one that is buried makes place for the last.
    if (poll(waiting, count, LOOK_AROUND) > 0)
        for (uint32_t i = count; i-- > 0;)
            if (waiting[i].revents)
                read_from(pool, &pool->workers.items[i]);
    memory_free(waiting);
}

// ---- Stopping

// What it has started dies with it.
static void end_worker(Worker *worker, JobEnd why) {
    if (!worker->end_by) {
        worker->end_by = why;
        worker->ended_at = worker->next;
    }
    kill(worker->process, SIGKILL);
}

static void end_all(Pool *pool) {
    for (uint32_t i = 0; i < pool->workers.count; i++)
        end_worker(&pool->workers.items[i], JOB_INTERRUPTED);
}

static void look_for_stop(Pool *pool) {
    if (!pool->stopping_since && pool->jobs->stopped(pool->jobs->context))
        pool->stopping_since = clock_now();
    if (!pool->stopping_since)
        return;
    for (uint32_t i = 0; i < pool->workers.count; i++) {
        Worker *worker = &pool->workers.items[i];
        if (!worker->is_told)
            kill(worker->process, SIGINT);
        worker->is_told = true;
    }
    if (clock_now() > pool->stopping_since + SECONDS_TO_END)
        end_all(pool);
}

// ---- Limits

static bool is_over_time(const Jobs *jobs, const Worker *worker) {
    double most = jobs->seconds * LEEWAY + SECONDS_LEFT;
    return jobs->seconds > 0 && clock_processor_of(worker->process) - worker->begun > most;
}

static bool is_over_memory(const Jobs *jobs, const Worker *worker) {
    size_t most = (size_t)((double)jobs->memory * LEEWAY);
    return jobs->memory && family_memory(worker->process, most) > most;
}

static void look_at_limits(Pool *pool) {
    const double pause = LOOK_AROUND / 1000.0;
    for (uint32_t i = 0; i < pool->workers.count; i++) {
        Worker *worker = &pool->workers.items[i];
        if (clock_now() < worker->next_look)
            continue;
        if (is_over_time(pool->jobs, worker))
            end_worker(worker, JOB_OVER_TIME);
        else if (is_over_memory(pool->jobs, worker))
            end_worker(worker, JOB_OVER_MEMORY);
        worker->next_look = clock_now() + pause;
    }
}

// ---- Running

static Pool pool_new(const Jobs *jobs, uint32_t count) {
    Arena *arena = arena_new();
    return (Pool){.jobs = jobs,
                  .arena = arena,
                  .tasks = arena_array(arena, count + 1, sizeof(Task)),
                  .count = count};
}

static void deliver(Pool *pool) {
    const Jobs *jobs = pool->jobs;
    for (; pool->delivered < pool->count && pool->tasks[pool->delivered].is_done; pool->delivered++)
        jobs->done(jobs->context, pool->delivered, &pool->tasks[pool->delivered].result);
}

static void show(Pool *pool) {
    uint32_t done = 0;
    for (uint32_t i = 0; i < pool->count; i++)
        done += pool->tasks[i].is_done;
    if (pool->jobs->progress && done < pool->count && pool->shown != done + 1)
        pool->jobs->progress(pool->jobs->context, done);
    pool->shown = done + 1;
}

// What is left over after a stop is not delivered.
static void run_all(const Jobs *jobs, uint32_t count, uint32_t at_once, uint32_t tasks_each) {
    Pool pool = pool_new(jobs, count);
    for (;;) {
        look_for_stop(&pool);
        while (!pool.stopping_since && pool.started < count && pool.workers.count < at_once) {
            uint32_t end = count - pool.started > tasks_each ? pool.started + tasks_each : count;
            start(&pool, pool.started, end);
            pool.started = end;
        }
        show(&pool);
        if (pool.workers.count)
            wait_for_news(&pool);
        look_at_limits(&pool);
        deliver(&pool);
        if (!pool.workers.count && (pool.started == count || pool.stopping_since))
            break;
    }
    deliver(&pool);
    arena_free(pool.arena);
}

void jobs_run(const Jobs *jobs, uint32_t count, uint32_t at_once) {
    run_all(jobs, count, at_once, at_once > 1 ? 1 : count);
}

void jobs_run_apart(const Jobs *jobs, uint32_t count, uint32_t at_once) {
    run_all(jobs, count, at_once, 1);
}
