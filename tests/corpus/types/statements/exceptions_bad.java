import java.io.FileNotFoundException;
import java.io.IOException;

// What cannot be thrown, caught or closed.
class exceptions_bad {
    void thrown(int n) {
        if (n == 0) throw "x"; // EXPECT error@27: cannot throw 'String': expected a Throwable
        if (n == 1) throw 1; // EXPECT error: cannot throw 'int': expected a Throwable
        throw new Object(); // EXPECT error: cannot throw 'Object': expected a Throwable
    }

    <X extends Exception> void caught(int n) {
        try { n++; } catch (String e) { } // EXPECT error@29: cannot catch 'String': expected a Throwable
        try { n++; } catch (X e) { } // EXPECT error: cannot catch the type variable 'X'
        try {
            n++;
        } catch (FileNotFoundException | IOException e) { // EXPECT error: alternatives of a multi-catch cannot be subclasses of each other: 'FileNotFoundException' and 'IOException'
            n++;
        }
        try { n++; } catch (RuntimeException | String e) { } // EXPECT error: cannot catch 'String': expected a Throwable
        try { n++; } catch (RuntimeException n) { } // EXPECT error: variable 'n' is already declared in this method
    }

    void closed(String s) {
        try (String t = s) { } // EXPECT error@14: 'String' is not AutoCloseable
        try (s) { } // EXPECT error: 'String' is not AutoCloseable
        try (java.io.StringReader r = new java.io.StringReader(s)) { r.read(); } catch (IOException e) { r = null; } // EXPECT error: 'r'
    }
}
// COVERS throw, try, try with resources, multi-catch
