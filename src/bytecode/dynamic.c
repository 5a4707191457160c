// invokedynamic and dynamic constants: what the bootstrap methods that javac names would make.
#include "bytecode/internal.h"

#include <string.h>

// ---- Descriptors and arguments

void descriptor_types(Translator *translator, ClassText descriptor, TypeList *parameters,
                      Type **result) {
    uint32_t position = 0;
    ClassText type;
    *result = type_primitive(translator->code->types, TYPE_VOID);
    while (descriptor_next(descriptor, &position, &type)) {
        bool is_void = type.length == 1 && type.text[0] == 'V';
        Type *found =
            is_void ? *result : resolve_descriptor(translator->sema, translator->file, type);
        if (position < descriptor.length)
            vector_push(translator->arena, parameters, found);
        else
            *result = found;
    }
}

void pop_arguments(Translator *translator, const TypeList *types, RegisterList *out) {
    Arena *arena = translator->code->arena;
    for (uint32_t i = 0; i < types->count; i++)
        vector_push(arena, out, 0);
    for (uint32_t i = types->count; i-- > 0;)
        out->items[i] = pop_typed(translator, types->items[i]);
}

// ---- Bootstrap methods

typedef struct Site {
    const PoolMember *member;
    const ClassBootstrap *bootstrap;
    TypeList parameters;
    Type *result;
    uint32_t pc;
} Site;

static bool is_bootstrap(const Translator *translator, const ClassBootstrap *bootstrap,
                         const char *owner, const char *name) {
    const PoolEntry *handle =
        class_file_entry(translator->file, bootstrap->method, POOL_METHOD_HANDLE);
    PoolMember member;
    return handle && class_file_member(translator->file, handle->first, &member) &&
           class_text_is(member.owner, owner) && class_text_is(member.name, name);
}

static const ClassBootstrap *bootstrap_of(const Translator *translator, const PoolMember *member) {
    return member->bootstrap < translator->file->bootstraps.count
               ? &translator->file->bootstraps.items[member->bootstrap]
               : NULL;
}

// ---- Concatenation

static IrRegister add_text(Translator *translator, IrRegister text, IrRegister more, Type *type) {
    Code *code = translator->code;
    Type *string = code->types->string;
    if (!text)
        text = lower_constant(code, resolve_text(translator->sema, (ClassText){"", 0}), string);
    return concatenate(code, text, string, more, type);
}

static IrRegister add_literal(Translator *translator, IrRegister text, ClassText literal) {
    Code *code = translator->code;
    IrRegister more =
        lower_constant(code, resolve_text(translator->sema, literal), code->types->string);
    return text ? add_text(translator, text, more, code->types->string) : more;
}

// A constant that the recipe names: only texts have a text that is known here.
static bool constant_text(const Translator *translator, const ClassBootstrap *bootstrap,
                          uint32_t index, ClassText *text) {
    if (index >= bootstrap->arguments.count)
        return false;
    const PoolEntry *entry =
        class_file_entry(translator->file, bootstrap->arguments.items[index], POOL_STRING);
    *text = entry ? entry->text : (ClassText){0};
    return entry != NULL;
}

// U+0001 stands for an argument, U+0002 for a constant, everything else for itself.
static IrRegister follow_recipe(Translator *translator, const Site *site, ClassText recipe,
                                const RegisterList *arguments) {
    IrRegister text = 0;
    uint32_t argument = 0, constant = 1, begin = 0;
    for (uint32_t i = 0; i <= recipe.length; i++) {
        char at = i < recipe.length ? recipe.text[i] : '\1';
        if (at != '\1' && at != '\2')
            continue;
        if (i > begin)
            text = add_literal(translator, text, (ClassText){recipe.text + begin, i - begin});
        begin = i + 1;
        ClassText literal;
        if (i == recipe.length)
            break;
        if (at == '\2' && !constant_text(translator, site->bootstrap, constant++, &literal))
            return 0;
        if (at == '\2') {
            text = add_literal(translator, text, literal);
            continue;
        }
        if (argument == arguments->count)
            return 0;
        text = add_text(translator, text, arguments->items[argument],
                        site->parameters.items[argument]);
        argument++;
    }
    return argument != arguments->count ? 0
           : text                       ? text
                                        : add_literal(translator, 0, (ClassText){"", 0});
}

static void push_text(Translator *translator, IrRegister text) {
    Type *string = translator->code->types->string;
    if (text)
        push_typed(translator, text, string);
    else
        push_unsupported(translator, "a concatenation with constants that are no texts", string);
}

static void concatenate_recipe(Translator *translator, const Site *site) {
    RegisterList arguments = {0};
    ClassText recipe = {0};
    pop_arguments(translator, &site->parameters, &arguments);
    bool has_recipe = constant_text(translator, site->bootstrap, 0, &recipe);
    push_text(translator, has_recipe ? follow_recipe(translator, site, recipe, &arguments) : 0);
}

