// Of an interface that another extends: an object of a class that nobody knows is of the narrower one, or not.
// ARGS --all
import java.util.function.Supplier;

public class narrower_interfaces {
    public interface Bag {
        int size();
    }

    public interface SortedBag extends Bag {
        int first();
    }

    public static int sorted(Bag bag) {
        return bag instanceof SortedBag ? 1 / 0 : 1; // EXPECT violated: division by zero: ArithmeticException in 'narrower_interfaces.sorted(narrower_interfaces.Bag)'
    }

    public static int unsorted(Bag bag) {
        return bag instanceof SortedBag ? 1 : 1 / 0; // EXPECT violated: division by zero: ArithmeticException in 'narrower_interfaces.unsorted(narrower_interfaces.Bag)'
    }

    public static int first(Bag bag) {
        return bag instanceof SortedBag ? ((SortedBag) bag).first() : bag.size();
    }

    public static int answered(Supplier<Bag> supplier) {
        Bag bag = supplier.get();
        return bag instanceof SortedBag ? 1 / 0 : 1; // EXPECT violated: division by zero: ArithmeticException in 'narrower_interfaces.answered(Supplier<narrower_interfaces.Bag>)'
    }
}
