// Static fields whose arrays and collections nothing changes once they are set up.
//
// `private static final int[] DAYS = {31, 28, …}` keeps its contents where the
// sources only read elements, and never hand the array to anyone who could
// write. One walk over all sources finds the fields for which that cannot be
// said. What the class's own static initialiser does, is done before, lambdas included that the
// library runs there and then: `NAMES.forEach(name -> MAP.put(name, …))`, and private static
// methods that nothing else calls (initial_methods.c).
#include "analysis/internal.h"

#include "lower/reads.h"
#include "sema/queries.h"
#include "sema/specs.h"

#include <string.h>

// What one variable holds, a local one holds as well: `for (int[] row : TABLE)`.
typedef struct Alias {
    Variable *variable, *local;
} Alias;

// It is changed where the sources override that method, and may keep the lambda.
typedef struct Change {
    Variable *variable;
    const Method *runs;
} Change;

typedef struct Search {
    Analysis *analysis;
    NodeList around;             // the nodes that the present one stands in
    const Class *initializing;   // whose static initialiser it stands in, and runs with; or NULL
    VECTOR(const Method *) runs; // those of the library that run the lambdas around it
    VECTOR(Alias) aliases;
    VECTOR(Change) changes;
} Search;

// Is it a static field of the class that is being initialised, or a local variable there?
static bool is_initialized(const Search *search, const Variable *variable) {
    return search->initializing &&
           (variable->kind == VARIABLE_LOCAL || variable->owner == search->initializing);
}

static bool is_of_library(const Method *method) {
    return method && method->owner->unit && method->owner->unit->is_library;
}

// ---- Lambdas that are run at once

const Method *runs_at_once(const Node *function, Node *parent) {
    static const char *const names[] = {
        "forEach",    "forEachOrdered", "forEachRemaining", "ifPresent",        "ifPresentOrElse",
        "replaceAll", "removeIf",       "computeIfAbsent",  "computeIfPresent", "merge"};
    const Call *call = parent && parent->kind == NODE_CALL ? as_Call(parent) : NULL;
    const Method *method = call && call->object != function ? call->method : NULL;
    if (!is_of_library(method))
        return NULL;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (!strcmp(method->name->text, names[i]))
            return method;
    return NULL;
}

static void mark_changed(Search *search, Variable *variable) {
    map_put(search->analysis->arena, &search->analysis->changed_statics, variable, variable);
}

static void note_change(Search *search, Variable *variable, const Method *runs) {
    vector_push(search->analysis->arena, &search->changes, ((Change){variable, runs}));
}

// `forEach(LIST::add)`
static bool is_run_now(Search *search, const Node *function, Variable *variable, uint32_t depth) {
    const Method *runs = is_initialized(search, variable) && depth
                             ? runs_at_once(function, search->around.items[depth - 1])
                             : NULL;
    if (runs)
        note_change(search, variable, runs);
    return runs;
}

static void follow_changes(Search *search) {
    for (uint32_t i = 0; i < search->changes.count; i++)
        if (sources_override(search->analysis, search->changes.items[i].runs))
            mark_changed(search, search->changes.items[i].variable);
}

// ---- Uses

// A function of the library, which nobody changes: of those that give nothing, some are sums.
static bool is_function(const Class *class_symbol) {
    const char *name = class_symbol->name->text;
    size_t length = strlen(name), suffix = strlen("Consumer");
    return class_symbol->kind == CLASS_INTERFACE && class_symbol->package &&
           !strcmp(class_symbol->package->name->text, "java.util.function") &&
           !(length >= suffix && !strcmp(name + length - suffix, "Consumer"));
}

bool is_harmless_value(const Analysis *analysis, Type *type) {
    if (!type || type_is_primitive(type) || type->kind == TYPE_VOID ||
        type == analysis->types->string || query_unboxed(analysis->sema, type))
        return true;
    return type->kind == TYPE_CLASS && type->class_symbol->unit &&
           (!type->class_symbol->unit->is_library || type->class_symbol->kind == CLASS_ENUM ||
            is_function(type->class_symbol));
}

