// Version 2.0 of the exchange format: a sequence of segments, each of one waypoint.
#include "witness/internal.h"

#include "base/digest.h"

// Between single quotes, which are doubled inside.
static void write_quoted(FILE *out, const char *text) {
    fputc('\'', out);
    for (; *text; text++) {
        if (*text == '\'')
            fputc('\'', out);
        fputc(*text, out);
    }
    fputc('\'', out);
}

static void write_field(FILE *out, const char *indent, const char *name, const char *value) {
    fprintf(out, "%s%s: ", indent, name);
    write_quoted(out, value);
    fputc('\n', out);
}

static void write_files(const Witness *witness, FILE *out) {
    fputs("      input_files:\n", out);
    for (uint32_t i = 0; i < witness->files.count; i++) {
        fputs("        - ", out);
        write_quoted(out, witness->files.items[i]->path);
        fputc('\n', out);
    }
    fputs("      input_file_hashes:\n", out);
    for (uint32_t i = 0; i < witness->files.count; i++) {
        const SourceFile *file = witness->files.items[i];
        char digits[DIGEST_TEXT + 1];
        digest_of(file->text, file->length, digits);
        fputs("        ", out);
        write_quoted(out, file->path);
        fprintf(out, ": '%s'\n", digits);
    }
}

static void write_metadata(const Witness *witness, FILE *out) {
    fputs("  metadata:\n", out);
    write_field(out, "    ", "format_version", "2.0");
    write_field(out, "    ", "uuid", witness->uuid);
    write_field(out, "    ", "creation_time", witness->time);
    fputs("    producer:\n", out);
    write_field(out, "      ", "name", "Jury");
    write_field(out, "      ", "version", "1");
    fputs("    task:\n", out);
    write_files(witness, out);
    write_field(out, "      ", "specification", witness_specification(witness));
    write_field(out, "      ", "data_model", "LP64");
    write_field(out, "      ", "language", "Java");
}

static void write_location(const WitnessStep *step, FILE *out) {
    fputs("          location:\n", out);
    write_field(out, "            ", "file_name", step->file ? step->file->path : "");
    fprintf(out, "            line: %u\n            column: %u\n", step->at.line, step->at.column);
    write_field(out, "            ", "function", step->function);
}

static void write_waypoint(const Witness *witness, const WitnessStep *step, FILE *out) {
    Arena *arena = witness->request->arena;
    fprintf(out,
            "    - segment:\n      - waypoint:\n          action: 'follow'\n          type: '%s'\n",
            step->value ? "assumption" : "target");
    write_location(step, out);
    if (!step->value)
        return;
    fputs("          constraint:\n", out);
    write_field(out, "            ", "value",
                step->is_text ? arena_format(arena, "%s.equals(%s)", step->variable, step->value)
                              : arena_format(arena, "%s == %s", step->variable, step->value));
    write_field(out, "            ", "format", "java_expression");
}

void write_yaml(const Witness *witness, FILE *out) {
    fprintf(out, "- entry_type: '%s'\n",
            witness->is_violation ? "violation_sequence" : "invariant_set");
    write_metadata(witness, out);
    if (!witness->is_violation) {
        fputs("  content: []\n", out);
        return;
    }
    fputs("  content:\n", out);
    for (uint32_t i = 0; i < witness->steps.count; i++)
        write_waypoint(witness, &witness->steps.items[i], out);
    write_waypoint(witness, &witness->target, out);
}
