// Types of Java and JML.
//
// Types are interned: equal types are the same pointer, inference variables
// and captured variables aside, which are each unique. A generic class without
// arguments is its raw type. Types live in the arena of the compilation.
#ifndef JURY_SEMA_TYPES_H
#define JURY_SEMA_TYPES_H

#include "base/buffer.h"
#include "base/vector.h"
#include "syntax/ast.h"

typedef enum TypeKind {
    TYPE_ERROR, // an error was reported: goes with everything, reports nothing further
    TYPE_VOID,
    TYPE_NULL,
    TYPE_BOOLEAN,
    TYPE_BYTE, // BYTE … DOUBLE: in the order of widening, char beside short
    TYPE_SHORT,
    TYPE_CHAR,
    TYPE_INT,
    TYPE_LONG,
    TYPE_FLOAT,
    TYPE_DOUBLE,
    TYPE_BIGINT,     // JML: \bigint
    TYPE_REAL,       // JML: \real
    TYPE_TYPE,       // JML: \TYPE
    TYPE_OBJECT_SET, // JML: what \reach gives
    TYPE_LOCATIONS,  // JML: \locset, and what stands in an assignable clause
    TYPE_SEQUENCE,   // JML: \seq
    TYPE_MAP,        // JML: \map
    TYPE_CLASS,
    TYPE_ARRAY,
    TYPE_VARIABLE, // declared or captured
    TYPE_WILDCARD, // only as an argument
    TYPE_INTERSECTION,
    TYPE_INFERENCE, // stands for a type still to be found
} TypeKind;

typedef VECTOR(Type *) TypeList;

typedef struct TypeVariable {
    const Name *name;
    Class *class_owner; // one of the owners, or neither when captured
    Method *method_owner;
    uint32_t index; // among the parameters of its owner
    Type *upper;    // an intersection where there are several bounds; never NULL once known
    Type *lower;    // captured from `? super`; else NULL
    bool is_captured;
    Type *wildcard;    // what it was captured from
    Node *declaration; // TYPE_PARAMETER, or NULL
    bool resolving;    // its bound is being resolved
} TypeVariable;

struct InferenceVariable;

struct Type {
    TypeKind kind;
    bool mentions_variables; // some type variable occurs in it
    bool mentions_inference; // some inference variable occurs in it
    bool is_super;           // WILDCARD: `? super`
    uint32_t count;          // of arguments, or of parts
    uint32_t hash;
    union {
        Class *class_symbol; // CLASS
        Type *element;       // ARRAY
        TypeVariable *variable;
        Type *bound; // WILDCARD: NULL for `?`
        struct InferenceVariable *inference;
    };
    Type *outer;      // CLASS: parameterised enclosing type, or NULL
    Type **arguments; // CLASS; parts of INTERSECTION
    // Made on demand:
    Type *erased;
    Type *array_of;
    Type *superclass_cache; // with arguments put in; of a CLASS
    TypeList *interfaces_cache;
};

typedef struct TypeTable TypeTable;
struct TypeTable {
    Arena *arena;
    NameTable *names;
    Type **slots;
    uint32_t capacity;
    uint32_t used;
    Type *primitives[TYPE_CLASS]; // those without structure, by kind
    // Well-known class types, once their classes are known.
    Type *object, *string, *cloneable, *serializable, *throwable, *enum_class, *record_class;
};

void types_init(TypeTable *types, Arena *arena, NameTable *names);

Type *type_primitive(const TypeTable *types, TypeKind kind); // any kind below TYPE_CLASS
Type *type_class(TypeTable *types, Class *class_symbol, Type *outer, Type *const *arguments,
                 uint32_t count);
Type *type_array(TypeTable *types, Type *element);
Type *type_wildcard(TypeTable *types, Type *bound, bool is_super);
Type *type_variable_new(TypeTable *types, TypeVariable *variable);
// Flattened, without repetitions and without parts that are supertypes of
// others only by identity; one part gives that part itself.
Type *type_intersection(TypeTable *types, Type *const *parts, uint32_t count);

static inline bool type_is_error(const Type *type) {
    return type->kind == TYPE_ERROR;
}
static inline bool type_is_reference(const Type *type) { // null included
    return type->kind == TYPE_NULL || type->kind >= TYPE_CLASS || type->kind == TYPE_ERROR;
}
static inline bool type_is_numeric(const Type *type) { // primitive; \bigint and \real too
    return type->kind >= TYPE_BYTE && type->kind <= TYPE_REAL;
}
static inline bool type_is_integral(const Type *type) { // primitive; \bigint too
    return (type->kind >= TYPE_BYTE && type->kind <= TYPE_LONG) || type->kind == TYPE_BIGINT;
}
static inline bool type_is_primitive(const Type *type) {
    return type->kind >= TYPE_BOOLEAN && type->kind <= TYPE_TYPE;
}

// Replaces the variables `from[i]` (TYPE_VARIABLE) by `to[i]`.
Type *type_substitute(TypeTable *types, Type *type, Type *const *from, Type *const *to,
                      uint32_t count);

// As Java would write it: "List<? extends String>"; simple names.
void type_print(Buffer *buffer, const Type *type);
const char *type_text(Arena *arena, const Type *type);

#endif
