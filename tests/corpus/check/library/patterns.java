// Regular expressions, on texts that are known and on any.
import java.util.regex.Matcher;
import java.util.regex.Pattern;

class Patterns {
    //@ ensures \result;
    static boolean known() {
        return "a1b22c".replaceAll("[0-9]+", "#").equals("a#b#c") && "john smith".replaceAll("(\\w+) (\\w+)", "$2, $1").equals("smith, john")
            && "user@example.com".matches("^[\\w.+-]+@[\\w-]+\\.[\\w.]+$") && !"foo12".matches("[a-z]+\\d{3}")
            && "<b>x</b><b>y</b>".replaceAll("<b>.*?</b>", "*").equals("**") && !"aaaa".matches("a*+a")
            && "xyzzy".replaceAll("(.)\\1", "<$1>").equals("xy<z>y") && "foobar".replaceFirst("foo(?=bar)", "F").equals("Fbar")
            && " a  b ".trim().split("\\s+").length == 2 && "ABC".matches("(?i)abc");
    }

    //@ ensures \result <==> (text.length() == 2 && text.charAt(0) == 'a' && text.charAt(1) >= '0' && text.charAt(1) <= '9');
    static boolean open(String text) {
        return text.matches("a\\d");
    }

    // EXPECT-NEXT violated: postcondition
    //@ ensures \result ==> text.length() <= 2;
    static boolean openWrong(String text) {
        return text.matches("a\\d*");
    }

    //@ ensures \result >= 0;
    static int parsed(String text) {
        return text.matches("\\d{1,3}") ? Integer.parseInt(text) : 0;
    }

    //@ requires true;
    static int parsedWrong(String text) {
        return text.matches("\\d*") ? Integer.parseInt(text) : 0; // EXPECT violated: NumberFormatException
    }

    //@ ensures \result.length() <= text.length() && \result.indexOf(',') < 0;
    static String first(String text) {
        String[] parts = text.split(",", -1);
        return parts[0];
    }

    //@ requires true;
    static String firstWrong(String text) {
        return text.split(",")[0]; // EXPECT violated: ArrayIndexOutOfBoundsException
    }

    //@ ensures \result.equals("2024");
    static String groups() {
        Matcher matcher = Pattern.compile("(?<year>\\d{4})-(\\d\\d)").matcher("on 2024-05");
        return matcher.find() && matcher.group(2).equals("05") && matcher.start() == 3 ? matcher.group("year") : "";
    }

    //@ requires true;
    static String noMatch() {
        return Pattern.compile("x").matcher("y").group(); // EXPECT violated: IllegalStateException
    }

    //@ requires true;
    static boolean syntax() {
        return "a".matches("[a"); // EXPECT violated: PatternSyntaxException
    }

    //@ requires true;
    static boolean notModelled() {
        return "a".matches("\\p{IsGreek}"); // EXPECT unknown: this use of 'String.matches'
    }
}
