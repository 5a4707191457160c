// Static fields of class files whose arrays and collections nothing changes once they are set up.
//
// What holds the value is followed through the registers of all code that can name the field:
// its class, those nested with it and, where the class path is all there is, its package. Uses that
// only look are harmless; whatever else is done with it may change it.
#include "analysis/internal.h"

#include "sema/class_resolve.h"
#include "sema/queries.h"

typedef struct Search {
    Lowering *lowering;
    const Analysis *analysis;
    const Variable *field;
    const IrMethod *method; // being searched
    bool *holds;            // by register of it
    bool is_changed;
} Search;

// ---- One method

static bool holds(const Search *search, IrRegister reg) {
    return reg && search->holds[reg];
}

static bool add(const Search *search, IrRegister reg) {
    bool is_new = reg && !search->holds[reg];
    if (is_new)
        search->holds[reg] = true;
    return is_new;
}

// An array in an array is as good as the whole.
static bool is_nested(const Search *search) {
    const Type *type = search->field->type;
    return type->kind == TYPE_ARRAY && !is_harmless_value(search->analysis, type->element);
}

// Registers that get the value; true where one was not known to.
static bool spread(const Search *search, const IrInstruction *instruction) {
    switch ((int)instruction->operation) {
    case IR_LOAD:
        return !instruction->a && instruction->detail.field == search->field &&
               add(search, instruction->result);
    case IR_COPY: return holds(search, instruction->a) && add(search, instruction->result);
    case IR_LOAD_ELEMENT:
        return holds(search, instruction->a) && is_nested(search) &&
               search->method->registers.items[instruction->result].type == IR_REF &&
               add(search, instruction->result);
    default: return false;
    }
}

// As the type arguments of the field make it: of a Map<String, Color>, `get` gives a Color.
static Type *result_type(const Search *search, const Method *method) {
    Sema *sema = search->analysis->sema;
    Type *type = search->field->type, *result = method->return_type;
    if (!type_is_reference(result) || type->kind != TYPE_CLASS ||
        !query_as_super(sema, type, method->owner))
        return result;
    Type *seen = query_member_type(sema, type, method->owner, result);
    return seen && type_is_reference(seen) ? query_upper_bound(sema, seen) : result;
}

static bool is_harmless_call(const Search *search, const IrCall *call) {
    bool has_receiver = !(call->method->modifiers & MODIFIER_STATIC);
    for (uint32_t i = has_receiver; i < call->count; i++)
        if (holds(search, call->arguments[i]))
            return false;
    return !has_receiver || !call->count || !holds(search, call->arguments[0]) ||
           ((call->method->modifiers & MODIFIER_PURE) &&
            is_harmless_value(search->analysis, result_type(search, call->method)));
}

static bool is_harmless_use(const Search *search, const IrInstruction *instruction) {
    switch ((int)instruction->operation) {
    case IR_COPY:
    case IR_LENGTH:
    case IR_LOAD_ELEMENT:
    case IR_EQUAL:
    case IR_INSTANCE_OF:
    case IR_STORABLE: return true;
    case IR_CALL: return is_harmless_call(search, instruction->detail.call);
    case IR_STORE_ELEMENT: // the result is what is stored
        return !holds(search, instruction->a) && !holds(search, instruction->result);
    default: return !holds(search, instruction->a) && !holds(search, instruction->b);
    }
}

static void search_method(Search *search, IrMethod *method) {
    search->method = method;
    search->holds = arena_array(search->analysis->arena, method->registers.count + 1, sizeof(bool));
    for (bool is_again = true; is_again;) {
        is_again = false;
        for (uint32_t i = 0; i < method->blocks.count; i++)
            for (uint32_t j = 0; j < method->blocks.items[i].instructions.count; j++)
                is_again |= spread(search, &method->blocks.items[i].instructions.items[j]);
    }
    search->is_changed |= holds(search, method->result);
    for (uint32_t i = 0; i < method->blocks.count; i++)
        for (uint32_t j = 0; j < method->blocks.items[i].instructions.count; j++)
            search->is_changed |=
                !is_harmless_use(search, &method->blocks.items[i].instructions.items[j]);
}

// ---- Classes

