// Can a statement complete normally? (JLS 14.22)
//
// Jumps are matched with their targets here, so that trees that are not typed
// yet can be asked about: whether a lambda returns a value is to be known
// before its body is typed. Constant conditions are recognised once typed;
// before, only the literals are.
#include "sema/internal.h"

// A statement that jumps may lead out of; innermost first.
typedef struct Exit {
    struct Exit *outer;
    const Node *statement;
    const Name *label;
    bool is_left;      // some reachable break leads behind it
    bool is_continued; // some reachable continue leads to its next round
    bool is_barrier;   // a `finally` that never completes: no jump gets past it
} Exit;

static bool completes(Node *node, Exit *exits);

static bool is_true(Node *condition) {
    while (condition->kind == NODE_PARENTHESIZED)
        condition = as_Parenthesized(condition)->inner;
    const Constant *constant = condition->constant;
    if (!constant && condition->kind == NODE_LITERAL)
        constant = &as_Literal(condition)->value;
    return constant && constant->kind == CONSTANT_BOOLEAN && constant->integer == 1;
}

static bool all_complete(const NodeList *list, Exit *exits) {
    for (uint32_t i = 0; i < list->count; i++)
        if (!completes(list->items[i], exits))
            return false;
    return true;
}

static bool is_loop(const Node *statement) {
    return statement->kind == NODE_WHILE || statement->kind == NODE_DO ||
           statement->kind == NODE_FOR || statement->kind == NODE_FOREACH;
}

// The loop that a `continue` with the label of this exit goes on with: labels
// stand directly around it.
static Exit *loop_below(Exit *innermost, const Exit *labeled) {
    Exit *loop = NULL;
    for (Exit *exit = innermost; exit != labeled; exit = exit->outer)
        if (exit->statement && is_loop(exit->statement))
            loop = exit;
    return loop;
}

static void leave_by_break(Exit *exits, const Name *label) {
    for (Exit *exit = exits; exit && !exit->is_barrier; exit = exit->outer) {
        bool is_target = label ? exit->label == label : !exit->label;
        if (is_target) {
            exit->is_left = true;
            return;
        }
    }
}

static void leave_by_continue(Exit *exits, const Name *label) {
    for (Exit *exit = exits; exit && !exit->is_barrier; exit = exit->outer) {
        Exit *loop = NULL;
        if (label && exit->label == label)
            loop = loop_below(exits, exit);
        else if (!label && exit->statement && is_loop(exit->statement))
            loop = exit;
        if (loop) {
            loop->is_continued = true;
            return;
        }
    }
}

// ---- Loops

static bool loop_completes(Node *node, Node *condition, Node *body, Exit *exits) {
    Exit exit = {.outer = exits, .statement = node};
    completes(body, &exit);
    return exit.is_left || (condition && !is_true(condition));
}

static bool do_completes(Do *loop, Exit *exits) {
    Exit exit = {.outer = exits, .statement = &loop->node};
    bool reaches_condition = completes(loop->body, &exit);
    reaches_condition |= exit.is_continued;
    return exit.is_left || (reaches_condition && !is_true(loop->condition));
}

static bool foreach_completes(Foreach *loop, Exit *exits) {
    Exit exit = {.outer = exits, .statement = &loop->node};
    completes(loop->body, &exit);
    return true;
}

// ---- Switch

static bool is_enhanced_label(Node *label) {
    return ast_category(label) == CATEGORY_PATTERN ||
           (label->kind == NODE_LITERAL && as_Literal(label)->value.kind == CONSTANT_NULL);
}

// A default, a pattern, or null: the cases then cover all values.
static bool is_enhanced_case(const Case *part) {
    for (uint32_t i = 0; i < part->labels.count; i++)
        if (is_enhanced_label(part->labels.items[i]))
            return true;
    return part->is_default;
}

