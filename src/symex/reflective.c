// Reflection that changes or runs something: Field.set, Method.invoke, Constructor.newInstance.
//
// The models of these (lib/java/lang/reflect) check access and arguments, and call `jury.Members`
// with the class, the list and the number in it. For each member that this may be, the field is
// assigned, or the method or constructor is run, as if the code said so. Arguments are boxes of
// exactly the types of the parameters.
//
// Static and final fields, and what is inside of library objects, stay what they are for those who
// know them from the sources: assigning them is not modelled.
#include "symex/internal.h"

#include "sema/queries.h"

#include <string.h>

enum { OBJECT = 3, VALUE = 4 };

static Outcome no_outcome(void) {
    return (Outcome){.returned = state_dead(), .thrown = state_dead()};
}

static Outcome not_modelled(const BuiltinCall *call, const State *state, const char *text,
                            const char *name) {
    add_unmodelled(call->symex, state->guard, call->span,
                   arena_format(call->symex->arena, text, name));
    return no_outcome();
}

// Does the method of Members speak of members of that type?
static bool is_about(const Type *spoken, const Type *of_member) {
    return query_is_value(spoken) ? spoken == of_member : !query_is_value(of_member);
}

// ---- Fields

static Outcome assign_field(const BuiltinCall *call, Frame *frame, State state,
                            const ReflectedMember *member) {
    Symex *symex = call->symex;
    Variable *field = member->field;
    Type *type = query_erasure(symex->sema, call->method->parameters.items[VALUE]->type);
    if (!is_about(type, member->type))
        return no_outcome(); // the model asks for the type before
    bool is_known = field && member->owner->kind != CLASS_ENUM &&
                    !(field->modifiers & (MODIFIER_STATIC | MODIFIER_FINAL)) &&
                    !member->owner->unit->is_library;
    if (!is_known)
        return not_modelled(call, &state, "the field '%s' assigned by reflection", member->name);
    Term object = call->arguments[OBJECT], value = call->arguments[VALUE];
    Span around = symex->results.library_call, span = around.begin ? around : call->span;
    check_assignable_field(symex, frame, &state, object, field, span);
    heap_store(symex, &state, object, field, value);
    add_trace(symex, frame, &state, span, field, object, TERM_NONE, value);
    return (Outcome){state, TERM_NONE, state_dead(), TERM_NONE};
}

// ---- Methods and constructors

static Variable *box_content(Symex *symex, Type *primitive) {
    const Class *box = query_boxed(symex->sema, primitive)->class_symbol;
    query_complete(symex->sema, (Class *)box);
    for (uint32_t i = 0; i < box->fields.count; i++)
        if (!(box->fields.items[i]->modifiers & MODIFIER_STATIC) &&
            !strcmp(box->fields.items[i]->name->text, "value"))
            return box->fields.items[i];
    SHOULD(false, "a box should have a value");
    return NULL;
}

static Term argument_of(const BuiltinCall *call, const State *state, uint32_t index, Type *type) {
    Symex *symex = call->symex;
    Term element =
        heap_load_element(symex, state, call->arguments[VALUE], java_constant(symex, IR_INT, index),
                          object_reference(symex, 0));
    return type_is_primitive(type) ? heap_load(symex, state, element, box_content(symex, type))
                                   : element;
}

// Is it made as its constructor says, and nothing more is given to that one?
static bool can_create(const Class *class_symbol) {
    bool is_inner = class_symbol->outer && !(class_symbol->modifiers & MODIFIER_STATIC) &&
                    class_symbol->kind == CLASS_CLASS &&
                    class_symbol->outer->kind != CLASS_INTERFACE;
    return !is_inner && !class_symbol->is_local && class_symbol->kind != CLASS_ENUM &&
           class_symbol->kind != CLASS_INTERFACE && !(class_symbol->modifiers & MODIFIER_ABSTRACT);
}

static Term create(const BuiltinCall *call, const Frame *frame, State *state, Class *of) {
    Symex *symex = call->symex;
    cut_creation(symex, state, of, call->span);
    Object *object = universe_create(symex, state, of->type, TERM_NONE, 0, call->span);
    object->creator = frame ? frame->depth : 0;
    object->created = state->guard;
    return object_reference(symex, object->number);
}

static Outcome run_member(const BuiltinCall *call, Frame *frame, State state,
                          const ReflectedMember *member) {
    Symex *symex = call->symex;
    Method *method = member->method;
    Type *result = query_erasure(symex->sema, call->method->return_type);
    bool is_new = method && method->is_constructor;
    if (!is_new && !is_about(result, member->type) && member->type->kind != TYPE_VOID)
        return no_outcome(); // the model asks for the type before
    if (!is_new && member->type->kind == TYPE_VOID && query_is_value(result))
        return no_outcome();
    if (!method || method->parameters.count != member->parameters.count ||
        (is_new && !can_create(method->owner)))
        return not_modelled(call, &state, "a call of '%s' by reflection", member->name);
    bool is_static = method->modifiers & MODIFIER_STATIC;
    Outcome before = {.returned = state, .thrown = state_dead()};
    if (symex->scope.from_start && (is_static || is_new))
        before = statics_start(symex, frame, state, method->owner, call->span);
    state = before.returned;
    uint32_t count = 0;
    Term *arguments = arena_array(symex->arena, method->parameters.count + 1, sizeof(Term));
    if (!is_static)
        arguments[count++] =
            is_new ? create(call, frame, &state, method->owner) : call->arguments[OBJECT];
    for (uint32_t i = 0; i < method->parameters.count; i++)
        arguments[count++] = argument_of(call, &state, i, member->parameters.items[i]);
    symex->execution->call_type = NULL;
    Outcome own = call_method(symex, frame, method, state, arguments, count, !is_static && !is_new,
                              call->span);
    if (is_new)
        own.result = arguments[0];
    else if (member->type->kind == TYPE_VOID)
        own.result = object_reference(symex, 0);
    return outcome_with(symex, own, before.thrown, before.exception);
}

Outcome execute_reflective(const BuiltinCall *call, Frame *frame, bool is_assignment) {
    Symex *symex = call->symex;
    MemberCaseList cases = {0};
    State state = builtin_member_cases(call, &cases);
    Outcome outcome = no_outcome();
    for (uint32_t i = 0; i < cases.count; i++) {
        State branch = state_assume(symex, state, cases.items[i].condition);
        if (state_is_dead(&branch))
            continue;
        const ReflectedMember *member = cases.items[i].member;
        Outcome own = is_assignment ? assign_field(call, frame, branch, member)
                                    : run_member(call, frame, branch, member);
        outcome = merge_outcomes(symex, outcome, own);
    }
    return outcome;
}
