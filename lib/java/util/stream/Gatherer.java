// Gatherer: the interface, and those made of functions.
package java.util.stream;

import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.Supplier;

public interface Gatherer<T, A, R> {
    default Supplier<A> initializer() {
        return defaultInitializer();
    }

    Gatherer.Integrator<A, T, R> integrator();

    default BinaryOperator<A> combiner() {
        return defaultCombiner();
    }

    default BiConsumer<A, Gatherer.Downstream<? super R>> finisher() {
        return defaultFinisher();
    }

    static <A> Supplier<A> defaultInitializer() {
        return () -> null;
    }

    static <A> BinaryOperator<A> defaultCombiner() {
        return (left, right) -> {
            throw new UnsupportedOperationException("This combiner cannot be used!");
        };
    }

    static <A, R> BiConsumer<A, Gatherer.Downstream<? super R>> defaultFinisher() {
        return (state, downstream) -> {
        };
    }

    static <T, R> Gatherer<T, Void, R> ofSequential(Gatherer.Integrator<Void, T, R> integrator) {
        return of(Gatherer.<Void>defaultInitializer(), integrator, Gatherer.<Void>defaultCombiner(), Gatherer.<Void, R>defaultFinisher());
    }

    static <T, R> Gatherer<T, Void, R> ofSequential(Gatherer.Integrator<Void, T, R> integrator,
            BiConsumer<Void, Gatherer.Downstream<? super R>> finisher) {
        return of(Gatherer.<Void>defaultInitializer(), integrator, Gatherer.<Void>defaultCombiner(), finisher);
    }

    static <T, A, R> Gatherer<T, A, R> ofSequential(Supplier<A> initializer, Gatherer.Integrator<A, T, R> integrator) {
        return of(initializer, integrator, Gatherer.<A>defaultCombiner(), Gatherer.<A, R>defaultFinisher());
    }

    static <T, A, R> Gatherer<T, A, R> ofSequential(Supplier<A> initializer, Gatherer.Integrator<A, T, R> integrator,
            BiConsumer<A, Gatherer.Downstream<? super R>> finisher) {
        return of(initializer, integrator, Gatherer.<A>defaultCombiner(), finisher);
    }

    static <T, R> Gatherer<T, Void, R> of(Gatherer.Integrator<Void, T, R> integrator) {
        return ofSequential(integrator);
    }

    static <T, R> Gatherer<T, Void, R> of(Gatherer.Integrator<Void, T, R> integrator,
            BiConsumer<Void, Gatherer.Downstream<? super R>> finisher) {
        return ofSequential(integrator, finisher);
    }

    static <T, A, R> Gatherer<T, A, R> of(Supplier<A> initializer, Gatherer.Integrator<A, T, R> integrator, BinaryOperator<A> combiner,
            BiConsumer<A, Gatherer.Downstream<? super R>> finisher) {
        return new GathererImpl<T, A, R>(Objects.requireNonNull(initializer), Objects.requireNonNull(integrator),
                Objects.requireNonNull(combiner), Objects.requireNonNull(finisher));
    }

    interface Downstream<T> {
        boolean push(/*@ nullable @*/ T element);

        default boolean isRejecting() {
            return false;
        }
    }

    interface Integrator<A, T, R> {
        boolean integrate(/*@ nullable @*/ A state, /*@ nullable @*/ T element, Gatherer.Downstream<? super R> downstream);

        static <A, T, R> Gatherer.Integrator<A, T, R> of(Gatherer.Integrator<A, T, R> integrator) {
            return integrator;
        }

        static <A, T, R> Gatherer.Integrator.Greedy<A, T, R> ofGreedy(Gatherer.Integrator.Greedy<A, T, R> greedy) {
            return greedy;
        }

        interface Greedy<A, T, R> extends Gatherer.Integrator<A, T, R> {
        }
    }
}
