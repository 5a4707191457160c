// Input is any text of the scope; it may end at any time.
import java.io.BufferedReader;
import java.io.FileReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StringReader;
import java.util.Scanner;

class Input {
    //@ ensures \result >= 0;
    static int asked() {
        Scanner scanner = new Scanner(System.in);
        if (scanner.hasNextInt()) {
            int number = scanner.nextInt();
            return number < 0 ? 0 : number;
        }
        return 0;
    }

    //@ requires true;
    static int notAsked() {
        // EXPECT-NEXT violated: exception 'InputMismatchException'
        return new Scanner(System.in).nextInt();
        // EXPECT-PREV violated: exception 'NoSuchElementException'
    }

    //@ ensures true;
    static int number() {
        Scanner scanner = new Scanner(System.in);
        int sum = 0;
        // EXPECT-NEXT cut: executions in which this loop does not end
        while (scanner.hasNextInt()) {
            int next = scanner.nextInt();
            assert next != 77; // EXPECT violated: assertion
            sum += next;
        }
        return sum;
    }

    //@ ensures \result >= -1;
    //@ signals_only IOException;
    static int line() throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        String line = reader.readLine();
        return line == null ? -1 : line.length();
    }

    //@ requires true;
    //@ signals_only IOException;
    static int end() throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        return reader.readLine().length(); // EXPECT violated: NullPointerException
    }

    //@ requires true;
    //@ signals_only IOException;
    static void lines() throws IOException {
        String line = new BufferedReader(new InputStreamReader(System.in)).readLine();
        assert line == null || line.indexOf('\n') < 0;
        assert line == null || !line.equals("ab"); // EXPECT violated: assertion
    }

    //@ ensures \result == -1 || 0 <= \result && \result <= 255;
    //@ signals_only IOException;
    static int one() throws IOException {
        return System.in.read();
    }

    //@ ensures true;
    static boolean file(String name) {
        try (BufferedReader reader = new BufferedReader(new FileReader(name))) {
            return reader.readLine() != null;
        } catch (IOException exception) {
            return false;
        }
    }

    // EXPECT-NEXT violated: postcondition
    //@ ensures \result;
    static boolean missing(String name) {
        try (FileReader reader = new FileReader(name)) {
            return true;
        } catch (IOException exception) {
            return false;
        }
    }

    //@ ensures \result;
    static boolean known() {
        Scanner scanner = new Scanner("12 word 3.5 true\nlast line");
        boolean isRight = scanner.nextInt() == 12 && scanner.next().equals("word") && scanner.nextDouble() == 3.5
            && !scanner.hasNextInt() && scanner.nextBoolean() && scanner.nextLine().isEmpty()
            && scanner.nextLine().equals("last line") && !scanner.hasNextLine();
        scanner.close();
        return isRight;
    }

    //@ requires true;
    static int unknownWord() {
        return new Scanner("word").nextInt(); // EXPECT violated: InputMismatchException
    }

    //@ ensures \result;
    //@ signals_only IOException;
    static boolean read() throws IOException {
        BufferedReader reader = new BufferedReader(new StringReader("one\r\ntwo\n\nfour"));
        return reader.readLine().equals("one") && reader.readLine().equals("two") && reader.readLine().isEmpty()
            && reader.readLine().equals("four") && reader.readLine() == null;
    }

    //@ ensures true;
    static int properties(String name) {
        String home = System.getenv(name);
        return home.length(); // EXPECT violated: NullPointerException
    }

    //@ ensures \result != null;
    static String property() {
        return System.getProperty("user.home", "none");
    }
}
