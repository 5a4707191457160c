// Methods that are built in, on concrete values.
//
// Those that compute with numbers alone are not written again: they are executed on terms, with
// constants for arguments, by the functions of src/builtin; a result that is a constant counts.
#include "interpret/internal.h"

#include "analysis/analysis.h"
#include "builtin/builtin.h"
#include "sema/queries.h"

#include <stdlib.h>

// ---- On terms

static Term constant_term(Machine *machine, IrType type, Value value) {
    return java_constant(machine->symex, type, value);
}

static bool constant_value_of(Machine *machine, Term term, IrType type, Value *value) {
    uint64_t constant;
    // Of what Java leaves open, a run with inputs takes the nearest number, which stands last.
    while (machine->request->inputs && term && term_kind(machine->terms, term) == TERM_KIND_ITE)
        term = term_child(machine->terms, term, 2);
    if (type == IR_BOOL) {
        *value = term == TERM_TRUE;
        return term == TERM_TRUE || term == TERM_FALSE;
    }
    if (!term || !term_is_constant(machine->terms, term, &constant))
        return false;
    *value = type == IR_INT || type == IR_FLOAT ? (int32_t)constant : (Value)constant;
    return true;
}

// A doubt is about the last digit of a function: a run with inputs takes the nearest number, which
// Java may give.
static bool is_modelled(const Machine *machine, uint32_t before) {
    const UnmodelledList *list = symex_unmodelled(machine->symex);
    for (uint32_t i = before; i < list->count; i++)
        if (!machine->request->inputs || !list->items[i].is_doubt)
            return false;
    return true;
}

// Numbers go in, and a number comes out; else the run stops.
static bool run_on_terms(Machine *machine, const Target *target, const Value *arguments, Span span,
                         Value *result) {
    enum { MOST_ARGUMENTS = 4, CALLS_BETWEEN_LOOKS = 64 };
    const Method *method = target->method;
    natives_begin(machine); // what was computed is looked through each time
    Term terms[MOST_ARGUMENTS];
    uint32_t count = method->parameters.count;
    bool is_known = count <= MOST_ARGUMENTS && type_is_primitive(method->return_type);
    for (uint32_t i = 0; is_known && i < count; i++) {
        is_known = type_is_primitive(method->parameters.items[i]->type);
        if (is_known)
            terms[i] =
                constant_term(machine, ir_type_of(method->parameters.items[i]->type), arguments[i]);
    }
    uint32_t unmodelled = symex_unmodelled(machine->symex)->count;
    if (++machine->calls_on_terms % CALLS_BETWEEN_LOOKS == 0 &&
        deadline_is_past(machine->request->deadline))
        machine_stop(machine, span, "the time for it");
    if (is_known) {
        BuiltinCall call = {.symex = machine->symex,
                            .method = method,
                            .state = {TERM_TRUE, {0}},
                            .arguments = terms,
                            .span = span};
        Outcome outcome = builtin_execute(target->builtin, &call);
        is_known =
            outcome.returned.guard == TERM_TRUE && is_modelled(machine, unmodelled) &&
            constant_value_of(machine, outcome.result, ir_type_of(method->return_type), result);
    }
    if (!is_known)
        machine_stop(machine, span,
                     arena_format(machine->result, "what '%s' gives", method->name->text));
    return is_known;
}

void natives_begin(Machine *machine) {
    enum { MOST_CALLS = 500 };
    if (machine->terms && machine->calls_on_terms < MOST_CALLS)
        return;
    natives_free(machine);
    machine->terms = term_table_new();
    machine->solver = solver_new(SOLVER_CADICAL, machine->terms);
    Scope scope = {.bits = 32, .objects = 1, .array_length = 1, .from_start = true};
    machine->symex = symex_new(machine->arena, machine->sema, machine->lowering, machine->terms,
                               machine->solver, &scope, (Deadline){0});
    machine->calls_on_terms = 0;
}

