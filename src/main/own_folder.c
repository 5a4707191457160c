#include "main/own_folder.h"

#include "main/options.h"

#include <errno.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *own_folder_make(Arena *arena, const char *option) {
    const char *place = getenv("TMPDIR");
    char *folder = arena_format(arena, "%s/jury-XXXXXX", place && *place ? place : "/tmp");
    if (mkdtemp(folder))
        return folder;
    options_error("option '%s' cannot make a folder: %s", option, strerror(errno));
    return NULL;
}

static int remove_one(const char *path, const struct stat *about, int kind, struct FTW *walk) {
    (void)about;
    (void)kind;
    (void)walk;
    return remove(path);
}

void own_folder_remove(const char *folder) {
    nftw(folder, remove_one, 16, FTW_DEPTH | FTW_PHYS);
}
