// Static initialisers: their code, and where they run (JLS 12.4).
#include "lower/internal.h"

#include "sema/class_resolve.h"

// ---- Is there anything to run?

// Who reads such a field gets its value: it need not be set (JLS 4.12.4).
static bool is_constant(const VariableDeclaration *declaration) {
    const Variable *field = declaration->symbol;
    const Constant *value = declaration->initializer->constant;
    return value && (field->modifiers & MODIFIER_FINAL) &&
           (type_is_primitive(field->type) || value->kind == CONSTANT_STRING);
}

static bool is_initialized_field(Node *member) {
    if (member->kind != NODE_VARIABLE)
        return false;
    const VariableDeclaration *declaration = as_VariableDeclaration(member);
    return declaration->symbol && declaration->initializer &&
           (declaration->symbol->modifiers & MODIFIER_STATIC) &&
           !(declaration->symbol->modifiers & MODIFIER_MODEL) && !is_constant(declaration);
}

static bool is_static_block(Node *member) {
    return member->kind == NODE_INITIALIZER && as_Initializer(member)->is_static &&
           as_Initializer(member)->body;
}

static bool has_class_file_initializer(const Class *class_symbol) {
    return class_file_method(class_symbol->class_file, "<clinit>", "()V") != NULL;
}

static bool has_own_initializer(const Lowering *lowering, const Class *class_symbol) {
    const ClassDeclaration *declaration = class_symbol->declaration;
    if (class_symbol->class_file && lowering->options.class_files)
        return has_class_file_initializer(class_symbol);
    if (!declaration)
        return false;
    for (uint32_t i = 0; i < declaration->members.count; i++)
        if (is_initialized_field(declaration->members.items[i]) ||
            is_static_block(declaration->members.items[i]))
            return true;
    return declaration->constants.count != 0;
}

static Class *superclass_of(const Class *class_symbol) {
    const Type *super = class_symbol->superclass;
    return super && super->kind == TYPE_CLASS ? super->class_symbol : NULL;
}

static bool has_default_method(Lowering *lowering, Class *interface) {
    query_complete(lowering->sema, interface);
    for (uint32_t i = 0; i < interface->methods.count; i++) {
        ModifierSet modifiers = interface->methods.items[i]->modifiers;
        if (!(modifiers & MODIFIER_STATIC) && (modifiers & (MODIFIER_DEFAULT | MODIFIER_PRIVATE)))
            return true;
    }
    return false;
}

// Interfaces with default methods are initialised before a class that implements them, their own
// superinterfaces first (JLS 12.4.2); those that have something to do.
static void add_interfaces(Lowering *lowering, const Class *of, ClassList *list) {
    for (uint32_t i = 0; i < of->interfaces.count; i++) {
        const Type *type = of->interfaces.items[i];
        if (type->kind != TYPE_CLASS || !type->class_symbol->unit ||
            type->class_symbol->unit->is_library)
            continue;
        add_interfaces(lowering, type->class_symbol, list);
        query_type_bodies(lowering->sema, type->class_symbol); // which fields are constant
        if (has_own_initializer(lowering, type->class_symbol) &&
            has_default_method(lowering, type->class_symbol))
            vector_push(lowering->arena, list, type->class_symbol);
    }
}

void lower_initialized_interfaces(Lowering *lowering, const Class *class_symbol, ClassList *list) {
    if (class_symbol->kind != CLASS_INTERFACE && class_symbol->kind != CLASS_ANNOTATION)
        add_interfaces(lowering, class_symbol, list);
}

static bool has_initializer(Lowering *lowering, Class *class_symbol) {
    const void *known = map_get(&lowering->has_initializer, class_symbol);
    if (known)
        return known != lowering;
    query_type_bodies(lowering->sema, class_symbol); // which fields are constant
    Class *super = superclass_of(class_symbol);
    ClassList interfaces = {0};
    lower_initialized_interfaces(lowering, class_symbol, &interfaces);
    bool has = has_own_initializer(lowering, class_symbol) || interfaces.count ||
               (super && has_initializer(lowering, super));
    map_put(lowering->arena, &lowering->has_initializer, class_symbol,
            has ? (void *)class_symbol : (void *)lowering);
    return has;
}

// ---- May it throw?

static bool has_known_lengths(const NewArray *array) {
    for (uint32_t i = 0; i < array->dimensions.count; i++)
        if (!array->dimensions.items[i]->constant)
            return false;
    return true;
}

// What no operand can make fail, as far as one can see. Where it fails all the same, the execution
// is not modelled.
static bool is_harmless(Node *node) {
    switch ((int)node->kind) {
    case NODE_THROW:
    case NODE_ASSERT:
    case NODE_CALL:
    case NODE_INDEX:
    case NODE_CAST: return false;
    case NODE_NEW_ARRAY: return has_known_lengths(as_NewArray(node));
    case NODE_FIELD: return names_type(as_FieldAccess(node)->object);
    case NODE_NEW:
        return as_New(node)->constructor && as_New(node)->constructor->owner->unit->is_library;
    case NODE_BINARY:
        return as_Binary(node)->operator!= OPERATOR_DIVIDE && as_Binary(node)->operator!=
            OPERATOR_REMAINDER;
    default: return true;
    }
}

