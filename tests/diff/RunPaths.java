// Runs f(int, int, int) of classes G0, G1 … on every input of a small range. For tests/diff/paths.
//
// Arguments: the number of classes, the least and greatest value. Output, a line per run:
// `CLASS A B C END DECISIONS`, where END is `=VALUE` or the class of what was thrown.
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

class Log {
    static final StringBuilder text = new StringBuilder();

    static boolean b(int line, boolean holds) {
        text.append(line).append(holds ? "+ " : "- ");
        return holds;
    }

    static int s(int line, int value) {
        text.append(line).append('=').append(value).append(' ');
        return value;
    }
}

class RunPaths {
    public static void main(String[] arguments) throws Exception {
        int count = Integer.parseInt(arguments[0]);
        int low = Integer.parseInt(arguments[1]), high = Integer.parseInt(arguments[2]);
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < count; i++) {
            Method method = Class.forName("G" + i).getDeclaredMethod("f", int.class, int.class, int.class);
            method.setAccessible(true);
            for (int a = low; a <= high; a++)
                for (int b = low; b <= high; b++)
                    for (int c = low; c <= high; c++)
                        run(out, method, i, a, b, c);
            System.out.print(out);
            out.setLength(0);
        }
    }

    static void run(StringBuilder out, Method method, int i, int a, int b, int c) throws Exception {
        Log.text.setLength(0);
        String end;
        try {
            end = "=" + method.invoke(null, a, b, c);
        } catch (InvocationTargetException e) {
            end = e.getCause().getClass().getSimpleName();
        }
        out.append('G').append(i).append(' ').append(a).append(' ').append(b).append(' ').append(c);
        out.append(' ').append(end).append(' ').append(Log.text).append('\n');
    }
}
