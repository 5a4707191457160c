// Messages of exceptions that the library throws: those that Java words in its own way are not known, and none is made up.
// ARGS --all
import java.util.*;

class Messages {
    static void list() {
        try {
            new ArrayList<>(List.of(1)).get(1);
            assert false;
        } catch (IndexOutOfBoundsException e) {
            assert e.getMessage() != null;
            assert e.getMessage().equals("Index 1 out of bounds for length 1"); // EXPECT unknown: the characters of this text (not modelled) in 'Messages.list()'
        }
    }

    static void text(String s) {
        try {
            s.charAt(-1);
        } catch (StringIndexOutOfBoundsException e) {
            assert !e.getMessage().isEmpty(); // EXPECT unknown: the characters of this text (not modelled) in 'Messages.text(String)'
        }
    }

    static void oneOrTwo() {
        try {
            List.of(1).get(1);
            assert false;
        } catch (ArrayIndexOutOfBoundsException e) {
            assert false;
        } catch (IndexOutOfBoundsException e) {
            assert e.getMessage().equals("Index: 1 Size: 1");
        }
    }

    static void three() {
        try {
            List.of(1, 2, 3).get(3);
            assert false;
        } catch (ArrayIndexOutOfBoundsException e) {
            assert e.getMessage().equals("Index 3 out of bounds for length 3");
        }
    }

    static void cannotRemove() {
        try {
            List.of(3).iterator().remove();
            assert false;
        } catch (UnsupportedOperationException e) {
            assert e.getMessage() == null;
        }
    }

    static void noNumber() {
        try {
            new Scanner("x").nextInt();
            assert false;
        } catch (InputMismatchException e) {
            assert e.getMessage() == null;
        }
    }

    static void noNumberWrong() {
        try {
            new Scanner("x").nextInt();
        } catch (InputMismatchException e) {
            assert e.getMessage() != null; // EXPECT violated: assertion: AssertionError in 'Messages.noNumberWrong()'
        }
    }
}
// EXIT 1
