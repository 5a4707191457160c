#include "main/dump_spec.h"

#include "lower/lower.h"
#include "spec/spec.h"

typedef struct SpecDump {
    SourceFile *file;
    SpecTable *table;
    Buffer out;
} SpecDump;

static void print_clause(SpecDump *dump, JmlKeyword keyword, const Node *clause,
                         const SpecExpr *expression) {
    spec_check(expression);
    buffer_format(&dump->out, "%s, line %u\n", ast_keyword_text(keyword),
                  source_line_column(dump->file, clause->span.begin).line);
    spec_dump(&dump->out, expression, 1);
}

static void print_condition(SpecDump *dump, JmlKeyword keyword, const Node *clause,
                            Node *condition) {
    if (condition && condition->type)
        print_clause(dump, keyword, clause, spec_lower_condition(dump->table, condition));
}

static void print_clauses(void *context, Node *node) {
    SpecDump *dump = context;
    switch (node->kind) {
    case NODE_EXPRESSION_CLAUSE: {
        ExpressionClause *clause = as_ExpressionClause(node);
        bool is_measure = clause->keyword == JML_DECREASES || clause->keyword == JML_MEASURED_BY;
        if (!is_measure)
            print_condition(dump, clause->keyword, node, clause->expression);
        else if (clause->expression->type && clause->expression->kind != NODE_TUPLE)
            print_clause(dump, clause->keyword, node, spec_lower(dump->table, clause->expression));
        return;
    }
    case NODE_TYPE_CLAUSE:
        print_condition(dump, as_TypeClause(node)->keyword, node, as_TypeClause(node)->expression);
        return;
    case NODE_SIGNALS_CLAUSE:
        print_condition(dump, JML_SIGNALS, node, as_SignalsClause(node)->expression);
        return;
    case NODE_REPRESENTS:
        if (as_Represents(node)->expression->type)
            print_clause(dump, JML_REPRESENTS, node,
                         spec_lower(dump->table, as_Represents(node)->expression));
        return;
    case NODE_LOCATIONS_CLAUSE:
        print_clause(dump, as_LocationsClause(node)->keyword, node,
                     spec_lower_locations(dump->table, as_LocationsClause(node)));
        return;
    default: ast_each_child(node, print_clauses, context);
    }
}

void dump_spec(Compilation *compilation) {
    LowerOptions options = {0};
    Lowering *lowering = lowering_new(compilation->arena, compilation->sema, &options);
    SpecDump dump = {.table = spec_table_new(compilation->arena, compilation->sema, lowering)};
    for (uint32_t i = 0; i < compilation->files.count; i++) {
        dump.file = compilation->files.items[i].source;
        print_clauses(&dump, &compilation->files.items[i].tree->node);
    }
    if (dump.out.length)
        fwrite(dump.out.text, 1, dump.out.length, stdout);
    buffer_free(&dump.out);
}
