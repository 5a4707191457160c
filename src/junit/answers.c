#include "junit/answers.h"

#include "junit/java_text.h"
#include "sema/queries.h"

#include <string.h>

// Those have a meaning of their own: ranks, elements.
static bool is_no_function(const Class *class_symbol) {
    static const char *const names[] = {"java.lang.Comparable", "java.util.Comparator",
                                        "java.lang.Iterable"};
    for (uint32_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
        if (!strcmp(class_symbol->qualified_name->text, names[i]))
            return true;
    return false;
}

bool answers_are_of(const Type *type) {
    return type->kind == TYPE_CLASS && type->class_symbol->kind == CLASS_INTERFACE &&
           !(type->class_symbol->modifiers & MODIFIER_SEALED) && java_is_accessible(type) &&
           !is_no_function(type->class_symbol);
}

// A number, a text, or an object that is made before.
static bool can_be_named(const JavaTest *test, const CexValue *value) {
    if (!value->object)
        return true;
    const char *text = java_value(test->arena, value);
    bool is_variable = text && !strcmp(text, arena_format(test->arena, "o%u", value->object));
    return text &&
           (!is_variable || (value->object < test->count && test->is_declared[value->object]));
}

bool answers_have(const JavaTest *test, const CexChoice *choice) {
    const Method *method = choice->method;
    return method && answers_are_of(query_erasure(test->sema, method->owner->type)) &&
           (method->modifiers & MODIFIER_ABSTRACT) && can_be_named(test, &choice->value);
}

void answers_set(JavaTest *test) {
    const CexChoiceList *choices = &test->run->choices;
    const char *list = "";
    for (uint32_t i = 0; i < choices->count; i++)
        if (answers_have(test, &choices->items[i]))
            list = arena_format(test->arena, "%s%s\"%s\", %s", list, *list ? ", " : "",
                                choices->items[i].method->name->text,
                                java_test_value(test, &choices->items[i].value));
    if (*list)
        buffer_format(test->out, "        answer(%s);\n", list);
}

const char answers_helpers[] =
    "    private static final java.util.List<Object[]> answers = new java.util.ArrayList<>();\n"
    "    private static final java.util.Map<String, Object> last = new java.util.HashMap<>();\n\n"
    "    // What methods answer, each with its name, one after another.\n"
    "    static void answer(Object... values) {\n"
    "        answers.clear();\n"
    "        last.clear();\n"
    "        for (int i = 0; i < values.length; i += 2)\n"
    "            answers.add(new Object[] {values[i], values[i + 1]});\n"
    "    }\n\n"
    "    // The next answer of that method; behind them all the last one stays.\n"
    "    static Object answerOf(String method, Class<?> type) {\n"
    "        for (int i = 0; i < answers.size(); i++)\n"
    "            if (answers.get(i)[0].equals(method)) {\n"
    "                last.put(method, answers.remove(i)[1]);\n"
    "                break;\n"
    "            }\n"
    "        Object value = last.get(method);\n"
    "        if (type == byte.class || type == short.class)\n"
    "            value = value == null ? null : type == byte.class\n"
    "                ? (Object) ((Number) value).byteValue() : (Object) ((Number) "
    "value).shortValue();\n"
    "        return value == null && type.isPrimitive() && type != void.class\n"
    "            ? Array.get(Array.newInstance(type, 1), 0) : value;\n"
    "    }\n\n"
    "    static Object answering(Class<?> type) {\n"
    "        ClassLoader loader = type.getClassLoader();\n"
    "        return Proxy.newProxyInstance(loader != null ? loader : "
    "ClassLoader.getSystemClassLoader(),\n"
    "            new Class<?>[] {type}, (object, method, arguments) -> {\n"
    "                if (method.getDeclaringClass() == Object.class)\n"
    "                    return method.getName().equals(\"equals\") ? object == arguments[0]\n"
    "                        : method.getName().equals(\"hashCode\") ? (Object) 0 : \"object\";\n"
    "                if (method.isDefault())\n"
    "                    return InvocationHandler.class\n"
    "                        .getMethod(\"invokeDefault\", Object.class, Method.class, "
    "Object[].class)\n"
    "                        .invoke(null, object, method, arguments);\n"
    "                return answerOf(method.getName(), method.getReturnType());\n"
    "            });\n"
    "    }\n\n";