static void concatenate_all(Translator *translator, const Site *site) {
    RegisterList arguments = {0};
    IrRegister text = 0;
    pop_arguments(translator, &site->parameters, &arguments);
    for (uint32_t i = 0; i < arguments.count; i++)
        text = add_text(translator, text, arguments.items[i], site->parameters.items[i]);
    push_text(translator, text ? text : add_literal(translator, 0, (ClassText){"", 0}));
}

// ---- Records

// A method of its own does it: the one that a record of the source would have.
static void record_method_call(Translator *translator, const Site *site) {
    Class *record = translator->method->owner;
    RegisterList arguments = {0};
    pop_arguments(translator, &site->parameters, &arguments);
    Method *of_object = NULL;
    const MethodList *list = query_methods(
        translator->sema, translator->code->types->object->class_symbol,
        arena_copy_text(translator->arena, site->member->name.text, site->member->name.length));
    for (uint32_t i = 0; i < list->count; i++)
        if (list->items[i]->parameters.count + 1 == arguments.count)
            of_object = list->items[i];
    if (!of_object || record->kind != CLASS_RECORD || !arguments.count) {
        push_unsupported(translator, "a method of a record that is not known", site->result);
        return;
    }
    query_complete(translator->sema, record);
    Method *made = record_method(translator->code->lowering, record, of_object);
    IrRegister receiver = arguments.items[0];
    RegisterList rest = {0};
    for (uint32_t i = 1; i < arguments.count; i++)
        vector_push(translator->code->arena, &rest, arguments.items[i]);
    push_typed(translator, emit_call(translator->code, made, receiver, &rest, false), site->result);
}

// ---- Switches on types and enums

// Goes to `found` where the label fits; false: what it says is not known.
static bool test_label(Translator *translator, const Site *site, uint32_t index, IrRegister target,
                       IrBlockId found, IrBlockId other) {
    Code *code = translator->code;
    const PoolEntry *entry =
        class_file_any(translator->file, site->bootstrap->arguments.items[index]);
    Type *type = entry && entry->kind == POOL_CLASS
                     ? resolve_class_entry(translator->sema, translator->file, entry->text)
                     : NULL;
    if (type) {
        emit_branch(code, emit_instance_of(code, target, type), found, other);
        return true;
    }
    if (!entry || entry->kind != POOL_STRING)
        return false;
    // Of a text, or of the name of an enum constant.
    bool is_enum = site->parameters.items[0] != code->types->object &&
                   site->parameters.items[0] != code->types->string;
    IrRegister value = target;
    if (is_enum) {
        Variable *name =
            query_field(translator->sema, code->types->enum_class->class_symbol, "name");
        if (!name)
            return false;
        value = emit_load(code, target, name);
    }
    Method *equals = find_method(code, code->types->object->class_symbol, "equals", 1);
    if (!equals)
        return false;
    IrRegister text =
        lower_constant(code, resolve_text(translator->sema, entry->text), code->types->string);
    emit_branch(code, call_with(code, equals, text, value, true), found, other);
    return true;
}

// The number of the first label from `restart` on that fits; -1 for null, else how many there are.
static void choose_label(Translator *translator, const Site *site) {
    Code *code = translator->code;
    uint32_t count = site->bootstrap->arguments.count;
    RegisterList arguments = {0};
    pop_arguments(translator, &site->parameters, &arguments);
    if (arguments.count != 2 || ir_type_of(site->parameters.items[0]) != IR_REF ||
        ir_type_of(site->parameters.items[1]) != IR_INT) {
        push_unsupported(translator, "a switch of an unknown form", site->result);
        return;
    }
    IrRegister target = arguments.items[0], restart = arguments.items[1];
    IrRegister result = new_register(code, IR_INT);
    IrBlockId done = new_block(code), first = new_block(code), none = new_block(code);
    emit_branch(code, emit_is_null(code, target), none, first);
    start_block(code, none);
    emit_copy(code, result, emit_constant(code, IR_INT, -1));
    emit_jump(code, done);
    start_block(code, first);
    for (uint32_t i = 0; i < count; i++) {
        IrBlockId test = new_block(code), found = new_block(code), next = new_block(code);
        IrRegister number = emit_constant(code, IR_INT, i);
        emit_branch(code, emit_binary(code, IR_LESS_EQUAL, IR_BOOL, restart, number), test, next);
        start_block(code, test);
        if (!test_label(translator, site, i, target, found, next)) {
            emit_unsupported(code, "a switch on something else than types and texts");
            emit_jump(code, next);
        }
        start_block(code, found);
        emit_copy(code, result, number);
        emit_jump(code, done);
        start_block(code, next);
    }
    emit_copy(code, result, emit_constant(code, IR_INT, count));
    start_block(code, done);
    push_kind(translator, result, VALUE_INT);
}

