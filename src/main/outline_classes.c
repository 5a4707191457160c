// Classes of the class path as their files tell of them, in the order of the path.
#include "main/outline_classes.h"

#include "classfile/class_file.h"
#include "main/signature.h"
#include "sema/queries.h"

#include <string.h>

typedef struct ClassOutline {
    FILE *out;
    const Compilation *compilation;
    Buffer line;
    Map seen; // Class -> itself
    int depth;
} ClassOutline;

static void begin_line(ClassOutline *outline) {
    buffer_clear(&outline->line);
    for (int i = 0; i < outline->depth; i++)
        buffer_add_text(&outline->line, "  ");
}

static void end_line(ClassOutline *outline) {
    fprintf(outline->out, "%s\n", outline->line.text);
}

static void print_constants(ClassOutline *outline, const Class *class_symbol) {
    begin_line(outline);
    uint32_t count = 0;
    for (uint32_t i = 0; i < class_symbol->fields.count; i++)
        if (class_symbol->fields.items[i]->kind == VARIABLE_ENUM_CONSTANT)
            buffer_format(&outline->line, "%s%s", count++ ? ", " : "",
                          class_symbol->fields.items[i]->name->text);
    if (count)
        end_line(outline);
}

// A field that no source shows: the instance around an inner class.
static bool is_the_compilers(const Variable *field) {
    return field->class_member && field->class_member->synthetic;
}

static void print_field(ClassOutline *outline, const Variable *field) {
    begin_line(outline);
    signature_modifiers(&outline->line, field->modifiers);
    signature_type(&outline->line, field->type);
    buffer_format(&outline->line, " %s", field->name->text);
    end_line(outline);
}

static void print_method(ClassOutline *outline, const Method *method) {
    for (uint32_t i = 0; i < method->type_parameters.count; i++)
        query_upper_bound(outline->compilation->sema, method->type_parameters.items[i]);
    begin_line(outline);
    signature_modifiers(&outline->line, method->modifiers);
    signature_method(&outline->line, method, false);
    end_line(outline);
}

static void add_supertypes(Buffer *line, const Class *class_symbol) {
    bool is_plain = class_symbol->kind == CLASS_CLASS && class_symbol->superclass &&
                    class_symbol->superclass->kind == TYPE_CLASS &&
                    class_symbol->superclass->class_symbol->superclass;
    if (is_plain) {
        buffer_add_text(line, " extends ");
        signature_type(line, class_symbol->superclass);
    }
    const char *joint = class_symbol->kind == CLASS_INTERFACE ? " extends " : " implements ";
    for (uint32_t i = 0; i < class_symbol->interfaces.count; i++) {
        buffer_add_text(line, i ? ", " : joint);
        signature_type(line, class_symbol->interfaces.items[i]);
    }
}

static void add_components(Buffer *line, const Class *class_symbol) {
    if (class_symbol->kind != CLASS_RECORD)
        return;
    buffer_add_char(line, '(');
    for (uint32_t i = 0; i < class_symbol->record_components.count; i++) {
        buffer_add_text(line, i ? ", " : "");
        signature_type(line, class_symbol->record_components.items[i]->type);
        buffer_format(line, " %s", class_symbol->record_components.items[i]->name->text);
    }
    buffer_add_char(line, ')');
}

// Modifiers that go without saying are left out.
static ModifierSet shown_modifiers(const Class *class_symbol) {
    ModifierSet modifiers = class_symbol->modifiers;
    if (class_symbol->kind != CLASS_CLASS)
        modifiers &= ~(MODIFIER_STATIC | MODIFIER_ABSTRACT | MODIFIER_FINAL);
    return modifiers;
}

static void print_head(ClassOutline *outline, const Class *class_symbol) {
    static const char *const kinds[] = {
        [CLASS_CLASS] = "class",   [CLASS_INTERFACE] = "interface",   [CLASS_ENUM] = "enum",
        [CLASS_RECORD] = "record", [CLASS_ANNOTATION] = "@interface",
    };
    Buffer *line = &outline->line;
    fputc('\n', outline->out);
    begin_line(outline);
    signature_modifiers(line, shown_modifiers(class_symbol));
    const Name *name = outline->depth ? class_symbol->name : class_symbol->qualified_name;
    buffer_format(line, "%s %s", kinds[class_symbol->kind], name->text);
    signature_type_parameters(line, &class_symbol->type_parameters);
    add_components(line, class_symbol);
    add_supertypes(line, class_symbol);
    end_line(outline);
}

static void print_class(ClassOutline *outline, Class *class_symbol) {
    query_complete(outline->compilation->sema, class_symbol);
    query_member_classes(outline->compilation->sema, class_symbol);
    print_head(outline, class_symbol);
    outline->depth++;
    print_constants(outline, class_symbol);
    for (uint32_t i = 0; i < class_symbol->fields.count; i++)
        if (class_symbol->fields.items[i]->kind == VARIABLE_FIELD &&
            !is_the_compilers(class_symbol->fields.items[i]))
            print_field(outline, class_symbol->fields.items[i]);
    for (uint32_t i = 0; i < class_symbol->methods.count; i++)
        print_method(outline, class_symbol->methods.items[i]);
    for (uint32_t i = 0; i < class_symbol->member_classes.count; i++)
        print_class(outline, class_symbol->member_classes.items[i]);
    outline->depth--;
}

static void visit(void *context, const char *name, size_t length) {
    ClassOutline *outline = context;
    Arena *arena = outline->compilation->arena;
    char *dotted = arena_copy_text(arena, name, length);
    for (size_t i = 0; i < length; i++)
        if (dotted[i] == '/')
            dotted[i] = '.';
    // Nested classes come with those around them.
    Class *class_symbol = query_class(outline->compilation->sema, dotted);
    if (!class_symbol || !class_symbol->class_file || map_get(&outline->seen, class_symbol))
        return;
    map_put(arena, &outline->seen, class_symbol, class_symbol);
    print_class(outline, class_symbol);
}

void outline_print_classes(FILE *out, const Compilation *compilation) {
    ClassOutline outline = {.out = out, .compilation = compilation};
    class_path_visit(compilation->class_path, visit, &outline);
    buffer_free(&outline.line);
}
