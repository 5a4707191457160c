// Fields, calls, and new objects.
#include "bytecode/internal.h"

#include <string.h>

void push_unsupported(Translator *translator, const char *reason, Type *type) {
    IrRegister value = emit_unsupported_value(translator->code, reason, type);
    if (value)
        push_typed(translator, value, type);
}

static const char *text_of(Translator *translator, ClassText text) {
    return arena_copy_text(translator->code->arena, text.text, text.length);
}

// As seen from an object of that type: what type arguments make of it.
static Type *seen_from(Translator *translator, Type *site, Class *owner, Type *declared) {
    Type *erased = query_erasure(translator->sema, declared);
    if (!site || site->kind != TYPE_CLASS || type_is_primitive(declared))
        return type_is_reference(declared) ? erased : declared;
    if (!query_as_super(translator->sema, site, owner))
        return erased;
    Type *seen = query_member_type(translator->sema, site, owner, declared);
    seen = seen && type_is_reference(seen) ? query_upper_bound(translator->sema, seen) : NULL;
    bool is_known = seen && (seen->kind == TYPE_CLASS || seen->kind == TYPE_ARRAY);
    return is_known ? seen : erased;
}

// ---- Fields

// Assertions are on: the field that says otherwise is a constant.
static bool is_assertion_switch(ClassText name) {
    return class_text_is(name, "$assertionsDisabled");
}

static void push_constant(Translator *translator, const Constant *constant, Type *type) {
    push_typed(translator, lower_constant(translator->code, constant, type), type);
}

// `int.class` is the field Integer.TYPE; NULL: another field.
static Type *primitive_of_field(Translator *translator, const Variable *field, ClassText name) {
    TypeTable *types = translator->code->types;
    Type *box = query_erasure(translator->sema, field->owner->type);
    Type *type = class_text_is(name, "TYPE") ? query_unboxed(translator->sema, box) : NULL;
    bool is_void = class_text_is(name, "TYPE") && box == query_box_of_void(translator->sema);
    return is_void ? type_primitive(types, TYPE_VOID) : type;
}

static void read_static(Translator *translator, Variable *field, ClassText name) {
    Code *code = translator->code;
    Type *primitive = primitive_of_field(translator, field, name);
    if (primitive) {
        push_class(translator, primitive);
        return;
    }
    if (is_assertion_switch(name)) {
        push_kind(translator, emit_constant(code, IR_BOOL, 0), VALUE_BOOL);
        return;
    }
    query_type_bodies(translator->sema, field->owner);
    const Constant *constant = query_constant(translator->sema, field);
    if (constant && (field->modifiers & MODIFIER_FINAL)) {
        push_constant(translator, constant, field->type);
        return;
    }
    emit_initialize(code, field->owner);
    push_typed(translator, emit_load(code, 0, field),
               type_is_reference(field->type) ? seen_from(translator, NULL, NULL, field->type)
                                              : field->type);
    if (type_is_reference(field->type))
        translator->stack[translator->depth - 1].type = field->type;
}

static void write_static(Translator *translator, Variable *field, ClassText name) {
    IrRegister value = pop_typed(translator, field->type);
    if (is_assertion_switch(name))
        return;
    emit_initialize(translator->code, field->owner);
    emit_store(translator->code, 0, field, value);
}

static void read_field(Translator *translator, Variable *field) {
    Code *code = translator->code;
    Value object = pop_reference(translator);
    check_not_null(code, object.reg, IR_CHECK_NULL);
    push_typed(translator, emit_load(code, object.reg, field),
               seen_from(translator, object.type, field->owner, field->type));
}

static void write_field(Translator *translator, Variable *field) {
    IrRegister value = pop_typed(translator, field->type);
    IrRegister object = pop_reference(translator).reg;
    check_not_null(translator->code, object, IR_CHECK_NULL);
    emit_store(translator->code, object, field, value);
}

static void missing_field(Translator *translator, const Operation *operation,
                          const PoolMember *member) {
    Type *type = resolve_descriptor(translator->sema, translator->file, member->descriptor);
    bool is_write = operation->opcode == OP_PUTFIELD || operation->opcode == OP_PUTSTATIC;
    if (is_write)
        pop_typed(translator, type);
    if (operation->opcode == OP_GETFIELD || operation->opcode == OP_PUTFIELD)
        pop_reference(translator);
    const char *reason =
        arena_format(translator->code->arena, "the field '%s' of '%s', which is not known",
                     text_of(translator, member->name), text_of(translator, member->owner));
    push_unsupported(translator, reason,
                     is_write ? type_primitive(translator->code->types, TYPE_VOID) : type);
}

static bool is_field_of_type(const Variable *field, bool is_static, const Type *type) {
    return field && is_static == ((field->modifiers & MODIFIER_STATIC) != 0) &&
           ir_type_of(field->type) == ir_type_of(type) &&
           !(field->class_member && !field->owner->class_file);
}

