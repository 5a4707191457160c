// Specifications in files of their own: C.jml beside C.java, or on the path for specifications.
//
//     public class C {
//         //@ ensures \result >= 0;
//         public int size();
//     }
//
// Requires:  the tree of C.java, not yet entered.
// Provides:  the same tree with what C.jml says of its members; what C.java itself says in
//            front of its members does not count then, as in OpenJML. JML inside of bodies stays.
// Method:    classes are matched by name, methods by the types of their parameters as they are
//            written. Model and ghost members, clauses and imports are added.
#include "sema/specification_files.h"
#include "syntax/parser.h"

#include <string.h>
#include <unistd.h>

// ---- Types as written

static Node *written_of(VariableDeclaration *parameter) {
    return parameter->declared_type;
}

static bool same_written(Node *one, Node *other) {
    if (!one || !other || one->kind != other->kind)
        return one == other;
    if (one->kind == NODE_PRIMITIVE_TYPE)
        return as_PrimitiveType(one)->primitive == as_PrimitiveType(other)->primitive;
    if (one->kind == NODE_ARRAY_TYPE)
        return same_written(as_ArrayType(one)->element, as_ArrayType(other)->element);
    return one->kind == NODE_NAMED_TYPE && as_NamedType(one)->name == as_NamedType(other)->name;
}

static bool same_parameters(MethodDeclaration *one, MethodDeclaration *other) {
    if (one->parameters.count != other->parameters.count)
        return false;
    for (uint32_t i = 0; i < one->parameters.count; i++) {
        VariableDeclaration *a = as_VariableDeclaration(one->parameters.items[i]);
        VariableDeclaration *b = as_VariableDeclaration(other->parameters.items[i]);
        if (a->is_varargs != b->is_varargs || !same_written(written_of(a), written_of(b)))
            return false;
    }
    return true;
}

// ---- Modifiers

static const ModifierSet java_modifiers = (UINT64_C(1) << MODIFIER_INDEX_PURE) - 1;

static bool is_jml_only(Node *modifiers) {
    return ast_modifiers(modifiers) & (MODIFIER_MODEL | MODIFIER_GHOST);
}

// Java's modifiers stay, JML's are those of the specification; annotations say both, and add up.
static void replace_modifiers(Sema *sema, Node **target, Node *source) {
    if (!*target && !source)
        return;
    if (!*target)
        *target = &NODE_NEW(sema->arena, MODIFIERS, Modifiers, source->span)->node;
    Modifiers *to = as_Modifiers(*target);
    to->flags = (to->flags & java_modifiers) | (ast_modifiers(source) & ~java_modifiers);
    for (uint32_t i = 0; source && i < as_Modifiers(source)->annotations.count; i++)
        vector_push(sema->arena, &to->annotations, as_Modifiers(source)->annotations.items[i]);
}

static void replace_nullness(Node *target, const Node *source) {
    if (!target || !source)
        return;
    uint16_t mask = NODE_NULLABLE | NODE_NON_NULL;
    target->flags = (uint16_t)((target->flags & ~mask) | (source->flags & mask));
}

static void replace_variable(Sema *sema, VariableDeclaration *target, VariableDeclaration *source) {
    replace_modifiers(sema, &target->modifiers, source->modifiers);
    replace_nullness(target->declared_type, source->declared_type);
}

// ---- Members

// The clauses of the specification speak of the parameters by name.
static void check_names(Sema *sema, MethodDeclaration *target, MethodDeclaration *source) {
    for (uint32_t i = 0; i < target->parameters.count; i++) {
        VariableDeclaration *to = as_VariableDeclaration(target->parameters.items[i]);
        VariableDeclaration *from = as_VariableDeclaration(source->parameters.items[i]);
        if (to->name != from->name && source->specification) {
            diag_error(sema->diagnostics, from->node.span,
                       "parameter '%s' is called '%s' in the class that is specified",
                       from->name->text, to->name->text);
            target->node.flags |= NODE_HAS_ERROR;
        }
        replace_variable(sema, to, from);
    }
}

static void merge_method(Sema *sema, MethodDeclaration *target, MethodDeclaration *source) {
    if (source->body) {
        diag_error(sema->diagnostics, source->body->span,
                   "a specification file holds declarations without bodies");
        target->node.flags |= NODE_HAS_ERROR;
    }
    check_names(sema, target, source);
    replace_modifiers(sema, &target->modifiers, source->modifiers);
    replace_nullness(target->return_type, source->return_type);
    target->specification = source->specification;
    target->node.flags |= source->node.flags & NODE_HAS_ERROR;
}

