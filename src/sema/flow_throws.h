// Shared by the files of checked exceptions; never included elsewhere.
//
//   flow_throws.c        classes, their bodies and lambdas: what must be handled where
//   flow_throws_call.c   what a call, creation or implicit call may throw
//   flow_throws_try.c    try and catch, and what is thrown again
//
// The walk collects the checked exceptions that code may throw in a list. At a
// try, at the end of a body or of a lambda, what is handled there is taken out.
#ifndef JURY_SEMA_FLOW_THROWS_H
#define JURY_SEMA_FLOW_THROWS_H

#include "sema/flow.h"

typedef enum ThrownBy { THROWN_BY_CODE, THROWN_BY_CLOSE, THROWN_BY_SUPER } ThrownBy;

typedef struct Thrown {
    Type *type;  // NULL: not known; never reported
    Type *bound; // … but it is a subtype of this
    Span span;
    ThrownBy by;
    const char *resource; // THROWN_BY_CLOSE: its name, or NULL
} Thrown;

typedef VECTOR(Thrown) ThrownList;

// A catch parameter in scope, and what it can hold: `throw e` throws only that (JLS 11.2.2).
typedef struct Rethrow {
    struct Rethrow *outer;
    const Variable *parameter;
    ThrownList types;
} Rethrow;

typedef struct Throws {
    Flow *flow;
    ThrownList *thrown;        // so far, by the code being walked
    Rethrow *rethrow;          // innermost
    const Class *class_symbol; // whose body this is
    bool lets_through;         // the lambda next visited: its call throws what it throws
    Class *throwable, *exception, *runtime_exception, *error;
} Throws;

// ---- flow_throws.c
void throws_visit(Throws *state, Node *node); // or NULL
void throws_visit_list(Throws *state, const NodeList *list);
bool throws_is_unchecked(Throws *state, Type *type);
// Adds it to the list unless it is unchecked.
void throws_add(Throws *state, Thrown thrown);
bool throws_is_subtype(Throws *state, Type *type, Type *super);

// ---- flow_throws_call.c
// What a method may throw when called on a value of type `site` (NULL: not known).
void throws_add_call(Throws *state, const Method *method, Type *site,
                     const NodeList *type_arguments, Thrown origin);
void throws_visit_call(Throws *state, Call *call);
void throws_visit_new(Throws *state, New *creation);
void throws_visit_constructor_call(Throws *state, ConstructorCall *call);
void throws_add_implicit_super(Throws *state, const Class *class_symbol, Span span);
void throws_add_close(Throws *state, Node *resource);

// ---- flow_throws_try.c
void throws_visit_try(Throws *state, const Try *statement);
void throws_visit_throw(Throws *state, const Throw *statement);

#endif
