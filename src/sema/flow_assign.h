// Shared by the files of definite assignment; never included elsewhere.
//
//   flow_assign.c            classes and their members, in the order they run
//   flow_assign_variable.c   one variable: declared, used, assigned
//   flow_assign_expr.c       expressions and conditions
//   flow_assign_stmt.c       statements, loops and jumps
//   flow_assign_try.c        try, catch and finally
//   flow_assign_switch.c     switch statements and expressions
//
// The walk follows evaluation. `now` holds what is known before the node at
// hand, and after the call what is known after it.
#ifndef JURY_SEMA_FLOW_ASSIGN_H
#define JURY_SEMA_FLOW_ASSIGN_H

#include "sema/flow.h"
#include "sema/flow_facts.h"

// Which blank final fields may be assigned by their simple name or `this.name`?
typedef enum BodyKind {
    BODY_METHOD, // none
    BODY_STATIC_INITIALIZER,
    BODY_INSTANCE_INITIALIZER,
    BODY_CONSTRUCTOR,
    BODY_DELEGATING_CONSTRUCTOR, // calls this(…), which has assigned all of them
    BODY_COMPACT_CONSTRUCTOR,    // of a record: assigns all of them at its end, itself none
} BodyKind;

typedef enum JumpKind { JUMP_BREAK, JUMP_CONTINUE, JUMP_YIELD, JUMP_RETURN } JumpKind;

// A jump on its way to its target, with what is known there.
typedef struct Jump {
    JumpKind kind;
    const Node *target; // NULL for a return
    Facts facts;
    Facts when_false; // of a yielded condition, where facts is for when it is true; else the same
} Jump;

typedef struct Assignment {
    Flow *flow;
    FactSpace space;
    Facts now;
    uint64_t *unassigned_in_try; // what no statement of the innermost try has assigned so far
    VECTOR(Jump) jumps;
    uint32_t first_jump; // the first of this class: those of the code around it come before
    Map numbers;         // Variable -> its number
    uint32_t last;       // number given out
    uint32_t capacity;   // the greatest that may be
    struct ClassScope *scope;
} Assignment;

// The class whose bodies are walked.
typedef struct ClassScope {
    struct ClassScope *outer; // around an anonymous class; else NULL
    Class *class_symbol;
    BodyKind body_kind;
    Facts made; // known after the instance initialisers
} ClassScope;

// What is known after a condition.
typedef struct Branches {
    Facts when_true;
    Facts when_false;
} Branches;

// ---- flow_assign.c
// A local or anonymous class: sees the variables around it, and leaves them alone.
void assign_class_in_body(Assignment *state, ClassDeclaration *declaration);

// ---- flow_assign_variable.c
void assign_declare(Assignment *state, Variable *variable);    // tracked from here on, no value yet
void assign_bind(Assignment *state, Node *declaration);        // VARIABLE: and has a value
void assign_initialize(Assignment *state, Variable *variable); // gets its first value
void assign_also(Assignment *state, Variable *variable, Facts between); // what ran in between
bool assign_is_assigned(Assignment *state, Variable *variable);         // true if it is not tracked
bool assign_is_unassigned(Assignment *state, Variable *variable);
void assign_use(Assignment *state, Node *expression); // NAME or FIELD
void assign_store(Assignment *state, Node *target);   // any target of an assignment
bool assign_is_simple(Node *expression);              // a name, or `this.name`

// ---- flow_assign_expr.c
void assign_expression(Assignment *state, Node *expression);   // or NULL
Branches assign_condition(Assignment *state, Node *condition); // NULL: true; leaves `now` undefined

// ---- flow_assign_stmt.c
void assign_statement(Assignment *state, Node *statement);
void assign_statements(Assignment *state, const NodeList *list);
void assign_mark_unreachable(Assignment *state);
void assign_jump(Assignment *state, JumpKind kind, const Node *target); // and nothing comes after
void assign_yield(Assignment *state, Node *value, const Node *target);
// Jumps of that kind arrive at their target: what is known there holds on every way.
void assign_join(Assignment *state, JumpKind kind, const Node *target);

// ---- flow_assign_try.c
void assign_try(Assignment *state, const Try *statement);

// ---- flow_assign_switch.c
void assign_switch(Assignment *state, const Switch *statement);
void assign_switch_expression(Assignment *state, const SwitchExpression *expression);
Branches assign_switch_condition(Assignment *state, const SwitchExpression *expression);

#endif
