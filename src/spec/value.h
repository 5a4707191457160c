// Values that are made of others: sequences, sets and maps, sets of locations. Shared by the
// evaluator's files.
//
// Such a value is a record of how it was made, and its SpecValue the number of that record. Nothing
// is computed until somebody asks for its length, an element, or whether a key is there: the
// question is then pushed inward, `(s + t)[i]` becoming `i < s.length ? s[i] : t[i - s.length]`.
// So no domain needs sequences of its own, except for those that states hold.
#ifndef JURY_SPEC_VALUE_H
#define JURY_SPEC_VALUE_H

#include "spec/evaluate_internal.h"
#include "spec/internal.h"
#include "spec/places.h"

typedef enum ValueKind {
    VALUE_CHOICE, // a where the condition holds, else b
    VALUE_OPEN,   // any: what a state holds that nobody has set
    // Sequences
    VALUE_LIST,    // `elements`, each with all its ways
    VALUE_CONCAT,  // a, b
    VALUE_SUB,     // of a, from `from` up to `to`
    VALUE_REVERSE, // a
    VALUE_PUT,     // a, with another element at `from`
    VALUE_DEFINE,  // `from` up to `to`: what `at` says of each number, as `captured`
    VALUE_ARRAY,   // the elements of an array, as `captured`
    // Sets and maps
    VALUE_NONE,      // no keys
    VALUE_WITH,      // a, and the key elements[0] with the value elements[1]
    VALUE_WITHOUT,   // a, without the key elements[0]
    VALUE_JOIN,      // a and b; what is in both is as b has it
    VALUE_INTERSECT, // of a what is in b
    VALUE_MINUS,     // of a what is not in b
    // Sets of locations
    VALUE_PLACES, // `places`
} ValueKind;

typedef struct Value {
    ValueKind kind;
    SpecValue condition, a, b, from, to;
    VECTOR(SpecElements) elements;
    const SpecExpr *at;
    Evaluation *captured;
    void *opened; // the domain's
    const Places *places;
    SpecValue cell; // of any set of locations: what a state holds
    // What was found out: states that are merged lead to the same parts again and again.
    bool is_computed;  // some part is a DEFINE, which may have no value: asked each time
    SpecValue length;  // or none
    Map element_at;    // index -> SpecElements
    uint32_t question; // of a set or map: the question under way that these are of
    SpecValue has;
    SpecElements found;
    bool is_found;
} Value;

// ---- value.c
// The record of a number, and a new one.
Value *value_at(Evaluation *evaluation, SpecValue number);
SpecValue value_new(Evaluation *evaluation, Value value);
SpecValue value_make(Evaluation *evaluation, const SpecExpr *at); // of a node that makes one
// What a variable of a state holds, as a value; none: not modelled.
SpecValue value_held(Evaluation *evaluation, SpecValue cell, Type *type);

// ---- value_element.c
void value_add_element(Evaluation *evaluation, SpecElements *elements, SpecElement element);
// The expression as an element: each way in which it can be.
SpecElements value_elements(Evaluation *evaluation, const SpecExpr *at);
SpecValue value_elements_equal(Evaluation *evaluation, const SpecElements *a, const SpecElements *b,
                               Span span);
// As the sort and type of `at` has it; where it is something else it has no value.
SpecValue value_picked(Evaluation *evaluation, const SpecExpr *at, const SpecElements *elements);
// Each element only where the condition holds.
void value_add_under(Evaluation *evaluation, SpecElements *to, const SpecElements *from,
                     SpecValue condition);

// ---- value_sequence.c
SpecValue value_number(Evaluation *evaluation, int64_t number); // exact
SpecValue value_compute(Evaluation *evaluation, IrOperation operation, SpecValue a, SpecValue b,
                        Span span);
// `s[i]`, which has a value only where i is an index.
SpecElements value_get(Evaluation *evaluation, const SpecExpr *at);
SpecValue value_sequence_equal(Evaluation *evaluation, const SpecExpr *at);

// ---- value_map.c: MAP_HAS …, and equality
SpecElements value_map_get(Evaluation *evaluation, const SpecExpr *at);
SpecValue value_ask_map(Evaluation *evaluation, const SpecExpr *at);
SpecValue value_maps_equal(Evaluation *evaluation, const SpecExpr *at);

#endif
