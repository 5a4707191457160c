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

static void print_call(Buffer *buffer, const LogicTable *table, const FormulaNode *node,
                       const char *name) {
    buffer_add_text(buffer, name);
    print_list(buffer, table, node, ", ");
}

void logic_print(Buffer *buffer, const LogicTable *table, Formula formula) {
    const FormulaNode *node = node_of(table, formula);
    switch (node->kind) {
    case FORMULA_KIND_TRUE: buffer_add_text(buffer, "true"); return;
    case FORMULA_KIND_FALSE: buffer_add_text(buffer, "false"); return;
    case FORMULA_KIND_VARIABLE:
        buffer_format(buffer, "%s#%lld", node->name, (long long)node->constant);
        return;
    case FORMULA_KIND_NUMBER: buffer_format(buffer, "%lld", (long long)node->constant); return;
    case FORMULA_KIND_NOT:
        buffer_add_char(buffer, '!');
        logic_print(buffer, table, node->children[0]);
        return;
    case FORMULA_KIND_AND: print_list(buffer, table, node, " && "); return;
    case FORMULA_KIND_OR: print_list(buffer, table, node, " || "); return;
    case FORMULA_KIND_EQUAL: print_list(buffer, table, node, " == "); return;
    case FORMULA_KIND_LESS: print_list(buffer, table, node, " < "); return;
    case FORMULA_KIND_LESS_EQUAL: print_list(buffer, table, node, " <= "); return;
    case FORMULA_KIND_SUM: print_sum(buffer, table, node); return;
    case FORMULA_KIND_MULTIPLY: print_list(buffer, table, node, " * "); return;
    case FORMULA_KIND_DIVIDE: print_list(buffer, table, node, " / "); return;
    case FORMULA_KIND_REMAINDER: print_list(buffer, table, node, " % "); return;
    case FORMULA_KIND_BIT_AND: print_list(buffer, table, node, " & "); return;
    case FORMULA_KIND_BIT_OR: print_list(buffer, table, node, " | "); return;
    case FORMULA_KIND_BIT_XOR: print_list(buffer, table, node, " ^ "); return;
    case FORMULA_KIND_SHIFT_LEFT: print_list(buffer, table, node, " << "); return;
    case FORMULA_KIND_SHIFT_RIGHT: print_list(buffer, table, node, " >> "); return;
    case FORMULA_KIND_SHIFT_RIGHT_UNSIGNED: print_list(buffer, table, node, " >>> "); return;
    case FORMULA_KIND_ITE: print_call(buffer, table, node, "ite"); return;
    case FORMULA_KIND_CUT:
        buffer_format(buffer, "cut%lld", (long long)node->constant);
        print_list(buffer, table, node, ", ");
        return;
    case FORMULA_KIND_WIDEN: print_call(buffer, table, node, "(long)"); return;
    case FORMULA_KIND_NARROW: print_call(buffer, table, node, "(int)"); return;
    case FORMULA_KIND_SELECT:
        logic_print(buffer, table, node->children[0]);
        buffer_add_char(buffer, '[');
        logic_print(buffer, table, node->children[1]);
        buffer_add_char(buffer, ']');
        return;
    case FORMULA_KIND_STORE: print_call(buffer, table, node, "store"); return;
    case FORMULA_KIND_CONST_ARRAY: print_call(buffer, table, node, "all"); return;
    case FORMULA_KIND_LENGTH: print_call(buffer, table, node, "length"); return;
    case FORMULA_KIND_TYPE_OF: print_call(buffer, table, node, "type"); return;
    case FORMULA_KIND_SUBTYPE:
        buffer_format(buffer, "is%lld", (long long)node->constant);
        print_list(buffer, table, node, ", ");
        return;
    case FORMULA_KIND_TOTAL: print_call(buffer, table, node, "total"); return;
    case FORMULA_KIND_FORALL: print_call(buffer, table, node, "forall"); return;
    case FORMULA_KIND_EXISTS: print_call(buffer, table, node, "exists"); return;
    }
}
