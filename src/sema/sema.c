// The whole of names and types, in the order it happens.
#include "sema/sema.h"

#include "sema/internal.h"

#include <string.h>

static void find_known_names(Sema *sema) {
    NameTable *names = sema->names;
    sema->known = (WellKnownNames){
        .init = name_from(names, "<init>"),
        .empty = name_from(names, ""),
        .length = name_from(names, "length"),
        .clone = name_from(names, "clone"),
        .get_class = name_from(names, "getClass"),
        .values = name_from(names, "values"),
        .value_of = name_from(names, "valueOf"),
        .ordinal = name_from(names, "ordinal"),
        .name = name_from(names, "name"),
        .has = name_from(names, "has"),
        .value = name_from(names, "value"),
        .java_lang = name_from(names, "java.lang"),
        .java_base = name_from(names, "java.base"),
        .unnamed = name_from(names, "_"),
        .boxes = {[TYPE_VOID] = name_from(names, "Void"),
                  [TYPE_BOOLEAN] = name_from(names, "Boolean"),
                  [TYPE_BYTE] = name_from(names, "Byte"),
                  [TYPE_SHORT] = name_from(names, "Short"),
                  [TYPE_CHAR] = name_from(names, "Character"),
                  [TYPE_INT] = name_from(names, "Integer"),
                  [TYPE_LONG] = name_from(names, "Long"),
                  [TYPE_FLOAT] = name_from(names, "Float"),
                  [TYPE_DOUBLE] = name_from(names, "Double")},
    };
}

Sema *sema_new(Arena *arena, NameTable *names, Sources *sources, Diagnostics *diagnostics,
               const SemaOptions *options) {
    Sema *sema = ARENA_NEW(arena, Sema);
    sema->arena = arena;
    sema->names = names;
    sema->sources = sources;
    sema->diagnostics = diagnostics;
    if (options)
        sema->options = *options;
    types_init(&sema->types, arena, names);
    find_known_names(sema);
    return sema;
}

void sema_free(Sema *sema) {
    (void)sema; // everything lives in the arena
}

TypeTable *sema_types(Sema *sema) {
    return &sema->types;
}

const UnitList *sema_units(const Sema *sema) {
    return &sema->units;
}

ModifierSet sema_spec_math(const Sema *sema) {
    return sema->options.spec_math;
}

const char *sema_spec_math_text(const Sema *sema) {
    if (sema->options.spec_math & MODIFIER_SPEC_BIGINT_MATH)
        return ", exact in specifications";
    return sema->options.spec_math & MODIFIER_SPEC_SAFE_MATH ? ", no overflow in specifications"
                                                             : "";
}

const UnitList *sema_found_units(const Sema *sema) {
    return &sema->found_units;
}

// A class that the language itself refers to; without it nothing can be typed.
static Type *known_class(Sema *sema, const char *dotted) {
    Class *class_symbol = class_find_qualified(sema, dotted);
    if (!class_symbol) {
        diag_error(sema->diagnostics, (Span){0, 0}, "class '%s' is needed and was not found",
                   dotted);
        return type_primitive(&sema->types, TYPE_ERROR);
    }
    return type_class(&sema->types, class_symbol, NULL, NULL, 0);
}

// Their models are large, and most programs need one or two: each is read when it is first asked
// for.
Type *type_box(Sema *sema, TypeKind kind) {
    Type **box = &sema->boxes[kind];
    if (!*box)
        *box = known_class(
            sema, arena_format(sema->arena, "java.lang.%s", sema->known.boxes[kind]->text));
    return *box;
}

static void find_known_classes(Sema *sema) {
    TypeTable *types = &sema->types;
    types->object = known_class(sema, "java.lang.Object");
    types->string = known_class(sema, "java.lang.String");
    types->cloneable = known_class(sema, "java.lang.Cloneable");
    types->serializable = known_class(sema, "java.io.Serializable");
    types->throwable = known_class(sema, "java.lang.Throwable");
    types->enum_class = known_class(sema, "java.lang.Enum");
    types->record_class = known_class(sema, "java.lang.Record");
    if (sema->options.no_library) // whoever brings their own is told at once what they lack
        for (TypeKind kind = 0; kind < TYPE_CLASS; kind++)
            if (sema->known.boxes[kind])
                type_box(sema, kind);
    sema->array_length =
        variable_new(sema, sema->known.length, VARIABLE_ARRAY_LENGTH,
                     type_primitive(types, TYPE_INT), MODIFIER_PUBLIC | MODIFIER_FINAL, NULL);
}

typedef void ClassPass(Sema *sema, Class *class_symbol);

static void each_top_level_class(Sema *sema, ClassPass *pass) {
    for (uint32_t i = 0; i < sema->units.count; i++) {
        const NodeList *types = &sema->units.items[i]->tree->types;
        for (uint32_t j = 0; j < types->count; j++) {
            Class *class_symbol = as_ClassDeclaration(types->items[j])->symbol;
            if (class_symbol)
                pass(sema, class_symbol);
        }
    }
}

static void complete_headers(Sema *sema, Class *class_symbol) {
    class_complete_header(sema, class_symbol);
    for (uint32_t i = 0; i < class_symbol->member_classes.count; i++)
        complete_headers(sema, class_symbol->member_classes.items[i]);
}

static void complete_members(Sema *sema, Class *class_symbol) {
    class_complete_members(sema, class_symbol);
    for (uint32_t i = 0; i < class_symbol->member_classes.count; i++)
        complete_members(sema, class_symbol->member_classes.items[i]);
}

void sema_check(Sema *sema) {
    find_known_classes(sema);
    if (diag_errors(sema->diagnostics) && type_is_error(sema->types.object))
        return;
    for (uint32_t i = 0; i < sema->units.count; i++)
        check_imports(sema, sema->units.items[i]);
    each_top_level_class(sema, complete_headers);
    each_top_level_class(sema, complete_members);
    each_top_level_class(sema, attribute_class);
}
