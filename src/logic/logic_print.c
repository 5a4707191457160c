// Formulas as text, close to Java: for debugging and for messages.
#include "logic/internal.h"

static void print_list(Buffer *buffer, const LogicTable *table, const FormulaNode *node,
                       const char *separator) {
    buffer_add_char(buffer, '(');
    for (uint32_t i = 0; i < node->count; i++) {
        if (i)
            buffer_add_text(buffer, separator);
        logic_print(buffer, table, node->children[i]);
    }
    buffer_add_char(buffer, ')');
}

static void print_variable(Buffer *buffer, const FormulaNode *node) {
    buffer_format(buffer, "%s#%lld", node->name, (long long)node->constant);
}

static void print_sum(Buffer *buffer, const LogicTable *table, const FormulaNode *node) {
    buffer_add_char(buffer, '(');
    for (uint32_t i = 0; i < node->count; i++) {
        if (i)
            buffer_add_text(buffer, " + ");
        if (node->coefficients[i] != 1)
            buffer_format(buffer, "%lld*", (long long)node->coefficients[i]);
        logic_print(buffer, table, node->children[i]);
    }
    if (node->constant)
        buffer_format(buffer, " + %lld", (long long)node->constant);
    buffer_add_char(buffer, ')');
}

// `name(a, b)`, with a number behind the name where it is part of the formula.
static void print_numbered(Buffer *buffer, const LogicTable *table, const FormulaNode *node,
                           const char *name) {
    buffer_format(buffer, "%s%lld", name, (long long)node->constant);
    print_list(buffer, table, node, ", ");
}

static void print_select(Buffer *buffer, const LogicTable *table, const FormulaNode *node) {
    logic_print(buffer, table, node->children[0]);
    buffer_add_char(buffer, '[');
    logic_print(buffer, table, node->children[1]);
    buffer_add_char(buffer, ']');
}

static void print_own(Buffer *buffer, const LogicTable *table, const FormulaNode *node) {
    switch ((int)node->kind) {
    case FORMULA_KIND_VARIABLE: print_variable(buffer, node); return;
    case FORMULA_KIND_NUMBER: buffer_format(buffer, "%lld", (long long)node->constant); return;
    case FORMULA_KIND_NOT:
        buffer_add_char(buffer, '!');
        logic_print(buffer, table, node->children[0]);
        return;
    case FORMULA_KIND_SUM: print_sum(buffer, table, node); return;
    case FORMULA_KIND_SELECT: print_select(buffer, table, node); return;
    default: print_numbered(buffer, table, node, formula_infos[node->kind].text); return;
    }
}

void logic_print(Buffer *buffer, const LogicTable *table, Formula formula) {
    const FormulaNode *node = node_of(table, formula);
    const FormulaInfo *info = &formula_infos[node->kind];
    switch (info->print) {
    case PRINT_WORD: buffer_add_text(buffer, info->text); return;
    case PRINT_LIST: print_list(buffer, table, node, info->text); return;
    case PRINT_CALL:
        buffer_add_text(buffer, info->text);
        print_list(buffer, table, node, ", ");
        return;
    case PRINT_OWN: print_own(buffer, table, node); return;
    }
}
