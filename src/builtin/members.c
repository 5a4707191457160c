// Fields, methods, constructors and interfaces of classes, as reflection lists them.
//
// lib/jury/Members.java asks by the class, the list and a number in it; objects of Field, Method
// and Constructor are made there. What a class has is said in sema/reflected.h; members that
// compilers add are not known, and the order of methods is that of the class file.
#include "builtin/internal.h"

#include "sema/queries.h"

#include <string.h>

enum { OF, LIST, INDEX, PARAMETER, OBJECT = 3, NAME = 2, PARAMETERS = 3 };

// Of a Field from outside the list is not known.
static const ReflectedMembers *members_of(const BuiltinCall *call, Type *type) {
    static const ReflectedMembers unknown;
    uint64_t list;
    bool is_list = term_is_constant(call->symex->terms, call->arguments[LIST], &list) &&
                   list < REFLECTED_KINDS;
    return is_list ? query_reflected(call->symex->sema, type, (ReflectedKind)list) : &unknown;
}

static ReflectedKind list_of(const BuiltinCall *call) {
    uint64_t list;
    bool is_list = term_is_constant(call->symex->terms, call->arguments[LIST], &list);
    return is_list ? (ReflectedKind)list : REFLECTED_KINDS;
}

static Term int_term(const BuiltinCall *call, uint32_t value) {
    return java_constant(call->symex, IR_INT, value);
}

// Of the class of an object of any class nobody can list the members.
static BuiltinCall of_given_classes(const BuiltinCall *call) {
    Symex *symex = call->symex;
    BuiltinCall narrowed = *call;
    const ObjectSet *set = reference_candidates(symex, call->arguments[OF]);
    for (uint32_t i = object_set_next(symex, set, 1); i; i = object_set_next(symex, set, i + 1)) {
        const Object object = symex->heap.objects.items[i];
        if (object.class_of || object.is_initial)
            continue;
        Term is_it = term_equal(symex->terms, call->arguments[OF], object_reference(symex, i));
        add_cut(symex, term_and(symex->terms, narrowed.state.guard, is_it),
                class_question_place(symex, call->span),
                "executions that ask for the members of a class that is not given");
        narrowed.state = state_assume(symex, narrowed.state, term_not(is_it));
    }
    return narrowed;
}

// ---- How many

static Term count_of(const BuiltinCall *call, Type *type, Term where) {
    Symex *symex = call->symex;
    const ReflectedMembers *members = members_of(call, type);
    ReflectedKind list = list_of(call);
    if (!members->is_known || !members->is_complete)
        return TERM_NONE;
    bool has_order = list == REFLECTED_METHODS || list == REFLECTED_PUBLIC_METHODS;
    if (has_order && members->items.count > 1)
        add_cut(symex, term_and(symex->terms, call->state.guard, where),
                class_question_place(symex, call->span),
                "executions in which methods are listed in another order than in their class");
    return int_term(call, members->items.count);
}

Outcome builtin_member_count(const BuiltinCall *call) {
    BuiltinCall narrowed = of_given_classes(call);
    return class_answers(&narrowed, OF, count_of, int_term(call, 0));
}

// ---- One of them

typedef Term MemberAnswer(const BuiltinCall *call, const ReflectedMember *member);

// Chosen by the index; TERM_NONE where one of the answers is not known.
static Term each_member(const BuiltinCall *call, Type *type, MemberAnswer *answer, Term otherwise) {
    const ReflectedMembers *members = members_of(call, type);
    Term result = otherwise;
    uint64_t index, count = members->items.count;
    bool is_one = term_is_constant(call->symex->terms, call->arguments[INDEX], &index);
    for (uint32_t i = is_one ? (uint32_t)index : 0; members->is_known && i < count; i++) {
        Term own = answer(call, &members->items.items[i]);
        if (!own || is_one)
            return own;
        Term is_it = term_equal(call->symex->terms, call->arguments[INDEX], int_term(call, i));
        result = term_ite(call->symex->terms, is_it, own, result);
    }
    return members->is_known ? result : TERM_NONE;
}

static Term owner_term(const BuiltinCall *call, const ReflectedMember *member) {
    return member->owner ? class_object(call->symex, member->owner->type) : TERM_NONE;
}

static Term owner_of(const BuiltinCall *call, Type *type, Term where) {
    (void)where;
    return each_member(call, type, owner_term, object_reference(call->symex, 0));
}

