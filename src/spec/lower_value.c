// Sequences, sets and maps: \seq, \map and their functions, and the values of org.jmlspecs.lang
// with their methods. Both become the same few kinds.
#include "spec/internal.h"

#include "sema/queries.h"

#include <string.h>

// ---- Parts

static Type *primitive(SpecLowering *lowering, TypeKind kind) {
    return spec_primitive(lowering, kind);
}

static const SpecExpr *number(SpecLowering *lowering, const Node *from, int64_t value) {
    SpecExpr *node =
        spec_node(lowering, SPEC_CONSTANT, from, primitive(lowering, TYPE_INT), SPEC_SORT_INT);
    node->number = value;
    return spec_at_sort(lowering, node, SPEC_SORT_BIGINT, primitive(lowering, TYPE_BIGINT), from);
}

static const SpecExpr *exact(SpecLowering *lowering, const SpecExpr *value, const Node *from) {
    value = spec_without_box(lowering, value, from);
    if (!spec_is_integral(value->sort))
        return spec_unmodelled_node(lowering, from, "an index that is no number");
    return spec_at_sort(lowering, value, SPEC_SORT_BIGINT, primitive(lowering, TYPE_BIGINT), from);
}

static const SpecExpr *exact_tree(SpecLowering *lowering, Node *node) {
    return exact(lowering, spec_lower_tree(lowering, node), node);
}

// What is put in: a box is kept as its number.
static const SpecExpr *element(SpecLowering *lowering, Node *node) {
    return spec_without_box(lowering, spec_lower_tree(lowering, node), node);
}

static const SpecExpr *truth_of(SpecLowering *lowering, SpecKind kind, const Node *from,
                                const SpecExpr *a, const SpecExpr *b) {
    return spec_binary(lowering, kind, from, primitive(lowering, TYPE_BOOLEAN), SPEC_SORT_BOOL, a,
                       b);
}

// ---- Sequences

static const SpecExpr *length_of(SpecLowering *lowering, const Node *from,
                                 const SpecExpr *sequence) {
    return spec_unary(lowering, SPEC_SEQUENCE_LENGTH, from, primitive(lowering, TYPE_INT),
                      SPEC_SORT_BIGINT, sequence);
}

static const SpecExpr *element_of(SpecLowering *lowering, const Node *from, Type *type,
                                  const SpecExpr *sequence, const SpecExpr *index) {
    Type *unboxed = query_unboxed(lowering->table->sema, type);
    type = unboxed ? unboxed : type;
    return spec_binary(lowering, SPEC_SEQUENCE_GET, from, type, spec_sort_of(type), sequence,
                       index);
}

static const SpecExpr *any_element_of(SpecLowering *lowering, const Node *from,
                                      const SpecExpr *sequence, const SpecExpr *index) {
    return element_of(lowering, from, sema_types(lowering->table->sema)->object, sequence, index);
}

static const SpecExpr *concatenated(SpecLowering *lowering, const Node *from, const SpecExpr *a,
                                    const SpecExpr *b) {
    return spec_binary(lowering, SPEC_SEQUENCE_CONCAT, from, a->type, SPEC_SORT_SEQUENCE, a, b);
}

static const SpecExpr *listed(SpecLowering *lowering, const Node *from, Type *type,
                              const SpecExpr *one) {
    return spec_parent(lowering, SPEC_SEQUENCE, from, type, SPEC_SORT_SEQUENCE, &one, one ? 1 : 0);
}

static const SpecExpr *part_of(SpecLowering *lowering, const Node *from, const SpecExpr *sequence,
                               const SpecExpr *begin, const SpecExpr *end) {
    const SpecExpr *children[] = {sequence, begin, end};
    return spec_parent(lowering, SPEC_SEQUENCE_SUB, from, sequence->type, SPEC_SORT_SEQUENCE,
                       children, 3);
}

