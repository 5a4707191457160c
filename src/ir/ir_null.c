// Null checks that cannot fail are taken out: of a register that holds a new
// object, or that was tested on every way to the place and not changed since.
//
// Requires:    ir_tidy. Provides: the same executions.
// Invalidates: what ir_analyse found out; blocks may have become unreachable.
//
// Forward data flow over sets of registers known not to be null; where ways
// meet, what both know is known. Facts come from instructions that give an
// object, and from branches on `eq r, null`.
#include "ir/internal.h"

#include <string.h>

typedef uint64_t Word;

// A condition that says whether a register is null.
typedef struct NullTest {
    IrRegister reg;
    uint32_t version; // of that register when it was tested
    uint32_t walk;    // in which it was tested: tests are followed within a block only
    bool is_negated;
} NullTest;

typedef struct Facts {
    const IrMethod *method;
    Word *words;   // `width` per block: known at its start
    Word *current; // while a block is walked
    uint32_t width;
    NullTest *tests;   // by condition register
    uint32_t *version; // by register: counts its definitions
    uint32_t walk;
    IrRegister null_register; // defined once, in block 0; 0: none
} Facts;

static bool has(const Word *set, IrRegister reg) {
    return set[reg / 64] >> (reg % 64) & 1;
}

static void put(Word *set, IrRegister reg, bool known) {
    Word bit = (Word)1 << (reg % 64);
    set[reg / 64] = known ? set[reg / 64] | bit : set[reg / 64] & ~bit;
}

static Word *at_start(const Facts *facts, IrBlockId block) {
    return facts->words + (size_t)block * facts->width;
}

// ---- One instruction

static bool gives_object(IrOperation operation) {
    return operation == IR_NEW || operation == IR_NEW_ARRAY || operation == IR_STRING ||
           operation == IR_CLASS_OBJECT || operation == IR_TEXT || operation == IR_CONCATENATE;
}

static IrRegister null_test(const Facts *facts, const IrInstruction *instruction) {
    if (instruction->operation != IR_EQUAL || !facts->null_register)
        return 0;
    if (instruction->b == facts->null_register)
        return instruction->a;
    return instruction->a == facts->null_register ? instruction->b : 0;
}

static void define(Facts *facts, IrRegister reg, bool known) {
    if (!reg)
        return;
    facts->version[reg]++;
    facts->tests[reg].reg = 0;
    put(facts->current, reg, known);
}

// What is known of a condition register; NULL if nothing.
static const NullTest *test_of(const Facts *facts, IrRegister condition) {
    const NullTest *test = &facts->tests[condition];
    bool holds = condition && test->reg && test->walk == facts->walk &&
                 test->version == facts->version[test->reg];
    return holds ? test : NULL;
}

static NullTest new_test(const Facts *facts, const IrInstruction *instruction) {
    const NullTest *other =
        instruction->operation == IR_NOT ? test_of(facts, instruction->a) : NULL;
    NullTest test = {.reg = null_test(facts, instruction), .walk = facts->walk};
    if (other) {
        test = *other;
        test.is_negated = !other->is_negated;
    } else if (test.reg) {
        test.version = facts->version[test.reg];
    }
    return test;
}

static void walk_instruction(Facts *facts, const IrInstruction *instruction) {
    IrOperation operation = instruction->operation;
    if (operation == IR_STORE_ELEMENT) // its result is read
        return;
    bool known =
        gives_object(operation) || (operation == IR_COPY && has(facts->current, instruction->a));
    NullTest test = new_test(facts, instruction);
    if (operation == IR_CALL)
        define(facts, instruction->detail.call->exception, false);
    define(facts, instruction->result, known);
    if (instruction->result && test.reg)
        facts->tests[instruction->result] = test;
}

// ---- Blocks

static void walk_block(Facts *facts, IrBlockId id) {
    const IrBlock *block = &facts->method->blocks.items[id];
    memcpy(facts->current, at_start(facts, id), facts->width * sizeof(Word));
    facts->walk++;
    for (uint32_t i = 0; i + 1 < block->instructions.count; i++)
        walk_instruction(facts, &block->instructions.items[i]);
}

static bool meet(const Facts *facts, IrBlockId target, IrRegister also) {
    Word *set = at_start(facts, target);
    bool changed = false;
    bool had = also && has(facts->current, also);
    if (also)
        put(facts->current, also, true);
    for (uint32_t i = 0; i < facts->width; i++) {
        Word both = set[i] & facts->current[i];
        changed |= both != set[i];
        set[i] = both;
    }
    if (also)
        put(facts->current, also, had);
    return changed;
}

// The register that is not null when the branch goes to its target `way`; or 0.
static IrRegister learned(const Facts *facts, const IrInstruction *branch, uint32_t way) {
    const NullTest *test = branch->operation == IR_BRANCH ? test_of(facts, branch->a) : NULL;
    bool is_null_way = test && (way == 0) != test->is_negated;
    return test && !is_null_way ? test->reg : 0;
}

static bool flow_out(Facts *facts, IrBlockId id) {
    const IrInstruction *last = &vector_last(&facts->method->blocks.items[id].instructions);
    IrBlockId successors[2];
    uint32_t count = ir_successors(facts->method, id, successors);
    bool changed = false;
    for (uint32_t i = 0; i < count; i++)
        changed |= meet(facts, successors[i], learned(facts, last, i));
    return changed;
}

// ---- The whole

static IrRegister find_null(const IrMethod *method) {
    const IrBlock *entry = &method->blocks.items[0];
    for (uint32_t i = 0; i < entry->instructions.count; i++) {
        const IrInstruction *instruction = &entry->instructions.items[i];
        if (instruction->operation == IR_CONSTANT &&
            method->registers.items[instruction->result].type == IR_REF)
            return instruction->result;
    }
    return 0;
}

static Facts facts_new(Arena *arena, const IrMethod *method) {
    Facts facts = {.method = method, .width = method->registers.count / 64 + 1};
    size_t size = (size_t)facts.width * method->blocks.count;
    facts.words = arena_array(arena, size, sizeof(Word));
    facts.current = arena_array(arena, facts.width, sizeof(Word));
    facts.tests = arena_array(arena, method->registers.count + 1, sizeof(NullTest));
    facts.version = arena_array(arena, method->registers.count + 1, sizeof(uint32_t));
    facts.null_register = find_null(method);
    memset(facts.words, 0xff, size * sizeof(Word)); // unknown ways take nothing away
    memset(facts.words, 0, facts.width * sizeof(Word));
    if (method->receiver)
        put(facts.words, method->receiver, true);
    return facts;
}

// A test of what is known not to be null goes one way only.
static void decide(const Facts *facts, IrMethod *method, IrBlockId id) {
    IrInstruction *last = &vector_last(&method->blocks.items[id].instructions);
    const NullTest *test = last->operation == IR_BRANCH ? test_of(facts, last->a) : NULL;
    if (!test || !has(facts->current, test->reg))
        return;
    last->operation = IR_JUMP;
    last->a = 0;
    last->detail.targets[0] = last->detail.targets[test->is_negated ? 0 : 1];
}

void ir_remove_null_checks(IrMethod *method) {
    Arena *scratch = arena_new();
    Facts facts = facts_new(scratch, method);
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t i = 0; i < method->blocks.count; i++) {
            walk_block(&facts, i);
            changed |= flow_out(&facts, i);
        }
    }
    for (uint32_t i = 0; i < method->blocks.count; i++) {
        walk_block(&facts, i);
        decide(&facts, method, i);
    }
    arena_free(scratch);
}
