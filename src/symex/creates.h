// Which objects a call may create: for calls by contract.
#ifndef JURY_SYMEX_CREATES_H
#define JURY_SYMEX_CREATES_H

#include "symex/internal.h"

enum { CREATES_MANY = 1u << 16 };

typedef struct Creation {
    Type *type; // erased
    uint32_t count;
} Creation;

typedef VECTOR(Creation) CreationList;

typedef struct Creations {
    CreationList list;
    bool is_open;     // part of the code is not known: anything may be created
    uint32_t classes; // that had objects when this was found out
} Creations;

// The method and everything it may call, in the classes known so far.
const Creations *creations_of(Symex *symex, Method *method);

#endif
