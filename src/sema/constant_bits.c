#include "sema/constant_bits.h"

#include "diag/internal_error.h"

#include <string.h>

int64_t constant_bits(const Constant *constant) {
    int64_t bits = constant->integer;
    if (constant->kind == CONSTANT_FLOAT) {
        float value = (float)constant->floating;
        int32_t low;
        memcpy(&low, &value, sizeof low);
        bits = low;
    } else if (constant->kind == CONSTANT_DOUBLE) {
        memcpy(&bits, &constant->floating, sizeof bits);
    }
    return bits;
}

Constant constant_of_bits(TypeKind kind, int64_t bits) {
    SHOULD(kind == TYPE_FLOAT || kind == TYPE_DOUBLE, "these bits should be of a float or double");
    if (kind == TYPE_FLOAT) {
        int32_t low = (int32_t)bits;
        float value;
        memcpy(&value, &low, sizeof value);
        return (Constant){.kind = CONSTANT_FLOAT, .floating = value};
    }
    double value;
    memcpy(&value, &bits, sizeof value);
    return (Constant){.kind = CONSTANT_DOUBLE, .floating = value};
}