bool push_static_final(Translator *translator, Class *owner, ClassText name, Type *type) {
    Variable *field = owner ? resolve_field(translator->sema, owner, name) : NULL;
    if (!is_field_of_type(field, true, type) ||
        query_erasure(translator->sema, field->type) != query_erasure(translator->sema, type) ||
        !((field->modifiers & MODIFIER_FINAL) || field->kind == VARIABLE_ENUM_CONSTANT))
        return false;
    read_static(translator, field, name);
    return true;
}

void translate_field(Translator *translator, const Operation *operation) {
    PoolMember member;
    if (!class_file_member(translator->file, (uint32_t)operation->a, &member) ||
        !class_file_entry(translator->file, (uint32_t)operation->a, POOL_FIELD)) {
        fail_verification(translator, "a field that is none");
        return;
    }
    Class *owner = resolve_class_named(translator->sema, translator->file, member.owner);
    Variable *field = resolve_field(translator->sema, owner, member.name);
    bool is_static = operation->opcode == OP_GETSTATIC || operation->opcode == OP_PUTSTATIC;
    Type *type = resolve_descriptor(translator->sema, translator->file, member.descriptor);
    if (!is_field_of_type(field, is_static, type))
        missing_field(translator, operation, &member);
    else if (operation->opcode == OP_GETSTATIC)
        read_static(translator, field, member.name);
    else if (operation->opcode == OP_PUTSTATIC)
        write_static(translator, field, member.name);
    else if (operation->opcode == OP_GETFIELD)
        read_field(translator, field);
    else
        write_field(translator, field);
}

// ---- Objects

void translate_new(Translator *translator, const Operation *operation) {
    ClassText name = class_file_class(translator->file, (uint32_t)operation->a);
    if (!name.text || name.text[0] == '[') {
        fail_verification(translator, "a class that is none");
        return;
    }
    Class *class_symbol = resolve_class_named(translator->sema, translator->file, name);
    Type *type = query_erasure(translator->sema, class_symbol->type);
    if (class_symbol->is_missing || (class_symbol->modifiers & MODIFIER_ABSTRACT)) {
        push_unsupported(translator, "an object of a class that cannot be found", type);
        return;
    }
    emit_initialize(translator->code, class_symbol);
    push_typed(translator, allocate(translator->code, class_symbol), type);
}

// What the constructor of java.lang.Enum does.
static void store_enum(Translator *translator, IrRegister object, const RegisterList *arguments) {
    Code *code = translator->code;
    Class *enum_class = code->types->enum_class->class_symbol;
    Variable *name = query_field(translator->sema, enum_class, "name");
    Variable *ordinal = query_field(translator->sema, enum_class, "ordinal");
    if (!name || !ordinal || arguments->count != 2) {
        emit_unsupported(code, "enums without the fields 'name' and 'ordinal' of java.lang.Enum");
        return;
    }
    emit_store(code, object, name, arguments->items[0]);
    emit_store(code, object, ordinal, arguments->items[1]);
}

static void construct(Translator *translator, Method *method, IrRegister object,
                      const RegisterList *arguments) {
    const TypeTable *types = translator->code->types;
    const Class *owner = method->owner;
    if (owner == types->enum_class->class_symbol)
        store_enum(translator, object, arguments);
    else if (owner != types->object->class_symbol && owner != types->record_class->class_symbol)
        emit_call(translator->code, method, object, arguments, false);
}

// ---- Calls

// Its result is used as `type`; NULL: as declared.
static IrRegister call_resolved(Translator *translator, Method *method, IrRegister receiver,
                                const RegisterList *arguments, Type *type, bool is_virtual) {
    Code *code = translator->code;
    if (!receiver)
        emit_initialize(code, method->owner);
    return is_virtual ? call_with_all(code, method, receiver, arguments, type)
                      : emit_call(code, method, receiver, arguments, false);
}

static void pop_parameters(Translator *translator, const Method *method, RegisterList *out) {
    TypeList types = {0};
    for (uint32_t i = 0; i < method->parameters.count; i++)
        vector_push(translator->arena, &types, method->parameters.items[i]->type);
    pop_arguments(translator, &types, out);
}

static void missing_method(Translator *translator, const Operation *operation,
                           const PoolMember *member) {
    TypeList types = {0};
    Type *result;
    RegisterList arguments = {0};
    descriptor_types(translator, member->descriptor, &types, &result);
    pop_arguments(translator, &types, &arguments);
    if (operation->opcode != OP_INVOKESTATIC)
        pop_reference(translator);
    bool is_handle = class_text_is(member->owner, "java/lang/invoke/MethodHandle") ||
                     class_text_is(member->owner, "java/lang/invoke/VarHandle");
    const char *reason =
        is_handle
            ? "a call of a method handle"
            : arena_format(translator->code->arena, "a call of '%s' of '%s', which is not known",
                           text_of(translator, member->name), text_of(translator, member->owner));
    push_unsupported(translator, reason, result);
}

