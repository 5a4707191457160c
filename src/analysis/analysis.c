// The findings of a program: made with the first question, kept as long as its lowering.
#include "analysis/analysis.h"

#include "analysis/internal.h"

Analysis *analysis_of(Lowering *lowering) {
    Analysis **kept = lower_analysis(lowering);
    if (!*kept) {
        *kept = ARENA_NEW(lower_arena(lowering), Analysis);
        (*kept)->arena = lower_arena(lowering);
        (*kept)->sema = lower_sema(lowering);
        (*kept)->types = sema_types((*kept)->sema);
    }
    return *kept;
}
