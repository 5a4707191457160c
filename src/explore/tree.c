// The symbolic execution tree: what each variable holds at a fork, and under which condition.
//
// Values and conditions are terms as people write them (term_text); what is too long for that is
// shown as the source has it, or as three dots.
#include "explore/internal.h"

#include <string.h>

enum { MOST_NODES = 400 };

static PathTree *tree_of(const Search *search) {
    return search->report->tree;
}

// ---- Texts

static const char *text_of(Search *search, Term term) {
    return term_text(search->checker.arena, search->checker.terms, term,
                     search->options->check.scope.bits);
}

// The symbolic value that a reference is, or is chosen by; NULL: several have a part in it.
static const char *only_variable(Search *search, Term term) {
    const TermTable *terms = search->checker.terms;
    enum { MOST_STEPS = 200 };
    VECTOR(Term) open = {0};
    Term found = TERM_NONE;
    vector_push(search->checker.scratch, &open, term_positive(term));
    for (uint32_t i = 0; i < open.count; i++) {
        Term at = open.items[i];
        TermKind kind = term_kind(terms, at);
        bool is_variable = kind == TERM_KIND_VARIABLE || kind == TERM_KIND_BOOL_VARIABLE;
        if (i > MOST_STEPS || (is_variable && found && found != at))
            return NULL;
        found = is_variable ? at : found;
        for (uint32_t j = 0; j < term_arity(terms, at); j++)
            vector_push(search->checker.scratch, &open, term_positive(term_child(terms, at, j)));
    }
    if (!found)
        return NULL;
    char *text = (char *)arena_format(search->checker.arena, "%s", term_name(terms, found));
    bool is_plain = !strpbrk(text, ".#[");
    for (char *at = text; is_plain && *at; at++)
        *at = *at >= 'a' && *at <= 'z' ? (char)(*at - 'a' + 'A') : *at;
    return text;
}

static const char *reference_text(Search *search, Term value) {
    Arena *arena = search->checker.arena;
    const ObjectList *objects = symex_objects(search->checker.symex);
    uint64_t number;
    if (!term_is_constant(search->checker.terms, value, &number))
        return only_variable(search, value);
    if (!number)
        return "null";
    if (number >= objects->count)
        return NULL;
    return arena_format(arena, "%s#%u", type_text(arena, objects->items[number].type),
                        (unsigned)number);
}

static const char *value_text(Search *search, const Type *type, Term value) {
    const char *text = NULL;
    if (!type_is_primitive(type))
        text = reference_text(search, value);
    else if (type->kind != TYPE_FLOAT && type->kind != TYPE_DOUBLE)
        text = text_of(search, value);
    return text ? text : "...";
}

static void add_values(Search *search, const StepPoint *point, PathTreeNode *node) {
    Arena *arena = search->checker.arena;
    StepValueList values = {0};
    step_values(search->checker.symex, point, search->checker.scratch, &values);
    for (uint32_t i = 0; i < values.count; i++) {
        const Variable *variable = values.items[i].variable;
        const char *text = arena_format(arena, "%s: %s", variable->name->text,
                                        value_text(search, variable->type, values.items[i].value));
        vector_push(arena, &node->values, text);
    }
}

static uint32_t line_of(const Search *search, const StepPoint *point) {
    Span span = step_instruction(point)->span;
    SourceFile *file = sources_file_at(search->checker.sources, span.begin);
    bool is_library = !span.begin || cex_is_library(search->checker.sources, span);
    return file && !is_library ? source_line_column(file, span.begin).line : 0;
}

// ---- Conditions

// A conjunction, part by part.
static void add_condition(Search *search, PathTreeNode *node, Term condition, const char *source) {
    TermTable *terms = search->checker.terms;
    Arena *arena = search->checker.arena;
    if (condition == TERM_TRUE)
        return;
    const char *text = text_of(search, condition);
    if (!text && term_kind(terms, condition) == TERM_KIND_AND && !term_is_negated(condition)) {
        add_condition(search, node, term_child(terms, condition, 0), source);
        add_condition(search, node, term_child(terms, condition, 1), source);
        return;
    }
    text = text ? text : source ? source : "...";
    if (strstr(text, " || "))
        text = arena_format(arena, "(%s)", text);
    for (uint32_t i = 0; i < node->conditions.count; i++)
        if (!strcmp(node->conditions.items[i], text))
            return;
    vector_push(arena, &node->conditions, text);
}