void natives_free(Machine *machine) {
    if (!machine->terms)
        return;
    solver_free(machine->solver);
    term_table_free(machine->terms);
    machine->terms = NULL;
}

// ---- On objects

// The order in which a hash table gives its elements is not determined, unless it has but one.
static bool run_any_order(Machine *machine, const Value *arguments, Span span, Value *result) {
    *result = 0;
    if (arguments[3] > 1)
        machine_stop(machine, span, "the order of a hash table");
    return arguments[3] <= 1;
}

// NULL where the text is not known, or has other characters.
static const char *ascii_of(Machine *machine, const RunObject *text) {
    const RunObject *units = text ? text_characters(machine, text) : NULL;
    char *ascii = units ? arena_array(machine->objects_arena, units->count + 1, 1) : NULL;
    for (uint32_t i = 0; units && i < units->count; i++) {
        if (units->values[i] <= 0 || units->values[i] > 127)
            return NULL;
        ascii[i] = (char)units->values[i];
    }
    return ascii;
}

static bool run_numeral(Machine *machine, const Target *target, const Value *arguments, Span span,
                        Value *result) {
    const char *ascii = ascii_of(machine, run_object(arguments[0]));
    if (!ascii) {
        machine_stop(machine, span, "the number that a text stands for");
        return false;
    }
    bool is_float = target->method->return_type->kind == TYPE_FLOAT;
    union {
        float narrow;
        int32_t low;
        double wide;
        Value bits;
    } number = {0};
    if (is_float)
        number.narrow = strtof(ascii, NULL);
    else
        number.wide = strtod(ascii, NULL);
    *result = is_float ? number.low : number.bits;
    return true;
}

static bool run_class_name(Machine *machine, const Target *target, const Value *arguments,
                           Value *result) {
    const Type *type = run_object(arguments[0])->class_of;
    const char *name =
        type ? class_name_text(machine->objects_arena, type, target->builtin == BUILTIN_SIMPLE_NAME)
             : NULL;
    *result = run_reference(name ? new_ascii(machine, name) : unknown_text(machine));
    return true;
}

static RunObject *like_array(Machine *machine, const Value *arguments, Span span) {
    return new_array(machine, run_object(arguments[0])->type, arguments[1], span);
}

// A copy of an object that lets itself be copied; others are left to symbolic execution.
static bool run_clone(Machine *machine, const Value *arguments, Span span, Value *result) {
    const RunObject *object = run_object(arguments[0]);
    Class *cloneable = query_class(machine->sema, "java.lang.Cloneable");
    Class *of = object->type->kind == TYPE_CLASS ? object->type->class_symbol : NULL;
    bool is_simple = of && cloneable && query_is_subclass(machine->sema, of, cloneable) &&
                     analysis_is_copied_whole(machine->sema, of);
    if (!is_simple) {
        machine_stop(machine, span, "a copy by clone()");
        return false;
    }
    RunObject *copy = new_object(machine, of, span);
    for (uint32_t i = 0; i < object->count; i++)
        copy->values[i] = object->values[i];
    *result = run_reference(copy);
    return true;
}

