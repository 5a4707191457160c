// Sets of locations, as assignable and accessible clauses name them.
#ifndef JURY_SYMEX_PLACES_H
#define JURY_SYMEX_PLACES_H

#include "symex/contract.h"

typedef enum PlaceKind { PLACE_FIELD, PLACE_ALL_FIELDS, PLACE_ELEMENTS, PLACE_EVERYTHING } PlaceKind;

typedef struct Place {
    PlaceKind kind;
    Variable *field;
    Term object;   // TERM_NONE for static fields
    Term from, to; // of elements; TERM_NONE: open
    Term when;     // `assignable x if c`; TERM_NONE: always
} Place;

typedef struct PlaceList {
    Term applies; // the case's precondition
    Span clause;
    VECTOR(Place) places;
} PlaceList;

// Adds the locations of the clause, as they are in the state of `spec`.
void places_read(Spec *spec, LocationsClause *clause, PlaceList *list);
void places_add(Spec *spec, Node *location, Term when, PlaceList *list);
// Is the location among them? `object` is TERM_NONE for a static field.
Term places_have_field(Symex *symex, const PlaceList *list, Term object, Variable *field);
Term places_have_element(Symex *symex, const PlaceList *list, Term array, Term index);
// Objects that were there before the method; only they are protected.
Term is_old_object(Symex *symex, Term reference);

#endif
