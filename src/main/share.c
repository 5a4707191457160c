#include "main/share.h"

#include "base/digest.h"
#include "main/cache_inputs.h"
#include "main/program_parts.h"
#include "main/share_costs.h"
#include "main/share_cubes.h"
#include "main/share_files.h"
#include "report/verdict.h"
#include "verdict/join.h"
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

// [index, name], or [index, name, number, cube]
static json_t *write_piece(Arena *arena, const Session *session, const Piece *piece,
                           const CubeList *cubes) {
    json_t *entry = json_pack("[is]", (int)piece->method,
                              verdict_method_name(arena, session->methods.items[piece->method]));
    if (piece->cube) {
        json_array_append_new(entry, json_integer(piece->cube));
        json_array_append_new(entry,
                              share_cube_write(&cubes[piece->method].items[piece->cube - 1]));
    }
    return entry;
}

static int by_method(const void *first, const void *second) {
    const Piece *one = first, *other = second;
    if (one->method != other->method)
        return one->method < other->method ? -1 : 1;
    return (one->cube > other->cube) - (one->cube < other->cube);
}

typedef struct Plan {
    PieceList pieces; // in the order of methods
    CubeList *cubes;  // by method
    uint32_t jobs;
} Plan;

// False after reporting why not.
static bool make_plan(const Share *share, Arena *arena, const Session *session, Plan *plan) {
    uint32_t count = session->methods.count;
    const double *costs = share_costs_find(arena, session, share->times);
    if (!costs)
        return false;
    const uint32_t *wanted =
        share_costs_cubes(arena, costs, count, share->into, share->times != NULL, share->cubes);
    plan->cubes = arena_array(arena, count + 1, sizeof(CubeList));
    for (uint32_t i = 0; i < count; i++) {
        if (share->cut && wanted[i] > 1)
            plan->cubes[i] = share->cut(share->cut_context, arena, i, wanted[i]);
        uint32_t cubes = plan->cubes[i].count > 1 ? plan->cubes[i].count : 1;
        for (uint32_t j = 0; j < cubes; j++) {
            Piece piece = {.method = i, .cube = cubes > 1 ? j + 1 : 0, .cost = costs[i] / cubes};
            vector_push(arena, &plan->pieces, piece);
        }
    }
    plan->jobs = share->into < plan->pieces.count ? share->into : plan->pieces.count;
    share_costs_assign(arena, &plan->pieces, plan->jobs);
    if (plan->pieces.count)
        qsort(plan->pieces.items, plan->pieces.count, sizeof(Piece), by_method);
    return true;
}

