// Runs counterexamples of `jury check`: builds the objects, calls the method, compares what comes out.
//
// Input, a line each, fields separated by tabs:
//   program FILE…                    to be compiled; the cases that follow are about it
//   case NAME                        a counterexample begins
//   object NAME CLASS                an object before the call, without running a constructor
//   array NAME TYPE LENGTH
//   collection NAME CLASS            of java.util, empty; `element` and `entry OBJECT KEY VALUE` add to it
//   field OBJECT FIELD VALUE         of it; `element OBJECT INDEX VALUE` for arrays
//   static CLASS FIELD VALUE
//   choose CLASS VALUE…              what nondetInt() and its kin of this class give, in order
//   call CLASS METHOD TYPES RECEIVER ARGUMENT…   TYPES with commas; the receiver is `none` for static ones
//   returns VALUE | throws CLASS | anything      what must happen
//   after OBJECT FIELD|[INDEX]|=KEY|# VALUE   at the end; # is the size of a collection
//   end                              runs it
// Values: `none`, `null`, `ref NAME`, `int 5` and its kin, `float 1.5f`, `double Double.NaN`, `char 97`, `text ESCAPED`, `enum CLASS NAME`,
// `box KIND VALUE`, parts separated by spaces.
// Output, a line per case: `same NAME`, or `differs NAME: WHY`, or `error NAME: WHY`.
import java.io.BufferedReader;
import java.io.File;
import java.io.InputStreamReader;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import sun.misc.Unsafe;

class Replay {
    static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();
    static final Unsafe UNSAFE = unsafe();
    static final int SECONDS = 10;

