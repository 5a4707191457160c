// The table of records becomes tables of fields; one walk over them writes, another one reads.
#include "verdict/record_json.h"

#include <stddef.h>
#include <string.h>

typedef enum FieldKind {
    FIELD_TEXT,
    FIELD_KIND,
    FIELD_NUMBER,
    FIELD_SIGNED, // negative: none
    FIELD_SECONDS,
    FIELD_FLAG,
    FIELD_FLAG_IF,
    FIELD_TEXTS,
    FIELD_ONE,
    FIELD_LIST,
    FIELD_LIST_IF,
    FIELD_LISTS,
    FIELD_NUMBERS,
} FieldKind;

// Where there is none: null, or the member is left out, or the one where another member is there.
typedef enum Absence { ABSENT_NULL, ABSENT_OUT, ABSENT_WITH_OTHER } Absence;

typedef struct Field Field;
typedef const Field *FieldTable(void); // its last field has no name

struct Field {
    const char *name;
    FieldKind kind;
    Absence absence;
    size_t offset, other;
    FieldTable *inner; // of the record that it holds
    size_t size;       // of that record
};

#define RECORD(Name)                                                                               \
    static const Field *fields_of_##Name(void) {                                                   \
        typedef Name##Record Here;                                                                 \
        static const Field fields[] = {
#define SIMPLE(name, kind, absence) {#name, kind, absence, offsetof(Here, name), 0, NULL, 0},
#define HOLDING(Name, name, kind, absence)                                                         \
    {#name, kind, absence, offsetof(Here, name), 0, fields_of_##Name, sizeof(Name##Record)},
#define TEXT(name)    SIMPLE(name, FIELD_TEXT, ABSENT_NULL)
#define TEXT_IF(name) SIMPLE(name, FIELD_TEXT, ABSENT_OUT)
#define TEXT_WITH(name, other)                                                                     \
    {#name, FIELD_TEXT, ABSENT_WITH_OTHER, offsetof(Here, name), offsetof(Here, other), NULL, 0},
#define KIND(name)           SIMPLE(name, FIELD_KIND, ABSENT_NULL)
#define NUMBER(name)         SIMPLE(name, FIELD_NUMBER, ABSENT_NULL)
#define NUMBER_OR_NULL(name) SIMPLE(name, FIELD_SIGNED, ABSENT_NULL)
#define NUMBER_IF(name)      SIMPLE(name, FIELD_SIGNED, ABSENT_OUT)
#define SECONDS(name)        SIMPLE(name, FIELD_SECONDS, ABSENT_NULL)
#define FLAG(name)           SIMPLE(name, FIELD_FLAG, ABSENT_NULL)
#define FLAG_IF(name)        SIMPLE(name, FIELD_FLAG_IF, ABSENT_OUT)
#define TEXTS(name)          SIMPLE(name, FIELD_TEXTS, ABSENT_NULL)
#define ONE(Name, name)      HOLDING(Name, name, FIELD_ONE, ABSENT_NULL)
#define ONE_IF(Name, name)   HOLDING(Name, name, FIELD_ONE, ABSENT_OUT)
#define ONE_WITH(Name, name, other)                                                                \
    {#name,                                                                                        \
     FIELD_ONE,                                                                                    \
     ABSENT_WITH_OTHER,                                                                            \
     offsetof(Here, name),                                                                         \
     offsetof(Here, other),                                                                        \
     fields_of_##Name,                                                                             \
     sizeof(Name##Record)},
#define LIST(Name, name)    HOLDING(Name, name, FIELD_LIST, ABSENT_NULL)
#define LIST_IF(Name, name) HOLDING(Name, name, FIELD_LIST_IF, ABSENT_OUT)
#define LISTS(Name, name)   HOLDING(Name, name, FIELD_LISTS, ABSENT_NULL)
#define NUMBERS(name)       SIMPLE(name, FIELD_NUMBERS, ABSENT_NULL)
#define END(Name)                                                                                  \
    { .name = NULL }                                                                               \
    }                                                                                              \
    ;                                                                                              \
    return fields;                                                                                 \
    }
#include "verdict/records.def"
#include "verdict/record_end.h"

// All lists of records are laid out the same way.
typedef VECTOR(char) AnyList;

// ---- Writing

json_t *record_json_text(const char *text) {
    json_t *whole = json_string(text);
    if (whole)
        return whole;
    size_t length = strlen(text);
    char *copy = memory_alloc(length + 1);
    memcpy(copy, text, length + 1);
    for (size_t i = 0; i < length; i++)
        if ((unsigned char)copy[i] >= 0x80)
            copy[i] = '?';
    json_t *result = json_string(copy);
    memory_free(copy);
    return result;
}

json_t *record_json_seconds(double seconds) {
    return json_real((double)(int64_t)(seconds * 1e6 + 0.5) / 1e6);
}

static json_t *write_record(const Field *fields, const char *record);

static json_t *write_list(const Field *field, const AnyList *list) {
    json_t *array = json_array();
    for (uint32_t i = 0; i < list->count; i++)
        json_array_append_new(array, write_record(field->inner(), list->items + i * field->size));
    return array;
}

static json_t *write_lists(const Field *field, const char *at) {
    const VECTOR(AnyList) *lists = (const void *)at;
    json_t *array = json_array();
    for (uint32_t i = 0; i < lists->count; i++)
        json_array_append_new(array, write_list(field, &lists->items[i]));
    return array;
}

static json_t *write_texts(const RecordTexts *texts) {
    json_t *array = json_array();
    for (uint32_t i = 0; i < texts->count; i++)
        json_array_append_new(array, record_json_text(texts->items[i]));
    return array;
}

static json_t *write_numbers(const NamedNumberList *numbers) {
    json_t *object = json_object();
    for (uint32_t i = 0; i < numbers->count; i++)
        json_object_set_new(object, numbers->items[i].name,
                            json_integer((json_int_t)numbers->items[i].number));
    return object;
}

// NULL: there is none.
static json_t *write_value(const Field *field, const char *at) {
    const void *pointer;
    int64_t number;
    switch (field->kind) {
    case FIELD_TEXT:
        memcpy(&pointer, at, sizeof pointer);
        return pointer ? record_json_text(pointer) : NULL;
    case FIELD_KIND: return record_json_text(verdict_key(*(const VerdictKind *)(const void *)at));
    case FIELD_NUMBER: return json_integer((json_int_t) * (const uint64_t *)(const void *)at);
    case FIELD_SIGNED:
        number = *(const int64_t *)(const void *)at;
        return number >= 0 ? json_integer(number) : NULL;
    case FIELD_SECONDS: return record_json_seconds(*(const double *)(const void *)at);
    case FIELD_FLAG: return json_boolean(*(const bool *)(const void *)at);
    case FIELD_FLAG_IF: {
        FlagIf flag = *(const FlagIf *)(const void *)at;
        return flag == FLAG_LEFT_OUT ? NULL : json_boolean(flag == FLAG_YES);
    }
    case FIELD_TEXTS: return write_texts((const void *)at);
    case FIELD_ONE:
        memcpy(&pointer, at, sizeof pointer);
        return pointer ? write_record(field->inner(), pointer) : NULL;
    case FIELD_LIST: return write_list(field, (const void *)at);
    case FIELD_LIST_IF:
        memcpy(&pointer, at, sizeof pointer);
        return pointer ? write_list(field, pointer) : NULL;
    case FIELD_LISTS: return write_lists(field, at);
    case FIELD_NUMBERS: return write_numbers((const void *)at);
    }
    return NULL;
}

static bool is_left_out(const Field *field, const char *record) {
    const void *other = NULL;
    if (field->absence == ABSENT_WITH_OTHER)
        memcpy(&other, record + field->other, sizeof other);
    return field->absence == ABSENT_OUT || (field->absence == ABSENT_WITH_OTHER && !other);
}

static json_t *write_record(const Field *fields, const char *record) {
    json_t *object = json_object();
    for (const Field *field = fields; field->name; field++) {
        json_t *value = write_value(field, record + field->offset);
        if (value)
            json_object_set_new(object, field->name, value);
        else if (!is_left_out(field, record))
            json_object_set_new(object, field->name, json_null());
    }
    return object;
}

json_t *record_json_place(const PlaceRecord *place) {
    return write_record(fields_of_Place(), (const char *)place);
}

json_t *record_json_verdict(const VerdictRecord *verdict) {
    return write_record(fields_of_Verdict(), (const char *)verdict);
}

json_t *record_json_bounds(const BoundsRecord *bounds) {
    return write_record(fields_of_Bounds(), (const char *)bounds);
}

json_t *record_json_result(const MethodResult *result) {
    return result->verdict ? record_json_verdict(result->verdict)
                           : record_json_bounds(result->bounds);
}

// ---- Reading

typedef struct Reader {
    Arena *arena;
    bool is_wrong; // it is not of the form
} Reader;

static const char *read_text(Reader *reader, const json_t *from) {
    if (!json_is_string(from)) {
        reader->is_wrong = true;
        return "";
    }
    return arena_copy_text(reader->arena, json_string_value(from), json_string_length(from));
}

static void read_record(Reader *reader, const Field *fields, const json_t *from, char *record);

static void read_list(Reader *reader, const Field *field, const json_t *from, AnyList *list) {
    reader->is_wrong |= !json_is_array(from);
    list->count = list->capacity = (uint32_t)json_array_size(from);
    list->items = arena_array(reader->arena, list->count, field->size);
    for (uint32_t i = 0; i < list->count; i++)
        read_record(reader, field->inner(), json_array_get(from, i), list->items + i * field->size);
}

static void read_lists(Reader *reader, const Field *field, const json_t *from, char *at) {
    VECTOR(AnyList) *lists = (void *)at;
    reader->is_wrong |= !json_is_array(from);
    lists->count = lists->capacity = (uint32_t)json_array_size(from);
    lists->items = arena_array(reader->arena, lists->count, sizeof(AnyList));
    for (uint32_t i = 0; i < lists->count; i++)
        read_list(reader, field, json_array_get(from, i), &lists->items[i]);
}

static void read_texts(Reader *reader, const json_t *from, RecordTexts *texts) {
    reader->is_wrong |= !json_is_array(from);
    for (uint32_t i = 0; i < json_array_size(from); i++)
        vector_push(reader->arena, texts, read_text(reader, json_array_get(from, i)));
}

static void read_numbers(Reader *reader, json_t *from, NamedNumberList *numbers) {
    const char *name;
    json_t *value;
    reader->is_wrong |= !json_is_object(from);
    json_object_foreach(from, name, value) {
        NamedNumber number = {arena_copy_text(reader->arena, name, strlen(name)),
                              (uint64_t)json_integer_value(value)};
        vector_push(reader->arena, numbers, number);
    }
}

static void *read_pointed(Reader *reader, const Field *field, const json_t *from) {
    void *result;
    if (field->kind == FIELD_TEXT)
        return (char *)read_text(reader, from);
    if (field->kind == FIELD_LIST_IF) {
        read_list(reader, field, from, result = ARENA_NEW(reader->arena, AnyList));
        return result;
    }
    read_record(reader, field->inner(), from, result = arena_alloc(reader->arena, field->size));
    return result;
}

static void read_kind(Reader *reader, const json_t *from, VerdictKind *kind) {
    *kind = verdict_of_key(read_text(reader, from));
    if (*kind == VERDICT_KIND_COUNT) {
        reader->is_wrong = true;
        *kind = VERDICT_UNKNOWN;
    }
}

static void read_integer(Reader *reader, const json_t *from, int64_t *number) {
    reader->is_wrong |= !json_is_integer(from);
    *number = json_integer_value(from);
}

static void read_value(Reader *reader, const Field *field, json_t *from, char *at) {
    switch (field->kind) {
    case FIELD_TEXT:
    case FIELD_ONE:
    case FIELD_LIST_IF: {
        void *pointer = read_pointed(reader, field, from);
        memcpy(at, &pointer, sizeof pointer);
        return;
    }
    case FIELD_KIND: read_kind(reader, from, (void *)at); return;
    case FIELD_NUMBER:
    case FIELD_SIGNED: read_integer(reader, from, (void *)at); return;
    case FIELD_SECONDS:
        reader->is_wrong |= !json_is_number(from);
        *(double *)(void *)at = json_number_value(from);
        return;
    case FIELD_FLAG:
        reader->is_wrong |= !json_is_boolean(from);
        *(bool *)(void *)at = json_is_true(from);
        return;
    case FIELD_FLAG_IF:
        reader->is_wrong |= !json_is_boolean(from);
        *(FlagIf *)(void *)at = json_is_true(from) ? FLAG_YES : FLAG_NO;
        return;
    case FIELD_TEXTS: read_texts(reader, from, (void *)at); return;
    case FIELD_LIST: read_list(reader, field, from, (void *)at); return;
    case FIELD_LISTS: read_lists(reader, field, from, at); return;
    case FIELD_NUMBERS: read_numbers(reader, from, (void *)at); return;
    }
}

static bool may_be_absent(const Field *field) {
    return field->kind == FIELD_TEXT || field->kind == FIELD_ONE || field->kind == FIELD_SIGNED ||
           field->absence == ABSENT_OUT;
}

static void read_record(Reader *reader, const Field *fields, const json_t *from, char *record) {
    reader->is_wrong |= !json_is_object(from);
    for (const Field *field = fields; field->name && !reader->is_wrong; field++) {
        json_t *value = json_object_get(from, field->name);
        char *at = record + field->offset;
        if (value && !json_is_null(value))
            read_value(reader, field, value, at);
        else if (!may_be_absent(field))
            reader->is_wrong = true;
        else if (field->kind == FIELD_SIGNED)
            *(int64_t *)(void *)at = -1;
    }
}

VerdictRecord *record_read_verdict(Arena *arena, const json_t *from) {
    Reader reader = {.arena = arena};
    VerdictRecord *verdict = ARENA_NEW(arena, VerdictRecord);
    read_record(&reader, fields_of_Verdict(), from, (char *)verdict);
    return reader.is_wrong ? NULL : verdict;
}

BoundsRecord *record_read_bounds(Arena *arena, const json_t *from) {
    Reader reader = {.arena = arena};
    BoundsRecord *bounds = ARENA_NEW(arena, BoundsRecord);
    read_record(&reader, fields_of_Bounds(), from, (char *)bounds);
    return reader.is_wrong ? NULL : bounds;
}

// ---- Results

char *record_write_result(const MethodResult *result) {
    json_t *object = record_json_result(result);
    char *text = json_dumps(object, JSON_COMPACT | JSON_REAL_PRECISION(9));
    json_decref(object);
    return text;
}

MethodResult record_read_json(Arena *arena, const json_t *object) {
    MethodResult result = {0};
    if (json_object_get(object, "verdict"))
        result.verdict = record_read_verdict(arena, object);
    else if (object)
        result.bounds = record_read_bounds(arena, object);
    return result;
}

MethodResult record_read_result(Arena *arena, const char *text, size_t length) {
    json_t *object = json_loadb(text, length, 0, NULL);
    MethodResult result = record_read_json(arena, object);
    json_decref(object);
    return result;
}
