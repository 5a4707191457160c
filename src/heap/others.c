// Objects that nothing here refers to: where can they matter?
//
// A method changes objects that its inputs or static fields lead to, and static
// fields. An object out of its reach keeps its own fields. It still counts where
// a specification quantifies over its class, and its invariant can break
// - where the invariant reads a static field that the method assigns, and
// - where it reads objects that the method reaches, too: two lists that share a
//   node. Two owners of one thing are rare, and forbidding them in every class
//   is a nuisance, so these are looked at only with --others (decision 9).
//
// A quantifier may need any number of such objects. For an invariant one is
// enough: without the other ones the heap is as good, and breaks the same clause.
#include "heap/internal.h"

#include "analysis/builtins.h"
#include "lower/reads.h"
#include "sema/queries.h"
#include "sema/specs.h"

#include <string.h>

typedef struct Search {
    Symex *symex;
    Map seen;     // Node -> itself: declarations walked
    Map called;   // Name -> (void *) a bit for each number of parameters: all methods of that name
    Map assigned; // Variable -> itself: static fields that may be assigned
    VECTOR(Type *) quantified;
    VECTOR(Type *) chosen;  // asked for by `nondetWithNull()`, `havoc`
    VECTOR(Type *) sharing; // classes whose clauses read what others may refer to, too
    // About one clause:
    bool reads_assigned; // a static field that may be assigned
    bool reads_others;   // something that a different object may refer to
    bool is_clause;
} Search;

static void visit(void *context, Node *node);

// ---- Methods that may be called

static void visit_declaration(Search *search, Method *method) {
    if (!method->declaration || map_get(&search->seen, &method->declaration->node) ||
        (method->owner->unit && method->owner->unit->is_library))
        return;
    map_put(search->symex->arena, &search->seen, &method->declaration->node,
            &method->declaration->node);
    reads_body(search->symex->lowering, &method->declaration->node);
    visit(search, &method->declaration->node);
}

static void visit_overriding(Search *search, Class *class_symbol, Method *method) {
    for (uint32_t i = 0; i < class_symbol->methods.count; i++) {
        Method *other = class_symbol->methods.items[i];
        if (other != method && other->name == method->name &&
            other->parameters.count == method->parameters.count)
            visit_declaration(search, other);
    }
    for (uint32_t i = 0; i < class_symbol->member_classes.count; i++)
        visit_overriding(search, class_symbol->member_classes.items[i], method);
}

typedef void ClassVisit(Search *search, Class *class_symbol, Method *method);

static void each_class(Search *search, ClassVisit *visit_class, Method *method) {
    const UnitList *units = sema_units(search->symex->sema);
    for (uint32_t i = 0; i < units->count; i++) {
        const NodeList *types = &units->items[i]->tree->types;
        for (uint32_t j = 0; j < types->count; j++) {
            Class *class_symbol = as_ClassDeclaration(types->items[j])->symbol;
            if (class_symbol && !units->items[i]->is_library)
                visit_class(search, class_symbol, method);
        }
    }
}

// Another call of the same name and number of parameters leads to nothing else.
static bool is_first_call(Search *search, const Method *method) {
    enum { MOST_BITS = 31 };
    uint32_t count = method->parameters.count;
    uintptr_t calls = (uintptr_t)map_get(&search->called, method->name);
    uintptr_t bit = count < MOST_BITS ? (uintptr_t)1 << count : 0;
    if (calls & bit)
        return false;
    map_put(search->symex->arena, &search->called, method->name, (void *)(calls | bit));
    return true;
}

static void visit_method(Search *search, Method *method) {
    if (!method)
        return;
    visit_declaration(search, method);
    if (!(method->modifiers & (MODIFIER_STATIC | MODIFIER_PRIVATE)) && !method->is_constructor &&
        is_first_call(search, method))
        each_class(search, visit_overriding, method);
}

// ---- What expressions tell

static bool is_changeable_static(const Variable *variable) {
    return variable && variable->kind == VARIABLE_FIELD &&
           (variable->modifiers & MODIFIER_STATIC) && !(variable->modifiers & MODIFIER_FINAL);
}

