// Lambdas and method references of specifications.
//
//     requires all(a, x -> x > least)      static IntPredicate made(int least) {
//                                              return x -> x > least;
//                                          }
//
// Each is what a method of its own gives, which nobody wrote: what it captures are the parameters,
// and it is a method of the object whose members the lambda uses, if it uses any.
#include "lower/internal.h"

static Method *make_maker(Lowering *lowering, const Node *tree, Class *around, bool has_this) {
    Method *maker = ARENA_NEW(lowering->arena, Method);
    maker->name = query_name(lowering->sema, "lambda");
    maker->owner = around;
    maker->modifiers = MODIFIER_PRIVATE | (has_this ? 0 : MODIFIER_STATIC);
    maker->return_type = tree->type;
    maker->is_implicit = true;
    return maker;
}

static void lower_maker(Lowering *lowering, Method *maker, Node *tree) {
    Code *code = code_new(lowering, maker->owner, maker->name->text);
    code->ir->symbol = maker;
    code->span = tree->span;
    add_method_parameters(code, maker);
    return_value(code, lower_expression(code, tree));
    code_finish(code);
    lower_give(lowering, maker, code->ir);
}

Method *lower_closure_maker(Lowering *lowering, Node *tree, Class *around, bool has_this) {
    Method *maker = map_get(&lowering->closure_makers, tree);
    if (maker)
        return maker;
    maker = make_maker(lowering, tree, around, has_this);
    Closure free = {.class_symbol = around};
    closure_capture(lowering, &free, tree);
    maker->parameters = free.variables;
    map_put(lowering->arena, &lowering->closure_makers, tree, maker);
    lower_maker(lowering, maker, tree);
    return maker;
}