static const SpecExpr *changed(SpecLowering *lowering, const Node *from, const SpecExpr *sequence,
                               const SpecExpr *index, const SpecExpr *value) {
    const SpecExpr *children[] = {sequence, index, value};
    return spec_parent(lowering, SPEC_SEQUENCE_PUT, from, sequence->type, SPEC_SORT_SEQUENCE,
                       children, 3);
}

static const SpecExpr *index_local(SpecLowering *lowering, const Node *from, Variable *index) {
    return spec_local(lowering, from, index, SPEC_SORT_BIGINT);
}

// `(keyword \bigint k; 0 <= k && k < s.length; body)`
static const SpecExpr *over_indices(SpecLowering *lowering, const Node *from, JmlKeyword keyword,
                                    const SpecExpr *sequence, Variable *index,
                                    const SpecExpr *body) {
    const SpecExpr *at = index_local(lowering, from, index);
    const SpecExpr *children[] = {
        truth_of(lowering, SPEC_AND, from,
                 truth_of(lowering, SPEC_LESS_EQUAL, from, number(lowering, from, 0), at),
                 truth_of(lowering, SPEC_LESS, from, at, length_of(lowering, from, sequence))),
        body};
    SpecExpr *node =
        spec_parent(lowering, SPEC_QUANTIFIER, from, body->type, body->sort, children, 2);
    node->keyword = keyword;
    vector_push(lowering->table->arena, &node->binders, index);
    return node;
}

const SpecExpr *spec_lower_sequence_equality(SpecLowering *lowering, const SpecExpr *a,
                                             const SpecExpr *b, const Node *from) {
    Arena *arena = lowering->table->arena;
    Variable *first = spec_binder(lowering, "s", a->type),
             *second = spec_binder(lowering, "t", b->type);
    Variable *index = spec_binder(lowering, "k", primitive(lowering, TYPE_BIGINT));
    const SpecExpr *s = spec_local(lowering, from, first, SPEC_SORT_SEQUENCE);
    const SpecExpr *t = spec_local(lowering, from, second, SPEC_SORT_SEQUENCE);
    const SpecExpr *at = index_local(lowering, from, index);
    const SpecExpr *same =
        truth_of(lowering, SPEC_ELEMENT_EQUAL, from, any_element_of(lowering, from, s, at),
                 any_element_of(lowering, from, t, at));
    const SpecExpr *children[] = {
        a, b,
        truth_of(lowering, SPEC_AND, from,
                 truth_of(lowering, SPEC_EQUAL, from, length_of(lowering, from, s),
                          length_of(lowering, from, t)),
                 over_indices(lowering, from, JML_FORALL, s, index, same))};
    SpecExpr *node = spec_parent(lowering, SPEC_SEQUENCE_EQUAL, from,
                                 primitive(lowering, TYPE_BOOLEAN), SPEC_SORT_BOOL, children, 3);
    vector_push(arena, &node->binders, first);
    vector_push(arena, &node->binders, second);
    return node;
}