bool run_native(Machine *machine, const Target *target, const Value *arguments, Span span,
                Value *result) {
    const Method *method = target->method;
    *result = 0;
    switch (target->builtin) {
    case BUILTIN_EXIT: machine->has_exited = true; return false;
    case BUILTIN_ASSUME: machine->has_exited = !arguments[0]; return arguments[0] != 0;
    case BUILTIN_ANY_VALUE:
    case BUILTIN_ANY_STRING:
    case BUILTIN_OUTSIDE: return run_input(machine, method, span, result);
    case BUILTIN_ANY_OBJECT:
    case BUILTIN_SOME_OBJECT:
    case BUILTIN_ANY_NUMBER:
    case BUILTIN_DOUBTFUL:
    case BUILTIN_CLOCK_ADJUSTMENT:
    case BUILTIN_CUT:
    case BUILTIN_IDENTITY_HASH: return stop_at_input(machine, method, span);
    case BUILTIN_NOTHING: return true;
    case BUILTIN_CANONICAL_NAME:
    case BUILTIN_PACKAGE_NAME:
    case BUILTIN_CLASS_NATURE:
    case BUILTIN_CLASS_COMPONENT:
    case BUILTIN_CLASS_ARRAY:
    case BUILTIN_CLASS_SUPER:
    case BUILTIN_CLASS_DECLARING:
    case BUILTIN_CLASS_CONSTANT_COUNT:
    case BUILTIN_CLASS_CONSTANT:
    case BUILTIN_CLASS_INSTANCE:
    case BUILTIN_CLASS_ASSIGNABLE:
    case BUILTIN_INTERN:
    case BUILTIN_CLASS_MODIFIERS:
    case BUILTIN_CLASS_ENCLOSING:
    case BUILTIN_CLASS_PLACE:
    case BUILTIN_MEMBER_COUNT:
    case BUILTIN_FIND_MEMBER:
    case BUILTIN_MEMBER_OWNER:
    case BUILTIN_MEMBER_NAME:
    case BUILTIN_MEMBER_TYPE:
    case BUILTIN_MEMBER_MODIFIERS:
    case BUILTIN_PARAMETER_COUNT:
    case BUILTIN_PARAMETER_TYPE:
    case BUILTIN_CALLER_PLACE:
    case BUILTIN_FIELD_VALUE:
    case BUILTIN_FIELD_SET:
    case BUILTIN_MEMBER_RUN:
    case BUILTIN_NEW_ARRAY:
        machine_stop(machine, span, "what a class tells of itself");
        return false;
    case BUILTIN_OWN_MAKE: return own_make(machine, arguments, span, result);
    case BUILTIN_OWN_SET: return own_set(machine, arguments, span);
    case BUILTIN_OWN_GET: return own_get(machine, arguments, span, result);
    case BUILTIN_IS_LAWFUL:
    case BUILTIN_SHOW_ORDER: return true;
    case BUILTIN_ANY_ORDER: return run_any_order(machine, arguments, span, result);
    case BUILTIN_BOX:
        *result = run_reference(
            boxed(machine, method->owner, method->parameters.items[0]->type, arguments[0]));
        return true;
    case BUILTIN_CLASS:
        *result = run_reference(class_object_of(machine, run_object(arguments[0])->type));
        return true;
    case BUILTIN_CLASS_NAME:
    case BUILTIN_SIMPLE_NAME: return run_class_name(machine, target, arguments, result);
    case BUILTIN_LIKE_ARRAY:
        *result = run_reference(like_array(machine, arguments, span));
        return true;
    case BUILTIN_CLONE: return run_clone(machine, arguments, span, result);
    case BUILTIN_UNTOLD_TEXT:
    case BUILTIN_ANY_TEXT: *result = run_reference(unknown_text(machine)); return true;
    case BUILTIN_TEXT:
        *result =
            run_reference(text_of_value(machine, method->parameters.items[0]->type, arguments[0]));
        return true;
    case BUILTIN_MODELLED: *result = run_object(arguments[0])->count; return true;
    case BUILTIN_NUMERAL: return run_numeral(machine, target, arguments, span, result);
    case BUILTIN_TEXT_IS_KNOWN:
    case BUILTIN_TEXT_IS_READ:
    case BUILTIN_IS_ONE_VALUE:
    case BUILTIN_IS_KNOWN: *result = 1; return true;
    case BUILTIN_CHARACTER:
    case BUILTIN_RAW_BITS:
    case BUILTIN_OF_BITS:
    case BUILTIN_SQUARE_ROOT:
    case BUILTIN_FUNCTION: return run_on_terms(machine, target, arguments, span, result);
    case BUILTIN_NONE:
    case BUILTIN_COUNT: break;
    }
    SHOULD(false, "a built-in method should be known");
    return false;
}
