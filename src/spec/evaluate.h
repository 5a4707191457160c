// Giving specifications values, in a domain.
//
// The evaluator knows what JML means: what counts where, what has no value, which state is asked,
// which class's clause a model field follows. A domain knows how its values are computed. Values of
// both domains are 32-bit handles, 0 is none.
#ifndef JURY_SPEC_EVALUATE_H
#define JURY_SPEC_EVALUATE_H

#include "base/map.h"
#include "spec/spec.h"

typedef uint32_t SpecValue;
typedef VECTOR(SpecValue) SpecValueList;
typedef struct SpecDomain SpecDomain;

// What a name of a specification means, which state it is asked of, and what was met on the way.
typedef struct Evaluation {
    const SpecDomain *domain;
    void *engine; // the domain's own
    SpecTable *table;
    const void *frame;                  // whose locals are seen, or NULL; the domain's own
    const void *state;                  // now
    const void *old;                    // \old; NULL where it is not allowed
    const void *block;                  // before the statement whose contract it is, or NULL
    const void *here;                   // in \old: the state of now, for variables of the body
    const void *loop;                   // (formulas) before the loop whose clause it is, or NULL
    SpecValue receiver;                 // `this`, or none
    Class *receiver_class;              // the class as seen from which the clause speaks of it
    SpecValue result, exception, count; // or none
    SpecValue constructed;              // the object of a constructor: \fresh for its contract
    Map bindings;           // Variable -> (void *)(uintptr_t)SpecValue: parameters, bound variables
    SpecValue guard;        // under which the part being evaluated counts
    SpecValue undefined;    // has met something without a value
    int polarity;           // 1: to be shown, -1: given, 0: both
    int root;               // (formulas) the polarity of the clause as a whole
    const SpecExpr *clause; // the outermost that is asked whether it holds, or NULL
    uint32_t depth;         // of model fields and calls
    uint32_t first_fresh;   // (ground) objects from here on are \fresh
    uint32_t first_made;    // (ground) objects from here on were made by calls of this clause
    bool failed;            // (formulas) met something that is not modelled
    const struct PlaceList *reads; // what may be read: anything else has no value; NULL: all
} Evaluation;

// An object can be of exactly this type where `condition` holds; `object` is it there.
typedef struct SpecTypeCase {
    Type *type;
    SpecValue condition, object;
} SpecTypeCase;
typedef VECTOR(SpecTypeCase) SpecTypeCaseList;

// One way in which an element of a sequence, or a key or value of a map, can be: where `condition`
// holds, it is `value`. Of sort NONE it is something else, of which only is known whether it is the
// same: `value` is an exact number.
typedef struct SpecElement {
    SpecValue condition, value;
    SpecSort sort;
    Type *type;
    uint32_t objects;   // (ground) of sort NONE: it is none of the first so many
    SpecValue identity; // an exact number, the same for the same element and no other; or none
} SpecElement;
typedef VECTOR(SpecElement) SpecElements; // the conditions exclude each other

// What a variable of a state holds that is of a type with sequences, sets or maps.
typedef struct SpecCell {
    bool is_default;              // nobody has set it; else
    uint32_t known;               // the value with this number; else
    SpecValue condition, yes, no; // one of two cells; or, of no condition, any value
} SpecCell;

// Any value of a type: so many elements, of a sequence the first `length` of them, of a set or map
// those that are there. Or, of `own`, the domain has functions for it.
typedef struct SpecOpened {
    SpecValue length; // an exact number
    SpecValueList present;
    VECTOR(SpecElements) keys, values; // keys of a sequence: its elements
    void *own;
} SpecOpened;

// A field of an object, a static field, or an element of an array.
typedef struct SpecLocation {
    SpecValue object;      // none: a static field
    const Variable *field; // NULL: an element
    SpecValue index;       // of an element; none: any
} SpecLocation;

struct SpecDomain {
    const char *name;
    SpecValue truth, falsity;

