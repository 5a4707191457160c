// Packages and classes: finding them in the units given, on the source path
// and in the embedded library, and entering their declarations.
#include "sema/internal.h"
#include "sema/library.h"
#include "sema/specification_files.h"
#include "syntax/parser.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

// ---- Packages

Package *package_find(Sema *sema, const Name *dotted, bool create) {
    Package *package = map_get(&sema->packages, dotted);
    if (!package && create) {
        package = ARENA_NEW(sema->arena, Package);
        package->name = dotted;
        map_put(sema->arena, &sema->packages, dotted, package);
    }
    return package;
}

// "a.b" and "C" to "a/b/C.java", or with an empty simple name to "a/b/".
static char *relative_path(Sema *sema, const Name *package, const char *simple) {
    char *path = arena_format(sema->arena, "%s%s%s%s", package->text, package->length ? "/" : "",
                              simple, *simple ? ".java" : "");
    for (uint32_t i = 0; i < package->length; i++)
        if (path[i] == '.')
            path[i] = '/';
    return path;
}

// The index of the first library file whose name is not less than `name`.
static unsigned library_lower_bound(const char *name) {
    unsigned low = 0, high = library_file_count;
    while (low < high) {
        unsigned middle = low + (high - low) / 2;
        if (strcmp(library_files[middle].name, name) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static bool library_has_folder(Sema *sema, const Name *dotted) {
    const char *folder = relative_path(sema, dotted, "");
    unsigned index = library_lower_bound(folder);
    return index < library_file_count &&
           !strncmp(library_files[index].name, folder, strlen(folder));
}

static bool has_folder(Sema *sema, const char *directory, const Name *dotted) {
    struct stat status;
    const char *path =
        arena_format(sema->arena, "%s/%s", directory, relative_path(sema, dotted, ""));
    return !stat(path, &status) && S_ISDIR(status.st_mode);
}

static bool source_path_has_folder(Sema *sema, const Name *dotted) {
    for (uint32_t i = 0; i < sema->options.source_path.count; i++)
        if (has_folder(sema, sema->options.source_path.items[i], dotted))
            return true;
    for (uint32_t i = 0; i < sema->options.specs_path.count; i++)
        if (has_folder(sema, sema->options.specs_path.items[i], dotted))
            return true;
    return false;
}

bool package_exists(Sema *sema, const Name *dotted) {
    Package *package = package_find(sema, dotted, true);
    if (package->is_known || package->was_looked_for)
        return package->is_known;
    package->was_looked_for = true;
    package->is_known = (!sema->options.no_library && library_has_folder(sema, dotted)) ||
                        source_path_has_folder(sema, dotted) ||
                        class_path_knows_package(sema, dotted);
    return package->is_known;
}

// `a.b.c` makes a.b and a known as well.
static void note_package(Sema *sema, const Name *dotted) {
    Package *package = package_find(sema, dotted, true);
    if (package->is_known)
        return;
    package->is_known = true;
    const char *dot = strrchr(dotted->text, '.');
    if (dot)
        note_package(sema, name_intern(sema->names, dotted->text, (size_t)(dot - dotted->text)));
}

// ---- Entering

static ModifierSet implicit_modifiers(const Class *outer, const ClassDeclaration *declaration) {
    ModifierSet modifiers = ast_modifiers(declaration->modifiers);
    if (outer && class_is_interface(outer))
        modifiers |= MODIFIER_PUBLIC | MODIFIER_STATIC;
    if (declaration->class_kind != CLASS_CLASS)
        modifiers |= MODIFIER_STATIC;
    if (declaration->class_kind == CLASS_INTERFACE || declaration->class_kind == CLASS_ANNOTATION)
        modifiers |= MODIFIER_ABSTRACT;
    if (declaration->class_kind == CLASS_RECORD)
        modifiers |= MODIFIER_FINAL;
    return modifiers;
}

static void enter_type_parameters(Sema *sema, Class *class_symbol) {
    const NodeList *list = &class_symbol->declaration->type_parameters;
    for (uint32_t i = 0; i < list->count; i++) {
        TypeParameter *parameter = as_TypeParameter(list->items[i]);
        TypeVariable *variable = ARENA_NEW(sema->arena, TypeVariable);
        variable->name = parameter->name ? parameter->name : sema->known.empty;
        variable->class_owner = class_symbol;
        variable->index = i;
        variable->declaration = &parameter->node;
        parameter->variable = type_variable_new(&sema->types, variable);
        vector_push(sema->arena, &class_symbol->type_parameters, parameter->variable);
    }
}

static void enter_member_classes(Sema *sema, Class *class_symbol) {
    const NodeList *members = &class_symbol->declaration->members;
    for (uint32_t i = 0; i < members->count; i++) {
        if (members->items[i]->kind != NODE_CLASS)
            continue;
        ClassDeclaration *declaration = as_ClassDeclaration(members->items[i]);
        if (!declaration->name)
            continue;
        Class *member = class_enter(sema, class_symbol->unit, class_symbol, declaration);
        Class *other = map_get(&class_symbol->classes_by_name, member->name);
        if (other) {
            diag_error(sema->diagnostics, declaration->node.span,
                       "class '%s' is already declared in '%s'", member->name->text,
                       class_symbol->name->text);
            continue;
        }
        vector_push(sema->arena, &class_symbol->member_classes, member);
        map_put(sema->arena, &class_symbol->classes_by_name, member->name, member);
    }
}

Class *class_enter(Sema *sema, Unit *unit, Class *outer, ClassDeclaration *declaration) {
    Class *class_symbol = ARENA_NEW(sema->arena, Class);
    class_symbol->name = declaration->name ? declaration->name : sema->known.empty;
    class_symbol->kind = declaration->class_kind;
    class_symbol->package = unit->package;
    class_symbol->outer = outer;
    class_symbol->unit = unit;
    class_symbol->declaration = declaration;
    class_symbol->modifiers = implicit_modifiers(outer, declaration);
    class_symbol->is_static_context = !outer || (class_symbol->modifiers & MODIFIER_STATIC);
    class_symbol->qualified_name = name_join(
        sema->names, outer ? outer->qualified_name : unit->package->name, class_symbol->name);
    declaration->symbol = class_symbol;
    enter_type_parameters(sema, class_symbol);
    Type *outer_type = class_symbol->is_static_context ? NULL : outer->type;
    class_symbol->type =
        type_class(&sema->types, class_symbol, outer_type, class_symbol->type_parameters.items,
                   class_symbol->type_parameters.count);
    enter_member_classes(sema, class_symbol);
    return class_symbol;
}

static void enter_top_level(Sema *sema, Unit *unit, ClassDeclaration *declaration) {
    if (!declaration->name)
        return;
    Class *other = map_get(&unit->package->classes, declaration->name);
    if (other) {
        declaration->node.flags |= NODE_HAS_ERROR;
        diag_error(sema->diagnostics, declaration->node.span,
                   "class '%s' is already declared in package '%s'", declaration->name->text,
                   unit->package->name->length ? unit->package->name->text : "(unnamed)");
        diag_note(sema->diagnostics, other->declaration->node.span, "'%s' is declared here",
                  declaration->name->text);
        return;
    }
    Class *class_symbol = class_enter(sema, unit, NULL, declaration);
    map_put(sema->arena, &unit->package->classes, class_symbol->name, class_symbol);
}

static Unit *enter_unit(Sema *sema, CompilationUnit *tree, SourceFile *file, bool is_library) {
    specification_file_merge(sema, tree, file, is_library);
    Unit *unit = ARENA_NEW(sema->arena, Unit);
    unit->tree = tree;
    unit->file = file;
    unit->is_library = is_library;
    // What the user chooses is about the user's files; the library says itself what may be null.
    NullDefault null_default = is_library ? NULL_DEFAULT_JML : sema->options.null_default;
    unit->nullable_by_default = null_default == NULL_DEFAULT_NULLABLE ||
                                (null_default == NULL_DEFAULT_JML && !tree->has_jml);
    const Name *package = sema->known.empty;
    if (tree->package && as_PackageDeclaration(tree->package)->name)
        package = as_PackageDeclaration(tree->package)->name;
    unit->package = package_find(sema, package, true);
    note_package(sema, package);
    if (tree->is_module)
        return unit;
    for (uint32_t i = 0; i < tree->types.count; i++)
        enter_top_level(sema, unit, as_ClassDeclaration(tree->types.items[i]));
    return unit;
}

void sema_add_unit(Sema *sema, CompilationUnit *unit, SourceFile *file) {
    vector_push(sema->arena, &sema->units, enter_unit(sema, unit, file, false));
}

// ---- Loading on demand

static bool load_from_source_path(Sema *sema, Package *package, const Name *simple) {
    for (uint32_t i = 0; i < sema->options.source_path.count; i++) {
        const char *path = arena_format(sema->arena, "%s/%s", sema->options.source_path.items[i],
                                        relative_path(sema, package->name, simple->text));
        SourceFile *file = sources_read(sema->sources, path);
        if (!file)
            continue;
        CompilationUnit *tree = parser_run(sema->arena, sema->names, file, sema->diagnostics);
        vector_push(sema->arena, &sema->found_units, enter_unit(sema, tree, file, false));
        return true;
    }
    return false;
}

static bool load_from_library(Sema *sema, Package *package, const Name *simple) {
    if (sema->options.no_library)
        return false;
    const char *path = relative_path(sema, package->name, simple->text);
    unsigned index = library_lower_bound(path);
    if (index == library_file_count || strcmp(library_files[index].name, path))
        return false;
    const LibraryFile *entry = &library_files[index];
    SourceFile *file = sources_add(sema->sources, arena_format(sema->arena, "lib/%s", path),
                                   (const char *)entry->begin, (size_t)(entry->end - entry->begin));
    if (!file)
        return false;
    enter_unit(sema, parser_run(sema->arena, sema->names, file, sema->diagnostics), file, true);
    return true;
}

static Class *load_from_class_path(Sema *sema, Package *package, const Name *simple) {
    if (!package->class_path_asked) {
        package->class_path_asked = true;
        package->on_class_path = class_path_knows_package(sema, package->name);
    }
    return package->on_class_path ? class_file_enter(sema, package, simple) : NULL;
}

static bool load_from_specs_path(Sema *sema, Package *package, const Name *simple) {
    SourceFile *file = NULL;
    CompilationUnit *tree =
        specification_file_class(sema, relative_path(sema, package->name, simple->text), &file);
    if (tree)
        enter_unit(sema, tree, file, false);
    return tree != NULL;
}

Class *class_find(Sema *sema, Package *package, const Name *simple) {
    Class *class_symbol = map_get(&package->classes, simple);
    if (class_symbol || map_get(&package->missing, simple))
        return class_symbol;
    if (load_from_source_path(sema, package, simple) || load_from_library(sema, package, simple) ||
        load_from_specs_path(sema, package, simple))
        class_symbol = map_get(&package->classes, simple);
    if (!class_symbol)
        class_symbol = load_from_class_path(sema, package, simple);
    if (!class_symbol)
        map_put(sema->arena, &package->missing, simple, package);
    return class_symbol;
}

Class *class_find_qualified(Sema *sema, const char *dotted) {
    const char *dot = strrchr(dotted, '.');
    const Name *package =
        dot ? name_intern(sema->names, dotted, (size_t)(dot - dotted)) : sema->known.empty;
    return class_find(sema, package_find(sema, package, true),
                      name_from(sema->names, dot ? dot + 1 : dotted));
}

// ---- Questions

Environment *class_environment(Sema *sema, Class *class_symbol) {
    if (class_symbol->body)
        return class_symbol->body;
    Environment *environment = ARENA_NEW(sema->arena, Environment);
    environment->unit = class_symbol->unit;
    environment->class_symbol = class_symbol;
    if (class_symbol->is_local)
        environment->outer = class_symbol->environment;
    else if (class_symbol->outer)
        environment->outer = class_environment(sema, class_symbol->outer);
    class_symbol->body = environment;
    return environment;
}

bool class_encloses(const Class *outer, const Class *inner) {
    for (; inner; inner = inner->outer)
        if (inner == outer)
            return true;
    return false;
}

Class *class_outermost(Class *class_symbol) {
    while (class_symbol->outer)
        class_symbol = class_symbol->outer;
    return class_symbol;
}

bool class_is_interface(const Class *class_symbol) {
    return class_symbol->kind == CLASS_INTERFACE || class_symbol->kind == CLASS_ANNOTATION;
}

// The classes and interfaces above, each once: the ways there can be many.
static void add_supers(Sema *sema, Class *class_symbol, Map *supers) {
    if (map_get(supers, class_symbol))
        return;
    map_put(sema->arena, supers, class_symbol, class_symbol);
    class_complete_header(sema, class_symbol);
    if (class_symbol->superclass && class_symbol->superclass->kind == TYPE_CLASS)
        add_supers(sema, class_symbol->superclass->class_symbol, supers);
    for (uint32_t i = 0; i < class_symbol->interfaces.count; i++)
        if (class_symbol->interfaces.items[i]->kind == TYPE_CLASS)
            add_supers(sema, class_symbol->interfaces.items[i]->class_symbol, supers);
}

// A class without interfaces has what its superclass has: in a long chain of subclasses, a table
// for each of them would need memory as the square of its length. Stops at `of`, too.
static Class *without_plain_classes(Sema *sema, Class *class_symbol, const Class *of) {
    enum { LONGEST = 1 << 16 }; // classes that extend each other in a circle were reported
    for (uint32_t i = 0; i < LONGEST && class_symbol != of && !sema->headers_running; i++) {
        class_complete_header(sema, class_symbol);
        if (class_symbol->interfaces.count || !class_symbol->superclass ||
            class_symbol->superclass->kind != TYPE_CLASS)
            break;
        class_symbol = class_symbol->superclass->class_symbol;
    }
    return class_symbol;
}

// By the declarations that are known; see class_models.c for those that a model leaves out.
static bool is_declared_subclass(Sema *sema, Class *class_symbol, Class *of) {
    class_symbol = without_plain_classes(sema, class_symbol, of);
    if (class_symbol->supers_known && class_symbol->supers_at == sema->interfaces_added)
        return map_get(&class_symbol->supers, of) != NULL;
    Map supers = {0};
    add_supers(sema, class_symbol, &supers);
    // Nothing is remembered while some supertypes are still unknown.
    if (!sema->headers_running) {
        class_symbol->supers = supers;
        class_symbol->supers_known = true;
        class_symbol->supers_at = sema->interfaces_added;
    }
    return map_get(&supers, of) != NULL;
}

bool class_is_subclass(Sema *sema, Class *class_symbol, Class *of) {
    if (class_symbol == of)
        return true;
    if (class_is_interface(class_symbol) && sema->types.object->kind == TYPE_CLASS &&
        of == sema->types.object->class_symbol)
        return true; // interfaces have the members of Object
    class_complete_header(sema, class_symbol);
    if (is_declared_subclass(sema, class_symbol, of))
        return true;
    if (sema->headers_running || !class_complete_models(sema, class_symbol, of))
        return false;
    return is_declared_subclass(sema, class_symbol, of);
}
