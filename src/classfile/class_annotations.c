// Annotations (JVM specification 4.7.16 to 4.7.22): trees of element values, and for annotations on
// types the place in the type.
#include "classfile/internal.h"

enum { DEEPEST = 64 };

static void read_annotation(Reader *reader, ClassAnnotation *annotation, bool visible);

static uint16_t constant_of(Reader *reader, char tag) {
    switch (tag) {
    case 'D': return pool_index(reader, "a double", 1u << POOL_DOUBLE);
    case 'F': return pool_index(reader, "a float", 1u << POOL_FLOAT);
    case 'J': return pool_index(reader, "a long", 1u << POOL_LONG);
    default: return pool_index(reader, "an int", 1u << POOL_INTEGER);
    }
}

static void read_value(Reader *reader, ClassElementValue *value);

static void read_values(Reader *reader, ClassElementValues *values) {
    uint16_t count = reader_u2(reader);
    for (uint16_t i = 0; i < count && !reader->failed; i++) {
        ClassElementValue element = {0};
        read_value(reader, &element);
        vector_push(reader->arena, values, element);
    }
}

static void read_nested(Reader *reader, ClassElementValue *value) {
    value->annotation = ARENA_NEW(reader->arena, ClassAnnotation);
    read_annotation(reader, value->annotation, true);
}

static void read_value(Reader *reader, ClassElementValue *value) {
    if (++reader->depth > DEEPEST)
        reader_fail(reader, reader->position, "values of annotations are nested too deep");
    value->tag = (char)reader_u1(reader);
    switch (value->tag) {
    case 'B':
    case 'C':
    case 'D':
    case 'F':
    case 'I':
    case 'J':
    case 'S':
    case 'Z': value->constant = constant_of(reader, value->tag); break;
    case 's':
    case 'c': value->text = pool_utf8(reader); break;
    case 'e':
        value->text = pool_utf8(reader);
        value->name = pool_utf8(reader);
        break;
    case '@': read_nested(reader, value); break;
    case '[': read_values(reader, &value->elements); break;
    default:
        reader_fail(reader, reader->position ? reader->position - 1 : 0,
                    "a value of an annotation has the unknown tag %u", (uint8_t)value->tag);
    }
    reader->depth--;
}

static void read_annotation(Reader *reader, ClassAnnotation *annotation, bool visible) {
    size_t offset = reader->position;
    annotation->visible = visible;
    annotation->type = pool_utf8(reader);
    if (!reader->failed && !descriptor_is_type(annotation->type))
        reader_fail(reader, offset, "the type of an annotation should not be '%.*s'",
                    (int)annotation->type.length, annotation->type.text);
    uint16_t count = reader_u2(reader);
    for (uint16_t i = 0; i < count && !reader->failed; i++) {
        ClassElement element = {0};
        element.name = pool_utf8(reader);
        read_value(reader, &element.value);
        vector_push(reader->arena, &annotation->elements, element);
    }
}

static void read_annotations(Reader *reader, ClassAnnotations *annotations, bool visible) {
    uint16_t count = reader_u2(reader);
    for (uint16_t i = 0; i < count && !reader->failed; i++) {
        ClassAnnotation annotation = {0};
        read_annotation(reader, &annotation, visible);
        vector_push(reader->arena, annotations, annotation);
    }
}

static ClassAnnotations *annotations_of(AttributeOwner owner) {
    return owner.member ? &owner.member->annotations : &owner.class->annotations;
}

void annotations_read_visible(Reader *reader, AttributeOwner owner) {
    read_annotations(reader, annotations_of(owner), true);
}

void annotations_read_invisible(Reader *reader, AttributeOwner owner) {
    read_annotations(reader, annotations_of(owner), false);
}

static void read_parameters(Reader *reader, ParameterAnnotations *all, bool visible) {
    uint8_t count = reader_u1(reader);
    for (uint8_t i = 0; i < count && !reader->failed; i++) {
        if (i == all->count)
            vector_push(reader->arena, all, (ClassAnnotations){0});
        read_annotations(reader, &all->items[i], visible);
    }
}

void annotations_read_parameters_visible(Reader *reader, AttributeOwner owner) {
    read_parameters(reader, &owner.member->parameter_annotations, true);
}

void annotations_read_parameters_invisible(Reader *reader, AttributeOwner owner) {
    read_parameters(reader, &owner.member->parameter_annotations, false);
}

void annotations_read_default(Reader *reader, AttributeOwner owner) {
    owner.member->annotation_default = ARENA_NEW(reader->arena, ClassElementValue);
    read_value(reader, owner.member->annotation_default);
}

// Annotations on types.

// target_info (4.7.20.1): its size depends on the kind of target.
static void read_target(Reader *reader, ClassTypeAnnotation *annotation) {
    size_t offset = reader->position;
    annotation->target = reader_u1(reader);
    switch (annotation->target) {
    case 0x00: // parameter of a class
    case 0x01: // parameter of a method
    case 0x16: // formal parameter
        annotation->index = reader_u1(reader);
        break;
    case 0x11: // bound of a parameter of a class
    case 0x12: // bound of a parameter of a method
        annotation->index = reader_u1(reader);
        annotation->bound = reader_u1(reader);
        break;
    case 0x13: // field
    case 0x14: // result
    case 0x15: // receiver
        break;
    case 0x10: // supertype
    case 0x17: // throws
    case 0x42: // catch
    case 0x43: // instanceof
    case 0x44: // new
    case 0x45: // constructor reference
    case 0x46: // method reference
        annotation->index = reader_u2(reader);
        break;
    case 0x40: // local variable
    case 0x41: // resource
        reader_bytes(reader, (size_t)reader_u2(reader) * 6);
        break;
    case 0x47: // cast
    case 0x48: // type argument of new, of a call, of a reference
    case 0x49:
    case 0x4A:
    case 0x4B:
        annotation->index = reader_u2(reader);
        reader_u1(reader);
        break;
    default:
        reader_fail(reader, offset, "an annotation stands on the unknown target 0x%02x",
                    annotation->target);
    }
}

static void read_types(Reader *reader, AttributeOwner owner, bool visible) {
    ClassTypeAnnotations *all = owner.code     ? &owner.code->type_annotations
                                : owner.member ? &owner.member->type_annotations
                                               : &owner.class->type_annotations;
    uint16_t count = reader_u2(reader);
    for (uint16_t i = 0; i < count && !reader->failed; i++) {
        ClassTypeAnnotation annotation = {0};
        read_target(reader, &annotation);
        uint8_t steps = reader_u1(reader);
        for (uint8_t j = 0; j < steps && !reader->failed; j++) {
            uint8_t kind = reader_u1(reader);
            uint8_t argument = reader_u1(reader);
            vector_push(reader->arena, &annotation.path, (TypePathStep){kind, argument});
        }
        read_annotation(reader, &annotation.annotation, visible);
        vector_push(reader->arena, all, annotation);
    }
}

void annotations_read_types_visible(Reader *reader, AttributeOwner owner) {
    read_types(reader, owner, true);
}

void annotations_read_types_invisible(Reader *reader, AttributeOwner owner) {
    read_types(reader, owner, false);
}
