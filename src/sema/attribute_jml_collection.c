// Types of the functions on \seq and \map: \seq_concat(s, t), \map_get(m, k) and the like.
//
// Elements have any type: what is taken out is an Object, and a cast says what it is.
#include "sema/internal.h"

// What the letters of a signature stand for: s sequence, m map, i integer, a array, v any value;
// the first is the result, for which b is boolean and o is any object.
static void check_letter(Sema *sema, Environment *environment, JmlFunction *function,
                         uint32_t index, char letter) {
    Node *argument = function->arguments.items[index];
    Type *type = attribute_expression(sema, environment, argument, NULL);
    if (type_is_error(type))
        return;
    bool is_right = letter == 's'   ? type->kind == TYPE_SEQUENCE
                    : letter == 'm' ? type->kind == TYPE_MAP
                    : letter == 'i' ? jml_is_integral(sema, type)
                    : letter == 'a' ? type->kind == TYPE_ARRAY
                                    : type->kind != TYPE_VOID;
    const char *expected = letter == 's'   ? "a \\seq"
                           : letter == 'm' ? "a \\map"
                           : letter == 'i' ? "an integer"
                           : letter == 'a' ? "an array"
                                           : "a value";
    jml_check_argument(sema, environment, function, argument, is_right, expected);
}

static Type *result_of_letter(Sema *sema, char letter) {
    switch (letter) {
    case 's': return type_primitive(&sema->types, TYPE_SEQUENCE);
    case 'm': return type_primitive(&sema->types, TYPE_MAP);
    case 'i': return type_primitive(&sema->types, TYPE_INT);
    case 'b': return type_primitive(&sema->types, TYPE_BOOLEAN);
    default: return sema->types.object;
    }
}

static const struct {
    JmlKeyword keyword;
    const char *letters;
} signatures[] = {
    {JML_SEQ_SINGLETON, "sv"}, {JML_SEQ_CONCAT, "sss"},    {JML_SEQ_SUB, "ssii"},
    {JML_SEQ_REVERSE, "ss"},   {JML_SEQ_PUT, "ssiv"},      {JML_SEQ_GET, "osi"},
    {JML_SEQ_LENGTH, "is"},    {JML_SEQ_INDEX_OF, "isv"},  {JML_SEQ_CONTAINS, "bsv"},
    {JML_ARRAY_TO_SEQ, "sa"},  {JML_MAP_GET, "omv"},       {JML_MAP_UPDATE, "mmvv"},
    {JML_MAP_REMOVE, "mmv"},   {JML_MAP_SINGLETON, "mvv"}, {JML_MAP_OVERRIDE, "mmm"},
    {JML_MAP_SIZE, "im"},      {JML_IN_DOMAIN, "bmv"},
};

static const char *collection_signature(JmlKeyword keyword) {
    for (size_t i = 0; i < sizeof signatures / sizeof *signatures; i++)
        if (signatures[i].keyword == keyword)
            return signatures[i].letters;
    internal_error(__FILE__, __LINE__, "every function on sequences should have a signature");
}

Type *attribute_collection_function(Sema *sema, Environment *environment, JmlFunction *function) {
    const char *signature = collection_signature(function->keyword);
    for (uint32_t i = 0; i < function->arguments.count; i++)
        check_letter(sema, environment, function, i, signature[i + 1]);
    return result_of_letter(sema, signature[0]);
}
