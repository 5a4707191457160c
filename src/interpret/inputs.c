// Values from outside: whoever asked for the run gives them, or it stops.
#include "interpret/internal.h"

#include <string.h>

bool stop_at_input(Machine *machine, const Method *method, Span span) {
    const char *name = method ? arena_format(machine->result, "the input '%s'", method->name->text)
                              : "the arguments of the program";
    machine_stop(machine, span, name);
    return false;
}

// The place in the sources that asked for it, perhaps through the library.
static void note_place(const Machine *machine, RunInput *input) {
    for (uint32_t i = machine->frames.count; i-- > 0;) {
        const RunFrame *frame = &machine->frames.items[i];
        if (frame->code->is_library)
            continue;
        input->around = frame->code->method->symbol;
        if (i + 1 < machine->frames.count && frame[1].call)
            input->span = frame[1].call->from->span;
        return;
    }
}

int64_t interpret_number(const Type *type, int64_t bits) {
    switch ((int)type->kind) {
    case TYPE_BOOLEAN: return bits & 1;
    case TYPE_BYTE: return (int8_t)bits;
    case TYPE_SHORT: return (int16_t)bits;
    case TYPE_CHAR: return (uint16_t)bits;
    case TYPE_INT:
    case TYPE_FLOAT: return (int32_t)bits;
    default: return bits;
    }
}

static bool ask(Machine *machine, RunInput *input) {
    const RunInputs *inputs = machine->request->inputs;
    if (inputs && inputs->next(inputs->context, input))
        return true;
    return stop_at_input(machine, input->method, input->span);
}

// Clocks and what depends on the machine follow rules that a single value does not tell. What a
// file holds, and whether it is there, is anything, as for symbolic execution.
static bool can_be_given(const Method *method) {
    static const char *const ruled[] = {"clock", "machine", "property", "thread", "zone"};
    for (size_t i = 0; i < sizeof ruled / sizeof *ruled; i++)
        if (!strncmp(method->name->text, ruled[i], strlen(ruled[i])))
            return false;
    return true;
}

bool run_input(Machine *machine, const Method *method, Span span, Value *result) {
    RunInput input = {.method = method, .type = method->return_type, .span = span};
    note_place(machine, &input);
    bool is_text = input.type == sema_types(machine->sema)->string;
    if ((!is_text && !type_is_primitive(input.type)) || !can_be_given(method))
        return stop_at_input(machine, method, span);
    if (!ask(machine, &input))
        return false;
    *result = is_text ? run_reference(new_text(machine, input.units, input.length))
                      : interpret_number(input.type, input.bits);
    return true;
}

// How many there are, then each.
bool run_arguments(Machine *machine, Value *result) {
    enum { MOST_ARGUMENTS = 1000 };
    TypeTable *types = sema_types(machine->sema);
    RunInput count = {.type = type_primitive(types, TYPE_INT)};
    if (!ask(machine, &count))
        return false;
    if (count.bits < 0 || count.bits > MOST_ARGUMENTS)
        return stop_at_input(machine, NULL, (Span){0, 0});
    RunObject *array =
        new_array(machine, type_array(types, types->string), count.bits, (Span){0, 0});
    for (uint32_t i = 0; i < array->count; i++) {
        RunInput text = {.type = types->string};
        if (!ask(machine, &text))
            return false;
        array->values[i] = run_reference(new_text(machine, text.units, text.length));
    }
    *result = run_reference(array);
    return true;
}
