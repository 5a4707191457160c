// Blank final fields get their value when the class or object is made (JLS 8.3.1.2).
class final_fields {
    static final int S;
    static final int T;
    final int a;
    final int b;
    final int c;

    static {
        S = 1;
        if (S > 0)
            T = 1;
        else
            T = 2;
    }

    {
        a = S;
    }

    final int d = a + 1;

    final_fields(boolean p) {
        b = a;
        this.c = b;
        if (p)
            return;
        System.out.println(c);
    }

    final_fields(int n) {
        this(n > 0);
        System.out.println(a + b + c);
    }

    final_fields() {
        super();
        switch ("x") {
        case "x" -> b = 1;
        default -> b = 2;
        }
        c = b;
        Runnable runnable = () -> System.out.println(b);
        Object object = new Object() {
            final int inner;
            { inner = b + 1; }
        };
    }

    // Methods may be called before all fields have values; that is not looked into.
    int sum() {
        return a + b + c;
    }
}

class before_its_constructor {
    final int x;
    // Not by its simple name, or in a body that runs later: nothing is checked.
    int y = before_its_constructor.this.x;
    Object object = new Object() {
        int z() {
            return x;
        }
    };

    class Inner {
        int z = x;
    }

    before_its_constructor() {
        x = 1;
    }
}

enum WithField {
    ONE(1), TWO;

    private final int value;

    WithField(int value) {
        this.value = value;
    }

    WithField() {
        this(2);
    }
}

record Plain(int x, int y) { }

record Compact(int x, int y) {
    static final int LIMIT;
    static { LIMIT = 3; }

    Compact {
        if (x > LIMIT)
            x = LIMIT;
    }

    Compact(int x) {
        this(x, 0);
    }
}

record Canonical(int x, int y) {
    Canonical(int x, int y) {
        this.x = x;
        this.y = y;
    }
}
// COVERS fields, anonymous classes, qualified this, definite assignment
