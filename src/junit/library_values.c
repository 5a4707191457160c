#include "junit/library_values.h"

#include "junit/java_text.h"

#include <stdlib.h>
#include <string.h>

typedef enum ValueKind {
    VALUE_TEXT,        // characters and their count
    VALUE_OPTIONAL,    // a value or null
    VALUE_HOLDER,      // one field, which the constructor takes
    VALUE_BIG_INTEGER, // a sign and digits
    VALUE_BIG_DECIMAL, // a whole number and a scale
    VALUE_DATE,        // year, month, day
} ValueKind;

typedef struct ValueClass {
    const char *name;
    ValueKind kind;
    const char *otherwise; // the value where nobody reads it
} ValueClass;

static const ValueClass CLASSES[] = {
    {"java.lang.StringBuilder", VALUE_TEXT, NULL},
    {"java.lang.StringBuffer", VALUE_TEXT, NULL},
    {"java.util.Optional", VALUE_OPTIONAL, "null"},
    {"java.util.concurrent.atomic.AtomicInteger", VALUE_HOLDER, "0"},
    {"java.util.concurrent.atomic.AtomicLong", VALUE_HOLDER, "0L"},
    {"java.util.concurrent.atomic.AtomicBoolean", VALUE_HOLDER, "false"},
    {"java.util.concurrent.atomic.AtomicReference", VALUE_HOLDER, "null"},
    {"java.util.Date", VALUE_HOLDER, "0L"},
    {"java.math.BigInteger", VALUE_BIG_INTEGER, NULL},
    {"java.math.BigDecimal", VALUE_BIG_DECIMAL, "java.math.BigInteger.ZERO"},
    {"java.time.LocalDate", VALUE_DATE, NULL},
};

static const ValueClass *class_of(const Type *type) {
    for (size_t i = 0; type->kind == TYPE_CLASS && i < sizeof CLASSES / sizeof *CLASSES; i++)
        if (!strcmp(type->class_symbol->qualified_name->text, CLASSES[i].name))
            return &CLASSES[i];
    return NULL;
}

bool library_value_is(const Type *type) {
    return class_of(type);
}

static const CexValue *field_of(const CexObject *object, const char *name) {
    for (uint32_t i = 0; i < object->values.count; i++)
        if (!strcmp(object->values.items[i].name, name))
            return &object->values.items[i];
    return NULL;
}

static const CexObject *array_of(const JavaTest *test, const CexObject *object, const char *name) {
    const CexValue *field = field_of(object, name);
    return field ? java_test_object(&test->run->before, field->object) : NULL;
}

static uint32_t number_of(const CexObject *object, const char *name) {
    const CexValue *field = field_of(object, name);
    return field ? (uint32_t)strtoul(field->text, NULL, 10) : 0;
}

static const char *value_of(JavaTest *test, const CexObject *object, const char *name,
                            const char *otherwise) {
    const CexValue *field = field_of(object, name);
    return field ? java_test_value(test, field) : otherwise;
}

// Of characters that nobody reads, any will do.
static const char *text_value(JavaTest *test, const CexObject *object, const char *type) {
    const CexObject *characters = array_of(test, object, "value");
    uint32_t known = characters ? characters->values.count : 0;
    const char *list = "";
    for (uint32_t i = 0, count = number_of(object, "count"); i < count; i++)
        list =
            arena_format(test->arena, "%s%s%s", list, i ? ", " : "",
                         i < known ? java_test_value(test, &characters->values.items[i]) : "'a'");
    return arena_format(test->arena, "new %s(new String(new char[] {%s}))", type, list);
}

// The digits have 16 bits, the least first; Java takes bytes, the least last.
static const char *big_integer(JavaTest *test, const CexObject *object) {
    const CexObject *digits = array_of(test, object, "digits");
    const char *bytes = "";
    for (uint32_t i = digits ? digits->values.count : 0; i-- > 0;) {
        unsigned long digit = strtoul(digits->values.items[i].text, NULL, 10);
        bytes = arena_format(test->arena, "%s%s(byte) %lu, (byte) %lu", bytes, *bytes ? ", " : "",
                             digit >> 8 & 255, digit & 255);
    }
    return arena_format(test->arena, "new java.math.BigInteger(%s, new byte[] {%s})",
                        *bytes ? value_of(test, object, "sign", "1") : "0", bytes);
}

// A month or day that nobody reads may be 0, which Java does not have.
static const char *date_value(JavaTest *test, const CexObject *object) {
    uint32_t month = number_of(object, "month"), day = number_of(object, "day");
    return arena_format(test->arena, "java.time.LocalDate.of(%s, %u, %u)",
                        value_of(test, object, "year", "0"), month ? month : 1, day ? day : 1);
}

const char *library_value(JavaTest *test, const CexObject *object) {
    Arena *arena = test->arena;
    const ValueClass *known = class_of(object->exact);
    const char *type = java_type(arena, object->exact);
    switch (known->kind) {
    case VALUE_TEXT: return text_value(test, object, type);
    case VALUE_OPTIONAL:
        return arena_format(arena, "java.util.Optional.ofNullable(%s)",
                            value_of(test, object, "value", known->otherwise));
    case VALUE_HOLDER:
        return arena_format(arena, "new %s(%s)", type,
                            value_of(test, object, "value", known->otherwise));
    case VALUE_BIG_INTEGER: return big_integer(test, object);
    case VALUE_BIG_DECIMAL:
        return arena_format(arena, "new java.math.BigDecimal(%s, %s)",
                            value_of(test, object, "unscaled", known->otherwise),
                            value_of(test, object, "scale", "0"));
    case VALUE_DATE: return date_value(test, object);
    }
    SHOULD(false, "a class of values should have a kind");
    return NULL;
}

bool library_value_hides(const JavaTest *test, const CexObject *array) {
    const CexObjectList *objects = &test->run->before.objects;
    for (uint32_t i = 0; array->form == CEX_ARRAY && i < objects->count; i++) {
        const ValueClass *known = class_of(objects->items[i].exact);
        const char *field = !known                             ? NULL
                            : known->kind == VALUE_TEXT        ? "value"
                            : known->kind == VALUE_BIG_INTEGER ? "digits"
                                                               : NULL;
        if (field && array_of(test, &objects->items[i], field) == array)
            return true;
    }
    return false;
}
