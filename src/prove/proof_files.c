// The final questions as files, METHOD-NUMBER-KIND.smt2, for any solver.
//
// METHOD is the qualified name and the types of the parameters: Search.find-int[]-int. No two
// methods of a program share it. What an earlier run left for the method is removed first: a folder
// holds one proof of each. METHOD.certificate lists them, for `jury certify`.
#include "prove/internal.h"

#include "base/file.h"
#include "sema/queries.h"

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
    static const char *const kinds[] = {"-base.smt2", "-step.smt2", "-use.smt2"};
    for (size_t i = 0; end > number && i < sizeof kinds / sizeof kinds[0]; i++)
        if (strcmp(end, kinds[i]) == 0)
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

static bool write_file(Prover *prover, const char *name, const ProofQuestion *question) {
    FILE *file = fopen(name, "w");
    if (!file)
        return false;
    fprintf(file, "; %s: %s of %s; unsatisfiable if it holds\n(set-logic ALL)\n%s(check-sat)\n",
            question->kind, question->what, prover->verdict->name, question->text);
    return file_close(file);
}

static const char *question_name(Prover *prover, const ProofQuestionList *questions,
                                 uint32_t index) {
    return arena_format(prover->scratch, "%s-%03u-%s.smt2", method_name(prover), index + 1,
                        questions->items[index].kind);
}

static bool write_claim(Prover *prover, const char *name, const ProofQuestionList *questions) {
    const Verdict *verdict = prover->verdict;
    FILE *file = fopen(name, "w");
    if (!file)
        return false;
    fprintf(file, "jury certificate 1\nmethod %s\nverdict PROVED\nscope %s\n", verdict->name,
            verdict->scope_sentence);
    for (uint32_t i = 0; i < questions->count; i++)
        fprintf(file, "smt %s\n", question_name(prover, questions, i));
    fputs("end\n", file);
    return file_close(file);
}

void write_proof(Prover *prover, const ProofQuestionList *questions) {
    const char *folder = prover->options->proof, *name = folder;
    bool is_written = mkdir(folder, 0777) == 0 || errno == EEXIST;
    for (uint32_t i = 0; i < questions->count && is_written; i++) {
        name = arena_format(prover->scratch, "%s/%s", folder, question_name(prover, questions, i));
        is_written = write_file(prover, name, &questions->items[i]);
    }
    if (is_written) {
        name = arena_format(prover->scratch, "%s/%s.certificate", folder, method_name(prover));
        is_written = write_claim(prover, name, questions);
    }
    if (is_written)
        return;
    prover->verdict->lost_files = true;
    vector_push(prover->arena, &prover->verdict->remarks,
                arena_format(prover->arena, "cannot write '%s': %s", name, strerror(errno)));
}
