// Class files (JVM specification, chapter 4), up to version 69, as plain structs.
//
// Everything lives in the arena given; texts point into the bytes of the file where they can, so
// the bytes must live as long. What is read here was checked: every index of the constant pool
// leads to an entry of the right kind, every length stays inside its attribute, names and
// descriptors are well formed, ranges of exception tables lie inside their code. The instructions
// themselves are not looked at.
#ifndef JURY_CLASSFILE_CLASS_FILE_H
#define JURY_CLASSFILE_CLASS_FILE_H

#include "base/arena.h"
#include "base/vector.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { CLASS_FILE_NEWEST = 69 }; // Java 25

// UTF-8, not NUL-terminated; `text` is NULL where there is none. Surrogate pairs of the file's
// modified UTF-8 have become one character of four bytes, NUL is one byte; a lone surrogate stays
// as three bytes.
typedef struct ClassText {
    const char *text;
    uint32_t length;
} ClassText;

typedef VECTOR(ClassText) ClassTexts;

// Access flags (tables 4.1-B, 4.5-A, 4.6-A, 4.7.6-A). Some bits mean different things in different
// places.
enum {
    ACCESS_PUBLIC = 0x0001,
    ACCESS_PRIVATE = 0x0002,
    ACCESS_PROTECTED = 0x0004,
    ACCESS_STATIC = 0x0008,
    ACCESS_FINAL = 0x0010,
    ACCESS_SYNCHRONIZED = 0x0020, // of methods
    ACCESS_SUPER = 0x0020,        // of classes
    ACCESS_VOLATILE = 0x0040,     // of fields
    ACCESS_BRIDGE = 0x0040,       // of methods
    ACCESS_TRANSIENT = 0x0080,    // of fields
    ACCESS_VARARGS = 0x0080,      // of methods
    ACCESS_NATIVE = 0x0100,
    ACCESS_INTERFACE = 0x0200,
    ACCESS_ABSTRACT = 0x0400,
    ACCESS_STRICT = 0x0800,
    ACCESS_SYNTHETIC = 0x1000,
    ACCESS_ANNOTATION = 0x2000,
    ACCESS_ENUM = 0x4000,
    ACCESS_MODULE = 0x8000,   // of classes
    ACCESS_MANDATED = 0x8000, // of parameters
};

// Kinds of the entries of the constant pool: the tags of the file.
typedef enum PoolKind {
    POOL_NONE = 0, // entry 0, and the one after a long or double
    POOL_UTF8 = 1,
    POOL_INTEGER = 3,
    POOL_FLOAT = 4,
    POOL_LONG = 5,
    POOL_DOUBLE = 6,
    POOL_CLASS = 7,
    POOL_STRING = 8,
    POOL_FIELD = 9,
    POOL_METHOD = 10,
    POOL_INTERFACE_METHOD = 11,
    POOL_NAME_AND_TYPE = 12,
    POOL_METHOD_HANDLE = 15,
    POOL_METHOD_TYPE = 16,
    POOL_DYNAMIC = 17,
    POOL_INVOKE_DYNAMIC = 18,
    POOL_MODULE = 19,
    POOL_PACKAGE = 20,
} PoolKind;

// What a method handle does (table 5.4.3.5-A).
enum {
    HANDLE_GET_FIELD = 1,
    HANDLE_GET_STATIC,
    HANDLE_PUT_FIELD,
    HANDLE_PUT_STATIC,
    HANDLE_INVOKE_VIRTUAL,
    HANDLE_INVOKE_STATIC,
    HANDLE_INVOKE_SPECIAL,
    HANDLE_NEW_INVOKE_SPECIAL,
    HANDLE_INVOKE_INTERFACE,
};