Outcome builtin_member_owner(const BuiltinCall *call) {
    return class_answers(call, OF, owner_of, object_reference(call->symex, 0));
}

static Term name_term(const BuiltinCall *call, const ReflectedMember *member) {
    return text_literal(call->symex, member->name);
}

static Term name_of(const BuiltinCall *call, Type *type, Term where) {
    (void)where;
    return each_member(call, type, name_term, object_reference(call->symex, 0));
}

Outcome builtin_member_name(const BuiltinCall *call) {
    return class_answers(call, OF, name_of, object_reference(call->symex, 0));
}

static Term type_term(const BuiltinCall *call, const ReflectedMember *member) {
    return class_object(call->symex, member->type);
}

static Term type_of(const BuiltinCall *call, Type *type, Term where) {
    (void)where;
    return each_member(call, type, type_term, object_reference(call->symex, 0));
}

Outcome builtin_member_type(const BuiltinCall *call) {
    return class_answers(call, OF, type_of, object_reference(call->symex, 0));
}

static Term modifiers_term(const BuiltinCall *call, const ReflectedMember *member) {
    return int_term(call, member->modifiers);
}

static Term modifiers_of(const BuiltinCall *call, Type *type, Term where) {
    (void)where;
    return each_member(call, type, modifiers_term, int_term(call, 0));
}

Outcome builtin_member_modifiers(const BuiltinCall *call) {
    return class_answers(call, OF, modifiers_of, int_term(call, 0));
}

static Term parameter_count_term(const BuiltinCall *call, const ReflectedMember *member) {
    return int_term(call, member->parameters.count);
}

static Term parameter_count_of(const BuiltinCall *call, Type *type, Term where) {
    (void)where;
    return each_member(call, type, parameter_count_term, int_term(call, 0));
}

Outcome builtin_parameter_count(const BuiltinCall *call) {
    return class_answers(call, OF, parameter_count_of, int_term(call, 0));
}

static Term parameter_term(const BuiltinCall *call, const ReflectedMember *member) {
    Symex *symex = call->symex;
    Term result = object_reference(symex, 0);
    for (uint32_t i = 0; i < member->parameters.count; i++)
        result = term_ite(symex->terms,
                          term_equal(symex->terms, call->arguments[PARAMETER], int_term(call, i)),
                          class_object(symex, member->parameters.items[i]), result);
    return result;
}

static Term parameter_of(const BuiltinCall *call, Type *type, Term where) {
    (void)where;
    return each_member(call, type, parameter_term, object_reference(call->symex, 0));
}

Outcome builtin_parameter_type(const BuiltinCall *call) {
    return class_answers(call, OF, parameter_of, object_reference(call->symex, 0));
}

// ---- By name

static Term has_name(const BuiltinCall *call, const char *name, const char *constant) {
    Symex *symex = call->symex;
    TermTable *terms = symex->terms;
    if (constant)
        return strcmp(name, constant) ? TERM_FALSE : TERM_TRUE;
    Term literal = text_literal(symex, name), result = TERM_FALSE;
    if (!literal)
        return TERM_NONE;
    uint32_t number = object_set_next(symex, reference_candidates(symex, literal), 1);
    const ObjectSet *set = reference_candidates(symex, call->arguments[NAME]);
    for (uint32_t i = object_set_next(symex, set, 1); i; i = object_set_next(symex, set, i + 1)) {
        Term is_it = term_equal(terms, call->arguments[NAME], object_reference(symex, i));
        Term same = i == number ? TERM_TRUE : text_equal(symex, &call->state, i, number);
        result = term_or(terms, result, term_and(terms, is_it, same));
    }
    return result;
}

static Term has_parameters(const BuiltinCall *call, const TypeList *types) {
    Symex *symex = call->symex;
    TermTable *terms = symex->terms;
    Term array = call->arguments[PARAMETERS], null = object_reference(symex, 0);
    Term is_null = term_equal(terms, array, null); // then there are none
    Term result = types->count ? TERM_FALSE : is_null;
    if (array == null)
        return result;
    Term fits =
        term_and(terms, term_not(is_null),
                 term_equal(terms, heap_length(symex, array), int_term(call, types->count)));
    for (uint32_t i = 0; fits != TERM_FALSE && i < types->count; i++) {
        Term element = heap_load_element(symex, &call->state, array, int_term(call, i), null);
        fits =
            term_and(terms, fits,
                     references_same(symex, &call->state, term_and(terms, call->state.guard, fits),
                                     element, class_object(symex, types->items[i]), call->span));
    }
    return term_or(terms, result, fits);
}

