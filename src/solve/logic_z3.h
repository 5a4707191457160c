// Formulas as expressions of Z3, shared by the solver and the Horn engine.
#ifndef JURY_SOLVE_LOGIC_Z3_H
#define JURY_SOLVE_LOGIC_Z3_H

#include "logic/logic.h"

#include <z3.h>

typedef VECTOR(Z3_ast) AstList;

typedef struct LogicZ3 {
    LogicTable *table;
    Arena *arena;
    Z3_context context;
    Z3_ast *translated; // by formula
    uint32_t capacity;
    Z3_ast *ranges;   // by formula: what is known of a number or reference, or NULL
    uint32_t *stamps; // by formula: the walk that met it last
    uint32_t stamp, last_stamp;
    Z3_func_decl length, type_of;
    Z3_func_decl totals[2];           // of arrays of INT and of LONG
    VECTOR(Z3_func_decl) subtypes;    // by number
    Z3_func_decl bit_functions[6][3]; // of INT, LONG and EXACT: what wraps and what does not
    bool has_opaque_products; // nothing is known of products but what z3_opaque_product says
    Z3_func_decl product_functions[3][3];
} LogicZ3;

LogicZ3 *logic_z3_new(LogicTable *table);
void logic_z3_free(LogicZ3 *z3);
Z3_ast logic_z3_translate(LogicZ3 *z3, Formula formula);
// Starts a new walk; logic_z3_ranges then gives what is known about the parts of a formula, as far
// as this walk has not met them before.
void logic_z3_start_ranges(LogicZ3 *z3);
void logic_z3_ranges(LogicZ3 *z3, Formula formula, AstList *list);
void logic_z3_error(Z3_context context, Z3_error_code code);
Z3_sort logic_z3_sort(LogicZ3 *z3, Sort sort);

#endif