// What the first step that decided something says, for conditions without a short text.
static const char *source_of(const PathTreeNode *node) {
    for (uint32_t i = 0; !node->taken && i < node->steps.count; i++)
        if (node->steps.items[i].kind == PATH_DECISION)
            return node->steps.items[i].text;
    return node->taken;
}

static bool is_conjunction(const Search *search, Term term) {
    return term_kind(search->checker.terms, term) == TERM_KIND_AND && !term_is_negated(term);
}

static bool has_conjunct(const Search *search, Term term, Term part) {
    const TermTable *terms = search->checker.terms;
    return term == part || (is_conjunction(search, term) &&
                            (has_conjunct(search, term_child(terms, term, 0), part) ||
                             has_conjunct(search, term_child(terms, term, 1), part)));
}

// What was assumed on the way, too.
static void add_rest(Search *search, PathTreeNode *node, Term guard, Term before) {
    const TermTable *terms = search->checker.terms;
    if (has_conjunct(search, before, guard))
        return;
    if (is_conjunction(search, guard)) {
        add_rest(search, node, term_child(terms, guard, 0), before);
        add_rest(search, node, term_child(terms, guard, 1), before);
    } else {
        add_condition(search, node, guard, source_of(node));
    }
}

// The parent's, the way that was taken there, and what came to it since.
static void add_conditions(Search *search, PathTreeNode *node, Term guard) {
    Arena *arena = search->checker.arena;
    Term before = TERM_TRUE;
    if (node->parent) {
        const PathTreeNode *parent = &tree_of(search)->nodes.items[node->parent - 1];
        before = search->tree_places.items[node->parent - 1].guard;
        for (uint32_t i = 0; i < parent->conditions.count; i++)
            vector_push(arena, &node->conditions, parent->conditions.items[i]);
        add_condition(search, node, search->tree_condition, source_of(node));
        before = term_and(search->checker.terms, before, search->tree_condition);
    }
    if (guard != before)
        add_rest(search, node, guard, before);
}

// ---- Nodes

// NULL: there are too many.
static PathTreeNode *add_node(Search *search, const Trail *trail, Term guard) {
    PathTree *tree = tree_of(search);
    if (tree->nodes.count >= MOST_NODES || (tree->left_out && !search->tree_parent)) {
        tree->left_out++;
        return NULL;
    }
    PathTreeNode node = {
        .parent = search->tree_parent, .way = search->tree_way, .taken = search->tree_taken};
    const Trail *since = node.parent ? search->tree_places.items[node.parent - 1].trail : NULL;
    node.steps = trail_events_since(search, trail, since);
    vector_push(search->checker.arena, &tree->nodes, node);
    vector_push(search->checker.scratch, &search->tree_places, ((TreePlace){trail, guard}));
    return &vector_last(&tree->nodes);
}

// The check of Java that the branch makes; `passes` is the way without its exception.
static const IrBlock *check_at(const StepPoint *point, uint32_t *passes) {
    const IrInstruction *branch = step_instruction(point);
    for (uint32_t i = 0; branch->operation == IR_BRANCH && i < 2; i++) {
        const IrBlock *target = &step_method(point)->blocks.items[branch->detail.targets[i]];
        *passes = 1 - i;
        if (target->check != IR_CHECK_NONE)
            return target;
    }
    return NULL;
}

static const char *exception_of(const IrBlock *check) {
    for (uint32_t i = 0; i < check->instructions.count; i++)
        if (check->instructions.items[i].operation == IR_NEW)
            return check->instructions.items[i].detail.class_symbol->name->text;
    return "exception";
}

// `if (x > y)` forks for its operands, too: the term tells which.
static const char *fork_text(Search *search, const StepPoint *point) {
    Arena *arena = search->checker.arena;
    const IrInstruction *branch = step_instruction(point);
    uint32_t passes;
    if (branch->operation != IR_BRANCH)
        return "which method is called?";
    if (cex_is_library(search->checker.sources, branch->span))
        return "in the library";
    const IrBlock *check = check_at(point, &passes);
    if (check)
        return arena_format(arena, "%s ?", exception_of(check));
    const char *text = text_of(search, step_condition(point, 0));
    return arena_format(arena, "%s ?", text ? text : trail_source(search, branch->span));
}

