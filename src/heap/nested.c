// Collections in collections of anything.
//
// A List<T>, a Set<?> or a raw Map may hold any object, itself included: to compare two of its
// elements would be to compare lists of lists of maps, as deep as the scope has objects. Of plain
// Java, an element whose type says nothing is of a class that nobody knows, or of any class that is
// no collection. A List<List<String>> says what it holds. The verdict says so. What keeps a
// collection of anything and is equal by it, as a class of the project that has several values for
// a key, is one, too, unless the method asks for it.
//
// Where time is short (Scope.only_things) it is of no class of the project or the library, either,
// but for those that the method asks for, texts, boxes and constants of enums: to know the hash
// code of any object is to execute all that there are.
#include "heap/internal.h"

#include "sema/queries.h"

static bool is_collection(Symex *symex, const Type *type) {
    static const char *const kinds[] = {"java.lang.Iterable", "java.util.Map",
                                        "java.util.Map.Entry", "java.util.Iterator"};
    for (size_t i = 0; type->kind == TYPE_CLASS && i < sizeof kinds / sizeof *kinds; i++) {
        Class *kind = query_class(symex->sema, kinds[i]);
        if (kind && query_is_subclass(symex->sema, type->class_symbol, kind))
            return true;
    }
    return false;
}

// Does it say nothing of what it holds, or of some of it?
static bool is_of_anything(Symex *symex, const Type *type) {
    bool says_nothing = !type->count || type->mentions_variables;
    for (uint32_t i = 0; i < type->count; i++)
        says_nothing |=
            query_upper_bound(symex->sema, type->arguments[i]) == sema_types(symex->sema)->object;
    return says_nothing;
}

static bool has_own_hash(Symex *symex, Class *class_symbol) {
    const MethodList *methods = query_methods(symex->sema, class_symbol, "hashCode");
    Class *object = sema_types(symex->sema)->object->class_symbol;
    for (uint32_t i = 0; i < methods->count; i++)
        if (!methods->items[i]->parameters.count && methods->items[i]->owner != object)
            return true;
    return false;
}

static bool keeps_collection(Symex *symex, Class *class_symbol) {
    if (class_symbol->kind != CLASS_CLASS || !has_own_hash(symex, class_symbol))
        return false;
    for (Class *owner = class_symbol; owner;
         owner = owner->superclass ? owner->superclass->class_symbol : NULL) {
        query_complete(symex->sema, owner);
        for (uint32_t i = 0; i < owner->fields.count; i++) {
            const Variable *field = owner->fields.items[i];
            if (!(field->modifiers & MODIFIER_STATIC) && field->type &&
                is_collection(symex, field->type) && is_of_anything(symex, field->type))
                return true;
        }
    }
    return false;
}

bool nested_is_collection(Symex *symex, const Type *type) {
    enum { YES = 1, NO };
    if (type->kind != TYPE_CLASS)
        return false;
    uintptr_t known = (uintptr_t)map_get(&symex->pre.collections, type->class_symbol);
    if (!known) {
        bool is_one = is_collection(symex, type) || keeps_collection(symex, type->class_symbol);
        known = is_one ? YES : NO;
        map_put(symex->arena, &symex->pre.collections, type->class_symbol, (void *)known);
    }
    return known == YES;
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

// Where time is short, "every List an ArrayList" is so to the letter in fields and collections: the
// list that the method belongs to may be a view, which is not the list behind it.
static bool is_other_than_usual(Symex *symex, const Type *slot, const Type *held) {
    if (!symex->scope.only_things || slot->kind != TYPE_CLASS || held->kind != TYPE_CLASS ||
        held->class_symbol->unit->is_library || !is_collection(symex, slot))
        return false;
    for (uint32_t i = 0; i < symex->pre.stand_ins.count; i++)
        if (symex->pre.stand_ins.items[i].of == slot->class_symbol &&
            symex->pre.stand_ins.items[i].stand_in)
            return symex->pre.stand_ins.items[i].stand_in != slot->class_symbol;
    return false;
}

bool nested_is_left_out(Symex *symex, const Class *holder, const Variable *field, const Type *slot,
                        Type *held) {
    if (holder && field && is_other_than_usual(symex, slot, held))
        return true;
    if (!symex->scope.is_plain || !holder || !field || !holds_anything(holder, field) ||
        query_erasure(symex->sema, (Type *)slot) != sema_types(symex->sema)->object)
        return false;
    bool is_nested = nested_is_collection(symex, held) &&
                     (is_collection(symex, held) || !is_asked_for(symex, held));
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
