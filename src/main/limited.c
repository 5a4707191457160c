#include "main/limited.h"

#include "base/clock.h"
#include "base/family.h"
#include "verdict/kind.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

enum { LOOK_AROUND = 20 }; // milliseconds

bool limited_is_asked(const Options *options) {
    return options_given(options, OPTION_WHOLE_TIMEOUT) ||
           options_given(options, OPTION_WHOLE_MEMORY);
}

typedef enum Excess { NO_EXCESS, EXCESS_OF_TIME, EXCESS_OF_MEMORY } Excess;

static Excess excess_of(const Options *options, pid_t process) {
    double seconds = options_number(options, OPTION_WHOLE_TIMEOUT, 0);
    size_t memory = (size_t)options_number(options, OPTION_WHOLE_MEMORY, 0) << 20;
    if (seconds > 0 && clock_processor_of(process) > seconds)
        return EXCESS_OF_TIME;
    return memory && family_memory(process, memory) > memory ? EXCESS_OF_MEMORY : NO_EXCESS;
}

// Gives how the process ended. True if it was ended by us.
static Excess wait_for(const Options *options, pid_t process, int *status) {
    Excess excess = NO_EXCESS;
    for (;;) {
        pid_t ended = waitpid(process, status, WNOHANG);
        if (ended == process || (ended < 0 && errno != EINTR))
            return excess;
        if (!excess && (excess = excess_of(options, process)))
            kill(process, SIGKILL);
        poll(NULL, 0, LOOK_AROUND);
    }
}

static int exit_code_of(int status) {
    if (WIFEXITED(status))
        return WEXITSTATUS(status);
    signal(WTERMSIG(status), SIG_DFL); // as if it had been this process
    raise(WTERMSIG(status));
    return EXIT_FAILURE;
}

int limited_run(const Options *options, int (*run)(const Options *options)) {
    static const char rest[] = "what was written is not all";
    pid_t parent = getpid(), process = fork();
    if (process < 0) {
        options_error("cannot start a process, and nothing else can keep to the limits");
        return verdict_exit_code(VERDICT_ERROR, false);
    }
    if (!process) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        if (getppid() != parent)
            _exit(EXIT_FAILURE);
        exit(run(options));
    }
    int status = 0;
    switch (wait_for(options, process, &status)) {
    case NO_EXCESS: return exit_code_of(status);
    case EXCESS_OF_TIME:
        options_error("no answer within %u s; %s", options_number(options, OPTION_WHOLE_TIMEOUT, 0),
                      rest);
        break;
    case EXCESS_OF_MEMORY:
        options_error("no answer within %u MB of memory; %s",
                      options_number(options, OPTION_WHOLE_MEMORY, 0), rest);
        break;
    }
    return verdict_exit_code(VERDICT_UNKNOWN, false);
}
