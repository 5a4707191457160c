// A lambda whose parameters are declared, or that has none, takes part in the choice of a method.
import java.util.List;
import java.util.function.*;

class LambdaValues {
    static void run(Runnable action) { }
    static <T> T run(Supplier<T> action) { return action.get(); }
    static void of(Supplier<Integer> boxed) { }
    static int of(IntSupplier primitive) { return 1; }
    static void map(Function<String, String> function) { }
    static int map(ToIntFunction<String> function) { return 1; }
    static <T> T call(Supplier<T> supplier) { return supplier.get(); }
    static int made(String text) { return 1; }
    static void made(List<String> list) { }

    void print() { }

    void use() {
        run(() -> print());
        int n = run(() -> 1).intValue();
        String s = run(() -> { return "a"; });
        int primitive = of(() -> 1);
        of(() -> Integer.valueOf(1));
        int length = map((String text) -> text.length());
        map((String text) -> text.trim());
        int text = made(call(() -> "a".concat("b")));
    }
}
// COVERS overload phases, lambda