    // ---- Logic
    SpecValue (*negation)(Evaluation *, SpecValue);
    SpecValue (*conjunction)(Evaluation *, SpecValue, SpecValue);
    SpecValue (*disjunction)(Evaluation *, SpecValue, SpecValue);
    SpecValue (*implication)(Evaluation *, SpecValue, SpecValue);
    SpecValue (*choice)(Evaluation *, SpecSort, SpecValue condition, SpecValue, SpecValue);
    // Some value of that sort and type, where it does not matter which.
    SpecValue (*any)(Evaluation *, SpecSort, Type *);

    // ---- Numbers and references; `at` is the expression that asks
    SpecValue (*constant)(Evaluation *, const SpecExpr *at); // CONSTANT, NULL, STRING, CLASS_OBJECT
    SpecValue (*number)(Evaluation *, SpecSort, int64_t);
    SpecValue (*equal)(Evaluation *, SpecSort, SpecValue, SpecValue, Span);
    SpecValue (*less)(Evaluation *, SpecSort, SpecValue, SpecValue, bool or_equal, Span);
    SpecValue (*arithmetic)(Evaluation *, const SpecExpr *at, SpecValue, SpecValue);
    SpecValue (*overflows)(Evaluation *, const SpecExpr *at, SpecValue, SpecValue);
    SpecValue (*convert)(Evaluation *, const SpecExpr *at, SpecValue);
    SpecValue (*fits)(Evaluation *, const SpecExpr *at, SpecValue); // an exact number, its type
    SpecValue (*box)(Evaluation *, const SpecExpr *at, SpecValue);
    SpecValue (*text)(Evaluation *, const SpecExpr *at, SpecValue, SpecValue); // TEXT, CONCAT

    // ---- The heap, in evaluation->state; objects are not null where it counts. What gives none is
    // not modelled.
    SpecValue (*is_null)(Evaluation *, SpecValue);
    SpecValue (*same)(Evaluation *, SpecValue,
                      SpecValue); // two references, whatever boxes Java shares
    SpecValue (*local)(Evaluation *, const SpecExpr *at);
    SpecValue (*load_field)(Evaluation *, SpecValue object, Variable *, Span);
    SpecValue (*load_static)(Evaluation *, Variable *, Span);
    SpecValue (*length)(Evaluation *, SpecValue array);
    SpecValue (*load_element)(Evaluation *, SpecValue array, SpecValue index, Type *array_type);
    SpecValue (*instance_of)(Evaluation *, SpecValue, Type *, Span);
    SpecValue (*is_exactly)(Evaluation *, SpecValue, Type *, Span);
    // The types that an object, not null, can be of, each once; the conditions exclude each other.
    // None: no class is given that it could be of, or it is null. False: they cannot be listed.
    bool (*types_of)(Evaluation *, SpecValue object, Type *declared, Span, SpecTypeCaseList *);

    // A model field that no clause defines, of an object of a class that is not given: the same in
    // one state.
    SpecValue (*open_field)(Evaluation *, Variable *, SpecValue object);

    // ---- States
    // The value of `at`, an OLD with a label of the program, or of a loop.
    SpecValue (*at_label)(Evaluation *, const SpecExpr *at);

    // ---- What a domain does as a whole
    SpecValue (*call)(Evaluation *, const SpecExpr *at, const SpecValue *arguments,
                      SpecValue *throws);
    // An object of its own, as the constructor leaves it; NULL: no domain's business.
    SpecValue (*create)(Evaluation *, const SpecExpr *at, const SpecValue *arguments,
                        SpecValue *throws);
    SpecValue (*quantify)(Evaluation *, const SpecExpr *at);
    // The value of a variable that a `forall` clause of a contract declares: one that is unknown,
    // the same each time. `is_given`: the contract is only assumed.
    SpecValue (*for_all)(Evaluation *, Variable *, bool is_given);
    SpecValue (*function)(Evaluation *, const SpecExpr *at); // FRESH, ACCESSES, SET_…, …

    // ---- Sequences, sets and maps (value.h). Of what has none, a value is not modelled.
    // What the evaluation refers to stays as it is, so that it can be kept.
    void (*capture)(Evaluation *);
    SpecValue (*cell)(Evaluation *, uint32_t number, Type *); // what a state keeps for that value
    bool (*read_cell)(Evaluation *, SpecValue cell, SpecCell *);
    bool (*open)(Evaluation *, SpecValue cell, Type *, SpecOpened *);
    SpecValue (*open_length)(Evaluation *, void *opened);
    bool (*open_element)(Evaluation *, void *opened, SpecValue index, SpecElements *);
    // Where an element of sort NONE may be that object after all.
    SpecValue (*may_be_object)(Evaluation *, const SpecElement *, SpecValue object);
    // Is the location in any set of locations, held as that cell?
    SpecValue (*open_location)(Evaluation *, SpecValue cell, const SpecLocation *);

