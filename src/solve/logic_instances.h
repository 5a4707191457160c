// Formulas without quantifiers that can be met wherever the given ones can: where these contradict
// each other, so do those.
#ifndef JURY_SOLVE_LOGIC_INSTANCES_H
#define JURY_SOLVE_LOGIC_INSTANCES_H

#include "logic/logic.h"

// True: there were no quantifiers, the formulas are those that were given.
bool logic_instances(LogicTable *table, const Formula *formulas, uint32_t count, Arena *arena,
                     FormulaList *result);

#endif
