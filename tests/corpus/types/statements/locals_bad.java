import java.util.function.Function;

// Redeclared variables and wrong initialisers.
class locals_bad {
    void again(int p) {
        int x = 1;
        int x = 2; // EXPECT error@13: variable 'x' is already declared in this method
        { int p = 3; } // EXPECT error@15: variable 'p' is already declared in this method
        for (int i = 0; i < 1; i++) {
            int i = 2; // EXPECT error: variable 'i' is already declared in this method
        }
    }

    void where() {
        String s = ""; // EXPECT note@16: 's' is declared here
        String s = "x"; // EXPECT error: variable 's' is already declared in this method
    }

    void lambda(int p) {
        Function<String, String> f = p -> p; // EXPECT error: variable 'p' is already declared in this method
        Runnable r = () -> { int p = 1; }; // EXPECT error: variable 'p' is already declared in this method
    }

    void parameters(int a, int a) { // EXPECT error@32: variable 'a' is already declared in this method
    }

    int types() {
        int a = "x"; // EXPECT error: cannot convert 'String' to 'int'
        byte b = 200; // EXPECT error: cannot convert 'int' to 'byte'
        { int later = 1; }
        return later; // EXPECT error: later
    }
}
// COVERS blocks, local variables
