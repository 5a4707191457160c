// What each object made for itself.
//
// `final Map<Character, Node> children = new HashMap<>()` is executed once for each Node: two nodes
// never have one map, though others may refer to it. Not so where a class can be cloned: a clone
// has what the original has.
#include "heap/internal.h"

#include "sema/queries.h"

typedef struct Part {
    uint32_t object; // that made it
    const Variable *field;
    Term value;
} Part;

typedef VECTOR(Part) PartList;

static bool may_be_clone(Symex *symex, const Object *object) {
    Class *cloneable = query_class(symex->sema, "java.lang.Cloneable");
    return stands_for_any(symex, object) ||
           (cloneable && query_is_subclass(symex->sema, object->type->class_symbol, cloneable));
}

static void add_parts(Symex *symex, const Object *object, PartList *parts) {
    if (object->type->kind != TYPE_CLASS || may_be_clone(symex, object))
        return;
    const Layout *layout = class_layout(symex, object->type->class_symbol);
    for (uint32_t i = 0; i < layout->fields.count; i++) {
        const Variable *field = layout->fields.items[i];
        Term value = symex->heap.initial.items[object->location + i];
        if (query_is_value(field->type) || !value || is_owned_field(field) ||
            heap_is_left_out(symex, object->location + i) || !field_is_made_with(symex, field))
            continue;
        Part part = {object->number, field, value};
        vector_push(symex->arena, parts, part);
    }
}

// Constructors of class files may put one object into two fields.
static bool are_made_apart(const Part *a, const Part *b) {
    return a->object != b->object || !(a->field->owner->class_file || b->field->owner->class_file);
}

static void assume_apart(Symex *symex, const Part *a, const Part *b) {
    TermTable *terms = symex->terms;
    Term is_null = term_equal(terms, a->value, object_reference(symex, 0));
    Term same = term_equal(terms, a->value, b->value);
    assume(symex, term_or(terms, is_null, term_not(same)));
}

void own_parts_assume(Symex *symex) {
    PartList parts = {0};
    for (uint32_t i = 1; i < symex->heap.first_created; i++)
        if (symex->heap.objects.items[i].is_initial && !symex->heap.objects.items[i].made_by)
            add_parts(symex, &symex->heap.objects.items[i], &parts);
    for (uint32_t i = 0; i < parts.count; i++)
        for (uint32_t j = 0; j < i; j++)
            if (are_made_apart(&parts.items[i], &parts.items[j]))
                assume_apart(symex, &parts.items[i], &parts.items[j]);
}