// Where is the element, or is it there? `(\min \bigint k; s[k] == e; k)`, `(\exists \bigint k; s[k]
// == e)`
static const SpecExpr *search(SpecLowering *lowering, const Node *from, const SpecExpr *sequence,
                              const SpecExpr *value, bool wants_index) {
    Variable *whole = spec_binder(lowering, "s", sequence->type);
    Variable *wanted = spec_binder(lowering, "e", value->type);
    Variable *index = spec_binder(lowering, "k", primitive(lowering, TYPE_BIGINT));
    bool is_bound = value->sort != SPEC_SORT_REFERENCE; // an element of any sort cannot be
    const SpecExpr *s = spec_local(lowering, from, whole, SPEC_SORT_SEQUENCE);
    const SpecExpr *e = is_bound ? spec_local(lowering, from, wanted, value->sort) : value;
    const SpecExpr *same =
        truth_of(lowering, SPEC_ELEMENT_EQUAL, from,
                 any_element_of(lowering, from, s, index_local(lowering, from, index)), e);
    const SpecExpr *found = same;
    if (wants_index) {
        SpecExpr *all = (SpecExpr *)over_indices(lowering, from, JML_MIN, s, index,
                                                 index_local(lowering, from, index));
        const SpecExpr *children[] = {truth_of(lowering, SPEC_AND, from, all->children[0], same),
                                      all->children[1]};
        SpecExpr *least =
            spec_parent(lowering, SPEC_QUANTIFIER, from, all->type, all->sort, children, 2);
        least->keyword = JML_MIN;
        least->binders = all->binders;
        found = least;
    } else {
        found = over_indices(lowering, from, JML_EXISTS, s, index, same);
    }
    SpecExpr *let =
        spec_binary(lowering, SPEC_LET, from, found->type, found->sort, sequence, found);
    vector_push(lowering->table->arena, &let->binders, whole);
    if (!is_bound)
        return let;
    SpecExpr *outer = spec_binary(lowering, SPEC_LET, from, let->type, let->sort, value, let);
    vector_push(lowering->table->arena, &outer->binders, wanted);
    return outer;
}

// ---- Elements of any sort

// Of `s[i]`, what it is taken for.
const SpecExpr *spec_element_as(SpecLowering *lowering, const SpecExpr *value, Type *type,
                                const Node *from) {
    Type *unboxed = query_unboxed(lowering->table->sema, type);
    type = unboxed ? unboxed : type;
    return spec_parent(lowering, value->kind, from, type, spec_sort_of(type), value->children,
                       value->count);
}

bool spec_is_any_element(SpecTable *table, const SpecExpr *value) {
    return (value->kind == SPEC_SEQUENCE_GET || value->kind == SPEC_MAP_GET) &&
           value->type == sema_types(table->sema)->object;
}

const SpecExpr *spec_lower_element_equality(SpecLowering *lowering, const SpecExpr *a,
                                            const SpecExpr *b, const Node *from) {
    return truth_of(lowering, SPEC_ELEMENT_EQUAL, from, a, b);
}

// ---- Functions of \seq and \map

const SpecExpr *spec_lower_defined(SpecLowering *lowering, Quantified *quantified) {
    Variable *variable = as_VariableDeclaration(quantified->variables.items[0])->symbol;
    Binary *range = as_Binary(quantified->range);
    if (!variable || quantified->variables.count != 1 ||
        !spec_is_integral(spec_sort_of(variable->type)))
        return spec_unmodelled_node(lowering, &quantified->node, "\\seq_def of this form");
    const SpecExpr *children[] = {exact_tree(lowering, as_Binary(range->left)->left),
                                  exact_tree(lowering, as_Binary(range->right)->right),
                                  element(lowering, quantified->body)};
    SpecExpr *node = spec_parent(lowering, SPEC_SEQUENCE_DEFINE, &quantified->node,
                                 quantified->node.type, SPEC_SORT_SEQUENCE, children, 3);
    vector_push(lowering->table->arena, &node->binders, variable);
    return node;
}

static const SpecExpr *map_node(SpecLowering *lowering, SpecKind kind, JmlFunction *function,
                                SpecSort sort) {
    SpecExprList children = {0};
    const NodeList *arguments = &function->arguments;
    for (uint32_t i = 0; i < arguments->count; i++)
        vector_push(lowering->table->arena, &children, element(lowering, arguments->items[i]));
    return spec_parent(lowering, kind, &function->node, function->node.type, sort, children.items,
                       children.count);
}

static const SpecExpr *map_of_one(SpecLowering *lowering, JmlFunction *function) {
    const Node *from = &function->node;
    const SpecExpr *children[] = {
        spec_node(lowering, SPEC_MAP_EMPTY, from, from->type, SPEC_SORT_MAP),
        element(lowering, function->arguments.items[0]),
        element(lowering, function->arguments.items[1])};
    return spec_parent(lowering, SPEC_MAP_PUT, from, from->type, SPEC_SORT_MAP, children, 3);
}

