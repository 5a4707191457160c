// Which specifications a method or class is held to, its inherited ones included. For use when
// sema_check is done; all that is found is typed, also that of library classes.
#ifndef JURY_SEMA_SPECS_H
#define JURY_SEMA_SPECS_H

#include "sema/sema.h"

// Every method of a superclass or interface that `method` overrides, nearest first.
void method_overridden(Sema *sema, Method *method, MethodList *out);

// The method itself and those it overrides, each only if it has a specification.
void method_specifications(Sema *sema, Method *method, MethodList *out);

// Declared pure, in a class declared pure, or overriding a pure method.
bool method_is_pure(Sema *sema, Method *method);

// A TYPE_CLAUSE and the class that declares it.
typedef struct InheritedClause {
    Class *owner;
    TypeClause *clause;
} InheritedClause;
typedef VECTOR(InheritedClause) InheritedClauseList;

// The clauses with that keyword (JML_INVARIANT, JML_CONSTRAINT …) of the class
// and its superclasses and interfaces, its own first.
void class_clauses(Sema *sema, Class *class_symbol, JmlKeyword keyword, InheritedClauseList *out);

// The `represents` clauses of the class and its supertypes, its own first.
typedef struct InheritedRepresents {
    Class *owner;
    Represents *clause;
} InheritedRepresents;
typedef VECTOR(InheritedRepresents) InheritedRepresentsList;
void class_represents(Sema *sema, Class *class_symbol, InheritedRepresentsList *out);

// JML that the parser did not know or support and that may be part of the specification of the
// method: it stands before or in the method, or is a clause of its class.
typedef VECTOR(Span) IgnoredList;
IgnoredList method_ignored_jml(Sema *sema, const Method *method);

#endif
