// Leaks in processes that end with _exit, where LeakSanitizer does not look by itself.
#ifndef JURY_BASE_LEAKS_H
#define JURY_BASE_LEAKS_H

#include <stdbool.h>

// In a build with sanitizers: is there memory that nothing points to any more? It is listed on
// standard error. In other builds, false.
bool leaks_found(void);

#endif
