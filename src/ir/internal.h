// Shared by the files of ir; never included elsewhere.
#ifndef JURY_IR_INTERNAL_H
#define JURY_IR_INTERNAL_H

#include "ir/ir.h"

typedef struct IrOrder {
    IrBlockId *blocks; // those that can be reached
    uint32_t count;
} IrOrder;

// ---- ir_order.c
IrOrder ir_reverse_postorder(Arena *arena, const IrMethod *method);

// ---- ir_dump.c
const char *ir_operands(IrOperation operation); // "RAB"

#endif
