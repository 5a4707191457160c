// The final questions as files, METHOD-NUMBER-KIND.smt2, for any solver; and as clauses with a
// proof, METHOD-NUMBER-KIND.cnf and .drat, where what they say of single values is enough for one.
//
// METHOD is the qualified name and the types of the parameters: Search.find-int[]-int. No two
// methods of a program share it. What an earlier run left for the method is removed first: a folder
// holds one proof of each. METHOD.certificate lists them, for `jury certify`.
#include "prove/internal.h"

#include "base/file.h"
#include "sema/queries.h"
#include "solve/certificate.h"
#include "solve/logic_ground.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// ---- Names

static const char *class_name(Prover *prover, const Class *class_symbol) {
    const char *name = class_symbol->qualified_name->text;
    if (!class_symbol->is_local)
        return name;
    // Local classes may share their names: the line tells them apart.
    Position at = class_symbol->declaration->node.span.begin;
    uint32_t line = source_line_column(sources_file_at(prover->sources, at), at).line;
    return arena_format(prover->scratch, "%s@%u", name, line);
}

static const char *type_name(Prover *prover, const Type *type) {
    static const char language[] = "java.lang.";
    if (type->kind == TYPE_ARRAY)
        return arena_format(prover->scratch, "%s[]", type_name(prover, type->element));
    if (type->kind != TYPE_CLASS)
        return type_text(prover->scratch, type);
    const char *name = class_name(prover, type->class_symbol);
    return strncmp(name, language, strlen(language)) ? name : name + strlen(language);
}

static const char *method_name(Prover *prover) {
    const Method *method = prover->method;
    // A method may have the name of its class; none is called `new`.
    const char *text = arena_format(prover->scratch, "%s.%s", class_name(prover, method->owner),
                                    method->is_constructor ? "new" : method->name->text);
    for (uint32_t i = 0; i < method->parameters.count; i++) {
        Type *erased = query_erasure(prover->sema, method->parameters.items[i]->type);
        text = arena_format(prover->scratch, "%s-%s", text, type_name(prover, erased));
    }
    return text;
}

// ---- Files of an earlier run

static bool is_of_method(const char *file, const char *method) {
    size_t length = strlen(method);
    if (strncmp(file, method, length) != 0)
        return false;
    if (strcmp(file + length, ".certificate") == 0)
        return true;
    if (file[length] != '-')
        return false;
    const char *number = file + length + 1, *end = number;
    while (isdigit((unsigned char)*end))
        end++;
    static const char *const kinds[] = {"-base.", "-step.", "-use."};
    static const char *const endings[] = {"smt2", "cnf", "drat"};
    for (size_t i = 0; end > number && i < sizeof kinds / sizeof kinds[0]; i++)
        for (size_t k = 0; k < sizeof endings / sizeof endings[0]; k++)
            if (strncmp(end, kinds[i], strlen(kinds[i])) == 0 &&
                strcmp(end + strlen(kinds[i]), endings[k]) == 0)
                return true;
    return false;
}

void forget_proof(Prover *prover) {
    const char *method = method_name(prover);
    DIR *folder = opendir(prover->options->proof);
    for (struct dirent *entry; folder && (entry = readdir(folder));)
        if (is_of_method(entry->d_name, method))
            unlink(arena_format(prover->scratch, "%s/%s", prover->options->proof, entry->d_name));
    if (folder)
        closedir(folder);
}

// ---- Writing

typedef struct Writer {
    Prover *prover;
    ProofQuestionList *questions;
    const char *folder, *method;
    const char *problem;  // why there is no certificate, or NULL
    bool is_contradicted; // by the solver of the clauses: the verdict does not stand
} Writer;

static const char *question_name(const Writer *writer, uint32_t index, const char *ending) {
    return arena_format(writer->prover->scratch, "%s-%03u-%s.%s", writer->method, index + 1,
                        writer->questions->items[index].kind, ending);
}

static FILE *open_file(Writer *writer, const char *path) {
    FILE *file = fopen(path, "w");
    if (!file)
        writer->problem =
            arena_format(writer->prover->arena, "cannot write '%s': %s", path, strerror(errno));
    return file;
}

static void close_file(Writer *writer, FILE *file, const char *path) {
    if (!file_close(file) && !writer->problem)
        writer->problem =
            arena_format(writer->prover->arena, "cannot write '%s': %s", path, strerror(errno));
}

static const char *file_path(const Writer *writer, const char *name) {
    return arena_format(writer->prover->scratch, "%s/%s", writer->folder, name);
}

static void write_text(Writer *writer, uint32_t index) {
    const ProofQuestion *question = &writer->questions->items[index];
    const char *path = file_path(writer, question_name(writer, index, "smt2"));
    FILE *file = open_file(writer, path);
    if (!file)
        return;
    fprintf(file, "; %s: %s of %s; unsatisfiable if it holds\n(set-logic ALL)\n%s(check-sat)\n",
            question->kind, question->what, writer->prover->verdict->name, question->text);
    close_file(writer, file, path);
}

