// A type variable of the class under check stands for a class that nobody knows; in a subclass it is another type.
// ARGS --all
import java.util.function.Supplier;

public abstract class Answered<E> {
    private final Supplier<E> supplier;

    protected Answered(Supplier<E> supplier) {
        this.supplier = supplier;
    }

    public int use(String other) {
        E one = supplier.get();
        return one == null ? other.length() : length(one);
    }

    protected abstract int length(E one);

    public static final class Texts extends Answered<String> {
        public Texts(Supplier<String> supplier) {
            super(supplier);
        }

        // EXPECT-NEXT unknown: an answer of a type variable that is used as another type (not modelled) in 'Answered.use(String)'
        public int length(String one) {
            return 1 / one.length(); // EXPECT violated: division by zero: ArithmeticException in 'Answered.Texts.length(String)'
        }
    }
}
