// Descriptors and generic signatures (JVM specification 4.3, 4.7.9.1) to types:
//
//     <T::Ljava/lang/Comparable<-TT;>;>(Ljava/util/List<TT;>;I)TT;^Ljava/io/IOException;
//
// A descriptor is a signature without type arguments, so one reader does for both. Signatures are
// not checked by anybody before us: one that is malformed, or names a variable that is not there,
// is given up.
#include "sema/class_files.h"

#include <string.h>

enum { DEEPEST = 200 };

typedef struct SignatureReader {
    const SignatureScope *scope;
    const char *at, *end;
    bool failed;
    bool is_skipping; // nothing is resolved
    int depth;
} SignatureReader;

// A class without a signature has no text at all.
static const char *end_of(ClassText signature) {
    return signature.text ? signature.text + signature.length : NULL;
}

static Type *read_type(SignatureReader *reader);

static Type *fail(SignatureReader *reader) {
    reader->failed = true;
    return type_primitive(&reader->scope->sema->types, TYPE_ERROR);
}

static char peek(const SignatureReader *reader) {
    return reader->at < reader->end && !reader->failed ? *reader->at : '\0';
}

static bool take(SignatureReader *reader, char c) {
    if (peek(reader) != c)
        return false;
    reader->at++;
    return true;
}

// Up to one of the characters, which is not taken.
static ClassText take_until(SignatureReader *reader, const char *stops) {
    const char *begin = reader->at;
    while (reader->at < reader->end && !strchr(stops, *reader->at))
        reader->at++;
    if (reader->at == reader->end || reader->at == begin)
        fail(reader);
    return (ClassText){begin, (uint32_t)(reader->at - begin)};
}

// ---- Type variables

static Type *variable_among(const TypeList *parameters, const Name *name) {
    for (uint32_t i = 0; i < parameters->count; i++)
        if (parameters->items[i]->variable->name == name)
            return parameters->items[i];
    return NULL;
}

// The number of a parameter that the signature of a class declares; -1: none.
static int index_in_signature(const SignatureScope *scope, ClassText signature, ClassText name) {
    SignatureReader reader = {
        .scope = scope, .at = signature.text, .end = end_of(signature), .is_skipping = true};
    if (!signature.text || !take(&reader, '<'))
        return -1;
    for (int index = 0; peek(&reader) && !take(&reader, '>'); index++) {
        ClassText declared = take_until(&reader, ":");
        if (class_text_equal(declared, name))
            return index;
        while (take(&reader, ':'))
            if (peek(&reader) != ':')
                read_type(&reader);
    }
    return -1;
}

// In a model the parameters may have other names than in the class that it stands for.
static Type *variable_of_class(const SignatureScope *scope, Class *class_symbol, ClassText name) {
    const ClassFile *real = class_symbol->class_file ? NULL : class_symbol->real_file;
    if (real) {
        int index = index_in_signature(scope, real->signature, name);
        return index >= 0 && (uint32_t)index < class_symbol->type_parameters.count
                   ? class_symbol->type_parameters.items[index]
                   : NULL;
    }
    return variable_among(&class_symbol->type_parameters,
                          name_intern(scope->sema->names, name.text, name.length));
}

static Type *find_variable(SignatureReader *reader, ClassText name) {
    const SignatureScope *scope = reader->scope;
    Type *found = NULL;
    if (scope->method)
        found = variable_among(&scope->method->type_parameters,
                               name_intern(scope->sema->names, name.text, name.length));
    for (Class *at = scope->class_symbol; at && !found; at = at->outer)
        found = variable_of_class(scope, at, name);
    // Local classes may name the variables of the method around them, which no file declares again.
    return found ? found : scope->sema->types.object;
}

// ---- Types

static Type *read_argument(SignatureReader *reader) {
    TypeTable *types = &reader->scope->sema->types;
    if (take(reader, '*'))
        return type_wildcard(types, NULL, false);
    bool is_super = peek(reader) == '-';
    if (!is_super && peek(reader) != '+')
        return read_type(reader);
    reader->at++;
    Type *bound = read_type(reader);
    if (reader->failed || reader->is_skipping)
        return bound;
    if (!is_super && bound == types->object)
        return type_wildcard(types, NULL, false);
    return type_wildcard(types, bound, is_super);
}

