// Files that are written whole, or not at all.
#ifndef JURY_BASE_FILE_H
#define JURY_BASE_FILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

// Closes it; false, with errno set: something that was written to it is lost. fclose alone does not
// tell of what failed earlier.
bool file_close(FILE *file);

// A new file, or another text for one; false with errno set.
bool file_write(const char *path, const char *text, size_t length);

// Another text for a file that somebody needs: it has either the old one or all of the new one,
// whatever happens. False with errno set: the old one.
bool file_replace(const char *path, const char *text, size_t length);

#endif
