// The syntax tree: Java and JML as written, with slots that names and types
// fill in. ast.def lists the kinds and their fields; this header makes the
// structs of it.
//
// A node of kind IF is a struct If whose first member is the Node. Casts are
// checked: `If *statement = as_If(node)`. All nodes live in the arena of the
// compilation. The tree is frozen once it is typed.
#ifndef JURY_SYNTAX_AST_H
#define JURY_SYNTAX_AST_H

#include "base/name.h"
#include "base/vector.h"
#include "diag/internal_error.h"
#include "diag/source.h"

#include <stdbool.h>
#include <stdint.h>

// What the slots point to; sema/symbols.h and sema/types.h define them.
typedef struct Type Type;
typedef struct Class Class;
typedef struct Method Method;
typedef struct Variable Variable;
typedef struct Package Package;

typedef enum NodeKind {
#define NODE(KIND, Struct, category) NODE_##KIND,
#include "syntax/ast_only_nodes.h"
    NODE_KIND_COUNT
} NodeKind;

typedef enum NodeCategory {
    CATEGORY_UNIT,
    CATEGORY_DECLARATION,
    CATEGORY_TYPE,
    CATEGORY_STATEMENT,
    CATEGORY_EXPRESSION,
    CATEGORY_PATTERN,
    CATEGORY_SPECIFICATION,
} NodeCategory;

typedef enum Operator {
#define OPERATOR(NAME, text, precedence) OPERATOR_##NAME,
#include "syntax/operators.def"
#undef OPERATOR
} Operator;

typedef enum JmlKeyword {
    JML_NONE,
#define KEYWORD(NAME, text) JML_##NAME,
#define ALIAS(NAME, text)
#include "syntax/jml_keywords.def"
#undef KEYWORD
#undef ALIAS
    JML_KEYWORD_COUNT
} JmlKeyword;

enum ModifierIndex {
#define MODIFIER(NAME, text)                 MODIFIER_INDEX_##NAME,
#define JML_MODIFIER(NAME, text, annotation) MODIFIER_INDEX_##NAME,
#include "syntax/modifiers.def"
#undef MODIFIER
#undef JML_MODIFIER
    MODIFIER_COUNT
};

typedef uint64_t ModifierSet;
#define MODIFIER(NAME, text)                                                                       \
    static const ModifierSet MODIFIER_##NAME = UINT64_C(1) << MODIFIER_INDEX_##NAME;
#define JML_MODIFIER(NAME, text, annotation) MODIFIER(NAME, text)
#include "syntax/modifiers.def"
#undef MODIFIER
#undef JML_MODIFIER

typedef enum ClassKind {
    CLASS_CLASS,
    CLASS_INTERFACE,
    CLASS_ENUM,
    CLASS_RECORD,
    CLASS_ANNOTATION,
} ClassKind;

typedef enum Primitive {
    PRIMITIVE_VOID,
    PRIMITIVE_BOOLEAN,
    PRIMITIVE_BYTE,
    PRIMITIVE_SHORT,
    PRIMITIVE_CHAR,
    PRIMITIVE_INT,
    PRIMITIVE_LONG,
    PRIMITIVE_FLOAT,
    PRIMITIVE_DOUBLE,
    PRIMITIVE_BIGINT, // \bigint
    PRIMITIVE_REAL,   // \real
    PRIMITIVE_TYPE,   // \TYPE
    PRIMITIVE_LOCSET, // \locset
    PRIMITIVE_SEQ,    // \seq, of elements of any type
    PRIMITIVE_MAP,    // \map, likewise
} Primitive;

typedef enum ConstantKind {
    CONSTANT_NONE,
    CONSTANT_BOOLEAN, // integer: 0 or 1
    CONSTANT_BYTE,
    CONSTANT_SHORT,
    CONSTANT_CHAR,
    CONSTANT_INT,
    CONSTANT_LONG,
    CONSTANT_FLOAT, // floating, exactly a float
    CONSTANT_DOUBLE,
    CONSTANT_STRING,
    CONSTANT_NULL, // the literal only: not a constant of the JLS
} ConstantKind;

typedef struct Constant {
    ConstantKind kind;
    uint32_t length; // of a string, in UTF-16 units
    union {
        int64_t integer; // sign-extended; char zero-extended
        double floating;
        const uint16_t *units; // of a string
    };
} Constant;

