// Handlers that nothing can get to (JLS 11.2.3).
import java.io.FileNotFoundException;
import java.io.IOException;

class catches_bad {
    static void open() throws FileNotFoundException { }

    void never_thrown() {
        try {
            never_thrown();
        } catch (IOException e) { // EXPECT error@18: exception 'IOException' is never thrown in the body of this try
        }
        try {
            open();
        } catch (InterruptedException | IOException e) { // EXPECT error@18: exception 'InterruptedException' is never thrown in the body of this try
        }
    }

    static <X extends InterruptedException> void wait(Class<X> type) throws X { }

    void never_thrown_by_generic_method() {
        try {
            wait(null); // EXPECT error: unhandled exception 'InterruptedException'
        } catch (IOException e) { // EXPECT error: exception 'IOException' is never thrown in the body of this try
        }
    }

    void already_caught() {
        try {
            open();
        } catch (IOException e) {
        } catch (FileNotFoundException e) { // EXPECT error@18: exception 'FileNotFoundException' has already been caught
        }
        try {
        } catch (RuntimeException e) {
        } catch (IllegalStateException e) { // EXPECT error: exception 'IllegalStateException' has already been caught
        }
    }

    void in_lambda() {
        try {
            Thread thread = new Thread(() -> open()); // EXPECT error: unhandled exception 'FileNotFoundException'
        } catch (IOException e) { // EXPECT error: exception 'IOException' is never thrown in the body of this try
        }
    }
}
// COVERS multi-catch, checked exceptions
