// Constructors whose parameters have the same names: each call has arguments of its own.
// ARGS --all
// EXIT 1
public class same_names {
    private Object[] keys;

    public same_names(double[][] starts, double[][] ends) {
        if (starts.length > 2) {
            keys = new Object[starts.length + ends.length];
        } else {
            keys = new Object[0];
        }
    }

    public same_names(Number[][] starts, Number[][] ends) {
        if (starts.length == ends.length && starts.length > 0) {
            keys = new Object[starts.length];
        }
    }

    public int count() {
        return keys.length; // EXPECT violated: null dereference: NullPointerException in 'same_names.count()'
    }
}
// OUTPUT new same_names(#0.starts2, #0.ends2)
// OUTPUT #0.starts2 = Number[][]#1 {}