// Bodies of lambdas are looked at before they are typed: then their labels tell (JLS 14.11.2).
bool switch_takes_some_case(const Switch *statement) {
    for (uint32_t i = 0; i < statement->cases.count; i++)
        if (is_enhanced_case(as_Case(statement->cases.items[i])))
            return true;
    return statement->is_exhaustive;
}

static bool switch_completes(Switch *statement, Exit *exits) {
    Exit exit = {.outer = exits, .statement = &statement->node};
    bool last_completes = true;
    bool rule_completes = false;
    for (uint32_t i = 0; i < statement->cases.count; i++) {
        const Case *part = as_Case(statement->cases.items[i]);
        last_completes = all_complete(&part->body, &exit);
        rule_completes |= part->is_arrow && last_completes;
    }
    return exit.is_left || last_completes || rule_completes || !switch_takes_some_case(statement);
}

// ---- Other statements

static bool if_completes(const If *statement, Exit *exits) {
    bool consequent = completes(statement->consequent, exits);
    bool alternative = !statement->alternative || completes(statement->alternative, exits);
    return consequent || alternative;
}

static bool labeled_completes(Labeled *labeled, Exit *exits) {
    Exit exit = {.outer = exits, .statement = &labeled->node, .label = labeled->label};
    bool body_completes = completes(labeled->body, &exit);
    return body_completes || exit.is_left;
}

static bool try_completes(const Try *statement, Exit *exits) {
    Exit barrier = {.outer = exits, .is_barrier = true};
    bool is_final = statement->finally_block && !completes(statement->finally_block, exits);
    if (is_final)
        exits = &barrier;
    bool result = completes(statement->block, exits);
    for (uint32_t i = 0; i < statement->catches.count; i++)
        result |= completes(as_Catch(statement->catches.items[i])->body, exits);
    return result && !is_final;
}

static bool completes(Node *node, Exit *exits) {
    switch (node->kind) {
    case NODE_BLOCK: return all_complete(&as_Block(node)->statements, exits);
    case NODE_IF: return if_completes(as_If(node), exits);
    case NODE_WHILE:
        return loop_completes(node, as_While(node)->condition, as_While(node)->body, exits);
    case NODE_DO: return do_completes(as_Do(node), exits);
    case NODE_FOR: return loop_completes(node, as_For(node)->condition, as_For(node)->body, exits);
    case NODE_FOREACH: return foreach_completes(as_Foreach(node), exits);
    case NODE_LABELED: return labeled_completes(as_Labeled(node), exits);
    case NODE_SWITCH: return switch_completes(as_Switch(node), exits);
    case NODE_BREAK: leave_by_break(exits, as_Break(node)->label); return false;
    case NODE_CONTINUE: leave_by_continue(exits, as_Continue(node)->label); return false;
    case NODE_RETURN:
    case NODE_YIELD:
    case NODE_THROW: return false;
    case NODE_TRY: return try_completes(as_Try(node), exits);
    case NODE_SYNCHRONIZED: return completes(as_Synchronized(node)->body, exits);
    case NODE_BLOCK_CONTRACT: return completes(as_BlockContract(node)->body, exits);
    default: // declarations, expressions, assertions
        return true;
    }
}

bool statement_completes(Node *statement) {
    return completes(statement, NULL);
}

bool statements_complete(const NodeList *statements) {
    return all_complete(statements, NULL);
}

static Node *body_of(Node *target) {
    switch (target->kind) {
    case NODE_WHILE: return as_While(target)->body;
    case NODE_DO: return as_Do(target)->body;
    case NODE_FOR: return as_For(target)->body;
    case NODE_FOREACH: return as_Foreach(target)->body;
    default: return as_Labeled(target)->body;
    }
}

bool has_break(Node *target) {
    Exit exit = {.statement = target};
    if (target->kind == NODE_LABELED)
        exit.label = as_Labeled(target)->label;
    completes(body_of(target), &exit);
    return exit.is_left;
}
