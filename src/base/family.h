// The memory of a process and of all that it has started, which share much of it: copies of a
// process have the pages of the first until one of the two writes there.
#ifndef JURY_BASE_FAMILY_H
#define JURY_BASE_FAMILY_H

#include <stddef.h>
#include <sys/types.h>

// Bytes; 0: not known. `process` is the first of the family. What is at most `enough` may be more
// than it is, as shared pages are counted again and again: that takes less time.
size_t family_memory(pid_t process, size_t enough);

#endif