    // Where the condition holds, the part there has no value: an index of an array of that length,
    // or something else (both 0). NULL: nobody wants to know why.
    void (*no_value)(Evaluation *, SpecValue condition, Span, const char *why, SpecValue index,
                     SpecValue length);

    // ---- What is not modelled
    void (*unmodelled)(Evaluation *, SpecValue condition, Span, const char *text);
    // From begin to end, what is not modelled is collected; gives where something was. `to_show`:
    // the clause is to be shown and nothing else depends on it.
    void *(*collect_begin)(Evaluation *, bool to_show);
    SpecValue (*collect_end)(Evaluation *, void *begun);
    bool (*is_over)(Evaluation *); // out of time: no value matters any more
};

// The state that a label of \old or \fresh names; none is the state before.
typedef enum SpecMoment {
    SPEC_MOMENT_BEFORE,
    SPEC_MOMENT_HERE,
    SPEC_MOMENT_LOOP,  // before the innermost loop
    SPEC_MOMENT_BODY,  // where its body begins
    SPEC_MOMENT_LABEL, // of a statement
} SpecMoment;

SpecMoment spec_moment(const Name *label);

SpecValue spec_evaluate(Evaluation *evaluation, const SpecExpr *expression);
// An operand that counts the other way round (-1), or both ways (0).
SpecValue spec_evaluate_at(Evaluation *evaluation, int factor, const SpecExpr *part);
SpecValue spec_evaluate_in(Evaluation *evaluation, const void *state, const SpecExpr *expression);
// True where the expression is true and has a value.
SpecValue spec_holds(Evaluation *evaluation, const SpecExpr *expression);
// The same, or it is not modelled: for what is assumed. An assumption must not take away the
// executions in which it could not be evaluated, or nobody would hear of them.
SpecValue spec_may_hold(Evaluation *evaluation, const SpecExpr *expression);
// For a clause that is to be shown and that nothing else depends on: where it is broken for
// certain. What is not modelled in it does no harm elsewhere.
SpecValue spec_violated(Evaluation *evaluation, const SpecExpr *expression);

// ---- For domains
void spec_bind(Evaluation *evaluation, const Variable *variable, SpecValue value);
// Notes what has no value: the condition, where the part being evaluated counts.
void spec_undefined(Evaluation *evaluation, SpecValue condition);
// Notes that the expression cannot be evaluated; gives some value of its sort.
SpecValue spec_unmodelled(Evaluation *evaluation, const SpecExpr *at, const char *text);
// Some value, where it does not matter which.
SpecValue spec_any(Evaluation *evaluation, SpecSort sort, Type *type);
SpecValue spec_choice(Evaluation *evaluation, SpecSort sort, SpecValue condition, SpecValue yes,
                      SpecValue no);
// A sequence, set or map as a variable of a state keeps it; none: it cannot.
SpecValue spec_kept(Evaluation *evaluation, SpecSort sort, Type *type, SpecValue value);
// Of a sequence, its length, an exact number, and the element at an index that it has.
SpecValue spec_sequence_length(Evaluation *evaluation, SpecValue sequence, Span span);
SpecElements spec_sequence_element(Evaluation *evaluation, SpecValue sequence, SpecValue index,
                                   Span span);
// `this`, or the instance around it, as which a member of `owner` is meant.
SpecValue spec_evaluate_enclosing(Evaluation *evaluation, Class *owner, Span span);
// The part counts only where `condition` holds.
SpecValue spec_evaluate_under(Evaluation *evaluation, SpecValue condition, const SpecExpr *part);
// An evaluation of a clause of a class about an object: no locals, no bound variables.
Evaluation spec_evaluation_about(const Evaluation *evaluation, SpecValue object, Class *owner);

#endif
