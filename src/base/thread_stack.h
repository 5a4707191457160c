// Threads with large stacks: recursion over deeply nested source needs room.
#ifndef JURY_BASE_THREAD_STACK_H
#define JURY_BASE_THREAD_STACK_H

#include <stddef.h>

// Runs `run(context)` on `count` new threads at the same time and waits for all of them. A stack
// takes memory only where it is used. Where a thread cannot be had, its stack is made smaller, and
// then the thread left out; `run` is called once at least, if need be on the caller's own stack.
void thread_stack_run(size_t stack_size, unsigned count, void (*run)(void *context), void *context);

#endif
