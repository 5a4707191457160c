// Classes from class files: found on the class path or in the JDK when they are first named,
// entered with what the file says of the class itself. Members are made later (class_members.c).
//
// There is no tree: a class gets an empty declaration, and a unit of its own.
#include "sema/class_files.h"

#include <string.h>

// ---- Files

static const char *text_of(Sema *sema, ClassText text) {
    return arena_copy_text(sema->arena, text.text, text.length);
}

static const ClassFile *read_file(Sema *sema, const ClassBytes *found, const char *name,
                                  size_t length) {
    const char *error;
    ClassFile *file = class_file_read(sema->arena, found->bytes, found->size, &error);
    if (!file) {
        diag_error(sema->diagnostics, (Span){0, 0}, "'%s' cannot be used: %s", found->origin,
                   error);
        return NULL;
    }
    file->origin = found->origin;
    file->is_of_jdk = found->is_of_jdk;
    if (file->name.length == length && memcmp(file->name.text, name, length) == 0)
        return file;
    diag_error(sema->diagnostics, (Span){0, 0}, "'%s' cannot be used: it has the class '%s'",
               found->origin, text_of(sema, file->name));
    return NULL;
}

const ClassFile *class_file_named(Sema *sema, ClassPlaces places, const char *name, size_t length) {
    if (!sema->options.class_path)
        return NULL;
    ClassBytes found;
    const char *error;
    if (class_path_find(sema->options.class_path, places, name, length, &found, &error))
        return read_file(sema, &found, name, length);
    if (error)
        diag_error(sema->diagnostics, (Span){0, 0}, "%s", error);
    return NULL;
}

bool class_path_knows_package(Sema *sema, const Name *dotted) {
    if (!sema->options.class_path)
        return false;
    char *folder = arena_copy_text(sema->arena, dotted->text, dotted->length);
    for (uint32_t i = 0; i < dotted->length; i++)
        if (folder[i] == '.')
            folder[i] = '/';
    return class_path_has_package(sema->options.class_path, folder, dotted->length);
}

// ---- Flags

ModifierSet class_modifiers(uint16_t flags) {
    static const struct {
        uint16_t flag;
        enum ModifierIndex modifier;
    } table[] = {
        {ACCESS_PUBLIC, MODIFIER_INDEX_PUBLIC},       {ACCESS_PRIVATE, MODIFIER_INDEX_PRIVATE},
        {ACCESS_PROTECTED, MODIFIER_INDEX_PROTECTED}, {ACCESS_STATIC, MODIFIER_INDEX_STATIC},
        {ACCESS_FINAL, MODIFIER_INDEX_FINAL},         {ACCESS_ABSTRACT, MODIFIER_INDEX_ABSTRACT},
    };
    ModifierSet modifiers = 0;
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        if (flags & table[i].flag)
            modifiers |= UINT64_C(1) << table[i].modifier;
    return modifiers;
}

// Ljavax/annotation/Nullable; is called Nullable.
static ClassText simple_name(ClassText descriptor) {
    uint32_t begin = 1;
    for (uint32_t i = 1; i < descriptor.length; i++)
        if (descriptor.text[i] == '/' || descriptor.text[i] == '$')
            begin = i + 1;
    return (ClassText){descriptor.text + begin, descriptor.length - begin - 1};
}

static bool is_one_of(ClassText name, const char *const *names, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (class_text_is(name, names[i]))
            return true;
    return false;
}

ModifierSet nullness_of_annotations(const ClassAnnotations *annotations) {
    static const char *const nullable[] = {"Nullable", "CheckForNull", "NullableDecl",
                                           "PossiblyNull", "ParametricNullness"};
    static const char *const non_null[] = {"NonNull", "Nonnull", "NotNull", "NonNullDecl"};
    for (uint32_t i = 0; i < annotations->count; i++) {
        ClassText name = simple_name(annotations->items[i].type);
        if (is_one_of(name, nullable, sizeof nullable / sizeof *nullable))
            return MODIFIER_NULLABLE;
        if (is_one_of(name, non_null, sizeof non_null / sizeof *non_null))
            return MODIFIER_NON_NULL;
    }
    return 0;
}

