import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * Compiles the Java files of each folder given and runs the tests among them, without JUnit's launcher: one JVM for all,
 * and one file manager, which knows the classes of the JDK and of JUnit from the first folder on.
 * A line for each test: `FOLDER TEST passes`, `FOLDER TEST fails TYPE: MESSAGE`, `FOLDER TEST hangs`, or
 * `FOLDER - compiler: MESSAGE`.
 */
class RunTests {
    static final int SECONDS = 10;
    static final PrintStream out = System.out;
    static final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    static final StandardJavaFileManager files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8);

    public static void main(String[] folders) throws Exception {
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        for (String folder : folders) {
            runFolder(Path.of(folder));
            out.flush();
        }
        Runtime.getRuntime().halt(0); // tests that hang
    }

    static void runFolder(Path folder) throws Exception {
        Path classes = folder.resolve("classes");
        List<Path> sources;
        try (Stream<Path> all = Files.walk(folder)) {
            sources = all.filter(file -> Files.isRegularFile(file) && file.toString().endsWith(".java"))
                .sorted().collect(Collectors.toList());
        }
        Files.createDirectories(classes);
        StringWriter messages = new StringWriter();
        files.setLocation(StandardLocation.CLASS_OUTPUT, List.of(classes.toFile()));
        boolean compiles = compiler.getTask(messages, files, null, List.of("-nowarn", "-proc:none"), null,
            files.getJavaFileObjects(sources.toArray(new Path[0]))).call();
        if (!compiles) {
            out.println(folder + " - compiler: " + messages.toString().lines().limit(2).collect(Collectors.joining(" ")));
            return;
        }
        for (Path source : sources)
            if (source.toString().endsWith("_Test.java"))
                runClass(folder, classes, folder.relativize(source).toString());
    }

    /** Each in a class loader of its own: static fields are as at the start. */
    static void runClass(Path folder, Path classes, String source) throws Exception {
        String name = source.substring(source.indexOf("tests/") + 6, source.length() - 5).replace('/', '.');
        URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()}, RunTests.class.getClassLoader());
        loader.setDefaultAssertionStatus(true);
        String[] end = {"hangs"};
        Set<Thread> before = Thread.getAllStackTraces().keySet();
        Thread thread = new Thread(null, () -> end[0] = endOf(loader, name), name, 16 << 20);
        thread.setDaemon(true);
        thread.start();
        thread.join(1000 * SECONDS);
        out.println(folder + " " + name + " " + end[0]);
        stopOthers(before);
    }

    /** What goes on for ever would take the time of all tests that follow. Java 17 can stop it, later ones cannot. */
    static void stopOthers(Set<Thread> before) {
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            try {
                if (!before.contains(thread) && thread.isAlive())
                    Thread.class.getMethod("stop").invoke(thread);
            } catch (ReflectiveOperationException e) {
                return;
            }
        }
    }

    static String endOf(URLClassLoader loader, String name) {
        try {
            Class<?> test = Class.forName(name, true, loader);
            Object object = null;
            for (Method method : test.getDeclaredMethods()) {
                if (!method.isAnnotationPresent(org.junit.jupiter.api.Test.class))
                    continue;
                var constructor = test.getDeclaredConstructor();
                constructor.setAccessible(true);
                method.setAccessible(true);
                method.invoke(constructor.newInstance());
            }
            return "passes";
        } catch (InvocationTargetException e) {
            Throwable thrown = e.getCause();
            return "fails " + thrown.getClass().getName() + ": " + String.valueOf(thrown.getMessage()).replace('\n', ' ');
        } catch (Throwable e) {
            return "cannot run: " + e;
        }
    }
}