// Flags of any node.
enum {
    NODE_IN_JML = 1,         // stands inside a JML annotation
    NODE_NULLABLE = 2,       // of a type: `/*@ nullable @*/` stands in front of it
    NODE_NON_NULL = 4,       // of a type: `/*@ non_null @*/`
    NODE_HAS_ERROR = 8,      // an error was reported inside: verify nothing that needs it
    NODE_RESOLVED_TYPE = 16, // NAME or FIELD that denotes a type
    NODE_RESOLVED_PACKAGE = 32,
    NODE_SHARES_LEFT = 64, // BINARY in a CHAIN: its left operand is the right one of the one before
};

typedef struct Node {
    uint16_t kind; // NodeKind
    uint16_t flags;
    Span span;
    Type *type;               // of an expression or written type, once typed
    const Constant *constant; // of a constant expression, once typed; else NULL
} Node;

typedef VECTOR(Node *) NodeList;

#define NODE(KIND, Struct, category) typedef struct Struct Struct;
#include "syntax/ast_only_nodes.h"

#define NODE(KIND, Struct, category)                                                               \
    struct Struct {                                                                                \
        Node node;
#define CHILD(Struct, field)        Node *field;
#define LIST(Struct, field)         NodeList field;
#define NAME(Struct, field)         const Name *field;
#define FLAG(Struct, field)         bool field;
#define COUNT(Struct, field)        uint32_t field;
#define POSITION(Struct, field)     Position field;
#define CHOICE(Struct, Enum, field) Enum field;
#define CONSTANT(Struct, field)     Constant field;
#define LINK(Struct, Target, field) Target *field;
#define END(KIND, Struct)                                                                          \
    }                                                                                              \
    ;
#include "syntax/ast.def"
#undef NODE
#undef CHILD
#undef LIST
#undef NAME
#undef FLAG
#undef COUNT
#undef POSITION
#undef CHOICE
#undef CONSTANT
#undef LINK
#undef END

// Checked casts: as_If(node) is NULL for NULL and ends the program for any
// other kind than IF.
#define NODE(KIND, Struct, category)                                                               \
    static inline Struct *as_##Struct(Node *node) {                                                \
        SHOULD(!node || node->kind == NODE_##KIND, "the node should be a " #Struct);               \
        return (Struct *)node;                                                                     \
    }
#include "syntax/ast_only_nodes.h"

// A new zeroed node: If *statement = NODE_NEW(arena, IF, If, span);
#define NODE_NEW(arena, KIND, Struct, span_)                                                       \
    ((Struct *)ast_new_node((arena), NODE_##KIND, sizeof(Struct), (span_)))
Node *ast_new_node(Arena *arena, NodeKind kind, size_t size, Span span);

const char *ast_kind_name(NodeKind kind); // "IF"
NodeCategory ast_category(const Node *node);
const char *ast_operator_text(Operator operator);
const char *ast_keyword_text(JmlKeyword keyword);
const char *ast_modifier_text(enum ModifierIndex index);
const char *ast_primitive_text(Primitive primitive);

// How the fields of each kind are laid out; ends with kind FIELD_END.
typedef enum FieldKind {
    FIELD_CHILD,
    FIELD_LIST,
    FIELD_NAME,
    FIELD_FLAG,
    FIELD_COUNT,
    FIELD_POSITION,
    FIELD_CHOICE,
    FIELD_CONSTANT,
    FIELD_LINK,
    FIELD_END,
} FieldKind;

typedef struct FieldInfo {
    FieldKind kind;
    const char *name;
    const char *target; // the enumeration of a CHOICE, the target of a LINK
    size_t offset;
    size_t size;
} FieldInfo;

const FieldInfo *ast_fields(NodeKind kind);

// Calls `visit` on each child, in the order of the fields.
typedef void AstVisit(void *context, Node *child);
void ast_each_child(Node *node, AstVisit *visit, void *context);

// The place of this(…) or super(…) among the statements of a constructor; their number if there is
// none.
uint32_t ast_constructor_call_at(const NodeList *statements);

static inline ModifierSet ast_modifiers(Node *modifiers) {
    return modifiers ? as_Modifiers(modifiers)->flags : 0;
}

// The JML clauses before a loop; NULL for a node that is no loop, and for NULL.
const NodeList *ast_loop_clauses(Node *node);

#endif
