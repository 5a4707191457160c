// What code can do to the heap, by looking at it and at what it calls: which
// objects it creates, which fields and elements it assigns.
#ifndef JURY_ANALYSIS_EFFECTS_H
#define JURY_ANALYSIS_EFFECTS_H

#include "lower/lower.h"

enum { CREATES_MANY = 1u << 16 };

typedef struct Creation {
    Type *type; // erased
    uint32_t count;
} Creation;

typedef VECTOR(Creation) CreationList;

typedef struct Effects {
    CreationList creations;
    Map fields;                   // Variable -> itself: assigned in objects that were there before
    bool elements[IR_TYPE_COUNT]; // by IrType: of arrays of such elements
    bool checks_stores;           // in arrays that may be of a narrower class
    Map methods;                  // Method -> not NULL: what may run, the method itself included
    bool is_open;                 // part of the code is not known: it may do anything
    uint32_t classes;             // that had objects when this was found out; the caller knows
} Effects;

// The program, and the objects that there are: their classes, local and library ones too, may have
// methods that a call means.
typedef struct EffectsOf {
    Arena *arena; // of the result
    Lowering *lowering;
    TypeList types; // of the objects
    ClassList open; // of those that stand for ones of a class that is not known
} EffectsOf;

// Of the method and everything it may call, in the classes known.
Effects *effects_find(const EffectsOf *of, Method *method);
// Only whether stores in arrays are checked there (Effects.checks_stores), which is often soon
// found.
bool effects_find_stores(const EffectsOf *of, Method *method);
// Of a loop, in any number of iterations.
Effects *effects_find_of_loop(const EffectsOf *of, const IrMethod *method, uint32_t loop);

// May the method be called?
bool effects_calls(const Effects *effects, const Method *method);

// The variables that a `set` statement assigns, or the declaration of a ghost variable.
typedef void TargetVisit(void *context, Variable *variable);
void each_set_target(Node *statement, TargetVisit *visit, void *context);

#endif
