#include "classfile/mapped_file.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static bool map_descriptor(MappedFile *file, int descriptor) {
    struct stat status;
    if (fstat(descriptor, &status) != 0)
        return false;
    if (!S_ISREG(status.st_mode)) {
        errno = S_ISDIR(status.st_mode) ? EISDIR : EINVAL;
        return false;
    }
    *file = (MappedFile){.size = (size_t)status.st_size};
    if (file->size == 0)
        return true;
    void *memory = mmap(NULL, file->size, PROT_READ, MAP_PRIVATE, descriptor, 0);
    if (memory == MAP_FAILED)
        return false;
    file->bytes = memory;
    return true;
}

bool mapped_file_open(MappedFile *file, const char *path) {
    int descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0)
        return false;
    bool mapped = map_descriptor(file, descriptor);
    int problem = errno;
    close(descriptor);
    errno = problem;
    return mapped;
}

void mapped_file_close(MappedFile *file) {
    if (file->bytes)
        munmap((void *)(uintptr_t)file->bytes, file->size);
    *file = (MappedFile){0};
}
