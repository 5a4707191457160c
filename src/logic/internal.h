// The table of formulas, shared by the files of logic.
#ifndef JURY_LOGIC_INTERNAL_H
#define JURY_LOGIC_INTERNAL_H

#include "logic/logic.h"

#include "base/map.h"
#include "diag/internal_error.h"

typedef struct ArraySort {
    Sort index, element;
} ArraySort;

struct LogicTable {
    Arena *arena;
    LogicNumbers numbers;
    uint32_t int_bits, reference_bits, type_bits;
    VECTOR(FormulaNode) nodes;
    uint32_t *slots; // open addressing: index of a formula, 0: free
    uint32_t slot_count;
    VECTOR(ArraySort) arrays;
    uint32_t variables;
    bool has_products;
    Formula total_index;   // or NONE: no sums yet
    Map selected;          // array and index -> (void *)(uintptr_t)Formula: read from a choice
    FormulaList negations; // of lists, by formula; 0: not made yet
};

// What formulas.def says of a kind.
#define ANY_CHILDREN UINT32_MAX
enum {
#define FORMULA(...) +1
    FORMULA_KIND_COUNT = 0
#include "logic/formulas.def"
#undef FORMULA
};
typedef enum FormulaPrint { PRINT_WORD, PRINT_LIST, PRINT_CALL, PRINT_OWN } FormulaPrint;
typedef struct FormulaInfo {
    uint32_t children; // or ANY_CHILDREN
    FormulaPrint print;
    const char *text;
} FormulaInfo;
extern const FormulaInfo formula_infos[FORMULA_KIND_COUNT];

Formula logic_intern(LogicTable *table, FormulaKind kind, Sort sort, const Formula *children,
                     uint32_t count, const int64_t *coefficients, int64_t constant);

static inline const FormulaNode *node_of(const LogicTable *table, Formula formula) {
    return &table->nodes.items[formula];
}
static inline bool is_kind(const LogicTable *table, Formula formula, FormulaKind kind) {
    return node_of(table, formula)->kind == kind;
}

// What stands for what, while formulas are rebuilt (logic_substitute.c).
typedef struct Substitution {
    LogicTable *table;
    Formula *memo; // by formula, for those that there were at the start; NONE: not known yet
    uint32_t limit;
} Substitution;
Substitution substitution_begin(LogicTable *table);
void substitution_end(Substitution *substitution);
Formula logic_substituted(Substitution *substitution, Formula formula);

// A number cut to the range of its sort: wraps, where numbers do.
int64_t logic_wrap(const LogicTable *table, Sort sort, int64_t value);

#endif
