// Bytes to instructions. Every length and target is checked, and nothing else.
#include "bytecode/internal.h"

typedef enum Format {
    NONE,
    BYTE,
    SHORT,
    LOCAL,
    INCREMENT,
    POOL1,
    POOL2,
    JUMP2,
    JUMP4,
    TABLE,
    LOOKUP,
    INTERFACE,
    DYNAMIC,
    ARRAY,
    MULTI,
    WIDE,
} Format;

static const uint8_t formats[OPCODE_COUNT] = {
#define OPCODE(NAME, text, format) format,
#include "bytecode/opcodes.def"
#undef OPCODE
};

typedef struct Reader {
    Arena *arena;
    const ClassCode *code;
    uint32_t at;
    bool is_short; // bytes were missing
} Reader;

static uint32_t take(Reader *reader, uint32_t bytes) {
    uint32_t value = 0;
    if (reader->code->length - reader->at < bytes) {
        reader->is_short = true;
        reader->at = reader->code->length;
        return 0;
    }
    for (uint32_t i = 0; i < bytes; i++)
        value = value << 8 | reader->code->bytes[reader->at++];
    return value;
}

static int32_t take_jump(Reader *reader, uint32_t pc, uint32_t bytes) {
    uint32_t offset = take(reader, bytes);
    return (int32_t)(pc + (bytes == 2 ? (uint32_t)(int16_t)offset : offset));
}

// Targets are kept as they are at first: addresses.
static const char *take_switch(Reader *reader, Operation *operation, bool is_table) {
    while (reader->at % 4 && !reader->is_short)
        take(reader, 1);
    uint32_t pc = operation->pc, fallback = (uint32_t)take_jump(reader, pc, 4);
    int32_t low = (int32_t)take(reader, 4);
    int64_t count = low;
    if (is_table)
        count = (int64_t)(int32_t)take(reader, 4) - low + 1;
    if (count < 0 || count > (reader->code->length - reader->at) / (is_table ? 4 : 8))
        return "a switch with a wrong number of cases";
    operation->count = (uint32_t)count;
    operation->keys = arena_array(reader->arena, operation->count + 1, sizeof(int32_t));
    operation->targets = arena_array(reader->arena, operation->count + 1, sizeof(uint32_t));
    for (uint32_t i = 0; i < operation->count; i++) {
        operation->keys[i] = is_table ? (int32_t)((uint32_t)low + i) : (int32_t)take(reader, 4);
        operation->targets[i] = (uint32_t)take_jump(reader, pc, 4);
    }
    operation->targets[operation->count] = fallback;
    return NULL;
}

static const char *take_wide(Reader *reader, Operation *operation) {
    operation->opcode = (Opcode)take(reader, 1);
    if (operation->opcode >= OPCODE_COUNT ||
        (formats[operation->opcode] != LOCAL && operation->opcode != OP_IINC))
        return "'wide' before an instruction that it cannot widen";
    operation->a = (int32_t)take(reader, 2);
    if (operation->opcode == OP_IINC)
        operation->b = (int16_t)take(reader, 2);
    return NULL;
}

static const char *take_operands(Reader *reader, Operation *operation) {
    switch ((Format)formats[operation->opcode]) {
    case NONE: return NULL;
    case BYTE: operation->a = (int8_t)take(reader, 1); return NULL;
    case SHORT: operation->a = (int16_t)take(reader, 2); return NULL;
    case LOCAL:
    case POOL1:
    case ARRAY: operation->a = (int32_t)take(reader, 1); return NULL;
    case INCREMENT:
        operation->a = (int32_t)take(reader, 1);
        operation->b = (int8_t)take(reader, 1);
        return NULL;
    case POOL2: operation->a = (int32_t)take(reader, 2); return NULL;
    case JUMP2: operation->a = take_jump(reader, operation->pc, 2); return NULL;
    case JUMP4: operation->a = take_jump(reader, operation->pc, 4); return NULL;
    case TABLE: return take_switch(reader, operation, true);
    case LOOKUP: return take_switch(reader, operation, false);
    case INTERFACE:
    case DYNAMIC:
        operation->a = (int32_t)take(reader, 2);
        take(reader, 2);
        return NULL;
    case MULTI:
        operation->a = (int32_t)take(reader, 2);
        operation->b = (int32_t)take(reader, 1);
        return NULL;
    case WIDE: return take_wide(reader, operation);
    }
    return NULL;
}

// ---- Targets

static bool find_target(const ClassCode *code, const Operations *operations, uint32_t pc,
                        uint32_t *target) {
    if (pc >= code->length || !operations->at[pc])
        return false;
    *target = operations->at[pc] - 1;
    return true;
}

static bool is_jump(const Operation *operation) {
    return formats[operation->opcode] == JUMP2 || formats[operation->opcode] == JUMP4;
}

static const char *find_targets(const ClassCode *code, Operations *operations) {
    static const char *const reason = "a jump into the middle of an instruction or out of the code";
    for (uint32_t i = 0; i < operations->count; i++) {
        Operation *operation = &operations->items[i];
        uint32_t target = 0;
        if (is_jump(operation)) {
            if (!find_target(code, operations, (uint32_t)operation->a, &target))
                return reason;
            operation->a = (int32_t)target;
        }
        for (uint32_t j = 0; operation->targets && j <= operation->count; j++)
            if (!find_target(code, operations, operation->targets[j], &operation->targets[j]))
                return reason;
    }
    for (uint32_t i = 0; i < code->handlers.count; i++) {
        const ClassHandler *handler = &code->handlers.items[i];
        if (!operations->at[handler->begin] || !operations->at[handler->end] ||
            handler->handler >= code->length || !operations->at[handler->handler])
            return "an exception handler in the middle of an instruction";
    }
    return NULL;
}

// The line that an instruction belongs to is that of the last entry before it.
static void find_lines(Arena *arena, const ClassCode *code, Operations *operations) {
    uint16_t *lines = arena_array(arena, code->length, sizeof(uint16_t));
    for (uint32_t i = 0; i < code->lines.count; i++)
        if (code->lines.items[i].pc < code->length)
            lines[code->lines.items[i].pc] = code->lines.items[i].line;
    uint32_t line = 0, pc = 0;
    for (uint32_t i = 0; i < operations->count; i++) {
        for (; pc <= operations->items[i].pc; pc++)
            line = lines[pc] ? lines[pc] : line;
        operations->items[i].line = line;
    }
}

const char *decode(Arena *arena, const ClassCode *code, Operations *operations) {
    Reader reader = {arena, code, 0, false};
    operations->items = arena_array(arena, code->length, sizeof(Operation));
    operations->at = arena_array(arena, code->length + 1, sizeof(uint32_t));
    while (reader.at < code->length) {
        Operation *operation = &operations->items[operations->count++];
        operation->pc = reader.at;
        operations->at[reader.at] = operations->count;
        operation->opcode = (Opcode)take(&reader, 1);
        if (operation->opcode >= OPCODE_COUNT)
            return "an instruction that does not exist";
        const char *error = take_operands(&reader, operation);
        if (error || reader.is_short)
            return error ? error : "an instruction that goes beyond the end of the code";
    }
    operations->at[code->length] = operations->count + 1;
    find_lines(arena, code, operations);
    return find_targets(code, operations);
}