static bool is_harmless_type(const Search *search, Type *type) {
    return is_harmless_value(search->analysis, type);
}

static bool is_assigned(const Node *node, Node *parent) {
    if (parent->kind == NODE_ASSIGN)
        return as_Assign(parent)->target == node;
    return parent->kind == NODE_UNARY &&
           as_Unary(parent)->operator>= OPERATOR_PRE_INCREMENT && as_Unary(parent)->operator<=
           OPERATOR_POST_DECREMENT;
}

// `Collections.unmodifiableList(NAMES)`: what is inside of the elements is another question, which
// settle.c asks.
static bool is_closed_view(const Method *method) {
    static const char unmodifiable[] = "unmodifiable";
    return is_of_library(method) &&
           !strcmp(method->owner->qualified_name->text, "java.util.Collections") &&
           !strncmp(method->name->text, unmodifiable, strlen(unmodifiable));
}

// `Arrays.fill(TABLE, -1)`, `Collections.addAll(NAMES, "a", "b")`: what gives no object keeps none.
static bool keeps_nothing(const Method *method) {
    static const char *const owners[] = {"java.util.Arrays", "java.util.Collections",
                                         "java.lang.System"};
    if (!is_of_library(method) || type_is_reference(method->return_type))
        return false;
    for (size_t i = 0; i < sizeof owners / sizeof *owners; i++)
        if (!strcmp(method->owner->qualified_name->text, owners[i]))
            return true;
    return false;
}

static bool is_harmless_call(const Search *search, Call *call, const Node *object,
                             const Variable *variable) {
    if (!call->method)
        return false;
    if (is_initialized(search, variable) &&
        (call->object == object || keeps_nothing(call->method) || is_closed_view(call->method)))
        return true;
    if (call->object != object)
        return false;
    bool is_clone = object->type->kind == TYPE_ARRAY && !strcmp(call->method->name->text, "clone");
    if (is_clone)
        return is_harmless_type(search, object->type->element);
    return (call->method->modifiers & MODIFIER_PURE) && is_harmless_type(search, call->node.type);
}

// A local variable leaves as it is what it holds if all its own uses do.
static bool is_held(Search *search, Variable *variable, Node *declaration) {
    Variable *local = as_VariableDeclaration(declaration)->symbol;
    if (!local || local->kind != VARIABLE_LOCAL || local->type->kind != TYPE_ARRAY ||
        (search->initializing && !is_initialized(search, variable)))
        return false;
    vector_push(search->analysis->arena, &search->aliases, ((Alias){variable, local}));
    return true;
}

static bool is_harmless_loop(Search *search, Foreach *loop, const Node *iterable,
                             Variable *variable) {
    const Variable *element = as_VariableDeclaration(loop->variable)->symbol;
    return loop->iterable == iterable && element &&
           (is_harmless_type(search, element->type) || is_held(search, variable, loop->variable));
}

// Does this use of what the variable holds, an array or a collection, leave it as it is, in our
// hands alone?
static bool is_harmless(Search *search, const Node *node, Variable *variable) {
    uint32_t depth = search->around.count;
    while (depth-- > 0) {
        Node *parent = search->around.items[depth];
        switch (parent->kind) {
        case NODE_PARENTHESIZED: break;
        case NODE_FIELD: // a length, or a field of a class of the sources
        case NODE_BINARY:
        case NODE_INSTANCEOF: return true;
        case NODE_ASSIGN: return as_Assign(parent)->target == node;
        case NODE_CALL: return is_harmless_call(search, as_Call(parent), node, variable);
        case NODE_FOREACH: return is_harmless_loop(search, as_Foreach(parent), node, variable);
        case NODE_VARIABLE: return is_held(search, variable, parent);
        case NODE_METHOD_REFERENCE: return is_run_now(search, parent, variable, depth);
        case NODE_INDEX:
            if (as_Index(parent)->array != node)
                return true;
            if (depth && is_assigned(parent, search->around.items[depth - 1]))
                return is_initialized(search, variable);
            if (is_harmless_type(search, parent->type))
                return true;
            break; // an array in an array
        default: return false;
        }
        node = parent;
    }
    return false;
}

