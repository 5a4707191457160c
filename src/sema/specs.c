// Inherited specifications: overridden methods, purity, clauses of supertypes.
#include "sema/specs.h"
#include "sema/internal.h"
#include "sema/queries.h"

// ---- Overriding

static void overridden_in(Sema *sema, Method *method, Class *super, MethodList *out) {
    const MethodList *named = class_methods_named(sema, super, method->name);
    for (uint32_t i = 0; named && i < named->count; i++) {
        Method *other = named->items[i];
        if (method_may_override(method, other) &&
            method_overrides(sema, method, other, method->owner))
            vector_push(sema->arena, out, other);
    }
}

void method_overridden(Sema *sema, Method *method, MethodList *out) {
    if (method->is_constructor || (method->modifiers & (MODIFIER_PRIVATE | MODIFIER_STATIC)))
        return;
    if (method->overridden_known && method->overridden_at == sema->interfaces_added) {
        *out = method->overridden;
        return;
    }
    ClassList supers = take_supers(sema, method->owner);
    for (uint32_t i = 0; i < supers.count; i++)
        if (supers.items[i] != method->owner)
            overridden_in(sema, method, supers.items[i], out);
    give_supers(sema, supers);
    out->capacity = out->count; // whoever adds to it has a list of his own
    // Nothing is remembered while some supertypes are still unknown.
    if (!sema->headers_running) {
        method->overridden = *out;
        method->overridden_known = true;
        method->overridden_at = sema->interfaces_added;
    }
}

// Classes of the library are typed when they are needed.
static void add_specified(Sema *sema, Method *method, MethodList *out) {
    if (!method->declaration || !method->declaration->specification)
        return;
    query_type_bodies(sema, method->owner);
    vector_push(sema->arena, out, method);
}

void method_specifications(Sema *sema, Method *method, MethodList *out) {
    MethodList overridden = {0};
    add_specified(sema, method, out);
    method_overridden(sema, method, &overridden);
    for (uint32_t i = 0; i < overridden.count; i++)
        add_specified(sema, overridden.items[i], out);
}

// ---- Cases

static void flatten(Sema *sema, MethodCaseList *list, SpecificationCase *from,
                    const MethodCase *outer) {
    MethodCase result = {.behavior = outer->behavior, .declared_in = outer->declared_in};
    if (from->behavior != JML_NONE)
        result.behavior = from->behavior;
    for (uint32_t i = 0; i < outer->clauses.count; i++)
        vector_push(sema->arena, &result.clauses, outer->clauses.items[i]);
    bool has_group = false;
    for (uint32_t i = 0; i < from->clauses.count; i++) {
        Node *clause = from->clauses.items[i];
        if (clause->kind != NODE_SPECIFICATION_GROUP)
            vector_push(sema->arena, &result.clauses, clause);
        has_group |= clause->kind == NODE_SPECIFICATION_GROUP;
    }
    if (!has_group) {
        vector_push(sema->arena, list, result);
        return;
    }
    for (uint32_t i = 0; i < from->clauses.count; i++) {
        if (from->clauses.items[i]->kind != NODE_SPECIFICATION_GROUP)
            continue;
        const NodeList *cases = &as_SpecificationGroup(from->clauses.items[i])->cases;
        for (uint32_t j = 0; j < cases->count; j++)
            flatten(sema, list, as_SpecificationCase(cases->items[j]), &result);
    }
}

// Consequences and examples (implies_that, for_example) are claims about the others.
static void add_cases(Sema *sema, MethodCaseList *list, Method *method, bool are_claims) {
    Specification *specification = as_Specification(method->declaration->specification);
    const MethodCase outer = {.declared_in = method};
    for (uint32_t i = 0; i < specification->cases.count; i++) {
        SpecificationCase *from = as_SpecificationCase(specification->cases.items[i]);
        if ((from->section != JML_NONE) == are_claims)
            flatten(sema, list, from, &outer);
    }
}

MethodCaseList method_cases(Sema *sema, Method *method) {
    MethodCaseList list = {0};
    MethodList methods = {0};
    method_specifications(sema, method, &methods);
    for (uint32_t i = 0; i < methods.count; i++)
        add_cases(sema, &list, methods.items[i], false);
    const MethodCase empty = {.declared_in = method};
    if (!list.count)
        vector_push(sema->arena, &list, empty);
    return list;
}

