// What the JSON documents of all commands are made of; for the files of this folder.
#ifndef JURY_REPORT_JSON_PARTS_H
#define JURY_REPORT_JSON_PARTS_H

#include "report/json.h"

#include <jansson.h>

struct JsonReport {
    bool is_prove;
    Sources *sources;
    const char *command;
    json_t *verdicts;
};

json_t *json_text(const char *value);
json_t *json_seconds(double value);
json_t *json_place(const JsonReport *report, Span span);
json_t *json_remarks(const JsonReport *report, const RemarkList *list);
json_t *json_values(const CexValueList *list);
json_t *json_objects(const CexObjectList *list);
json_t *json_path(const JsonReport *report, const CexPath *lines);
json_t *json_scope(const Scope *scope, const char *sentence);

#endif
