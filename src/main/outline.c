// For each file, its classes as they were resolved:
//
//     examples/Stack.java: references are non-null unless nullable
//
//     public class Stack<E> implements Iterable<E>
//       invariant 0 <= size && size <= items.length
//       private spec_public int size
//       public pure boolean isEmpty()                       1 ensures
//       public void push(E element)                         1 requires, 1 assignable, 2 ensures
//
// Modifiers stand as in the source, Java's and JML's alike.
#include "main/outline.h"

#include "main/signature.h"

#include <ctype.h>

enum { SPECIFICATION_COLUMN = 56, LONGEST_CLAUSE = 96 };

typedef struct Outline {
    FILE *out;
    const SourceFile *file;
    int depth;
    Buffer line;
} Outline;

static void begin_line(Outline *outline) {
    buffer_clear(&outline->line);
    for (int i = 0; i < outline->depth; i++)
        buffer_add_text(&outline->line, "  ");
}

static void end_line(Outline *outline) {
    fprintf(outline->out, "%s\n", outline->line.text);
}

// ---- Specifications

typedef struct ClauseCounts {
    uint32_t by_keyword[JML_KEYWORD_COUNT];
    uint32_t cases;
} ClauseCounts;

static void count_cases(ClauseCounts *counts, const NodeList *cases);

static JmlKeyword clause_keyword(Node *clause) {
    switch (clause->kind) {
    case NODE_EXPRESSION_CLAUSE: return as_ExpressionClause(clause)->keyword;
    case NODE_LOCATIONS_CLAUSE: return as_LocationsClause(clause)->keyword;
    case NODE_VARIABLES_CLAUSE: return as_VariablesClause(clause)->keyword;
    case NODE_SIGNALS_CLAUSE: return JML_SIGNALS;
    case NODE_SIGNALS_ONLY_CLAUSE: return JML_SIGNALS_ONLY;
    case NODE_TYPE_CLAUSE: return as_TypeClause(clause)->keyword;
    case NODE_REPRESENTS: return JML_REPRESENTS;
    default: return JML_NONE;
    }
}

static void count_clause(ClauseCounts *counts, Node *clause) {
    if (clause->kind == NODE_SPECIFICATION_GROUP)
        count_cases(counts, &as_SpecificationGroup(clause)->cases);
    else
        counts->by_keyword[clause_keyword(clause)]++;
}

static void count_cases(ClauseCounts *counts, const NodeList *cases) {
    for (uint32_t i = 0; i < cases->count; i++) {
        const NodeList *clauses = &as_SpecificationCase(cases->items[i])->clauses;
        counts->cases++;
        for (uint32_t j = 0; j < clauses->count; j++)
            count_clause(counts, clauses->items[j]);
    }
}

// "2 cases: 1 requires, 3 ensures", in a column of its own.
static void add_specification(Outline *outline, Node *specification) {
    if (!specification)
        return;
    ClauseCounts counts = {0};
    count_cases(&counts, &as_Specification(specification)->cases);
    Buffer *line = &outline->line;
    do
        buffer_add_char(line, ' ');
    while (line->length < SPECIFICATION_COLUMN);
    buffer_add_char(line, ' ');
    if (counts.cases > 1)
        buffer_format(line, "%u cases: ", counts.cases);
    const char *joint = "";
    for (JmlKeyword keyword = JML_NONE + 1; keyword < JML_KEYWORD_COUNT; keyword++) {
        if (!counts.by_keyword[keyword])
            continue;
        buffer_format(line, "%s%u %s", joint, counts.by_keyword[keyword],
                      ast_keyword_text(keyword));
        joint = ", ";
    }
}

// Behind the end of a line inside JML: the next that is neither space nor the `@`s or `//@` that
// lines of JML begin with.
static uint32_t skip_line_start(const SourceFile *file, uint32_t at, uint32_t end) {
    while (at < end && isspace((unsigned char)file->text[at]))
        at++;
    if (at + 1 < end && file->text[at] == '/' && file->text[at + 1] == '/')
        at += 2;
    while (at < end && file->text[at] == '@')
        at++;
    return at;
}

// The source of a node on one line, cut off where it is long.
static void add_source(Outline *outline, Span span) {
    const SourceFile *file = outline->file;
    Buffer *line = &outline->line;
    uint32_t end = span.end - file->base;
    bool space = false;
    for (uint32_t at = span.begin - file->base; at < end;) {
        unsigned char c = (unsigned char)file->text[at];
        if (isspace(c) || c == '\0') {
            space = true;
            at = c == '\n' ? skip_line_start(file, at, end) : at + 1;
            continue;
        }
        if (line->length >= LONGEST_CLAUSE && (c & 0xC0) != 0x80) {
            buffer_add_text(line, " ...");
            return;
        }
        if (space)
            buffer_add_char(line, ' ');
        space = false;
        buffer_add_char(line, (char)c);
        at++;
    }
}

static void print_type_clause(Outline *outline, Node *clause) {
    begin_line(outline);
    if (clause->kind == NODE_REPRESENTS) {
        Represents *represents = as_Represents(clause);
        signature_modifiers(&outline->line, ast_modifiers(represents->modifiers));
        buffer_add_text(&outline->line, "represents ");
        if (represents->location && represents->expression)
            add_source(outline,
                       span_join(represents->location->span, represents->expression->span));
    } else {
        TypeClause *type_clause = as_TypeClause(clause);
        signature_modifiers(&outline->line, ast_modifiers(type_clause->modifiers));
        buffer_format(&outline->line, "%s ", ast_keyword_text(type_clause->keyword));
        if (type_clause->expression)
            add_source(outline, type_clause->expression->span);
    }
    end_line(outline);
}