// Compilers add fields and methods with a `$` in their names, and methods of the name of others.
static void note_added(const BuiltinCall *call, const ReflectedMembers *members, Term where,
                       Term found, const char *constant) {
    Symex *symex = call->symex;
    Term missed =
        term_and(symex->terms, term_and(symex->terms, call->state.guard, where), term_not(found));
    if (members->is_complete)
        return;
    if (constant ? strchr(constant, '$') != NULL : true)
        add_cut(symex, missed, class_question_place(symex, call->span),
                "executions that ask for a member which only compilers add");
    ReflectedKind list = list_of(call);
    for (uint32_t i = 0; list % 3 == REFLECTED_METHODS && i < members->items.count; i++) {
        Term is_named = has_name(call, members->items.items[i].name, constant);
        if (is_named && members->items.items[i].is_written)
            add_unmodelled(symex, term_and(symex->terms, missed, is_named), call->span,
                           "a method that compilers may add for one of that name");
    }
}

static bool has_other_parameters(const ReflectedMember *one, const ReflectedMember *other) {
    bool differs = false;
    for (uint32_t i = 0; i < one->parameters.count && i < other->parameters.count; i++)
        differs |= one->parameters.items[i] != other->parameters.items[i];
    return differs && one->parameters.count == other->parameters.count;
}

// Of a method that a class of the sources overrides with other types, compilers make a bridge
// there.
static void note_bridge(const BuiltinCall *call, const ReflectedMembers *members, uint32_t found,
                        Term where) {
    const ReflectedMember *member = &members->items.items[found];
    for (uint32_t i = 0; i < found; i++) {
        const ReflectedMember *below = &members->items.items[i];
        if (below->is_written && below->owner != member->owner &&
            !strcmp(below->name, member->name) && has_other_parameters(below, member)) {
            add_unmodelled(call->symex, term_and(call->symex->terms, call->state.guard, where),
                           call->span, "a method that compilers may add for one of that name");
            return;
        }
    }
}

// The first one; of methods, that with the most special result.
static Term found_in(const BuiltinCall *call, Type *type, Term where) {
    Symex *symex = call->symex;
    TermTable *terms = symex->terms;
    const ReflectedMembers *members = members_of(call, type);
    const char *constant = text_constant(symex, &call->state, call->arguments[NAME]);
    Term result = java_constant(symex, IR_INT, -1), found = TERM_FALSE;
    ReflectedKind list = list_of(call);
    for (uint32_t i = members->items.count; members->is_known && i-- > 0;) {
        const ReflectedMember *member = &members->items.items[i];
        bool is_field = list % 3 == REFLECTED_FIELDS;
        if (!is_field && (member->modifiers & 0x1000))
            continue; // a bridge: looked at last
        Term fits = has_name(call, member->name, constant);
        if (!fits)
            return TERM_NONE;
        if (!is_field && fits != TERM_FALSE)
            fits = term_and(terms, fits, has_parameters(call, &member->parameters));
        if (!is_field && fits != TERM_FALSE)
            note_bridge(call, members, i, term_and(terms, where, fits));
        result = term_ite(terms, fits, int_term(call, i), result);
        found = term_or(terms, found, fits);
    }
    if (!members->is_known)
        return TERM_NONE;
    for (uint32_t i = 0; list % 3 == REFLECTED_METHODS && i < members->items.count; i++) {
        const ReflectedMember *member = &members->items.items[i];
        if (!(member->modifiers & 0x1000) || has_name(call, member->name, constant) == TERM_FALSE)
            continue;
        Term fits = has_name(call, member->name, constant);
        if (!fits)
            return TERM_NONE;
        fits = term_and(terms, term_not(found),
                        term_and(terms, fits, has_parameters(call, &member->parameters)));
        result = term_ite(terms, fits, int_term(call, i), result);
        found = term_or(terms, found, fits);
    }
    note_added(call, members, where, found, constant);
    return result;
}

Outcome builtin_find_member(const BuiltinCall *call) {
    BuiltinCall narrowed = of_given_classes(call);
    check_text_whole(call->symex, &narrowed.state, call->arguments[NAME], call->span);
    return class_answers(&narrowed, OF, found_in, java_constant(call->symex, IR_INT, -1));
}

