// What decides how a loop goes on.
#ifndef JURY_ANALYSIS_SLICE_H
#define JURY_ANALYSIS_SLICE_H

#include "base/map.h"
#include "ir/ir.h"

// As far as one iteration hands it to the next.
typedef struct LoopSlice {
    const bool *registers; // by register
    Map fields;            // Variable -> itself
    bool has_elements;     // those of arrays
    bool has_all_fields;   // and elements, and whatever else there is
} LoopSlice;

// `known` keeps the slices by loop; all live in `arena`.
const LoopSlice *loop_slice(Arena *arena, Map *known, const IrMethod *method, uint32_t loop);

#endif
