#include "main/trial.h"

#include "main/check_options.h"

#include <string.h>

bool trial_is_over(const Trials *trials) {
    return deadline_is_past(trials->deadline) || (trials->stop && stop_requested(trials->stop));
}

// The changed text stands for the file; other texts stay what they are.
static TextFileList texts_with(Arena *arena, const TextFileList *before, TextFile changed) {
    TextFileList texts = {0};
    vector_push(arena, &texts, changed);
    for (uint32_t i = 0; i < before->count; i++)
        if (strcmp(before->items[i].path, changed.path) != 0)
            vector_push(arena, &texts, before->items[i]);
    return texts;
}

static Trial trial_of(Arena *arena, Sources *sources, const char *path, const Verdict *verdict) {
    Trial trial = {.verdict = verdict->kind, .scope = verdict->scope_sentence};
    for (uint32_t i = 0; i < verdict->violations.count; i++) {
        Position at = verdict->violations.items[i].span.begin;
        const SourceFile *file = sources_file_at(sources, at);
        if (file && !strcmp(file->path, path))
            vector_push(arena, &trial.violated, at - file->base);
    }
    return trial;
}

Trial trial_check(const Trials *trials, const SourceFile *file, const EditList *edits) {
    Trial trial = {.verdict = VERDICT_ERROR, .scope = ""};
    if (trial_is_over(trials))
        return trial;
    Arena *arena = trials->arena;
    Options options = *trials->session->options;
    TextFile changed = {.path = file->path};
    Session session;
    CheckOptions check = {0};
    changed.text = edit_text(arena, file, edits, &changed.length);
    options.texts = texts_with(arena, &trials->session->options->texts, changed);
    session_open(&session, &options);
    if (!session.exit_code && check_options_read(&session, &check) &&
        session_choose_method(&session, trials->method)) {
        check = check_options_for(&session, &check, session.methods.items[0]);
        check.stop = trials->stop;
        if (deadline_is_set(trials->deadline))
            check.timeout = deadline_left(trials->deadline);
        QuerySubject subject = session_subject(&session, arena, session.methods.items[0]);
        const Verdict *verdict = check_method(&subject, &check);
        trial = trial_of(arena, session.compilation.sources, file->path, verdict);
    }
    diag_flush(session.compilation.diagnostics, NULL);
    session_end(&session);
    return trial;
}

bool trial_is_good(const Trial *trial) {
    return trial->verdict == VERDICT_HOLDS || trial->verdict == VERDICT_HOLDS_CUT;
}
