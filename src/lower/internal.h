// Shared by the files of lowering; never included elsewhere.
//
//   lowering.c      entries, and the frame of every method
//   bodies.c        constructors and methods that have no source
//   enums.c         enums: constants, values(), valueOf
//   statics.c       static initialisers, and when they run
//   dispatch.c      which method a class runs
//   bridges.c       arguments that come through bridge methods
//   closures.c      what lowering adds to classes: enclosing instances, captured variables
//   lambdas.c       classes for lambdas and method references
//   exact_arrays.c  fields that hold arrays of exactly their type
//   unnamed.c       all local and anonymous classes and lambdas of the sources
//   statements.c    statements; loops.c, switch.c, try.c for the larger ones
//   havoc.c         the statement `havoc` of JML
//   scopes.c        jumps and exceptions, and what they pass on their way out
//   patterns.c      instanceof and patterns
//   expressions.c   expressions; conditions.c as branches; operators.c, places.c for assignment,
//                   arrays.c, calls.c, creation.c
//   conversions.c   primitive conversions, boxes, casts
//   checks.c        what Java checks by itself
//   emit.c          instructions
// code.h has what is not about trees.
#ifndef JURY_LOWER_INTERNAL_H
#define JURY_LOWER_INTERNAL_H

#include "lower/code.h"

// ---- expressions.c
IrRegister lower_expression(Code *code, Node *node);          // 0 for a void call
IrRegister lower_as(Code *code, Node *node, Type *type);      // converted as by assignment
IrRegister lower_yielded(Code *code, Node *node, Type *type); // as the value of a switch expression
// Where only this reference type is needed: what type arguments promise is cast to it, and not cast
// at all where it is Object.
IrRegister lower_wanted(Code *code, Node *node, Type *wanted);
void lower_effect(Code *code, Node *node); // the value is not needed
Node *without_parentheses(Node *node);
// A register that `later`, lowered next, does not change. `later` may be NULL.
IrRegister keep(Code *code, IrRegister value, Node *later);
IrRegister keep_over(Code *code, IrRegister value, const NodeList *later, uint32_t first);
bool is_pure(Code *code, Node *node); // no effect, no check, no call
bool is_local(const Variable *variable);
bool names_type(Node *node); // in front of a dot

// ---- conditions.c
void lower_condition(Code *code, Node *node, IrBlockId if_true, IrBlockId if_false);
// The same for the condition of a statement or `?:`, `node`: the outcome is marked.
void lower_decision(Code *code, Node *node, Node *condition, IrBlockId if_true, IrBlockId if_false);
// A condition that is left out, and so always holds; the code goes on with that block.
void emit_no_decision(Code *code, Node *node, IrBlockId next);
void emit_decision(Code *code, Node *node, IrRegister condition, IrBlockId if_true,
                   IrBlockId if_false);
IrRegister lower_logical(Code *code, Node *node); // && || ! ?: as a value

// ---- places.c
IrRegister lower_assign(Code *code, Assign *assign);
IrRegister lower_step(Code *code, Unary *unary, bool is_needed); // ++ and --
// `wanted`: see lower_wanted; NULL: the type of the expression.
IrRegister lower_name(Code *code, NameExpression *name, Type *wanted);
IrRegister lower_field(Code *code, FieldAccess *field, Type *wanted);
IrRegister lower_index(Code *code, Index *index);
IrRegister load_local(Code *code, Variable *variable); // or captured
void lower_any_place(Code *code, Node *target);        // gets any value

// ---- havoc.c
void lower_havoc(Code *code, const JmlStatement *statement);
// For what is assigned to the target; 0: not of this type.
IrRegister emit_any_value(Code *code, Node *target, Type *type);

// ---- lambdas.c
IrRegister lower_lambda(Code *code, Lambda *lambda);
IrRegister lower_method_reference(Code *code, MethodReference *reference);
void lower_lambda_body(Code *code, Closure *closure);

// ---- patterns.c
// Branches on whether the value, of type `from`, matches; binds the variables.
void lower_pattern(Code *code, Node *pattern, IrRegister value, Type *from, IrBlockId if_true,
                   IrBlockId if_false);
IrRegister lower_instance_test(Code *code, Instanceof *test); // as a value
void lower_instanceof(Code *code, Instanceof *test, IrBlockId if_true, IrBlockId if_false);

// ---- statements.c, loops.c, switch.c, try.c
void lower_statement(Code *code, Node *statement);
void lower_statements(Code *code, const NodeList *statements);
bool is_java(Node *node); // no JML expression in it
void lower_while(Code *code, While *loop);
void lower_do(Code *code, Do *loop);
void lower_for(Code *code, For *loop);
void lower_foreach(Code *code, Foreach *loop);
void lower_switch(Code *code, Switch *statement);
IrRegister lower_switch_expression(Code *code, SwitchExpression *expression);
void lower_try(Code *code, Try *statement);

#endif
