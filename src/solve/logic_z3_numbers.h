// Numbers of formulas as expressions of Z3: as bit-vectors, or as integers that are brought back
// into the range of their width where the table says so.
#ifndef JURY_SOLVE_LOGIC_Z3_NUMBERS_H
#define JURY_SOLVE_LOGIC_Z3_NUMBERS_H

#include "solve/logic_z3.h"

bool z3_uses_bits(const LogicZ3 *z3);

Z3_ast z3_integer(LogicZ3 *z3, int64_t value);
Z3_ast z3_plus(LogicZ3 *z3, Z3_ast a, Z3_ast b);
Z3_ast z3_minus(LogicZ3 *z3, Z3_ast a, Z3_ast b);
Z3_ast z3_conjunction(LogicZ3 *z3, Z3_ast a, Z3_ast b);
// Brings an integer into the range of its sort; `once`: it is at most one range too high or too
// low.
Z3_ast z3_wrap(LogicZ3 *z3, Z3_ast value, Sort sort, bool once);

// ---- What is known of a number or reference

Z3_ast z3_number_range(LogicZ3 *z3, Sort sort, Z3_ast ast);
void z3_keep_range(LogicZ3 *z3, Formula formula, Z3_ast range);
void z3_note_range(LogicZ3 *z3, Formula formula, Z3_ast ast);

// ---- Formulas whose children are translated

Z3_ast z3_operand(LogicZ3 *z3, const FormulaNode *node, uint32_t index); // the child
Z3_ast z3_number(LogicZ3 *z3, const FormulaNode *node);
Z3_ast z3_sum(LogicZ3 *z3, const FormulaNode *node);
Z3_ast z3_opaque_product(LogicZ3 *z3, Formula formula, const FormulaNode *node);
Z3_ast z3_product(LogicZ3 *z3, const FormulaNode *node);
Z3_ast z3_division(LogicZ3 *z3, const FormulaNode *node);
Z3_ast z3_bits(LogicZ3 *z3, Formula formula, const FormulaNode *node);
Z3_ast z3_cut(LogicZ3 *z3, const FormulaNode *node);
Z3_ast z3_conversion(LogicZ3 *z3, const FormulaNode *node);
Z3_ast z3_comparison(LogicZ3 *z3, const FormulaNode *node);

#endif
