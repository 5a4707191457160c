// What a clause speaks of: the variables, fields and elements in it that have a
// value of their own, with that value.
//
// Only names, `this`, `.`, `[]`, `\result`, `\old` and simple arithmetic are looked
// at, and what hangs on a call is left out. Variables of a quantifier have the values for which its
// body is broken, where that is what breaks the clause.
#include "cex/internal.h"

#include "sema/queries.h"

#include <string.h>

enum { MOST_SPOKEN = 12 };

typedef struct Evaluation {
    Cex *cex;
    bool is_old;                        // within \old
    bool at_end;                        // else: where the execution stops
    bool knows_this;                    // cex->receiver is the `this` of the clause
    const QuantifiedInstance *instance; // the values of bound variables, or NULL
    CexValueList *values;
} Evaluation;

typedef struct Known {
    Type *type; // NULL: not known
    int64_t number;
} Known;

static const Known unknown = {0};

bool cex_is_about_end(ObligationKind kind) {
    switch (kind) {
    case OBLIGATION_POSTCONDITION:
    case OBLIGATION_EXCEPTIONAL_POSTCONDITION:
    case OBLIGATION_EXCEPTION:
    case OBLIGATION_INVARIANT:
    case OBLIGATION_INITIALLY:
    case OBLIGATION_CONSTRAINT:
    case OBLIGATION_NON_NULL: return true;
    case OBLIGATION_NON_NULL_VARIABLE:
    case OBLIGATION_PRECONDITION:
    case OBLIGATION_ASSERTION:
    case OBLIGATION_UNREACHABLE:
    case OBLIGATION_LOOP_INVARIANT:
    case OBLIGATION_DECREASES:
    case OBLIGATION_ASSIGNABLE:
    case OBLIGATION_ACCESSIBLE:
    case OBLIGATION_OVERFLOW:
    case OBLIGATION_ENDLESS:
    case OBLIGATION_WELL_DEFINED: return false;
    }
    return false;
}

static Known known(const Evaluation *evaluation, Type *type, Term term) {
    if (!term || !type || query_is_jml_value(type))
        return unknown;
    return (Known){type, cex_number(evaluation->cex, type, term)};
}

// ---- States

// What the last executed step made of a local, or a field of an object; TERM_NONE: no step did.
static Term last_assigned(const Evaluation *evaluation, const Variable *variable, uint32_t object) {
    const TraceList *trace = symex_trace(evaluation->cex->symex);
    for (uint32_t i = trace->count; i-- > 0;) {
        const TraceStep *step = &trace->items[i];
        if (step->variable != variable || !step->value ||
            !cex_unsigned(evaluation->cex, step->guard))
            continue;
        if (!object || (step->object && cex_unsigned(evaluation->cex, step->object) == object))
            return step->value;
    }
    return TERM_NONE;
}

static Known field_of(const Evaluation *evaluation, int64_t number, Variable *field) {
    Cex *cex = evaluation->cex;
    const Object *object = cex_object(cex, (uint32_t)number);
    if (!number || object->type->kind != TYPE_CLASS)
        return unknown;
    const VariableList *fields = symex_fields(cex->symex, object->type);
    for (uint32_t i = 0; i < fields->count; i++) {
        if (fields->items[i] != field)
            continue;
        Term term = TERM_NONE;
        if (!evaluation->at_end && !evaluation->is_old)
            term = last_assigned(evaluation, field, (uint32_t)number);
        if (!term)
            term =
                cex_content(cex, object->location + i, evaluation->at_end && !evaluation->is_old);
        return known(evaluation, field->type, term);
    }
    return unknown;
}

static Known element_of(const Evaluation *evaluation, int64_t number, int64_t index) {
    Cex *cex = evaluation->cex;
    const Object *object = cex_object(cex, (uint32_t)number);
    if (!number || object->type->kind != TYPE_ARRAY || index < 0 ||
        index >= cex_length(cex, object) || (!evaluation->at_end && !evaluation->is_old))
        return unknown;
    Term term = cex_content(cex, object->location + (uint32_t)index, !evaluation->is_old);
    return known(evaluation, object->type->element, term);
}

// ---- Expressions

