// What the imports of a unit make visible (JLS 6.4.1, 7.5).
#include "sema/internal.h"

#include <string.h>

// The class that a dotted name means: the longest prefix that is a package,
// then nested classes. NULL if none.
static Class *find_dotted_class(Sema *sema, const Name *dotted) {
    const char *dot = strrchr(dotted->text, '.');
    const Name *prefix = dot ? name_intern(sema->names, dotted->text, (size_t)(dot - dotted->text))
                             : sema->known.empty;
    const Name *last = dot ? name_from(sema->names, dot + 1) : dotted;
    if (package_exists(sema, prefix) || !dot) {
        Class *found = class_find(sema, package_find(sema, prefix, true), last);
        if (found || !dot)
            return found;
    }
    Class *outer = find_dotted_class(sema, prefix);
    return outer ? member_class(sema, outer, last) : NULL;
}

// `*is_named`: there is an import of that name, even if its class is not there.
static Class *find_single_import(Sema *sema, Unit *unit, const Name *name, bool in_jml,
                                 bool *is_named) {
    const NodeList *imports = &unit->tree->imports;
    for (uint32_t i = 0; i < imports->count; i++) {
        Import *import = as_Import(imports->items[i]);
        if (import->name != name || import->is_on_demand || (import->is_model && !in_jml))
            continue;
        if (import->is_static) {
            Class *owner = find_dotted_class(sema, import->qualifier);
            Class *found = owner ? member_class(sema, owner, name) : NULL;
            if (found)
                return found;
            continue;
        }
        Class *found = find_dotted_class(sema, name_join(sema->names, import->qualifier, name));
        if (found)
            return found;
        *is_named |= !import->is_model;
    }
    return NULL;
}

// Where a second import brings another class of that name, the unit remembers it.
static Class *find_on_demand(Sema *sema, Unit *unit, const Name *name, bool in_jml) {
    const NodeList *imports = &unit->tree->imports;
    Class *first = NULL;
    for (uint32_t i = 0; i < imports->count; i++) {
        Import *import = as_Import(imports->items[i]);
        if (!import->is_on_demand || (import->is_model && !in_jml) || !import->qualifier)
            continue;
        Class *found = NULL;
        if (!import->is_static && package_exists(sema, import->qualifier))
            found = class_find(sema, package_find(sema, import->qualifier, true), name);
        if (!found) {
            // `import a.B.*` brings what B declares, `import static` also what it inherits.
            Class *owner = find_dotted_class(sema, import->qualifier);
            if (owner)
                found = import->is_static ? member_class(sema, owner, name)
                                          : class_member_named(sema, owner, name);
        }
        // A class that is not public is not imported from another package.
        if (found && !(found->modifiers & MODIFIER_PUBLIC) && found->package != unit->package)
            found = NULL;
        if (found && first && found != first && !in_jml)
            map_put(sema->arena, &unit->ambiguous, name, found);
        if (!first)
            first = found;
    }
    return first;
}

// A class of one of the packages; where several have one of that name, the unit remembers it.
static Class *find_in_module(Sema *sema, Unit *unit, const Name *module, const Name *name,
                             Class *first) {
    const NameList *packages = module_packages(sema, module);
    for (uint32_t i = 0; i < packages->count; i++) {
        const Name *package = packages->items[i];
        Class *found = package_exists(sema, package)
                           ? class_find(sema, package_find(sema, package, true), name)
                           : NULL;
        if (!found || !(found->modifiers & MODIFIER_PUBLIC))
            continue;
        if (first && found != first)
            map_put(sema->arena, &unit->ambiguous, name, found);
        if (!first)
            first = found;
    }
    return first;
}

// `import module`, and java.base without being asked for in a compact source file. Other imports
// on demand come before (JLS 6.4.1).
static Class *find_through_modules(Sema *sema, Unit *unit, const Name *name) {
    const NodeList *imports = &unit->tree->imports;
    Class *found = NULL;
    for (uint32_t i = 0; i < imports->count; i++)
        if (as_Import(imports->items[i])->is_module)
            found =
                find_in_module(sema, unit, as_Import(imports->items[i])->qualifier, name, found);
    return unit->tree->is_compact ? find_in_module(sema, unit, sema->known.java_base, name, found)
                                  : found;
}

// The classes of assumptions are known everywhere, as CProver is to the compiler of BVJ; any other
// of that name comes first.
static Class *find_for_verifiers(Sema *sema, const Name *name) {
    static const char *const known[][2] = {{"CProver", "org.cprover"},
                                           {"Verify", "gov.nasa.jpf.vm"}};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        const Name *package = name_from(sema->names, known[i][1]);
        if (!strcmp(name->text, known[i][0]) && package_exists(sema, package))
            return class_find(sema, package_find(sema, package, true), name);
    }
    return NULL;
}

static Class *find_through_unit(Sema *sema, Unit *unit, const Name *name, bool in_jml) {
    bool is_named = false;
    Class *found = find_single_import(sema, unit, name, in_jml, &is_named);
    if (found || is_named) // no other class of that name is meant (JLS 6.4.1)
        return found;
    found = class_find(sema, unit->package, name);
    if (!found)
        found = find_on_demand(sema, unit, name, in_jml);
    if (!found)
        found = class_find(sema, package_find(sema, sema->known.java_lang, true), name);
    if (!found)
        found = find_through_modules(sema, unit, name);
    const Name *jml_lang = name_from(sema->names, "org.jmlspecs.lang");
    if (!found && in_jml && package_exists(sema, jml_lang)) // imported everywhere in JML
        found = class_find(sema, package_find(sema, jml_lang, true), name);
    return found ? found : find_for_verifiers(sema, name);
}

