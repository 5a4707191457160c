// Components are private final fields with accessors of their type.
record Point(int x, String name) {
    void move() { x = 1; } // EXPECT error: cannot assign to final variable 'x'
}

class Uses {
    void use(Point p) {
        String a = p.x(); // EXPECT error: cannot convert 'int' to 'String'
        int b = p.y(); // EXPECT error: cannot find method 'y' in 'Point'
        Point c = new Point(1); // EXPECT error: 'Point' expects (int, String), found (int)
        Point d = new Point("a", 1); // EXPECT error: 'Point' expects (int, String), found (String, int)
        int e = p.x; // EXPECT error: 'x' is not accessible here: it is private in 'Point'
    }
}
// COVERS record members, records, access