// The mark right behind the branch, the check that it makes, or the term.
static const char *way_text(Search *search, const StepPoint *point, uint32_t way) {
    Arena *arena = search->checker.arena;
    const IrInstruction *branch = step_instruction(point);
    if (branch->operation != IR_BRANCH)
        return NULL;
    uint32_t passes;
    const IrBlock *check = check_at(point, &passes);
    if (check)
        return arena_format(arena, way == passes ? "no %s in '%s'" : "%s in '%s'",
                            exception_of(check), trail_source(search, branch->span));
    const IrBlock *target = &step_method(point)->blocks.items[branch->detail.targets[way]];
    const IrInstruction *first = target->instructions.count ? target->instructions.items : NULL;
    const char *outcome =
        first && first->operation == IR_MARK ? trail_outcome(search, first->detail.mark) : NULL;
    if (outcome)
        return outcome;
    const char *text = text_of(search, step_condition(point, way));
    return text ? text : trail_source(search, branch->span);
}

uint32_t tree_fork(Search *search, const StepPoint *point, const Trail *trail) {
    if (!tree_of(search))
        return 0;
    PathTreeNode *node = add_node(search, trail, step_guard(point));
    if (!node)
        return 0;
    add_conditions(search, node, step_guard(point));
    add_values(search, point, node);
    node->line = line_of(search, point);
    node->fork = fork_text(search, point);
    return tree_of(search)->nodes.count;
}

void tree_infeasible(Search *search, const StepPoint *point, uint32_t fork, uint32_t way) {
    if (!tree_of(search) || !fork)
        return;
    uint32_t parent = search->tree_parent, old_way = search->tree_way;
    const char *taken = search->tree_taken;
    Term condition = search->tree_condition;
    tree_take(search, point, fork, way);
    PathTreeNode *node = add_node(search, search->tree_places.items[fork - 1].trail, TERM_FALSE);
    if (node) {
        const PathTreeNode *from = &tree_of(search)->nodes.items[fork - 1];
        for (uint32_t i = 0; i < from->conditions.count; i++)
            vector_push(search->checker.arena, &node->conditions, from->conditions.items[i]);
        add_condition(search, node, step_condition(point, way), node->taken);
        node->status = PATH_INFEASIBLE;
    }
    search->tree_parent = parent;
    search->tree_way = old_way;
    search->tree_taken = taken;
    search->tree_condition = condition;
}

bool tree_is_alone(const Search *search, uint32_t fork, uint32_t open) {
    return fork && open < 2 && tree_of(search)->nodes.count == fork;
}

void tree_drop(Search *search) {
    tree_of(search)->nodes.count--;
    search->tree_places.count--;
}

void tree_take(Search *search, const StepPoint *point, uint32_t fork, uint32_t way) {
    if (!tree_of(search))
        return;
    search->tree_parent = fork;
    search->tree_way = way;
    search->tree_taken = way_text(search, point, way);
    search->tree_condition = step_condition(point, way);
}

static const char *outcome_text(Search *search, const char *reason) {
    Arena *arena = search->checker.arena;
    const StepPoint *point = search->point;
    if (search->thrown)
        return arena_format(arena, "throws %s", type_text(arena, search->thrown));
    const Type *type = search->checker.method->return_type;
    Term result = point && search->is_at_end ? step_result(point) : TERM_NONE;
    if (result && type)
        return arena_format(arena, "returns %s", value_text(search, type, result));
    return reason;
}

void tree_end(Search *search, const Trail *trail, PathStatus status, const char *reason,
              uint32_t number) {
    if (!tree_of(search) || !search->point)
        return;
    Term guard = step_guard(search->point);
    PathTreeNode *node = add_node(search, trail, guard);
    if (!node)
        return;
    add_conditions(search, node, guard);
    add_values(search, search->point, node);
    node->line = line_of(search, search->point);
    node->status = status;
    node->number = number;
    node->outcome = outcome_text(search, reason);
}
