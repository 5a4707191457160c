#include "check/cross.h"

#include "analysis/analysis.h"
#include "explore/explore.h"

typedef VECTOR(Crossed) CrossedList;

static Verdict *check_with(const CheckRequest *request, const CheckOptions *options) {
    QuerySubject subject = check_subject(request);
    return check_method(&subject, options);
}

Crossed crossed_verdict(const char *way, const Verdict *verdict) {
    return (Crossed){.way = way,
                     .answer = verdict_word(verdict->kind),
                     .holds = verdict->kind == VERDICT_HOLDS,
                     .is_violated = verdict->kind == VERDICT_VIOLATED};
}

// ---- Ways

// Every simplification that can be left out is.
static Crossed without_shortcuts(const CheckRequest *request) {
    CheckOptions options = *request->options;
    options.encoding.no_order = options.encoding.no_polarity = true;
    options.encoding.no_lemmas = true;
    options.no_tightening = options.no_incremental = options.no_run = true;
    options.scope.all_numberings = true;
    options.scope.knows_collections = false;
    options.follows_paths = false;
    return crossed_verdict("without shortcuts", check_with(request, &options));
}

static Crossed by_other_solver(const CheckRequest *request) {
    CheckOptions options = *request->options;
    options.solver = options.solver == SOLVER_Z3 ? SOLVER_CADICAL : SOLVER_Z3;
    return crossed_verdict(options.solver == SOLVER_Z3 ? "Z3" : "CaDiCaL",
                           check_with(request, &options));
}

static Crossed by_other_encoding(const CheckRequest *request) {
    CheckOptions options = *request->options;
    bool is_ground = options.scope.encoding == ENCODING_GROUND;
    options.scope.encoding = is_ground ? ENCODING_QUANTIFIED : ENCODING_GROUND;
    return crossed_verdict(is_ground ? "quantified encoding" : "ground encoding",
                           check_with(request, &options));
}

// Calls are followed there: of no use where contracts stood for them.
static Crossed path_by_path(const CheckRequest *request) {
    CheckOptions options = *request->options;
    options.scope.calls = CALLS_INLINE;
    PathsRequest paths = {.sema = request->sema,
                          .lowering = request->lowering,
                          .sources = request->sources,
                          .method = request->method,
                          .options = &options};
    PathsAnswer answer = explore_holds(&paths);
    return (Crossed){.way = "path by path",
                     .answer = answer == PATHS_HOLD           ? "HOLDS"
                               : answer == PATHS_ARE_VIOLATED ? "VIOLATED"
                                                              : "no answer",
                     .holds = answer == PATHS_HOLD,
                     .is_violated = answer == PATHS_ARE_VIOLATED};
}

// ---- Comparing

static bool contradicts(const Verdict *verdict, const Crossed *other) {
    bool holds = verdict->kind == VERDICT_HOLDS || verdict->kind == VERDICT_HOLDS_CUT;
    return (holds && other->is_violated) || (verdict->kind == VERDICT_VIOLATED && other->holds);
}

static bool is_stopped(const CheckRequest *request) {
    return request->options->stop && stop_is_due(request->options->stop);
}

static const char *words_of(Arena *arena, const CrossedList *list) {
    const char *text = "";
    for (uint32_t i = 0; i < list->count; i++)
        text = arena_format(arena, "%s%s%s: %s", text, i ? "; " : "", list->items[i].way,
                            list->items[i].answer);
    return text;
}

static Verdict *not_known(const CheckRequest *request, Verdict *verdict, const char *words) {
    Arena *arena = request->arena;
    Remark remark = {
        verdict->span,
        arena_format(arena,
                     "ways of answering contradict each other (this one: %s; %s): this "
                     "is a bug of Jury, please report it with the source",
                     verdict_word(verdict->kind), words)};
    vector_push(arena, &verdict->unknown, remark);
    verdict->violations.count = 0;
    verdict->kind = VERDICT_UNKNOWN;
    return verdict;
}

Verdict *check_cross(const CheckRequest *request, Verdict *verdict, const CrossWay *more,
                     uint32_t more_count) {
    CrossedList list = {0};
    bool is_decided = verdict->kind == VERDICT_HOLDS || verdict->kind == VERDICT_HOLDS_CUT ||
                      verdict->kind == VERDICT_VIOLATED;
    if (!is_decided || is_stopped(request))
        return verdict;
    typedef Crossed Way(const CheckRequest *request);
    Way *const ways[] = {without_shortcuts, by_other_solver, by_other_encoding, path_by_path};
    uint32_t count = sizeof ways / sizeof *ways;
    // A program is executed, in one encoding, which alone knows what plain Java must not do.
    if (verdict->scope.from_start || analysis_is_plain(request->sema, request->method))
        count -= 2;
    else if (verdict->contracts.count)
        count -= 1;
    bool is_contradicted = false;
    for (uint32_t i = 0; i < count && !is_stopped(request); i++) {
        Crossed other = ways[i](request);
        is_contradicted |= contradicts(verdict, &other);
        vector_push(request->arena, &list, other);
    }
    for (uint32_t i = 0; i < more_count && !is_stopped(request); i++) {
        Crossed other = more[i].ask(more[i].context, request, verdict);
        is_contradicted |= contradicts(verdict, &other);
        if (other.way)
            vector_push(request->arena, &list, other);
    }
    const char *words = words_of(request->arena, &list);
    if (is_contradicted)
        return not_known(request, verdict, words);
    vector_push(request->arena, &verdict->remarks, arena_format(request->arena, "also %s", words));
    return verdict;
}