static Known evaluate(Evaluation *evaluation, Node *node);

static Known evaluate_this(const Evaluation *evaluation) {
    const Cex *cex = evaluation->cex;
    if (!evaluation->knows_this || !cex->receiver)
        return unknown;
    return (Known){cex_object(cex, cex->receiver)->type, cex->receiver};
}

static Term bound_value(const Evaluation *evaluation, const Variable *variable) {
    const QuantifiedInstance *instance = evaluation->instance;
    for (uint32_t i = 0; instance && i < instance->variables.count; i++)
        if (instance->variables.items[i] == variable)
            return instance->values.items[i];
    return TERM_NONE;
}

static Known evaluate_variable(const Evaluation *evaluation, Variable *variable) {
    Cex *cex = evaluation->cex;
    Term bound = bound_value(evaluation, variable);
    if (bound)
        return known(evaluation, variable->type, bound);
    if (variable->kind == VARIABLE_FIELD && !(variable->modifiers & MODIFIER_STATIC)) {
        Known object = evaluate_this(evaluation);
        return object.type ? field_of(evaluation, object.number, variable) : unknown;
    }
    if (variable->kind != VARIABLE_PARAMETER && variable->kind != VARIABLE_LOCAL)
        return unknown;
    Term term = TERM_NONE;
    if (!evaluation->at_end && !evaluation->is_old)
        term = last_assigned(evaluation, variable, 0);
    const InputList *inputs = symex_inputs(cex->symex);
    for (uint32_t i = 0; !term && i < inputs->count; i++)
        if (inputs->items[i].variable == variable)
            term = inputs->items[i].value;
    return known(evaluation, variable->type, term);
}

static Known evaluate_field(Evaluation *evaluation, FieldAccess *access) {
    if (!access->variable || (access->variable->modifiers & MODIFIER_STATIC))
        return unknown;
    Known object = evaluate(evaluation, access->object);
    if (!object.type || !object.number)
        return unknown;
    if (access->variable->kind == VARIABLE_ARRAY_LENGTH) {
        Cex *cex = evaluation->cex;
        return known(evaluation, access->node.type,
                     cex_object(cex, (uint32_t)object.number)->length);
    }
    return field_of(evaluation, object.number, access->variable);
}

static Known evaluate_binary(Evaluation *evaluation, Binary *binary) {
    Known left = evaluate(evaluation, binary->left), right = evaluate(evaluation, binary->right);
    if (!left.type || !right.type || !binary->node.type || !type_is_integral(binary->node.type))
        return unknown;
    if (binary->operator== OPERATOR_ADD)
        return (Known){binary->node.type, left.number + right.number};
    if (binary->operator== OPERATOR_SUBTRACT)
        return (Known){binary->node.type, left.number - right.number};
    return unknown;
}

static Known evaluate_old(Evaluation *evaluation, Old *old) {
    if (old->label)
        return unknown;
    bool was_old = evaluation->is_old;
    evaluation->is_old = true;
    Known value = evaluate(evaluation, old->expression);
    evaluation->is_old = was_old;
    return value;
}

static Known evaluate(Evaluation *evaluation, Node *node) {
    if (node->constant && node->constant->kind >= CONSTANT_BYTE &&
        node->constant->kind <= CONSTANT_LONG)
        return (Known){node->type, node->constant->integer};
    if (node->kind == NODE_PARENTHESIZED)
        return evaluate(evaluation, as_Parenthesized(node)->inner);
    if (node->kind == NODE_THIS && !as_This(node)->qualifier)
        return evaluate_this(evaluation);
    if (node->kind == NODE_NAME && as_NameExpression(node)->variable)
        return evaluate_variable(evaluation, as_NameExpression(node)->variable);
    if (node->kind == NODE_FIELD)
        return evaluate_field(evaluation, as_FieldAccess(node));
    if (node->kind == NODE_INDEX) {
        Known array = evaluate(evaluation, as_Index(node)->array);
        Known index = evaluate(evaluation, as_Index(node)->index);
        return array.type && index.type ? element_of(evaluation, array.number, index.number)
                                        : unknown;
    }
    if (node->kind == NODE_JML_ATOM && as_JmlAtom(node)->keyword == JML_RESULT)
        return known(evaluation, node->type, symex_result(evaluation->cex->symex));
    if (node->kind == NODE_OLD)
        return evaluate_old(evaluation, as_Old(node));
    if (node->kind == NODE_BINARY)
        return evaluate_binary(evaluation, as_Binary(node));
    return unknown;
}

