// The ladder of a program: its run, inputs that are looked for by running it, symbolic execution,
// a proof for runs of any length, and inputs again while time is left.
#include "verify/internal.h"

#include "sema/sema.h"

static bool is_asked(const Ladder *ladder, ProgramProperty property) {
    ProgramProperty wanted = ladder->options->check.property;
    return !wanted || wanted == property;
}

static bool is_violated(const Verdict *verdict, ProgramProperty property) {
    for (uint32_t i = 0; verdict && i < verdict->properties.count; i++)
        if (verdict->properties.items[i].property == property)
            return verdict->properties.items[i].kind == VERDICT_VIOLATED;
    return false;
}

// The question that is left, where one is; PROPERTY_NONE: all that were asked.
static ProgramProperty property_left(const Ladder *ladder) {
    ProgramProperty left = PROPERTY_NONE;
    uint32_t count = 0;
    for (ProgramProperty property = PROPERTY_NONE + 1; property < PROPERTY_COUNT; property++)
        if (is_asked(ladder, property) && !is_violated(ladder->best, property)) {
            left = property;
            count++;
        }
    return count == 1 ? left : ladder->options->check.property;
}

static void take(Ladder *ladder, const char *means, Verdict *verdict, const char *otherwise) {
    ladder_end(ladder, means, verdict, otherwise);
    if (!verdict)
        return;
    ladder->best =
        ladder->best ? check_combine(ladder->request.arena, ladder->best, verdict) : verdict;
}

static bool is_decided(const Ladder *ladder) {
    if (!ladder->best)
        return false;
    uint32_t asked = 0;
    for (ProgramProperty property = PROPERTY_NONE + 1; property < PROPERTY_COUNT; property++)
        asked += is_asked(ladder, property);
    return ladder->best->kind == VERDICT_ERROR ||
           (check_is_decided(ladder->best) && ladder->best->properties.count >= asked);
}

static void search(Ladder *ladder, double seconds) {
    ladder_begin(ladder);
    Verdict *found = check_by_search(&ladder->request, seconds);
    take(ladder, "inputs", found, "no run that was made goes wrong");
}

static void execute(Ladder *ladder, double seconds) {
    ladder_begin(ladder);
    CheckOptions check = ladder->check;
    check.timeout = seconds;
    check.no_run = check.no_search = true;
    check.property = property_left(ladder);
    const CheckRequest *request = &ladder->request;
    take(ladder, "execution",
         check_method(request->arena, request->sema, request->lowering, request->sources,
                      request->method, &check),
         NULL);
}

// A proof speaks of methods by their contracts, and a program is what its bodies do: where the
// sources have JML, that is not the same.
static bool has_jml(const Ladder *ladder) {
    const Sema *sema = ladder->request.sema;
    const UnitList *lists[] = {sema_units(sema), sema_found_units(sema)};
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
        for (uint32_t j = 0; j < lists[i]->count; j++) {
            const Unit *unit = lists[i]->items[j];
            if (!unit->is_library &&
                (!unit->nullable_by_default || !unit->tree || unit->tree->has_jml))
                return true;
        }
    return false;
}

// Nothing escapes main, then: both questions are answered.
static void note_proof(Ladder *ladder, Verdict *proof) {
    for (ProgramProperty property = PROPERTY_NONE + 1; property < PROPERTY_COUNT; property++) {
        PropertyVerdict answer = {property, VERDICT_HOLDS, false, NULL};
        if (is_asked(ladder, property))
            vector_push(ladder->request.arena, &proof->properties, answer);
    }
}

static void prove(Ladder *ladder, double seconds) {
    ladder_begin(ladder);
    Verdict *proof = has_jml(ladder) ? NULL : ladder_prove(ladder, seconds);
    if (!proof || proof->kind != VERDICT_PROVED) {
        ladder_end(ladder, "proof", proof, "JML in the sources: contracts are not what runs");
        return;
    }
    note_proof(ladder, proof);
    ladder_end(ladder, "proof", proof, NULL);
    ladder->best = proof;
}

void ladder_of_program(Ladder *ladder) {
    RunResult run;
    ladder_begin(ladder);
    Verdict *by_run = check_by_run(&ladder->request, ladder_part(ladder, 0.4), &run);
    take(ladder, "run", by_run, run.reason);
    if (is_decided(ladder))
        return;
    if (run.reason)
        search(ladder, ladder_part(ladder, 0.1));
    if (!is_decided(ladder) && !ladder_is_over(ladder))
        execute(ladder, ladder_part(ladder, 0.6));
    bool is_broken = is_violated(ladder->best, PROPERTY_ASSERT) ||
                     is_violated(ladder->best, PROPERTY_EXCEPTIONS);
    if (!is_decided(ladder) && !is_broken && !ladder_is_over(ladder))
        prove(ladder, ladder_part(ladder, 0.7));
    if (!is_decided(ladder) && run.reason && !ladder_is_over(ladder))
        search(ladder, ladder_part(ladder, 1));
}