const SpecExpr *spec_lower_value_function(SpecLowering *lowering, JmlFunction *function) {
    const Node *from = &function->node;
    Node **arguments = function->arguments.items;
    Type *type = function->node.type;
    switch ((int)function->keyword) {
    case JML_SEQ_SINGLETON: return listed(lowering, from, type, element(lowering, arguments[0]));
    case JML_SEQ_CONCAT:
        return concatenated(lowering, from, element(lowering, arguments[0]),
                            element(lowering, arguments[1]));
    case JML_SEQ_SUB:
        return part_of(lowering, from, element(lowering, arguments[0]),
                       exact_tree(lowering, arguments[1]), exact_tree(lowering, arguments[2]));
    case JML_SEQ_REVERSE:
        return spec_unary(lowering, SPEC_SEQUENCE_REVERSE, from, type, SPEC_SORT_SEQUENCE,
                          element(lowering, arguments[0]));
    case JML_SEQ_PUT:
        return changed(lowering, from, element(lowering, arguments[0]),
                       exact_tree(lowering, arguments[1]), element(lowering, arguments[2]));
    case JML_SEQ_GET:
        return any_element_of(lowering, from, element(lowering, arguments[0]),
                              exact_tree(lowering, arguments[1]));
    case JML_SEQ_LENGTH: return length_of(lowering, from, element(lowering, arguments[0]));
    case JML_SEQ_INDEX_OF:
    case JML_SEQ_CONTAINS:
        return search(lowering, from, element(lowering, arguments[0]),
                      element(lowering, arguments[1]), function->keyword == JML_SEQ_INDEX_OF);
    case JML_ARRAY_TO_SEQ:
        return spec_unary(lowering, SPEC_SEQUENCE_OF_ARRAY, from, type, SPEC_SORT_SEQUENCE,
                          spec_lower_tree(lowering, arguments[0]));
    case JML_MAP_GET: return map_node(lowering, SPEC_MAP_GET, function, SPEC_SORT_REFERENCE);
    case JML_MAP_UPDATE: return map_node(lowering, SPEC_MAP_PUT, function, SPEC_SORT_MAP);
    case JML_MAP_REMOVE: return map_node(lowering, SPEC_MAP_REMOVE, function, SPEC_SORT_MAP);
    case JML_MAP_SINGLETON: return map_of_one(lowering, function);
    case JML_MAP_OVERRIDE: return map_node(lowering, SPEC_MAP_JOIN, function, SPEC_SORT_MAP);
    case JML_MAP_SIZE: return map_node(lowering, SPEC_MAP_SIZE, function, SPEC_SORT_BIGINT);
    case JML_IN_DOMAIN: return map_node(lowering, SPEC_MAP_HAS, function, SPEC_SORT_BOOL);
    default: return NULL;
    }
}

// ---- `s[i]`, `s.length`

const SpecExpr *spec_lower_value_index(SpecLowering *lowering, Index *index) {
    const SpecExpr *value = spec_lower_tree(lowering, index->array);
    const Node *from = &index->node;
    if (value->sort == SPEC_SORT_SEQUENCE)
        return element_of(lowering, from, from->type, value, exact_tree(lowering, index->index));
    if (value->sort != SPEC_SORT_MAP)
        return spec_unmodelled_node(lowering, from, "an index of this type");
    Type *unboxed = query_unboxed(lowering->table->sema, from->type);
    Type *type = unboxed ? unboxed : from->type;
    return spec_binary(lowering, SPEC_MAP_GET, from, type, spec_sort_of(type), value,
                       element(lowering, index->index));
}