// ---- Members

static void print_enum_constants(Outline *outline, const NodeList *constants) {
    if (!constants->count)
        return;
    begin_line(outline);
    for (uint32_t i = 0; i < constants->count; i++) {
        const Name *name = as_EnumConstant(constants->items[i])->name;
        buffer_format(&outline->line, "%s%s", i ? ", " : "", name ? name->text : "?");
    }
    end_line(outline);
}

static void print_field(Outline *outline, VariableDeclaration *declaration) {
    const Variable *field = declaration->symbol;
    if (!field)
        return;
    begin_line(outline);
    signature_modifiers(&outline->line, ast_modifiers(declaration->modifiers));
    signature_type(&outline->line, field->type);
    buffer_format(&outline->line, " %s", field->name->text);
    end_line(outline);
}

static void print_method(Outline *outline, MethodDeclaration *declaration) {
    const Method *method = declaration->symbol;
    if (!method)
        return;
    begin_line(outline);
    signature_modifiers(&outline->line, ast_modifiers(declaration->modifiers));
    signature_method(&outline->line, method, false);
    add_specification(outline, declaration->specification);
    end_line(outline);
}

static void print_class(Outline *outline, ClassDeclaration *declaration);

// Fields first, then methods, then classes, each in the order of the source.
static void print_members(Outline *outline, const ClassDeclaration *declaration) {
    static const NodeKind order[] = {NODE_VARIABLE, NODE_METHOD, NODE_CLASS};
    const NodeList *members = &declaration->members;
    for (size_t kind = 0; kind < sizeof(order) / sizeof(order[0]); kind++) {
        for (uint32_t i = 0; i < members->count; i++) {
            Node *member = members->items[i];
            if (member->kind != order[kind])
                continue;
            if (member->kind == NODE_VARIABLE)
                print_field(outline, as_VariableDeclaration(member));
            else if (member->kind == NODE_METHOD)
                print_method(outline, as_MethodDeclaration(member));
            else
                print_class(outline, as_ClassDeclaration(member));
        }
    }
}

// ---- Classes

static void add_supertypes(Buffer *line, const ClassDeclaration *declaration) {
    const Class *class_symbol = declaration->symbol;
    if (declaration->superclass) {
        buffer_add_text(line, " extends ");
        signature_type(line, class_symbol->superclass);
    }
    const char *joint = declaration->class_kind == CLASS_INTERFACE ? " extends " : " implements ";
    for (uint32_t i = 0; declaration->interfaces.count && i < class_symbol->interfaces.count; i++) {
        buffer_add_text(line, i ? ", " : joint);
        signature_type(line, class_symbol->interfaces.items[i]);
    }
}

static void add_components(Buffer *line, const ClassDeclaration *declaration) {
    if (declaration->class_kind != CLASS_RECORD)
        return;
    buffer_add_char(line, '(');
    for (uint32_t i = 0; i < declaration->components.count; i++) {
        Node *component = declaration->components.items[i];
        const Variable *field = as_VariableDeclaration(component)->symbol;
        if (!field)
            continue;
        buffer_add_text(line, i ? ", " : "");
        signature_type(line, field->type);
        buffer_format(line, " %s", field->name->text);
    }
    buffer_add_char(line, ')');
}

static void print_class(Outline *outline, ClassDeclaration *declaration) {
    static const char *const kinds[] = {
        [CLASS_CLASS] = "class",   [CLASS_INTERFACE] = "interface",   [CLASS_ENUM] = "enum",
        [CLASS_RECORD] = "record", [CLASS_ANNOTATION] = "@interface",
    };
    const Class *class_symbol = declaration->symbol;
    if (!class_symbol)
        return;
    fputc('\n', outline->out);
    begin_line(outline);
    Buffer *line = &outline->line;
    signature_modifiers(line, ast_modifiers(declaration->modifiers));
    const Name *name = outline->depth ? class_symbol->name : class_symbol->qualified_name;
    buffer_format(line, "%s %s", kinds[declaration->class_kind], name->text);
    signature_type_parameters(line, &class_symbol->type_parameters);
    add_components(line, declaration);
    add_supertypes(line, declaration);
    end_line(outline);
    outline->depth++;
    for (uint32_t i = 0; i < declaration->clauses.count; i++)
        print_type_clause(outline, declaration->clauses.items[i]);
    print_enum_constants(outline, &declaration->constants);
    print_members(outline, declaration);
    outline->depth--;
}

void outline_print(FILE *out, const Compilation *compilation) {
    const UnitList *units = sema_units(compilation->sema);
    for (uint32_t i = 0; i < units->count; i++) {
        const Unit *unit = units->items[i];
        Outline outline = {.out = out, .file = unit->file};
        fprintf(out, "%s: references %s\n", unit->file->path,
                unit->nullable_by_default ? "may be null" : "are non-null unless nullable");
        for (uint32_t j = 0; j < unit->tree->types.count; j++)
            print_class(&outline, as_ClassDeclaration(unit->tree->types.items[j]));
        fputc('\n', out);
        buffer_free(&outline.line);
    }
}