MethodCaseList method_claims(Sema *sema, Method *method) {
    MethodCaseList list = {0};
    if (method->declaration && method->declaration->specification)
        add_cases(sema, &list, method, true);
    return list;
}

void case_exceptions(Arena *arena, JmlKeyword behavior, const NodeList *clauses,
                     const TypeList *thrown, TypeList *types) {
    if (behavior == JML_NORMAL_BEHAVIOR)
        return;
    bool has_only = false;
    for (uint32_t i = 0; i < clauses->count; i++) {
        if (clauses->items[i]->kind != NODE_SIGNALS_ONLY_CLAUSE)
            continue;
        has_only = true;
        const NodeList *list = &as_SignalsOnlyClause(clauses->items[i])->types;
        for (uint32_t j = 0; j < list->count; j++)
            vector_push(arena, types, list->items[j]->type);
    }
    if (has_only)
        return;
    for (uint32_t i = 0; i < thrown->count; i++)
        vector_push(arena, types, thrown->items[i]);
    for (uint32_t i = 0; i < clauses->count; i++) {
        Node *variable = clauses->items[i]->kind == NODE_SIGNALS_CLAUSE
                             ? as_SignalsClause(clauses->items[i])->variable
                             : NULL;
        if (variable)
            vector_push(arena, types, as_VariableDeclaration(variable)->declared_type->type);
    }
}

// ---- Purity

static bool is_declared_pure(const Method *method) {
    ModifierSet pure = MODIFIER_PURE | MODIFIER_STRICTLY_PURE | MODIFIER_SPEC_PURE |
                       MODIFIER_FUNCTION | MODIFIER_QUERY;
    return (method->modifiers & pure) ||
           (method->owner->modifiers & (MODIFIER_PURE | MODIFIER_IMMUTABLE));
}

// Accessors of records, values() of enums and default constructors read or make
// objects, and change none that exists.
bool method_is_pure(Sema *sema, Method *method) {
    if (method->is_implicit || is_declared_pure(method))
        return true;
    MethodList overridden = {0};
    method_overridden(sema, method, &overridden);
    for (uint32_t i = 0; i < overridden.count; i++)
        if (is_declared_pure(overridden.items[i]))
            return true;
    return false;
}

// ---- Clauses of types

static void clauses_of(Sema *sema, Class *owner, JmlKeyword keyword, InheritedClauseList *out) {
    const NodeList *clauses = &owner->declaration->clauses;
    for (uint32_t i = 0; i < clauses->count; i++) {
        Node *node = clauses->items[i];
        if (node->kind != NODE_TYPE_CLAUSE || as_TypeClause(node)->keyword != keyword)
            continue;
        query_type_bodies(sema, owner);
        vector_push(sema->arena, out, (InheritedClause){owner, as_TypeClause(node)});
    }
}

typedef struct KnownClauses {
    InheritedClauseList list;
    uint32_t at; // the count of Sema.interfaces_added then
} KnownClauses;

static const InheritedClauseList *find_clauses(Sema *sema, Class *class_symbol,
                                               JmlKeyword keyword) {
    const void *key = (const void *)(uintptr_t)(keyword + 1);
    KnownClauses *known = map_get(&class_symbol->clauses, key);
    if (known && known->at == sema->interfaces_added)
        return &known->list;
    known = ARENA_NEW(sema->arena, KnownClauses);
    ClassList supers = take_supers(sema, class_symbol);
    for (uint32_t i = 0; i < supers.count; i++)
        if (supers.items[i]->declaration)
            clauses_of(sema, supers.items[i], keyword, &known->list);
    give_supers(sema, supers);
    known->at = sema->interfaces_added;
    if (!sema->headers_running)
        map_put(sema->arena, &class_symbol->clauses, key, known);
    return &known->list;
}

void class_clauses(Sema *sema, Class *class_symbol, JmlKeyword keyword, InheritedClauseList *out) {
    const InheritedClauseList *known = find_clauses(sema, class_symbol, keyword);
    if (!out->count) {
        *out = *known;
        out->capacity = out->count; // whoever adds to it has a list of his own
        return;
    }
    for (uint32_t i = 0; i < known->count; i++)
        vector_push(sema->arena, out, known->items[i]);
}

