// The lines of the sources that the run passes, with the values that change, as far as they are
// kept: the run is made a second time for them, and only the last part is of interest.
#include "interpret/internal.h"

#include "sema/constant_bits.h"
#include "sema/constant_text.h"

enum { LONGEST_SHOWN = 60 };

// As in a literal of Java, where \u0022 would end a text.
static void add_unit(Buffer *buffer, uint32_t unit, char quote) {
    static const char letters[] = "btn?fr"; // from 8 on
    if (unit >= '\b' && unit <= '\r' && unit != '\v')
        buffer_format(buffer, "\\%c", letters[unit - '\b']);
    else if (unit == (unsigned char)quote || unit == '\\')
        buffer_format(buffer, "\\%c", (char)unit);
    else if (unit >= ' ' && unit <= '~')
        buffer_add_char(buffer, (char)unit);
    else
        buffer_format(buffer, "\\u%04x", unit);
}

static const char *finish(Arena *arena, Buffer *buffer) {
    const char *text = arena_copy_text(arena, buffer->text ? buffer->text : "", buffer->length);
    buffer_free(buffer);
    return text;
}

const char *interpret_units_text(Arena *arena, const uint16_t *units, uint32_t length) {
    Buffer buffer = {0};
    buffer_add_char(&buffer, '"');
    for (uint32_t i = 0; i < length && i < LONGEST_SHOWN; i++)
        add_unit(&buffer, units[i], '"');
    buffer_add_text(&buffer, length > LONGEST_SHOWN ? "...\"" : "\"");
    return finish(arena, &buffer);
}

static const char *object_text(Machine *machine, const RunObject *object) {
    if (!object)
        return "null";
    if (object->type == sema_types(machine->sema)->string) {
        const RunObject *units = text_characters(machine, object);
        Buffer buffer = {0};
        buffer_add_char(&buffer, '"');
        for (uint32_t i = 0; units && i < units->count && i < LONGEST_SHOWN; i++)
            add_unit(&buffer, (uint32_t)units->values[i], '"');
        buffer_add_text(&buffer, !units || units->count > LONGEST_SHOWN ? "...\"" : "\"");
        return finish(machine->result, &buffer);
    }
    return arena_format(machine->result, "%s#%u", type_text(machine->result, object->type),
                        object->number);
}

const char *interpret_number_text(Arena *arena, const Type *type, int64_t bits) {
    if (type->kind == TYPE_BOOLEAN)
        return bits ? "true" : "false";
    Buffer buffer = {0};
    if (type->kind == TYPE_CHAR) {
        buffer_add_char(&buffer, '\'');
        add_unit(&buffer, (uint16_t)bits, '\'');
        buffer_add_char(&buffer, '\'');
        return finish(arena, &buffer);
    }
    if (type->kind != TYPE_FLOAT && type->kind != TYPE_DOUBLE)
        return arena_format(arena, "%lld%s", (long long)bits, type->kind == TYPE_LONG ? "L" : "");
    Constant constant = constant_of_bits(type->kind, bits);
    constant_print(&buffer, &constant);
    return finish(arena, &buffer);
}

static const char *value_text(Machine *machine, const Type *type, Value value) {
    return type_is_primitive(type) ? interpret_number_text(machine->result, type, value)
                                   : object_text(machine, run_object(value));
}

void note_line(Machine *machine, const Step *step, const Variable *variable, const RunObject *owner,
               const Value *index, const Type *type, Value value) {
    if (!step->from->span.begin || (variable && (!variable->name || !variable->declaration)))
        return;
    RunLine line = {
        .span = step->from->span, .depth = machine->frames.count - 1, .variable = variable};
    if (owner)
        line.owner = arena_format(machine->result, index ? "%s[%lld]" : "%s",
                                  object_text(machine, owner), index ? (long long)*index : 0);
    if (type)
        line.value = value_text(machine, type, value);
    vector_push(machine->result, &machine->lines, line);
}
