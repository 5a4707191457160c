#include "main/cache_reads.h"

#include "analysis/analysis.h"
#include "heap/heap.h"
#include "sema/queries.h"

#include <string.h>

struct CacheReads {
    Arena *arena;
    Sema *sema;
    Lowering *lowering;
    const ProgramParts *parts;
    ClassList classes; // of the sources given, those in bodies too
    Map numbers;       // Class -> (void *)(1 + its place in the list)
};

// ---- Classes

static void number_classes(void *context, Node *node) {
    CacheReads *known = context;
    Class *class_symbol = node->kind == NODE_CLASS ? as_ClassDeclaration(node)->symbol : NULL;
    if (class_symbol) {
        vector_push(known->arena, &known->classes, class_symbol);
        map_put(known->arena, &known->numbers, class_symbol,
                (void *)(uintptr_t)known->classes.count);
    }
    ast_each_child(node, number_classes, context);
}

CacheReads *cache_reads_new(Arena *arena, Sema *sema, Lowering *lowering,
                            const ProgramParts *parts) {
    CacheReads *known = ARENA_NEW(arena, CacheReads);
    *known = (CacheReads){.arena = arena, .sema = sema, .lowering = lowering, .parts = parts};
    const UnitList *units = sema_units(sema);
    for (uint32_t i = 0; i < units->count; i++)
        number_classes(known, &units->items[i]->tree->node);
    return known;
}

uint32_t cache_reads_number(const CacheReads *known, const Class *class_symbol) {
    return (uint32_t)(uintptr_t)map_get(&known->numbers, class_symbol);
}

// By its number, or by its name where that leads back to it; else NULL.
static json_t *write_class(const CacheReads *known, const Class *class_symbol) {
    uint32_t number = cache_reads_number(known, class_symbol);
    if (number)
        return json_integer((json_int_t)number - 1);
    const char *name = class_symbol->qualified_name->text;
    return query_class(known->sema, name) == class_symbol ? json_string(name) : NULL;
}

static Class *read_class(const CacheReads *known, const json_t *from) {
    if (json_is_string(from))
        return query_class(known->sema, json_string_value(from));
    json_int_t number = json_is_integer(from) ? json_integer_value(from) : -1;
    return number >= 0 && number < known->classes.count ? known->classes.items[number] : NULL;
}

// ---- Questions

typedef enum SubjectKind {
    SUBJECT_FIELD,
    SUBJECT_PARAMETER,
    SUBJECT_CLASS,
    SUBJECT_PROGRAM
} SubjectKind;

static SubjectKind kind_of(ReadQuestion question) {
    switch (question) {
    case QUESTION_ONLY_READ:
    case QUESTION_SET_ONCE:
    case QUESTION_EXACT_ARRAY:
    case QUESTION_NULL_FIELD:
    case QUESTION_NULL_ELEMENTS: return SUBJECT_FIELD;
    case QUESTION_NULL_PARAMETER:
    case QUESTION_NULL_IN_PARAMETER:
    case QUESTION_NULL_RESULT:
    case QUESTION_CALLED:
    case QUESTION_NULL_IN_COLLECTIONS: return SUBJECT_PARAMETER;
    case QUESTION_SET_LATER: return SUBJECT_FIELD;
    case QUESTION_CREATED_WITH_FUNCTION: return SUBJECT_CLASS;
    case QUESTION_INITIALIZERS_CHOOSE:
    case QUESTION_COUNT: break;
    }
    return SUBJECT_PROGRAM;
}

// Where a subject stands.
typedef struct ReadSubject {
    Class *owner; // NULL: it is the program
    uint32_t member, parameter;
} ReadSubject;

static bool find_field(const Variable *field, ReadSubject *subject) {
    subject->owner = field->owner;
    while (field->owner && subject->member < field->owner->fields.count &&
           field->owner->fields.items[subject->member] != field)
        subject->member++;
    return field->owner && subject->member < field->owner->fields.count;
}

static bool find_method(const ReadAnswer *answer, ReadSubject *subject) {
    subject->owner = answer->method->owner;
    subject->parameter = answer->index;
    const MethodList *methods = &subject->owner->methods;
    while (subject->member < methods->count && methods->items[subject->member] != answer->method)
        subject->member++;
    return subject->member < methods->count;
}

static bool find_subject(const ReadAnswer *answer, ReadSubject *subject) {
    *subject = (ReadSubject){0};
    switch (kind_of(answer->question)) {
    case SUBJECT_FIELD: return find_field(answer->subject, subject);
    case SUBJECT_PARAMETER: return find_method(answer, subject);
    case SUBJECT_CLASS: subject->owner = (Class *)answer->subject; break;
    case SUBJECT_PROGRAM: break;
    }
    return true;
}

static json_t *write_answer(const CacheReads *known, const ReadAnswer *answer) {
    ReadSubject subject;
    if (!find_subject(answer, &subject))
        return NULL;
    json_t *owner = subject.owner ? write_class(known, subject.owner) : json_null();
    if (!owner)
        return NULL;
    return json_pack("{s:i, s:b, s:o, s:i, s:i}", "question", (int)answer->question, "answer",
                     (int)answer->answer, "class", owner, "member", (int)subject.member,
                     "parameter", (int)subject.parameter);
}

