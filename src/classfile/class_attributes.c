// Attributes (JVM specification 4.7): one table says which are read, where they may stand, and by
// whom. Others are skipped, as the specification wants it.
#include "classfile/internal.h"

typedef enum AttributePlace {
    OF_CLASS = 1,
    OF_FIELD = 2,
    OF_METHOD = 4,
    OF_CODE = 8,
    OF_COMPONENT = 16,
    OF_MEMBER = OF_FIELD | OF_METHOD,
    OF_DECLARATION = OF_CLASS | OF_MEMBER | OF_COMPONENT,
} AttributePlace;

typedef struct AttributeKind {
    const char *name;
    unsigned places;
    bool may_repeat;
    void (*read)(Reader *reader, AttributeOwner owner);
} AttributeKind;

enum { DEEPEST = 8 }; // components of records have attributes, code has, nothing else does

static void read_signature(Reader *reader, AttributeOwner owner) {
    ClassText signature = pool_utf8(reader);
    if (owner.member)
        owner.member->signature = signature;
    else
        owner.class->signature = signature;
}

static void read_deprecated(Reader *reader, AttributeOwner owner) {
    (void)reader;
    if (owner.member)
        owner.member->deprecated = true;
    else
        owner.class->deprecated = true;
}

static void read_synthetic(Reader *reader, AttributeOwner owner) {
    (void)reader;
    if (owner.member)
        owner.member->synthetic = true;
    else
        owner.class->synthetic = true;
}

static void read_constant_value(Reader *reader, AttributeOwner owner) {
    owner.member->constant = pool_index(reader, "a constant",
                                        1u << POOL_INTEGER | 1u << POOL_FLOAT | 1u << POOL_LONG |
                                            1u << POOL_DOUBLE | 1u << POOL_STRING);
}

static void read_classes(Reader *reader, ClassTexts *classes) {
    uint16_t count = reader_u2(reader);
    for (uint16_t i = 0; i < count && !reader->failed; i++)
        vector_push(reader->arena, classes, pool_class(reader));
}

static void read_exceptions(Reader *reader, AttributeOwner owner) {
    read_classes(reader, &owner.member->throws);
}

static void read_parameters(Reader *reader, AttributeOwner owner) {
    uint8_t count = reader_u1(reader);
    for (uint8_t i = 0; i < count && !reader->failed; i++) {
        ClassText name = pool_utf8_or_none(reader);
        uint16_t flags = reader_u2(reader);
        vector_push(reader->arena, &owner.member->parameters, (ClassParameter){name, flags});
    }
}

static void read_source_file(Reader *reader, AttributeOwner owner) {
    owner.class->source_file = pool_utf8(reader);
}

static void read_inner_classes(Reader *reader, AttributeOwner owner) {
    uint16_t count = reader_u2(reader);
    for (uint16_t i = 0; i < count && !reader->failed; i++) {
        ClassInner inner = {0};
        inner.inner = pool_class(reader);
        inner.outer = pool_class_or_none(reader);
        inner.name = pool_utf8_or_none(reader);
        inner.flags = reader_u2(reader);
        vector_push(reader->arena, &owner.class->inner_classes, inner);
    }
}

static void read_enclosing_method(Reader *reader, AttributeOwner owner) {
    owner.class->enclosing_class = pool_class(reader);
    if (reader_u2(reader) == 0)
        return;
    reader->position -= 2;
    uint16_t index = pool_index(reader, "a name and descriptor", 1u << POOL_NAME_AND_TYPE);
    const PoolEntry *pair = &reader->file->pool[index];
    owner.class->enclosing_method = reader->file->pool[pair->first].text;
    owner.class->enclosing_descriptor = reader->file->pool[pair->second].text;
}

static void read_nest_host(Reader *reader, AttributeOwner owner) {
    owner.class->nest_host = pool_class(reader);
}

static void read_nest_members(Reader *reader, AttributeOwner owner) {
    read_classes(reader, &owner.class->nest_members);
}

static void read_permitted(Reader *reader, AttributeOwner owner) {
    owner.class->is_sealed = true;
    read_classes(reader, &owner.class->permitted);
}

static void read_record(Reader *reader, AttributeOwner owner) {
    owner.class->is_record = true;
    uint16_t count = reader_u2(reader);
    for (uint16_t i = 0; i < count && !reader->failed; i++) {
        ClassMember component = {0};
        size_t offset = reader->position;
        component.name = pool_utf8(reader);
        component.descriptor = pool_utf8(reader);
        if (!reader->failed && (!pool_name_is_good(component.name, false) ||
                                !descriptor_is_type(component.descriptor)))
            reader_fail(reader, offset, "component %u of the record has no proper name and type",
                        i);
        attributes_of_component(reader, &component);
        vector_push(reader->arena, &owner.class->components, component);
    }
}

