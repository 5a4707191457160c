// A folder of Jury's own for files that go again, in TMPDIR or /tmp; nobody else may read it.
#ifndef JURY_MAIN_OWN_FOLDER_H
#define JURY_MAIN_OWN_FOLDER_H

#include "base/arena.h"

const char *own_folder_make(Arena *arena, const char *option); // NULL after a message
void own_folder_remove(const char *folder);                    // with all that is in it

#endif
