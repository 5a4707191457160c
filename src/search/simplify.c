// Inputs that show the same, and are easier to read: zero or one in the place of other numbers,
// shorter texts.
#include "search/internal.h"

enum { MOST_SIMPLER = 4 };

static bool simpler_number(const RunInput *from, uint32_t index, RunInput *to) {
    static const int64_t numbers[] = {0, 1, -1};
    *to = *from;
    if (index == 3) { // without what stands behind the point
        double whole;
        if (!whole_number(from, &whole))
            return false;
        set_number(to, whole);
    } else {
        set_number(to, (double)numbers[index]);
    }
    return to->bits != from->bits;
}

// Empty, half as long, one character less at the end or in front.
static bool simpler_text(const RunInput *from, uint32_t index, RunInput *to) {
    const uint32_t lengths[MOST_SIMPLER] = {0, from->length / 2, from->length - 1,
                                            from->length - 1};
    *to = *from;
    if (!from->length)
        return false;
    to->length = lengths[index];
    if (index == MOST_SIMPLER - 1)
        to->units++;
    return true;
}

void search_simplify(const SearchRequest *request, RunInputList *inputs) {
    enum { MOST_INPUTS = 64 };
    Arena *scratch = arena_new();
    Interpreter *interpreter =
        interpreter_new(scratch, request->sema, request->lowering, request->method);
    for (uint32_t i = 0; i < inputs->count && i < MOST_INPUTS; i++)
        for (uint32_t j = 0; j < MOST_SIMPLER && !deadline_is_past(request->deadline); j++) {
            RunInput before = inputs->items[i], simpler;
            bool is_simpler = is_text(&before) ? simpler_text(&before, j, &simpler)
                                               : simpler_number(&before, j, &simpler);
            if (!is_simpler)
                break; // it is one of the simplest
            inputs->items[i] = simpler;
            RunResult run = replay_on(interpreter, request, inputs);
            bool is_same = run.end == RUN_THREW && request->threw(request->context, &run, inputs);
            if (!is_same)
                inputs->items[i] = before;
            if (is_same && !is_text(&before))
                break; // the first is the simplest
        }
    interpreter_free(interpreter);
    arena_free(scratch);
}