static void read_bootstraps(Reader *reader, AttributeOwner owner) {
    const uint32_t loadable = 1u << POOL_INTEGER | 1u << POOL_FLOAT | 1u << POOL_LONG |
                              1u << POOL_DOUBLE | 1u << POOL_CLASS | 1u << POOL_STRING |
                              1u << POOL_METHOD_HANDLE | 1u << POOL_METHOD_TYPE |
                              1u << POOL_DYNAMIC;
    uint16_t count = reader_u2(reader);
    for (uint16_t i = 0; i < count && !reader->failed; i++) {
        ClassBootstrap bootstrap = {0};
        bootstrap.method = pool_index(reader, "a method handle", 1u << POOL_METHOD_HANDLE);
        uint16_t arguments = reader_u2(reader);
        for (uint16_t j = 0; j < arguments && !reader->failed; j++)
            vector_push(reader->arena, &bootstrap.arguments,
                        pool_index(reader, "a constant that can be loaded", loadable));
        vector_push(reader->arena, &owner.class->bootstraps, bootstrap);
    }
}

static const AttributeKind kinds[] = {
    {"Code", OF_METHOD, false, code_read},
    {"LineNumberTable", OF_CODE, true, code_read_lines},
    {"LocalVariableTable", OF_CODE, true, code_read_locals},
    {"LocalVariableTypeTable", OF_CODE, true, code_read_local_types},
    {"StackMapTable", OF_CODE, false, code_read_frames},
    {"Signature", OF_DECLARATION, false, read_signature},
    {"ConstantValue", OF_FIELD, false, read_constant_value},
    {"Exceptions", OF_METHOD, false, read_exceptions},
    {"MethodParameters", OF_METHOD, false, read_parameters},
    {"AnnotationDefault", OF_METHOD, false, annotations_read_default},
    {"RuntimeVisibleAnnotations", OF_DECLARATION, false, annotations_read_visible},
    {"RuntimeInvisibleAnnotations", OF_DECLARATION, false, annotations_read_invisible},
    {"RuntimeVisibleParameterAnnotations", OF_METHOD, false, annotations_read_parameters_visible},
    {"RuntimeInvisibleParameterAnnotations", OF_METHOD, false,
     annotations_read_parameters_invisible},
    {"RuntimeVisibleTypeAnnotations", OF_DECLARATION | OF_CODE, false,
     annotations_read_types_visible},
    {"RuntimeInvisibleTypeAnnotations", OF_DECLARATION | OF_CODE, false,
     annotations_read_types_invisible},
    {"Deprecated", OF_CLASS | OF_MEMBER, false, read_deprecated},
    {"Synthetic", OF_CLASS | OF_MEMBER, false, read_synthetic},
    {"SourceFile", OF_CLASS, false, read_source_file},
    {"InnerClasses", OF_CLASS, false, read_inner_classes},
    {"EnclosingMethod", OF_CLASS, false, read_enclosing_method},
    {"NestHost", OF_CLASS, false, read_nest_host},
    {"NestMembers", OF_CLASS, false, read_nest_members},
    {"PermittedSubclasses", OF_CLASS, false, read_permitted},
    {"Record", OF_CLASS, false, read_record},
    {"BootstrapMethods", OF_CLASS, false, read_bootstraps},
};

enum { KINDS = sizeof kinds / sizeof kinds[0] };
_Static_assert(KINDS <= 32, "attributes seen are bits of a 32-bit number");

static uint32_t kind_named(ClassText name, AttributePlace place) {
    for (uint32_t i = 0; i < KINDS; i++)
        if ((kinds[i].places & place) && class_text_is(name, kinds[i].name))
            return i;
    return KINDS;
}

static void read_attribute(Reader *reader, AttributeOwner owner, AttributePlace place,
                           uint32_t *seen) {
    size_t offset = reader->position;
    ClassText name = pool_utf8(reader);
    uint32_t length = reader_u4(reader);
    uint32_t kind = kind_named(name, place);
    size_t begin = reader->position, outer_end = reader->end;
    if (!reader_bytes(reader, length) || kind == KINDS)
        return;
    if ((*seen & 1u << kind) && !kinds[kind].may_repeat)
        reader_fail(reader, offset, "attribute '%s' stands here twice", kinds[kind].name);
    *seen |= 1u << kind;
    reader->position = begin;
    reader->end = begin + length;
    kinds[kind].read(reader, owner);
    if (!reader->failed && reader->position != reader->end)
        reader_fail(reader, reader->position, "attribute '%s' is %zu bytes too long",
                    kinds[kind].name, reader->end - reader->position);
    reader->end = outer_end;
}

static void read_attributes(Reader *reader, AttributeOwner owner, AttributePlace place) {
    if (++reader->depth > DEEPEST)
        reader_fail(reader, reader->position, "attributes are nested too deep");
    uint32_t seen = 0;
    uint16_t count = reader_u2(reader);
    for (uint16_t i = 0; i < count && !reader->failed; i++)
        read_attribute(reader, owner, place, &seen);
    reader->depth--;
}

void attributes_of_class(Reader *reader, ClassFile *class) {
    read_attributes(reader, (AttributeOwner){.class = class}, OF_CLASS);
}

void attributes_of_member(Reader *reader, ClassMember *member, bool is_method) {
    read_attributes(reader, (AttributeOwner){.class = reader->file, .member = member},
                    is_method ? OF_METHOD : OF_FIELD);
}

void attributes_of_component(Reader *reader, ClassMember *component) {
    read_attributes(reader, (AttributeOwner){.class = reader->file, .member = component},
                    OF_COMPONENT);
}

void attributes_of_code(Reader *reader, ClassCode *code) {
    read_attributes(reader, (AttributeOwner){.class = reader->file, .code = code}, OF_CODE);
}
