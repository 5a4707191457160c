// An object of a class that nobody knows may implement an interface without methods besides, or not.
// ARGS --all
import java.io.Serializable;
import java.util.RandomAccess;
import java.util.function.Supplier;

public class markers {
    interface Frozen {
    }

    public static int both(Supplier<String> supplier) {
        boolean isFrozen = supplier instanceof Frozen;
        if (isFrozen) {
            Frozen frozen = (Frozen) supplier;
            return frozen == null ? 1 / 0 : 1;
        }
        return supplier instanceof Frozen ? 1 / 0 : 2;
    }

    public static int frozen(Supplier<String> supplier) {
        return supplier instanceof Frozen ? 1 / 0 : 2; // EXPECT violated: division by zero: ArithmeticException in 'markers.frozen(Supplier<String>)'
    }

    public static int other(Supplier<String> supplier) {
        return supplier instanceof RandomAccess ? 2 : 1 / 0; // EXPECT violated: division by zero: ArithmeticException in 'markers.other(Supplier<String>)'
    }

    public static Serializable cast(Supplier<String> supplier) {
        return (Serializable) supplier; // EXPECT violated: class cast: ClassCastException in 'markers.cast(Supplier<String>)'
    }
}
