// What javac makes of files, each on its own, in one Java virtual machine.
//
// Input:   paths on standard input, one per line.
// Output:  per path, in order: `ok`, or the first error as `KEY LINE MESSAGE`, where the key is
//          javac's own name for it, without "compiler.err.".
// Method:  symbols of the class library are read once and shared between the files, by the pool
//          that javac keeps for tools such as jshell; `--fresh` starts anew for each file.

import com.sun.source.util.JavacTask;
import com.sun.tools.javac.api.JavacTaskPool;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

public class JavacCheck {
    // No source or class path: nothing but the file and the class library.
    static final List<String> OPTIONS =
        List.of("-proc:none", "-Xlint:none", "--release", "17",
                "-classpath", "/nowhere", "-sourcepath", "/nowhere");

    static Void analyze(JavacTask task) {
        try {
            task.analyze();
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
        return null;
    }

    static String verdict(DiagnosticCollector<JavaFileObject> diagnostics) {
        for (Diagnostic<? extends JavaFileObject> found : diagnostics.getDiagnostics()) {
            if (found.getKind() == Diagnostic.Kind.ERROR) {
                String key = found.getCode().replace("compiler.err.", "");
                String text = found.getMessage(Locale.ROOT).replaceAll("\\s+", " ");
                return key + " " + found.getLineNumber() + " " + text;
            }
        }
        return "ok";
    }

    public static void main(String[] arguments) throws Exception {
        boolean fresh = arguments.length > 0 && arguments[0].equals("--fresh");
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        JavacTaskPool pool = new JavacTaskPool(1);
        StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in, "UTF-8"));
        for (String line = input.readLine(); line != null; line = input.readLine()) {
            DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
            Iterable<? extends JavaFileObject> units = files.getJavaFileObjects(Path.of(line));
            String answer;
            try {
                if (fresh) {
                    analyze((JavacTask) compiler.getTask(
                        Writer.nullWriter(), null, diagnostics, OPTIONS, null, units));
                } else {
                    pool.getTask(Writer.nullWriter(), files, diagnostics, OPTIONS, null, units,
                                 JavacCheck::analyze);
                }
                answer = verdict(diagnostics);
            } catch (RuntimeException | StackOverflowError | AssertionError e) {
                answer = "javac-crashed 0 " + e.toString().replaceAll("\\s+", " ");
            }
            System.out.println(answer);
            System.out.flush();
        }
    }
}
