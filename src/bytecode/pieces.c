// The static initialiser of a class file in pieces, as its source has them: each field with its
// initialiser, what stands between.
//
// A piece ends behind an assignment to a static field, where the stack is empty, no local variable
// is kept, and neither a jump nor an exception handler leads across. What one piece cannot do is no
// business of the others.
#include "bytecode/internal.h"

enum { MOST_PIECES = 400 };

// ---- Where pieces may end

static bool is_jump(const Operation *operation) {
    return (operation->opcode >= OP_IFEQ && operation->opcode <= OP_JSR) ||
           (operation->opcode >= OP_IFNULL && operation->opcode <= OP_JSR_W);
}

static void forbid_between(bool *is_cut, uint32_t a, uint32_t b) {
    for (uint32_t i = (a < b ? a : b) + 1; i < (a < b ? b : a); i++)
        is_cut[i] = false;
}

// Behind the last operation of a piece the next one begins: a jump to it is allowed.
static void forbid_jump(bool *is_cut, uint32_t from, uint32_t to) {
    forbid_between(is_cut, from, to);
    if (to <= from)
        is_cut[from] = false;
}

static void forbid_jumps(const Operations *operations, bool *is_cut) {
    for (uint32_t i = 0; i < operations->count; i++) {
        const Operation *operation = &operations->items[i];
        if (is_jump(operation))
            forbid_jump(is_cut, i, (uint32_t)operation->a);
        for (uint32_t j = 0; operation->targets && j <= operation->count; j++)
            forbid_jump(is_cut, i, operation->targets[j]);
    }
}

static void forbid_handlers(const ClassCode *code, const Operations *operations, bool *is_cut) {
    for (uint32_t i = 0; i < code->handlers.count; i++) {
        uint32_t begin = operations->at[code->handlers.items[i].begin] - 1;
        uint32_t end = operations->at[code->handlers.items[i].end] - 1;
        uint32_t handler = operations->at[code->handlers.items[i].handler] - 1;
        forbid_between(is_cut, begin, end);
        forbid_between(is_cut, begin, handler + 1);
        if (handler <= end)
            is_cut[end] = false;
    }
}

// From where a variable is first written to where it is last used.
static void forbid_locals(const ClassCode *code, const Operations *operations, bool *is_cut,
                          Arena *arena) {
    uint32_t *first = arena_array(arena, code->max_locals + 1u, sizeof(uint32_t));
    for (uint32_t i = 0; i < operations->count; i++) {
        const Operation *operation = &operations->items[i];
        LocalUse use = {.local = (uint32_t)operation->a};
        if (operation->opcode != OP_IINC && !local_use(operation, &use))
            continue;
        if (use.local >= code->max_locals)
            continue;
        if (use.is_store)
            first[use.local] = i + 1;
        else if (first[use.local])
            forbid_between(is_cut, first[use.local] - 1, i + 1);
    }
}

static bool has_early_return(const Operations *operations) {
    for (uint32_t i = 0; i + 1 < operations->count; i++)
        if (operations->items[i].opcode == OP_RETURN)
            return true;
    return false;
}

// Names of the static fields of the class that stand in the piece.
static void find_fields(Translator *translator, ClassFilePiece *piece) {
    Arena *arena = translator->code->arena;
    PoolMember member;
    for (uint32_t i = piece->first; i < piece->end; i++) {
        const Operation *operation = &translator->operations.items[i];
        if ((operation->opcode == OP_GETSTATIC || operation->opcode == OP_PUTSTATIC) &&
            class_file_member(translator->file, (uint32_t)operation->a, &member))
            vector_push(arena, &piece->fields,
                        arena_copy_text(arena, member.name.text, member.name.length));
    }
}

static void add_piece(Translator *translator, ClassFilePieces *pieces, uint32_t first,
                      uint32_t end) {
    ClassFilePiece piece = {.first = first, .end = end};
    find_fields(translator, &piece);
    vector_push(translator->code->arena, pieces, piece);
}

void find_pieces(Translator *translator, const bool *is_empty, ClassFilePieces *pieces) {
    const Operations *operations = &translator->operations;
    ClassFilePieces found = {0};
    bool *is_cut = arena_array(translator->arena, operations->count + 1, sizeof(bool));
    for (uint32_t i = 1; i + 1 < operations->count; i++)
        is_cut[i] = operations->items[i - 1].opcode == OP_PUTSTATIC && is_empty[i];
    forbid_jumps(operations, is_cut);
    forbid_handlers(translator->bytes, operations, is_cut);
    forbid_locals(translator->bytes, operations, is_cut, translator->arena);
    uint32_t first = 0;
    for (uint32_t i = 1; i < operations->count; i++)
        if (is_cut[i]) {
            add_piece(translator, &found, first, i);
            first = i;
        }
    add_piece(translator, &found, first, operations->count);
    if (found.count > 1 && found.count <= MOST_PIECES && !has_early_return(operations))
        *pieces = found;
}

// ---- One piece

// Everything else is gone: nothing before it, and behind it the end.
void keep_piece(Translator *translator, ClassFilePiece piece) {
    Operations *operations = &translator->operations;
    ClassCode *code = ARENA_NEW(translator->arena, ClassCode);
    *code = *translator->bytes;
    code->handlers.items = NULL;
    code->handlers.count = code->handlers.capacity = 0;
    for (uint32_t i = 0; i < translator->bytes->handlers.count; i++) {
        const ClassHandler *handler = &translator->bytes->handlers.items[i];
        uint32_t begin = operations->at[handler->begin] - 1;
        if (begin >= piece.first && begin < piece.end)
            vector_push(translator->arena, &code->handlers, *handler);
    }
    translator->bytes = code;
    for (uint32_t i = 0; i < operations->count; i++) {
        Operation *operation = &operations->items[i];
        if (i >= piece.first && i < piece.end)
            continue;
        operation->opcode = i < piece.first ? OP_NOP : OP_RETURN;
        operation->targets = NULL;
        operation->count = 0;
    }
}