// ---- Collecting

// As written, with any space between words reduced to one.
static const char *source_text(Cex *cex, Span span) {
    const SourceFile *file = sources_file_at(cex->sources, span.begin);
    const char *from = file->text + (span.begin - file->base);
    char *copy = arena_copy_text(cex->arena, from, span.end - span.begin);
    char *to = copy;
    for (const char *at = copy; *at; at++) {
        bool is_space = *at == ' ' || *at == '\t' || *at == '\n' || *at == '\r';
        if (!is_space)
            *to++ = *at;
        else if (to > copy && to[-1] != ' ')
            *to++ = ' ';
    }
    *to = '\0';
    return copy;
}

// The result has its own line already, and `this` its own name.
static bool is_spoken(const Node *node) {
    return node->kind == NODE_NAME || node->kind == NODE_FIELD || node->kind == NODE_INDEX ||
           node->kind == NODE_OLD;
}

static void add_spoken(Evaluation *evaluation, Node *node, Known value) {
    CexValueList *values = evaluation->values;
    const char *text = source_text(evaluation->cex, node->span);
    for (uint32_t i = 0; i < values->count; i++)
        if (!strcmp(values->items[i].name, text))
            return;
    if (values->count < MOST_SPOKEN)
        vector_push(evaluation->cex->arena, values,
                    cex_describe(evaluation->cex, text, value.type, value.number));
}

static void collect(void *context, Node *node) {
    Evaluation *evaluation = context;
    if (is_spoken(node) && !node->constant) {
        Known value = evaluate(evaluation, node);
        if (value.type) {
            add_spoken(evaluation, node, value);
            return;
        }
    }
    if (node->kind != NODE_OLD && node->kind != NODE_VARIABLE)
        ast_each_child(node, collect, evaluation);
}

// ---- Whose clause

// An invariant is one of every object; only where there is just one it is clear which.
static uint32_t only_instance(Cex *cex, Class *class_symbol) {
    uint32_t found = 0;
    const ObjectList *objects = symex_objects(cex->symex);
    for (uint32_t i = 1; i < objects->count; i++) {
        const Object *object = &objects->items[i];
        Term exists = object->is_initial ? symex_exists(cex->symex, i) : object->created;
        if (object->type->kind != TYPE_CLASS || !exists || !cex_unsigned(cex, exists) ||
            !query_is_subclass(cex->sema, object->type->class_symbol, class_symbol))
            continue;
        if (found)
            return 0;
        found = i;
    }
    return found;
}

static bool lies_in_method(const Cex *cex, Span span) {
    const MethodDeclaration *declaration = cex->method->declaration;
    return declaration && declaration->body && declaration->body->span.begin <= span.begin &&
           span.end <= declaration->body->span.end;
}

static bool knows_this(Cex *cex, const Obligation *obligation) {
    switch (obligation->kind) {
    case OBLIGATION_POSTCONDITION:
    case OBLIGATION_EXCEPTIONAL_POSTCONDITION:
    case OBLIGATION_INITIALLY: return true;
    case OBLIGATION_INVARIANT:
    case OBLIGATION_CONSTRAINT:
        return cex->receiver && only_instance(cex, cex->method->owner) == cex->receiver;
    case OBLIGATION_ASSERTION:
    case OBLIGATION_LOOP_INVARIANT:
    case OBLIGATION_DECREASES: return lies_in_method(cex, obligation->clause);
    case OBLIGATION_EXCEPTION:
    case OBLIGATION_PRECONDITION:
    case OBLIGATION_UNREACHABLE:
    case OBLIGATION_ASSIGNABLE:
    case OBLIGATION_ACCESSIBLE:
    case OBLIGATION_NON_NULL:
    case OBLIGATION_NON_NULL_VARIABLE:
    case OBLIGATION_OVERFLOW:
    case OBLIGATION_ENDLESS:
    case OBLIGATION_WELL_DEFINED: return false;
    }
    return false;
}

