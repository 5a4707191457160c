// What code can do to the heap, by looking at it and at what it calls: which
// objects it creates, which fields and elements it assigns.
#ifndef JURY_SYMEX_EFFECTS_H
#define JURY_SYMEX_EFFECTS_H

#include "symex/internal.h"

enum { CREATES_MANY = 1u << 16 };

typedef struct Creation {
    Type *type; // erased
    uint32_t count;
} Creation;

typedef VECTOR(Creation) CreationList;

typedef struct Effects {
    CreationList creations;
    Map fields;       // Variable -> itself: assigned in objects that were there before
    bool elements[IR_TYPE_COUNT]; // by IrType: of arrays of such elements
    bool checks_stores; // in arrays that may be of a narrower class
    bool is_open;     // part of the code is not known: it may do anything
    uint32_t classes; // that had objects when this was found out
} Effects;

// Of the method and everything it may call, in the classes known so far.
const Effects *effects_of_method(Symex *symex, Method *method);
// Can it run into an ArrayStoreException, for an array that it was given?
bool effects_check_stores(Symex *symex, Method *method);
// Of a loop, in any number of iterations.
const Effects *effects_of_loop(Symex *symex, IrMethod *method, uint32_t loop);

// The variables that a `set` statement assigns.
typedef void TargetVisit(void *context, Variable *variable);
void each_set_target(Node *statement, TargetVisit *visit, void *context);

#endif
