// Programs: a test that loads all classes anew, so that static initialisers run as at the start.
#include "junit/choices.h"
#include "junit/standard_input.h"
#include "junit/java_test.h"
#include "junit/java_text.h"
#include "junit/outside.h"

static const char program_class[] =
    "\n"
    "    // A program starts before static initialisation: all its classes are loaded anew.\n"
    "    static final class Program extends ClassLoader {\n"
    "        Program() {\n"
    "            super(Program.class.getClassLoader());\n"
    "            setDefaultAssertionStatus(true);\n"
    "        }\n\n"
    "        @Override\n"
    "        protected Class<?> loadClass(String name, boolean resolve) throws "
    "ClassNotFoundException {\n"
    "            Class<?> known = findLoadedClass(name);\n"
    "            if (known != null)\n"
    "                return known;\n"
    "            if (name.startsWith(\"jury.tests.\"))\n"
    "                return getParent().loadClass(name);\n"
    "            try {\n"
    "                return getPlatformClassLoader().loadClass(name);\n"
    "            } catch (ClassNotFoundException e) {\n"
    "                return define(name);\n"
    "            }\n"
    "        }\n\n"
    "        private Class<?> define(String name) throws ClassNotFoundException {\n"
    "            String file = name.replace('.', '/') + \".class\";\n"
    "            try (java.io.InputStream in = getParent().getResourceAsStream(file)) {\n"
    "                if (in == null)\n"
    "                    throw new ClassNotFoundException(name);\n"
    "                byte[] bytes = changed(in.readAllBytes());\n"
    "                return defineClass(name, bytes, 0, bytes.length);\n"
    "            } catch (java.io.IOException e) {\n"
    "                throw new ClassNotFoundException(name, e);\n"
    "            }\n"
    "        }\n\n"
    "        void choose(String owner, Object... values) throws Exception {\n"
    "            loadClass(owner).getMethod(\"choose\", Object[].class).invoke(null, (Object) "
    "values);\n"
    "        }\n\n"
    "        // Runs it; what leaves main is thrown.\n"
    "        void run(String owner, String... arguments) throws Throwable {\n"
    "            Class<?> type = loadClass(owner);\n"
    "            Method main = mainOf(type);\n"
    "            main.setAccessible(true);\n"
    "            try {\n"
    "                Object object = null;\n"
    "                if (!Modifier.isStatic(main.getModifiers())) {\n"
    "                    Constructor<?> constructor = type.getDeclaredConstructor();\n"
    "                    constructor.setAccessible(true);\n"
    "                    object = constructor.newInstance();\n"
    "                }\n"
    "                if (main.getParameterCount() == 0)\n"
    "                    main.invoke(object);\n"
    "                else\n"
    "                    main.invoke(object, (Object) arguments);\n"
    "            } catch (InvocationTargetException e) {\n"
    "                throw e.getCause();\n"
    "            }\n"
    "        }\n\n"
    "        private static Method mainOf(Class<?> type) throws NoSuchMethodException {\n"
    "            try {\n"
    "                return type.getDeclaredMethod(\"main\", String[].class);\n"
    "            } catch (NoSuchMethodException e) {\n"
    "                return type.getDeclaredMethod(\"main\");\n"
    "            }\n"
    "        }\n\n"
    "        // The exception that leaves main, by its class, or null.\n"
    "        String end(String owner, String... arguments) {\n"
    "            try {\n"
    "                run(owner, arguments);\n"
    "                return null;\n"
    "            } catch (Throwable e) {\n"
    "                return e.getClass().getName();\n"
    "            }\n"
    "        }\n\n";

static const char unchanged[] = "        private static byte[] changed(byte[] file) {\n"
                                "            return file;\n"
                                "        }\n"
                                "    }\n";

static const char told[] =
    "        // Random numbers, clocks and properties give what was told.\n"
    "        private static byte[] changed(byte[] file) throws java.io.IOException {\n"
    "            return jury.tests.Outside.asTold(file);\n"
    "        }\n"
    "    }\n";

void java_test_program_class(Buffer *out, bool is_told) {
    buffer_add_text(out, program_class);
    buffer_add_text(out, is_told ? told : unchanged);
}

// The arguments of a program are strings, the last of what is given.
static const char *arguments_of(JavaTest *test) {
    const CexState *before = &test->run->before;
    uint32_t count = test->method->parameters.count ? before->roots.count : 0;
    const CexObject *array =
        count ? java_test_object(before, before->roots.items[count - 1].object) : NULL;
    const char *list = "";
    for (uint32_t i = 0; array && i < array->values.count; i++)
        list = arena_format(test->arena, "%s%s%s", list, i ? ", " : "",
                            java_test_value(test, &array->values.items[i]));
    return list;
}

const char *java_test_program(JavaTest *test, const char *what) {
    buffer_add_text(test->out, "        Program program = new Program();\n");
    choices_set_in_program(test);
    if (test->is_told)
        outside_tell(test);
    standard_input_set(test);
    return arena_format(test->arena, "program.%s(\"%s\", new String[] {%s})", what,
                        java_binary_name(test->arena, test->method->owner), arguments_of(test));
}
