// Blank final fields without a value, or with two (JLS 8.3.1.2).
class never {
    final int x; // EXPECT error@15: final field 'x' is never initialised
    static final int y; // EXPECT error@22: final field 'y' is never initialised
}

class maybe {
    static boolean b;
    static final int x; // EXPECT error@22: final field 'x' may not be initialised
    final int y; // EXPECT error: final field 'y' may not be initialised

    static {
        if (b)
            x = 1;
    }

    {
        if (b)
            y = 1;
    }
}

class constructors {
    final int x;
    final int y;

    constructors() { // EXPECT error@5: final field 'y' may not be initialised by this constructor
        x = 1;
    }

    constructors(boolean b) { // EXPECT error: final field 'x' may not be initialised by this constructor
        y = 1;
        if (b)
            return;
        x = 1;
    }

    constructors(int n) {
        this();
        x = 2; // EXPECT error: variable 'x' may already have been assigned
    }

    constructors(long n) {
        x = 1;
        y = 1;
        this.x = 2; // EXPECT error: variable 'x' may already have been assigned
    }

    constructors(constructors other) {
        x = 1;
        y = 2;
        other.x = 3; // EXPECT error: cannot assign to final variable 'x'
    }
}

class used_by_field {
    final int x;
    int y = this.x; // EXPECT error: variable 'x' may not have been initialised

    used_by_field() {
        x = 1;
    }
}

class used_by_anonymous_class {
    final int x;
    Object object = new Object() {
        int z = x; // EXPECT error: variable 'x' may not have been initialised
    };

    used_by_anonymous_class() {
        x = 1;
    }
}

class used_too_early {
    final int x;

    used_too_early() {
        System.out.println(x); // EXPECT error: variable 'x' may not have been initialised
        x = 1;
    }

    used_too_early(int n) {
        Runnable runnable = () -> System.out.println(x); // EXPECT error: variable 'x' may not have been initialised
        x = n;
    }
}

class elsewhere {
    static final int s;
    final int x;
    final int y = 1;

    static {
        elsewhere.s = 1; // EXPECT error: cannot assign to final variable 's'
        s = 1;
    }

    elsewhere() {
        s = 2; // EXPECT error: cannot assign to final variable 's'
        y = 2; // EXPECT error: cannot assign to final variable 'y'
        x = 1;
    }

    void method() {
        x = 2; // EXPECT error: cannot assign to final variable 'x'
        this.x++; // EXPECT error: cannot assign to final variable 'x'
        interface_constant.LIMIT = 2; // EXPECT error: cannot assign to final variable 'LIMIT'
        one_constant.ONE = null; // EXPECT error: cannot assign to final variable 'ONE'
    }
}

interface interface_constant {
    int LIMIT = 1;
}

enum one_constant { ONE }

class derived extends elsewhere {
    derived() {
        x = 3; // EXPECT error: cannot assign to final variable 'x'
    }
}

record compact(int x) {
    compact {
        this.x = 1; // EXPECT error: cannot assign to final variable 'x'
    }
}

record canonical(int x) {
    canonical(int x) { // EXPECT error: final field 'x' may not be initialised by this constructor
        x = 1;
    }
}

class inner {
    Object object = new Object() {
        final int x; // EXPECT error: final field 'x' is never initialised
    };
}
// COVERS fields, definite assignment
