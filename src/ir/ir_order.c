// Reverse postorder: every block before those that follow it, loops aside.
//
// Of the two ways a BRANCH goes, the first comes first, so that code reads as
// it was written. The walk keeps its own stack: graphs are deep.
#include "ir/internal.h"

typedef struct Visit {
    IrBlockId block;
    uint32_t next; // successors already walked
} Visit;

typedef struct Walk {
    const IrMethod *method;
    Visit *stack;
    uint32_t depth;
    bool *seen;
    IrBlockId *postorder;
    uint32_t count;
} Walk;

static void enter(Walk *walk, IrBlockId block) {
    if (walk->seen[block])
        return;
    walk->seen[block] = true;
    walk->stack[walk->depth++] = (Visit){block, 0};
}

static void step(Walk *walk) {
    Visit *top = &walk->stack[walk->depth - 1];
    IrBlockId successors[2];
    uint32_t count = ir_successors(walk->method, top->block, successors);
    if (top->next < count) {
        top->next++;
        enter(walk, successors[count - top->next]); // the last way first: it ends up behind
        return;
    }
    walk->postorder[walk->count++] = top->block;
    walk->depth--;
}

IrOrder ir_reverse_postorder(Arena *arena, const IrMethod *method) {
    uint32_t count = method->blocks.count;
    Walk walk = {.method = method};
    walk.stack = arena_array(arena, count, sizeof(Visit));
    walk.seen = arena_array(arena, count, sizeof(bool));
    walk.postorder = arena_array(arena, count, sizeof(IrBlockId));
    enter(&walk, 0);
    while (walk.depth)
        step(&walk);
    for (uint32_t i = 0; i < walk.count / 2; i++) {
        IrBlockId other = walk.postorder[i];
        walk.postorder[i] = walk.postorder[walk.count - 1 - i];
        walk.postorder[walk.count - 1 - i] = other;
    }
    return (IrOrder){walk.postorder, walk.count};
}
