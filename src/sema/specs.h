// Which specifications a method or class is held to, its inherited ones included. For use when
// sema_check is done; all that is found is typed, also that of library classes.
#ifndef JURY_SEMA_SPECS_H
#define JURY_SEMA_SPECS_H

#include "sema/sema.h"

// Every method of a superclass or interface that `method` overrides, nearest first.
void method_overridden(Sema *sema, Method *method, MethodList *out);

// The method itself and those it overrides, each only if it has a specification.
void method_specifications(Sema *sema, Method *method, MethodList *out);

// One case with everything that the groups around it say.
typedef struct MethodCase {
    JmlKeyword behavior; // JML_NONE, JML_BEHAVIOR, JML_NORMAL_BEHAVIOR, JML_EXCEPTIONAL_BEHAVIOR
    Method *declared_in; // whose parameters it speaks of
    NodeList clauses;    // no groups
} MethodCase;
typedef VECTOR(MethodCase) MethodCaseList;

// Of the method and those it overrides; at least one: a method without a specification has an
// empty case.
MethodCaseList method_cases(Sema *sema, Method *method);
// What the method's own implies_that and for_example say to follow from its cases.
MethodCaseList method_claims(Sema *sema, Method *method);
// The exceptions that a case lets through: signals_only says, else the throws clause and signals.
void case_exceptions(Arena *arena, JmlKeyword behavior, const NodeList *clauses,
                     const TypeList *thrown, TypeList *types);

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

// Is it the method that a clause names?
bool method_is_named(Sema *sema, const Method *method, const MethodName *name);
// Does a constraint speak of the method? `constraint e for m` does of m alone; `method` NULL: of
// any.
bool clause_concerns(Sema *sema, InheritedClause inherited, const Method *method);

// The `represents` clauses of the class and its supertypes, its own first.
typedef struct InheritedRepresents {
    Class *owner;
    Represents *clause;
} InheritedRepresents;
typedef VECTOR(InheritedRepresents) InheritedRepresentsList;
void class_represents(Sema *sema, Class *class_symbol, InheritedRepresentsList *out);

// JML that the parser did not know or support and that may be part of the specification of the
// method: it stands before or in the method or one that it overrides, or is a clause of its class.
// Specifications with errors that it inherits are here, too.
typedef VECTOR(Span) IgnoredList;
IgnoredList method_ignored_jml(Sema *sema, Method *method);
// Its statements `reachable`, which claim that some execution gets there, whether one does or not.
typedef VECTOR(const Node *) PassageNodeList;
PassageNodeList method_passages(Sema *sema, const Method *method);

#endif
