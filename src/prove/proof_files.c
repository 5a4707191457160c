// The final questions as files, METHOD-NUMBER-KIND.smt2, for any solver.
//
// METHOD is the qualified name and the types of the parameters: Search.find-int[]-int. No two
// methods of a program share it. What an earlier run left for the method is removed first: a folder
// holds one proof of each.
#include "prove/internal.h"

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
    if (strncmp(file, method, length) != 0 || file[length] != '-')
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

static void remove_earlier(Prover *prover, const char *method) {
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
    fprintf(file, "; %s: %s of %s; unsatisfiable if it holds\n%s(check-sat)\n", question->kind,
            question->what, prover->verdict->name, question->text);
    return fclose(file) == 0;
}

void write_proof(Prover *prover, const ProofQuestionList *questions) {
    const char *method = method_name(prover);
    mkdir(prover->options->proof, 0777);
    remove_earlier(prover, method);
    for (uint32_t i = 0; i < questions->count; i++) {
        const char *name =
            arena_format(prover->scratch, "%s/%s-%03u-%s.smt2", prover->options->proof, method,
                         i + 1, questions->items[i].kind);
        if (write_file(prover, name, &questions->items[i]))
            continue;
        vector_push(prover->arena, &prover->verdict->remarks,
                    arena_format(prover->arena, "cannot write '%s': %s", name, strerror(errno)));
        return;
    }
}