static ModifierSet null_default(const ClassAnnotations *annotations) {
    static const char *const marked[] = {"NullMarked", "NonNullByDefault", "NotNullByDefault",
                                         "ParametersAreNonnullByDefault"};
    static const char *const unmarked[] = {"NullUnmarked", "NullableByDefault"};
    for (uint32_t i = 0; i < annotations->count; i++) {
        ClassText name = simple_name(annotations->items[i].type);
        if (is_one_of(name, marked, 3))
            return MODIFIER_NON_NULL_BY_DEFAULT;
        if (is_one_of(name, unmarked, 2))
            return MODIFIER_NULLABLE_BY_DEFAULT;
    }
    return 0;
}

static ClassKind kind_of(const ClassFile *file) {
    if (file->flags & ACCESS_ANNOTATION)
        return CLASS_ANNOTATION;
    if (file->flags & ACCESS_INTERFACE)
        return CLASS_INTERFACE;
    if ((file->flags & ACCESS_ENUM) && class_text_is(file->superclass, "java/lang/Enum"))
        return CLASS_ENUM;
    return file->is_record ? CLASS_RECORD : CLASS_CLASS;
}

const ClassInner *class_inner_entry(const ClassFile *file, ClassText name) {
    for (uint32_t i = 0; i < file->inner_classes.count; i++)
        if (class_text_equal(file->inner_classes.items[i].inner, name))
            return &file->inner_classes.items[i];
    return NULL;
}

// ---- Entering

static Unit *unit_new(Sema *sema, Package *package) {
    Unit *unit = ARENA_NEW(sema->arena, Unit);
    unit->tree = NODE_NEW(sema->arena, COMPILATION_UNIT, CompilationUnit, ((Span){0, 0}));
    unit->package = package;
    unit->is_library = true;
    unit->nullable_by_default = true;
    return unit;
}

static void remember(Sema *sema, ClassText internal_name, Class *class_symbol) {
    const Name *name = name_intern(sema->names, internal_name.text, internal_name.length);
    map_put(sema->arena, &sema->named_classes, name, class_symbol);
}

static Class *class_new(Sema *sema, Unit *unit, Class *outer, const Name *simple, ClassKind kind) {
    Class *class_symbol = ARENA_NEW(sema->arena, Class);
    ClassDeclaration *declaration = NODE_NEW(sema->arena, CLASS, ClassDeclaration, ((Span){0, 0}));
    declaration->name = simple;
    declaration->class_kind = kind;
    declaration->symbol = class_symbol;
    class_symbol->name = simple;
    class_symbol->kind = kind;
    class_symbol->package = unit->package;
    class_symbol->outer = outer;
    class_symbol->unit = unit;
    class_symbol->declaration = declaration;
    class_symbol->qualified_name =
        name_join(sema->names, outer ? outer->qualified_name : unit->package->name, simple);
    return class_symbol;
}

static ModifierSet all_modifiers(const Class *class_symbol, const ClassFile *file,
                                 const ClassInner *inner) {
    ModifierSet modifiers = class_modifiers(inner ? inner->flags : file->flags);
    if (class_symbol->kind != CLASS_CLASS)
        modifiers |= MODIFIER_STATIC;
    if (class_symbol->kind == CLASS_ENUM) // abstract where each constant has a body
        modifiers &= ~MODIFIER_ABSTRACT;
    if (file->is_sealed)
        modifiers |= MODIFIER_SEALED;
    return modifiers | null_default(&file->annotations);
}

// `inner` is its own entry among the inner classes; NULL: a top-level class.
static Class *enter(Sema *sema, Unit *unit, Class *outer, const Name *simple, const ClassFile *file,
                    const ClassInner *inner) {
    Class *class_symbol = class_new(sema, unit, outer, simple, kind_of(file));
    class_symbol->class_file = file;
    if (!outer) // the class path has the user's own classes
        unit->is_library = file->is_of_jdk;
    class_symbol->is_local = inner && !inner->outer.text;
    class_symbol->is_anonymous = inner && !inner->name.text;
    class_symbol->modifiers = all_modifiers(class_symbol, file, inner);
    class_symbol->is_static_context = !outer || (class_symbol->modifiers & MODIFIER_STATIC);
    class_symbol->permitted_known = true;
    remember(sema, file->name, class_symbol);
    SignatureScope scope = {sema, file, class_symbol, NULL};
    class_signature_parameters(&scope, file->signature, &class_symbol->type_parameters);
    class_symbol->type =
        type_class(&sema->types, class_symbol, class_symbol->is_static_context ? NULL : outer->type,
                   class_symbol->type_parameters.items, class_symbol->type_parameters.count);
    return class_symbol;
}

