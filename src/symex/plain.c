// Plain Java: reasonable arguments.
#include "symex/plain.h"

#include "analysis/analysis.h"
#include "sema/nullness.h"
#include "sema/queries.h"
#include "sema/specs.h"
#include "symex/contract.h"
#include "symex/creation_order.h"

#include <string.h>

void plain_prepare(Symex *symex, Method *method) {
    symex->scope.is_plain = symex->scope.is_plain && !symex->scope.from_start &&
                            !query_is_main(method) && analysis_is_plain(symex->sema, method);
    symex->scope.is_reasonable = symex->scope.is_reasonable && symex->scope.is_plain;
}

// ---- Reasonable arguments

bool plain_parameter_is_nullable(Symex *symex, Method *method, uint32_t index) {
    return variable_is_nullable(symex->sema, method->parameters.items[index]) &&
           (!symex->scope.is_reasonable ||
            analysis_parameter_may_be_null(symex->lowering, method, index));
}

static Term is_object(Symex *symex, Term value) {
    return term_not(term_equal(symex->terms, value, object_reference(symex, 0)));
}

// `names[i][0]`: what is in the rows of a table.
static void assume_rows(Symex *symex, const State *state, Term table) {
    const ObjectSet *set = reference_candidates(symex, table);
    for (uint32_t number = object_set_next(symex, set, 1); number;
         number = object_set_next(symex, set, number + 1)) {
        Object object = symex->heap.objects.items[number];
        if (object.type->kind != TYPE_ARRAY || object.type->element->kind != TYPE_ARRAY)
            continue;
        Term is_it = term_equal(symex->terms, table, object_reference(symex, number));
        for (uint32_t i = 0; i < object.count; i++) {
            Term row = state_get(symex, state, object.location + i);
            Term is_used = term_slt(symex->terms, java_constant(symex, IR_INT, i), object.length);
            if (row)
                assume(symex, term_implies(symex->terms, term_and(symex->terms, is_it, is_used),
                                           elements_non_null(symex, state, row)));
        }
    }
}

static void assume_parameters(Symex *symex, Method *method, const State *state,
                              const Term *arguments) {
    for (uint32_t i = 0; i < method->parameters.count; i++)
        if (method->parameters.items[i]->type->kind == TYPE_ARRAY &&
            !analysis_parameter_elements_may_be_null(symex->lowering, method, i)) {
            assume(symex, elements_non_null(symex, state, arguments[i]));
            assume_rows(symex, state, arguments[i]);
        }
}

// The used part of an array of a collection; `size` says how much that is.
static void assume_used_elements(Symex *symex, const State *state, Term exists, Term array,
                                 Term size) {
    const ObjectSet *set = reference_candidates(symex, array);
    for (uint32_t number = object_set_next(symex, set, 1); number;
         number = object_set_next(symex, set, number + 1)) {
        const Object *object = &symex->heap.objects.items[number];
        Term is_it = term_equal(symex->terms, array, object_reference(symex, number));
        for (uint32_t i = 0; object->type->kind == TYPE_ARRAY && i < object->count; i++) {
            Term is_used = term_slt(symex->terms, java_constant(symex, IR_INT, i), size);
            Term value = state_get(symex, state, object->location + i);
            if (value)
                assume(symex, term_implies(symex->terms,
                                           term_and(symex->terms, exists,
                                                    term_and(symex->terms, is_it, is_used)),
                                           is_object(symex, value)));
        }
    }
}

static Term field_named(Symex *symex, const State *state, const Object *object,
                        const Layout *layout, const char *name) {
    for (uint32_t i = 0; i < layout->fields.count; i++)
        if (!strcmp(layout->fields.items[i]->name->text, name) &&
            layout->fields.items[i]->type->kind == TYPE_INT)
            return state_get(symex, state, object->location + i);
    return TERM_NONE;
}

// A field of a type parameter holds an element, an array of such the elements.
static void assume_held(Symex *symex, const State *state, Object object) {
    const Layout *layout = class_layout(symex, object.type->class_symbol);
    Term exists = object_exists(symex, object.number);
    for (uint32_t i = 0; i < layout->fields.count; i++) {
        Type *type = layout->fields.items[i]->type;
        Term value = state_get(symex, state, object.location + i);
        if (!value || heap_is_left_out(symex, object.location + i))
            continue;
        if (type->kind == TYPE_VARIABLE && !is_untold_field(layout->fields.items[i]))
            assume(symex, term_implies(symex->terms, exists, is_object(symex, value)));
        Term size = field_named(symex, state, &object, layout, "size");
        if (type->kind == TYPE_ARRAY && type->element->kind == TYPE_VARIABLE && size)
            assume_used_elements(symex, state, exists, value, size);
    }
}

static bool is_collection(Symex *symex, const Object *object) {
    if (object->type->kind != TYPE_CLASS || !object->type->class_symbol->unit ||
        !object->type->class_symbol->unit->is_library || !object->is_initial || object->made_by)
        return false;
    const char *const names[] = {"java.util.Collection", "java.util.Map", "java.util.Map.Entry"};
    for (uint32_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
        Class *class_symbol = query_class(symex->sema, names[i]);
        if (class_symbol &&
            query_is_subclass(symex->sema, object->type->class_symbol, class_symbol))
            return true;
    }
    const char *package = object->type->class_symbol->package->name->text;
    return !strcmp(package, "java.util") && object->type->class_symbol->outer;
}

static void assume_collections(Symex *symex, const State *state) {
    for (uint32_t number = 1; number < symex->heap.first_created; number++)
        if (is_collection(symex, &symex->heap.objects.items[number]))
            assume_held(symex, state, symex->heap.objects.items[number]);
}

static void assume_arrays_in_fields(Symex *symex, const State *state) {
    for (uint32_t number = 1; number < symex->heap.first_created; number++) {
        Object object = symex->heap.objects.items[number];
        if (!object.is_initial || object.type->kind != TYPE_CLASS ||
            !analysis_is_plain_class(object.type->class_symbol))
            continue;
        const Layout *layout = class_layout(symex, object.type->class_symbol);
        for (uint32_t i = 0; i < layout->fields.count; i++)
            if (layout->fields.items[i]->type->kind == TYPE_ARRAY &&
                !analysis_elements_may_be_null(symex->lowering, layout->fields.items[i]))
                assume(symex, elements_non_null(symex, state,
                                                state_get(symex, state, object.location + i)));
    }
}

static void assume_statics(Symex *symex, const State *state) {
    for (uint32_t i = 0; i < symex->pre.static_fields.count; i++) {
        Variable *field = symex->pre.static_fields.items[i];
        if (query_is_value(field->type) || analysis_field_may_be_null(symex->lowering, field))
            continue;
        Term value = state_get(symex, state, static_location(symex, field));
        if (value)
            assume(symex, is_object(symex, value));
    }
}

void plain_assume(Symex *symex, Method *method, const State *state, const Term *arguments) {
    if (!symex->scope.is_reasonable)
        return;
    assume_parameters(symex, method, state, arguments);
    assume_arrays_in_fields(symex, state);
    assume_statics(symex, state);
    creation_order_assume(symex, state);
    if (!analysis_collections_may_hold_null(symex->lowering, method))
        assume_collections(symex, state);
}

const RejectionList *symex_rejections(const Symex *symex) {
    return &symex->results.rejections;
}

bool symex_is_plain(const Symex *symex) {
    return symex->scope.is_plain;
}

bool symex_is_reasonable(const Symex *symex) {
    return symex->scope.is_reasonable;
}
