// Shared by the files of flow analysis; never included elsewhere.
//
//   flow.c             the passes in order, and what they have in common
//   flow_reach.c       reachability (JLS 14.22)
//   flow_facts.c       sets of variables that are, or are not, assigned
//   flow_assign*.c     definite assignment (JLS 16)
//   flow_capture.c     variables used in lambdas and inner classes (JLS 4.12.4)
//   flow_throws*.c     checked exceptions (JLS 11.2)
//
// Every pass walks the tree of one class: its members' bodies, and in them the
// bodies of lambdas and of local and anonymous classes. JML is passed over.
#ifndef JURY_SEMA_FLOW_H
#define JURY_SEMA_FLOW_H

#include "sema/internal.h"

typedef struct Flow {
    Sema *sema;
    Arena *arena;  // of the analysis of this class; nothing in it is kept
    bool is_typed; // no error in the class: else what initialises a field may have been passed over
} Flow;

// ---- flow.c

// No Java code: JML, types, modifiers. Declarations with errors are passed over too.
bool flow_ignores(const Node *node);
// A statement without the block contracts around it; NULL for a JML statement.
Node *flow_java_statement(Node *statement);
Node *flow_without_parentheses(Node *expression);
// A constant expression of that value. No condition at all is true.
bool flow_is_constant(Node *condition, bool value);
// A member class is followed with the body it stands in, if there is one; else it has its own turn.
bool flow_follows_class(const ClassDeclaration *declaration);
// this(…) or super(…) at the start of a constructor, or NULL.
ConstructorCall *flow_constructor_call(const MethodDeclaration *constructor);
bool flow_is_static(const Node *member); // VARIABLE, METHOD, INITIALIZER or ENUM_CONSTANT
// The variable that a NAME or FIELD denotes, or NULL for any other expression.
Variable *flow_variable(Node *expression);
bool flow_is_local(const Variable *variable); // declared in a body, parameters included

// ---- One entry per pass
void flow_check_reachability(Flow *flow, ClassDeclaration *declaration);
// Also finds out which variables are reassigned.
void flow_check_assignments(Flow *flow, ClassDeclaration *declaration);
// Needs to know which variables are reassigned; finds out which are captured.
void flow_check_captures(Flow *flow, ClassDeclaration *declaration);
// Needs to know which exception parameters are reassigned.
void flow_check_exceptions(Flow *flow, ClassDeclaration *declaration);

#endif