// ---- Who asks

typedef enum CallerPlace { CALLER_IN_NEST, CALLER_IN_PACKAGE, CALLER_IN_SUBCLASS } CallerPlace;

static const Class *nest_of(const Class *class_symbol) {
    while (class_symbol->outer)
        class_symbol = class_symbol->outer;
    return class_symbol;
}

static Term is_caller_in(const BuiltinCall *call, Type *type, Term where) {
    (void)where;
    uint64_t place;
    Class *caller = call->caller;
    bool is_known = term_is_constant(call->symex->terms, call->arguments[LIST], &place) && caller;
    if (!is_known || type->kind != TYPE_CLASS)
        return is_known ? TERM_FALSE : TERM_NONE;
    Class *owner = type->class_symbol;
    bool is_so = place == CALLER_IN_NEST      ? nest_of(caller) == nest_of(owner)
                 : place == CALLER_IN_PACKAGE ? caller->package == owner->package
                                              : query_is_subclass(call->symex->sema, caller, owner);
    return is_so ? TERM_TRUE : TERM_FALSE;
}

Outcome builtin_caller_place(const BuiltinCall *call) {
    return class_answers(call, OF, is_caller_in, TERM_FALSE);
}

// ---- What fields hold

// Of a static field what it holds now depends on who was initialised; only constants are known.
static Term value_term(const BuiltinCall *call, const ReflectedMember *member) {
    Symex *symex = call->symex;
    Type *result = query_erasure(symex->sema, call->method->return_type);
    Variable *field = member->field;
    bool fits = query_is_value(result) ? member->type == result : !query_is_value(member->type);
    if (!fits)
        return default_value(symex, result);
    if (!field || member->owner->kind == CLASS_ENUM || member->owner->unit->is_library)
        return TERM_NONE;
    if (field->modifiers & MODIFIER_STATIC)
        return query_constant(symex->sema, field) ? constant_value(symex, field) : TERM_NONE;
    check_content_known(symex, call->state.guard, call->arguments[OBJECT], field, call->span);
    return heap_load(symex, &call->state, call->arguments[OBJECT], field);
}

static Term value_of(const BuiltinCall *call, Type *type, Term where) {
    (void)where;
    Type *result = query_erasure(call->symex->sema, call->method->return_type);
    return each_member(call, type, value_term, default_value(call->symex, result));
}

Outcome builtin_field_value(const BuiltinCall *call) {
    Type *result = query_erasure(call->symex->sema, call->method->return_type);
    return class_answers(call, OF, value_of, default_value(call->symex, result));
}

// ---- What changes fields, and runs methods and constructors (symex/reflective.c)

typedef struct CaseSearch {
    BuiltinCall call; // first: answers get its address
    MemberCaseList *cases;
} CaseSearch;

static Term collect_cases(const BuiltinCall *call, Type *type, Term where) {
    const CaseSearch *search = (const CaseSearch *)call;
    const ReflectedMembers *members = members_of(call, type);
    for (uint32_t i = 0; members->is_known && i < members->items.count; i++) {
        Term is_it = term_equal(call->symex->terms, call->arguments[INDEX], int_term(call, i));
        MemberCase found = {&members->items.items[i], term_and(call->symex->terms, where, is_it)};
        if (found.condition != TERM_FALSE)
            vector_push(call->symex->arena, search->cases, found);
    }
    return members->is_known ? int_term(call, 0) : TERM_NONE;
}

State builtin_member_cases(const BuiltinCall *call, MemberCaseList *cases) {
    CaseSearch search = {*call, cases};
    return class_answers(&search.call, OF, collect_cases, int_term(call, 0)).returned;
}

// Without a call around there is nobody to run them.
static Outcome not_run(const BuiltinCall *call) {
    add_unmodelled(call->symex, call->state.guard, call->span, "a member used by reflection");
    return (Outcome){.returned = state_dead(), .thrown = state_dead()};
}

Outcome builtin_field_set(const BuiltinCall *call) {
    return not_run(call);
}

Outcome builtin_member_run(const BuiltinCall *call) {
    return not_run(call);
}

// For runs on concrete values.
Outcome builtin_own(const BuiltinCall *call) {
    return not_run(call);
}