static bool is_followed(const Variable *variable) {
    return (variable->modifiers & MODIFIER_STATIC) ||
           (variable->kind == VARIABLE_LOCAL && variable->type &&
            variable->type->kind == TYPE_ARRAY);
}

// What a local variable changes is changed in those whose it is, too.
static void follow_aliases(Search *search) {
    Map *changed = &search->analysis->changed_statics;
    for (bool is_new = true; is_new;) {
        is_new = false;
        for (uint32_t i = 0; i < search->aliases.count; i++) {
            const Alias *alias = &search->aliases.items[i];
            if (!map_get(changed, alias->local) || map_get(changed, alias->variable))
                continue;
            map_put(search->analysis->arena, changed, alias->variable, alias->variable);
            is_new = true;
        }
    }
}

static void note_use(Search *search, const Node *node, Variable *variable) {
    if (!is_harmless(search, node, variable))
        mark_changed(search, variable);
    for (uint32_t i = 0; search->initializing && i < search->runs.count; i++)
        note_change(search, variable, search->runs.items[i]);
}

static void search_uses(void *context, Node *node);

// What stands in it runs with the initialiser, at another time, or as what is around it.
static void search_inside(Search *search, Node *node) {
    const Class *around = search->initializing;
    bool is_inside = node->kind == NODE_LAMBDA && search->around.count;
    const Method *runs = is_inside ? runs_at_once(node, vector_last(&search->around)) : NULL;
    if (is_static_member(&search->around, node))
        search->initializing = as_ClassDeclaration(vector_last(&search->around))->symbol;
    else if (node->kind == NODE_METHOD)
        search->initializing = initialized_by(search->analysis, as_MethodDeclaration(node)->symbol);
    else if (node->kind == NODE_CLASS || (node->kind == NODE_LAMBDA && !runs))
        search->initializing = NULL;
    if (runs)
        vector_push(search->analysis->arena, &search->runs, runs);
    vector_push(search->analysis->arena, &search->around, node);
    ast_each_child(node, search_uses, search);
    search->around.count--;
    search->runs.count -= runs != NULL;
    search->initializing = around;
}

static void search_uses(void *context, Node *node) {
    Search *search = context;
    if (node->flags & NODE_IN_JML)
        return;
    Variable *variable = query_variable(node);
    if (variable && is_followed(variable))
        note_use(search, node, variable);
    search_inside(search, node);
}

static bool is_only_read(Lowering *lowering, const Variable *field) {
    Analysis *analysis = analysis_of(lowering);
    if (field->class_member)
        return code_only_reads(lowering, field);
    if (!analysis->changes_known) {
        analysis->changes_known = true;
        Search search = {.analysis = analysis};
        find_initial_methods(analysis);
        const UnitList *units = sema_units(analysis->sema);
        for (uint32_t i = 0; i < units->count; i++)
            search_uses(&search, &units->items[i]->tree->node);
        follow_changes(&search);
        follow_aliases(&search);
    }
    bool is_visible = field->modifiers & (MODIFIER_PUBLIC | MODIFIER_PROTECTED);
    return analysis_is_set_once(lowering, field) && !is_visible &&
           !map_get(&analysis->changed_statics, field);
}

// A method that runs in the midst of the initialiser meets it half filled.
static bool is_filled_meanwhile(Lowering *lowering, const Variable *field) {
    const Analysis *analysis = analysis_of(lowering);
    bool is_so = initialized_by(analysis, analysis->looked_at) == field->owner;
    if (is_so)
        reads_everything(lowering);
    return is_so;
}

bool analysis_is_only_read(Lowering *lowering, const Variable *field) {
    reads_begin(lowering);
    bool answer = is_only_read(lowering, field);
    reads_end(lowering, (ReadAnswer){
                            .question = QUESTION_ONLY_READ,
                            .subject = field,
                            .answer = answer,
                        });
    return answer && !is_filled_meanwhile(lowering, field);
}

// ---- Is a field named at all?

