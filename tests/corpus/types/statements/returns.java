import java.util.List;
import java.util.function.IntSupplier;

// Return statements.
class returns {
    returns() { return; }
    void nothing() { if (true) return; }
    long widened() { return 1; }
    byte narrowed() { return 1; }
    Integer boxed() { return 1; }
    List<String> inferred() { return List.of(); }
    int[] array() { return new int[] {1}; }
    Object none() { return null; }
    <T> T generic(T t) { return t; }
    IntSupplier lambda() { return () -> { return 1; }; }
    Runnable empty() { return () -> { return; }; }
    { Runnable r = () -> { return; }; }
}
// COVERS return
