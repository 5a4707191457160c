// Includes ast.def for its NODE lines alone; the includer defines NODE, which
// is undefined again here. Meant to be included several times.
#define CHILD(Struct, field)
#define LIST(Struct, field)
#define NAME(Struct, field)
#define FLAG(Struct, field)
#define COUNT(Struct, field)
#define POSITION(Struct, field)
#define CHOICE(Struct, Enum, field)
#define CONSTANT(Struct, field)
#define LINK(Struct, Target, field)
#define END(KIND, Struct)
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