const SpecExpr *spec_lower_value_length(SpecLowering *lowering, FieldAccess *field) {
    const SpecExpr *value = spec_lower_tree(lowering, field->object);
    if (value->sort == SPEC_SORT_MAP)
        return spec_unary(lowering, SPEC_MAP_SIZE, &field->node, primitive(lowering, TYPE_INT),
                          SPEC_SORT_BIGINT, value);
    return value->sort == SPEC_SORT_SEQUENCE
               ? length_of(lowering, &field->node, value)
               : spec_unmodelled_node(lowering, &field->node, "a name that is no field");
}

// ---- Methods of the values of org.jmlspecs.lang

// One call: its receiver, and its arguments as they are needed.
typedef struct ValueCall {
    SpecLowering *lowering;
    Call *call;
    const SpecExpr *receiver; // NULL: static
    const char *name;
    uint32_t count; // of arguments
} ValueCall;

static bool is_named(const ValueCall *call, const char *name, uint32_t count) {
    return !strcmp(call->name, name) && call->count == count;
}

static const SpecExpr *argument(const ValueCall *call, uint32_t index) {
    return element(call->lowering, call->call->arguments.items[index]);
}

static const SpecExpr *index_argument(const ValueCall *call, uint32_t index) {
    return exact_tree(call->lowering, call->call->arguments.items[index]);
}

static const SpecExpr *is_zero(const ValueCall *call, const SpecExpr *count) {
    return truth_of(call->lowering, SPEC_EQUAL, &call->call->node, count,
                    number(call->lowering, &call->call->node, 0));
}

// `s.tail(n)`, `s.remove(i)` … look at s more than once: it gets a name.
static const SpecExpr *in_terms_of(const ValueCall *call) {
    SpecLowering *lowering = call->lowering;
    const Node *from = &call->call->node;
    Variable *whole = spec_binder(lowering, "s", call->receiver->type);
    const SpecExpr *s = spec_local(lowering, from, whole, SPEC_SORT_SEQUENCE);
    const SpecExpr *end = length_of(lowering, from, s), *result;
    if (!strcmp(call->name, "tail")) {
        result = part_of(lowering, from, s,
                         call->count ? index_argument(call, 0) : number(lowering, from, 1), end);
    } else {
        const SpecExpr *at = index_argument(call, 0), *behind = at;
        const SpecExpr *before = part_of(lowering, from, s, number(lowering, from, 0), at);
        if (!strcmp(call->name, "insert")) {
            before = concatenated(lowering, from, before,
                                  listed(lowering, from, s->type, argument(call, 1)));
        } else {
            SpecExpr *next = spec_binary(lowering, SPEC_ARITHMETIC, from, at->type,
                                         SPEC_SORT_BIGINT, at, number(lowering, from, 1));
            next->operation = IR_ADD;
            behind = next;
        }
        result = concatenated(lowering, from, before, part_of(lowering, from, s, behind, end));
    }
    SpecExpr *let =
        spec_binary(lowering, SPEC_LET, from, result->type, result->sort, call->receiver, result);
    vector_push(lowering->table->arena, &let->binders, whole);
    return let;
}

static const SpecExpr *sequence_call(const ValueCall *call) {
    SpecLowering *lowering = call->lowering;
    const SpecExpr *s = call->receiver;
    const Node *from = &call->call->node;
    if (is_named(call, "size", 0) || is_named(call, "length", 0))
        return length_of(lowering, from, s);
    if (is_named(call, "isEmpty", 0))
        return is_zero(call, length_of(lowering, from, s));
    if (is_named(call, "get", 1) || is_named(call, "charAt", 1))
        return element_of(lowering, from, from->type, s, index_argument(call, 0));
    if (is_named(call, "head", 0))
        return element_of(lowering, from, from->type, s, number(lowering, from, 0));
    if (is_named(call, "tail", 0) || is_named(call, "tail", 1) || is_named(call, "remove", 1) ||
        is_named(call, "insert", 2))
        return in_terms_of(call);
    if (is_named(call, "sub", 2))
        return part_of(lowering, from, s, index_argument(call, 0), index_argument(call, 1));
    if (is_named(call, "append", 1))
        return concatenated(lowering, from, s, argument(call, 0));
    if (is_named(call, "add", 1))
        return concatenated(lowering, from, s, listed(lowering, from, s->type, argument(call, 0)));
    if (is_named(call, "prepend", 1))
        return concatenated(lowering, from, listed(lowering, from, s->type, argument(call, 0)), s);
    if (is_named(call, "put", 2))
        return changed(lowering, from, s, index_argument(call, 0), argument(call, 1));
    if (is_named(call, "contains", 1))
        return search(lowering, from, s, argument(call, 0), false);
    if (is_named(call, "reverse", 0))
        return spec_unary(lowering, SPEC_SEQUENCE_REVERSE, from, s->type, SPEC_SORT_SEQUENCE, s);
    return NULL;
}