typedef struct Mention {
    Lowering *lowering;
    const Variable *field;
    bool is_found;
    Map entered; // Method -> itself: those that run with it
} Mention;

static void search_mention(void *context, Node *node);

// What runs with the initialiser alone belongs to what calls it.
static void enter_initial_method(Mention *mention, Node *node) {
    const Analysis *analysis = analysis_of(mention->lowering);
    Method *method = called_method(node);
    if (!method || !initialized_by(analysis, method) || map_get(&mention->entered, method))
        return;
    map_put(analysis->arena, &mention->entered, method, method);
    reads_body(mention->lowering, &method->declaration->node);
    search_mention(mention, &method->declaration->node);
}

static void search_mention(void *context, Node *node) {
    Mention *mention = context;
    mention->is_found |= query_variable(node) == mention->field;
    if (mention->is_found)
        return;
    enter_initial_method(mention, node);
    ast_each_child(node, search_mention, context);
}

bool analysis_mentions(Lowering *lowering, Node *tree, const Variable *field) {
    Mention mention = {.lowering = lowering, .field = field};
    find_initial_methods(analysis_of(lowering));
    search_mention(&mention, tree);
    return mention.is_found;
}

// ---- Do the sources create one with a function?

static bool takes_function(const Analysis *analysis, const Method *constructor) {
    Method *function;
    for (uint32_t i = 0; i < constructor->parameters.count; i++)
        if (query_functional_type(analysis->sema, constructor->parameters.items[i]->type,
                                  &function))
            return true;
    return false;
}

static const Method *constructor_of(Node *node) {
    switch (node->kind) {
    case NODE_NEW: return as_New(node)->constructor;
    case NODE_CONSTRUCTOR_CALL: return as_ConstructorCall(node)->constructor;
    case NODE_METHOD_REFERENCE: return as_MethodReference(node)->method;
    default: return NULL;
    }
}

static void note_constructor(Analysis *analysis, const Method *constructor) {
    if (constructor && constructor->is_constructor && takes_function(analysis, constructor))
        map_put(analysis->arena, &analysis->created_with_functions, constructor->owner,
                constructor->owner);
}

static void search_functions(void *context, Node *node) {
    note_constructor(context, constructor_of(node));
    ast_each_child(node, search_functions, context);
}

bool analysis_creates_with_function(Lowering *lowering, const Class *class_symbol) {
    Analysis *analysis = analysis_of(lowering);
    if (!analysis->functions_known) {
        analysis->functions_known = true;
        if (sema_is_class_path_given(analysis->sema))
            code_note_functions(analysis, note_constructor);
        const UnitList *units = sema_units(analysis->sema);
        for (uint32_t i = 0; i < units->count; i++)
            search_functions(analysis, &units->items[i]->tree->node);
    }
    reads_begin(lowering);
    return reads_end(
        lowering, (ReadAnswer){.question = QUESTION_CREATED_WITH_FUNCTION,
                               .subject = class_symbol,
                               .answer = map_get(&analysis->created_with_functions, class_symbol)});
}

// ---- Can an initialiser change things of the sources?

static void search_library_only(void *context, Node *node) {
    bool *is_so = context;
    const Variable *variable = query_variable(node);
    if (variable && variable->kind == VARIABLE_FIELD && variable->owner && variable->owner->unit &&
        !variable->owner->unit->is_library)
        *is_so &= variable->constant != NULL;
    if (node->kind == NODE_CALL)
        *is_so &= is_of_library(as_Call(node)->method);
    if (node->kind == NODE_NEW)
        *is_so &= is_of_library(as_New(node)->constructor) && !as_New(node)->body;
    if (node->kind == NODE_LAMBDA || node->kind == NODE_METHOD_REFERENCE ||
        node->kind == NODE_ASSIGN || node->kind == NODE_RECORD_PATTERN)
        *is_so = false;
    if (*is_so)
        ast_each_child(node, search_library_only, context);
}

bool analysis_uses_only_library(Node *tree) {
    bool is_so = true;
    search_library_only(&is_so, tree);
    return is_so;
}
