#include "solve/exhausted.h"

extern "C" {
#include "base/arena.h"
}

#include <new>

void solve_watch_memory(void) {
    std::set_new_handler(memory_exhausted);
}
