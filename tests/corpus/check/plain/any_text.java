// An object of a class that nobody knows gives any text, and the same each time.
// ARGS --all
public class AnyText {
    public static <T> String show(T one) {
        StringBuilder text = new StringBuilder("[");
        text.append(one);
        return text.append(']').toString();
    }

    public static <T> boolean same(T one) {
        assert one.toString().equals(one.toString());
        return true;
    }

    public static <T> boolean other(T one) {
        // EXPECT-NEXT unknown@16: the text of an object of any class
        // EXPECT-NEXT unknown@34: the text of an object of any class
        assert one.toString() != one.toString(); // EXPECT unknown: whether a text that an object of any class gives is the same object (not modelled) in 'AnyText.other(T)'
        return true;
    }

    public static <T> char first(T one) {
        return one.toString().charAt(0); // EXPECT unknown: the text of an object of any class (not modelled) in 'AnyText.first(T)'
    }
}
