// What is handed on may be one of several arguments, chosen by what they are; if it may be something else, the method that chose is to blame.
// ARGS --all
// EXIT 1
public class one_of_given {
    private int amount;

    public void take(int amount) {
        if (amount < 0) {
            // EXPECT-NEXT violated: exception 'IllegalArgumentException' escapes in 'one_of_given.lesserOrLess(int, int)'
            throw new IllegalArgumentException("amount");
        }
        this.amount = amount;
    }

    public void lesser(int a, int b) {
        take(a < b ? a : b);
    }

    public void lesserOrLess(int a, int b) {
        take(a < b ? a : b - 1);
    }

    public void lessOrLesser(int a, int b) {
        take(a < b ? a - 1 : b);
    }
}
// OUTPUT HOLDS       one_of_given.lesser(int, int)
// OUTPUT VIOLATED    one_of_given.lesserOrLess(int, int)
// OUTPUT VIOLATED    one_of_given.lessOrLesser(int, int)
