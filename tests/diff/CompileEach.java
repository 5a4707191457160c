// Compiles programs, each on its own, in one Java virtual machine.
//
// Input:   on standard input, a line for each: the folder for its classes, a tab, the source file.
// Output:  a line for each: `ok`, or the first line of what javac says.

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.spi.ToolProvider;

public class CompileEach {
    public static void main(String[] arguments) throws Exception {
        ToolProvider javac = ToolProvider.findFirst("javac").orElseThrow();
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (String line; (line = in.readLine()) != null; ) {
            String[] parts = line.split("\t");
            StringWriter said = new StringWriter();
            PrintWriter out = new PrintWriter(said);
            int code = javac.run(out, out, "-g", "-parameters", "-nowarn", "-proc:none", "-cp", "/nowhere",
                                 "-d", parts[0], parts[1]);
            out.flush();
            System.out.println(code == 0 ? "ok" : said.toString().lines().findFirst().orElse("error"));
        }
    }
}
