// Delimiters of a Scanner on a text, as Java takes them.
import java.util.Scanner;

class Fields {
    //@ ensures \result.equals("a||b c|");
    static String commas() {
        Scanner scanner = new Scanner("a,,b c,").useDelimiter(",");
        String all = "";
        while (scanner.hasNext()) {
            all += scanner.next() + "|";
        }
        return all;
    }

    //@ ensures \result == 42;
    static int numbers() {
        Scanner scanner = new Scanner("40; 2;x").useDelimiter("\\s*;\\s*");
        int sum = 0;
        while (scanner.hasNextInt()) {
            sum += scanner.nextInt();
        }
        return sum;
    }

    //@ ensures \result.equals("a");
    static String letters() {
        return new Scanner("abc").useDelimiter("").next();
    }

    // EXPECT-NEXT violated: postcondition in 'Fields.whole()'
    //@ ensures \result.equals("a");
    static String whole() {
        return new Scanner("a b").useDelimiter(",").next();
    }

    //@ ensures \result.equals("a");
    static String again() {
        return new Scanner("a b").useDelimiter(",").reset().next();
    }
}
// EXIT 1
