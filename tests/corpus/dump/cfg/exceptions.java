// An exception goes only to handlers that may take it: by its class, where that is known, and by what
// the method called declares.
// ARGS --cfg
// EXIT 0
import java.io.IOException;

class Exceptions {
    static int checks(int[] a, int i) {
        try {
            return a[i] / i;
        } catch (NullPointerException e) {
            return 1;
        } catch (ArithmeticException | ClassCastException e) {
            return 2;
        }
    }

    static void plain() {
    }

    static void declares() throws IOException {
    }

    static int calls(int i) {
        try {
            if (i == 0)
                throw new IllegalStateException();
            plain();
            declares();
        } catch (IllegalStateException e) {
            return 1;
        } catch (IOException e) {
            return 2;
        }
        return 3;
    }

    static void throwing(RuntimeException e) {
        try {
            throw e;
        } catch (IllegalArgumentException f) {
            return;
        } catch (IllegalStateException f) {
            return;
        }
    }
}
// OUTPUT n0_2 -> n0_3 [label="NullPointerException", style=dashed, color=black];
// OUTPUT n0_2 -> n0_7 [color=black];
// OUTPUT n0_2 -> n0_5 [label="ArithmeticException", style=dashed, color=black];
// OUTPUT-NOT n0_2 -> n0_3 [label="ArithmeticException", style=dashed, color=black];
// OUTPUT n3_3 -> n3_6 [label="IllegalStateException", style=dashed, color=black];
// OUTPUT n3_4 -> n3_6 [label="exception", style=dashed, color=black];
// OUTPUT n3_5 -> n3_8 [label="exception", style=dashed, color=black];
// OUTPUT-NOT n3_4 -> n3_8 [label="exception", style=dashed, color=black];
// OUTPUT n4_2 -> n4_3 [label="RuntimeException", style=dashed, color=black];
// OUTPUT n4_2 -> n4_5 [label="RuntimeException", style=dashed, color=black];
// OUTPUT n4_2 -> n4_8 [label="RuntimeException", style=dashed, color=black];
