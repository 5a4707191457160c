// Tasks in processes of their own: what one had told counts where it is ended from outside.
#include "unit.h"

#include "main/jobs.h"

#include <string.h>

enum { TASKS = 3 };

typedef struct Trial {
    int pipe; // in a process
    JobEnd ends[TASKS];
    double seconds[TASKS];
    char texts[TASKS][16], so_far[TASKS][16];
} Trial;

static void begin(void *context, int pipe) {
    ((Trial *)context)->pipe = pipe;
}

// The second task says something twice, and never ends; the third one has nothing to say.
static void run(void *context, uint32_t index, FILE *out) {
    Trial *trial = context;
    if (index == 0)
        jobs_tell(trial->pipe, "not yet", strlen("not yet"));
    if (index == 1) {
        jobs_tell(trial->pipe, "one", strlen("one"));
        jobs_tell(trial->pipe, "two", strlen("two"));
    }
    for (volatile uint32_t i = index; i;)
        continue;
    fprintf(out, "done %u", index);
}

static void done(void *context, uint32_t index, const JobResult *result) {
    Trial *trial = context;
    trial->ends[index] = result->end;
    trial->seconds[index] = result->seconds;
    snprintf(trial->texts[index], sizeof trial->texts[index], "%s",
             result->text ? result->text : "none");
    snprintf(trial->so_far[index], sizeof trial->so_far[index], "%s",
             result->so_far ? result->so_far : "none");
}

static bool never(void *context) {
    (void)context;
    return false;
}

UNIT_TEST(jobs_tell_before_they_are_ended) {
    Trial trial = {0};
    Jobs jobs = {.context = &trial,
                 .begin = begin,
                 .run = run,
                 .done = done,
                 .stopped = never,
                 .seconds = 0.1};
    jobs_run(&jobs, TASKS, 1);
    CHECK_EQUAL_STR("done 0", trial.texts[0]);
    CHECK(trial.ends[0] == JOB_ENDED_BY_ITSELF);
    CHECK_EQUAL_STR("none", trial.texts[1]);
    CHECK_EQUAL_STR("two", trial.so_far[1]);
    CHECK(trial.ends[1] == JOB_OVER_TIME);
    CHECK(trial.seconds[1] > 0.1);
    CHECK_EQUAL_STR("none", trial.so_far[2]);
    CHECK(trial.ends[2] == JOB_OVER_TIME);
}