static bool ask_field(Lowering *lowering, ReadQuestion question, const Variable *field) {
    switch (question) {
    case QUESTION_ONLY_READ: return analysis_is_only_read(lowering, field);
    case QUESTION_SET_ONCE: return analysis_is_set_once(lowering, field);
    case QUESTION_EXACT_ARRAY: return lower_holds_exact_array(lowering, field);
    case QUESTION_NULL_FIELD: return analysis_field_may_be_null(lowering, field);
    case QUESTION_NULL_ELEMENTS: return analysis_elements_may_be_null(lowering, field);
    case QUESTION_SET_LATER: return analysis_is_set_later(lowering, field);
    case QUESTION_NULL_PARAMETER:
    case QUESTION_NULL_IN_PARAMETER:
    case QUESTION_NULL_RESULT:
    case QUESTION_CALLED:
    case QUESTION_NULL_IN_COLLECTIONS:
    case QUESTION_CREATED_WITH_FUNCTION:
    case QUESTION_INITIALIZERS_CHOOSE:
    case QUESTION_COUNT: break;
    }
    SHOULD(false, "a question about a field should be one");
    return false;
}

// False: there is no such subject.
static bool ask(const CacheReads *known, ReadQuestion question, const ReadSubject *subject,
                bool *answer) {
    Lowering *lowering = known->lowering;
    Class *owner = subject->owner;
    SubjectKind kind = kind_of(question);
    if (kind == SUBJECT_PROGRAM) {
        *answer = others_initializers_choose(lowering);
        return !owner;
    }
    if (!owner)
        return false;
    query_complete(known->sema, owner);
    if (kind == SUBJECT_FIELD) {
        bool is_there = subject->member < owner->fields.count;
        *answer = is_there && ask_field(lowering, question, owner->fields.items[subject->member]);
        return is_there;
    }
    if (question == QUESTION_CREATED_WITH_FUNCTION) {
        *answer = analysis_creates_with_function(lowering, owner);
        return true;
    }
    Method *method =
        subject->member < owner->methods.count ? owner->methods.items[subject->member] : NULL;
    if (question == QUESTION_NULL_IN_COLLECTIONS) {
        *answer = method && analysis_collections_may_hold_null(lowering, method);
        return method;
    }
    if (question == QUESTION_NULL_RESULT) {
        *answer = method && analysis_result_may_be_null(lowering, method);
        return method;
    }
    if (question == QUESTION_CALLED) {
        *answer = method && analysis_is_called(lowering, method);
        return method;
    }
    if (!method || subject->parameter >= method->parameters.count)
        return false;
    *answer = question == QUESTION_NULL_PARAMETER
                  ? analysis_parameter_may_be_null(lowering, method, subject->parameter)
                  : analysis_parameter_elements_may_be_null(lowering, method, subject->parameter);
    return true;
}

static bool is_answer_same(const CacheReads *known, const json_t *written) {
    int question, answer, member, parameter;
    json_t *owner;
    bool present;
    if (json_unpack((json_t *)written, "{s:i, s:b, s:o, s:i, s:i}", "question", &question, "answer",
                    &answer, "class", &owner, "member", &member, "parameter", &parameter) ||
        question < 0 || question >= QUESTION_COUNT || member < 0 || parameter < 0)
        return false;
    ReadSubject subject = {json_is_null(owner) ? NULL : read_class(known, owner), (uint32_t)member,
                           (uint32_t)parameter};
    return (subject.owner || json_is_null(owner)) &&
           ask(known, (ReadQuestion)question, &subject, &present) && present == (answer != 0);
}

// ---- Bodies

static json_t *write_bodies(const CacheReads *known, const Reads *reads) {
    json_t *bodies = json_array();
    for (uint32_t i = 0; i < reads->bodies.count; i++) {
        uint32_t part = program_parts_at(known->parts, reads->bodies.items[i]);
        if (part != NO_PART)
            json_array_append_new(
                bodies, json_pack("[is]", (int)part, known->parts->parts.items[part].digest));
    }
    return bodies;
}

static bool is_body_same(const CacheReads *known, json_t *written) {
    int part;
    const char *digest;
    return !json_unpack(written, "[is]", &part, &digest) && part >= 0 &&
           (uint32_t)part < known->parts->parts.count &&
           !strcmp(known->parts->parts.items[part].digest, digest);
}

bool cache_reads_have_part(const json_t *reads, uint32_t part) {
    const json_t *bodies = json_object_get(reads, "bodies");
    for (size_t i = 0; i < json_array_size(bodies); i++)
        if (json_integer_value(json_array_get(json_array_get(bodies, i), 0)) == part)
            return true;
    return false;
}

// ---- All of it

json_t *cache_reads_write(const CacheReads *known, const Reads *reads) {
    json_t *answers = json_array();
    for (uint32_t i = 0; i < reads->answers.count; i++) {
        json_t *answer = write_answer(known, &reads->answers.items[i]);
        if (!answer) {
            json_decref(answers);
            return NULL;
        }
        json_array_append_new(answers, answer);
    }
    return json_pack("{s:b, s:o, s:o}", "everything", (int)reads->has_everything, "bodies",
                     write_bodies(known, reads), "answers", answers);
}

// The bodies first: it costs little to compare them.
bool cache_reads_are_same(CacheReads *known, const json_t *reads) {
    json_t *bodies = json_object_get(reads, "bodies");
    const json_t *answers = json_object_get(reads, "answers");
    bool is_same = json_is_array(bodies) && json_is_array(answers) &&
                   json_is_false(json_object_get(reads, "everything"));
    for (size_t i = 0; is_same && i < json_array_size(bodies); i++)
        is_same = is_body_same(known, json_array_get(bodies, i));
    for (size_t i = 0; is_same && i < json_array_size(answers); i++)
        is_same = is_answer_same(known, json_array_get(answers, i));
    return is_same;
}
