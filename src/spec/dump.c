// Printing specifications in the form of src/spec: one line per node, children indented.
#include "spec/spec.h"

#include "sema/types.h"

#include <inttypes.h>

const char *spec_kind_text(SpecKind kind) {
    static const char *const texts[] = {
#define SPEC(NAME, text, least, most) [SPEC_##NAME] = text,
#include "spec/spec.def"
#undef SPEC
    };
    return texts[kind];
}

const char *spec_sort_text(SpecSort sort) {
    static const char *const texts[] = {
        [SPEC_SORT_NONE] = "none",         [SPEC_SORT_BOOL] = "bool",
        [SPEC_SORT_INT] = "int",           [SPEC_SORT_LONG] = "long",
        [SPEC_SORT_FLOAT] = "float",       [SPEC_SORT_DOUBLE] = "double",
        [SPEC_SORT_BIGINT] = "bigint",     [SPEC_SORT_REAL] = "real",
        [SPEC_SORT_REFERENCE] = "ref",     [SPEC_SORT_TYPE] = "type",
        [SPEC_SORT_OBJECTS] = "objects",   [SPEC_SORT_LOCATIONS] = "locations",
        [SPEC_SORT_SEQUENCE] = "sequence", [SPEC_SORT_MAP] = "map",
    };
    return texts[sort];
}

static void dump_type(Buffer *out, Type *type) {
    Arena *arena = arena_new();
    buffer_format(out, " %s", type_text(arena, type));
    arena_free(arena);
}

static void dump_binders(Buffer *out, const VariableList *binders) {
    for (uint32_t i = 0; i < binders->count; i++) {
        buffer_add_text(out, i ? "," : "");
        dump_type(out, binders->items[i]->type);
        buffer_format(out, " %s", binders->items[i]->name->text);
    }
}

// What a node has besides its kind and children.
static void dump_details(Buffer *out, const SpecExpr *at) {
    if (at->kind == SPEC_CONSTANT)
        buffer_format(out, " %" PRId64, at->number);
    if (at->kind == SPEC_ARITHMETIC)
        buffer_format(out, " %s%s", ir_operation_text(at->operation),
                      at->math == SPEC_MATH_SAFE ? " safe" : "");
    if (at->kind == SPEC_CONVERT && at->is_cast)
        buffer_add_text(out, " cut");
    if (at->kind == SPEC_CALL)
        buffer_format(out, " %s.%s%s", at->method->owner->name->text, at->method->name->text,
                      at->is_virtual ? "" : " exactly");
    if (at->kind == SPEC_CREATE)
        buffer_format(out, " %s", at->method->owner->name->text);
    if (at->keyword != JML_NONE)
        buffer_format(out, " %s", ast_keyword_text(at->keyword));
    if (at->label)
        buffer_format(out, " %s", at->label->text);
    if (at->variable && at->kind != SPEC_LOCAL && at->variable->owner)
        buffer_format(out, " %s.%s", at->variable->owner->name->text, at->variable->name->text);
    else if (at->variable)
        buffer_format(out, " %s", at->variable->name->text);
    if (at->target)
        dump_type(out, at->target);
    dump_binders(out, &at->binders);
    if (at->text)
        buffer_format(out, " \"%s\"", at->text);
}

void spec_dump(Buffer *out, const SpecExpr *at, uint32_t indent) {
    buffer_format(out, "%*s", (int)(2 * indent), "");
    if (!at) {
        buffer_add_text(out, "-\n");
        return;
    }
    buffer_add_text(out, spec_kind_text(at->kind));
    dump_details(out, at);
    buffer_format(out, " : %s\n", spec_sort_text(at->sort));
    for (uint32_t i = 0; i < at->count; i++)
        spec_dump(out, at->children[i], indent + 1);
}
