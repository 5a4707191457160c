class Resource implements AutoCloseable {
    static int log;
    final int id;
    final boolean fails;

    Resource(int id, boolean fails) {
        this.id = id;
        this.fails = fails;
        log = log * 10 + id;
    }

    @Override
    public void close() {
        log = log * 10 + id;
        if (fails) {
            throw new IllegalStateException(); // EXPECT violated: exception 'IllegalStateException' is not allowed by the specification in 'Resources.failsWrong(boolean)'
        }
    }
}

class Resources {
    // Closed in the reverse order, before the catch and finally blocks.
    //@ requires Resource.log == 0;
    //@ ensures Resource.log == 12921;
    static void order() {
        try (Resource a = new Resource(1, false); Resource b = new Resource(2, false)) {
            Resource.log = Resource.log * 10 + 9;
        }
    }

    //@ requires Resource.log == 0;
    //@ ensures Resource.log == 12912; // EXPECT violated: postcondition in 'Resources.orderWrong()'
    static void orderWrong() {
        try (Resource a = new Resource(1, false); Resource b = new Resource(2, false)) {
            Resource.log = Resource.log * 10 + 9;
        }
    }

    //@ requires Resource.log == 0;
    //@ ensures Resource.log == (x == 0 ? 1134 : 114);
    static void caught(int x) {
        try (Resource a = new Resource(1, false)) {
            int y = 5 / x;
        } catch (ArithmeticException e) {
            Resource.log = Resource.log * 10 + 3;
        } finally {
            Resource.log = Resource.log * 10 + 4;
        }
    }

    // The exception of the body wins over that of close.
    //@ ensures x != 0 && !fails;
    //@ signals (ArithmeticException e) x == 0;
    //@ signals (IllegalStateException e) x != 0 && fails;
    static void both(int x, boolean fails) {
        try (Resource a = new Resource(1, fails)) {
            int y = 5 / x;
        }
    }

    // A resource that is null is not closed.
    //@ ensures Resource.log == \old(Resource.log);
    static void nothing() {
        try (Resource a = null) {
        }
    }

    //@ requires Resource.log == 0;
    //@ ensures \result == 11 && Resource.log == 111;
    static int returned() {
        Resource a = new Resource(1, false);
        try (a) {
            Resource.log = Resource.log * 10 + 1;
            return Resource.log;
        }
    }

    //@ ensures true;
    static void failsWrong(boolean b) {
        try (Resource a = new Resource(1, b)) {
        }
    }
}
// OUTPUT HOLDS Resources.order()
// OUTPUT HOLDS Resources.caught(int)
// OUTPUT HOLDS Resources.both(int, boolean)
// OUTPUT HOLDS Resources.nothing()
// OUTPUT HOLDS Resources.returned()
