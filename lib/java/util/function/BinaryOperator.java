// BinaryOperator: a function of two arguments of the same type; the lesser and the greater by a comparator.
package java.util.function;

import java.util.Comparator;
import java.util.Objects;

@FunctionalInterface
public interface BinaryOperator<T> extends BiFunction<T, T, T> {
    static <T> BinaryOperator<T> maxBy(Comparator<? super T> comparator) {
        Objects.requireNonNull(comparator);
        return (first, second) -> comparator.compare(first, second) >= 0 ? first : second;
    }

    static <T> BinaryOperator<T> minBy(Comparator<? super T> comparator) {
        Objects.requireNonNull(comparator);
        return (first, second) -> comparator.compare(first, second) <= 0 ? first : second;
    }
}