// ---- The instruction

static void unknown_bootstrap(Translator *translator, const Site *site) {
    RegisterList arguments = {0};
    pop_arguments(translator, &site->parameters, &arguments);
    push_unsupported(translator, "an invokedynamic with an unknown bootstrap method", site->result);
}

void translate_dynamic_call(Translator *translator, const Operation *operation) {
    PoolMember member;
    Site site = {.member = &member, .pc = operation->pc};
    if (!class_file_entry(translator->file, (uint32_t)operation->a, POOL_INVOKE_DYNAMIC) ||
        !class_file_member(translator->file, (uint32_t)operation->a, &member) ||
        !(site.bootstrap = bootstrap_of(translator, &member))) {
        fail_verification(translator, "an invokedynamic without its bootstrap method");
        return;
    }
    descriptor_types(translator, member.descriptor, &site.parameters, &site.result);
    static const struct {
        const char *owner, *name;
        void (*translate)(Translator *translator, const Site *site);
    } known[] = {
        {"java/lang/invoke/StringConcatFactory", "makeConcatWithConstants", concatenate_recipe},
        {"java/lang/invoke/StringConcatFactory", "makeConcat", concatenate_all},
        {"java/lang/runtime/ObjectMethods", "bootstrap", record_method_call},
        {"java/lang/runtime/SwitchBootstraps", "typeSwitch", choose_label},
        {"java/lang/runtime/SwitchBootstraps", "enumSwitch", choose_label},
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (is_bootstrap(translator, site.bootstrap, known[i].owner, known[i].name)) {
            known[i].translate(translator, &site);
            return;
        }
    static const char *const lambdas = "java/lang/invoke/LambdaMetafactory";
    if (is_bootstrap(translator, site.bootstrap, lambdas, "metafactory") ||
        is_bootstrap(translator, site.bootstrap, lambdas, "altMetafactory"))
        translate_lambda(translator, &member, site.bootstrap, operation->pc);
    else
        unknown_bootstrap(translator, &site);
}

// ---- Constants

// The class that has the constant: named by the one argument, else that of the constant itself.
static Class *declaring_class(Translator *translator, const ClassBootstrap *bootstrap, Type *type) {
    if (bootstrap->arguments.count > 1)
        return NULL;
    if (bootstrap->arguments.count == 1) {
        ClassText name = class_file_class(translator->file, bootstrap->arguments.items[0]);
        return name.text && name.text[0] != '['
                   ? resolve_class_named(translator->sema, translator->file, name)
                   : NULL;
    }
    Type *boxed = type_is_primitive(type) ? query_boxed(translator->sema, type) : type;
    return boxed->kind == TYPE_CLASS ? boxed->class_symbol : NULL;
}

static bool push_null(Translator *translator, const PoolMember *member,
                      const ClassBootstrap *bootstrap, Type *type) {
    (void)member, (void)bootstrap, (void)type;
    push(translator, (Value){VALUE_REF, emit_null(translator->code), NULL, -1});
    return true;
}

static bool push_static_field(Translator *translator, const PoolMember *member,
                              const ClassBootstrap *bootstrap, Type *type) {
    Class *owner = declaring_class(translator, bootstrap, type);
    return push_static_final(translator, owner, member->name, type);
}

// Its name is the descriptor of the primitive type.
static bool push_primitive_class(Translator *translator, const PoolMember *member,
                                 const ClassBootstrap *bootstrap, Type *type) {
    (void)bootstrap, (void)type;
    static const char *const letters = "ZBCSIJFDV";
    if (member->name.length != 1 || !strchr(letters, member->name.text[0]))
        return false;
    push_class(translator,
               member->name.text[0] == 'V'
                   ? type_primitive(translator->code->types, TYPE_VOID)
                   : resolve_descriptor(translator->sema, translator->file, member->name));
    return true;
}

void translate_dynamic_constant(Translator *translator, const PoolMember *member) {
    Type *type = resolve_descriptor(translator->sema, translator->file, member->descriptor);
    const ClassBootstrap *bootstrap = bootstrap_of(translator, member);
    static const struct {
        const char *name;
        bool (*push)(Translator *translator, const PoolMember *member,
                     const ClassBootstrap *bootstrap, Type *type);
    } known[] = {
        {"nullConstant", push_null},
        {"enumConstant", push_static_field},
        {"getStaticFinal", push_static_field},
        {"primitiveClass", push_primitive_class},
    };
    static const char *const owner = "java/lang/invoke/ConstantBootstraps";
    for (size_t i = 0; bootstrap && i < sizeof known / sizeof *known; i++)
        if (is_bootstrap(translator, bootstrap, owner, known[i].name) &&
            known[i].push(translator, member, bootstrap, type))
            return;
    push_unsupported(translator, "a dynamic constant", type);
}
