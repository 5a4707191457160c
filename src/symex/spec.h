// Evaluating specifications: JML expressions on states.
#ifndef JURY_SYMEX_SPEC_H
#define JURY_SYMEX_SPEC_H

#include "symex/internal.h"

// What a name of a specification means, and which state it is asked of.
typedef struct Spec {
    Symex *symex;
    Frame *frame;          // whose locals are seen, or NULL
    const State *state;    // now
    const State *old;      // \old; NULL where it is not allowed
    Term receiver;         // `this`, or TERM_NONE
    Term result;           // \result, or TERM_NONE
    Map bindings;          // Variable -> (void *)(uintptr_t)Term: parameters, bound variables
    Term guard;            // under which the part being evaluated counts
    Term undefined;        // has met something without a value: null dereference, bad index …
    int polarity;          // 1: to be shown, -1: given, 0: both; tells which quantifiers stand for one
    uint32_t depth;        // of model fields and pure calls
    uint32_t first_fresh;  // objects from here on are \fresh
} Spec;

// The value of an expression; what goes wrong on the way is noted in spec->undefined.
Term spec_value(Spec *spec, Node *expression);
Term spec_value_as(Spec *spec, Node *expression, Type *type); // converted, as by assignment
// `this`, or the instance around it, as which a member of `owner` is meant.
Term spec_receiver_of(Spec *spec, Class *owner, Node *node);
// True where the expression is true and has a value.
Term spec_holds(Spec *spec, Node *expression);
// For a clause that is to be shown and that nothing else depends on: where it is broken for
// certain. What is not modelled in it does no harm elsewhere.
Term spec_violated(Spec *spec, Node *expression);
void spec_bind(Spec *spec, Variable *variable, Term value);

// spec_quantify.c
Term spec_quantified(Spec *spec, Quantified *quantified);
// spec_function.c: \fresh, \nonnullelements …
Term spec_function(Spec *spec, JmlFunction *function);
// reach.c: \reach(…).has(x)
Term spec_set_call(Spec *spec, Call *call);
// Notes that the expression cannot be evaluated; gives some value of its type.
Term spec_unmodelled(Spec *spec, Node *node, const char *text);
// The objects that can be instances of the type and are there in the state.
Term spec_object_exists(Spec *spec, const Object *object);
void spec_undefined(Spec *spec, Term condition);

#endif
