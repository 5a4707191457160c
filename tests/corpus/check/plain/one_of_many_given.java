// One of three arguments, chosen again and again: through 300 choices it is still seen that it is an argument, not through more.
// ARGS --all
// EXIT 1
public class one_of_many_given {
    private int amount;

    public void take(int amount) {
        if (amount < 0) {
            // EXPECT-NEXT violated: exception 'IllegalArgumentException' escapes in 'one_of_many_given.ofMore(int, int, int, int)'
            throw new IllegalArgumentException("amount");
        }
        this.amount = amount;
    }

    public void ofMany(int a, int b, int c, int which) {
        int result = a;
        for (int i = 1; i <= 300; i++)
            if (which == i)
                result = i % 3 == 0 ? a : i % 3 == 1 ? b : c;
        take(result + 0);
    }

    public void ofMore(int a, int b, int c, int which) {
        int result = a;
        for (int i = 1; i <= 301; i++)
            if (which == i)
                result = i % 3 == 0 ? a : i % 3 == 1 ? b : c;
        take(result + 0);
    }
}
// OUTPUT HOLDS       one_of_many_given.ofMany(int, int, int, int)
// OUTPUT VIOLATED    one_of_many_given.ofMore(int, int, int, int)
