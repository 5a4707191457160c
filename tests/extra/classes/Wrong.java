// Typed by tests/extra/class-files: each line marked so must be an error.
package shapes;

import java.util.List;

class Wrong {
    int a = new Circle(1, List.of(1)).radius();         // error
    String b = new Circle(1, List.of()).radius();       // error
    Measured<Object> c;                                 // error
    int d = Square.SIDE;                                // error
    Shape e = () -> 1;                                  // error
    int f = new Square().missing();                     // error
    int g = Shape.Empty.SOMETHING.ordinal();            // error
    byte h = Square.SMALL;
    @Mark(times = 2) int i;                             // error
    Box<String, ?> j = new Box<String, java.util.Map<String, List<?>>>() {}; // error
    void k(Box<?, ?> box) { box.<String, Exception>many(1, "", null); }      // error
}

class Assigns {
    void l(Square s) { Square.EXACT = 1; }              // error
}

class Throws {
    void unhandled(Box<?, ?> box) {
        box.many(1, "", null);                          // error
    }
}

class More implements Shape {}                          // error
