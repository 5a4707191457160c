// A bounded heap: so many objects of each class, arrays so long.
//
// The references of the pre-state to objects of one exact type are a range of numbers. Every value
// that comes from the pre-state is null or lies in a range of a type that it can be of.
#include "quantified/internal.h"

#include "sema/queries.h"

static const ReferenceRange *range_of(HeapEngine *engine, Type *type) {
    int64_t next = 1;
    for (uint32_t i = 0; i < engine->ranges.count; i++) {
        const ReferenceRange *range = &engine->ranges.items[i];
        if (range->type == type)
            return range;
        next = range->first + range->count;
    }
    const Scope *scope = engine->options.scope;
    ReferenceRange range = {type, next,
                            type->kind == TYPE_CLASS ? scope_objects_of(scope, type->class_symbol)
                                                     : scope->objects};
    vector_push(engine->arena, &engine->ranges, range);
    return &vector_last(&engine->ranges);
}

static Formula is_in_range(HeapEngine *engine, Formula value, Type *type) {
    LogicTable *table = engine->table;
    ReferenceRange range = *range_of(engine, type);
    Formula parts[] = {
        logic_less_equal(table, logic_number(table, SORT_REF, range.first), value),
        logic_less(table, value, logic_number(table, SORT_REF, range.first + range.count)),
        engine_is_exactly(engine, value, type)};
    return logic_and_all(table, parts, 3);
}

static bool can_exist(const Class *class_symbol) {
    return class_symbol->kind != CLASS_INTERFACE && class_symbol->kind != CLASS_ANNOTATION &&
           !(class_symbol->modifiers & MODIFIER_ABSTRACT);
}

void engine_bound_reference(HeapEngine *engine, State *state, Formula value, Type *type) {
    LogicTable *table = engine->table;
    type = query_erasure(engine->sema, type);
    Formula created = logic_less_equal(table, engine->pre_state->allocated, value);
    Formula any = logic_or(table, engine_is_null(engine, value), created);
    if (type->kind == TYPE_ARRAY) {
        any = logic_or(table, any, is_in_range(engine, value, type));
        Formula most = logic_number(table, SORT_INT, engine->options.scope->array_length);
        engine_state_fact(engine, state,
                          logic_or(table, created,
                                   logic_less_equal(table, engine_length_of(engine, value), most)));
    } else {
        bool is_source = false;
        for (uint32_t i = 0; i < engine->classes.count; i++) {
            Class *class_symbol = engine->classes.items[i];
            is_source |= class_symbol == type->class_symbol;
            if (can_exist(class_symbol) &&
                query_is_subclass(engine->sema, class_symbol, type->class_symbol))
                any = logic_or(
                    table, any,
                    is_in_range(engine, value, query_erasure(engine->sema, class_symbol->type)));
        }
        if (!is_source && can_exist(type->class_symbol))
            any = logic_or(table, any, is_in_range(engine, value, type));
    }
    engine_state_fact(engine, state, any);
}

void engine_bound_heap(HeapEngine *engine) {
    int64_t next = 1;
    if (engine->ranges.count)
        next = vector_last(&engine->ranges).first + vector_last(&engine->ranges).count;
    engine_add_axiom(engine, logic_equal(engine->table, engine->pre_state->allocated,
                                         logic_number(engine->table, SORT_REF, next)));
}