typedef struct PoolEntry {
    uint8_t kind;    // PoolKind
    uint8_t handle;  // METHOD_HANDLE: HANDLE_...
    uint16_t first;  // CLASS, STRING, METHOD_TYPE, MODULE, PACKAGE, NAME_AND_TYPE: the text;
                     // FIELD, METHOD, INTERFACE_METHOD: the class; METHOD_HANDLE: the member;
                     // DYNAMIC, INVOKE_DYNAMIC: the number of the bootstrap method
    uint16_t second; // NAME_AND_TYPE: the descriptor; else the NAME_AND_TYPE
    uint32_t offset; // of the entry in the file
    ClassText text;  // UTF8; also CLASS, STRING, METHOD_TYPE, MODULE, PACKAGE: that of `first`
    int64_t number;  // INTEGER, LONG; the bits of FLOAT (32) and DOUBLE (64)
} PoolEntry;

// A field, method or interface method; also DYNAMIC and INVOKE_DYNAMIC, then without an owner.
typedef struct PoolMember {
    ClassText owner; // internal name, java/util/Map$Entry, or the descriptor of an array: [I
    ClassText name;
    ClassText descriptor;
    uint32_t bootstrap; // number of the bootstrap method of DYNAMIC and INVOKE_DYNAMIC
    bool in_interface;  // INTERFACE_METHOD
} PoolMember;

// Annotations (4.7.16).

typedef struct ClassAnnotation ClassAnnotation;
typedef struct ClassElementValue ClassElementValue;
typedef VECTOR(ClassAnnotation) ClassAnnotations;
typedef VECTOR(ClassElementValue) ClassElementValues;

struct ClassElementValue {
    char tag;          // B C D F I J S Z s: a constant; e: enum; c: class; @: annotation; [: array
    uint16_t constant; // B C D F I J S Z: entry of the constant pool
    ClassText text;    // s: the text; e: descriptor of the enum's type; c: a return descriptor
    ClassText name;    // e: the name of the constant
    ClassAnnotation *annotation; // @
    ClassElementValues elements; // [
};

typedef struct ClassElement {
    ClassText name;
    ClassElementValue value;
} ClassElement;

struct ClassAnnotation {
    ClassText type; // descriptor: Ljavax/annotation/Nullable;
    bool visible;   // at run time
    VECTOR(ClassElement) elements;
};

typedef VECTOR(ClassAnnotations) ParameterAnnotations;

// Where in a type an annotation stands (4.7.20.2).
typedef struct TypePathStep {
    uint8_t kind; // 0: into an array, 1: into a nested type, 2: bound of a wildcard, 3: argument
    uint8_t argument; // of kind 3
} TypePathStep;

typedef struct ClassTypeAnnotation {
    uint8_t target; // target_type: 0x13 field, 0x14 result, 0x15 receiver, 0x16 parameter, ...
    uint16_t index; // of the type parameter, bound, supertype, parameter or thrown type; 0 else
    uint16_t bound; // 0x11, 0x12: number of the bound
    VECTOR(TypePathStep) path;
    ClassAnnotation annotation;
} ClassTypeAnnotation;

typedef VECTOR(ClassTypeAnnotation) ClassTypeAnnotations;

// Code (4.7.3).

typedef struct ClassHandler {
    uint16_t begin, end; // pc, `end` one past the last
    uint16_t handler;    // pc
    ClassText type;      // internal name; NULL catches everything
} ClassHandler;

typedef struct ClassLine {
    uint16_t pc;
    uint16_t line;
} ClassLine;

typedef struct ClassLocal {
    uint16_t begin, length; // pc
    uint16_t slot;
    ClassText name;
    ClassText descriptor;
    ClassText signature; // from LocalVariableTypeTable; often NULL
} ClassLocal;

typedef struct ClassCode {
    uint16_t max_stack;
    uint16_t max_locals;
    const uint8_t *bytes;
    uint32_t length;               // 1 to 65535
    uint32_t file_offset;          // of `bytes`
    VECTOR(ClassHandler) handlers; // in order of priority
    VECTOR(ClassLine) lines;       // in the order of the file: not always sorted
    VECTOR(ClassLocal) locals;
    const uint8_t *frames; // the body of StackMapTable after its count, unread; NULL: none
    uint32_t frames_length;
    uint16_t frame_count;
    ClassTypeAnnotations type_annotations;
} ClassCode;

// Fields, methods and components of records.

typedef struct ClassParameter {
    ClassText name; // NULL: none
    uint16_t flags; // FINAL, SYNTHETIC, MANDATED
} ClassParameter;