static Node *find_member(ClassDeclaration *class_tree, Node *member) {
    for (uint32_t i = 0; i < class_tree->members.count; i++) {
        Node *other = class_tree->members.items[i];
        if (other->kind != member->kind)
            continue;
        if (member->kind == NODE_METHOD) {
            MethodDeclaration *one = as_MethodDeclaration(other),
                              *two = as_MethodDeclaration(member);
            if (one->name == two->name && one->is_constructor == two->is_constructor &&
                same_parameters(one, two))
                return other;
        }
        if (member->kind == NODE_VARIABLE &&
            as_VariableDeclaration(other)->name == as_VariableDeclaration(member)->name)
            return other;
        if (member->kind == NODE_CLASS &&
            as_ClassDeclaration(other)->name == as_ClassDeclaration(member)->name)
            return other;
    }
    return NULL;
}

static Node *modifiers_of(Node *member) {
    if (member->kind == NODE_METHOD)
        return as_MethodDeclaration(member)->modifiers;
    if (member->kind == NODE_VARIABLE)
        return as_VariableDeclaration(member)->modifiers;
    return member->kind == NODE_CLASS ? as_ClassDeclaration(member)->modifiers : NULL;
}

static const char *name_of(Node *member) {
    const Name *name = NULL;
    if (member->kind == NODE_METHOD)
        name = as_MethodDeclaration(member)->name;
    if (member->kind == NODE_VARIABLE)
        name = as_VariableDeclaration(member)->name;
    if (member->kind == NODE_CLASS)
        name = as_ClassDeclaration(member)->name;
    return name ? name->text : "";
}

static void merge_class(Sema *sema, ClassDeclaration *target, ClassDeclaration *source);

static void merge_member(Sema *sema, ClassDeclaration *target, Node *member) {
    if (is_jml_only(modifiers_of(member)) || (member->flags & NODE_IN_JML)) {
        vector_push(sema->arena, &target->members, member);
        return;
    }
    if (member->kind == NODE_INITIALIZER)
        return;
    Node *found = find_member(target, member);
    if (!found)
        diag_error(sema->diagnostics, member->span,
                   "'%s' is not declared in the class that is specified", name_of(member));
    else if (member->kind == NODE_METHOD)
        merge_method(sema, as_MethodDeclaration(found), as_MethodDeclaration(member));
    else if (member->kind == NODE_CLASS)
        merge_class(sema, as_ClassDeclaration(found), as_ClassDeclaration(member));
    else if (member->kind == NODE_VARIABLE) {
        replace_variable(sema, as_VariableDeclaration(found), as_VariableDeclaration(member));
        as_VariableDeclaration(found)->groups = as_VariableDeclaration(member)->groups;
    }
}

// What the class says of itself does not count any longer.
static void drop_specifications(Sema *sema, ClassDeclaration *target) {
    NodeList kept = {0};
    target->clauses = (NodeList){0};
    for (uint32_t i = 0; i < target->members.count; i++) {
        Node *member = target->members.items[i];
        if (is_jml_only(modifiers_of(member)))
            continue;
        if (member->kind == NODE_METHOD)
            as_MethodDeclaration(member)->specification = NULL;
        vector_push(sema->arena, &kept, member);
    }
    target->members = kept;
}

static void merge_class(Sema *sema, ClassDeclaration *target, ClassDeclaration *source) {
    drop_specifications(sema, target);
    replace_modifiers(sema, &target->modifiers, source->modifiers);
    target->clauses = source->clauses;
    for (uint32_t i = 0; i < source->members.count; i++)
        merge_member(sema, target, source->members.items[i]);
}

// ---- Files

static ClassDeclaration *find_class(CompilationUnit *tree, const Name *name) {
    for (uint32_t i = 0; i < tree->types.count; i++)
        if (as_ClassDeclaration(tree->types.items[i])->name == name)
            return as_ClassDeclaration(tree->types.items[i]);
    return NULL;
}

static void merge_types(Sema *sema, CompilationUnit *target, CompilationUnit *source) {
    for (uint32_t i = 0; i < source->types.count; i++) {
        ClassDeclaration *from = as_ClassDeclaration(source->types.items[i]);
        ClassDeclaration *to = find_class(target, from->name);
        if (to)
            merge_class(sema, to, from);
        else if (is_jml_only(from->modifiers))
            vector_push(sema->arena, &target->types, &from->node);
        else
            diag_error(sema->diagnostics, from->node.span,
                       "class '%s' is not declared in the file that is specified",
                       from->name ? from->name->text : "");
    }
}

// Names of the specification are seen by all JML of the class.
static void merge_imports(Sema *sema, CompilationUnit *target, CompilationUnit *source) {
    for (uint32_t i = 0; i < source->imports.count; i++) {
        as_Import(source->imports.items[i])->is_model = true;
        vector_push(sema->arena, &target->imports, source->imports.items[i]);
    }
}