static void look_for_throws(void *context, Node *node) {
    bool *is_found = context;
    if (node->constant || node->kind == NODE_LAMBDA || node->kind == NODE_METHOD_REFERENCE)
        return;
    *is_found |= !is_harmless(node);
    if (!*is_found)
        ast_each_child(node, look_for_throws, context);
}

// The constructors of an enum run in its static initialiser.
static bool is_run_with(const ClassDeclaration *declaration, Node *member) {
    if (is_initialized_field(member) || is_static_block(member))
        return true;
    bool is_constructor = member->kind == NODE_METHOD && as_MethodDeclaration(member)->symbol &&
                          as_MethodDeclaration(member)->symbol->is_constructor;
    return declaration->constants.count &&
           (is_constructor || member->kind == NODE_VARIABLE || member->kind == NODE_INITIALIZER);
}

static bool may_throw(const Class *class_symbol) {
    const ClassDeclaration *declaration = class_symbol->declaration;
    const Class *super = superclass_of(class_symbol);
    bool is_found = class_symbol->class_file && has_class_file_initializer(class_symbol);
    if (!declaration || (class_symbol->unit && class_symbol->unit->is_library))
        return false;
    for (uint32_t i = 0; i < declaration->members.count; i++)
        if (is_run_with(declaration, declaration->members.items[i]))
            look_for_throws(&is_found, declaration->members.items[i]);
    for (uint32_t i = 0; i < declaration->constants.count; i++)
        look_for_throws(&is_found, declaration->constants.items[i]);
    for (uint32_t i = 0; !is_found && i < class_symbol->interfaces.count; i++)
        is_found = class_symbol->interfaces.items[i]->kind == TYPE_CLASS &&
                   may_throw(class_symbol->interfaces.items[i]->class_symbol);
    return is_found || (super && may_throw(super));
}

// ---- Where it runs

// The code of a class runs only once the class, its superclasses and, of inner
// and local ones, the classes around are initialised.
static bool is_running(const Code *code, const Class *class_symbol) {
    for (Class *at = source_class(code); at; at = at->outer) {
        for (const Class *super = at; super; super = superclass_of(super))
            if (super == class_symbol)
                return true;
        if (!at->is_local && !has_outer_instance(at))
            return false;
    }
    return false;
}

static bool is_just_done(const Code *code, const Class *class_symbol) {
    const IrBlock *block = &code->ir->blocks.items[code->block];
    for (uint32_t i = 0; i < block->instructions.count; i++) {
        const IrInstruction *instruction = &block->instructions.items[i];
        if (instruction->operation == IR_INITIALIZE &&
            instruction->detail.class_symbol == class_symbol)
            return true;
    }
    return false;
}

static void emit_initialization(Code *code, Class *class_symbol) {
    bool throws = may_throw(class_symbol);
    IrRegister exception = throws ? exception_register(code) : 0;
    IrInstruction *instruction = emit(code, IR_INITIALIZE);
    instruction->detail.class_symbol = class_symbol;
    instruction->result = exception;
    if (!throws)
        return;
    IrBlockId next = new_block(code);
    emit_branch(code, emit_is_null(code, exception), next, handler_block(code));
    start_block(code, next);
}

void emit_initialize(Code *code, Class *class_symbol) {
    if (!class_symbol || is_running(code, class_symbol) || is_just_done(code, class_symbol) ||
        !has_initializer(code->lowering, class_symbol))
        return;
    emit_initialization(code, class_symbol);
}

// ---- Its code

static void lower_static_field(Code *code, VariableDeclaration *declaration) {
    Variable *field = declaration->symbol;
    code->span = declaration->node.span;
    if (declaration->node.flags & NODE_HAS_ERROR)
        emit_unsupported(code, "code with errors");
    else if ((field->modifiers & MODIFIER_GHOST) &&
             (!is_java(declaration->initializer) || is_mathematical(field->type)))
        emit_specification(code, &declaration->node);
    else
        emit_store(code, 0, field, lower_as(code, declaration->initializer, field->type));
}

static void lower_static_members(Code *code, const ClassDeclaration *declaration) {
    for (uint32_t i = 0; i < declaration->members.count; i++) {
        Node *member = declaration->members.items[i];
        if (is_initialized_field(member))
            lower_static_field(code, as_VariableDeclaration(member));
        else if (is_static_block(member))
            lower_initializer(code, as_Initializer(member));
    }
}

// All of it is one method there; NULL: there is none.
static Method *class_file_initializer(Code *code, Class *class_symbol) {
    return resolve_own_method(code->sema, class_symbol, (ClassText){"<clinit>", 8},
                              (ClassText){"()V", 3});
}

static void lower_class_file_initializer(Code *code, Class *class_symbol) {
    Method *method = class_file_initializer(code, class_symbol);
    if (method && method->class_member->code && code->lowering->options.class_files)
        code->lowering->options.class_files->method(code, method);
    else if (method)
        emit_unsupported(code, "the initialiser of a class without source");
}

