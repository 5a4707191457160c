// Compiles programs and runs their methods. For tests/diff/check.
//
// Input, a line each:  FILE              a file with a class P
//                      NAME TYPE:VALUE…  call of its method of that name
// A float or double is given by its bits, as an unsigned number, here and there.
// Output, a line per call: `value VALUE LOG` or `throws CLASS LOG`; per file that does not
// compile: `error FILE:LINE: MESSAGE`, and its calls are passed over; just `error FILE:` where javac failed.
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

class RunMethods {
    static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

    static class Output extends SimpleJavaFileObject {
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

        Output(String name) {
            super(URI.create("memory:///" + name.replace('.', '/') + ".class"), Kind.CLASS);
        }

        @Override
        public OutputStream openOutputStream() {
            return bytes;
        }
    }

    static class Memory extends ForwardingJavaFileManager<JavaFileManager> {
        final Map<String, Output> outputs = new HashMap<>();

        Memory(JavaFileManager manager) {
            super(manager);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(Location location, String name, JavaFileObject.Kind kind,
                                                   FileObject sibling) {
            Output output = new Output(name);
            outputs.put(name, output);
            return output;
        }
    }

    static class Loader extends ClassLoader {
        final Map<String, Output> outputs;

        Loader(Map<String, Output> outputs) {
            this.outputs = outputs;
            setDefaultAssertionStatus(true);
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            Output output = outputs.get(name);
            if (output == null)
                throw new ClassNotFoundException(name);
            byte[] bytes = output.bytes.toByteArray();
            return defineClass(name, bytes, 0, bytes.length);
        }
    }

    static Class<?> load(String path, StandardJavaFileManager files) throws Exception {
        Memory memory = new Memory(files);
        DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
        boolean good = COMPILER.getTask(null, memory, messages, List.of("-nowarn", "-proc:none", "-Xlint:none"), null,
                                        files.getJavaFileObjects(new File(path))).call();
        try {
            Loader loader = new Loader(memory.outputs);
            if (good) {
                for (String name : memory.outputs.keySet())
                    Class.forName(name, true, loader);
                return loader.loadClass("P");
            }
        } catch (VerifyError e) { // javac 17 makes such code of `try` in a switch expression at times
            messages = new DiagnosticCollector<>();
        }
        String text = "";
        for (Diagnostic<? extends JavaFileObject> message : messages.getDiagnostics())
            if (text.isEmpty() && message.getKind() == Diagnostic.Kind.ERROR)
                text = message.getLineNumber() + ": " + message.getMessage(null).replace('\n', ' ');
        System.out.println("error " + path + ":" + text);
        return null;
    }

    static Object value(String text) {
        String[] parts = text.split(":", 2);
        switch (parts[0]) {
            case "int": return Integer.parseInt(parts[1]);
            case "long": return Long.parseLong(parts[1]);
            case "char": return (char) Integer.parseInt(parts[1]);
            case "byte": return Byte.parseByte(parts[1]);
            case "short": return Short.parseShort(parts[1]);
            case "float": return Float.intBitsToFloat((int) Long.parseLong(parts[1]));
            case "double": return Double.longBitsToDouble(Long.parseUnsignedLong(parts[1]));
            default: return Boolean.parseBoolean(parts[1]);
        }
    }

    static String show(Object value) {
        if (value instanceof Float f)
            return Integer.toUnsignedString(Float.floatToIntBits(f));
        if (value instanceof Double d)
            return Long.toUnsignedString(Double.doubleToLongBits(d));
        return value instanceof Character c ? String.valueOf((int) c) : String.valueOf(value);
    }

    static String run(Class<?> type, String line) throws Exception {
        String[] words = line.split(" ");
        List<Object> arguments = new ArrayList<>();
        for (int i = 1; i < words.length; i++)
            arguments.add(value(words[i]));
        Field log = type.getDeclaredField("log");
        log.setAccessible(true);
        for (Method method : type.getDeclaredMethods()) {
            if (!method.getName().equals(words[0]))
                continue;
            method.setAccessible(true);
            try {
                return "value " + show(method.invoke(null, arguments.toArray())) + " " + log.get(null);
            } catch (InvocationTargetException e) {
                return "throws " + e.getCause().getClass().getName() + " " + log.get(null);
            }
        }
        return "missing";
    }

    public static void main(String[] arguments) throws Exception {
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
        StandardJavaFileManager files = COMPILER.getStandardFileManager(null, null, null);
        Class<?> type = null;
        for (String line; (line = input.readLine()) != null;) {
            if (line.endsWith(".java"))
                type = load(line, files);
            else if (type != null)
                System.out.println(run(type, line));
        }
    }
}
