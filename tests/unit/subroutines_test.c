// Subroutines of old class files: every jsr has a copy of its own, and no jsr or ret is left.
#include "unit.h"

#include "base/buffer.h"
#include "bytecode/internal.h"

typedef struct Fixture {
    Arena *arena;
    Buffer text; // the operations behind each other, jumps with their targets; or an error
} Fixture;

static Fixture expand(const uint8_t *bytes, uint32_t length) {
    static const char *const names[] = {
#define OPCODE(NAME, text, format) text,
#include "bytecode/opcodes.def"
#undef OPCODE
    };
    Fixture fixture = {.arena = arena_new()};
    ClassCode *bytecode = ARENA_NEW(fixture.arena, ClassCode);
    *bytecode = (ClassCode){.bytes = bytes, .length = length};
    const ClassCode *code = bytecode;
    Operations operations = {0};
    const char *error = decode(fixture.arena, code, &operations);
    error = error ? error : expand_subroutines(fixture.arena, &code, &operations);
    if (error)
        buffer_format(&fixture.text, "%s", error);
    for (uint32_t i = 0; !error && i < operations.count; i++) {
        const Operation *operation = &operations.items[i];
        buffer_format(&fixture.text, "%s%s", i ? "; " : "", names[operation->opcode]);
        if (operation->opcode == OP_GOTO)
            buffer_format(&fixture.text, " %d", (int)operation->a);
    }
    return fixture;
}

static void end(Fixture *fixture) {
    buffer_free(&fixture->text);
    arena_free(fixture->arena);
}

UNIT_TEST(subroutines_called_twice) {
    static const uint8_t bytes[] = {
        0xA8, 0, 7, // 0: jsr 7
        0xA8, 0, 4, // 3: jsr 7
        0xB1,       // 6: return
        0x4C,       // 7: astore_1
        0xA9, 1,    // 8: ret 1
    };
    Fixture fixture = expand(bytes, sizeof bytes);
    CHECK_EQUAL_STR("aconst_null; goto 5; aconst_null; goto 7; return; "
                    "astore_1; goto 2; astore_1; goto 4",
                    fixture.text.text);
    end(&fixture);
}

UNIT_TEST(subroutines_in_subroutines) {
    static const uint8_t bytes[] = {
        0xA8, 0, 4, // 0: jsr 4
        0xB1,       // 3: return
        0x4C,       // 4: astore_1
        0xA8, 0, 5, // 5: jsr 10
        0xA9, 1,    // 8: ret 1
        0x4D,       // 10: astore_2
        0xA9, 2,    // 11: ret 2
    };
    Fixture fixture = expand(bytes, sizeof bytes);
    CHECK_EQUAL_STR("aconst_null; goto 3; return; "
                    "astore_1; aconst_null; goto 7; goto 2; astore_2; goto 6",
                    fixture.text.text);
    end(&fixture);
}

UNIT_TEST(subroutines_that_are_none) {
    static const uint8_t alone[] = {0xA9, 1}; // ret 1
    static const uint8_t itself[] = {
        0xA8, 0,    4,    // 0: jsr 4
        0xB1,             // 3: return
        0x4C,             // 4: astore_1
        0xA8, 0xFF, 0xFF, // 5: jsr 4
        0xB1,             // 8: return
    };
    Fixture fixture = expand(alone, sizeof alone);
    CHECK_EQUAL_STR("a ret without a subroutine", fixture.text.text);
    end(&fixture);
    fixture = expand(itself, sizeof itself);
    CHECK_EQUAL_STR("a subroutine that calls itself", fixture.text.text);
    end(&fixture);
}
