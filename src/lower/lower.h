// Lowering: typed trees to the intermediate representation.
//
// Evaluation order, short circuits, conversions, implicit checks, exceptions
// with every way through `finally`, constructors and initialisers, closures:
// all become plain instructions (docs/ir.md). Specifications are not lowered:
// SPECIFICATION instructions point to their trees.
#ifndef JURY_LOWER_LOWER_H
#define JURY_LOWER_LOWER_H

#include "diag/diag.h"
#include "ir/ir.h"
#include "sema/sema.h"

typedef struct LowerOptions {
    bool check_overflow; // --check overflow
} LowerOptions;

typedef struct Lowering Lowering;

// Methods are lowered when first asked for and kept; all in `arena`.
Lowering *lowering_new(Arena *arena, Sema *sema, const LowerOptions *options);

// NULL for a method without a body (abstract, native). Never fails otherwise:
// what cannot be lowered becomes UNSUPPORTED at its place.
IrMethod *lower_method(Lowering *lowering, Method *method);
// The static initialiser of a class; NULL when it has nothing to do.
IrMethod *lower_static_initializer(Lowering *lowering, Class *class_symbol);

// Fields that lowering adds to classes: the enclosing instance and captured
// variables of inner and local classes and lambdas; NULL if there is none.
Variable *lower_outer_field(Lowering *lowering, Class *class_symbol);
const VariableList *lower_captured_fields(Lowering *lowering, Class *class_symbol);

#endif
