// A final field that is made where it is declared is never null, whatever the default.
// ARGS --null nullable
class FinalCreations {
    private final StringBuilder text = new StringBuilder();
    private final int[] counts = new int[3];
    private final int[] listed = {1, 2};
    private final StringBuilder given;

    //@ ensures true;
    FinalCreations(StringBuilder given) {
        this.given = given;
    }

    //@ ensures \result >= 5;
    int length() {
        return counts.length + listed.length + text.length();
    }

    //@ ensures \result == 4; // EXPECT violated: postcondition in 'FinalCreations.wrongLength()'
    int wrongLength() {
        return counts.length + text.length();
    }

    //@ ensures \result >= 0;
    int made() {
        return text.length();
    }

    //@ ensures \result >= 0;
    int handed() {
        return given.length(); // EXPECT violated: null dereference: NullPointerException in 'FinalCreations.handed()'
    }
}
