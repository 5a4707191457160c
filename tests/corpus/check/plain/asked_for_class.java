// ARGS --all --numbers reasonable
// A cast of an argument as it was given says of which class it must be, where nobody asked before; but not in equals.
public class AskedForClass {
    private Class<?> type;

    public void setType(Object type) {
        this.type = (Class<?>) type;
    }

    public static int wrongly(Object thing) {
        if (thing instanceof Integer) {
            return 1;
        }
        return ((String) thing).length(); // EXPECT violated: class cast: ClassCastException in 'AskedForClass.wrongly(Object)'
    }

    @Override
    public boolean equals(Object other) {
        return type == ((AskedForClass) other).type; // EXPECT violated: class cast: ClassCastException in 'AskedForClass.equals(Object)'
                                                     // EXPECT-PREV violated: null dereference: NullPointerException in 'AskedForClass.equals(Object)'
    }

    @Override
    public int hashCode() {
        return 1;
    }
}
// OUTPUT rejects some states with ClassCastException
// EXIT 1
