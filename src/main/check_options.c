#include "main/check_options.h"

#include "main/files.h"
#include "main/property.h"
#include "main/scope_options.h"

enum { DEFAULT_TIMEOUT = 60 };

// The order of the words in options.def.
enum { NULL_BY_JML, NULL_NEVER, NULL_ALWAYS, NULL_REASONABLE };
enum { NUMBERS_ANY, NUMBERS_REASONABLE };

bool check_options_read(Session *session, CheckOptions *check) {
    const Options *options = session->options;
    check->solver = options->values[OPTION_SOLVER].choice ? SOLVER_Z3 : SOLVER_CADICAL;
    check->timeout = options_number(options, OPTION_TIMEOUT, DEFAULT_TIMEOUT);
    check->writes_clauses = options_given(options, OPTION_WRITE);
    check->encoding.no_order = options_given(options, OPTION_NO_ORDER);
    check->encoding.no_polarity = options_given(options, OPTION_NO_POLARITY);
    check->encoding.no_lemmas = options_given(options, OPTION_NO_LEMMAS);
    check->no_tightening = options_given(options, OPTION_NO_TIGHTENING);
    check->all_fields = options_given(options, OPTION_ALL_FIELDS);
    check->follows_paths = !options_given(options, OPTION_NO_PATHS);
    check->paths_first = options_given(options, OPTION_PATHS_FIRST);
    check->no_run = options_given(options, OPTION_NO_RUN);
    check->no_incremental = options_given(options, OPTION_NO_INCREMENTAL);
    check->scope.knows_collections = !options_given(options, OPTION_NO_COLLECTIONS);
    check->scope.all_numberings = options_given(options, OPTION_NO_SYMMETRY);
    uint32_t null = options->values[OPTION_NULL_DEFAULT].choice;
    check->scope.is_plain = true;
    check->calls_before = options_number(options, OPTION_CALLS_BEFORE, DEFAULT_CALLS_BEFORE);
    check->scope.leaves_numbers = options_given(options, OPTION_NUMBERS)
                                      ? options->values[OPTION_NUMBERS].choice == NUMBERS_REASONABLE
                                      : files_name_folder(&options->operands);
    check->scope.is_reasonable = null == NULL_BY_JML || null == NULL_REASONABLE;
    return property_read(options, &check->property) &&
           scope_options_read(&session->compilation, &check->scope);
}

CheckOptions check_options_for(const Session *session, const CheckOptions *check,
                               const Method *method) {
    CheckOptions own = *check;
    if (method_is_main(method) && !options_given(session->options, OPTION_CALLS))
        own.scope.calls = CALLS_INLINE;
    return own;
}
