// Basic blocks, their exception handlers, and which local variables are live.
#include "bytecode/internal.h"

// ---- What instructions do with local variables

static const ValueKind kinds[] = {VALUE_INT, VALUE_LONG, VALUE_FLOAT, VALUE_DOUBLE, VALUE_REF};

static bool is_between(const Operation *operation, Opcode first, Opcode last) {
    return operation->opcode >= first && operation->opcode <= last;
}

bool local_use(const Operation *operation, LocalUse *use) {
    if (is_between(operation, OP_ILOAD, OP_ALOAD))
        *use = (LocalUse){(uint32_t)operation->a, kinds[operation->opcode - OP_ILOAD], false};
    else if (is_between(operation, OP_ISTORE, OP_ASTORE))
        *use = (LocalUse){(uint32_t)operation->a, kinds[operation->opcode - OP_ISTORE], true};
    else if (is_between(operation, OP_ILOAD_0, OP_ALOAD_3))
        *use = (LocalUse){(operation->opcode - OP_ILOAD_0) % 4,
                          kinds[(operation->opcode - OP_ILOAD_0) / 4], false};
    else if (is_between(operation, OP_ISTORE_0, OP_ASTORE_3))
        *use = (LocalUse){(operation->opcode - OP_ISTORE_0) % 4,
                          kinds[(operation->opcode - OP_ISTORE_0) / 4], true};
    else
        return false;
    return true;
}

// ---- Where blocks begin

static bool is_conditional(const Operation *operation) {
    return is_between(operation, OP_IFEQ, OP_IF_ACMPNE) || operation->opcode == OP_IFNULL ||
           operation->opcode == OP_IFNONNULL;
}

static bool is_goto(const Operation *operation) {
    return operation->opcode == OP_GOTO || operation->opcode == OP_GOTO_W;
}

static bool ends_block(const Operation *operation) {
    return is_conditional(operation) || is_goto(operation) || operation->targets ||
           is_between(operation, OP_JSR, OP_RET) || operation->opcode == OP_JSR_W ||
           is_between(operation, OP_IRETURN, OP_RETURN) || operation->opcode == OP_ATHROW;
}

bool operation_jumps(const Operation *operation) {
    return is_conditional(operation) || is_goto(operation);
}

bool operation_goes_on(const Operation *operation) {
    return !ends_block(operation) || is_conditional(operation);
}

static void mark_leaders(const ClassCode *code, const Operations *operations, bool *leaders) {
    leaders[0] = true;
    for (uint32_t i = 0; i < operations->count; i++) {
        const Operation *operation = &operations->items[i];
        if (operation_jumps(operation))
            leaders[operation->a] = true;
        for (uint32_t j = 0; operation->targets && j <= operation->count; j++)
            leaders[operation->targets[j]] = true;
        if (ends_block(operation))
            leaders[i + 1] = true;
    }
    for (uint32_t i = 0; i < code->handlers.count; i++) {
        const ClassHandler *handler = &code->handlers.items[i];
        leaders[operations->at[handler->begin] - 1] = true;
        leaders[operations->at[handler->end] - 1] = true;
        leaders[operations->at[handler->handler] - 1] = true;
    }
}

static void make_blocks(Arena *arena, const Operations *operations, const bool *leaders,
                        Blocks *blocks) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < operations->count; i++)
        count += leaders[i];
    blocks->items = arena_array(arena, count, sizeof(BasicBlock));
    blocks->of = arena_array(arena, operations->count, sizeof(uint32_t));
    for (uint32_t i = 0; i < operations->count; i++) {
        if (leaders[i])
            blocks->items[blocks->count++].first = i;
        blocks->of[i] = blocks->count - 1;
        blocks->items[blocks->count - 1].end = i + 1;
    }
}

// ---- Where they lead

static void add_successor(Arena *arena, const Blocks *blocks, BasicBlock *block, uint32_t target) {
    vector_push(arena, &block->successors, blocks->of[target]);
}

static const char *add_successors(Arena *arena, const Operations *operations, const Blocks *blocks,
                                  BasicBlock *block) {
    const Operation *last = &operations->items[block->end - 1];
    for (uint32_t j = 0; last->targets && j <= last->count; j++)
        add_successor(arena, blocks, block, last->targets[j]);
    if (operation_jumps(last))
        add_successor(arena, blocks, block, (uint32_t)last->a);
    if (!operation_goes_on(last))
        return NULL;
    if (block->end == operations->count)
        return "code that goes on behind its end";
    add_successor(arena, blocks, block, block->end);
    return NULL;
}

static void add_handlers(Arena *arena, const ClassCode *code, const Operations *operations,
                         BasicBlock *block) {
    for (uint32_t i = 0; i < code->handlers.count; i++) {
        const ClassHandler *handler = &code->handlers.items[i];
        uint32_t begin = operations->at[handler->begin] - 1;
        uint32_t end = operations->at[handler->end] - 1;
        if (block->first < begin || block->first >= end)
            continue;
        vector_push(arena, &block->handlers, i);
        if (!handler->type.text)
            return; // takes everything
    }
}