// ---- Clauses and proofs

// A question whose proof is longer is left to the second solver.
enum { MOST_CONFLICTS = 20000, MOST_SECONDS = 5 };

static bool write_clauses(Writer *writer, uint32_t index, const Certificate *certificate) {
    const char *path = file_path(writer, question_name(writer, index, "cnf"));
    FILE *file = open_file(writer, path);
    if (!file)
        return false;
    certificate_write_clauses(certificate, 0, file);
    close_file(writer, file, path);
    return !writer->problem;
}

static void prove_clauses(Writer *writer, uint32_t index, const Certificate *certificate,
                          bool is_exact) {
    const char *path = file_path(writer, question_name(writer, index, "drat"));
    Deadline deadline = deadline_earlier(deadline_after(MOST_SECONDS), writer->prover->deadline);
    FILE *file = open_file(writer, path);
    if (!file)
        return;
    ProofAnswer answer = certificate_write_proof(certificate, 0, file, MOST_CONFLICTS, deadline);
    close_file(writer, file, path);
    if (answer == PROOF_NONE && is_exact && write_clauses(writer, index, certificate)) {
        writer->is_contradicted = true;
        writer->problem = arena_format(writer->prover->arena,
                                       "two solvers contradict each other about %s: this is a bug "
                                       "of Jury, please report it with that file",
                                       file_path(writer, question_name(writer, index, "cnf")));
    }
    if (answer == PROOF_WRITTEN && !writer->problem)
        writer->questions->items[index].has_proof = write_clauses(writer, index, certificate);
    else
        unlink(path);
}

static void write_bits(Writer *writer, uint32_t index) {
    Prover *prover = writer->prover;
    const FormulaList *formulas = &writer->questions->items[index].formulas;
    TermTable *terms = term_table_new();
    GroundTerms ground = {0};
    Arena *arena = arena_new();
    if (logic_ground(prover->table, formulas->items, formulas->count, arena, terms, &ground)) {
        Certificate *certificate = certificate_new();
        Term question = TERM_TRUE;
        certificate_add(certificate, terms, ground.assertions.items, ground.assertions.count,
                        &question, 1);
        prove_clauses(writer, index, certificate, ground.is_exact);
        certificate_free(certificate);
    }
    arena_free(arena);
    term_table_free(terms);
}

// ---- The claim

static void write_claim(Writer *writer) {
    const Verdict *verdict = writer->prover->verdict;
    const char *path =
        file_path(writer, arena_format(writer->prover->scratch, "%s.certificate", writer->method));
    FILE *file = open_file(writer, path);
    if (!file)
        return;
    fprintf(file, "jury certificate 1\nmethod %s\nverdict PROVED\nscope %s\n", verdict->name,
            verdict->scope_sentence);
    for (uint32_t i = 0; i < writer->questions->count; i++) {
        fprintf(file, "smt %s", question_name(writer, i, "smt2"));
        if (writer->questions->items[i].has_proof)
            fprintf(file, " %s %s", question_name(writer, i, "cnf"),
                    question_name(writer, i, "drat"));
        fputc('\n', file);
    }
    fputs("end\n", file);
    close_file(writer, file, path);
}

static const char *remark_of(const Writer *writer) {
    uint32_t proofs = 0, count = writer->questions->count;
    for (uint32_t i = 0; i < count; i++)
        proofs += writer->questions->items[i].has_proof;
    if (writer->problem)
        return arena_format(writer->prover->arena, "no certificate: %s", writer->problem);
    if (!count)
        return arena_format(writer->prover->arena,
                            "certificate %s/%s.certificate: nothing was left to ask a solver",
                            writer->folder, writer->method);
    return arena_format(writer->prover->arena,
                        "certificate %s/%s.certificate: %u question%s, %u with %s", writer->folder,
                        writer->method, count, count == 1 ? "" : "s", proofs,
                        proofs == 1 ? "its proof" : "their proofs");
}

// Nobody knows which answer is right. The clauses stay.
static void take_back(const Writer *writer) {
    Verdict *verdict = writer->prover->verdict;
    Remark remark = {verdict->span, writer->problem};
    vector_push(writer->prover->arena, &verdict->unknown, remark);
    verdict->kind = VERDICT_UNKNOWN;
}

void write_proof(Prover *prover, ProofQuestionList *questions) {
    Writer writer = {prover, questions, prover->options->proof, method_name(prover), NULL, false};
    if (mkdir(writer.folder, 0777) && errno != EEXIST)
        writer.problem =
            arena_format(prover->arena, "cannot write '%s': %s", writer.folder, strerror(errno));
    for (uint32_t i = 0; i < questions->count && !writer.problem; i++) {
        write_text(&writer, i);
        if (!writer.problem)
            write_bits(&writer, i);
    }
    if (!writer.problem)
        write_claim(&writer);
    if (writer.is_contradicted)
        take_back(&writer);
    else
        prover->verdict->lost_files |= writer.problem != NULL;
    vector_push(prover->arena, &prover->verdict->remarks, remark_of(&writer));
}
