#include "syntax/ast_dump.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct Dump {
    FILE *out;
    const AstDumpOptions *options;
} Dump;

// ---- Values

static void print_position(const Dump *dump, Position position) {
    SourceFile *file = dump->options->file;
    if (!file || position < file->base || position > file->base + file->length) {
        fputs("?", dump->out);
        return;
    }
    LineColumn at = source_line_column(file, position);
    fprintf(dump->out, "%" PRIu32 ":%" PRIu32, at.line, at.column);
}

static void print_unit(const Dump *dump, uint16_t unit, char quote) {
    static const char escaped[] = "\b\t\n\f\r\\", letters[] = "btnfr\\";
    const char *found = unit && unit < 128 ? strchr(escaped, unit) : NULL;
    if (found)
        fprintf(dump->out, "\\%c", letters[found - escaped]);
    else if (unit == (unsigned char)quote)
        fprintf(dump->out, "\\%c", quote);
    else if (unit >= ' ' && unit < 127)
        fputc(unit, dump->out);
    else
        fprintf(dump->out, "\\u%04x", unit);
}

// The shortest text that reads back as the same number, always with a point or an exponent.
static void print_floating(const Dump *dump, double value, bool is_float) {
    const char *suffix = is_float ? "f" : "";
    if (isnan(value) || isinf(value)) {
        const char *dividend = isnan(value) ? "0.0" : value > 0 ? "1.0" : "-1.0";
        fprintf(dump->out, "%s%s/0.0%s", dividend, suffix, suffix);
        return;
    }
    char text[64];
    for (int digits = 1; digits <= 17; digits++) {
        snprintf(text, sizeof text, "%.*g", digits, value);
        if (is_float ? strtof(text, NULL) == (float)value : strtod(text, NULL) == value)
            break;
    }
    fprintf(dump->out, "%s%s%s", text, strpbrk(text, ".e") ? "" : ".0", suffix);
}

// Of a long text only the beginning: each part of a long sum of texts is one.
static void print_text(const Dump *dump, const Constant *text) {
    enum { MOST = 1000 };
    fputc('"', dump->out);
    for (uint32_t i = 0; i < text->length && i < MOST; i++)
        print_unit(dump, text->units[i], '"');
    fputc('"', dump->out);
    if (text->length > MOST)
        fprintf(dump->out, "...%" PRIu32, text->length - MOST);
}

static void print_constant(const Dump *dump, const Constant *constant) {
    FILE *out = dump->out;
    switch (constant->kind) {
    case CONSTANT_NONE: fputs("none", out); break;
    case CONSTANT_NULL: fputs("null", out); break;
    case CONSTANT_BOOLEAN: fputs(constant->integer ? "true" : "false", out); break;
    case CONSTANT_BYTE: fprintf(out, "(byte)%" PRId64, constant->integer); break;
    case CONSTANT_SHORT: fprintf(out, "(short)%" PRId64, constant->integer); break;
    case CONSTANT_INT: fprintf(out, "%" PRId64, constant->integer); break;
    case CONSTANT_LONG: fprintf(out, "%" PRId64 "L", constant->integer); break;
    case CONSTANT_FLOAT: print_floating(dump, constant->floating, true); break;
    case CONSTANT_DOUBLE: print_floating(dump, constant->floating, false); break;
    case CONSTANT_CHAR:
        fputc('\'', out);
        print_unit(dump, (uint16_t)constant->integer, '\'');
        fputc('\'', out);
        break;
    case CONSTANT_STRING: print_text(dump, constant); break;
    }
}

static const char *class_kind_text(ClassKind kind) {
    switch (kind) {
    case CLASS_CLASS: return "class";
    case CLASS_INTERFACE: return "interface";
    case CLASS_ENUM: return "enum";
    case CLASS_RECORD: return "record";
    case CLASS_ANNOTATION: return "@interface";
    }
    return "";
}

static void print_modifiers(const Dump *dump, ModifierSet set) {
    for (int i = 0; i < MODIFIER_COUNT; i++)
        if (set >> i & 1)
            fprintf(dump->out, " %s", ast_modifier_text(i));
}

// ---- Fields on the line of their node

// A choice that says "none" is left out; modifiers stand as words.
static void print_choice(const Dump *dump, const FieldInfo *field, const void *at) {
    const char *text, *quote = "";
    if (strcmp(field->target, "ModifierSet") == 0) {
        print_modifiers(dump, *(const ModifierSet *)at);
        return;
    }
    if (strcmp(field->target, "ClassKind") == 0)
        text = class_kind_text(*(const ClassKind *)at);
    else if (strcmp(field->target, "Primitive") == 0)
        text = ast_primitive_text(*(const Primitive *)at);
    else if (strcmp(field->target, "Operator") == 0) {
        text = ast_operator_text(*(const Operator *)at);
        quote = "'";
    } else {
        SHOULD(strcmp(field->target, "JmlKeyword") == 0, "the dump should know each enumeration");
        text = ast_keyword_text(*(const JmlKeyword *)at);
    }
    if (*text)
        fprintf(dump->out, " %s=%s%s%s", field->name, quote, text, quote);
}