static Variable *variable_of(Node *node) {
    while (node->kind == NODE_PARENTHESIZED)
        node = as_Parenthesized(node)->inner;
    return node->kind == NODE_NAME    ? as_NameExpression(node)->variable
           : node->kind == NODE_FIELD ? as_FieldAccess(node)->variable
                                      : NULL;
}

static void note_assigned(Search *search, Node *target) {
    Variable *variable = variable_of(target);
    if (is_changeable_static(variable) && !search->is_clause)
        map_put(search->symex->arena, &search->assigned, variable, variable);
}

static void note_read(Search *search, Node *node, const Variable *variable) {
    if (is_changeable_static(variable) && map_get(&search->assigned, variable))
        search->reads_assigned = true;
    bool is_own = node->kind == NODE_NAME || as_FieldAccess(node)->object->kind == NODE_THIS;
    if (variable && variable->kind == VARIABLE_FIELD && !is_own &&
        !(variable->modifiers & (MODIFIER_STATIC | MODIFIER_FINAL)))
        search->reads_others = true;
}

static bool is_reach_of(Node *node, const Variable *variable) {
    if (node->kind != NODE_CALL)
        return false;
    const Call *call = as_Call(node);
    return call->object && call->object->kind == NODE_REACH && call->arguments.count == 1 &&
           variable_of(call->arguments.items[0]) == variable;
}

static bool is_confined(Node *node, const Variable *variable);

// `(\exists int i; …; \reach(buckets[i]).has(n))`
static bool is_confined_for_some(const Quantified *quantified, const Variable *variable) {
    return quantified->keyword == JML_EXISTS &&
           ((quantified->range && is_confined(quantified->range, variable)) ||
            is_confined(quantified->body, variable));
}

// Does the condition hold only of objects that something refers to: `\reach(head).has(n)`?
static bool is_confined(Node *node, const Variable *variable) {
    while (node->kind == NODE_PARENTHESIZED)
        node = as_Parenthesized(node)->inner;
    if (node->kind == NODE_OLD)
        return is_confined(as_Old(node)->expression, variable);
    if (node->kind == NODE_QUANTIFIED)
        return is_confined_for_some(as_Quantified(node), variable);
    if (node->kind == NODE_BINARY && as_Binary(node)->operator== OPERATOR_OR)
        return is_confined(as_Binary(node)->left, variable) &&
               is_confined(as_Binary(node)->right, variable);
    if (node->kind == NODE_BINARY && as_Binary(node)->operator== OPERATOR_AND)
        return is_confined(as_Binary(node)->left, variable) ||
               is_confined(as_Binary(node)->right, variable);
    return is_reach_of(node, variable);
}

static bool is_quantifier_confined(const Quantified *quantified, const Variable *variable) {
    if (quantified->range && is_confined(quantified->range, variable))
        return true;
    Node *body = quantified->body;
    while (body->kind == NODE_PARENTHESIZED)
        body = as_Parenthesized(body)->inner;
    if (quantified->keyword == JML_EXISTS || quantified->keyword == JML_NUM_OF)
        return is_confined(body, variable);
    if (quantified->keyword != JML_FORALL || body->kind != NODE_BINARY)
        return false;
    const Binary *binary = as_Binary(body);
    // Where neither side of an equivalence holds, it is true.
    return (binary->operator== OPERATOR_IMPLIES && is_confined(binary->left, variable)) ||
           (binary->operator== OPERATOR_EQUIVALENT && is_confined(binary->left, variable) &&
            is_confined(binary->right, variable));
}

static void note_quantified(Search *search, const Quantified *quantified) {
    for (uint32_t i = 0; i < quantified->variables.count; i++) {
        Variable *variable = as_VariableDeclaration(quantified->variables.items[i])->symbol;
        if (variable && !query_is_value(variable->type) &&
            !is_quantifier_confined(quantified, variable))
            vector_push(search->symex->arena, &search->quantified,
                        query_erasure(search->symex->sema, variable->type));
    }
}

// The value of a model field is read through its represents clauses.
static void visit_represents(Search *search, const Variable *field) {
    InheritedRepresentsList clauses = {0};
    class_represents(search->symex->sema, field->owner, &clauses);
    for (uint32_t i = 0; i < clauses.count; i++) {
        Node *node = &clauses.items[i].clause->node;
        if (map_get(&search->seen, node))
            continue;
        map_put(search->symex->arena, &search->seen, node, node);
        visit(search, node);
    }
}

