// Sets of locations as values: evaluated once, in one state; data groups included.
#ifndef JURY_SPEC_PLACES_H
#define JURY_SPEC_PLACES_H

#include "spec/evaluate.h"

typedef struct Place Place;
typedef VECTOR(Place) Places;

typedef enum PlaceKind {
    PLACE_FIELD,      // of `object`, or static; and what is in its data group
    PLACE_ALL_FIELDS, // of `object`; of an array, all elements
    PLACE_STATICS,    // all static fields of `owner`
    PLACE_ELEMENTS,   // of the array `object`
    PLACE_EVERYTHING,
    PLACE_EACH,      // for each value of the binders of `at`: asked when it is asked for
    PLACE_MINUS,     // what is in `left` and not in `right`
    PLACE_INTERSECT, // in both
    PLACE_VALUE,     // what a variable of type \locset holds: the value with the number `object`
} PlaceKind;

struct Place {
    PlaceKind kind;
    Variable *field;
    Class *owner;
    SpecValue object;   // none for static fields
    SpecValue from, to; // of elements, both included; none: open
    SpecValue when;     // `assignable x if c`; none: always
    Places left, right;
    const SpecExpr *at;   // of EACH, in the state of
    Evaluation *captured; // this evaluation
};

typedef struct PlaceList {
    SpecValue applies; // the case's precondition
    bool is_given;     // some clause says what; else everything may be meant
    bool is_strict;    // \strictly_nothing: no object may be created, either
    Span clause;
    Places places;
} PlaceList;

// Adds the locations, as they are in the state of the evaluation.
void places_read(Evaluation *evaluation, const SpecExpr *locations, PlaceList *list);
// Is the location among them? `object` is none for a static field.
SpecValue places_have_field(Evaluation *evaluation, const Places *places, SpecValue object,
                            const Variable *field);
SpecValue places_have_element(Evaluation *evaluation, const Places *places, SpecValue array,
                              SpecValue index);
// May some element of the array be among them?
SpecValue places_have_array(Evaluation *evaluation, const Places *places, SpecValue array);
// Is the field in the data group: itself, or by `in`?
bool place_in_group(const Variable *field, const Variable *group);
// Does its group reach into other objects, by `maps` of its class or a subclass?
bool place_has_maps(SpecTable *table, const Variable *group);

#endif