    static Unsafe unsafe() {
        try {
            Field field = Unsafe.class.getDeclaredField("theUnsafe");
            field.setAccessible(true);
            return (Unsafe) field.get(null);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    // ---- One program, loaded anew for every case: static fields start afresh.

    static Path folder;
    static String mistake;

    static void compile(String[] files) throws Exception {
        folder = Files.createTempDirectory("replay");
        folder.toFile().deleteOnExit();
        List<String> arguments = new ArrayList<>(List.of("-nowarn", "-proc:none", "-g", "-d", folder.toString()));
        for (int i = 1; i < files.length; i++) {
            arguments.add(files[i]);
        }
        var messages = new java.io.ByteArrayOutputStream();
        int code = COMPILER.run(null, messages, messages, arguments.toArray(new String[0]));
        mistake = code == 0 ? null : messages.toString(StandardCharsets.UTF_8).split("\n")[0];
    }

    static ClassLoader loader;

    static ClassLoader newLoader() throws Exception {
        URLClassLoader result = new URLClassLoader(new URL[] {folder.toUri().toURL()});
        result.setDefaultAssertionStatus(true);
        return result;
    }

    static final Map<String, Class<?>> PRIMITIVES = Map.of("int", int.class, "long", long.class, "short", short.class,
            "byte", byte.class, "char", char.class, "boolean", boolean.class, "float", float.class, "double", double.class);

    static Class<?> classNamed(String text) throws ClassNotFoundException {
        String name = text.replaceAll("<[^\\[]*>", "");
        if (name.endsWith("[]")) {
            return Array.newInstance(classNamed(name.substring(0, name.length() - 2)), 0).getClass();
        }
        if (PRIMITIVES.containsKey(name)) {
            return PRIMITIVES.get(name);
        }
        for (String prefix : new String[] {"", "java.lang.", "java.util."}) {
            for (String tried = prefix + name;;) {
                try {
                    return Class.forName(tried, false, loader); // initialised when Java does
                } catch (ClassNotFoundException e) {
                    int dot = tried.lastIndexOf('.');
                    if (dot < 0) {
                        break;
                    }
                    tried = tried.substring(0, dot) + "$" + tried.substring(dot + 1);
                }
            }
        }
        throw new ClassNotFoundException(name);
    }

    // ---- Values

    static Map<String, Object> objects;

    static Object value(String text) throws Exception {
        String[] parts = text.split(" ", 2);
        switch (parts[0]) {
            case "none": case "null": return null;
            case "ref":
                if (!objects.containsKey(parts[1])) {
                    throw new IllegalArgumentException("no object " + parts[1]);
                }
                return objects.get(parts[1]);
            case "text": return unescape(parts[1]);
            case "enum": {
                String[] names = parts[1].split(" ");
                if (names[1].equals("class")) {
                    return classNamed(names[0]);
                }
                Field field = fieldOf(classNamed(names[0]), names[1]);
                field.setAccessible(true);
                return field.get(null);
            }
            case "box": return value(parts[1]);
            case "int": return Integer.valueOf(parts[1]);
            case "long": return Long.valueOf(parts[1]);
            case "short": return Short.valueOf(parts[1]);
            case "byte": return Byte.valueOf(parts[1]);
            case "char": return (char) Integer.parseInt(parts[1]);
            case "boolean": return Boolean.valueOf(parts[1]);
            case "float": return Float.valueOf(floating(parts[1]));
            case "double": return Double.valueOf(floating(parts[1]));
            default: throw new IllegalArgumentException("value " + text);
        }
    }

    /** A literal, or the name of a constant, as the methods of the library read them. */
    static String floating(String text) {
        return switch (text.substring(text.indexOf('.') + 1)) {
            case "NaN" -> "NaN";
            case "POSITIVE_INFINITY" -> "Infinity";
            case "NEGATIVE_INFINITY" -> "-Infinity";
            default -> text;
        };
    }

    static boolean isFloating(Object value) {
        return value instanceof Float || value instanceof Double;
    }

    static String unescape(String text) {
        StringBuilder result = new StringBuilder();
        for (String code : text.split(",")) {
            if (!code.isEmpty()) {
                result.append((char) Integer.parseInt(code));
            }
        }
        return result.toString();
    }

    static Field fieldOf(Class<?> type, String name) throws NoSuchFieldException {
        for (Class<?> at = type; at != null; at = at.getSuperclass()) {
            for (Field field : at.getDeclaredFields()) {
                if (field.getName().equals(name) || name.equals("outer") && field.getName().startsWith("this$")) {
                    return field;
                }
            }
            for (Class<?> implemented : at.getInterfaces()) {
                for (Field field : implemented.getDeclaredFields()) {
                    if (field.getName().equals(name)) {
                        return field;
                    }
                }
            }
        }
        throw new NoSuchFieldException(type + "." + name);
    }

    // Final fields, and those of records, too.
    static void put(Object base, long offset, Class<?> type, Object value) {
        if (type == int.class) {
            UNSAFE.putInt(base, offset, (Integer) value);
        } else if (type == long.class) {
            UNSAFE.putLong(base, offset, (Long) value);
        } else if (type == short.class) {
            UNSAFE.putShort(base, offset, (Short) value);
        } else if (type == byte.class) {
            UNSAFE.putByte(base, offset, (Byte) value);
        } else if (type == char.class) {
            UNSAFE.putChar(base, offset, (Character) value);
        } else if (type == boolean.class) {
            UNSAFE.putBoolean(base, offset, (Boolean) value);
        } else if (type == float.class) {
            UNSAFE.putFloat(base, offset, (Float) value);
        } else if (type == double.class) {
            UNSAFE.putDouble(base, offset, (Double) value);
        } else {
            UNSAFE.putObject(base, offset, value);
        }
    }

    @SuppressWarnings("unchecked")
    static Map<Object, Object> mapOf(Object object) {
        return (Map<Object, Object>) object;
    }

    @SuppressWarnings("unchecked")
    static void setElement(Object object, int index, Object value) {
        if (object instanceof Collection<?> collection) {
            ((Collection<Object>) collection).add(value);
        } else {
            Array.set(object, index, value);
        }
    }

    /** Of an interface, an object that the method under check asks nothing. */
    static Object instanceOf(Class<?> type) throws Exception {
        if (!type.isInterface()) {
            return UNSAFE.allocateInstance(type);
        }
        return java.lang.reflect.Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (self, method, arguments) -> {
            throw new UnsupportedOperationException(method.getName());
        });
    }

    @SuppressWarnings("deprecation")
    static void setField(Object object, String name, Object value) throws Exception {
        Field field = fieldOf(object.getClass(), name);
        // Fields of records and hidden classes have no offset: reflection cannot set them, either.
        long offset = offsetOf(field);
        put(object, offset, field.getType(), value);
    }

    static long offsetOf(Field field) throws Exception {
        try {
            return UNSAFE.objectFieldOffset(field);
        } catch (UnsupportedOperationException e) {
            // A record: the JDK's own Unsafe has no such scruples.
            Class<?> internal = Class.forName("jdk.internal.misc.Unsafe");
            Method method = internal.getDeclaredMethod("objectFieldOffset", Field.class);
            Method get = internal.getDeclaredMethod("getUnsafe");
            return (Long) method.invoke(get.invoke(null), field);
        }
    }

    @SuppressWarnings("deprecation")
    static void setStatic(Class<?> type, String name, Object value) throws Exception {
        Field field = fieldOf(type, name);
        Class.forName(type.getName(), true, type.getClassLoader()); // its initialiser would set it again
        put(UNSAFE.staticFieldBase(field), UNSAFE.staticFieldOffset(field), field.getType(), value);
    }

    // ---- The call

    static boolean fits(Executable executable, String[] types) {
        Class<?>[] parameters = executable.getParameterTypes();
        int skipped = parameters.length - types.length; // an inner class's constructor has its outer object, too
        if (skipped < 0 || skipped > 1 || skipped == 1 && !(executable instanceof Constructor)) {
            return false;
        }
        for (int i = 0; i < types.length; i++) {
            String wanted = types[i].replaceAll("<[^\\[]*>", "").replace("...", "[]");
            wanted = wanted.substring(wanted.lastIndexOf('.') + 1);
            String found = parameters[i + skipped].getSimpleName();
            boolean isVariable = wanted.matches("[A-Z][A-Z0-9]?(\\[\\])*");
            if (!found.equals(wanted) && !(isVariable && !parameters[i + skipped].isPrimitive())) {
                return false;
            }
        }
        return true;
    }

    static class Call {
        Class<?> owner;
        String method;
        String[] types;
        Object receiver;
        List<Object> arguments = new ArrayList<>();

        Object run() throws Exception {
            boolean isConstructor = method.equals(owner.getSimpleName());
            for (Executable executable : isConstructor ? owner.getDeclaredConstructors() : owner.getDeclaredMethods()) {
                if (!isConstructor && !executable.getName().equals(method) || executable.isSynthetic()
                        || !fits(executable, types)) {
                    continue;
                }
                executable.setAccessible(true);
                if (executable instanceof Constructor<?> constructor) {
                    return constructor.newInstance(arguments.toArray());
                }
                return ((Method) executable).invoke(receiver, arguments.toArray());
            }
            throw new NoSuchMethodException(owner + "." + method);
        }
    }

    // ---- Comparison

    static List<String[]> after;

    static String compare(String expected, Object found) throws Exception {
        if (expected.startsWith("ref ")) {
            String name = expected.substring(4);
            if (found == null) {
                return "null instead of " + name;
            }
            if (!objects.containsKey(name)) {
                objects.put(name, found);
            }
            return objects.get(name) == found ? null : "another object than " + name;
        }
        Object wanted = value(expected);
        boolean equal = wanted == null ? found == null : wanted.equals(found);
        if (wanted instanceof Number a && found instanceof Number b && !isFloating(wanted) && !isFloating(found)) {
            equal = a.longValue() == b.longValue(); // the kind of a result is not written down
        }
        return equal ? null : found + " instead of " + wanted;
    }

    static String compareAfter() throws Exception {
        List<String[]> left = new ArrayList<>(after);
        for (boolean again = true; again;) {
            again = false;
            for (int i = left.size() - 1; i >= 0; i--) {
                String[] line = left.get(i);
                Object object = objects.get(line[1]);
                if (object == null) {
                    continue;
                }
                left.remove(i);
                again = true;
                Object found;
                if (line[2].equals("#")) {
                    found = object instanceof Map<?, ?> map ? map.size() : ((Collection<?>) object).size();
                } else if (line[2].startsWith("=")) {
                    found = mapOf(object).get(value(line[2].substring(1)));
                } else if (object instanceof Collection<?> collection && !(object instanceof List<?>)) {
                    Object wanted = value(line[3]);
                    if (!collection.contains(wanted)) {
                        return line[1] + " is without " + wanted;
                    }
                    continue;
                } else if (line[2].startsWith("[")) {
                    int index = Integer.parseInt(line[2].substring(1, line[2].length() - 1));
                    found = object instanceof List<?> list ? list.get(index) : Array.get(object, index);
                } else {
                    Field field = fieldOf(object.getClass(), line[2]);
                    try {
                        field.setAccessible(true);
                    } catch (RuntimeException e) {
                        continue; // a field of the JDK
                    }
                    found = field.get(object);
                }
                String difference = compare(line[3], found);
                if (difference != null) {
                    return line[1] + "." + line[2] + " is " + difference;
                }
            }
        }
        return null;
    }

    static String run(Call call, String[] expected) throws Exception {
        FutureTask<Object> task = new FutureTask<>(call::run);
        Thread thread = new Thread(null, task, "call", 1 << 26);
        thread.setDaemon(true);
        thread.start();
        Object result = null;
        Throwable thrown = null;
        try {
            result = task.get(SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            return expected[0].equals("anything") ? null : "no end";
        } catch (ExecutionException e) {
            if (e.getCause() instanceof InvocationTargetException invocation) {
                thrown = invocation.getCause();
            } else if (e.getCause() instanceof Error error) {
                thrown = error; // its class cannot be initialised
            } else {
                throw (Exception) e.getCause();
            }
        }
        if (expected[0].equals("anything")) {
            return null;
        }
        if (expected[0].equals("throws")) {
            String name = thrown == null ? "nothing" : thrown.getClass().getName().replace('$', '.');
            if (!name.equals(expected[1]) && !name.endsWith("." + expected[1])) {
                return name + " thrown instead of " + expected[1];
            }
        } else if (thrown != null) {
            return thrown + " thrown";
        } else if (!expected[1].equals("none")) {
            String difference = compare(expected[1], result);
            if (difference != null) {
                return "returned " + difference;
            }
        }
        return compareAfter();
    }

    public static void main(String[] arguments) throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        String name = null;
        String why = null;
        Call call = null;
        String[] expected = null;
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String[] parts = line.split("\t", -1);
            if (parts[0].equals("program")) {
                compile(parts);
                continue;
            }
            if (parts[0].equals("case")) {
                name = parts[1];
                why = mistake;
                loader = newLoader();
                objects = new HashMap<>();
                after = new ArrayList<>();
                continue;
            }
            if (why != null && !parts[0].equals("end")) {
                continue;
            }
            try {
                switch (parts[0]) {
                    case "object": objects.put(parts[1], instanceOf(classNamed(parts[2]))); break;
                    case "array": {
                        Class<?> type = classNamed(parts[2]);
                        objects.put(parts[1], Array.newInstance(type.getComponentType(), Integer.parseInt(parts[3])));
                        break;
                    }
                    case "field": setField(objects.get(parts[1]), parts[2], value(parts[3])); break;
                    case "collection":
                        objects.put(parts[1], Class.forName("java.util." + parts[2]).getConstructor().newInstance());
                        break;
                    case "entry": mapOf(objects.get(parts[1])).put(value(parts[2]), value(parts[3])); break;
                    case "element": setElement(objects.get(parts[1]), Integer.parseInt(parts[2]), value(parts[3])); break;
                    case "static": setStatic(classNamed(parts[1]), parts[2], value(parts[3])); break;
                    case "choose": {
                        Object[] values = new Object[parts.length - 2];
                        for (int i = 0; i < values.length; i++) {
                            values[i] = value(parts[i + 2]);
                        }
                        classNamed(parts[1]).getMethod("choose", Object[].class).invoke(null, (Object) values);
                        break;
                    }
                    case "call":
                        call = new Call();
                        call.owner = classNamed(parts[1]);
                        call.method = parts[2];
                        call.types = parts[3].isEmpty() ? new String[0] : parts[3].split(";");
                        call.receiver = value(parts[4]);
                        for (int i = 5; i < parts.length; i++) {
                            call.arguments.add(value(parts[i]));
                        }
                        break;
                    case "after": after.add(parts); break;
                    case "end": {
                        if (why != null) {
                            System.out.println("error " + name + ": " + why);
                            break;
                        }
                        String difference = run(call, expected);
                        System.out.println(difference == null ? "same " + name : "differs " + name + ": " + difference);
                        break;
                    }
                    default: expected = parts; break;
                }
            } catch (Exception | LinkageError e) {
                why = e.toString();
                if (parts[0].equals("end")) {
                    System.out.println("error " + name + ": " + why);
                }
            }
        }
        System.exit(0);
    }
}
