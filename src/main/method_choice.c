#include "main/method_choice.h"

#include "analysis/analysis.h"
#include "main/signature.h"
#include "main/suggest.h"
#include "sema/class_resolve.h"
#include "sema/queries.h"
#include "sema/specs.h"
#include "symex/symex.h"

#include <string.h>

// ---- Classes

static void add_class(Arena *arena, ClassDeclaration *declaration, ClassList *classes) {
    if (!declaration->symbol)
        return;
    vector_push(arena, classes, declaration->symbol);
    for (uint32_t i = 0; i < declaration->members.count; i++)
        if (declaration->members.items[i]->kind == NODE_CLASS)
            add_class(arena, as_ClassDeclaration(declaration->members.items[i]), classes);
}

// Of class files, the members stand in no tree.
static void add_member_classes(Arena *arena, Class *class_symbol, ClassList *classes) {
    for (uint32_t i = 0; i < class_symbol->member_classes.count; i++) {
        Class *member = class_symbol->member_classes.items[i];
        if (!member->class_file)
            continue;
        vector_push(arena, classes, member);
        add_member_classes(arena, member, classes);
    }
}

// Without sources, the class path is the program.
static void add_class_path(Arena *arena, Sema *sema, ClassList *classes) {
    sema_give_class_path(sema);
    const UnitList *units = sema_units(sema);
    for (uint32_t i = 0; i < units->count; i++) {
        Class *class_symbol = as_ClassDeclaration(units->items[i]->tree->types.items[0])->symbol;
        vector_push(arena, classes, class_symbol);
        add_member_classes(arena, class_symbol, classes);
    }
}

void method_choice_classes(Arena *arena, Sema *sema, ClassList *classes) {
    const UnitList *units = sema_units(sema);
    for (uint32_t i = 0; i < units->count; i++) {
        const NodeList *types = &units->items[i]->tree->types;
        for (uint32_t j = 0; j < types->count; j++)
            if (types->items[j]->kind == NODE_CLASS)
                add_class(arena, as_ClassDeclaration(types->items[j]), classes);
    }
}

// Of "a.b.Outer.Inner": a/b/Outer/Inner, then a/b/Outer$Inner and so on.
static Class *class_of_dotted(Arena *arena, Sema *sema, const char *text, size_t length) {
    char *name = arena_copy_text(arena, text, length);
    for (size_t i = 0; i < length; i++)
        if (name[i] == '.')
            name[i] = '/';
    for (;;) {
        Class *found = resolve_class_file(sema, name, length);
        char *slash = found ? NULL : strrchr(name, '/');
        if (!slash)
            return found;
        *slash = '$';
    }
}

// The class of "a.b.C.m(int)", if it has no source: those are looked at where they are named.
static void add_named_class(Arena *arena, Sema *sema, const char *text, ClassList *classes) {
    size_t length = strcspn(text, ":(");
    while (length && text[length - 1] != '.')
        length--;
    Class *found = length ? class_of_dotted(arena, sema, text, length - 1) : NULL;
    for (uint32_t i = 0; found && i < classes->count; i++)
        if (classes->items[i] == found)
            return;
    if (!found)
        return;
    // Without sources, the class path is the program.
    if (!sema_units(sema)->count && !found->unit->is_library)
        sema_give_class_path(sema);
    query_complete(sema, found);
    vector_push(arena, classes, found);
}

// ---- Names

// Does `whole` end with `part`, at the start of a name of the dotted whole?
static bool ends_with_names(const char *whole, const char *part, size_t length) {
    size_t whole_length = strlen(whole);
    if (whole_length < length || memcmp(whole + whole_length - length, part, length))
        return false;
    return whole_length == length || whole[whole_length - length - 1] == '.';
}

static const char *dotted_name(Arena *arena, const Method *method) {
    const Name *name = method->is_constructor ? method->owner->name : method->name;
    return arena_format(arena, "%s.%s", method->owner->qualified_name->text, name->text);
}

static const char *without_spaces(Arena *arena, const char *text) {
    char *copy = arena_copy_text(arena, text, strlen(text));
    char *to = copy;
    for (const char *from = text; *from; from++)
        if (*from != ' ')
            *to++ = *from;
    *to = '\0';
    return copy;
}

// "(int,Node[])"
static const char *parameter_list(Arena *arena, const Method *method) {
    Buffer buffer = {0};
    signature_method(&buffer, method, true);
    const char *list = without_spaces(arena, strchr(buffer.text, '('));
    buffer_free(&buffer);
    return list;
}

const char *method_choice_name(Arena *arena, const Method *method) {
    return arena_format(arena, "%s%s", dotted_name(arena, method), parameter_list(arena, method));
}