static json_t *methods_of_job(Arena *arena, const Session *session, const Plan *plan,
                              uint32_t job) {
    json_t *methods = json_array();
    for (uint32_t i = 0; i < plan->pieces.count; i++)
        if (plan->pieces.items[i].job == job)
            json_array_append_new(methods,
                                  write_piece(arena, session, &plan->pieces.items[i], plan->cubes));
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
    Plan plan = {0};
    bool is_written = folder && make_plan(share, arena, session, &plan);
    share->written = plan.jobs;
    json_t *common = is_written ? describe(share, program, folder) : NULL;
    json_t *all = json_array();
    for (uint32_t i = 0; i < share->written && is_written; i++) {
        json_t *methods = methods_of_job(arena, session, &plan, i);
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
        options_error(
            "this run cannot be split: the class path is in a file, a root of the sources "
            "has too many files, or Jury was linked without a build ID");
        return false;
    }
    Arena *arena = arena_new();
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

// The answers of a job, by method; false: there are none, or not to this plan, or of another job.
static bool take_answers(Share *share, const char *path, uint32_t job) {
    json_t *file = share_read_file(path);
    const char *program = json_string_value(json_object_get(file, "program"));
    const char *wanted = json_string_value(json_object_get(share->file, "program"));
    bool is_good = program && wanted && !strcmp(program, wanted) &&
                   json_integer_value(json_object_get(file, "job")) == job;
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
        if (!take_answers(share, share_result_path(arena, share->folder, job), job)) {
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

// The pieces of each method, with the jobs that they are in: "12": [[job, piece], …]
static json_t *find_pieces(const json_t *jobs) {
    json_t *plan = json_object();
    Arena *arena = arena_new();
    for (size_t i = 0; i < json_array_size(jobs); i++)
        for (size_t j = 0; j < json_array_size(json_array_get(jobs, i)); j++) {
            json_t *entry = json_array_get(json_array_get(jobs, i), j);
            const char *key = arena_format(arena, "%" JSON_INTEGER_FORMAT,
                                           json_integer_value(json_array_get(entry, 0)));
            json_t *pieces = json_object_get(plan, key);
            if (!pieces)
                json_object_set_new(plan, key, pieces = json_array());
            json_array_append_new(pieces, json_pack("[iO]", (int)i + 1, entry));
        }
    arena_free(arena);
    return plan;
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
    else if (share->kind == SHARE_JOIN) {
        share->plan = find_pieces(json_object_get(share->file, "methods"));
        find_answers(share);
    }
    return is_same;
}

void share_end(Share *share) {
    json_decref(share->file);
    json_decref(share->results);
    json_decref(share->plan);
    share->file = share->results = share->plan = NULL;
}

// ---- Pieces

// Of an entry of a job or a plan: false where it is none.
static bool read_piece(Arena *arena, const json_t *entry, SharePiece *piece) {
    json_int_t method = json_integer_value(json_array_get(entry, 0));
    json_int_t number = json_integer_value(json_array_get(entry, 2));
    *piece = (SharePiece){.method = (uint32_t)method, .number = (uint32_t)number};
    if (method < 0 || number < 0 || method >= UINT32_MAX || number >= UINT32_MAX)
        return false;
    if (!number)
        return json_array_size(entry) == 2;
    Cube *cube = ARENA_NEW(arena, Cube);
    piece->cube = cube;
    return share_cube_read(arena, json_array_get(entry, 3), cube);
}

static const char *key_of(Arena *arena, const SharePiece *piece) {
    return piece->number ? arena_format(arena, "%u/%u", piece->method, piece->number)
                         : arena_format(arena, "%u", piece->method);
}

// The answer to the piece, if it is to this very cube.
static const json_t *answer_to(const Share *share, Arena *arena, const SharePiece *piece,
                               const json_t *entry) {
    const json_t *answer = json_object_get(share->results, key_of(arena, piece));
    const json_t *cube = json_object_get(answer, "cube"), *wanted = json_array_get(entry, 3);
    bool is_same = wanted ? cube && json_equal(cube, wanted) : !cube;
    return is_same ? answer : NULL;
}

// What is known of a method whose pieces are looked for in the plan.
typedef struct Found {
    CubeList cubes; // all that the plan has of it
    VECTOR(const VerdictRecord *) verdicts;
    MethodResult single; // of a method that is whole
    int error_code;
    uint32_t missing; // a job that should have one, from 1; 0: none
} Found;

static void find_piece(const Share *share, Arena *arena, const json_t *entry, uint32_t job,
                       Found *found) {
    SharePiece piece;
    const json_t *answer = NULL;
    if (read_piece(arena, entry, &piece))
        answer = answer_to(share, arena, &piece, entry);
    MethodResult result = record_read_json(arena, json_object_get(answer, "result"));
    int error_code = (int)json_integer_value(json_object_get(answer, "code")) % 4;
    if (error_code > found->error_code)
        found->error_code = error_code;
    if (piece.cube)
        vector_push(arena, &found->cubes, *piece.cube);
    if (!result.verdict && !(result.bounds && !piece.cube))
        found->missing = found->missing ? found->missing : job;
    else if (piece.cube)
        vector_push(arena, &found->verdicts, result.verdict);
    else
        found->single = result;
}

static bool any_is_violated(const Found *found) {
    for (uint32_t i = 0; i < found->verdicts.count; i++)
        if (found->verdicts.items[i]->verdict == VERDICT_VIOLATED)
            return true;
    return false;
}

// A violation is one whatever the others say; that all else holds, all cubes together must say.
static MethodResult join_cubes(Arena *arena, const Found *found) {
    bool is_whole = !found->missing && cubes_cover(arena, &found->cubes);
    if (!found->verdicts.count || (!is_whole && !any_is_violated(found)))
        return (MethodResult){0};
    return (MethodResult){.verdict =
                              record_join(arena, found->verdicts.items, found->verdicts.count)};
}

bool share_find(const Share *share, Arena *arena, uint32_t method, int *error_code,
                MethodResult *result, uint32_t *job) {
    const json_t *pieces = json_object_get(share->plan, arena_format(arena, "%u", method));
    size_t count = json_array_size(pieces);
    Found found = {0};
    *job = 1;
    for (json_int_t number = 0; number <= (json_int_t)count; number++) // in the order of the cubes
        for (size_t i = 0; i < count; i++) {
            const json_t *piece = json_array_get(pieces, i), *entry = json_array_get(piece, 1);
            if (json_integer_value(json_array_get(entry, 2)) != number)
                continue;
            *job = (uint32_t)json_integer_value(json_array_get(piece, 0));
            find_piece(share, arena, entry, *job, &found);
        }
    *error_code = found.error_code;
    *result = found.cubes.count ? join_cubes(arena, &found) : found.single;
    *job = found.missing ? found.missing : *job;
    return result->verdict || result->bounds;
}

// ---- A job

SharePieceList share_pieces(const Share *share, Arena *arena) {
    const json_t *entries = json_object_get(share->file, "methods");
    SharePieceList pieces = {0};
    for (size_t i = 0; i < json_array_size(entries); i++) {
        SharePiece piece;
        if (read_piece(arena, json_array_get(entries, i), &piece))
            vector_push(arena, &pieces, piece);
    }
    return pieces;
}

void share_keep(Share *share, const SharePiece *piece, int error_code, const MethodResult *result) {
    Arena *arena = arena_new();
    json_t *answer =
        json_pack("{s:i, s:o}", "code", error_code, "result", record_json_result(result));
    if (piece->cube)
        json_object_set_new(answer, "cube", share_cube_write(piece->cube));
    json_object_set_new(share->results, key_of(arena, piece), answer);
    arena_free(arena);
}

bool share_write_results(Share *share) {
    Arena *arena = arena_new();
    uint32_t job = (uint32_t)json_integer_value(json_object_get(share->file, "job"));
    json_t *file = json_pack("{s:O, s:i, s:O}", "program", json_object_get(share->file, "program"),
                             "job", (int)job, "results", share->results);
    bool is_written = share_write_file(share_result_path(arena, share->folder, job), file);
    json_decref(file);
    arena_free(arena);
    return is_written;
}
