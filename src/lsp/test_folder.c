// The folder in which a process of the engine writes tests. It bears the number of the process, so
// that it is found again however that has ended.
#include "lsp/internal.h"

#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>

char *lsp_test_folder(long process) {
    const char *folder = getenv("TMPDIR");
    Buffer path = {0};
    buffer_format(&path, "%s/jury-test-%ld", folder && *folder ? folder : "/tmp", process);
    return path.text;
}

static int remove_one(const char *path, const struct stat *status, int kind, struct FTW *walk) {
    (void)status;
    (void)kind;
    (void)walk;
    return remove(path);
}

void test_folder_remove(pid_t process) {
    enum { MOST_OPEN = 16 };
    char *folder = lsp_test_folder(process);
    nftw(folder, remove_one, MOST_OPEN, FTW_DEPTH | FTW_PHYS);
    memory_free(folder);
}
