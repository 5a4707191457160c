// The commands. Each returns the exit code.
#ifndef JURY_MAIN_COMMANDS_H
#define JURY_MAIN_COMMANDS_H

#include "main/options.h"

enum {
    EXIT_GOOD = 0,
    EXIT_ERRORS = 2, // in the source or on the command line
};

int command_parse(const Options *options);
int command_check(const Options *options);
int command_paths(const Options *options);
int command_bounds(const Options *options);
int command_prove(const Options *options);
int command_verify(const Options *options);
int command_explain(const Options *options);

// What of an explanation takes time that only some want.
typedef enum ExplainWish { EXPLAIN_ALL, EXPLAIN_STRENGTHENING, EXPLAIN_WEAKENING } ExplainWish;
int command_explain_part(const Options *options, ExplainWish wish);

int command_types(const Options *options);
int command_dump(const Options *options);
int command_certify(const Options *options);
int command_lsp(const Options *options);
int command_cache(const Options *options);
int command_split(const Options *options);
int command_job(const Options *options);
int command_join(const Options *options);
int command_help(const Options *options);

#endif
