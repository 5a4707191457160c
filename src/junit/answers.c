#include "junit/answers.h"

#include "junit/java_text.h"
#include "sema/queries.h"

#include <string.h>

static Method *function_of(Sema *sema, Type *type) {
    Method *function = NULL;
    bool is_interface = type->kind == TYPE_CLASS && type->class_symbol->kind == CLASS_INTERFACE;
    return is_interface && query_functional_type(sema, type, &function) ? function : NULL;
}

// Those have a meaning of their own: ranks, elements.
static bool is_no_function(const Class *class_symbol) {
    static const char *const names[] = {"java.lang.Comparable", "java.util.Comparator",
                                        "java.lang.Iterable"};
    for (uint32_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
        if (!strcmp(class_symbol->qualified_name->text, names[i]))
            return true;
    return false;
}

bool answers_are_of(Sema *sema, Type *type) {
    return function_of(sema, type) && java_is_accessible(type) &&
           !is_no_function(type->class_symbol);
}

bool answers_have(Sema *sema, const CexChoice *choice) {
    Type *owner = choice->method->owner->type;
    return answers_are_of(sema, query_erasure(sema, owner)) &&
           function_of(sema, owner) == choice->method && !choice->value.object;
}

void answers_set(JavaTest *test) {
    const CexChoiceList *choices = &test->run->choices;
    const char *list = "";
    for (uint32_t i = 0; i < choices->count; i++)
        if (answers_have(test->sema, &choices->items[i]))
            list = arena_format(test->arena, "%s%s%s", list, *list ? ", " : "",
                                java_test_value(test, &choices->items[i].value));
    if (*list)
        buffer_format(test->out, "        answer(new Object[] {%s});\n", list);
}

const char answers_helpers[] =
    "    private static java.util.List<Object> answers = java.util.List.of();\n"
    "    private static int answered;\n\n"
    "    // What functions answer, one after another.\n"
    "    static void answer(Object... values) {\n"
    "        answers = java.util.Arrays.asList(values);\n"
    "        answered = 0;\n"
    "    }\n\n"
    "    static Object answering(Class<?> type) {\n"
    "        ClassLoader loader = type.getClassLoader();\n"
    "        return Proxy.newProxyInstance(loader != null ? loader : "
    "ClassLoader.getSystemClassLoader(),\n"
    "            new Class<?>[] {type}, (function, method, arguments) -> {\n"
    "                if (method.getDeclaringClass() == Object.class)\n"
    "                    return method.getName().equals(\"equals\") ? function == arguments[0]\n"
    "                        : method.getName().equals(\"hashCode\") ? (Object) 0 : \"function\";\n"
    "                if (method.isDefault())\n"
    "                    return InvocationHandler.class\n"
    "                        .getMethod(\"invokeDefault\", Object.class, Method.class, "
    "Object[].class)\n"
    "                        .invoke(null, function, method, arguments);\n"
    "                return method.getReturnType() == void.class ? null : "
    "answers.get(answered++);\n"
    "            });\n"
    "    }\n\n";
