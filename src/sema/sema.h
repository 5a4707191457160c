// Names and types: from syntax trees to typed trees.
//
// Input:   compilation units, and where to look for further ones.
// Output:  the same trees with every slot filled in (Node.type, Node.constant,
//          LINK fields), and symbols for all declarations. Declarations that
//          could not be typed are marked (NODE_HAS_ERROR, has_error); errors
//          are reported.
#ifndef JURY_SEMA_SEMA_H
#define JURY_SEMA_SEMA_H

#include "classfile/class_path.h"
#include "diag/diag.h"
#include "sema/symbols.h"

typedef enum NullDefault {
    NULL_DEFAULT_JML,
    NULL_DEFAULT_NON_NULL,
    NULL_DEFAULT_NULLABLE
} NullDefault;

typedef struct SemaOptions {
    VECTOR(const char *) source_path; // directories with a/b/C.java below
    VECTOR(const char *) specs_path;  // directories with a/b/C.jml below
    NullDefault null_default;
    ModifierSet spec_math; // what the files given mean where they say nothing, or 0: Java's
    bool no_library;       // do not use the embedded lib/
    ClassPath *class_path; // for classes without source; NULL: there are none
    bool class_bodies;     // the code of the sources is that of their class files there
} SemaOptions;

typedef struct Sema Sema;

Sema *sema_new(Arena *arena, NameTable *names, Sources *sources, Diagnostics *diagnostics,
               const SemaOptions *options);
void sema_free(Sema *sema); // tables outside the arena only

// Enters the classes of a unit; they are to be checked by sema_check.
void sema_add_unit(Sema *sema, CompilationUnit *unit, SourceFile *file);

// Types everything in the units added.
void sema_check(Sema *sema);

TypeTable *sema_types(Sema *sema);

// The units given, in order.
typedef VECTOR(Unit *) UnitList;
const UnitList *sema_units(const Sema *sema);
// SPEC_…_MATH, or 0.
ModifierSet sema_spec_math(const Sema *sema);
const char *sema_spec_math_text(const Sema *sema); // for a scope, behind a comma; or nothing
// Those of the class path, the JDK left out: a unit has one class at the top; and the classes in
// bodies there. All are read when first asked for.
const UnitList *sema_class_path_units(Sema *sema);
const ClassList *sema_class_path_locals(Sema *sema);
// From now on the units of the class path are given, too: they are what is checked.
void sema_give_class_path(Sema *sema);
bool sema_is_class_path_given(const Sema *sema);
// Those found on the source path so far, in the order they were asked for.
const UnitList *sema_found_units(const Sema *sema);

// Methods, constructors and initialisers with a body that were typed, and
// those of them without any diagnostic.
typedef struct SemaCounts {
    uint32_t classes;
    uint32_t bodies;
    uint32_t bodies_typed;
} SemaCounts;
SemaCounts sema_counts(const Sema *sema, const char *package_prefix); // NULL: all

#endif
