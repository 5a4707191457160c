// \TYPE: types as values of specifications.
//
// A value of \TYPE is a list of types, each with the condition under which it is
// the one; `==` and `<:` are answered pair by pair. The class of every object is
// known, so \typeof lists those of the objects that its argument can be.
#include "symex/spec.h"

#include "sema/queries.h"

typedef struct TypeChoice {
    Term condition;
    Type *type; // erased; NULL: there is none
} TypeChoice;

typedef VECTOR(TypeChoice) TypeChoices;

static bool choose(Spec *spec, Node *node, TypeChoices *choices);

static void add_choice(Spec *spec, TypeChoices *choices, Term condition, Type *type) {
    TypeChoice choice = {condition, type};
    if (condition != TERM_FALSE)
        vector_push(spec->symex->arena, choices, choice);
}

// An Object of the pre-state stands for one of any class: its type is not known.
static void note_any_class(Spec *spec, const Object *object, Term is_it, Node *node) {
    Symex *symex = spec->symex;
    if (object->is_initial && object->type == sema_types(symex->sema)->object)
        add_unmodelled(symex, term_and(symex->terms, spec->guard, is_it), node->span,
                       "\\typeof of an 'Object' of any class");
}

static void choose_dynamic(Spec *spec, Node *argument, TypeChoices *choices) {
    Symex *symex = spec->symex;
    if (type_is_primitive(argument->type)) {
        add_choice(spec, choices, TERM_TRUE, argument->type);
        return;
    }
    Term reference = spec_value(spec, argument);
    const ObjectSet *set = reference_candidates(symex, reference);
    spec_undefined(spec, term_equal(symex->terms, reference, object_reference(symex, 0)));
    for (uint32_t i = 1; i < symex->heap.objects.count; i++) {
        if (!object_set_has(set, i))
            continue;
        Object object = symex->heap.objects.items[i];
        Term is_it = term_equal(symex->terms, reference, object_reference(symex, i));
        note_any_class(spec, &object, is_it, argument);
        add_choice(spec, choices, is_it, object.type);
    }
}

// \elemtype of a type that is no array is null, which no type is.
static bool choose_element(Spec *spec, Node *argument, TypeChoices *choices) {
    TypeChoices arrays = {0};
    if (!choose(spec, argument, &arrays))
        return false;
    for (uint32_t i = 0; i < arrays.count; i++) {
        Type *type = arrays.items[i].type;
        add_choice(spec, choices, arrays.items[i].condition,
                   type && type->kind == TYPE_ARRAY ? type->element : NULL);
    }
    return true;
}

static bool choose_conditional(Spec *spec, Conditional *node, TypeChoices *choices) {
    TermTable *terms = spec->symex->terms;
    Term condition = spec_value(spec, node->condition), outer = spec->guard;
    TypeChoices parts[2] = {{0}, {0}};
    Node *nodes[2] = {node->consequent, node->alternative};
    for (uint32_t side = 0; side < 2; side++) {
        Term here = side ? term_not(condition) : condition;
        spec->guard = term_and(terms, outer, here);
        bool known = choose(spec, nodes[side], &parts[side]);
        spec->guard = outer;
        if (!known)
            return false;
        for (uint32_t i = 0; i < parts[side].count; i++)
            add_choice(spec, choices, term_and(terms, here, parts[side].items[i].condition),
                       parts[side].items[i].type);
    }
    return true;
}

static bool choose_old(Spec *spec, Old *old, TypeChoices *choices) {
    if (!spec->old || old->label)
        return false;
    const State *now = spec->state;
    spec->state = spec->old;
    bool known = choose(spec, old->expression, choices);
    spec->state = now;
    return known;
}

// Lists what the expression, of type \TYPE or Class, can be; false where that is not known.
static bool choose(Spec *spec, Node *node, TypeChoices *choices) {
    Sema *sema = spec->symex->sema;
    switch (node->kind) {
    case NODE_PARENTHESIZED: return choose(spec, as_Parenthesized(node)->inner, choices);
    case NODE_JML_TYPE:
        add_choice(spec, choices, TERM_TRUE,
                   query_erasure(sema, as_JmlType(node)->named_type->type));
        return true;
    case NODE_CLASS_LITERAL:
        add_choice(spec, choices, TERM_TRUE,
                   query_erasure(sema, as_ClassLiteral(node)->named_type->type));
        return true;
    case NODE_JML_FUNCTION:
        if (as_JmlFunction(node)->keyword == JML_ELEMTYPE)
            return choose_element(spec, as_JmlFunction(node)->arguments.items[0], choices);
        if (as_JmlFunction(node)->keyword != JML_TYPEOF)
            return false;
        choose_dynamic(spec, as_JmlFunction(node)->arguments.items[0], choices);
        return true;
    case NODE_CONDITIONAL: return choose_conditional(spec, as_Conditional(node), choices);
    case NODE_OLD: return choose_old(spec, as_Old(node), choices);
    default: return false;
    }
}

static bool is_subtype(Spec *spec, Type *a, Type *b) {
    if (!a || !b)
        return false;
    if (type_is_primitive(a) || type_is_primitive(b))
        return a == b;
    return query_is_subtype(spec->symex->sema, a, b);
}

bool spec_compares_types(const Binary *binary) {
    return binary->operator== OPERATOR_SUBTYPE || binary->left->type->kind == TYPE_TYPE ||
        binary->right->type->kind == TYPE_TYPE;
}

Term spec_types_compared(Spec *spec, Binary *binary) {
    TermTable *terms = spec->symex->terms;
    TypeChoices left = {0}, right = {0};
    if (!choose(spec, binary->left, &left) || !choose(spec, binary->right, &right))
        return spec_unmodelled(spec, &binary->node, "a type that is computed");
    Term result = TERM_FALSE;
    for (uint32_t i = 0; i < left.count; i++) {
        for (uint32_t j = 0; j < right.count; j++) {
            Type *a = left.items[i].type, *b = right.items[j].type;
            if (binary->operator== OPERATOR_SUBTYPE ? is_subtype(spec, a, b) : a == b)
                result =
                    term_or(terms, result,
                            term_and(terms, left.items[i].condition, right.items[j].condition));
        }
    }
    return binary->operator== OPERATOR_NOT_EQUAL ? term_not(result) : result;
}
