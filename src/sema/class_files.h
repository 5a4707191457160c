// Classes that come from class files: shared by the files that make symbols of them; never included
// outside sema.
//
//   class_files.c       finding and entering classes, their headers
//   class_members.c     fields and methods, each when its name is first asked for
//   class_signatures.c  descriptors and generic signatures to types
//   class_models.c      what a model in lib/ leaves out of the real class
#ifndef JURY_SEMA_CLASS_FILES_H
#define JURY_SEMA_CLASS_FILES_H

#include "classfile/class_file.h"
#include "sema/internal.h"

// ---- class_files.c
// The class of an internal name, as `file` means it. One that cannot be found becomes an empty
// class, so that whatever does not need it can be typed; NULL never comes back.
Class *class_named(Sema *sema, const ClassFile *file, ClassText name);
// The file of that internal name; NULL: none, or not readable, which is reported.
const ClassFile *class_file_named(Sema *sema, ClassPlaces places, const char *name, size_t length);
const ClassInner *class_inner_entry(const ClassFile *file, ClassText name);
ModifierSet class_modifiers(uint16_t flags); // those that mean the same everywhere
// Nullness as annotations say it, by their simple names: NULLABLE, NON_NULL or 0.
ModifierSet nullness_of_annotations(const ClassAnnotations *annotations);

// ---- class_members.c
Method *class_method_new(Sema *sema, Class *owner, const ClassFile *file,
                         const ClassMember *member);
Variable *class_field_new(Sema *sema, Class *owner, const ClassFile *file,
                          const ClassMember *member);

// Own members by the names of class files, with those that only the compiler knows.
Method *class_described_method(Sema *sema, Class *class_symbol, ClassText name,
                               ClassText descriptor);
Variable *class_described_field(Sema *sema, Class *class_symbol, ClassText name);
void class_text_units(Arena *arena, Constant *constant, ClassText text);

// ---- class_models.c
bool class_has_parameters(Sema *sema, const Method *method, ClassText descriptor);
// Of a model: one that only the real class has, private ones too; NULL: none.
Method *class_unmodelled_method(Sema *sema, Class *class_symbol, ClassText name,
                                ClassText descriptor);

// ---- class_signatures.c
// What names of type variables mean: the parameters of the method, then those of the classes.
typedef struct SignatureScope {
    Sema *sema;
    const ClassFile *file; // whose names are read
    Class *class_symbol;
    Method *method; // or NULL
} SignatureScope;

// Makes the type parameters that a signature of a class or method declares; their bounds are
// resolved when they are asked for.
void class_signature_parameters(const SignatureScope *scope, ClassText signature,
                                TypeList *parameters);
// Supertypes; false: malformed, nothing was added.
bool class_signature_supertypes(const SignatureScope *scope, ClassText signature,
                                TypeList *supertypes);
// The types of a method: parameters, result, exceptions. False: malformed.
typedef struct MethodTypes {
    TypeList parameters;
    Type *result;
    TypeList thrown;
} MethodTypes;
bool class_signature_method(const SignatureScope *scope, ClassText signature, MethodTypes *types);
Type *class_signature_type(const SignatureScope *scope, ClassText signature); // NULL: malformed

#endif