static const SpecExpr *map_call(const ValueCall *call) {
    static const struct {
        const char *name;
        SpecKind kind;
    } kinds[] = {
        {"contains", SPEC_MAP_HAS},     {"has", SPEC_MAP_HAS},
        {"containsKey", SPEC_MAP_HAS},  {"subset", SPEC_MAP_SUBSET},
        {"add", SPEC_MAP_PUT},          {"remove", SPEC_MAP_REMOVE},
        {"union", SPEC_MAP_JOIN},       {"intersect", SPEC_MAP_INTERSECT},
        {"difference", SPEC_MAP_MINUS},
    };
    SpecLowering *lowering = call->lowering;
    const Node *from = &call->call->node;
    const SpecExpr *map = call->receiver;
    const SpecExpr *size = spec_unary(lowering, SPEC_MAP_SIZE, from, primitive(lowering, TYPE_INT),
                                      SPEC_SORT_BIGINT, map);
    if (is_named(call, "size", 0))
        return size;
    if (is_named(call, "isEmpty", 0))
        return is_zero(call, size);
    if (is_named(call, "put", 2)) {
        const SpecExpr *children[] = {map, argument(call, 0), argument(call, 1)};
        return spec_parent(lowering, SPEC_MAP_PUT, from, map->type, SPEC_SORT_MAP, children, 3);
    }
    if (is_named(call, "get", 1)) {
        Type *unboxed = query_unboxed(lowering->table->sema, from->type);
        Type *type = unboxed ? unboxed : from->type;
        return spec_binary(lowering, SPEC_MAP_GET, from, type, spec_sort_of(type), map,
                           argument(call, 0));
    }
    if (is_named(call, "keys", 0)) // as a set: values do not count then
        return spec_binary(lowering, SPEC_MAP_JOIN, from, from->type, SPEC_SORT_MAP, map,
                           spec_node(lowering, SPEC_MAP_EMPTY, from, from->type, SPEC_SORT_MAP));
    if (is_named(call, "disjoint", 1))
        return is_zero(call, spec_unary(lowering, SPEC_MAP_SIZE, from,
                                        primitive(lowering, TYPE_INT), SPEC_SORT_BIGINT,
                                        spec_binary(lowering, SPEC_MAP_INTERSECT, from, map->type,
                                                    SPEC_SORT_MAP, map, argument(call, 0))));
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (is_named(call, kinds[i].name, 1))
            return spec_binary(lowering, kinds[i].kind, from, from->type, spec_sort_of(from->type),
                               map, argument(call, 0));
    return NULL;
}

static bool is_counted(const Type *type) {
    const char *name = type->class_symbol->name->text;
    return strcmp(name, "bag") && strcmp(name, "range");
}

static const SpecExpr *empty_value(const ValueCall *call) {
    const Node *from = &call->call->node;
    return spec_sort_of(from->type) == SPEC_SORT_SEQUENCE
               ? listed(call->lowering, from, from->type, NULL)
               : spec_node(call->lowering, SPEC_MAP_EMPTY, from, from->type, SPEC_SORT_MAP);
}