Class *unit_find_class(Sema *sema, Unit *unit, const Name *name, bool in_jml) {
    Class *found = map_get(&unit->lookups, name);
    if (found)
        return found;
    found = find_through_unit(sema, unit, name, in_jml);
    if (found && !in_jml)
        map_put(sema->arena, &unit->lookups, name, found);
    return found;
}

Variable *imported_field(Sema *sema, Unit *unit, const Name *name) {
    const NodeList *imports = &unit->tree->imports;
    for (int on_demand = 0; on_demand < 2; on_demand++) {
        for (uint32_t i = 0; i < imports->count; i++) {
            Import *import = as_Import(imports->items[i]);
            if (!import->is_static || import->is_on_demand != (bool)on_demand ||
                (!on_demand && import->name != name))
                continue;
            Class *owner = find_dotted_class(sema, import->qualifier);
            Variable *field = owner ? member_field(sema, owner->type, name) : NULL;
            if (field && (field->modifiers & MODIFIER_STATIC))
                return field;
        }
    }
    return NULL;
}

void imported_methods(Sema *sema, Unit *unit, const Name *name, MethodList *list) {
    const NodeList *imports = &unit->tree->imports;
    for (int on_demand = 0; on_demand < 2 && !list->count; on_demand++) {
        for (uint32_t i = 0; i < imports->count; i++) {
            Import *import = as_Import(imports->items[i]);
            if (!import->is_static || import->is_on_demand != (bool)on_demand ||
                (!on_demand && import->name != name))
                continue;
            Class *owner = find_dotted_class(sema, import->qualifier);
            const MethodList *methods = owner ? member_methods(sema, owner, name) : NULL;
            for (uint32_t j = 0; methods && j < methods->count; j++)
                if (methods->items[j]->modifiers & MODIFIER_STATIC)
                    vector_push(sema->arena, list, methods->items[j]);
        }
    }
}

static bool class_has_static(Sema *sema, Class *owner, const Name *name) {
    return member_class(sema, owner, name) || member_field(sema, owner->type, name) ||
           member_methods(sema, owner, name)->count;
}

// What can be done about it is said once.
static void warn_missing(Sema *sema, const Import *import, const char *kind, const char *name) {
    diag_warning(sema->diagnostics, import->node.span,
                 "%s '%s' was found neither in the sources given nor in the library", kind, name);
    if (!sema->has_told_of_paths)
        diag_note(sema->diagnostics, import->node.span,
                  "jars with further classes are given by --class-path, folders with further "
                  "sources by --source-path");
    sema->has_told_of_paths = true;
}

static void check_static_import(Sema *sema, Import *import) {
    Class *owner = find_dotted_class(sema, import->qualifier);
    if (!owner)
        warn_missing(sema, import, "type", import->qualifier->text);
    else if (!import->is_on_demand && !class_has_static(sema, owner, import->name))
        diag_error(sema->diagnostics, import->node.span, "'%s' has no static member '%s'",
                   import->qualifier->text, import->name->text);
}

// A single import brings a name that no other and no class of the file itself has (JLS 7.5.1).
static void check_single_import(Sema *sema, Unit *unit, uint32_t index) {
    const Import *import = as_Import(unit->tree->imports.items[index]);
    const Name *whole = name_join(sema->names, import->qualifier, import->name);
    if (!find_dotted_class(sema, whole))
        warn_missing(sema, import, "type", whole->text);
    for (uint32_t i = 0; i < index; i++) {
        const Import *other = as_Import(unit->tree->imports.items[i]);
        if (!other->is_static && !other->is_on_demand && other->name == import->name &&
            other->qualifier != import->qualifier && other->is_model == import->is_model)
            diag_error(sema->diagnostics, import->node.span, "'%s' is already imported from '%s'",
                       import->name->text, other->qualifier->text);
    }
    const NodeList *types = &unit->tree->types;
    for (uint32_t i = 0; i < types->count; i++)
        if (as_ClassDeclaration(types->items[i])->name == import->name &&
            import->qualifier != unit->package->name && !import->is_model)
            diag_error(sema->diagnostics, import->node.span,
                       "'%s' is imported and declared in this file", import->name->text);
}

static void check_on_demand_import(Sema *sema, const Import *import) {
    if (!package_exists(sema, import->qualifier) && !find_dotted_class(sema, import->qualifier))
        warn_missing(sema, import, "package", import->qualifier->text);
}

static void check_module_import(Sema *sema, const Import *import) {
    if (!module_exists(import->qualifier))
        diag_warning(sema->diagnostics, import->node.span, "module '%s' is not known",
                     import->qualifier->text);
}

// An import that cannot be resolved is a warning only: what uses it is an error.
void check_imports(Sema *sema, Unit *unit) {
    const NodeList *imports = &unit->tree->imports;
    for (uint32_t i = 0; i < imports->count; i++) {
        Import *import = as_Import(imports->items[i]);
        if (import->is_module)
            check_module_import(sema, import);
        else if (import->is_static)
            check_static_import(sema, import);
        else if (import->is_on_demand)
            check_on_demand_import(sema, import);
        else
            check_single_import(sema, unit, i);
    }
}