// Any number of objects may be asked for, one by one.
static void note_choice(Search *search, const Call *call) {
    Sema *sema = search->symex->sema;
    if (call->method && call->node.type &&
        builtin_chooses_object(analysis_builtin(search->symex->lowering, call->method)))
        vector_push(search->symex->arena, &search->chosen,
                    query_erasure(sema, query_upper_bound(sema, call->node.type)));
}

// `havoc x` may be any object, too.
static void note_havoc(Search *search, const JmlStatement *statement) {
    Sema *sema = search->symex->sema;
    for (uint32_t i = 0; i < statement->locations.count; i++) {
        Type *type = query_havocked_type(statement->locations.items[i]);
        if (type && type_is_reference(type))
            vector_push(search->symex->arena, &search->chosen,
                        query_erasure(sema, query_upper_bound(sema, type)));
    }
}

// A record pattern calls the accessors.
static void visit_accessors(Search *search, const Type *record) {
    if (!record || record->kind != TYPE_CLASS)
        return;
    const VariableList *components = &record->class_symbol->record_components;
    for (uint32_t i = 0; i < components->count; i++)
        visit_method(search, query_accessor(search->symex->sema, record->class_symbol,
                                            components->items[i]));
}

static void visit(void *context, Node *node) {
    Search *search = context;
    if (node->kind == NODE_CALL)
        note_choice(search, as_Call(node));
    if (node->kind == NODE_JML_STATEMENT)
        note_havoc(search, as_JmlStatement(node));
    if (node->kind == NODE_QUANTIFIED)
        note_quantified(search, as_Quantified(node));
    else if (node->kind == NODE_CALL)
        visit_method(search, as_Call(node)->method);
    else if (node->kind == NODE_NEW)
        visit_method(search, as_New(node)->constructor);
    else if (node->kind == NODE_CONSTRUCTOR_CALL)
        visit_method(search, as_ConstructorCall(node)->constructor);
    else if (node->kind == NODE_METHOD_REFERENCE)
        visit_method(search, as_MethodReference(node)->method);
    else if (node->kind == NODE_RECORD_PATTERN)
        visit_accessors(search, node->type);
    else if (node->kind == NODE_ASSIGN)
        note_assigned(search, as_Assign(node)->target);
    else if (node->kind == NODE_UNARY)
        note_assigned(search, as_Unary(node)->operand);
    else if (node->kind == NODE_INDEX || node->kind == NODE_REACH || node->kind == NODE_ELEMENTS)
        search->reads_others = true;
    if (node->kind == NODE_NAME || node->kind == NODE_FIELD) {
        Variable *variable = variable_of(node);
        note_read(search, node, variable);
        if (variable && (variable->modifiers & MODIFIER_MODEL) && variable->owner)
            visit_represents(search, variable);
    }
    ast_each_child(node, visit, search);
}

// ---- The classes

static void add_others(Search *search, Type *type, bool is_one) {
    Symex *symex = search->symex;
    for (uint32_t i = 0; i < symex->pre.others.count; i++) {
        if (symex->pre.others.items[i].type == type) {
            symex->pre.others.items[i].is_one &= is_one;
            return;
        }
    }
    Others others = {type, is_one};
    vector_push(symex->arena, &symex->pre.others, others);
}

// Looks at each clause of the class, with the methods that it calls, from the start.
static void visit_clauses(Search *search, Class *class_symbol, JmlKeyword keyword) {
    Symex *symex = search->symex;
    InheritedClauseList clauses = {0};
    class_clauses(symex->sema, class_symbol, keyword, &clauses);
    for (uint32_t i = 0; i < clauses.count; i++) {
        search->seen = search->called = (Map){0};
        search->reads_assigned = search->reads_others = false;
        visit(search, clauses.items[i].clause->expression);
        Type *type = query_erasure(symex->sema, class_symbol->type);
        if (search->reads_others)
            vector_push(symex->arena, &search->sharing, type);
        if (search->reads_assigned || (search->reads_others && symex->scope.others))
            add_others(search, type, true);
    }
}