static bool has_descriptor(Sema *sema, const Method *method, const char *text) {
    Buffer buffer = {0};
    signature_descriptor(&buffer, sema, method);
    bool result = !strcmp(buffer.text, text);
    buffer_free(&buffer);
    return result;
}

// Of thousands of names, each is compared with each of thousands of methods.
static bool ends_with_simple_name(const Method *method, const char *text, size_t length) {
    const Name *name = method->is_constructor ? method->owner->name : method->name;
    return length >= name->length &&
           !memcmp(text + length - name->length, name->text, name->length);
}

// "C.m", "C.m(int,Node)" or, as JBMC wants it, "C.m:(ILNode;)V"
static bool is_named(Arena *arena, Sema *sema, const Method *method, const char *text) {
    size_t length = strcspn(text, ":(");
    if (!ends_with_simple_name(method, text, length) ||
        !ends_with_names(dotted_name(arena, method), text, length))
        return false;
    if (text[length] == ':')
        return has_descriptor(sema, method, text + length + 1);
    return !text[length] ||
           !strcmp(parameter_list(arena, method), without_spaces(arena, text + length));
}

static bool is_named_in(Arena *arena, Sema *sema, const Method *method, const TextList *names) {
    for (uint32_t i = 0; i < names->count; i++)
        if (is_named(arena, sema, method, names->items[i]))
            return true;
    return false;
}

// ---- Choosing

// Invariants of its class are to be kept by every method that others can call.
static bool has_invariants(Sema *sema, Method *method) {
    InheritedClauseList clauses = {0};
    if ((method->modifiers & (MODIFIER_PRIVATE | MODIFIER_HELPER | MODIFIER_STATIC)) ||
        method_is_pure(sema, method))
        return false;
    class_clauses(sema, method->owner, JML_INVARIANT, &clauses);
    class_clauses(sema, method->owner, JML_CONSTRAINT, &clauses);
    for (uint32_t i = 0; i < clauses.count; i++)
        if (!clauses.items[i].owner->unit->is_library)
            return true;
    return false;
}

// A body with JML in it that can be kept or broken: `assert e;`, the invariant of a loop, the
// contract of a statement.
static void look_for_claims(void *context, Node *node) {
    bool *found = context;
    const NodeList *clauses = ast_loop_clauses(node);
    JmlKeyword keyword =
        node->kind == NODE_JML_STATEMENT ? as_JmlStatement(node)->keyword : JML_NONE;
    *found |= node->kind == NODE_BLOCK_CONTRACT || (clauses && clauses->count) ||
              keyword == JML_ASSERT || keyword == JML_CHECK || keyword == JML_UNREACHABLE ||
              keyword == JML_REACHABLE;
    if (!*found)
        ast_each_child(node, look_for_claims, context);
}

static bool makes_claims(const Method *method) {
    bool found = false;
    if (method->declaration && method->declaration->body)
        look_for_claims(&found, method->declaration->body);
    return found;
}

static bool is_specified(Sema *sema, Method *method) {
    MethodList specifications = {0};
    method_specifications(sema, method, &specifications);
    if (specifications.count > 0 || (method->modifiers & MODIFIER_MODEL))
        return specifications.count > 0;
    return has_invariants(sema, method) || makes_claims(method);
}

bool method_choice_has_body(const Method *method) {
    return resolve_has_code(method) || (method->declaration && method->declaration->body &&
                                        !(method->modifiers & MODIFIER_GHOST));
}

static void unknown_method(Arena *arena, const ClassList *classes, const char *text) {
    VECTOR(const char *) words = {0};
    size_t length = strcspn(text, ":(");
    for (uint32_t i = 0; i < classes->count; i++) {
        const Class *class_symbol = classes->items[i];
        for (uint32_t j = 0; j < class_symbol->methods.count; j++) {
            const Method *method = class_symbol->methods.items[j];
            const char *name = dotted_name(arena, method);
            if (ends_with_names(name, text, length)) {
                options_error("no method '%s' %s; there is '%s%s'", text,
                              method_choice_has_body(method) ? "in the files given" : "with a body",
                              name, parameter_list(arena, method));
                return;
            }
            vector_push(arena, &words,
                        name + (class_symbol->qualified_name->length - class_symbol->name->length));
        }
    }
    const char *nearest = suggest_word(text, words.items, words.count);
    if (nearest)
        options_error("no method '%s' in the files given; did you mean '%s'?", text, nearest);
    else
        options_error("no method '%s' in the files given", text);
}

