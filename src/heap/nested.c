// Collections in collections of anything.
//
// A List<T>, a Set<?> or a raw Map may hold any object, itself included: to compare two of its
// elements would be to compare lists of lists of maps, as deep as the scope has objects. Of plain
// Java, an element whose type says nothing is of a class that nobody knows, or of any class that is
// no collection. A List<List<String>> says what it holds. The verdict says so.
//
// Where time is short (Scope.only_things) it is of no class of the project or the library, either,
// but for those that the method asks for, texts, boxes and constants of enums: to know the hash
// code of any object is to execute all that there are.
#include "heap/internal.h"

#include "sema/queries.h"

bool nested_is_collection(Symex *symex, const Type *type) {
    static const char *const kinds[] = {"java.lang.Iterable", "java.util.Map",
                                        "java.util.Map.Entry", "java.util.Iterator"};
    for (size_t i = 0; type->kind == TYPE_CLASS && i < sizeof kinds / sizeof *kinds; i++) {
        Class *kind = query_class(symex->sema, kinds[i]);
        if (kind && query_is_subclass(symex->sema, type->class_symbol, kind))
            return true;
    }
    return false;
}

// What holds elements of a type that its user chose: a library class, or a field of type T.
static bool holds_anything(const Class *class_symbol, const Variable *field) {
    return (class_symbol->unit && class_symbol->unit->is_library && !class_symbol->class_file) ||
           field->type->kind == TYPE_VARIABLE;
}

// A class whose objects are more than their value.
static bool is_given_class(Symex *symex, Type *type) {
    const TypeTable *types = sema_types(symex->sema);
    return type->kind == TYPE_CLASS && type != types->object && type != types->string &&
           type->class_symbol->kind != CLASS_ENUM && !query_unboxed(symex->sema, type) &&
           !is_asked_for(symex, type);
}

bool nested_is_left_out(Symex *symex, const Class *holder, const Variable *field, const Type *slot,
                        Type *held) {
    if (!symex->scope.is_plain || !holder || !field || !holds_anything(holder, field) ||
        query_erasure(symex->sema, (Type *)slot) != sema_types(symex->sema)->object)
        return false;
    bool is_nested = nested_is_collection(symex, held);
    bool is_given = !is_nested && symex->scope.only_things && is_given_class(symex, held);
    symex->pre.leaves_out_nested |= is_nested;
    symex->pre.leaves_out_given |= is_given;
    return is_nested || is_given;
}

bool nested_is_no_answer(Symex *symex, const Type *type, const Type *held) {
    if (type->kind != TYPE_VARIABLE ||
        query_erasure(symex->sema, (Type *)type) != sema_types(symex->sema)->object ||
        !nested_is_collection(symex, held))
        return false;
    symex->pre.leaves_out_nested = true;
    return true;
}