// Behind the initialisation of the superclass it is called: its graph is its own.
static void call_class_file_initializer(Code *code, Class *class_symbol) {
    Method *method = class_file_initializer(code, class_symbol);
    RegisterList none = {0};
    if (method)
        emit_call(code, method, 0, &none, false);
}

// The superclass comes first (JLS 12.4.2).
static void lower_initialization(Code *code, Class *class_symbol) {
    Class *super = superclass_of(class_symbol);
    code->span = class_symbol->declaration->node.span;
    if (super && has_initializer(code->lowering, super))
        emit_initialization(code, super);
    ClassList interfaces = {0};
    lower_initialized_interfaces(code->lowering, class_symbol, &interfaces);
    for (uint32_t i = 0; i < interfaces.count; i++)
        emit_initialization(code, interfaces.items[i]);
    if (class_symbol->class_file) {
        call_class_file_initializer(code, class_symbol);
        return;
    }
    lower_enum_constants(code, class_symbol);
    lower_static_members(code, class_symbol->declaration);
}

// ---- Step by step

static IrMethod *lower_static_step(Lowering *lowering, Class *class_symbol, Node *member) {
    const char *name = arena_format(lowering->arena, "%s.<clinit>", class_symbol->name->text);
    Code *code = code_new(lowering, class_symbol, name);
    code->return_type = type_primitive(lowering->types, TYPE_VOID);
    if (class_symbol->class_file)
        lower_class_file_initializer(code, class_symbol);
    else if (!member)
        lower_enum_constants(code, class_symbol);
    else if (member->kind == NODE_VARIABLE)
        lower_static_field(code, as_VariableDeclaration(member));
    else
        lower_initializer(code, as_Initializer(member));
    code_finish(code);
    return code->ir;
}

static void add_step(Lowering *lowering, StaticStepList *steps, Class *class_symbol, Node *member) {
    StaticStep step = {.method = lower_static_step(lowering, class_symbol, member)};
    step.is_enum = !member && class_symbol->kind == CLASS_ENUM;
    step.member = member;
    if (member && member->kind == NODE_VARIABLE)
        step.field = as_VariableDeclaration(member)->symbol;
    vector_push(lowering->arena, steps, step);
}

// Where the initialiser of a class file falls into pieces, each is a step.
static void add_class_file_steps(Lowering *lowering, StaticStepList *steps, Class *class_symbol) {
    const ClassFileBodies *bodies = lowering->options.class_files;
    const char *name = arena_format(lowering->arena, "%s.<clinit>", class_symbol->name->text);
    Code *scratch = code_new(lowering, class_symbol, name);
    Method *method = class_file_initializer(scratch, class_symbol);
    ClassFilePieces pieces = {0};
    scratch->return_type = type_primitive(lowering->types, TYPE_VOID);
    if (method && method->class_member->code && bodies)
        bodies->split(scratch, method, &pieces);
    for (uint32_t i = 0; i < pieces.count; i++) {
        Code *code = code_new(lowering, class_symbol, name);
        code->return_type = scratch->return_type;
        code->span = scratch->span;
        bodies->piece(code, method, pieces.items[i]);
        code_finish(code);
        StaticStep step = {.method = code->ir, .is_piece = true, .fields = pieces.items[i].fields};
        vector_push(lowering->arena, steps, step);
    }
    if (!pieces.count)
        add_step(lowering, steps, class_symbol, NULL);
}

const StaticStepList *lower_static_steps(Lowering *lowering, Class *class_symbol) {
    StaticStepList *steps = map_get(&lowering->static_steps, class_symbol);
    if (steps)
        return steps;
    steps = ARENA_NEW(lowering->arena, StaticStepList);
    map_put(lowering->arena, &lowering->static_steps, class_symbol, steps);
    query_type_bodies(lowering->sema, class_symbol);
    const ClassDeclaration *declaration = class_symbol->declaration;
    if (class_symbol->class_file) {
        if (has_class_file_initializer(class_symbol))
            add_class_file_steps(lowering, steps, class_symbol);
        return steps;
    }
    if (declaration && declaration->constants.count)
        add_step(lowering, steps, class_symbol, NULL);
    for (uint32_t i = 0; declaration && i < declaration->members.count; i++) {
        Node *member = declaration->members.items[i];
        if (is_initialized_field(member) || is_static_block(member))
            add_step(lowering, steps, class_symbol, member);
    }
    return steps;
}

IrMethod *lower_static_initializer(Lowering *lowering, Class *class_symbol) {
    IrMethod *known = map_get(&lowering->initializers, class_symbol);
    if (known || !has_initializer(lowering, class_symbol))
        return known;
    const char *name = arena_format(lowering->arena, "%s.<clinit>", class_symbol->name->text);
    Code *code = code_new(lowering, class_symbol, name);
    map_put(lowering->arena, &lowering->initializers, class_symbol, code->ir);
    code->return_type = type_primitive(lowering->types, TYPE_VOID);
    lower_initialization(code, class_symbol);
    code_finish(code);
    return code->ir;
}
