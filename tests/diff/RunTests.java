import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/**
 * Compiles the Java files of each folder given and runs the tests among them, without JUnit's launcher: one JVM for all.
 * A line for each test: `FOLDER TEST passes`, `FOLDER TEST fails TYPE: MESSAGE`, `FOLDER TEST hangs`, or
 * `FOLDER - compiler: MESSAGE`.
 */
class RunTests {
    static final int SECONDS = 10;
    static final PrintStream out = System.out;

    public static void main(String[] folders) throws Exception {
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        for (String folder : folders)
            runFolder(Path.of(folder));
        out.flush();
        Runtime.getRuntime().halt(0); // tests that hang
    }

    static void runFolder(Path folder) throws Exception {
        Path classes = folder.resolve("classes");
        List<Path> sources;
        try (Stream<Path> files = Files.walk(folder)) {
            sources = files.filter(file -> Files.isRegularFile(file) && file.toString().endsWith(".java"))
                .sorted().collect(Collectors.toList());
        }
        Files.createDirectories(classes);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter messages = new StringWriter();
        List<String> options = List.of("-nowarn", "-encoding", "UTF-8", "-d", classes.toString(), "-cp",
            System.getProperty("java.class.path"), "-proc:none");
        boolean compiles = compiler.getTask(messages, null, null, options, null,
            compiler.getStandardFileManager(null, null, null).getJavaFileObjects(sources.toArray(new Path[0]))).call();
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
        Thread thread = new Thread(null, () -> end[0] = endOf(loader, name), name, 16 << 20);
        thread.setDaemon(true);
        thread.start();
        thread.join(1000 * SECONDS);
        out.println(folder + " " + name + " " + end[0]);
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
