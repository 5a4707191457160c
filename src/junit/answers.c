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

static bool has_open_constructor(const Class *class_symbol) {
    for (uint32_t i = 0; i < class_symbol->methods.count; i++) {
        const Method *method = class_symbol->methods.items[i];
        if (method->is_constructor && !method->parameters.count && !method->thrown.count &&
            (method->modifiers & (MODIFIER_PUBLIC | MODIFIER_PROTECTED)))
            return true;
    }
    return false;
}

// A class of which only its own methods are left open: `java.lang.Number`.
static bool is_left_open(const Class *class_symbol) {
    bool is_inner = class_symbol->outer && !(class_symbol->modifiers & MODIFIER_STATIC);
    const Class *above = class_symbol->superclass ? class_symbol->superclass->class_symbol : NULL;
    if (class_symbol->kind != CLASS_CLASS || !(class_symbol->modifiers & MODIFIER_ABSTRACT) ||
        is_inner || (above && above->superclass) || !has_open_constructor(class_symbol))
        return false;
    for (uint32_t i = 0; i < class_symbol->interfaces.count; i++) {
        const Type *type = class_symbol->interfaces.items[i];
        if (type->kind != TYPE_CLASS || type->class_symbol->methods.count ||
            type->class_symbol->interfaces.count)
            return false;
    }
    return true;
}

bool answers_are_of(const Type *type) {
    return type->kind == TYPE_CLASS &&
           (type->class_symbol->kind == CLASS_INTERFACE || is_left_open(type->class_symbol)) &&
           !(type->class_symbol->modifiers & MODIFIER_SEALED) && java_is_accessible(type) &&
           !is_no_function(type->class_symbol);
}

static void declare_method(JavaTest *test, const Method *method) {
    const char *result = java_type(test->arena, query_erasure(test->sema, method->return_type));
    bool is_void = method->return_type->kind == TYPE_VOID;
    buffer_format(test->out, "            %s%s %s(",
                  method->modifiers & MODIFIER_PUBLIC      ? "public "
                  : method->modifiers & MODIFIER_PROTECTED ? "protected "
                                                           : "",
                  result, method->name->text);
    for (uint32_t i = 0; i < method->parameters.count; i++)
        buffer_format(
            test->out, "%s%s p%u", i ? ", " : "",
            java_type(test->arena, query_erasure(test->sema, method->parameters.items[i]->type)),
            i);
    buffer_add_text(test->out, ") { ");
    if (!is_void)
        buffer_format(test->out, "return (%s) ", result);
    buffer_format(test->out, "answerOf(\"%s\", %s.class); }\n", method->name->text, result);
}

void answers_declare(JavaTest *test, const CexObject *object) {
    const Class *class_symbol = object->exact->class_symbol;
    const char *type = java_type(test->arena, object->exact);
    if (class_symbol->kind == CLASS_INTERFACE) {
        buffer_format(test->out, "        %s o%u = (%s) answering(%s);\n", type, object->number,
                      type, java_class(test->arena, object->exact));
        return;
    }
    buffer_format(test->out, "        %s o%u = new %s() {\n", type, object->number, type);
    for (uint32_t i = 0; i < class_symbol->methods.count; i++)
        if (class_symbol->methods.items[i]->modifiers & MODIFIER_ABSTRACT)
            declare_method(test, class_symbol->methods.items[i]);
    buffer_add_text(test->out, "        };\n");
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
