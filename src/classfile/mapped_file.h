// A file in memory, mapped and not read: only what is looked at costs anything.
#ifndef JURY_CLASSFILE_MAPPED_FILE_H
#define JURY_CLASSFILE_MAPPED_FILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct MappedFile {
    const uint8_t *bytes; // NULL for an empty file
    size_t size;
} MappedFile;

// False with errno set when the file cannot be had.
bool mapped_file_open(MappedFile *file, const char *path);
void mapped_file_close(MappedFile *file);

#endif
