// Counterexamples as records.
#include "report/plain.h"

#include "sema/class_resolve.h"

PlaceRecord *plain_place(const Plain *plain, Span span) {
    SourceFile *file = span.begin ? sources_file_at(plain->sources, span.begin) : NULL;
    if (!file)
        return NULL;
    LineColumn from = source_line_column(file, span.begin);
    bool has_end = span.end > span.begin && !resolve_is_line_count(file);
    LineColumn to = source_line_column(file, has_end ? span.end : span.begin);
    PlaceRecord *place = ARENA_NEW(plain->arena, PlaceRecord);
    *place = (PlaceRecord){file->path, from.line, from.column, to.line, to.column};
    return place;
}

void plain_values(const Plain *plain, const CexValueList *from, ValueRecordList *to) {
    for (uint32_t i = 0; i < from->count; i++) {
        const CexValue *value = &from->items[i];
        vector_push(plain->arena, to,
                    (ValueRecord){value->name, value->type, value->text, value->verb});
    }
}

static void add_entries(const Plain *plain, const CexObject *map, EntryRecordList *to) {
    for (uint32_t i = 0; i < map->values.count; i++)
        vector_push(plain->arena, to,
                    (EntryRecord){map->keys.items[i].text, map->values.items[i].text});
}

void plain_objects(const Plain *plain, const CexObjectList *from, ObjectRecordList *to) {
    for (uint32_t i = 0; i < from->count; i++) {
        const CexObject *item = &from->items[i];
        ObjectRecord object = {
            .name = item->name, .type = item->type, .is_new = item->is_new, .uses = item->uses};
        if (item->form == CEX_MAP)
            add_entries(plain, item, object.entries = ARENA_NEW(plain->arena, EntryRecordList));
        else
            plain_values(plain, &item->values,
                         *(item->form == CEX_FIELDS ? &object.fields : &object.elements) =
                             ARENA_NEW(plain->arena, ValueRecordList));
        vector_push(plain->arena, to, object);
    }
}

void plain_lines(const Plain *plain, const CexPath *from, LineRecordList *to) {
    for (uint32_t i = 0; i < from->count; i++) {
        LineRecord line = {.place = plain_place(plain, from->items[i].span),
                           .depth = from->items[i].depth};
        plain_values(plain, &from->items[i].values, &line.changes);
        vector_push(plain->arena, to, line);
    }
}

// Values that nobody determines, in order, with the method that gave each; NULL where there are
// none.
static ChoiceRecordList *choices(const Plain *plain, const CexChoiceList *from) {
    ChoiceRecordList *to = ARENA_NEW(plain->arena, ChoiceRecordList);
    for (uint32_t i = 0; i < from->count; i++) {
        const CexChoice *choice = &from->items[i];
        if (choice->is_hidden)
            continue;
        ChoiceRecord record = {choice->method->owner->qualified_name->text,
                               choice->method->name->text, choice->value.type, choice->value.text};
        vector_push(plain->arena, to, record);
    }
    return to->count ? to : NULL;
}

static OrderRecordList *orders(const Plain *plain, const Counterexample *from) {
    if (!from->orders.count && !from->equalities.count)
        return NULL;
    OrderRecordList *to = ARENA_NEW(plain->arena, OrderRecordList);
    for (uint32_t i = 0; i < from->orders.count; i++) {
        OrderRecord record = {from->orders.items[i].by, from->orders.items[i].text};
        vector_push(plain->arena, to, record);
    }
    for (uint32_t i = 0; i < from->equalities.count; i++) {
        OrderRecord record = {NULL, from->equalities.items[i]};
        vector_push(plain->arena, to, record);
    }
    return to;
}

static ThrownRecord *thrown(const Plain *plain, const CexThrown *exception) {
    if (!exception->type)
        return NULL;
    ThrownRecord *record = ARENA_NEW(plain->arena, ThrownRecord);
    *record = (ThrownRecord){exception->type, plain_place(plain, exception->site)};
    return record;
}

CounterexampleRecord *plain_counterexample(const Plain *plain, const Counterexample *from) {
    if (!from)
        return NULL;
    CounterexampleRecord *to = ARENA_NEW(plain->arena, CounterexampleRecord);
    plain_values(plain, &from->before.roots, &to->inputs);
    plain_objects(plain, &from->before.objects, &to->objects);
    to->choices = choices(plain, &from->choices);
    to->orders = orders(plain, from);
    plain_lines(plain, &from->path, &to->path);
    to->reaches_end = from->reaches_end;
    to->result = from->result;
    to->thrown = thrown(plain, &from->thrown);
    plain_values(plain, &from->spoken, &to->clause_values);
    plain_values(plain, &from->after.roots, &to->inputs_after);
    plain_objects(plain, &from->after.objects, &to->objects_after);
    return to;
}