static void visit_class_clauses(Search *search, Class *class_symbol, Method *method) {
    visit_clauses(search, class_symbol, JML_INVARIANT);
    visit_clauses(search, class_symbol, JML_CONSTRAINT);
    for (uint32_t i = 0; i < class_symbol->member_classes.count; i++)
        visit_class_clauses(search, class_symbol->member_classes.items[i], method);
}

const Others *others_of(Symex *symex, const Range *range) {
    const Others *found = NULL;
    for (uint32_t i = 0; i < symex->pre.others.count && !range->is_fixed; i++) {
        const Others *others = &symex->pre.others.items[i];
        if (query_is_subtype(symex->sema, range->type, others->type) && (!found || found->is_one))
            found = others;
    }
    return found;
}

bool others_offer(Symex *symex, Type *type) {
    Range range = {.type = query_erasure(symex->sema, type)};
    const Others *others = others_of(symex, &range);
    return others && !others->is_one;
}

// Initialisers run without being called. Only what they choose is of interest.
static void visit_initializers(Search *search, Class *class_symbol, Method *method) {
    const ClassDeclaration *declaration = class_symbol->declaration;
    for (uint32_t i = 0; declaration && i < declaration->members.count; i++) {
        Node *member = declaration->members.items[i];
        if (member->kind == NODE_VARIABLE || member->kind == NODE_INITIALIZER)
            visit(search, member);
    }
    for (uint32_t i = 0; i < class_symbol->member_classes.count; i++)
        visit_initializers(search, class_symbol->member_classes.items[i], method);
}

// The same for every method; that there is no such choice, as a rule, is worth knowing by itself.
bool others_initializers_choose(Lowering *lowering) {
    Symex symex = {
        .arena = lower_arena(lowering), .sema = lower_sema(lowering), .lowering = lowering};
    Search search = {.symex = &symex, .is_clause = true};
    reads_begin(lowering);
    each_class(&search, visit_initializers, NULL);
    return reads_end(lowering, (ReadAnswer){.question = QUESTION_INITIALIZERS_CHOOSE,
                                            .subject = lowering,
                                            .answer = search.chosen.count});
}

static bool imports_choice(const CompilationUnit *tree) {
    for (uint32_t i = 0; i < tree->imports.count; i++)
        if (!strcmp(as_Import(tree->imports.items[i])->qualifier->text, "org.cprover") ||
            !strcmp(as_Import(tree->imports.items[i])->qualifier->text, "org.cprover.CProver"))
            return true;
    return false;
}

// Plain Java has no clauses, and only one class to choose objects with. Who calls that by its whole
// name is told that it is not modelled.
static bool may_ask_for_objects(const Symex *symex) {
    const UnitList *units = sema_units(symex->sema);
    bool may_ask = !symex->scope.is_plain;
    for (uint32_t i = 0; !may_ask && i < units->count; i++)
        may_ask = units->items[i]->tree->has_jml || imports_choice(units->items[i]->tree);
    return may_ask;
}

void others_find(Symex *symex, Method *method) {
    if (!may_ask_for_objects(symex))
        return;
    Search search = {.symex = symex};
    MethodList methods = {0};
    method_specifications(symex->sema, method, &methods);
    visit_declaration(&search, method);
    for (uint32_t i = 0; i < methods.count; i++)
        visit_declaration(&search, methods.items[i]);
    search.is_clause = true;
    if (!(method->modifiers & MODIFIER_HELPER))
        each_class(&search, visit_class_clauses, method);
    for (uint32_t i = 0; i < search.quantified.count; i++)
        add_others(&search, search.quantified.items[i], false);
    Search initializers = {.symex = symex, .is_clause = true};
    if (others_initializers_choose(symex->lowering))
        each_class(&initializers, visit_initializers, method);
    for (uint32_t i = 0; i < search.chosen.count; i++)
        add_others(&search, search.chosen.items[i], false);
    for (uint32_t i = 0; i < initializers.chosen.count; i++)
        add_others(&search, initializers.chosen.items[i], false);
    for (uint32_t i = 0; i < search.sharing.count; i++) {
        Range range = {.type = search.sharing.items[i]};
        symex->pre.leaves_out_others |= !others_of(symex, &range);
    }
}
