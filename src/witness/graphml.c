// Version 1.0 of the exchange format: a path of edges, each with the value that a call gave.
#include "witness/internal.h"

static void write_escaped(FILE *out, const char *text) {
    for (; *text; text++)
        switch (*text) {
        case '<': fputs("&lt;", out); break;
        case '>': fputs("&gt;", out); break;
        case '&': fputs("&amp;", out); break;
        case '"': fputs("&quot;", out); break;
        default: fputc(*text, out); break;
        }
}

static void write_data(FILE *out, const char *indent, const char *key, const char *value) {
    fprintf(out, "%s<data key=\"%s\">", indent, key);
    write_escaped(out, value);
    fputs("</data>\n", out);
}

static void write_keys(FILE *out) {
    static const struct {
        const char *id, *name, *type, *of, *otherwise;
    } keys[] = {
        {"witness-type", "witness-type", "string", "graph", NULL},
        {"sourcecodelang", "sourcecodelang", "string", "graph", NULL},
        {"producer", "producer", "string", "graph", NULL},
        {"specification", "specification", "string", "graph", NULL},
        {"programfile", "programFile", "string", "graph", NULL},
        {"programhash", "programHash", "string", "graph", NULL},
        {"architecture", "architecture", "string", "graph", NULL},
        {"creationtime", "creationTime", "string", "graph", NULL},
        {"entry", "isEntryNode", "boolean", "node", "false"},
        {"violation", "isViolationNode", "boolean", "node", "false"},
        {"originfile", "originFileName", "string", "edge", NULL},
        {"startline", "startline", "int", "edge", NULL},
        {"assumption", "assumption", "string", "edge", NULL},
        {"assumption.scope", "assumption.scope", "string", "edge", NULL},
    };
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        fprintf(out, "  <key id=\"%s\" attr.name=\"%s\" attr.type=\"%s\" for=\"%s\"", keys[i].id,
                keys[i].name, keys[i].type, keys[i].of);
        if (keys[i].otherwise)
            fprintf(out, ">\n    <default>%s</default>\n  </key>\n", keys[i].otherwise);
        else
            fputs("/>\n", out);
    }
}

static void write_graph_data(const Witness *witness, FILE *out) {
    write_data(out, "    ", "witness-type",
               witness->is_violation ? "violation_witness" : "correctness_witness");
    write_data(out, "    ", "sourcecodelang", "Java");
    write_data(out, "    ", "producer", "Jury");
    write_data(out, "    ", "specification", witness_specification(witness));
    for (uint32_t i = 0; i < witness->files.count; i++)
        write_data(out, "    ", "programfile", witness->files.items[i]->path);
    write_data(out, "    ", "programhash", witness->hash);
    write_data(out, "    ", "architecture", "64bit");
    write_data(out, "    ", "creationtime", witness->time);
}

static void write_node(FILE *out, uint32_t number, const char *key) {
    if (!key) {
        fprintf(out, "    <node id=\"n%u\"/>\n", number);
        return;
    }
    fprintf(out, "    <node id=\"n%u\">\n", number);
    write_data(out, "      ", key, "true");
    fputs("    </node>\n", out);
}

static const char *assumption_of(Arena *arena, const WitnessStep *step) {
    return step->is_text ? arena_format(arena, "%s.equals(%s);", step->variable, step->value)
                         : arena_format(arena, "%s = %s;", step->variable, step->value);
}

static void write_edge(const Witness *witness, FILE *out, uint32_t from, const WitnessStep *step) {
    Arena *arena = witness->request->arena;
    fprintf(out, "    <edge source=\"n%u\" target=\"n%u\">\n", from, from + 1);
    if (step->file) {
        write_data(out, "      ", "originfile", step->file->path);
        write_data(out, "      ", "startline", arena_format(arena, "%u", step->at.line));
    }
    if (step->value) {
        write_data(out, "      ", "assumption", assumption_of(arena, step));
        write_data(out, "      ", "assumption.scope", step->function);
    }
    fputs("    </edge>\n", out);
}

void write_graphml(const Witness *witness, FILE *out) {
    fputs("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n"
          "<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\" "
          "xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\">\n",
          out);
    write_keys(out);
    fputs("  <graph edgedefault=\"directed\">\n", out);
    write_graph_data(witness, out);
    uint32_t count = witness->steps.count;
    write_node(out, 0, "entry");
    for (uint32_t i = 0; i < count; i++) {
        write_node(out, i + 1, NULL);
        write_edge(witness, out, i, &witness->steps.items[i]);
    }
    if (witness->is_violation) {
        write_node(out, count + 1, "violation");
        write_edge(witness, out, count, &witness->target);
    }
    fputs("  </graph>\n</graphml>\n", out);
}