static void read_arguments(SignatureReader *reader, TypeList *arguments) {
    if (!take(reader, '<'))
        return;
    while (!take(reader, '>')) {
        if (!peek(reader)) {
            fail(reader);
            return;
        }
        vector_push(reader->scope->sema->arena, arguments, read_argument(reader));
    }
}

static bool is_argument(const Type *type) {
    return type->kind >= TYPE_CLASS || type->kind == TYPE_ERROR;
}

// A class with the arguments that stand there, if they are as many as it has parameters.
static Type *class_type(SignatureReader *reader, ClassText name, Type *outer,
                        const TypeList *arguments) {
    Sema *sema = reader->scope->sema;
    Class *class_symbol = class_named(sema, reader->scope->file, name);
    uint32_t count = arguments->count;
    if (count != class_symbol->type_parameters.count)
        count = 0;
    for (uint32_t i = 0; i < count; i++)
        if (!is_argument(arguments->items[i]))
            return fail(reader);
    if (class_symbol->is_static_context || (outer && !outer->count && !outer->outer))
        outer = NULL;
    return type_class(&sema->types, class_symbol, outer, arguments->items, count);
}

// Lp/Outer<TT;>.Inner<TU;>; is the class p/Outer$Inner.
static Type *read_class(SignatureReader *reader) {
    Sema *sema = reader->scope->sema;
    ClassText name = take_until(reader, "<;.");
    Type *type = NULL;
    for (;;) {
        TypeList arguments = {0};
        read_arguments(reader, &arguments);
        if (reader->failed)
            return fail(reader);
        if (!reader->is_skipping)
            type = class_type(reader, name, type, &arguments);
        if (!take(reader, '.'))
            break;
        ClassText inner = take_until(reader, "<;.");
        if (reader->failed)
            return fail(reader);
        const char *joined = arena_format(sema->arena, "%.*s$%.*s", (int)name.length, name.text,
                                          (int)inner.length, inner.text);
        name = (ClassText){joined, name.length + 1 + inner.length};
    }
    return take(reader, ';') ? (type ? type : sema->types.object) : fail(reader);
}

static TypeKind primitive_of(char c) {
    switch (c) {
    case 'B': return TYPE_BYTE;
    case 'C': return TYPE_CHAR;
    case 'D': return TYPE_DOUBLE;
    case 'F': return TYPE_FLOAT;
    case 'I': return TYPE_INT;
    case 'J': return TYPE_LONG;
    case 'S': return TYPE_SHORT;
    case 'V': return TYPE_VOID;
    case 'Z': return TYPE_BOOLEAN;
    default: return TYPE_ERROR;
    }
}

static Type *read_variable(SignatureReader *reader) {
    ClassText name = take_until(reader, ";");
    if (!take(reader, ';'))
        return fail(reader);
    return reader->is_skipping ? reader->scope->sema->types.object : find_variable(reader, name);
}

static Type *read_array(SignatureReader *reader) {
    Type *element = read_type(reader);
    if (reader->failed || element->kind == TYPE_VOID)
        return fail(reader);
    return type_array(&reader->scope->sema->types, element);
}

static Type *read_type(SignatureReader *reader) {
    if (reader->depth > DEEPEST || !peek(reader))
        return fail(reader);
    reader->depth++;
    char first = *reader->at++;
    Type *type;
    if (first == 'L')
        type = read_class(reader);
    else if (first == 'T')
        type = read_variable(reader);
    else if (first == '[')
        type = read_array(reader);
    else if (primitive_of(first) != TYPE_ERROR)
        type = type_primitive(&reader->scope->sema->types, primitive_of(first));
    else
        type = fail(reader);
    reader->depth--;
    return type;
}

Type *class_signature_type(const SignatureScope *scope, ClassText signature) {
    SignatureReader reader = {.scope = scope, .at = signature.text, .end = end_of(signature)};
    Type *type = signature.text ? read_type(&reader) : NULL;
    return reader.failed || reader.at != reader.end ? NULL : type;
}

// ---- Type parameters

static void skip_bounds(SignatureReader *reader) {
    while (take(reader, ':'))
        if (peek(reader) != ':')
            read_type(reader);
}

