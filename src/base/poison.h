// Memory that belongs to an arena and to nobody in it: nobody may read it.
//
// With the address sanitizer, who does is told so. In other debug builds the memory is filled with
// bytes that are no pointer and no number that anybody expects. In a release nothing is done.
#ifndef JURY_BASE_POISON_H
#define JURY_BASE_POISON_H

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define POISON_SANITIZER
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define POISON_SANITIZER
#endif

#if defined(POISON_SANITIZER)
#include <sanitizer/asan_interface.h>
#define poison_memory(memory, size)   ASAN_POISON_MEMORY_REGION((memory), (size))
#define unpoison_memory(memory, size) ASAN_UNPOISON_MEMORY_REGION((memory), (size))
#elif defined(JURY_DEBUG)
#include <string.h>
#define poison_memory(memory, size)   ((void)memset((memory), 0xA5, (size)))
#define unpoison_memory(memory, size) ((void)(memory), (void)(size))
#else
#define poison_memory(memory, size)   ((void)(memory), (void)(size))
#define unpoison_memory(memory, size) ((void)(memory), (void)(size))
#endif

// So many bytes lie between what an arena hands out.
#if defined(POISON_SANITIZER) || defined(JURY_DEBUG)
enum { POISON_GAP = 16 };
#else
enum { POISON_GAP = 0 };
#endif

#endif
