#include "main/share.h"

#include "base/digest.h"
#include "main/cache_inputs.h"
#include "main/program_parts.h"
#include "main/share_costs.h"
#include "main/share_files.h"
#include "report/verdict.h"
#include "verdict/record_json.h"
#include "verdict/version.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// ---- What the run is about

static bool find_program(const Session *session, char digits[DIGEST_TEXT + 1]) {
    Arena *arena = arena_new();
    Digest frame;
    digest_begin(&frame);
    bool is_known = cache_inputs_add(&frame, &session->compilation);
    if (is_known)
        memcpy(digits, program_parts_new(arena, session->compilation.sema, &frame)->program,
               DIGEST_TEXT + 1);
    arena_free(arena);
    return is_known;
}

static json_t *write_arguments(const TextList *arguments) {
    json_t *list = json_array();
    for (uint32_t i = 0; i < arguments->count; i++)
        json_array_append_new(list, json_string(arguments->items[i]));
    return list;
}

// ---- Splitting

static json_t *methods_of_job(Arena *arena, const Session *session, const uint32_t *jobs,
                              uint32_t job) {
    json_t *methods = json_array();
    for (uint32_t i = 0; i < session->methods.count; i++)
        if (jobs[i] == job)
            json_array_append_new(
                methods,
                json_pack("[is]", (int)i, verdict_method_name(arena, session->methods.items[i])));
    return methods;
}

// What a job and the plan have in common.
static json_t *describe(const Share *share, const char *program, const char *folder) {
    return json_pack("{s:s, s:s, s:s, s:o, s:i}", "jury", JURY_VERSION, "program", program,
                     "folder", folder, "arguments", write_arguments(share->arguments), "jobs",
                     (int)share->written);
}

static bool write_job(const Share *share, Arena *arena, const json_t *common, uint32_t job,
                      json_t *methods) {
    json_t *file = json_deep_copy(common);
    const char *result = share_result_path(arena, share->folder, job);
    json_object_set_new(file, "job", json_integer(job));
    json_object_set(file, "methods", methods);
    bool is_written = share_write_file(share_job_path(arena, share->folder, job), file);
    if (is_written && unlink(result) && errno != ENOENT) {
        options_error("cannot remove '%s': %s", result, strerror(errno));
        is_written = false;
    }
    json_decref(file);
    return is_written;
}

static bool write_files(Share *share, Arena *arena, const Session *session, const char *program) {
    char *folder = getcwd(NULL, 0);
    const uint32_t *jobs = share_costs_assign(arena, session, share->times, share->written);
    bool is_written = folder && jobs;
    json_t *common = is_written ? describe(share, program, folder) : NULL;
    json_t *all = json_array();
    for (uint32_t i = 0; i < share->written && is_written; i++) {
        json_t *methods = methods_of_job(arena, session, jobs, i);
        json_array_append(all, methods);
        is_written = write_job(share, arena, common, i + 1, methods);
        json_decref(methods);
    }
    json_object_set_new(common, "methods", all);
    is_written = is_written && share_write_file(share_plan_path(arena, share->folder), common);
    if (!common)
        json_decref(all);
    json_decref(common);
    free(folder);
    return is_written;
}

bool share_split(Share *share, const Session *session) {
    char program[DIGEST_TEXT + 1];
    if (mkdir(share->folder, 0777) && errno != EEXIST) {
        options_error("cannot make '%s': %s", share->folder, strerror(errno));
        return false;
    }
    if (!find_program(session, program)) {
        options_error("this run cannot be split: the class path is in a file, or a root of the "
                      "sources has too many files");
        return false;
    }
    Arena *arena = arena_new();
    share->written = share->into < session->methods.count ? share->into : session->methods.count;
    bool is_written = write_files(share, arena, session, program);
    arena_free(arena);
    return is_written;
}

// ---- What was split

uint32_t share_jobs(const Share *share) {
    return (uint32_t)json_integer_value(json_object_get(share->file, "jobs"));
}

static bool is_same_program(const Share *share, const Session *session) {
    const char *program = json_string_value(json_object_get(share->file, "program"));
    char present[DIGEST_TEXT + 1];
    if (program && find_program(session, present) && !strcmp(program, present))
        return true;
    options_error("the sources, the class path, the JDK or Jury are not those that were split: run "
                  "'jury split' again");
    return false;
}