void class_signature_parameters(const SignatureScope *scope, ClassText signature,
                                TypeList *parameters) {
    Sema *sema = scope->sema;
    SignatureReader reader = {
        .scope = scope, .at = signature.text, .end = end_of(signature), .is_skipping = true};
    if (!signature.text || !take(&reader, '<'))
        return;
    while (!reader.failed && peek(&reader) && !take(&reader, '>')) {
        ClassText name = take_until(&reader, ":");
        if (reader.failed)
            break;
        TypeVariable *variable = ARENA_NEW(sema->arena, TypeVariable);
        variable->name = name_intern(sema->names, name.text, name.length);
        variable->class_owner = scope->method ? NULL : scope->class_symbol;
        variable->method_owner = scope->method;
        variable->index = parameters->count;
        vector_push(sema->arena, parameters, type_variable_new(&sema->types, variable));
        skip_bounds(&reader);
    }
}

// The bounds of parameter `index`.
static void read_bounds(SignatureReader *reader, uint32_t index, TypeList *bounds) {
    if (!take(reader, '<'))
        return;
    for (uint32_t i = 0; i <= index && !reader->failed; i++) {
        take_until(reader, ":");
        reader->is_skipping = i < index;
        if (i < index) {
            skip_bounds(reader);
            continue;
        }
        while (take(reader, ':')) {
            if (peek(reader) == ':')
                continue;
            Type *bound = read_type(reader);
            if (!reader->failed && (bound->kind == TYPE_CLASS || bound->kind == TYPE_VARIABLE))
                vector_push(reader->scope->sema->arena, bounds, bound);
        }
    }
}

Type *class_file_bound(Sema *sema, const TypeVariable *variable) {
    Method *method = variable->method_owner;
    Class *owner = method ? method->owner : variable->class_owner;
    const ClassFile *file = method ? method->class_file : owner ? owner->class_file : NULL;
    if (!file)
        return sema->types.object;
    ClassText signature = method ? method->class_member->signature : file->signature;
    SignatureScope scope = {sema, file, owner, method};
    SignatureReader reader = {.scope = &scope, .at = signature.text, .end = end_of(signature)};
    TypeList bounds = {0};
    if (signature.text)
        read_bounds(&reader, variable->index, &bounds);
    if (reader.failed || !bounds.count)
        return sema->types.object;
    return type_intersection(&sema->types, bounds.items, bounds.count);
}

// ---- Classes and methods

static void skip_parameters(SignatureReader *reader) {
    if (!take(reader, '<'))
        return;
    reader->is_skipping = true;
    while (!reader->failed && peek(reader) && !take(reader, '>')) {
        take_until(reader, ":");
        skip_bounds(reader);
    }
    reader->is_skipping = false;
}

bool class_signature_supertypes(const SignatureScope *scope, ClassText signature,
                                TypeList *supertypes) {
    SignatureReader reader = {.scope = scope, .at = signature.text, .end = end_of(signature)};
    TypeList found = {0};
    if (!signature.text)
        return false;
    skip_parameters(&reader);
    while (peek(&reader)) {
        Type *type = read_type(&reader);
        if (type->kind != TYPE_CLASS)
            fail(&reader);
        vector_push(scope->sema->arena, &found, type);
    }
    if (!reader.failed)
        *supertypes = found;
    return !reader.failed;
}

bool class_signature_method(const SignatureScope *scope, ClassText signature, MethodTypes *types) {
    SignatureReader reader = {.scope = scope, .at = signature.text, .end = end_of(signature)};
    Sema *sema = scope->sema;
    *types = (MethodTypes){0};
    if (!signature.text)
        return false;
    skip_parameters(&reader);
    if (!take(&reader, '('))
        return false;
    while (peek(&reader) && !take(&reader, ')')) {
        Type *type = read_type(&reader);
        if (type->kind == TYPE_VOID)
            return false;
        vector_push(sema->arena, &types->parameters, type);
    }
    types->result = read_type(&reader);
    while (take(&reader, '^'))
        vector_push(sema->arena, &types->thrown, read_type(&reader));
    return !reader.failed && reader.at == reader.end;
}
