// NAME.certificate has a line for what is claimed and one for each question; NAME-1.cnf has the
// clauses of the first question, NAME-1.drat the proof that they contradict each other.
// It is written last: without it, the files beside it claim nothing.
#include "check/certificate.h"

#include "base/file.h"

#include <ctype.h>
#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct Writer {
    Arena *arena;
    const Certificate *certificate;
    const char *folder;
    const char *name; // of the files, without an ending
    Deadline deadline;
    const char *problem;  // why there is no certificate, or NULL
    bool lost_files;      // that is why: they could not be written
    bool is_contradicted; // a question can be met after all: the verdict does not stand
} Writer;

// Methods of different signatures have different names, whatever characters these are made of.
static const char *file_name(Arena *arena, const char *method) {
    enum { LONGEST = 80 };
    uint32_t hash = 2166136261u;
    char *plain = arena_array(arena, LONGEST + 1, 1);
    for (size_t i = 0; method[i]; i++) {
        hash = (hash ^ (unsigned char)method[i]) * 16777619u;
        if (i < LONGEST)
            plain[i] = isascii(method[i]) && isalnum((unsigned char)method[i]) ? method[i] : '_';
    }
    return arena_format(arena, "%s-%08x", plain, hash);
}

static const char *path_of(const Writer *writer, const char *ending) {
    return arena_format(writer->arena, "%s/%s%s", writer->folder, writer->name, ending);
}

static void note_lost(Writer *writer, const char *path) {
    writer->lost_files = true;
    writer->problem = arena_format(writer->arena, "cannot write '%s': %s", path, strerror(errno));
}

static FILE *open_file(Writer *writer, const char *path) {
    FILE *file = fopen(path, "wb");
    if (!file)
        note_lost(writer, path);
    return file;
}

static void close_file(Writer *writer, FILE *file, const char *path, bool is_whole) {
    if ((!file_close(file) || !is_whole) && !writer->problem)
        note_lost(writer, path);
}

// ---- Questions

static void write_clauses(Writer *writer, uint32_t index) {
    const char *path = path_of(writer, arena_format(writer->arena, "-%u.cnf", index + 1));
    FILE *file = open_file(writer, path);
    if (file)
        close_file(writer, file, path, certificate_write_clauses(writer->certificate, index, file));
}

static void write_proof(Writer *writer, uint32_t index) {
    const char *path = path_of(writer, arena_format(writer->arena, "-%u.drat", index + 1));
    FILE *file = open_file(writer, path);
    if (!file)
        return;
    ProofAnswer answer =
        certificate_write_proof(writer->certificate, index, file, 0, writer->deadline);
    if (answer == PROOF_STOPPED)
        writer->problem = "there was not enough time for the proof";
    if (answer == PROOF_NONE) {
        writer->is_contradicted = true;
        writer->problem =
            arena_format(writer->arena,
                         "the solver contradicts itself about %s: this is a bug of "
                         "Jury, please report it with that file",
                         path_of(writer, arena_format(writer->arena, "-%u.cnf", index + 1)));
    }
    close_file(writer, file, path, answer != PROOF_FAILED);
}

static void write_questions(Writer *writer) {
    for (uint32_t i = 0; i < certificate_count(writer->certificate) && !writer->problem; i++) {
        write_clauses(writer, i);
        if (!writer->problem)
            write_proof(writer, i);
    }
}

// ---- The claim

static void write_place(FILE *file, Sources *sources, Span span) {
    SourceFile *source = span.begin ? sources_file_at(sources, span.begin) : NULL;
    if (!source)
        return;
    LineColumn place = source_line_column(source, span.begin);
    fprintf(file, "%s:%u:%u", source->path, place.line, place.column);
}

static void write_obligations(FILE *file, Sources *sources, const Verdict *verdict) {
    for (uint32_t i = 0; i < verdict->checked.count; i++) {
        const CheckedObligation *checked = &verdict->checked.items[i];
        if (checked->is_given_up)
            continue;
        fputs("obligation ", file);
        write_place(file, sources, checked->clause.begin ? checked->clause : checked->span);
        fprintf(file, " %s\n", checked->text);
    }
}

static void write_claim(Writer *writer, Sources *sources, const Verdict *verdict) {
    const char *path = path_of(writer, ".certificate");
    FILE *file = open_file(writer, path);
    if (!file)
        return;
    fprintf(file, "jury certificate 1\nmethod %s\nplace ", verdict->name);
    write_place(file, sources, verdict->span);
    fprintf(file, "\nverdict %s\nscope %s\n", verdict_word(verdict->kind), verdict->scope_sentence);
    write_obligations(file, sources, verdict);
    for (uint32_t i = 0; i < certificate_count(writer->certificate); i++)
        fprintf(file, "proof %s-%u.cnf %s-%u.drat\n", writer->name, i + 1, writer->name, i + 1);
    fputs("end\n", file);
    close_file(writer, file, path, !ferror(file));
}

// A certificate of an earlier run would speak of another program.
static void remove_old(const Writer *writer) {
    unlink(path_of(writer, ".certificate"));
}

static bool make_folder(Writer *writer) {
    if (!mkdir(writer->folder, 0777) || errno == EEXIST)
        return true;
    writer->problem = arena_format(writer->arena, "cannot make the folder '%s': %s", writer->folder,
                                   strerror(errno));
    writer->lost_files = true;
    return false;
}

static const char *remark_of(const Writer *writer) {
    uint32_t count = certificate_count(writer->certificate);
    if (writer->problem)
        return arena_format(writer->arena, "no certificate: %s", writer->problem);
    if (!count)
        return arena_format(writer->arena, "certificate %s: nothing was left to ask a solver",
                            path_of(writer, ".certificate"));
    return arena_format(writer->arena, "certificate %s: %u question%s with %s",
                        path_of(writer, ".certificate"), count, count == 1 ? "" : "s",
                        count == 1 ? "its proof" : "their proofs");
}

// Solved once more, a question was answered otherwise: nobody knows which answer is right. Its
// clauses stay.
static void take_back(const Writer *writer, Verdict *verdict) {
    Remark remark = {verdict->span, writer->problem};
    vector_push(writer->arena, &verdict->unknown, remark);
    verdict->kind = VERDICT_UNKNOWN;
    for (uint32_t i = 0; i < verdict->checked.count; i++)
        if (verdict->checked.items[i].status == STATUS_HOLDS)
            verdict->checked.items[i].status = STATUS_UNDECIDED;
}

static void tell(const Writer *writer, Verdict *verdict) {
    if (writer->is_contradicted)
        take_back(writer, verdict);
    vector_push(writer->arena, &verdict->remarks, remark_of(writer));
    verdict->lost_files |= writer->lost_files;
}

void certificate_write(Arena *arena, Sources *sources, Verdict *verdict,
                       const Certificate *certificate, const char *folder, double seconds) {
    Writer writer = {.arena = arena,
                     .certificate = certificate,
                     .folder = folder,
                     .name = file_name(arena, verdict->name),
                     .deadline = deadline_after(seconds)};
    bool holds = verdict->kind == VERDICT_HOLDS || verdict->kind == VERDICT_HOLDS_CUT;
    if (!make_folder(&writer)) {
        tell(&writer, verdict);
        return;
    }
    remove_old(&writer);
    if (!holds)
        return;
    if (verdict->scope.encoding == ENCODING_QUANTIFIED)
        writer.problem = "the quantified encoding asks no questions about clauses";
    if (!writer.problem)
        write_questions(&writer);
    if (!writer.problem)
        write_claim(&writer, sources, verdict);
    tell(&writer, verdict);
}
