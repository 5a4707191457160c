// A session: the sources of the command line, typed and lowered on demand, the methods that are
// meant, and what stops the work. All commands that verify begin and end with it.
#ifndef JURY_MAIN_SESSION_H
#define JURY_MAIN_SESSION_H

#include "main/compilation.h"
#include "main/method_choice.h"
#include "question/question.h"

typedef struct Session {
    const Options *options;
    Compilation compilation;
    Lowering *lowering;
    MethodList methods; // to be looked at
    Stop *stop;         // of the first process
    int exit_code;      // so far
} Session;

// Reads, parses and types the files; errors are reported, and in the exit code. With marks, graphs
// say which statement they are at.
void session_begin(Session *session, const Options *options, bool makes_marks);

// The same sources once more with other options, for whoever began that session; nothing is
// reported. session_end_beside ends it.
void session_begin_beside(Session *session, const Options *options);
void session_end_beside(Session *session);

// The same without marks; errors are not reported yet.
void session_open(Session *session, const Options *options);

// False after reporting that a name means nothing, or that there is nothing to do.
bool session_choose(Session *session, const MethodChoice *choice);
// One method, as `check` takes it: `main` of an object may be a program.
bool session_choose_method(Session *session, const Method *method);

// What an engine is to look at; its result lives in the arena.
QuerySubject session_subject(const Session *session, Arena *arena, Method *method);

// Says what lowering found out on the way; gives the exit code.
int session_end(Session *session);

#endif
