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

// Who calls a method may count on it that it rejects.
static const char *rejected_clause(const CheckRequest *request, const Rejected *rejected) {
    bool is_called = analysis_is_called(request->lowering, request->method);
    return is_called && rejected->type->kind == TYPE_CLASS
               ? arena_format(request->arena, "signals (%s rejection) \\old(%s)",
                              rejected->type->class_symbol->qualified_name->text,
                              rejected->condition)
               : arena_format(request->arena, "requires !(%s)", rejected->condition);
}

static void add_rejected(const CheckRequest *request, const Verdict *verdict, ClauseList *list) {
    for (uint32_t i = 0; i < verdict->rejected.count; i++)
        if (verdict->rejected.items[i].condition)
            add_once(request->arena, list, rejected_clause(request, &verdict->rejected.items[i]));
}

// Where what is rejected is no precondition: those who call may count on it, or JML has no words
// for it, or they are not in the source.
static void add_exceptions(const CheckRequest *request, const Verdict *verdict, ClauseList *list) {
    const char *all = "";
    bool is_called = analysis_is_called(request->lowering, request->method);
    for (uint32_t i = 0; i < verdict->rejected.count; i++) {
        const Type *type = verdict->rejected.items[i].type;
        if ((verdict->rejected.items[i].condition && !is_called) || type->kind != TYPE_CLASS)
            continue;
        const char *name = type->class_symbol->qualified_name->text;
        if (!strstr(all, name))
            all = arena_format(request->arena, "%s%s%s", all, *all ? ", " : "", name);
    }
    if (*all)
        add_once(request->arena, list, arena_format(request->arena, "signals_only %s", all));
}

static bool is_list(const CheckRequest *request, const Type *type) {
    Class *list = query_class(request->sema, "java.util.List");
    return list && type->kind == TYPE_CLASS &&
           query_is_subclass(request->sema, type->class_symbol, list);
}

// Of a field that holds an object: what is in it, where that is never null.
static void add_elements(const CheckRequest *request, const Variable *field, ClauseList *list) {
    const char *name = field->name->text;
    bool is_array = field->type->kind == TYPE_ARRAY && !query_is_value(field->type->element) &&
                    !analysis_elements_may_be_null(request->lowering, field);
    bool is_of_list = is_list(request, field->type) &&
                      !analysis_collections_may_hold_null(request->lowering, request->method);
    if (is_array || is_of_list)
        add_once(request->arena, list,
                 arena_format(request->arena, "(\\forall int i; 0 <= i && i < %s.%s; %s%s != null)",
                              name, is_array ? "length" : "size()", name,
                              is_array ? "[i]" : ".get(i)"));
}

static void add_fields(const CheckRequest *request, ClauseList *list) {
    const Class *owner = request->method->owner;
    for (uint32_t i = 0; i < owner->fields.count; i++) {
        const Variable *field = owner->fields.items[i];
        if (field->kind != VARIABLE_FIELD || (field->modifiers & MODIFIER_STATIC) || !field->type ||
            query_is_value(field->type) || analysis_field_may_be_null(request->lowering, field))
            continue;
        add_once(request->arena, list,
                 arena_format(request->arena, "%s != null", field->name->text));
        add_elements(request, field, list);
    }
}

void find_clauses(const CheckRequest *request, Verdict *verdict) {
    ClauseList clauses = {0}, fields = {0};
    verdict->is_written = true;
    add_parameters(request, &clauses);
    add_rejected(request, verdict, &clauses);
    add_exceptions(request, verdict, &clauses);
    add_fields(request, &fields);
    for (uint32_t i = 0; i < clauses.count; i++)
        vector_push(request->arena, &verdict->clauses, clauses.items[i]);
    for (uint32_t i = 0; i < fields.count; i++)
        vector_push(request->arena, &verdict->field_clauses, fields.items[i]);
}
