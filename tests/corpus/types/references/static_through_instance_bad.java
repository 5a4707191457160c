// Static methods are not referred to through an object, nor instance methods without one.
import java.util.function.*;

class StaticThrough {
    static void s() { }
    void i() { }
    void use(StaticThrough o) {
        Runnable a = o::s; // EXPECT error: static method 's' is not referred to through an object
        Runnable b = StaticThrough::i; // EXPECT error: no method 'i' fits the parameters ()
    }
}
// COVERS method reference, static context
