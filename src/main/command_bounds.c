// jury bounds: exact loop bounds of methods.
#include "main/commands.h"

#include "bounds/bounds.h"
#include "main/method_choice.h"
#include "main/method_run.h"
#include "main/scope_options.h"
#include "main/verification.h"

enum { DEFAULT_TIMEOUT = 60 };

// The order of the words in options.def.
enum { BY_EXACT, BY_UNROLL };

typedef struct BoundsRun {
    Session session;
    BoundsOptions bounds;
} BoundsRun;

static bool read_options(BoundsRun *run) {
    const Options *options = run->session.options;
    run->bounds.check.solver = options->values[OPTION_SOLVER].choice ? SOLVER_Z3 : SOLVER_CADICAL;
    run->bounds.check.timeout = options_number(options, OPTION_TIMEOUT, DEFAULT_TIMEOUT);
    run->bounds.by_unrolling = options->values[OPTION_BY].choice == BY_UNROLL;
    run->bounds.wants_witnesses =
        verification_wants_details(options) || options_given(options, OPTION_WITNESS);
    return scope_options_read(&run->session.compilation, &run->bounds.check.scope);
}

static bool choose_methods(BoundsRun *run) {
    MethodChoice choice = {.names = run->session.options->values[OPTION_METHOD].texts, .all = true};
    return session_choose(&run->session, &choice);
}

static MethodResult judge(void *context, const Plain *plain, uint32_t index) {
    const BoundsRun *run = context;
    QuerySubject subject =
        session_subject(&run->session, plain->arena, run->session.methods.items[index]);
    const Bounds *bounds = bounds_method(&subject, &run->bounds);
    return (MethodResult){.bounds = plain_bounds(plain, bounds)};
}

static void find_all(BoundsRun *run) {
    const Options *options = run->session.options;
    MethodRun loop = {.session = &run->session,
                      .stop = &run->bounds.check.stop,
                      .memory = options_number(options, OPTION_MEMORY, 0),
                      .seconds = run->bounds.check.timeout,
                      .jobs = options_number(options, OPTION_JOBS, 1),
                      .context = run,
                      .judge = judge,
                      .report = {.has_witnesses = options_given(options, OPTION_WITNESS)}};
    method_run(&loop);
}

int command_bounds(const Options *options) {
    BoundsRun run = {0};
    session_begin(&run.session, options, false);
    run.bounds.check.stop = run.session.stop;
    if (read_options(&run) && choose_methods(&run))
        find_all(&run);
    else
        run.session.exit_code = EXIT_ERRORS;
    return session_end(&run.session);
}