Class *class_file_enter(Sema *sema, Package *package, const Name *simple) {
    char *name = arena_format(sema->arena, "%s%s%s", package->name->text,
                              package->name->length ? "/" : "", simple->text);
    for (uint32_t i = 0; i < package->name->length; i++)
        if (name[i] == '.')
            name[i] = '/';
    const ClassFile *file = class_file_named(sema, PLACES_ALL, name, strlen(name));
    // Outer$Inner is no name of a class.
    if (!file || (file->flags & ACCESS_MODULE) || class_inner_entry(file, file->name))
        return NULL;
    Class *class_symbol = enter(sema, unit_new(sema, package), NULL, simple, file, NULL);
    map_put(sema->arena, &package->classes, simple, class_symbol);
    return class_symbol;
}

// ---- Member classes

static Class *enter_member(Sema *sema, Class *outer, const Name *simple, const ClassInner *inner) {
    const ClassFile *file = class_file_named(sema, outer->class_file ? PLACES_ALL : PLACES_JDK,
                                             inner->inner.text, inner->inner.length);
    if (!file)
        return NULL;
    Class *member = enter(sema, outer->unit, outer, simple, file, inner);
    vector_push(sema->arena, &outer->member_classes, member);
    map_put(sema->arena, &outer->classes_by_name, simple, member);
    return member;
}

static const ClassInner *member_entry(const ClassFile *file, const Name *simple) {
    for (uint32_t i = 0; i < file->inner_classes.count; i++) {
        const ClassInner *inner = &file->inner_classes.items[i];
        if (class_text_equal(inner->outer, file->name) && class_text_is(inner->name, simple->text))
            return inner;
    }
    return NULL;
}

Class *class_member_named(Sema *sema, Class *class_symbol, const Name *simple) {
    Class *found = map_get(&class_symbol->classes_by_name, simple);
    if (found)
        return found;
    const ClassFile *file =
        class_symbol->class_file ? class_symbol->class_file : class_real_file(sema, class_symbol);
    const ClassInner *inner = file ? member_entry(file, simple) : NULL;
    // What the JDK hides in a class is no business of its model, which has names of its own.
    if (inner && !class_symbol->class_file && !(inner->flags & (ACCESS_PUBLIC | ACCESS_PROTECTED)))
        inner = NULL;
    return inner ? enter_member(sema, class_symbol, simple, inner) : NULL;
}

void class_file_enter_members(Sema *sema, Class *class_symbol) {
    const ClassFile *file = class_symbol->class_file;
    for (uint32_t i = 0; i < file->inner_classes.count; i++) {
        const ClassInner *inner = &file->inner_classes.items[i];
        if (inner->name.text && class_text_equal(inner->outer, file->name))
            class_member_named(sema, class_symbol,
                               name_intern(sema->names, inner->name.text, inner->name.length));
    }
}

// ---- Classes by internal name

static Package *package_of(Sema *sema, ClassText name, const Name **simple) {
    const char *slash = memrchr(name.text, '/', name.length);
    size_t length = slash ? (size_t)(slash - name.text) : 0;
    char *dotted = arena_copy_text(sema->arena, name.text, length);
    for (size_t i = 0; i < length; i++)
        if (dotted[i] == '/')
            dotted[i] = '.';
    size_t begin = slash ? length + 1 : 0;
    *simple = name_intern(sema->names, name.text + begin, name.length - begin);
    return package_find(sema, name_intern(sema->names, dotted, length), true);
}

// It may be on nobody's class path: what does not need it can be typed all the same.
static Class *missing_class(Sema *sema, ClassText name) {
    const Name *simple;
    Package *package = package_of(sema, name, &simple);
    Class *class_symbol = class_new(sema, unit_new(sema, package), NULL, simple, CLASS_CLASS);
    class_symbol->modifiers = MODIFIER_PUBLIC;
    class_symbol->is_static_context = true;
    class_symbol->is_missing = true;
    class_symbol->type = type_class(&sema->types, class_symbol, NULL, NULL, 0);
    class_symbol->superclass = sema->types.object;
    class_symbol->state = CLASS_BODIES;
    return class_symbol;
}

static bool is_model(const Class *class_symbol) {
    return class_symbol->unit && class_symbol->unit->is_library && !class_symbol->class_file &&
           !class_symbol->is_missing;
}