static bool names_are_met(Arena *arena, Sema *sema, const ClassList *classes,
                          const MethodChoice *choice, const MethodList *methods) {
    for (uint32_t i = 0; i < choice->names.count; i++) {
        bool is_met = false;
        for (uint32_t j = 0; j < methods->count; j++)
            is_met |= is_named(arena, sema, methods->items[j], choice->names.items[i]);
        if (!is_met) {
            unknown_method(arena, classes, choice->names.items[i]);
            return false;
        }
    }
    return true;
}

bool method_is_main(const Method *method) {
    return query_is_main(method) && method_choice_has_body(method);
}

// Of plain Java, what only the project calls is judged where it is called.
static bool is_judged_alone(Sema *sema, const MethodChoice *choice, Method *method) {
    return !choice->surface || !analysis_is_plain(sema, method) ||
           analysis_is_surface(sema, method) || !analysis_is_called(choice->surface, method);
}

static bool is_meant(Arena *arena, Sema *sema, const MethodChoice *choice, Method *method) {
    if (choice->names.count)
        return is_named_in(arena, sema, method, &choice->names);
    // Code that only specifications have is asked about where it makes a promise.
    bool is_code = !(method->modifiers & MODIFIER_MODEL);
    return (choice->all && is_code && is_judged_alone(sema, choice, method)) ||
           is_specified(sema, method) || (choice->with_main && method_is_main(method));
}

static bool is_built_by_fields(const MethodChoice *choice, Method *method) {
    return choice->all && choice->surface && analysis_builds_more(choice->surface, method);
}

// The program that the method is, itself or called by another that nobody wrote; or NULL.
static Method *program_of(Sema *sema, Lowering *programs, Method *method) {
    if (method_is_main(method))
        return method;
    bool is_started = programs && query_is_instance_main(method) &&
                      method_choice_has_body(method) && !is_specified(sema, method);
    return is_started ? analysis_program(programs, method) : NULL;
}

void method_choice_mains(Arena *arena, Sema *sema, Lowering *programs, MethodList *methods) {
    ClassList classes = {0};
    method_choice_classes(arena, sema, &classes);
    for (uint32_t i = 0; i < classes.count; i++) {
        query_complete(sema, classes.items[i]);
        for (uint32_t j = 0; j < classes.items[i]->methods.count; j++) {
            Method *program = program_of(sema, programs, classes.items[i]->methods.items[j]);
            if (program)
                vector_push(arena, methods, program);
        }
    }
}

// A project without specifications: that its programs are in order says little about the rest.
static void note_left_out(Sema *sema, const MethodChoice *choice, const MethodList *methods,
                          uint32_t left_out) {
    if (choice->all || choice->names.count || sema_units(sema)->count < 2 || !left_out)
        return;
    for (uint32_t i = 0; i < methods->count; i++)
        if (!query_is_main(methods->items[i]))
            return;
    options_note("%u method%s without a specification %s not looked at; '--all' does that",
                 left_out, left_out == 1 ? "" : "s", left_out == 1 ? "is" : "are");
}

bool method_choice_find(Arena *arena, Sema *sema, const MethodChoice *choice, MethodList *methods) {
    if (choice->prefers_main && !choice->names.count && !choice->all)
        method_choice_mains(arena, sema, choice->programs, methods);
    if (methods->count)
        return true;
    ClassList classes = {0};
    uint32_t left_out = 0;
    method_choice_classes(arena, sema, &classes);
    for (uint32_t i = 0; i < choice->names.count; i++)
        add_named_class(arena, sema, choice->names.items[i], &classes);
    if (!sema_units(sema)->count && !classes.count)
        add_class_path(arena, sema, &classes);
    for (uint32_t i = 0; i < classes.count; i++) {
        query_complete(sema, classes.items[i]);
        const MethodList *candidates = &classes.items[i]->methods;
        for (uint32_t j = 0; j < candidates->count; j++) {
            Method *method = candidates->items[j];
            Method *program = program_of(sema, choice->programs, method);
            bool is_started = choice->with_main && program && !choice->names.count;
            if (!method_choice_has_body(method) && !is_built_by_fields(choice, method))
                continue;
            if (!is_started && !is_meant(arena, sema, choice, method)) {
                left_out += !method->is_constructor;
                continue;
            }
            resolve_place(sema, method);
            vector_push(arena, methods, program ? program : method);
        }
    }
    if (!names_are_met(arena, sema, &classes, choice, methods))
        return false;
    if (!methods->count && !choice->names.count && !choice->all)
        method_choice_mains(arena, sema, choice->programs, methods);
    if (!methods->count)
        options_error("no method %s; nothing is checked",
                      choice->all ? "with a body"
                                  : "has a specification ('--all' checks those without)");
    else
        note_left_out(sema, choice, methods, left_out);
    return methods->count;
}
