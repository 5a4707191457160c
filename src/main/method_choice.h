// Which methods a command works on.
#ifndef JURY_MAIN_METHOD_CHOICE_H
#define JURY_MAIN_METHOD_CHOICE_H

#include "main/options.h"
#include "lower/lower.h"
#include "sema/sema.h"

typedef struct MethodChoice {
    TextList names;     // "Heap.insert", "insert", "Heap.insert(int,Node)"; none: those specified
    bool all;           // every method with a body
    bool prefers_main;  // without names: `main`, where there is one; else as if that were not set
    bool with_main;     // without names: also `main`, specified or not
    Lowering *programs; // `main` of an object without a specification is a program; or NULL
    Lowering *surface;  // of `all`, plain Java that code of the project calls is left out; or NULL
} MethodChoice;

// static void main(String[]) or main(), with a body
bool method_is_main(const Method *method);

// Of the units given. `programs`: those of objects, too; or NULL.
void method_choice_mains(Arena *arena, Sema *sema, Lowering *programs, MethodList *methods);

// "a.b.Heap.insert(int,Node)", as the names above have it
const char *method_choice_name(Arena *arena, const Method *method);
bool method_choice_has_body(const Method *method); // that could be looked at

// The classes of the units given, nested ones included, in the order of the source.
void method_choice_classes(Arena *arena, Sema *sema, ClassList *classes);

// Adds the methods with a body that are meant, in the order of the source; without names and
// `all`, those that have a specification, inherited ones included, else `main`. False after
// reporting that a name means none, or that there is nothing to do.
bool method_choice_find(Arena *arena, Sema *sema, const MethodChoice *choice, MethodList *methods);

#endif
