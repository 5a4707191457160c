// What was found of a method of plain Java, as JML: its precondition is what it does not reject.
//
// The file that it is written to is no plain Java any more: what plain Java takes for granted, that
// arguments and fields are objects unless the project says otherwise, is written down, too.
#include "check/internal.h"

#include "analysis/analysis.h"
#include "sema/queries.h"

#include <string.h>

typedef VECTOR(const char *) ClauseList;

static void add_once(Arena *arena, ClauseList *list, const char *text) {
    for (uint32_t i = 0; i < list->count; i++)
        if (!strcmp(list->items[i], text))
            return;
    vector_push(arena, list, text);
}

static void add_parameters(const CheckRequest *request, ClauseList *list) {
    Method *method = request->method;
    for (uint32_t i = 0; i < method->parameters.count; i++)
        if (!query_is_value(method->parameters.items[i]->type) &&
            !analysis_parameter_may_be_null(request->lowering, method, i))
            add_once(request->arena, list,
                     arena_format(request->arena, "requires %s != null",
                                  method->parameters.items[i]->name->text));
}

static void add_preconditions(const CheckRequest *request, const Verdict *verdict,
                              ClauseList *list) {
    for (uint32_t i = 0; i < verdict->rejected.count; i++)
        if (verdict->rejected.items[i].condition)
            add_once(request->arena, list,
                     arena_format(request->arena, "requires !(%s)",
                                  verdict->rejected.items[i].condition));
}

// Where JML has no words for what is rejected, or they are not in the source.
static void add_exceptions(const CheckRequest *request, const Verdict *verdict, ClauseList *list) {
    const char *all = "";
    for (uint32_t i = 0; i < verdict->rejected.count; i++) {
        const Type *type = verdict->rejected.items[i].type;
        if (verdict->rejected.items[i].condition || type->kind != TYPE_CLASS)
            continue;
        const char *name = type->class_symbol->qualified_name->text;
        if (!strstr(all, name))
            all = arena_format(request->arena, "%s%s%s", all, *all ? ", " : "", name);
    }
    if (*all)
        add_once(request->arena, list, arena_format(request->arena, "signals_only %s", all));
}

static void add_fields(const CheckRequest *request, ClauseList *list) {
    const Class *owner = request->method->owner;
    for (uint32_t i = 0; i < owner->fields.count; i++) {
        const Variable *field = owner->fields.items[i];
        if (field->kind == VARIABLE_FIELD && !(field->modifiers & MODIFIER_STATIC) && field->type &&
            !query_is_value(field->type) && !analysis_field_may_be_null(request->lowering, field))
            add_once(request->arena, list,
                     arena_format(request->arena, "%s != null", field->name->text));
    }
}

void find_clauses(const CheckRequest *request, Verdict *verdict) {
    ClauseList clauses = {0}, fields = {0};
    verdict->is_written = true;
    add_parameters(request, &clauses);
    add_preconditions(request, verdict, &clauses);
    add_exceptions(request, verdict, &clauses);
    add_fields(request, &fields);
    for (uint32_t i = 0; i < clauses.count; i++)
        vector_push(request->arena, &verdict->clauses, clauses.items[i]);
    for (uint32_t i = 0; i < fields.count; i++)
        vector_push(request->arena, &verdict->field_clauses, fields.items[i]);
}
