// The library models of lib/, embedded in the binary by tools/embed-library.
#ifndef JURY_SEMA_LIBRARY_H
#define JURY_SEMA_LIBRARY_H

typedef struct LibraryFile {
    const char *name; // "java/lang/Object.java"; the table is sorted by it
    const unsigned char *begin;
    const unsigned char *end; // a NUL stands there
} LibraryFile;

extern const LibraryFile library_files[];
extern const unsigned library_file_count;

#endif
