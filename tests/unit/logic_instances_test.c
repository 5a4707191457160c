// Quantifiers that become their instances: what is read decides at which values, and what these
// read leads to others only so far.
#include "unit.h"

#include "base/arena.h"
#include "solve/logic_instances.h"

typedef struct Fixture {
    LogicTable *table;
    Arena *arena;
    Formula array, index;
    FormulaList result;
} Fixture;

static Fixture fixture_new(void) {
    LogicTable *table = logic_table_new(NUMBERS_WRAP, 32);
    Sort ints = logic_array_sort(table, SORT_INT, SORT_INT);
    return (Fixture){.table = table,
                     .arena = arena_new(),
                     .array = logic_variable(table, ints, "a"),
                     .index = logic_bound_variable(table, SORT_INT, "i")};
}

static void end(Fixture *f) {
    arena_free(f->arena);
    logic_table_free(f->table);
}

static Formula number(Fixture *f, int64_t value) {
    return logic_number(f->table, SORT_INT, value);
}

static Formula read(Fixture *f, Formula index) {
    return logic_select(f->table, f->array, index);
}

static bool has(const Fixture *f, Formula formula) {
    for (uint32_t i = 0; i < f->result.count; i++) {
        const FormulaNode *node = logic_node(f->table, f->result.items[i]);
        for (uint32_t k = 0; node->kind == FORMULA_KIND_OR && k < node->count; k++)
            if (node->children[k] == formula)
                return true;
    }
    return false;
}

UNIT_TEST(instances_are_of_what_is_read) {
    Fixture f = fixture_new();
    Formula body = logic_less(f.table, number(&f, 3), read(&f, f.index));
    Formula given[] = {logic_quantify(f.table, true, &f.index, 1, body),
                       logic_equal(f.table, read(&f, number(&f, 7)), number(&f, 2))};
    CHECK(!logic_instances(f.table, given, 2, f.arena, &f.result));
    CHECK(has(&f, logic_less(f.table, number(&f, 3), read(&f, number(&f, 7)))));
    CHECK(!has(&f, logic_less(f.table, number(&f, 3), read(&f, number(&f, 8)))));
    FormulaList plain = {0};
    CHECK(logic_instances(f.table, given + 1, 1, f.arena, &plain));
    CHECK_EQUAL_INT(1, plain.count);
    end(&f);
}

// Each place leads to the next one, without an end: it must come to one all the same, soon.
UNIT_TEST(instances_lead_to_others_only_so_far) {
    Fixture f = fixture_new();
    Formula next = logic_add(f.table, f.index, number(&f, 1));
    Formula body = logic_less(f.table, read(&f, f.index), read(&f, next));
    Formula given[] = {logic_quantify(f.table, true, &f.index, 1, body),
                       logic_equal(f.table, read(&f, number(&f, 0)), number(&f, 2))};
    CHECK(!logic_instances(f.table, given, 2, f.arena, &f.result));
    CHECK(has(&f, logic_less(f.table, read(&f, number(&f, 0)), read(&f, number(&f, 1)))));
    CHECK(has(&f, logic_less(f.table, read(&f, number(&f, 1)), read(&f, number(&f, 2)))));
    CHECK(f.result.count < 12);
    end(&f);
}
