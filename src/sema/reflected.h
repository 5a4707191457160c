// What reflection sees of a class: its fields, methods, constructors and interfaces, as they are in
// its class file.
//
// A class of the sources has what is written there. Compilers add members of their own, whose names
// hold a `$`, or which have the name of a method and other parameters: those are not known.
#ifndef JURY_SEMA_REFLECTED_H
#define JURY_SEMA_REFLECTED_H

#include "sema/sema.h"

typedef enum ReflectedKind {
    REFLECTED_FIELDS, // declared; in the order of the source
    REFLECTED_METHODS,
    REFLECTED_CONSTRUCTORS,
    REFLECTED_PUBLIC_FIELDS, // inherited ones, too; those of the class first
    REFLECTED_PUBLIC_METHODS,
    REFLECTED_PUBLIC_CONSTRUCTORS,
    REFLECTED_INTERFACES,
    REFLECTED_KINDS
} ReflectedKind;

typedef struct ReflectedMember {
    const char *name;
    Class *owner;
    Type *type; // erased: of a field, the result of a method, or the interface
    TypeList parameters;
    uint32_t modifiers; // as in class files
    Variable *field;    // one that can be read; else NULL
    Method *method;     // a method or constructor that can be run; else NULL
    bool is_written;    // stands in a source
} ReflectedMember;

typedef struct ReflectedMembers {
    VECTOR(ReflectedMember) items;
    bool is_known;    // else it says nothing
    bool is_complete; // compilers add none
} ReflectedMembers;

// Of a type that is no class: none.
const ReflectedMembers *query_reflected(Sema *sema, Type *type, ReflectedKind kind);
// Java's: a model may have another one. NULL: none.
Type *query_real_superclass(Sema *sema, Class *class_symbol);
// As Class.getModifiers() gives them; -1: not known.
int32_t query_class_modifiers(Sema *sema, Type *type);

#endif
