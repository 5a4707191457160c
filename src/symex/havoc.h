// Values left open: what a contract or a loop may have changed gets any value of
// its type, and objects that may have been created on the way exist or not.
#ifndef JURY_SYMEX_HAVOC_H
#define JURY_SYMEX_HAVOC_H

#include "analysis/effects.h"
#include "symex/internal.h"

// effects_known.c: of the method and everything it may call, in the classes known so far
const Effects *effects_of_method(Symex *symex, Method *method);
// Can it run into an ArrayStoreException, for an array that it was given?
bool effects_check_stores(Symex *symex, Method *method);
// Of a loop, in any number of iterations.
const Effects *effects_of_loop(Symex *symex, const IrMethod *method, uint32_t loop);

// What may be assigned: a condition for each location; TERM_FALSE where nothing is.
typedef struct Extent {
    void *context;
    // Without an object (0): a static field.
    Term (*field)(Symex *symex, void *context, uint32_t object, Variable *field);
    Term (*element)(Symex *symex, void *context, uint32_t array, uint32_t index);
    // The value that a field of an object gets, and where; TERM_NONE: any. NULL: always any.
    Term (*told)(Symex *symex, void *context, uint32_t object, Variable *field, Term *where);
} Extent;

// Where a class may have one object more, a type one array.
typedef struct Limit {
    const Type *type; // of the class, or of arrays
    Term fits;
} Limit;

// A location that was left open.
typedef struct OpenPlace {
    uint32_t location;
    Type *type;
} OpenPlace;

typedef struct Havoc {
    Symex *symex;
    const Frame *frame;
    const char *name; // of what leaves them open, for the names of variables
    Span span;
    State before;
    State *state;             // is changed
    const ObjectSet *reached; // the objects that can be meant
    uint32_t first_fresh;     // objects from here on may be created
    uint32_t end_fresh;       // up to here, once all are there
    VECTOR(OpenPlace) places;
    Type *answers;          // of what a method gives that is not given, as it is used; or NULL
    bool gives_thing;       // that is of a class that nobody knows
    bool leaves_out_nested; // and collections of anything hold no collections
    Map instances;          // (void *)(uintptr_t)number of one -> Type, with its arguments
    Term fits;              // created arrays are as short as is followed
    VECTOR(Limit) limits;   // the bounds of the classes of created objects
} Havoc;

// The objects that the references can lead to, static fields included, by their candidates.
const ObjectSet *havoc_reached(Symex *symex, const State *state, const Term *roots, uint32_t count);
// The same, and whatever they hold may be read.
const ObjectSet *havoc_read(Symex *symex, const State *state, const Term *roots, uint32_t count);

// The arguments of its type, which say what it holds.
void havoc_note_instance(Havoc *havoc, uint32_t number, Type *instance);

// Answers of that type are left out.
bool havoc_is_no_answer(const Havoc *havoc, Type *held);

// Changes the locations of the extent, and creates objects where their type fits one of these, the
// type of a further value (a result), or a field of another created one.
void havoc_heap(Havoc *havoc, const Extent *extent, const Effects *effects,
                const TypeList *further);

// Any value; references are null, or an object that was reached or created.
Term havoc_value(Havoc *havoc, Type *type, const char *name);

// An object that may have been created: `created` tells. Its fields are left open by
// havoc_created, once all objects are there.
uint32_t havoc_create(Havoc *havoc, Type *type, Term exists);
void havoc_created(Havoc *havoc, uint32_t first);
void havoc_created_one(Havoc *havoc, uint32_t number);

// Of the executions that go on, `after`, those that need more objects or longer arrays than the
// scope has are cut. Gives the others.
Term havoc_within_scope(Havoc *havoc, Term after);

// Of a call, where it returns.
typedef struct OpenResult {
    Term *value;
    Type *type;
    Term returned;
} OpenResult;

// Asks what the values left open can be in the executions `after`, and leaves the rest out of the
// state, which is theirs, and of the result, if there is one.
void havoc_narrow(Havoc *havoc, Term after, State *state, const OpenResult *result);
// The same for references in these locations, in the executions of the state.
void narrow_references(Symex *symex, State *state, const uint32_t *locations, uint32_t count);

// A value that was left open goes to that location.
void havoc_set(Havoc *havoc, uint32_t location, Type *type, Term value);

// Static fields of the sources that can be assigned.
typedef void StaticVisit(Symex *symex, Variable *field, void *context);
void each_static_field(Symex *symex, StaticVisit *visit, void *context);

#endif
