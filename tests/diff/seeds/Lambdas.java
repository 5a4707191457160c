import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

// Lambdas, method references, own functional interfaces.
public class Lambdas {
    @FunctionalInterface
    interface Parser<R> {
        R parse(String text) throws ParseException;

        default <S> Parser<S> then(Function<? super R, ? extends S> next) {
            return text -> next.apply(parse(text));
        }

        static Parser<Integer> number() {
            return text -> {
                try {
                    return Integer.parseInt(text);
                } catch (NumberFormatException e) {
                    throw new ParseException("no number: " + text, e);
                }
            };
        }
    }

    static class ParseException extends Exception {
        ParseException(String message, Throwable cause) {
            super(message, cause);
        }
    }

    private final int base;

    Lambdas(int base) {
        this.base = base;
    }

    int shift(int by) {
        return base + by;
    }

    Function<Integer, Integer> shifter() {
        return this::shift;
    }

    Supplier<Supplier<Integer>> nested() {
        return () -> () -> base * 2;
    }

    static <T, R> List<R> map(List<T> list, Function<? super T, ? extends R> function) {
        List<R> result = new ArrayList<>();
        list.forEach(item -> result.add(function.apply(item)));
        return result;
    }

    static <T> List<T> filter(List<T> list, Predicate<? super T> wanted) {
        List<T> result = new ArrayList<>();
        for (T item : list) {
            if (wanted.test(item)) {
                result.add(item);
            }
        }
        return result;
    }

    static <T> T fold(List<? extends T> list, T start, BinaryOperator<T> step) {
        T value = start;
        for (T item : list) {
            value = step.apply(value, item);
        }
        return value;
    }

    static void run(Runnable action) {
        action.run();
    }

    static <T> T run(Supplier<T> action) {
        return action.get();
    }

    static String describe(Object value) {
        return "object " + value;
    }

    static String describe(Integer value) {
        return "integer " + value;
    }

    public static void main(String[] args) throws ParseException {
        List<String> words = Arrays.asList("pear", "fig", "apple");
        List<Integer> lengths = map(words, String::length);
        List<String> texts = map(lengths, n -> "n" + n);
        int total = fold(lengths, 0, (a, b) -> a + b);
        int most = fold(lengths, Integer.MIN_VALUE, Math::max);
        words.sort(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        Predicate<String> isShort = s -> s.length() < 4;
        Predicate<String> picked = isShort.negate().or(s -> s.startsWith("f"));
        List<String> kept = filter(words, picked.and(w -> !w.isEmpty()));
        BiFunction<Integer, Integer, Integer> add = Integer::sum;
        Function<Integer, int[]> makeArray = int[]::new;
        IntFunction<List<String>> makeList = ArrayList::new;
        UnaryOperator<String> upper = String::toUpperCase;
        IntBinaryOperator power = (int x, int y) -> {
            int result = 1;
            for (int i = 0; i < y; i++) {
                result *= x;
            }
            return result;
        };
        Lambdas lambdas = new Lambdas(5);
        Consumer<Object> print = System.out::println;
        print.accept(lambdas.shifter().andThen(n -> n + 1).apply(3));
        print.accept(lambdas.nested().get().get());
        run(() -> System.out.println(most));
        String chosen = run(() -> kept.isEmpty() ? "none" : kept.get(0));
        Function<Integer, String> describer = Lambdas::describe;
        Parser<String> parser = Parser.number().then(n -> n * 2).then(Object::toString);
        Supplier<Lambdas> maker = () -> new Lambdas(total);
        Runnable later = args.length > 0 ? () -> print.accept("some") : () -> { };
        later.run();
        print.accept(upper.apply(chosen) + describer.apply(4) + parser.parse("12"));
        print.accept(add.apply(1, 2) + makeArray.apply(3).length + power.applyAsInt(2, 5));
        print.accept(makeList.apply(3).size() + maker.get().base + texts.size());
    }
}