// `empty()`, and `of(a, b)`, which adds one by one.
static const SpecExpr *static_call(const ValueCall *call) {
    const Node *from = &call->call->node;
    bool lists = !strcmp(call->name, "of") && (call->call->is_varargs || !call->count);
    const SpecExpr *value = empty_value(call);
    if (!is_named(call, "empty", 0) && !lists)
        return NULL;
    for (uint32_t i = 0; i < call->count; i++)
        value = value->sort == SPEC_SORT_SEQUENCE
                    ? concatenated(call->lowering, from, value,
                                   listed(call->lowering, from, from->type, argument(call, i)))
                    : spec_binary(call->lowering, SPEC_MAP_PUT, from, from->type, SPEC_SORT_MAP,
                                  value, argument(call, i));
    return value;
}

static const SpecExpr *equality_call(const ValueCall *call) {
    const SpecExpr *other = argument(call, 0);
    const Node *from = &call->call->node;
    if (other->sort != call->receiver->sort)
        return NULL;
    return other->sort == SPEC_SORT_SEQUENCE
               ? spec_lower_sequence_equality(call->lowering, call->receiver, other, from)
               : truth_of(call->lowering, SPEC_EQUAL, from, call->receiver, other);
}

bool spec_is_value_call(const Call *call) {
    bool is_static = call->method && (call->method->modifiers & MODIFIER_STATIC);
    const Type *type = is_static                            ? call->method->owner->type
                       : call->object && call->object->type ? call->object->type
                                                            : NULL;
    return type && type->kind != TYPE_LOCATIONS && spec_is_composed(spec_sort_of(type));
}

const SpecExpr *spec_lower_value_call(SpecLowering *lowering, Call *call) {
    bool is_static = call->method && (call->method->modifiers & MODIFIER_STATIC);
    ValueCall of = {lowering, call, is_static ? NULL : spec_lower_tree(lowering, call->object),
                    call->name ? call->name->text : "", call->arguments.count};
    const Type *type = is_static ? call->method->owner->type : call->object->type;
    const SpecExpr *value = NULL;
    if (of.receiver && of.receiver->kind == SPEC_UNMODELLED)
        return of.receiver;
    if (type->kind == TYPE_CLASS && is_counted(type))
        value = is_static                                              ? static_call(&of)
                : is_named(&of, "eq", 1) || is_named(&of, "equals", 1) ? equality_call(&of)
                : of.receiver->sort == SPEC_SORT_SEQUENCE              ? sequence_call(&of)
                                                                       : map_call(&of);
    return value ? value
                 : spec_unmodelled_node(lowering, &call->node, "this method of such a value");
}

// ---- What the types hold

static Type *type_argument(SpecTable *table, const Type *type, uint32_t index) {
    Type *object = sema_types(table->sema)->object;
    return type->count > index ? type->arguments[index] : object;
}

SpecElementTypes spec_element_types(SpecTable *table, const Type *type) {
    TypeTable *types = sema_types(table->sema);
    if (type->kind == TYPE_SEQUENCE || type->kind == TYPE_MAP)
        return (SpecElementTypes){.is_known = true,
                                  .has_values = type->kind == TYPE_MAP,
                                  .key = types->object,
                                  .value = types->object};
    const char *name = type->kind == TYPE_CLASS ? type->class_symbol->name->text : "";
    bool has_ints = !strncmp(name, "int", strlen("int"));
    bool has_values = !strcmp(name, "map") || !strcmp(name, "intmap");
    if (type->kind != TYPE_CLASS || !is_counted(type))
        return (SpecElementTypes){0};
    return (SpecElementTypes){.is_known = true,
                              .has_values = has_values,
                              .key = has_ints                  ? type_primitive(types, TYPE_INT)
                                     : !strcmp(name, "string") ? type_primitive(types, TYPE_CHAR)
                                                               : type_argument(table, type, 0),
                              .value =
                                  has_values ? type_argument(table, type, has_ints ? 0 : 1) : NULL};
}
