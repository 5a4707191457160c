// Shared by the files of analysis; never included elsewhere.
//
//   builtins.c   methods that Jury knows itself
//   mentions.c   static fields that a method may read
//   read_only.c  static fields whose contents stay as they are
//   set_once.c   static fields that only their initialisers set
//   effects.c    what code may create and assign
//   slice.c      what decides how a loop goes on
#ifndef JURY_ANALYSIS_INTERNAL_H
#define JURY_ANALYSIS_INTERNAL_H

#include "analysis/analysis.h"

struct Analysis {
    Arena *arena;
    Sema *sema;
    TypeTable *types;
    Map changed_statics; // Variable -> itself: fields whose objects may be changed (read_only.c)
    bool changes_known;
    Map set_once; // Variable -> (void *)1 or (void *)2: static fields that nothing assigns, or not
    Map created_with_functions; // Class -> itself: by constructors that take one (read_only.c)
    bool functions_known;
    Map builtins; // Method -> (void *)(uintptr_t)(Builtin + 1) (builtins.c)
};

Analysis *analysis_of(Lowering *lowering);

#endif
