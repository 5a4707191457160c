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
import java.io.OutputStream;
import java.io.Writer;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

public class JavacCheck {
    // No source or class path: nothing but the file and the class library.
    static final List<String> OPTIONS =
        List.of("-proc:none", "-Xlint:none", "--release", System.getProperty("release"),
                "-classpath", "/nowhere", "-sourcepath", "/nowhere");

    // Classes are made, for errors that come up only then, and thrown away.
    static class Discarding extends ForwardingJavaFileManager<StandardJavaFileManager> {
        Discarding(StandardJavaFileManager files) {
            super(files);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(Location location, String name,
                                                   JavaFileObject.Kind kind, FileObject sibling) {
            return new SimpleJavaFileObject(URI.create("mem:///" + name.replace('.', '/')), kind) {
                @Override
                public OutputStream openOutputStream() {
                    return OutputStream.nullOutputStream();
                }
            };
        }
    }

    static Void compile(JavacTask task) {
        try {
            task.generate();
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
        Discarding sink = new Discarding(files);
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in, "UTF-8"));
        for (String line = input.readLine(); line != null; line = input.readLine()) {
            DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
            Iterable<? extends JavaFileObject> units = files.getJavaFileObjects(Path.of(line));
            String answer;
            try {
                if (fresh) {
                    compile((JavacTask) compiler.getTask(
                        Writer.nullWriter(), sink, diagnostics, OPTIONS, null, units));
                } else {
                    pool.getTask(Writer.nullWriter(), sink, diagnostics, OPTIONS, null, units,
                                 JavacCheck::compile);
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