// A class in a body, which only its own file and those around it name.
static Class *local_class(Sema *sema, const ClassInner *inner) {
    const ClassFile *file =
        class_file_named(sema, PLACES_ALL, inner->inner.text, inner->inner.length);
    if (!file)
        return NULL;
    const Name *simple;
    Package *package = package_of(sema, file->name, &simple);
    return enter(sema, unit_new(sema, package), NULL, simple, file, inner);
}

enum { DEEPEST_NESTING = 100 };

// What a model has for itself, or leaves out, is the real class to code of the JDK.

static Class *find_named(Sema *sema, const ClassFile *file, ClassText name, uint32_t depth) {
    const Name *simple;
    const ClassInner *inner = class_inner_entry(file, name);
    if (!inner) {
        Package *package = package_of(sema, name, &simple);
        return class_find(sema, package, simple);
    }
    if (!inner->outer.text || !inner->name.text)
        return local_class(sema, inner);
    if (depth > DEEPEST_NESTING)
        return NULL;
    Class *outer = find_named(sema, file, inner->outer, depth + 1);
    simple = name_intern(sema->names, inner->name.text, inner->name.length);
    Class *member = outer ? class_member_named(sema, outer, simple) : NULL;
    bool is_offered = member && (member->class_file || !is_model(member) ||
                                 (member->modifiers & (MODIFIER_PUBLIC | MODIFIER_PROTECTED)));
    Class *real = outer && is_model(outer) && !is_offered ? local_class(sema, inner) : NULL;
    return real ? real : member;
}

Class *class_named(Sema *sema, const ClassFile *file, ClassText name) {
    const Name *key = name_intern(sema->names, name.text, name.length);
    Class *found = map_get(&sema->named_classes, key);
    if (found)
        return found;
    found = find_named(sema, file, name, 0);
    if (!found)
        found = missing_class(sema, name);
    map_put(sema->arena, &sema->named_classes, key, found);
    return found;
}

// ---- Headers

static void add_supertype(Sema *sema, Class *class_symbol, Type *type, bool is_superclass) {
    class_complete_header(sema, type->class_symbol);
    if (class_leads_to(sema, type->class_symbol, class_symbol)) {
        if (!class_symbol->has_cycle)
            diag_error(sema->diagnostics, (Span){0, 0},
                       "'%s' cannot be used: class '%s' extends itself",
                       class_symbol->class_file->origin, class_symbol->qualified_name->text);
        class_symbol->has_cycle = class_symbol->has_error = true;
        type = sema->types.object;
        if (!is_superclass)
            return;
    }
    if (is_superclass)
        class_symbol->superclass = type;
    else
        vector_push(sema->arena, &class_symbol->interfaces, type);
}

static Type *plain_type(Sema *sema, const ClassFile *file, ClassText name) {
    return type_class(&sema->types, class_named(sema, file, name), NULL, NULL, 0);
}

static void plain_supertypes(Sema *sema, const ClassFile *file, TypeList *types) {
    vector_push(sema->arena, types,
                file->superclass.text ? plain_type(sema, file, file->superclass)
                                      : sema->types.object);
    for (uint32_t i = 0; i < file->interfaces.count; i++)
        vector_push(sema->arena, types, plain_type(sema, file, file->interfaces.items[i]));
}

void class_file_complete_header(Sema *sema, Class *class_symbol) {
    const ClassFile *file = class_symbol->class_file;
    SignatureScope scope = {sema, file, class_symbol, NULL};
    TypeList types = {0};
    if (!class_signature_supertypes(&scope, file->signature, &types) ||
        types.count != file->interfaces.count + 1) {
        types = (TypeList){0};
        plain_supertypes(sema, file, &types);
    }
    bool has_superclass = file->superclass.text && !class_is_interface(class_symbol);
    if (has_superclass)
        add_supertype(sema, class_symbol, types.items[0], true);
    for (uint32_t i = 1; i < types.count; i++)
        add_supertype(sema, class_symbol, types.items[i], false);
}

void class_file_complete_permitted(Sema *sema, Class *class_symbol) {
    const ClassFile *file = class_symbol->class_file;
    for (uint32_t i = 0; i < file->permitted.count; i++)
        vector_push(sema->arena, &class_symbol->permitted,
                    class_named(sema, file, file->permitted.items[i]));
}
