#include "report/verdict.h"

#include "report/bounds.h"
#include "report/path_report.h"

#include <string.h>

const char *obligation_key(ObligationKind kind) {
    switch (kind) {
    case OBLIGATION_POSTCONDITION: return "postcondition";
    case OBLIGATION_EXCEPTIONAL_POSTCONDITION: return "exceptional_postcondition";
    case OBLIGATION_EXCEPTION: return "exception";
    case OBLIGATION_INVARIANT: return "invariant";
    case OBLIGATION_INITIALLY: return "initially";
    case OBLIGATION_CONSTRAINT: return "constraint";
    case OBLIGATION_PRECONDITION: return "precondition";
    case OBLIGATION_ASSERTION: return "assertion";
    case OBLIGATION_UNREACHABLE: return "unreachable";
    case OBLIGATION_LOOP_INVARIANT: return "loop_invariant";
    case OBLIGATION_DECREASES: return "decreases";
    case OBLIGATION_ASSIGNABLE: return "assignable";
    case OBLIGATION_ACCESSIBLE: return "accessible";
    case OBLIGATION_NON_NULL_VARIABLE:
    case OBLIGATION_NON_NULL: return "non_null";
    case OBLIGATION_OVERFLOW: return "overflow";
    case OBLIGATION_ENDLESS: return "endless";
    case OBLIGATION_WELL_DEFINED: return "well_defined";
    }
    SHOULD(false, "an obligation should have a key");
    return NULL;
}

const char *property_key(ProgramProperty property) {
    switch (property) {
    case PROPERTY_NONE: return "none";
    case PROPERTY_ASSERT: return "assert";
    case PROPERTY_EXCEPTIONS: return "exceptions";
    case PROPERTY_COUNT: break;
    }
    SHOULD(false, "a property should have a key");
    return NULL;
}

const char *violation_cause_key(ViolationCause cause) {
    switch (cause) {
    case CAUSE_CODE: return "code";
    case CAUSE_CONTRACT: return "contract";
    case CAUSE_UNKNOWN: return "unknown";
    }
    SHOULD(false, "a cause should have a key");
    return NULL;
}

const char *search_event_key(SearchEvent event) {
    switch (event) {
    case SEARCH_TO_SHOW: return "to_show";
    case SEARCH_CANDIDATE: return "candidate";
    case SEARCH_CLAUSE: return "clause";
    case SEARCH_BROKEN: return "broken";
    case SEARCH_PATH: return "path";
    case SEARCH_DROPPED: return "dropped";
    case SEARCH_ADDED: return "added";
    case SEARCH_TOO_STRONG: return "too_strong";
    case SEARCH_ERROR: return "error";
    case SEARCH_INDUCTIVE: return "inductive";
    case SEARCH_OPEN: return "open";
    }
    return "";
}

const char *obligation_status_key(ObligationStatus status) {
    switch (status) {
    case STATUS_UNDECIDED: return "undecided";
    case STATUS_HOLDS: return "holds";
    case STATUS_VIOLATED: return "violated";
    case STATUS_POSSIBLE: return "possible";
    }
    SHOULD(false, "a status should have a key");
    return NULL;
}

const char *path_status_word(PathStatus status) {
    static const char *const words[] = {
        [PATH_VERIFIED] = "verified", [PATH_VIOLATED] = "violated",     [PATH_UNKNOWN] = "unknown",
        [PATH_CUT] = "cut",           [PATH_INFEASIBLE] = "infeasible",
    };
    return words[status];
}

const char *bound_status_key(BoundStatus status) {
    switch (status) {
    case BOUND_EXACT: return "exact";
    case BOUND_PARTIAL: return "partial";
    case BOUND_UNREACHABLE: return "unreachable";
    case BOUND_INFINITE: return "infinite";
    case BOUND_UNKNOWN: return "unknown";
    }
    SHOULD(false, "a status should have a key");
    return NULL;
}

// ---- Methods

static const char *class_path(Arena *arena, const Class *class_symbol) {
    const char *own = class_symbol->is_anonymous ? "(anonymous)" : class_symbol->name->text;
    if (!class_symbol->outer)
        return own;
    return arena_format(arena, "%s.%s", class_path(arena, class_symbol->outer), own);
}

static const char *parameter_type(Arena *arena, const Method *method, uint32_t index) {
    const Type *type = method->parameters.items[index]->type;
    bool is_last = index + 1 == method->parameters.count;
    if (!type)
        return "?";
    if (is_last && method->is_varargs && type->kind == TYPE_ARRAY)
        return arena_format(arena, "%s...", type_text(arena, type->element));
    return type_text(arena, type);
}

const char *verdict_method_name(Arena *arena, const Method *method) {
    const Name *name = method->is_constructor ? method->owner->name : method->name;
    const char *text = arena_format(arena, "%s.%s(", class_path(arena, method->owner), name->text);
    for (uint32_t i = 0; i < method->parameters.count; i++)
        text = arena_format(arena, "%s%s%s", text, i ? ", " : "", parameter_type(arena, method, i));
    return arena_format(arena, "%s)", text);
}

Span verdict_method_span(const Method *method) {
    if (!method->declaration)
        return method->owner->declaration->node.span;
    Position at = method->declaration->name_at;
    if (method->class_member) // a line of a class file
        return (Span){at, at + (at != 0)};
    const Name *name = method->declaration->name;
    return (Span){at, at + (name ? name->length : 1)};
}

void verdict_add_seconds(VerdictSeconds *to, const VerdictSeconds *from) {
    to->total += from->total;
    to->lower += from->lower;
    to->pre_state += from->pre_state;
    to->execute += from->execute;
    to->encode += from->encode;
    to->solve += from->solve;
    to->tighten += from->tighten;
    to->paths += from->paths;
    to->counterexample += from->counterexample;
    to->again += from->again;
}
