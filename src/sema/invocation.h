// Calls while their types are being found; shared by overload.c, arguments.c,
// attribute_call.c and attribute_lambda.c.
//
// An expression that is an argument is classified first: most have a type of
// their own, the others (lambdas, method references, calls of generic methods,
// conditionals of such) wait for the type of the parameter they go to.
#ifndef JURY_SEMA_INVOCATION_H
#define JURY_SEMA_INVOCATION_H

#include "sema/internal.h"

typedef enum ArgumentKind {
    ARGUMENT_STANDALONE, // has its type
    ARGUMENT_LAMBDA,
    ARGUMENT_REFERENCE, // method reference
    ARGUMENT_CALL,      // generic call or diamond, its type arguments still open
    ARGUMENT_CHOICE,    // conditional or switch expression with such parts
} ArgumentKind;

typedef struct Argument {
    ArgumentKind kind;
    Node *node;      // without parentheses; NULL for a bare type
    Node *outermost; // with them
    Environment *environment;
    Type *type;                    // STANDALONE
    struct Invocation *invocation; // CALL
    ArgumentList parts;            // CHOICE
    ArgumentList values;           // LAMBDA with declared parameters: what it returns …
    bool values_known;             // … once that was asked for
    // REFERENCE:
    Type *qualifier; // what stands before `::`
    bool names_type; // it is a type
    Method *exact;   // the only method it can mean, or NULL
} Argument;

typedef enum Phase { PHASE_STRICT, PHASE_LOOSE, PHASE_VARARGS } Phase;

typedef struct Invocation {
    Node *node; // CALL, NEW, CONSTRUCTOR_CALL, ENUM_CONSTANT; NULL for a method reference
    Environment *environment;
    Span span;        // where to report
    const char *what; // name to report
    Type *site;       // the methods are members of it
    Class *created;   // of `new`: the class; else NULL
    Type *created_type;
    bool is_diamond;
    bool is_super_call;      // super.m(): not virtual
    TypeList type_arguments; // given explicitly
    ArgumentList arguments;
    MethodList candidates;
    // Found by invocation_select and invocation_infer:
    Method *method;
    Phase phase;
    TypeList declared; // type parameters to be inferred
    TypeList fresh;    // the inference variables for them
    TypeList formals;  // the parameter type for each argument
    Type *return_type;
    bool unchecked; // an unchecked conversion was needed: erased result
} Invocation;

// ---- arguments.c
Argument *argument_classify(Sema *sema, Environment *environment, Node *node);
Argument *argument_of_type(Sema *sema, Type *type);
void arguments_classify(Sema *sema, Environment *environment, const NodeList *nodes,
                        ArgumentList *list);
// Can the argument go to a parameter of that type? Adds bounds to inference
// variables. What needs them resolved first (lambda bodies) is left out.
bool argument_fits(Sema *sema, Argument *argument, Type *formal, bool is_strict);
// Types an argument outside of any call: `target` may be NULL.
Type *argument_settle(Sema *sema, Argument *argument, Type *target);
// Types it after the inference of the call it belongs to.
void argument_finish(Sema *sema, Argument *argument, Type *formal);

// ---- overload.c
// Chooses among the candidates; false after an error was reported.
bool invocation_select(Sema *sema, Invocation *invocation);
// Instantiates the method chosen with inference variables and takes in the arguments.
bool invocation_infer(Sema *sema, Invocation *invocation);
// A type in the signature of the method chosen, as this call sees it.
Type *invocation_seen(Sema *sema, const Invocation *invocation, Type *declared);
// Is its type open until a target is known?
bool invocation_is_open(const Invocation *invocation);

// ---- complete.c
// Infers what is open, with the target where given, and types call and arguments.
Type *invocation_complete(Sema *sema, Invocation *invocation, Type *target);
void invocation_finish(Sema *sema, Invocation *invocation); // all variables have instances

// ---- attribute_call.c
// Receiver, candidates and arguments; NULL after an error.
Invocation *invocation_of_call(Sema *sema, Environment *environment, Call *call);
Invocation *invocation_of_new(Sema *sema, Environment *environment, New *creation);
// What remains to be done when the method is known: class bodies, slots of the node.
Type *invocation_result(Sema *sema, Invocation *invocation);
bool has_enclosing_instance(Sema *sema, Environment *environment, Class *of);
// Why there is no instance here, for messages: "in a static context", with another `preposition`
// than "in" if so, or because the constructor has not called its first one.
const char *absence_of_instance(Sema *sema, const Environment *environment,
                                const char *preposition);

// ---- attribute_lambda.c
bool lambda_fits_shape(Sema *sema, Lambda *lambda, Type *formal);
// Are the types of all its parameters written? Then it takes part in the choice of overloads.
// The type that the lambda implements, without wildcards: where it says the types of its parameters
// they decide (JLS 18.5.3). NULL when the target is not functional.
Type *lambda_functional_type(Sema *sema, const Argument *argument, Type *target, Method **function);
bool lambda_is_explicit(const Lambda *lambda);
// The values of an explicit lambda, typed without a target.
const ArgumentList *lambda_values(Sema *sema, Argument *argument, Type *function_type,
                                  Method *function);
// Written parameter types make those of the function the same.
bool lambda_same_parameters(Sema *sema, const Argument *argument, const TypeList *parameters);
void lambda_finish(Sema *sema, Argument *argument, Type *target);
// Types the body for known parameter types, silently, and gives its values.
void lambda_collect(Sema *sema, Argument *argument, Type *function_type, Method *function,
                    ArgumentList *returns);
void reference_classify(Sema *sema, Argument *argument);
bool reference_fits_shape(Sema *sema, Argument *argument, Type *formal);
// The call that a reference makes for these parameter types; NULL if none fits.
Invocation *reference_invocation(Sema *sema, Argument *argument, const TypeList *parameters,
                                 Type **array_result);
void reference_finish(Sema *sema, Argument *argument, Type *target);
// Parameter types and result of the method of a functional interface type.
Type *function_signature(Sema *sema, Type *function_type, Method *function, TypeList *parameters);

#endif
