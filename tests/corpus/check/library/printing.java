// What goes to the console has no effect that a program can observe; `toString` of what is printed runs.
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

class Printing {
    int shown;

    public String toString() {
        shown++;
        return "printing";
    }

    public static void main(String[] arguments) {
        System.out.println("Hello, world!");
        System.err.printf("%d of %s%n", arguments.length, "us");
    }

    //@ ensures \result == x;
    static int everything(int x, double d, char[] text) {
        System.out.print(x);
        System.out.print(d);
        System.out.println(text);
        System.out.println();
        System.out.println((Object) null);
        System.out.println((String) null);
        System.out.append('c').append("text").append(null);
        System.out.write(65);
        System.out.flush();
        System.out.format("%5.2f|", 1.5);
        return x;
    }

    //@ requires shown == 0;
    //@ ensures shown == 2;
    void runs() {
        System.out.println(this);
        System.out.print("of " + this);
    }

    //@ requires shown == 0;
    // EXPECT-NEXT violated: postcondition
    //@ ensures shown == 1;
    void runsTwice() {
        System.out.println(this);
        System.out.printf("%s", this);
    }

    //@ requires true;
    static void nothing(/*@ nullable @*/ char[] text) {
        System.out.println(text); // EXPECT violated: NullPointerException
    }

    //@ ensures \result;
    static boolean caught() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(bytes);
        stream.print("a");
        stream.println(12);
        return bytes.toString().equals("a12\n") && !stream.checkError();
    }

    // EXPECT-NEXT violated: postcondition
    //@ ensures \result;
    static boolean caughtWrongly() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(bytes);
        stream.println(12);
        return bytes.size() == 2;
    }

    //@ requires true;
    static void wrongFormat() {
        System.out.printf("%d", "text"); // EXPECT violated: IllegalFormatConversionException
    }
}
