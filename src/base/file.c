#include "base/file.h"

#include "base/arena.h"
#include "base/buffer.h"

#include <errno.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

bool file_close(FILE *file) {
    bool is_whole = !ferror(file);
    return !fclose(file) && is_whole;
}

bool file_write(const char *path, const char *text, size_t length) {
    FILE *file = fopen(path, "wb");
    if (!file)
        return false;
    fwrite(text, 1, length, file);
    return file_close(file);
}

// With the rights of the file that it is to replace.
static bool write_beside(const char *path, const struct stat *before, const char *text,
                         size_t length) {
    FILE *file = fopen(path, "wb");
    if (!file)
        return false;
    fwrite(text, 1, length, file);
    bool is_safe =
        !fflush(file) && !fchmod(fileno(file), before->st_mode & 07777) && !fsync(fileno(file));
    return file_close(file) && is_safe;
}

bool file_replace(const char *path, const char *text, size_t length) {
    struct stat before;
    char *real = realpath(path, NULL); // a link stays one
    if (!real || stat(real, &before)) {
        free(real);
        return false;
    }
    Buffer other = {0};
    buffer_format(&other, "%s.%ld.new", real, (long)getpid());
    bool is_done = write_beside(other.text, &before, text, length) && !rename(other.text, real);
    int problem = errno;
    if (!is_done)
        unlink(other.text);
    buffer_free(&other);
    free(real);
    errno = problem;
    return is_done;
}