static bool is_same_method(Arena *arena, const Session *session, const json_t *method) {
    json_int_t index = json_integer_value(json_array_get(method, 0));
    const char *name = json_string_value(json_array_get(method, 1));
    return name && index >= 0 && index < session->methods.count &&
           !strcmp(name, verdict_method_name(arena, session->methods.items[index]));
}

static bool are_same_methods(const Session *session, const json_t *methods) {
    Arena *arena = arena_new();
    bool is_same = json_is_array(methods);
    for (size_t i = 0; is_same && i < json_array_size(methods); i++)
        is_same = is_same_method(arena, session, json_array_get(methods, i));
    arena_free(arena);
    return is_same;
}

// ---- Joining

// The answers of a job, by method; false: there are none, or not to this plan.
static bool take_answers(Share *share, const char *path) {
    json_t *file = share_read_file(path);
    const char *program = json_string_value(json_object_get(file, "program"));
    const char *wanted = json_string_value(json_object_get(share->file, "program"));
    bool is_good = program && wanted && !strcmp(program, wanted);
    const char *index;
    json_t *answer;
    if (is_good)
        json_object_foreach(json_object_get(file, "results"), index, answer)
            json_object_set(share->results, index, answer);
    json_decref(file);
    return is_good;
}

static void find_answers(Share *share) {
    Arena *arena = arena_new();
    for (uint32_t job = 1; job <= share_jobs(share); job++)
        if (!take_answers(share, share_result_path(arena, share->folder, job))) {
            share->missing++;
            options_error("job %u of %u has no answers: run 'jury job %s'", job, share_jobs(share),
                          share_job_path(arena, share->folder, job));
        }
    arena_free(arena);
}

static bool are_methods_of_plan(const Share *share, const Session *session) {
    const json_t *jobs = json_object_get(share->file, "methods");
    for (size_t i = 0; i < json_array_size(jobs); i++)
        if (!are_same_methods(session, json_array_get(jobs, i)))
            return false;
    return json_is_array(jobs);
}

bool share_begin(Share *share, const Session *session) {
    share->results = json_object();
    if (!is_same_program(share, session))
        return false;
    bool is_same = share->kind == SHARE_JOIN
                       ? are_methods_of_plan(share, session)
                       : are_same_methods(session, json_object_get(share->file, "methods"));
    if (!is_same)
        options_error("the methods are not those that were split: run 'jury split' again");
    else if (share->kind == SHARE_JOIN)
        find_answers(share);
    return is_same;
}

void share_end(Share *share) {
    json_decref(share->file);
    json_decref(share->results);
    share->file = share->results = NULL;
}

static bool has_method(const json_t *methods, uint32_t method) {
    for (size_t i = 0; i < json_array_size(methods); i++)
        if (json_integer_value(json_array_get(json_array_get(methods, i), 0)) == method)
            return true;
    return false;
}

bool share_find(const Share *share, Arena *arena, uint32_t method, int *error_code,
                MethodResult *result, uint32_t *job) {
    const char *key = arena_format(arena, "%u", method);
    const json_t *answer = json_object_get(share->results, key);
    const json_t *jobs = json_object_get(share->file, "methods");
    *error_code = (int)json_integer_value(json_object_get(answer, "code")) % 4;
    *result = record_read_json(arena, json_object_get(answer, "result"));
    for (*job = 0; !answer && *job < json_array_size(jobs); ++*job)
        if (has_method(json_array_get(jobs, *job), method))
            break;
    ++*job;
    return result->verdict || result->bounds;
}

// ---- A job

bool share_has(const Share *share, uint32_t method) {
    return has_method(json_object_get(share->file, "methods"), method);
}

void share_keep(Share *share, uint32_t method, int error_code, const MethodResult *result) {
    Arena *arena = arena_new();
    json_object_set_new(
        share->results, arena_format(arena, "%u", method),
        json_pack("{s:i, s:o}", "code", error_code, "result", record_json_result(result)));
    arena_free(arena);
}

bool share_write_results(Share *share) {
    Arena *arena = arena_new();
    uint32_t job = (uint32_t)json_integer_value(json_object_get(share->file, "job"));
    json_t *file = json_pack("{s:O, s:O}", "program", json_object_get(share->file, "program"),
                             "results", share->results);
    bool is_written = share_write_file(share_result_path(arena, share->folder, job), file);
    json_decref(file);
    arena_free(arena);
    return is_written;
}
