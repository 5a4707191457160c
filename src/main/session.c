#include "main/session.h"

#include "bytecode/bytecode.h"
#include "main/commands.h"
#include "main/verification.h"

typedef bool Compile(Compilation *compilation);

static void compile_with(Session *session, const Options *options, bool makes_marks,
                         Compile *compile) {
    session->options = options;
    session->compilation = compilation_new(options);
    if (!compile(&session->compilation))
        session->exit_code = EXIT_ERRORS;
    LowerOptions lowering = {.class_files = &bytecode_bodies,
                             .check_overflow = options_given(options, OPTION_CHECK),
                             .make_marks = makes_marks};
    session->lowering =
        lowering_new(session->compilation.arena, session->compilation.sema, &lowering);
}

// Signals are heard from now on: reading may wait for the standard input.
static void begin(Session *session, const Options *options, bool makes_marks, Compile *compile) {
    *session = (Session){.stop = stop_new()};
    compile_with(session, options, makes_marks, compile);
}

void session_begin(Session *session, const Options *options, bool makes_marks) {
    begin(session, options, makes_marks, verification_compile);
}

void session_open(Session *session, const Options *options) {
    begin(session, options, false, verification_type);
}

void session_begin_beside(Session *session, const Options *options) {
    *session = (Session){.stop = NULL};
    compile_with(session, options, false, verification_type);
}

void session_end_beside(Session *session) {
    compilation_free(&session->compilation);
}

bool session_choose(Session *session, const MethodChoice *choice) {
    return method_choice_find(session->compilation.arena, session->compilation.sema, choice,
                              &session->methods);
}

bool session_choose_method(Session *session, const Method *method) {
    Arena *arena = session->compilation.arena;
    MethodChoice choice = {.programs = session->lowering};
    vector_push(arena, &choice.names, method_choice_name(arena, method));
    session->methods = (MethodList){0};
    return session_choose(session, &choice);
}

QuerySubject session_subject(const Session *session, Arena *arena, Method *method) {
    const Compilation *compilation = &session->compilation;
    return (QuerySubject){arena, compilation->sema, session->lowering, compilation->sources,
                          method};
}

int session_end(Session *session) {
    diag_flush(session->compilation.diagnostics, stderr);
    stop_free(session->stop);
    compilation_free(&session->compilation);
    return session->exit_code;
}
