// Paths beside the solver: with several processes, one follows paths while the others solve.
//
// The process is a copy of this one, by fork. It says through memory that both see whether all
// paths hold; if so, nothing need be asked any more. If not, or if it dies, the solver has its
// place again.
#include "check/internal.h"

#include <errno.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

// It may take long, as little else is lost; but where it would take longer still, that is to be
// known soon.
static const double HASTE = 8;

struct Beside {
    pid_t process;
    CasesOutcome *outcome; // seen by both
};

bool beside_is_running(const Checker *checker) {
    return checker->beside != NULL;
}

static void forget(Checker *checker) {
    munmap(checker->beside->outcome, sizeof(CasesOutcome));
    checker->beside = NULL;
}

void beside_start(Checker *checker, double seconds) {
    CasesOutcome *outcome =
        mmap(NULL, sizeof(CasesOutcome), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (outcome == MAP_FAILED)
        return;
    *outcome = (CasesOutcome){.least = 2 * seconds}; // of one that dies
    pid_t parent = getpid(), process = fork();
    if (process == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        if (getppid() == parent)
            *outcome = cases_try(checker, seconds, HASTE);
        _exit(0);
    }
    if (process < 0) {
        munmap(outcome, sizeof(CasesOutcome));
        return;
    }
    checker->beside = ARENA_NEW(checker->scratch, Beside);
    *checker->beside = (Beside){process, outcome};
}

bool beside_look(Checker *checker) {
    Beside *beside = checker->beside;
    if (!beside || waitpid(beside->process, NULL, WNOHANG) != beside->process)
        return false;
    cases_note(checker, beside->outcome);
    bool hold = beside->outcome->hold;
    forget(checker);
    return hold;
}

void beside_end(Checker *checker) {
    Beside *beside = checker->beside;
    if (!beside)
        return;
    kill(beside->process, SIGKILL);
    while (waitpid(beside->process, NULL, 0) < 0 && errno == EINTR)
        continue;
    forget(checker);
}
