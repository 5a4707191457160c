// Gatherers: windows, folds and scans; mapConcurrent needs other threads.
package java.util.stream;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

public final class Gatherers {
    private Gatherers() {
    }

    private static void checkSize(int windowSize) {
        if (windowSize < 1) {
            throw new IllegalArgumentException("'windowSize' must be greater than zero");
        }
    }

    private static <T> List<T> copy(ArrayList<T> window) {
        return Collections.unmodifiableList(new ArrayList<T>(window));
    }

    public static <T> Gatherer<T, ?, List<T>> windowFixed(int windowSize) {
        checkSize(windowSize);
        Supplier<ArrayList<T>> initializer = () -> new ArrayList<T>();
        Gatherer.Integrator.Greedy<ArrayList<T>, T, List<T>> integrator = (window, element, downstream) -> {
            window.add(element);
            if (window.size() < windowSize) {
                return true;
            }
            List<T> full = copy(window);
            window.clear();
            return downstream.push(full);
        };
        return Gatherer.<T, ArrayList<T>, List<T>>ofSequential(initializer, integrator, (window, downstream) -> {
            if (!window.isEmpty() && !downstream.isRejecting()) {
                downstream.push(copy(window));
            }
        });
    }

    private static final class Sliding<T> {
        final ArrayList<T> window = new ArrayList<T>();
        boolean isFirst = true;
    }

    public static <T> Gatherer<T, ?, List<T>> windowSliding(int windowSize) {
        checkSize(windowSize);
        Supplier<Sliding<T>> initializer = () -> new Sliding<T>();
        Gatherer.Integrator.Greedy<Sliding<T>, T, List<T>> integrator = (state, element, downstream) -> {
            if (state.window.size() == windowSize) {
                state.window.remove(0);
            }
            state.window.add(element);
            if (state.window.size() < windowSize) {
                return true;
            }
            state.isFirst = false;
            return downstream.push(copy(state.window));
        };
        return Gatherer.<T, Sliding<T>, List<T>>ofSequential(initializer, integrator, (state, downstream) -> {
            if (state.isFirst && !state.window.isEmpty() && !downstream.isRejecting()) {
                downstream.push(copy(state.window));
            }
        });
    }

    private static final class Held<R> {
        /*@ nullable @*/ R value;

        Held(/*@ nullable @*/ R value) {
            this.value = value;
        }
    }

    public static <T, R> Gatherer<T, ?, R> fold(Supplier<R> initial, BiFunction<? super R, ? super T, ? extends R> folder) {
        Objects.requireNonNull(initial);
        Objects.requireNonNull(folder);
        Supplier<Held<R>> initializer = () -> new Held<R>(initial.get());
        Gatherer.Integrator.Greedy<Held<R>, T, R> integrator = (state, element, downstream) -> {
            state.value = folder.apply(state.value, element);
            return true;
        };
        return Gatherer.<T, Held<R>, R>ofSequential(initializer, integrator, (state, downstream) -> downstream.push(state.value));
    }

    public static <T, R> Gatherer<T, ?, R> scan(Supplier<R> initial, BiFunction<? super R, ? super T, ? extends R> scanner) {
        Objects.requireNonNull(initial);
        Objects.requireNonNull(scanner);
        Supplier<Held<R>> initializer = () -> new Held<R>(initial.get());
        Gatherer.Integrator.Greedy<Held<R>, T, R> integrator = (state, element, downstream) -> {
            state.value = scanner.apply(state.value, element);
            return downstream.push(state.value);
        };
        return Gatherer.<T, Held<R>, R>ofSequential(initializer, integrator);
    }

    public static native <T, R> Gatherer<T, ?, R> mapConcurrent(int maxConcurrency, Function<? super T, ? extends R> mapper);
}
