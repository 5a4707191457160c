// Methods that are built in: any result that they may give.
#include "abstract/internal.h"

#include <math.h>

typedef struct Native {
    Abstract *abstract;
    State *state;
    const Frame *frame;
    const IrInstruction *call;
    const Method *method;
    const Symbol *arguments;
} Native;

static const Symbol GIVEN_UP = UINT32_MAX;

static Symbol give_up(const Native *native) {
    abstract_leave(
        native->abstract, native->call->span,
        arena_format(native->abstract->arena, "what '%s' gives", native->method->name->text));
    return GIVEN_UP;
}

static Symbol any_text(const Native *native, int64_t low, int64_t high) {
    return string_any(native->abstract, native->state, native->call, native->frame->chain,
                      range_between(low, high));
}

static Symbol any_result(const Native *native) {
    const Type *type = native->method->return_type;
    if (type == sema_types(native->abstract->sema)->string)
        return any_text(native, 0, INT32_MAX);
    if (!type_is_primitive(type))
        return give_up(native);
    return fact_fresh(native->abstract, native->state, ir_type_of(type), range_of_java_type(type));
}

static Symbol any_order(const Native *native) {
    enum { BOUND = 3 };
    Symbol result =
        fact_fresh(native->abstract, native->state, IR_INT, range_between(0, INT32_MAX - 1));
    fact_relate(native->abstract, native->state, result, native->arguments[BOUND], -1);
    return result;
}

static Symbol box(const Native *native) {
    Abstract *abstract = native->abstract;
    Class *owner = native->method->owner;
    const Variable *value = query_field(abstract->sema, owner, "value");
    if (!value)
        return give_up(native);
    uint32_t site = site_of(abstract, native->call, native->frame->chain, 0,
                            query_erasure(abstract->sema, owner->type));
    abstract->sites.items[site].is_shared = true;
    Symbol made = cell_new(abstract, native->state, site);
    state_set_cell(abstract, native->state, object_recent(site), value, native->arguments[0]);
    return made;
}

static Symbol class_of(const Native *native) {
    Abstract *abstract = native->abstract;
    Class *class_symbol = query_class(abstract->sema, "java.lang.Class");
    const ObjectSet *objects = fact_objects(abstract, native->state, native->arguments[0]);
    const ObjectSet *classes = abstract->no_object;
    for (uint32_t i = 0; class_symbol && i < objects->count; i++) {
        if (objects->items[i] == NULL_OBJECT)
            continue;
        Type *of = site_of_object(abstract, objects->items[i])->type;
        ObjectId made = object_recent(
            site_of(abstract, of, 0, 0, query_erasure(abstract->sema, class_symbol->type)));
        state_add_object(abstract, native->state, made);
        classes = objects_union(abstract, classes, objects_of(abstract, &made, 1));
    }
    return classes->count ? fact_reference(abstract, native->state, classes) : give_up(native);
}

static Symbol like_array(const Native *native) {
    Abstract *abstract = native->abstract;
    const ObjectSet *objects = fact_objects(abstract, native->state, native->arguments[0]);
    Type *type = NULL;
    for (uint32_t i = 0; i < objects->count; i++) {
        Type *of = objects->items[i] == NULL_OBJECT
                       ? NULL
                       : site_of_object(abstract, objects->items[i])->type;
        if (of && type && of != type)
            return give_up(native);
        type = of ? of : type;
    }
    if (!type)
        return give_up(native);
    uint32_t site = site_of(abstract, native->call, native->frame->chain, 0, type);
    return cell_new_array(abstract, native->state, site, native->arguments[1]);
}

static Symbol square_root(const Native *native) {
    Range range = fact_range(native->abstract, native->state, native->arguments[0]);
    Range result = range_of_type(IR_DOUBLE);
    if (range.least >= 0) {
        result.least = sqrt(range.least);
        result.greatest = sqrt(range.greatest);
        result.may_be_nan = range.may_be_nan;
    }
    return fact_fresh(native->abstract, native->state, IR_DOUBLE, result);
}

static Symbol execute(Abstract *abstract, State *state, const Frame *frame,
                      const IrInstruction *call, Builtin builtin, const Method *method,
                      const Symbol *arguments, bool *is_over) {
    enum { LONGEST_NUMBER = 30 };
    Native native = {abstract, state, frame, call, method, arguments};
    switch (builtin) {
    case BUILTIN_EXIT: *is_over = true; return 0;
    case BUILTIN_ASSUME: *is_over = !fact_assume(abstract, state, arguments[0], true); return 0;
    case BUILTIN_NOTHING:
    case BUILTIN_SHOW_ORDER: return 0;
    case BUILTIN_ANY_VALUE:
    case BUILTIN_ANY_STRING:
    case BUILTIN_OUTSIDE:
    case BUILTIN_ANY_NUMBER:
    case BUILTIN_DOUBTFUL:
    case BUILTIN_CLOCK_ADJUSTMENT:
    case BUILTIN_IDENTITY_HASH:
    case BUILTIN_IS_LAWFUL:
    case BUILTIN_ANY_TEXT:
    case BUILTIN_UNTOLD_TEXT:
    case BUILTIN_CLASS_NAME:
    case BUILTIN_SIMPLE_NAME:
    case BUILTIN_CHARACTER:
    case BUILTIN_RAW_BITS:
    case BUILTIN_OF_BITS:
    case BUILTIN_FUNCTION:
    case BUILTIN_NUMERAL: return any_result(&native);
    case BUILTIN_ANY_ORDER: return any_order(&native);
    case BUILTIN_BOX: return box(&native);
    case BUILTIN_CLASS: return class_of(&native);
    case BUILTIN_LIKE_ARRAY: return like_array(&native);
    case BUILTIN_TEXT: return any_text(&native, 1, LONGEST_NUMBER);
    case BUILTIN_MODELLED: return cell_load(abstract, state, arguments[0], abstract->length, 0);
    case BUILTIN_SQUARE_ROOT: return square_root(&native);
    // The model of a function then gives all that its documentation allows.
    case BUILTIN_TEXT_IS_KNOWN:
    case BUILTIN_TEXT_IS_READ:
    case BUILTIN_IS_ONE_VALUE:
    case BUILTIN_IS_KNOWN: return symbol_constant(abstract, IR_BOOL, 0);
    case BUILTIN_ANY_OBJECT:
    case BUILTIN_SOME_OBJECT:
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
    case BUILTIN_OWN_MAKE:
    case BUILTIN_OWN_SET:
    case BUILTIN_OWN_GET:
    case BUILTIN_CUT:
    case BUILTIN_CLONE: return give_up(&native);
    case BUILTIN_NONE:
    case BUILTIN_COUNT: break;
    }
    return give_up(&native);
}

Symbol native_execute(Abstract *abstract, State *state, const Frame *frame,
                      const IrInstruction *call, Builtin builtin, const Method *method,
                      const Symbol *arguments, bool *is_over) {
    Symbol result = execute(abstract, state, frame, call, builtin, method, arguments, is_over);
    if (result == GIVEN_UP)
        *is_over = true;
    return result == GIVEN_UP ? 0 : result;
}
