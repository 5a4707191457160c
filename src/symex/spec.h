// Evaluating specifications: JML expressions on states.
#ifndef JURY_SYMEX_SPEC_H
#define JURY_SYMEX_SPEC_H

#include "symex/internal.h"

// Which arithmetic int and long have; MATH_UNSET until a clause is begun.
typedef enum SpecMath { MATH_UNSET, MATH_JAVA, MATH_SAFE, MATH_BIGINT } SpecMath;

// What a name of a specification means, and which state it is asked of.
typedef struct Spec {
    Symex *symex;
    Frame *frame;          // whose locals are seen, or NULL
    const State *state;    // now
    const State *old;      // \old; NULL where it is not allowed
    const State *block;    // before the statement whose contract it is, or NULL
    Term receiver;         // `this`, or TERM_NONE
    Term result;           // \result, or TERM_NONE
    Term exception;        // \exception, or TERM_NONE
    Map bindings;          // Variable -> (void *)(uintptr_t)Term: parameters, bound variables
    Term guard;            // under which the part being evaluated counts
    Term undefined;        // has met something without a value: null dereference, bad index …
    int polarity;          // 1: to be shown, -1: given, 0: both; tells which quantifiers stand for one
    uint32_t depth;        // of model fields and pure calls
    SpecMath math;
    uint32_t first_fresh;  // objects from here on are \fresh
    uint32_t first_made;   // objects from here on were made by calls of this clause; 0: none was called
} Spec;

// The value of an expression; what goes wrong on the way is noted in spec->undefined.
Term spec_value(Spec *spec, Node *expression);
Term spec_value_as(Spec *spec, Node *expression, Type *type); // converted, as by assignment
// `this`, or the instance around it, as which a member of `owner` is meant.
Term spec_receiver_of(Spec *spec, Class *owner, Node *node);
// True where the expression is true and has a value.
Term spec_holds(Spec *spec, Node *expression);
// The same, or it is not modelled: for what is assumed. An assumption must not take away the
// executions in which it could not be evaluated, or nobody would hear of them.
Term spec_may_hold(Spec *spec, Node *expression);
// For a clause that is to be shown and that nothing else depends on: where it is broken for
// certain. What is not modelled in it does no harm elsewhere.
Term spec_violated(Spec *spec, Node *expression);
// Converts a value as Java does, boxing and unboxing included. Numbers of JML have no boxes.
bool spec_can_convert(const Type *from, const Type *to);
Term spec_convert(Spec *spec, Term value, Type *from, Type *to);
Term spec_convert_at(Spec *spec, Term value, Type *from, Type *to, Span span); // by a cast there
bool spec_is_floating(const Type *type);                                       // float or double
Type *spec_without_box(Spec *spec, Type *type); // int for Integer, else the type
void spec_bind(Spec *spec, Variable *variable, Term value);

// spec_operator.c
Term spec_binary(Spec *spec, Binary *binary);
Term spec_chain(Spec *spec, Chain *chain);
Term spec_unary(Spec *spec, Unary *unary);
Term spec_cast(Spec *spec, Cast *cast);
Term spec_conditional(Spec *spec, Conditional *conditional);
// An operand that counts the other way round (-1), or both ways (0).
Term spec_value_at_polarity(Spec *spec, int factor, Node *expression);
// spec_number.c
SpecMath spec_math_at(Symex *symex, Position position); // of the declaration around it
// Is the value not one of Java's, but a number of its own width?
bool spec_is_exact(const Spec *spec, const Type *type, Term value);
Term spec_exact(Spec *spec, IrOperation operation, Term a, Term b, Node *node);
Term spec_exact_choice(Spec *spec, Term condition, Term yes, Term no); // of any sort
void spec_widen_both(Spec *spec, Term *a, Term *b);
Term spec_narrowed(Spec *spec, Term value, uint32_t width, bool is_cast);
// spec_type.c
bool spec_compares_types(const Binary *binary);
Term spec_types_compared(Spec *spec, Binary *binary);
// statements.c: where a statement stands
Spec statement_spec(Symex *symex, Frame *frame, const State *state);
// Its invariants hold, and what decreases has become less.
void check_loop_clauses(Symex *symex, Frame *frame, State *state, Node *loop);

// spec_quantify.c
Term spec_quantified(Spec *spec, Quantified *quantified);
// spec_function.c: \fresh, \nonnullelements …
Term spec_function(Spec *spec, JmlFunction *function);
// reach.c: \reach(…).has(x)
Term spec_accesses(Spec *spec, JmlFunction *function); // \only_assigned … (accesses.c)
Term spec_set_call(Spec *spec, Call *call);
// Notes that the expression cannot be evaluated; gives some value of its type.
Term spec_unmodelled(Spec *spec, Node *node, const char *text);
// The objects that can be instances of the type and are there in the state.
Term spec_object_exists(Spec *spec, const Object *object);
void spec_undefined(Spec *spec, Term condition);

#endif