static void print_link(const Dump *dump, const FieldInfo *field, const void *link) {
    const AstDumpOptions *options = dump->options;
    if (link && strcmp(field->target, "Node") == 0) {
        const Node *node = link;
        fprintf(dump->out, " %s=%s ", field->name, ast_kind_name(node->kind));
        print_position(dump, node->span.begin);
        return;
    }
    const char *text = link && options->describe_link
                           ? options->describe_link(options->context, field->target, link)
                           : NULL;
    if (text)
        fprintf(dump->out, " %s=%s", field->name, text);
}

static void print_inline_field(const Dump *dump, const FieldInfo *field, const Node *node) {
    const void *at = (const char *)node + field->offset;
    switch (field->kind) {
    case FIELD_NAME: {
        const Name *name = *(const Name *const *)at;
        if (name)
            fprintf(dump->out, " %s=%s", field->name, name->text);
        break;
    }
    case FIELD_FLAG:
        if (*(const bool *)at)
            fprintf(dump->out, " %s", field->name);
        break;
    case FIELD_COUNT: fprintf(dump->out, " %s=%" PRIu32, field->name, *(const uint32_t *)at); break;
    case FIELD_POSITION:
        if (*(const Position *)at) {
            fprintf(dump->out, " %s=", field->name);
            print_position(dump, *(const Position *)at);
        }
        break;
    case FIELD_CHOICE: print_choice(dump, field, at); break;
    case FIELD_CONSTANT:
        fprintf(dump->out, " %s=", field->name);
        print_constant(dump, at);
        break;
    case FIELD_LINK: print_link(dump, field, *(const void *const *)at); break;
    case FIELD_CHILD:
    case FIELD_LIST:
    case FIELD_END: break;
    }
}

// The flags of any node; that it is JML is said where JML begins.
static void print_flags(const Dump *dump, const Node *node, const Node *parent) {
    if (node->flags & NODE_IN_JML && !(parent && parent->flags & NODE_IN_JML))
        fputs(" jml", dump->out);
    if (node->flags & NODE_NULLABLE)
        fputs(" nullable", dump->out);
    if (node->flags & NODE_NON_NULL)
        fputs(" non_null", dump->out);
    if (node->flags & NODE_HAS_ERROR)
        fputs(" has_error", dump->out);
}

static void print_typing(const Dump *dump, const Node *node) {
    const AstDumpOptions *options = dump->options;
    const char *type = node->type && options->describe_type
                           ? options->describe_type(options->context, node->type)
                           : NULL;
    if (type)
        fprintf(dump->out, " type=%s", type);
    if (node->constant) {
        fputs(" constant=", dump->out);
        print_constant(dump, node->constant);
    }
}

// ---- The tree

static void dump_node(const Dump *dump, const Node *node, const Node *parent, const char *field,
                      int depth);

// The operand that comparisons of a CHAIN share is printed with the first of them.
static bool is_shared(const Node *parent, const Node *node, const FieldInfo *field) {
    if (!parent || parent->kind != NODE_CHAIN || strcmp(field->name, "left") != 0)
        return false;
    return ((const Chain *)parent)->comparisons.items[0] != node;
}

static void dump_children(const Dump *dump, const Node *node, const Node *parent, int depth) {
    for (const FieldInfo *field = ast_fields(node->kind); field->kind != FIELD_END; field++) {
        const char *at = (const char *)node + field->offset;
        if (field->kind == FIELD_CHILD && !is_shared(parent, node, field))
            dump_node(dump, *(Node *const *)at, node, field->name, depth);
        if (field->kind == FIELD_LIST) {
            const NodeList *list = (const NodeList *)at;
            for (uint32_t i = 0; i < list->count; i++)
                dump_node(dump, list->items[i], node, field->name, depth);
        }
    }
}

// Far down, how deep it is stands in brackets: with spaces for it, a sum of many numbers would be
// gigabytes.
static void print_depth(const Dump *dump, int depth) {
    enum { DEEPEST = 100 };
    fprintf(dump->out, "%*s", (depth < DEEPEST ? depth : DEEPEST) * 2, "");
    if (depth > DEEPEST)
        fprintf(dump->out, "[%d] ", depth);
}

static void dump_node(const Dump *dump, const Node *node, const Node *parent, const char *field,
                      int depth) {
    if (!node)
        return;
    print_depth(dump, depth);
    if (field)
        fprintf(dump->out, "%s: ", field);
    fprintf(dump->out, "%s ", ast_kind_name(node->kind));
    print_position(dump, node->span.begin);
    fputc('-', dump->out);
    print_position(dump, node->span.end);
    print_flags(dump, node, parent);
    for (const FieldInfo *info = ast_fields(node->kind); info->kind != FIELD_END; info++)
        print_inline_field(dump, info, node);
    print_typing(dump, node);
    fputc('\n', dump->out);
    dump_children(dump, node, parent, depth + 1);
}

void ast_dump(FILE *out, const Node *root, const AstDumpOptions *options) {
    Dump dump = {out, options};
    dump_node(&dump, root, NULL, NULL, 0);
}