static bool names_field(const Search *search, const ClassFile *file) {
    const ClassText name = search->field->class_member->name;
    const ClassText owner = search->field->owner->class_file->name;
    PoolMember member;
    for (uint32_t i = 1; i < file->pool_count; i++)
        if (class_file_entry(file, i, POOL_FIELD) && class_file_member(file, i, &member) &&
            class_text_equal(member.name, name) && class_text_equal(member.owner, owner))
            return true;
    return false;
}

// What its own static initialiser does is done before.
static void search_class(Search *search, Class *class_symbol) {
    const ClassFile *file = class_symbol->class_file;
    if (!file || !names_field(search, file))
        return;
    for (uint32_t i = 0; i < file->methods.count && !search->is_changed; i++) {
        const ClassMember *member = &file->methods.items[i];
        if (class_symbol == search->field->owner && class_text_is(member->name, "<clinit>"))
            continue;
        Method *method = resolve_own_method(search->analysis->sema, class_symbol, member->name,
                                            member->descriptor);
        IrMethod *code = method ? lower_method(search->lowering, method) : NULL;
        if (code)
            search_method(search, code);
        else
            search->is_changed |= member->code != NULL;
    }
}

static void search_member_classes(Search *search, Class *class_symbol) {
    search_class(search, class_symbol);
    for (uint32_t i = 0; i < class_symbol->member_classes.count; i++)
        search_member_classes(search, class_symbol->member_classes.items[i]);
}

// All classes beside it, nested and local ones too.
static void search_package(Search *search) {
    const Package *package = search->field->owner->package;
    const UnitList *units = sema_class_path_units(search->analysis->sema);
    const ClassList *locals = sema_class_path_locals(search->analysis->sema);
    for (uint32_t i = 0; i < units->count && !search->is_changed; i++)
        if (units->items[i]->package == package)
            search_member_classes(
                search, as_ClassDeclaration(units->items[i]->tree->types.items[0])->symbol);
    for (uint32_t i = 0; i < locals->count && !search->is_changed; i++)
        if (locals->items[i]->package == package)
            search_class(search, locals->items[i]);
}

// Of a field that others can name, too, nothing is known.
bool code_only_reads(Lowering *lowering, const Variable *field) {
    Search search = {.lowering = lowering, .analysis = analysis_of(lowering), .field = field};
    Map *known = &analysis_of(lowering)->code_changes;
    if (!(field->modifiers & MODIFIER_FINAL) || !field->owner->class_file ||
        (field->modifiers & (MODIFIER_PUBLIC | MODIFIER_PROTECTED)))
        return false;
    const void *found = map_get(known, field);
    if (!found) {
        search_package(&search);
        found = search.is_changed ? (const void *)field : (const void *)search.analysis;
        map_put(search.analysis->arena, known, field, (void *)found);
    }
    return found != field;
}

// ---- Constructors of the library

static void note_constructors(Analysis *analysis, const ClassFile *file, NoteConstructor *note) {
    PoolMember member;
    for (uint32_t i = 1; i < file->pool_count; i++) {
        if (!class_file_entry(file, i, POOL_METHOD) || !class_file_member(file, i, &member) ||
            !class_text_is(member.name, "<init>") || !class_text_begins(member.owner, "java/"))
            continue;
        Class *owner = resolve_class_named(analysis->sema, file, member.owner);
        note(analysis, resolve_own_method(analysis->sema, owner, member.name, member.descriptor));
    }
}

static void note_in_class(Analysis *analysis, const Class *class_symbol, NoteConstructor *note) {
    if (class_symbol->class_file)
        note_constructors(analysis, class_symbol->class_file, note);
    for (uint32_t i = 0; i < class_symbol->member_classes.count; i++)
        note_in_class(analysis, class_symbol->member_classes.items[i], note);
}

void code_note_functions(Analysis *analysis, NoteConstructor *note) {
    const UnitList *units = sema_class_path_units(analysis->sema);
    const ClassList *locals = sema_class_path_locals(analysis->sema);
    for (uint32_t i = 0; i < units->count; i++)
        note_in_class(analysis, as_ClassDeclaration(units->items[i]->tree->types.items[0])->symbol,
                      note);
    for (uint32_t i = 0; i < locals->count; i++)
        note_in_class(analysis, locals->items[i], note);
}
