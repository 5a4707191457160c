// The classes of the class path, all of them: where there are no sources, they are the program.
//
// Whoever asks what a value can be asks for all classes given. Where the method to be checked
// comes from a class file, or a type does, these are the classes beside it; the JDK is left out.
#include "sema/class_files.h"
#include "sema/class_resolve.h"

static void visit_class(void *context, const char *name, size_t length) {
    Sema *sema = context;
    Class *class_symbol = resolve_class_file(sema, name, length);
    if (!class_symbol || class_symbol->unit->is_library || class_symbol->outer ||
        map_get(&sema->path_seen, class_symbol))
        return;
    map_put(sema->arena, &sema->path_seen, class_symbol, class_symbol);
    if (class_symbol->is_local) {
        vector_push(sema->arena, &sema->path_locals, class_symbol);
        return;
    }
    vector_push(sema->arena, &class_symbol->unit->tree->types, &class_symbol->declaration->node);
    vector_push(sema->arena, &sema->path_units, class_symbol->unit);
}

static void enter_members(Sema *sema, Class *class_symbol) {
    class_file_enter_members(sema, class_symbol);
    for (uint32_t i = 0; i < class_symbol->member_classes.count; i++)
        if (class_symbol->member_classes.items[i]->class_file)
            enter_members(sema, class_symbol->member_classes.items[i]);
}

static void find_units(Sema *sema) {
    if (sema->path_known || !sema->options.class_path)
        return;
    sema->path_known = true;
    class_path_visit(sema->options.class_path, visit_class, sema);
    for (uint32_t i = 0; i < sema->path_units.count; i++)
        enter_members(sema,
                      as_ClassDeclaration(sema->path_units.items[i]->tree->types.items[0])->symbol);
}

const UnitList *sema_class_path_units(Sema *sema) {
    find_units(sema);
    return &sema->path_units;
}

const ClassList *sema_class_path_locals(Sema *sema) {
    find_units(sema);
    return &sema->path_locals;
}

void sema_give_class_path(Sema *sema) {
    if (sema->is_path_given)
        return;
    sema->is_path_given = true;
    find_units(sema);
    for (uint32_t i = 0; i < sema->path_units.count; i++)
        vector_push(sema->arena, &sema->units, sema->path_units.items[i]);
}

bool sema_is_class_path_given(const Sema *sema) {
    return sema->is_path_given;
}
