// A source file without a class: members of every kind, with classes between them.
import java.util.List;
import module java.base;

/// Comments with three slashes are comments.
int counter = 3, table[] = {1, 2};
static final List<String> names = null;

class Helper { }
record Pair(int a, int b) { }
sealed interface Shape permits Round { }
record Round() implements Shape { }

//@ requires n > 0;
static <T> int next(int n) {
    return n + 1;
}

//@ invariant counter >= 0;
@Deprecated
private int[] all()[] { return null; }

enum Color { RED }

void main() throws Exception {
    record module(int open) { }
}
// COVERS compact source files, module imports