bool method_is_named(Sema *sema, const Method *method, const MethodName *name) {
    const Name *called = method->is_constructor ? method->owner->name : method->name;
    if (called != name->name)
        return false;
    if (!name->has_parameters)
        return true;
    bool fits = method->parameters.count == name->parameters.count;
    for (uint32_t i = 0; fits && i < method->parameters.count; i++) {
        Type *type = name->parameters.items[i]->type;
        fits = type &&
               type_erasure(sema, type) == type_erasure(sema, method->parameters.items[i]->type);
    }
    return fits;
}

bool clause_concerns(Sema *sema, InheritedClause inherited, const Method *method) {
    const NodeList *methods = &inherited.clause->methods;
    if (!methods->count || !method)
        return !methods->count;
    bool is_named = false;
    for (uint32_t i = 0; i < methods->count; i++)
        is_named |= method_is_named(sema, method, as_MethodName(methods->items[i]));
    return is_named && class_is_subclass(sema, method->owner, inherited.owner);
}

static void represents_of(Sema *sema, Class *owner, InheritedRepresentsList *out) {
    const NodeList *clauses = &owner->declaration->clauses;
    for (uint32_t i = 0; i < clauses->count; i++) {
        if (clauses->items[i]->kind != NODE_REPRESENTS)
            continue;
        query_type_bodies(sema, owner);
        vector_push(sema->arena, out,
                    (InheritedRepresents){owner, as_Represents(clauses->items[i])});
    }
}

void class_represents(Sema *sema, Class *class_symbol, InheritedRepresentsList *out) {
    ClassList supers = take_supers(sema, class_symbol);
    for (uint32_t i = 0; i < supers.count; i++)
        if (supers.items[i]->declaration)
            represents_of(sema, supers.items[i], out);
    give_supers(sema, supers);
}

// ---- `reachable`

typedef struct PassageSearch {
    Sema *sema;
    PassageNodeList found;
} PassageSearch;

static void look_for_passage(void *context, Node *node) {
    PassageSearch *search = context;
    if (node->kind == NODE_JML_STATEMENT && as_JmlStatement(node)->keyword == JML_REACHABLE)
        vector_push(search->sema->arena, &search->found, node);
    ast_each_child(node, look_for_passage, context);
}

PassageNodeList method_passages(Sema *sema, const Method *method) {
    PassageSearch search = {.sema = sema};
    if (method->declaration && method->declaration->body)
        look_for_passage(&search, method->declaration->body);
    return search.found;
}

// ---- JML that is not known

static void ignored_between(Sema *sema, const NodeList *list, Position begin, Position end,
                            IgnoredList *out) {
    for (uint32_t i = 0; i < list->count; i++)
        if (list->items[i]->span.begin >= begin && list->items[i]->span.begin < end)
            vector_push(sema->arena, out, list->items[i]->span);
}

static void ignored_of(Sema *sema, const Method *method, IgnoredList *result) {
    if (!method->declaration || !method->owner->unit || !method->owner->declaration)
        return;
    Span own = method->declaration->node.span;
    const ClassDeclaration *owner = method->owner->declaration;
    // From the end of the member before.
    Position begin = owner->node.span.begin;
    for (uint32_t i = 0; i < owner->members.count; i++) {
        Span other = owner->members.items[i]->span;
        if (other.end <= own.begin && other.end > begin)
            begin = other.end;
    }
    const CompilationUnit *unit = method->owner->unit->tree;
    ignored_between(sema, &unit->ignored, begin, own.end, result);
    ignored_between(sema, &unit->ignored_clauses, owner->node.span.begin, owner->node.span.end,
                    result);
}

// What an overridden method asks for is asked of this one, too.
IgnoredList method_ignored_jml(Sema *sema, Method *method) {
    IgnoredList result = {0};
    MethodList overridden = {0};
    ignored_of(sema, method, &result);
    method_overridden(sema, method, &overridden);
    for (uint32_t i = 0; i < overridden.count; i++) {
        const MethodDeclaration *declaration = overridden.items[i]->declaration;
        if (!declaration || !declaration->specification)
            continue;
        ignored_of(sema, overridden.items[i], &result);
        if (overridden.items[i]->has_error || (declaration->node.flags & NODE_HAS_ERROR))
            vector_push(sema->arena, &result, declaration->specification->span);
    }
    return result;
}