typedef struct ClassMember {
    uint16_t flags;
    ClassText name;       // <init>, <clinit> for constructors and static initialisers
    ClassText descriptor; // checked: a field's or a method's
    ClassText signature;  // generic, NULL: none; not checked
    bool deprecated;
    bool synthetic;    // by flag or attribute
    uint16_t constant; // ConstantValue of a field, entry of the constant pool; 0: none
    ClassCode *code;   // NULL: abstract or native, or a field
    ClassTexts throws; // internal names
    VECTOR(ClassParameter) parameters; // MethodParameters
    ClassAnnotations annotations;
    ParameterAnnotations parameter_annotations; // may be fewer than the descriptor's parameters
    ClassTypeAnnotations type_annotations;
    ClassElementValue *annotation_default; // NULL: none
} ClassMember;

typedef VECTOR(ClassMember) ClassMembers;

typedef struct ClassInner {
    ClassText inner; // internal name
    ClassText outer; // internal name; NULL: local or anonymous
    ClassText name;  // simple name; NULL: anonymous
    uint16_t flags;  // as written in the source
} ClassInner;

typedef struct ClassBootstrap {
    uint16_t method;            // entry of kind METHOD_HANDLE
    VECTOR(uint16_t) arguments; // loadable entries
} ClassBootstrap;

typedef struct ClassFile {
    const char *origin; // for messages; set by the caller, may be NULL
    bool is_of_jdk;     // set by the caller, too
    const uint8_t *bytes;
    size_t size;
    uint16_t minor, major;
    uint16_t flags;
    PoolEntry *pool; // pool_count entries; entry 0 is POOL_NONE
    uint32_t pool_count;
    ClassText name;       // internal name: java/util/Map$Entry
    ClassText superclass; // NULL: java/lang/Object or a module
    ClassTexts interfaces;
    ClassMembers fields;
    ClassMembers methods;
    ClassText signature;
    ClassText source_file;
    VECTOR(ClassInner) inner_classes;
    ClassText enclosing_class; // EnclosingMethod
    ClassText enclosing_method, enclosing_descriptor;
    ClassText nest_host;
    ClassTexts nest_members;
    ClassTexts permitted;
    bool is_sealed; // has PermittedSubclasses
    bool is_record;
    ClassMembers components; // of a record: name, descriptor, signature, annotations
    VECTOR(ClassBootstrap) bootstraps;
    ClassAnnotations annotations;
    ClassTypeAnnotations type_annotations;
    bool deprecated;
    bool synthetic;
} ClassFile;

// NULL when the bytes are not a class file; `*error` is then a sentence with the offset of the
// byte where it goes wrong, in the arena: "constant pool entry 7 has the unknown kind 99, at byte
// 52".
ClassFile *class_file_read(Arena *arena, const uint8_t *bytes, size_t size, const char **error);

// Entries of the constant pool, by the index of an instruction: NULL or false when there is no such
// entry, or when it is of another kind.
const PoolEntry *class_file_entry(const ClassFile *file, uint32_t index, PoolKind kind);
const PoolEntry *class_file_any(const ClassFile *file, uint32_t index); // NULL: not usable
ClassText class_file_class(const ClassFile *file, uint32_t index);      // text NULL: not a class
bool class_file_member(const ClassFile *file, uint32_t index, PoolMember *member);

// The method of this class; NULL: it has none of that name and descriptor.
const ClassMember *class_file_method(const ClassFile *file, const char *name,
                                     const char *descriptor);

bool class_text_is(ClassText text, const char *other);
bool class_text_begins(ClassText text, const char *with);
bool class_text_equal(ClassText a, ClassText b);

// Descriptors (4.3). The lengths of the types: "[Ljava/lang/String;" is 19. 0: not well formed.
uint32_t descriptor_type_length(const char *text, uint32_t length);
bool descriptor_is_type(ClassText text);   // a field's
bool descriptor_is_method(ClassText text); // a method's

// The types of the parameters of a well-formed method descriptor, one after the other, and last its
// result;
// `*position` starts at 0. False after the result.
bool descriptor_next(ClassText descriptor, uint32_t *position, ClassText *type);

#endif
