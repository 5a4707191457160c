// An exception in a static initialiser (JLS 12.4.2): an ExceptionInInitializerError with its cause, or the
// Error itself; the class cannot be used from then on. A JVM runs this without a failure.
// EXIT 0
class InitializerThrows {
    static class Divides {
        static int x = quotient(0);

        static int quotient(int y) {
            return 1 / y;
        }
    }

    static class Inherits extends Divides {
        static int z = 3;

        static void use() {
            z = 4;
        }
    }

    static class Asserts {
        static int z;

        static {
            if (z == 0)
                throw new AssertionError("of its own");
        }
    }

    enum Color {
        RED(1), GREEN(0);

        final int part;

        Color(int parts) {
            part = 10 / parts;
        }
    }

    interface Unused {
        int ONE = Divides.quotient(0);
    }

    static class Implements implements Unused {
    }

    static int step = 0;

    public static void main(String[] args) {
        try {
            Inherits.z = 1;
            assert false;
        } catch (ExceptionInInitializerError e) {
            step++;
            assert e.getCause() instanceof ArithmeticException;
            assert e.getException() == e.getCause();
            assert e.getMessage() == null;
        }
        try {
            Inherits.use();
            assert false;
        } catch (NoClassDefFoundError e) {
            step++;
        }
        try {
            Divides.x++;
            assert false;
        } catch (LinkageError e) {
            assert e instanceof NoClassDefFoundError;
            step++;
        }
        try {
            Asserts.z++;
            assert false;
        } catch (AssertionError e) {
            assert e.getMessage().equals("of its own");
            step++;
        }
        try {
            new Asserts();
            assert false;
        } catch (NoClassDefFoundError e) {
            step++;
        }
        try {
            Color color = Color.RED;
            assert false;
        } catch (ExceptionInInitializerError e) {
            step++;
        } finally {
            step++;
        }
        new Implements();
        assert step == 7;
    }
}
// OUTPUT HOLDS       InitializerThrows.main(String[])