// ---- Quantifiers

static bool is_same(const Obligation *a, const Obligation *b) {
    return a->kind == b->kind && a->span.begin == b->span.begin &&
           a->clause.begin == b->clause.begin && a->clause.end == b->clause.end;
}

// Of the values for which a quantifier of the clause is broken, those of the innermost; NULL: none
// is. The clause may have been met at several points; it is broken at one of them.
static const QuantifiedInstance *broken_instance(Cex *cex, const Obligation *obligation) {
    const ObligationList *all = symex_obligations(cex->symex);
    const QuantifiedInstanceList *instances = symex_instances(cex->symex);
    const QuantifiedInstance *best = NULL;
    for (uint32_t i = 0; i < all->count && !best; i++) {
        const Obligation *point = &all->items[i];
        if (!is_same(point, obligation) || !cex_unsigned(cex, point->violated))
            continue;
        for (uint32_t j = point->first_instance; j < point->instance_end; j++) {
            const QuantifiedInstance *instance = &instances->items[j];
            if (!instance->gap && (!best || best->variables.count < instance->variables.count) &&
                cex_unsigned(cex, instance->broken))
                best = instance;
        }
    }
    return best;
}

static void add_bound(Evaluation *evaluation) {
    const QuantifiedInstance *instance = evaluation->instance;
    for (uint32_t i = 0; instance && i < instance->variables.count; i++) {
        const Variable *variable = instance->variables.items[i];
        Known value = known(evaluation, variable->type, instance->values.items[i]);
        // Nobody wrote those that stand for the places of two sequences that are compared.
        if (value.type && variable->declaration)
            vector_push(
                evaluation->cex->arena, evaluation->values,
                cex_describe(evaluation->cex, variable->name->text, value.type, value.number));
    }
}

void cex_spoken(Cex *cex, const Obligation *obligation, CexValueList *values) {
    // The parameters of a method called have no value here.
    if (!obligation->clause.begin || obligation->kind == OBLIGATION_PRECONDITION ||
        obligation->kind == OBLIGATION_NON_NULL || obligation->kind == OBLIGATION_ASSIGNABLE ||
        obligation->kind == OBLIGATION_ACCESSIBLE)
        return;
    Node *clause = cex_find_node(cex, obligation->clause);
    Evaluation evaluation = {.cex = cex,
                             .at_end = cex_is_about_end(obligation->kind),
                             .knows_this = knows_this(cex, obligation),
                             .instance = broken_instance(cex, obligation),
                             .values = values};
    add_bound(&evaluation);
    if (clause)
        collect(&evaluation, clause);
}

// ---- Parts without a value

static const char *gap_text(const Cex *cex, const QuantifiedInstance *instance) {
    if (!instance->length)
        return arena_format(cex->arena, "no value here: %s", instance->gap);
    return arena_format(cex->arena, "no value here: index %d out of bounds for length %d",
                        (int32_t)(uint32_t)cex_unsigned(cex, instance->index),
                        (int32_t)(uint32_t)cex_unsigned(cex, instance->length));
}

static bool lies_in(Span span, Span outer) {
    return outer.begin <= span.begin && span.end <= outer.end;
}

// The first part of the clause that has none, where it is broken.
void cex_gap(Cex *cex, const Obligation *obligation) {
    const ObligationList *all = symex_obligations(cex->symex);
    const QuantifiedInstanceList *instances = symex_instances(cex->symex);
    for (uint32_t i = 0; i < all->count && !cex->result->gap; i++) {
        const Obligation *point = &all->items[i];
        if (!is_same(point, obligation) || !cex_unsigned(cex, point->violated))
            continue;
        for (uint32_t j = point->first_instance; j < point->instance_end; j++) {
            const QuantifiedInstance *instance = &instances->items[j];
            if (cex->result->gap || !instance->gap ||
                !lies_in(instance->gap_span, obligation->clause) ||
                !cex_unsigned(cex, instance->broken))
                continue;
            cex->result->gap = gap_text(cex, instance);
            cex->result->gap_span = instance->gap_span;
        }
    }
}