// ---- Order

typedef struct Visit {
    uint32_t block, next;
} Visit;

static uint32_t handler_block_of(const ClassCode *code, const Operations *operations,
                                 const Blocks *blocks, uint32_t handler) {
    return blocks->of[operations->at[code->handlers.items[handler].handler] - 1];
}

static void find_order(Arena *arena, const ClassCode *code, const Operations *operations,
                       Blocks *blocks) {
    VECTOR(Visit) stack = {0};
    bool *seen = arena_array(arena, blocks->count, sizeof(bool));
    blocks->order = arena_array(arena, blocks->count, sizeof(uint32_t));
    uint32_t at = blocks->count;
    vector_push(arena, &stack, (Visit){0, 0});
    seen[0] = true;
    while (stack.count) {
        Visit *visit = &vector_last(&stack);
        const BasicBlock *block = &blocks->items[visit->block];
        uint32_t edges = block->successors.count + block->handlers.count;
        if (visit->next == edges) {
            blocks->order[--at] = visit->block;
            stack.count--;
            continue;
        }
        uint32_t edge = visit->next++;
        uint32_t next =
            edge < block->handlers.count
                ? handler_block_of(code, operations, blocks, block->handlers.items[edge])
                : block->successors.items[edge - block->handlers.count];
        if (!seen[next]) {
            seen[next] = true;
            vector_push(arena, &stack, (Visit){next, 0});
        }
    }
    blocks->order_count = blocks->count - at;
    blocks->order += at;
}

// ---- Live local variables

bool is_live(const BasicBlock *block, uint32_t local) {
    return block->live[local / 64] >> (local % 64) & 1;
}

static void set_bit(uint64_t *set, uint32_t local, bool value) {
    if (value)
        set[local / 64] |= UINT64_C(1) << (local % 64);
    else
        set[local / 64] &= ~(UINT64_C(1) << (local % 64));
}

static void add_set(uint64_t *to, const uint64_t *from, uint32_t words) {
    for (uint32_t i = 0; i < words; i++)
        to[i] |= from[i];
}

static bool update_live(const ClassCode *code, const Operations *operations, const Blocks *blocks,
                        BasicBlock *block, uint64_t *set) {
    for (uint32_t i = 0; i < blocks->words; i++)
        set[i] = 0;
    for (uint32_t i = 0; i < block->successors.count; i++)
        add_set(set, blocks->items[block->successors.items[i]].live, blocks->words);
    for (uint32_t i = block->end; i-- > block->first;) {
        const Operation *operation = &operations->items[i];
        LocalUse use;
        if (operation->opcode == OP_IINC && operation->a < code->max_locals)
            set_bit(set, (uint32_t)operation->a, true);
        else if (local_use(operation, &use) && use.local < code->max_locals)
            set_bit(set, use.local, !use.is_store);
    }
    for (uint32_t i = 0; i < block->handlers.count; i++) {
        uint32_t handler = handler_block_of(code, operations, blocks, block->handlers.items[i]);
        add_set(set, blocks->items[handler].live, blocks->words);
    }
    bool is_changed = false;
    for (uint32_t i = 0; i < blocks->words; i++) {
        is_changed |= (set[i] & ~block->live[i]) != 0;
        block->live[i] |= set[i];
    }
    return is_changed;
}

static void find_live(Arena *arena, const ClassCode *code, const Operations *operations,
                      Blocks *blocks) {
    blocks->words = (code->max_locals + 63u) / 64;
    for (uint32_t i = 0; i < blocks->count; i++)
        blocks->items[i].live = arena_array(arena, blocks->words, sizeof(uint64_t));
    uint64_t *set = arena_array(arena, blocks->words, sizeof(uint64_t));
    for (bool is_changed = true; is_changed;) {
        is_changed = false;
        for (uint32_t i = blocks->order_count; i-- > 0;)
            is_changed |=
                update_live(code, operations, blocks, &blocks->items[blocks->order[i]], set);
    }
}

const char *find_blocks(Arena *arena, const ClassCode *code, const Operations *operations,
                        Blocks *blocks) {
    enum { MOST_WORK = 16 << 20 };
    bool *leaders = arena_array(arena, operations->count + 1, sizeof(bool));
    mark_leaders(code, operations, leaders);
    make_blocks(arena, operations, leaders, blocks);
    uint64_t size = (uint64_t)blocks->count * (code->max_locals / 64 + code->handlers.count + 1);
    if (size > MOST_WORK)
        return "code with too many blocks and handlers";
    for (uint32_t i = 0; i < blocks->count; i++) {
        const char *error = add_successors(arena, operations, blocks, &blocks->items[i]);
        if (error)
            return error;
        add_handlers(arena, code, operations, &blocks->items[i]);
    }
    find_order(arena, code, operations, blocks);
    find_live(arena, code, operations, blocks);
    return NULL;
}
