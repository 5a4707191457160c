// Constructors that call no other call the superclass's without arguments: it
// must have one that can be called so (JLS 8.8.7, 8.8.9).
#include "sema/invocation.h"

static bool calls_constructor(const MethodDeclaration *declaration) {
    const NodeList *statements = &as_Block(declaration->body)->statements;
    return ast_constructor_call_at(statements) < statements->count;
}

static void find_constructors(Sema *sema, Invocation *invocation, Class *super) {
    const MethodList *constructors = member_methods(sema, super, sema->known.init);
    const Method *hidden = NULL;
    for (uint32_t i = 0; i < constructors->count; i++) {
        Method *method = constructors->items[i];
        if (method->modifiers & MODIFIER_MODEL)
            continue;
        if (member_accessible(sema, invocation->environment, super, method->modifiers, NULL))
            vector_push(sema->arena, &invocation->candidates, method);
        else
            hidden = method;
    }
    if (!invocation->candidates.count && hidden)
        report_not_accessible(sema, invocation->span, super->name->text, hidden->modifiers,
                              super->name);
}

static void check_outer_instance(Sema *sema, Environment *environment, const Class *super,
                                 Span span) {
    if (super->is_static_context || super->is_local || !super->outer)
        return;
    // The instance being made does not count: it is not there yet.
    Environment around = *environment;
    around.in_constructor_call = true;
    if (!has_enclosing_instance(sema, &around, super->outer))
        diag_error(sema->diagnostics, span, "creating '%s' needs an instance of '%s'",
                   super->name->text, super->outer->name->text);
}

static void check_call(Sema *sema, Class *class_symbol, Span span) {
    Type *super = class_symbol->superclass;
    Environment environment = *class_environment(sema, class_symbol);
    Invocation invocation = {.environment = &environment,
                             .span = span,
                             .what = super->class_symbol->name->text,
                             .site = super};
    find_constructors(sema, &invocation, super->class_symbol);
    uint32_t mark = infer_mark(sema);
    uint32_t errors = diag_errors(sema->diagnostics);
    if (invocation.candidates.count)
        invocation_select(sema, &invocation);
    infer_undo(sema, mark);
    if (diag_errors(sema->diagnostics) != errors)
        diag_note(sema->diagnostics, span, "super() is called implicitly here");
    check_outer_instance(sema, &environment, super->class_symbol, span);
}

// One that can be extended, and has more than Object's constructor.
static bool has_usual_super(const Sema *sema, const Class *class_symbol) {
    const Type *super = class_symbol->superclass;
    return super && super->kind == TYPE_CLASS && super != sema->types.object &&
           super->class_symbol->kind == CLASS_CLASS &&
           !(super->class_symbol->modifiers & MODIFIER_FINAL);
}

void check_implicit_super(Sema *sema, Class *class_symbol) {
    if (class_symbol->kind != CLASS_CLASS || class_symbol->is_anonymous ||
        class_symbol->has_error || !has_usual_super(sema, class_symbol))
        return;
    for (uint32_t i = 0; i < class_symbol->methods.count; i++) {
        const Method *method = class_symbol->methods.items[i];
        if (!method->is_constructor || (method->modifiers & MODIFIER_MODEL))
            continue;
        if (!method->declaration)
            check_call(sema, class_symbol, class_name_span(class_symbol));
        else if (method->declaration->body && !calls_constructor(method->declaration))
            check_call(sema, class_symbol, method_name_span(method));
    }
}