// JML that is not known has no place in the class: it counts as a clause of all classes there.
static void merge_ignored(Sema *sema, CompilationUnit *target, const NodeList *ignored) {
    for (uint32_t i = 0; i < ignored->count; i++) {
        for (uint32_t k = 0; k < target->types.count; k++) {
            Span span = ignored->items[i]->span;
            TypeClause *clause = NODE_NEW(sema->arena, TYPE_CLAUSE, TypeClause, span);
            Unsupported *unknown = NODE_NEW(sema->arena, UNSUPPORTED, Unsupported, span);
            unknown->reason = name_from(sema->names, "JML that Jury does not know");
            clause->keyword = JML_INVARIANT;
            clause->expression = &unknown->node;
            vector_push(sema->arena, &as_ClassDeclaration(target->types.items[k])->clauses,
                        &clause->node);
        }
    }
}

static CompilationUnit *read_file(Sema *sema, const char *path) {
    if (access(path, R_OK)) // most classes have none
        return NULL;
    SourceFile *file = sources_read(sema->sources, path);
    return file ? parser_run(sema->arena, sema->names, file, sema->diagnostics) : NULL;
}

// "a/b/C.java" to "a/b/C.jml"; NULL for any other file.
static const char *specification_path(Sema *sema, const char *path) {
    size_t length = strlen(path), suffix = strlen(".java");
    if (length <= suffix || strcmp(path + length - suffix, ".java"))
        return NULL;
    return arena_format(sema->arena, "%.*s.jml", (int)(length - suffix), path);
}

// "C.java" or "a/b/C.java" below a directory of the path for specifications.
static const char *path_in_package(Sema *sema, const CompilationUnit *tree, const char *path) {
    const char *slash = strrchr(path, '/');
    const char *file = slash ? slash + 1 : path;
    const Name *package = tree->package ? as_PackageDeclaration(tree->package)->name : NULL;
    if (!package)
        return file;
    char *result = arena_format(sema->arena, "%s/%s", package->text, file);
    for (uint32_t i = 0; i < package->length; i++)
        if (result[i] == '.')
            result[i] = '/';
    return result;
}

static CompilationUnit *find_file(Sema *sema, const CompilationUnit *tree, const SourceFile *file,
                                  bool is_library) {
    const char *relative = specification_path(sema, path_in_package(sema, tree, file->path));
    for (uint32_t i = 0; relative && i < sema->options.specs_path.count; i++) {
        CompilationUnit *found = read_file(
            sema, arena_format(sema->arena, "%s/%s", sema->options.specs_path.items[i], relative));
        if (found)
            return found;
    }
    const char *beside = is_library ? NULL : specification_path(sema, file->path);
    return beside ? read_file(sema, beside) : NULL;
}

void specification_file_merge(Sema *sema, CompilationUnit *tree, const SourceFile *file,
                              bool is_library) {
    if (tree->is_module || (is_library && !sema->options.specs_path.count))
        return;
    CompilationUnit *source = find_file(sema, tree, file, is_library);
    if (!source)
        return;
    merge_imports(sema, tree, source);
    merge_types(sema, tree, source);
    merge_ignored(sema, tree, &source->ignored);
    merge_ignored(sema, tree, &source->ignored_clauses);
    tree->has_jml = true;
}

// ---- Classes that only a specification is known of

static void make_native(Sema *sema, ClassDeclaration *class_tree) {
    bool is_interface = class_tree->class_kind == CLASS_INTERFACE;
    for (uint32_t i = 0; i < class_tree->members.count; i++) {
        Node *member = class_tree->members.items[i];
        if (member->kind == NODE_CLASS)
            make_native(sema, as_ClassDeclaration(member));
        if (member->kind != NODE_METHOD || is_interface || is_jml_only(modifiers_of(member)))
            continue;
        MethodDeclaration *method = as_MethodDeclaration(member);
        if (method->body || (ast_modifiers(method->modifiers) & MODIFIER_ABSTRACT))
            continue;
        if (!method->modifiers)
            method->modifiers =
                &NODE_NEW(sema->arena, MODIFIERS, Modifiers, method->node.span)->node;
        as_Modifiers(method->modifiers)->flags |= MODIFIER_NATIVE;
    }
}

CompilationUnit *specification_file_class(Sema *sema, const char *path, SourceFile **file) {
    const char *relative = specification_path(sema, path);
    for (uint32_t i = 0; relative && i < sema->options.specs_path.count; i++) {
        const char *whole =
            arena_format(sema->arena, "%s/%s", sema->options.specs_path.items[i], relative);
        if (access(whole, R_OK))
            continue;
        *file = sources_read(sema->sources, whole);
        if (!*file)
            continue;
        CompilationUnit *tree = parser_run(sema->arena, sema->names, *file, sema->diagnostics);
        for (uint32_t k = 0; k < tree->types.count; k++)
            make_native(sema, as_ClassDeclaration(tree->types.items[k]));
        return tree;
    }
    return NULL;
}
