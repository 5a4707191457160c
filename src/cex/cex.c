#include "cex/cex.h"

#include "cex/internal.h"

#include <string.h>

// ---- Inputs

static void add_inputs(Cex *cex, CexValueList *roots) {
    const InputList *inputs = symex_inputs(cex->symex);
    for (uint32_t i = 0; i < inputs->count; i++) {
        const InputValue *input = &inputs->items[i];
        const char *name = input->variable ? input->variable->name->text : "this";
        CexValue value = cex_value(cex, name, input->type, input->value);
        if (!input->variable)
            cex->receiver = value.object;
        vector_push(cex->arena, roots, value);
    }
}

// Static fields are inputs, too.
static void add_statics(Cex *cex, CexValueList *roots, bool at_end) {
    if (symex_is_program(cex->symex))
        return; // at its beginning they have their defaults
    VariableList fields = symex_open_statics(cex->symex);
    const VariableList *others = symex_static_fields(cex->symex);
    for (uint32_t i = 0; i < others->count; i++)
        vector_push(cex->arena, &fields, others->items[i]);
    for (uint32_t i = 0; i < fields.count; i++) {
        Variable *field = fields.items[i];
        Term term = cex_content(cex, symex_static_location(cex->symex, field), at_end);
        if (!term || field->constant || field->owner->unit->is_library)
            continue;
        const char *name =
            arena_format(cex->arena, "%s.%s", field->owner->name->text, field->name->text);
        CexValue value = cex_value(cex, name, field->type, term);
        value.field = field;
        vector_push(cex->arena, roots, value);
    }
}

// ---- The end

CexThrown cex_thrown(Arena *arena, Symex *symex, TermTable *terms, TermModel *model) {
    (void)terms;
    CexThrown thrown = {0};
    if (!symex_thrown(symex) || !term_evaluate(model, symex_thrown(symex)))
        return thrown;
    uint64_t number = term_evaluate(model, symex_exception(symex));
    const ObjectList *objects = symex_objects(symex);
    SHOULD(number > 0 && number < objects->count, "what is thrown should be an object");
    const Object *object = &objects->items[number];
    thrown.type = type_text(arena, object->type);
    thrown.site = object->site;
    thrown.asked_at = object->asked_at;
    thrown.check = object->check;
    thrown.by_contract = object->is_open;
    return thrown;
}

static void add_outcome(Cex *cex) {
    Counterexample *result = cex->result;
    result->thrown = cex_thrown(cex->arena, cex->symex, cex->terms, cex->model);
    Term term = symex_result(cex->symex);
    if (result->thrown.type || !term)
        return;
    CexValue value = cex_value(cex, "\\result", cex->method->return_type, term);
    result->result = value.text;
    result->result_value = value;
    if (value.object)
        vector_push(cex->arena, &result->after.roots, value);
}

// The object that a constructor makes is no input.
static void add_constructed(Cex *cex) {
    const ObjectList *objects = symex_objects(cex->symex);
    for (uint32_t i = 1; cex->method->is_constructor && i < objects->count; i++) {
        const char *name = objects->items[i].name;
        if (objects->items[i].is_initial || !name || strcmp(name, "this"))
            continue;
        cex->receiver = i;
        CexValue value = {.name = "this",
                          .type = type_text(cex->arena, objects->items[i].type),
                          .text = cex_object_name(cex, i),
                          .exact = objects->items[i].type,
                          .object = i};
        vector_push(cex->arena, &cex->result->after.roots, value);
        return;
    }
}

static void add_before(Cex *cex) {
    CexState *before = &cex->result->before;
    cex_choices(cex, &cex->result->choices);
    add_inputs(cex, &before->roots);
    add_statics(cex, &before->roots, false);
    cex_snapshot(cex, before, false, false);
    cex_orders(cex);
    cex_identities(cex);
}

// Parameters keep their values as far as the caller can see.
static void add_after(Cex *cex) {
    CexState *after = &cex->result->after;
    add_inputs(cex, &after->roots);
    add_constructed(cex);
    add_statics(cex, &after->roots, true);
    add_outcome(cex);
    cex_snapshot(cex, after, true, true);
}

static Cex start(Arena *arena, Sema *sema, Sources *sources, Symex *symex, TermTable *terms,
                 TermModel *model, const Method *method) {
    uint32_t count = symex_objects(symex)->count;
    return (Cex){.arena = arena,
                 .sema = sema,
                 .sources = sources,
                 .symex = symex,
                 .terms = terms,
                 .model = model,
                 .method = method,
                 .result = ARENA_NEW(arena, Counterexample),
                 .names = arena_array(arena, count, sizeof(char *)),
                 .places = arena_array(arena, count, sizeof(char *)),
                 .declared = arena_array(arena, count, sizeof(Type *))};
}

Counterexample *cex_build(Arena *arena, Sema *sema, Sources *sources, Symex *symex,
                          TermTable *terms, TermModel *model, const Method *method,
                          const Obligation *obligation) {
    Cex cex = start(arena, sema, sources, symex, terms, model, method);
    cex.result->reaches_end = cex_is_about_end(obligation->kind);
    add_before(&cex);
    cex_path(&cex, &cex.result->path);
    if (cex.result->reaches_end)
        add_after(&cex);
    cex_spoken(&cex, obligation, &cex.result->spoken);
    cex_gap(&cex, obligation);
    return cex.result;
}

Counterexample *cex_witness(Arena *arena, Sema *sema, Sources *sources, Symex *symex,
                            TermTable *terms, TermModel *model, const Method *method,
                            const LoopRun *run) {
    Cex cex = start(arena, sema, sources, symex, terms, model, method);
    add_before(&cex);
    cex_visits(&cex, run, &cex.result->visits);
    cex_path(&cex, &cex.result->path);
    return cex.result;
}
