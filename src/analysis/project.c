// The project: every method of the sources, with those of unnamed classes and lambdas.
#include "analysis/internal.h"

#include "sema/queries.h"
#include "sema/specs.h"

static void visit_code(Lowering *lowering, IrMethod *method, ProjectVisit *visit, void *context) {
    if (method)
        visit(lowering, method, context);
}

void project_each_of_class(Lowering *lowering, Class *class_symbol, ProjectVisit *visit,
                           void *context) {
    query_complete(lower_sema(lowering), class_symbol);
    for (uint32_t i = 0; i < class_symbol->methods.count; i++)
        if (!class_symbol->methods.items[i]->has_error)
            visit_code(lowering, lower_method(lowering, class_symbol->methods.items[i]), visit,
                       context);
    visit_code(lowering, lower_static_initializer(lowering, class_symbol), visit, context);
}

static void visit_members(Lowering *lowering, Class *class_symbol, ProjectVisit *visit,
                          void *context) {
    if (class_symbol->has_error)
        return;
    project_each_of_class(lowering, class_symbol, visit, context);
    for (uint32_t i = 0; i < class_symbol->member_classes.count; i++)
        visit_members(lowering, class_symbol->member_classes.items[i], visit, context);
}

void project_each(Lowering *lowering, ProjectVisit *visit, void *context) {
    const UnitList *units = sema_units(lower_sema(lowering));
    for (uint32_t i = 0; i < units->count; i++) {
        const NodeList *types = &units->items[i]->tree->types;
        for (uint32_t j = 0; j < types->count; j++)
            if (types->items[j]->kind == NODE_CLASS && as_ClassDeclaration(types->items[j])->symbol)
                visit_members(lowering, as_ClassDeclaration(types->items[j])->symbol, visit,
                              context);
    }
    const ClassList *unnamed = lower_unnamed_classes(lowering);
    for (uint32_t i = 0; i < unnamed->count; i++)
        project_each_of_class(lowering, unnamed->items[i], visit, context);
    // Lowering what stands in a lambda may make another one.
    const ClassList *closures = lower_closure_classes(lowering);
    for (uint32_t i = 0; i < closures->count; i++)
        project_each_of_class(lowering, closures->items[i], visit, context);
}

// ---- Plain Java

bool analysis_is_plain_class(const Class *class_symbol) {
    const Unit *unit = class_symbol ? class_symbol->unit : NULL;
    return unit && !unit->is_library && !(unit->tree && unit->tree->has_jml);
}

static bool has_own_clauses(Sema *sema, Class *class_symbol, JmlKeyword keyword) {
    InheritedClauseList clauses = {0};
    class_clauses(sema, class_symbol, keyword, &clauses);
    for (uint32_t i = 0; i < clauses.count; i++)
        if (!clauses.items[i].owner->unit->is_library)
            return true;
    return false;
}

bool analysis_is_plain(Sema *sema, Method *method) {
    if (!analysis_is_plain_class(method->owner))
        return false;
    MethodList specifications = {0};
    method_specifications(sema, method, &specifications);
    for (uint32_t i = 0; i < specifications.count; i++)
        if (!specifications.items[i]->owner->unit->is_library)
            return false;
    return !has_own_clauses(sema, method->owner, JML_INVARIANT) &&
           !has_own_clauses(sema, method->owner, JML_CONSTRAINT);
}
