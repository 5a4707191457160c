// Graphs: order, loops, tidying, null checks (src/ir), and what lowering makes of checks.
#include "unit.h"

#include "ir_interpreter.h"

// ---- Graphs made by hand

typedef struct Graph {
    Arena *arena;
    IrMethod method;
    IrRegister condition, object;
} Graph;

// `edges` holds pairs of targets by block; -1: none.
static Graph *graph_new(uint32_t count, int edges[][2]) {
    Arena *arena = arena_new();
    Graph *graph = ARENA_NEW(arena, Graph);
    graph->arena = arena;
    graph->condition = ir_new_register(arena, &graph->method, IR_BOOL, NULL);
    graph->object = ir_new_register(arena, &graph->method, IR_REF, NULL);
    vector_push(arena, &graph->method.parameters, graph->condition);
    vector_push(arena, &graph->method.parameters, graph->object);
    for (uint32_t i = 0; i < count; i++)
        ir_new_block(arena, &graph->method);
    for (uint32_t i = 0; i < count; i++) {
        bool branches = edges[i][1] >= 0;
        IrOperation operation = branches ? IR_BRANCH : edges[i][0] >= 0 ? IR_JUMP : IR_RETURN;
        IrInstruction *last = ir_append(arena, &graph->method, i, operation, (Span){0, 0});
        last->a = branches ? graph->condition : 0;
        for (uint32_t j = 0; j < 2 && edges[i][j] >= 0; j++)
            last->detail.targets[j] = (IrBlockId)edges[i][j];
    }
    return graph;
}

static void graph_free(Graph *graph) {
    arena_free(graph->arena);
}

UNIT_TEST(nested_loops_have_parents) {
    // 0 -> 1 (outer) -> 2 (inner) -> 3 -> 2; 2 -> 4 -> 1; 1 -> 5
    int edges[][2] = {{1, -1}, {2, 5}, {3, 4}, {2, -1}, {1, -1}, {-1, -1}};
    Graph *graph = graph_new(6, edges);
    ir_analyse(graph->arena, &graph->method);
    ir_check(&graph->method);
    CHECK_EQUAL_INT(2, graph->method.loops.count);
    CHECK_EQUAL_INT(1, graph->method.loops.items[0].header);
    CHECK_EQUAL_INT(4, graph->method.loops.items[0].blocks.count);
    CHECK_EQUAL_INT(2, graph->method.loops.items[1].header);
    CHECK_EQUAL_INT(1, graph->method.loops.items[1].parent);
    CHECK_EQUAL_INT(2, graph->method.blocks.items[3].loop);
    CHECK_EQUAL_INT(1, graph->method.blocks.items[4].loop);
    CHECK_EQUAL_INT(0, graph->method.blocks.items[5].loop);
    CHECK(ir_in_loop(&graph->method, 3, 1));
    CHECK(!ir_in_loop(&graph->method, 4, 2));
    graph_free(graph);
}

UNIT_TEST(edges_back_to_one_header_are_one_loop) {
    int edges[][2] = {{1, -1}, {2, 4}, {1, 3}, {1, -1}, {-1, -1}};
    Graph *graph = graph_new(5, edges);
    ir_analyse(graph->arena, &graph->method);
    CHECK_EQUAL_INT(1, graph->method.loops.count);
    CHECK_EQUAL_INT(3, graph->method.loops.items[0].blocks.count);
    graph_free(graph);
}

UNIT_TEST(a_block_before_those_that_follow) {
    int edges[][2] = {{1, 2}, {3, -1}, {3, -1}, {-1, -1}, {3, -1}};
    Graph *graph = graph_new(5, edges);
    ir_analyse(graph->arena, &graph->method);
    const IrBlock *blocks = graph->method.blocks.items;
    CHECK(blocks[0].order < blocks[1].order);
    CHECK(blocks[1].order < blocks[2].order); // as written
    CHECK(blocks[2].order < blocks[3].order);
    CHECK_EQUAL_INT(UINT32_MAX, blocks[4].order);
    CHECK_EQUAL_INT(2, blocks[3].predecessors.count);
    graph_free(graph);
}

UNIT_TEST(tidying_drops_and_joins) {
    // 2 cannot be reached, 1 and 3 only jump on
    int edges[][2] = {{1, -1}, {3, -1}, {3, -1}, {4, -1}, {-1, -1}};
    Graph *graph = graph_new(5, edges);
    ir_tidy(graph->arena, &graph->method);
    ir_analyse(graph->arena, &graph->method);
    ir_check(&graph->method);
    CHECK_EQUAL_INT(1, graph->method.blocks.count);
    CHECK_EQUAL_INT(IR_RETURN, graph->method.blocks.items[0].instructions.items[0].operation);
    graph_free(graph);
}