static void clone_array(Translator *translator) {
    Value array = pop_reference(translator);
    Type *type = array.type ? query_upper_bound(translator->sema, array.type) : NULL;
    check_not_null(translator->code, array.reg, IR_CHECK_NULL);
    if (!type || type->kind != TYPE_ARRAY)
        push_unsupported(translator, "a copy of an array of unknown type",
                         translator->code->types->object);
    else
        push_typed(translator, copy_array(translator->code, array.reg, type), type);
}

static void call_method(Translator *translator, const Operation *operation, Method *method,
                        bool is_constructor) {
    RegisterList arguments = {0};
    pop_parameters(translator, method, &arguments);
    bool is_static = operation->opcode == OP_INVOKESTATIC;
    Value receiver = is_static ? (Value){0} : pop_reference(translator);
    if (!is_static)
        check_not_null(translator->code, receiver.reg, IR_CHECK_NULL);
    if (is_constructor) {
        construct(translator, method, receiver.reg, &arguments);
        return;
    }
    Type *type = seen_from(translator, receiver.type, method->owner, method->return_type);
    // What type arguments say holds of what somebody else answers, too.
    bool is_said = type != query_erasure(translator->sema, method->return_type);
    IrRegister result =
        call_resolved(translator, method, receiver.reg, &arguments, is_said ? type : NULL,
                      !is_static && operation->opcode != OP_INVOKESPECIAL);
    if (result)
        push_typed(translator, result, type);
}

// Assertions are on.
static bool is_assertion_status(const PoolMember *member) {
    return class_text_is(member->owner, "java/lang/Class") &&
           class_text_is(member->name, "desiredAssertionStatus");
}

static void push_assertion_status(Translator *translator) {
    check_not_null(translator->code, pop_reference(translator).reg, IR_CHECK_NULL);
    push_kind(translator, emit_constant(translator->code, IR_BOOL, 1), VALUE_BOOL);
}

// `dup; invokestatic Objects.requireNonNull; pop`: javac's own test of what `x::m`, `x.new C()` and
// a switch with patterns begin with. Whoever writes the call by hand does not copy its argument
// before.
static bool is_compiled_null_check(const Translator *translator, const Operation *operation,
                                   const PoolMember *member) {
    const Operations *all = &translator->operations;
    uint32_t index = (uint32_t)(operation - all->items);
    return operation->opcode == OP_INVOKESTATIC && index > 0 && index + 1 < all->count &&
           all->items[index - 1].opcode == OP_DUP && all->items[index + 1].opcode == OP_POP &&
           class_text_is(member->owner, "java/util/Objects") &&
           class_text_is(member->name, "requireNonNull") &&
           class_text_is(member->descriptor, "(Ljava/lang/Object;)Ljava/lang/Object;");
}

static void check_top(Translator *translator) {
    Value value = pop_reference(translator);
    check_not_null(translator->code, value.reg, IR_CHECK_REQUIRED);
    push(translator, value);
}

static Method *resolve_called(Translator *translator, const PoolMember *member) {
    bool is_array = member->owner.length && member->owner.text[0] == '[';
    Class *owner = is_array
                       ? translator->code->types->object->class_symbol
                       : resolve_class_named(translator->sema, translator->file, member->owner);
    return resolve_method(translator->sema, owner, member->name, member->descriptor);
}

static bool fits_call(const Operation *operation, const PoolMember *member, const Method *method) {
    bool is_static = method->modifiers & MODIFIER_STATIC;
    bool is_constructor = class_text_is(member->name, "<init>");
    return is_static == (operation->opcode == OP_INVOKESTATIC) &&
           is_constructor == method->is_constructor && !method->is_signature_polymorphic &&
           (!is_constructor || operation->opcode == OP_INVOKESPECIAL);
}

void translate_call(Translator *translator, const Operation *operation) {
    PoolMember member;
    const PoolEntry *entry = class_file_any(translator->file, (uint32_t)operation->a);
    if (!entry || (entry->kind != POOL_METHOD && entry->kind != POOL_INTERFACE_METHOD) ||
        !class_file_member(translator->file, (uint32_t)operation->a, &member)) {
        fail_verification(translator, "a method that is none");
        return;
    }
    if (member.owner.text[0] == '[' && class_text_is(member.name, "clone")) {
        clone_array(translator);
        return;
    }
    if (is_assertion_status(&member)) {
        push_assertion_status(translator);
        return;
    }
    if (is_compiled_null_check(translator, operation, &member)) {
        check_top(translator);
        return;
    }
    Method *method = resolve_called(translator, &member);
    Type *result = NULL;
    TypeList types = {0};
    descriptor_types(translator, member.descriptor, &types, &result);
    bool fits = method && fits_call(operation, &member, method) &&
                method->parameters.count == types.count &&
                (method->return_type->kind == TYPE_VOID) == (result->kind == TYPE_VOID);
    if (fits)
        call_method(translator, operation, method, method->is_constructor);
    else
        missing_method(translator, operation, &member);
}
