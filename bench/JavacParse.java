import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Parses files with javac, and does nothing else with them. The argument is a file that lists
 * them, one per line. Prints the number of files and the seconds that parsing took.
 */
public class JavacParse {
    public static void main(String[] arguments) throws Exception {
        List<String> paths = Files.readAllLines(Path.of(arguments[0]));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null);
        JavacTask task = (JavacTask) compiler.getTask(null, manager, null, List.of("-proc:none"),
                null, manager.getJavaFileObjectsFromStrings(paths));
        long start = System.nanoTime();
        int count = 0;
        for (CompilationUnitTree unit : task.parse()) {
            count++;
        }
        System.out.printf("%d %.3f%n", count, (System.nanoTime() - start) / 1e9);
    }
}