UNIT_TEST(an_empty_endless_loop_is_kept) {
    int edges[][2] = {{1, -1}, {1, -1}};
    Graph *graph = graph_new(2, edges);
    ir_tidy(graph->arena, &graph->method);
    ir_analyse(graph->arena, &graph->method);
    ir_check(&graph->method);
    CHECK_EQUAL_INT(1, graph->method.loops.count);
    graph_free(graph);
}

// ---- What lowering makes

static uint32_t count_checks(const IrMethod *method, IrCheck check) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < method->blocks.count; i++)
        count += method->blocks.items[i].check == check;
    return count;
}

static uint32_t checks_in(const char *body, IrCheck check, bool check_overflow) {
    LowerOptions options = {.check_overflow = check_overflow};
    char program[1000];
    snprintf(program, sizeof program, "class Test { int f; Test next; %s }", body);
    Run *run = run_open("Test.java", program, &options);
    Sema *sema = run->compilation.sema;
    Method *method = query_methods(sema, query_class(sema, "Test"), "m")->items[0];
    IrMethod *lowered = lower_method(run->lowering, method);
    ir_check(lowered);
    uint32_t count = count_checks(lowered, check);
    run_close(run);
    return count;
}

UNIT_TEST(what_was_tested_is_not_tested_again) {
    CHECK_EQUAL_INT(1, checks_in("int m(Test t) { return t.f + t.f; }", IR_CHECK_NULL, false));
    CHECK_EQUAL_INT(
        0, checks_in("int m(Test t) { return t == null ? 0 : t.f; }", IR_CHECK_NULL, false));
    CHECK_EQUAL_INT(0,
                    checks_in("int m(Test t) { if (t != null && t.f > 0) return t.f; return 0; }",
                              IR_CHECK_NULL, false));
    CHECK_EQUAL_INT(
        0, checks_in("int m() { return f + this.f + new Test().f; }", IR_CHECK_NULL, false));
    CHECK_EQUAL_INT(
        0, checks_in("void m(Test t) { while (t != null) t = t.next; }", IR_CHECK_NULL, false));
}

UNIT_TEST(what_has_changed_is_tested_again) {
    CHECK_EQUAL_INT(2, checks_in("int m(Test t) { int a = t.f; t = t.next; return a + t.f; }",
                                 IR_CHECK_NULL, false));
    CHECK_EQUAL_INT(1, checks_in("int m(Test t) { if (t != null) t = t.next; return t.f; }",
                                 IR_CHECK_NULL, false));
    CHECK_EQUAL_INT(2, checks_in("void m(Test t) { do { t = t.next; t.f++; } while (t.f > 0); }",
                                 IR_CHECK_NULL, false));
}

UNIT_TEST(overflow_is_checked_when_asked_for) {
    const char *body = "int m(int a, int b) { return -a * b + a / (b - 1); }";
    CHECK_EQUAL_INT(0, checks_in(body, IR_CHECK_OVERFLOW, false));
    CHECK_EQUAL_INT(5, checks_in(body, IR_CHECK_OVERFLOW, true));
    CHECK_EQUAL_INT(1, checks_in(body, IR_CHECK_DIVISION, true));
}

UNIT_TEST(loops_know_their_statements) {
    const char *program = "class Test { void m(int[] a) {\n"
                          "  for (int x : a) while (x > 0) x--;\n"
                          "  do { } while (a.length > 3);\n"
                          "} }";
    Run *run = run_open("Test.java", program, NULL);
    Sema *sema = run->compilation.sema;
    IrMethod *method =
        lower_method(run->lowering, query_methods(sema, query_class(sema, "Test"), "m")->items[0]);
    uint32_t count = method->loops.count;
    NodeKind kinds[3] = {0};
    for (uint32_t i = 0; i < count && i < 3; i++)
        kinds[i] = method->loops.items[i].statement->kind;
    uint32_t parent = count > 1 ? method->loops.items[1].parent : 0;
    run_close(run);
    CHECK_EQUAL_INT(3, count);
    CHECK_EQUAL_INT(NODE_FOREACH, kinds[0]);
    CHECK_EQUAL_INT(NODE_WHILE, kinds[1]);
    CHECK_EQUAL_INT(NODE_DO, kinds[2]);
    CHECK_EQUAL_INT(1, parent);
}
