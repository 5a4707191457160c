// Constants, members and constructors that an enum does not have.
enum Color {
    RED(1), GREEN("x"), // EXPECT error: 'Color' expects (int), found (String)
    BLUE; // EXPECT error: 'Color' expects (int), found ()
    Color(int i) { }
    void f() { }
}

class Uses {
    void use(Color c) {
        Color a = Color.PINK; // EXPECT error: cannot find field 'PINK' in 'Color'
        Color b = "RED"; // EXPECT error: cannot convert 'String' to 'Color'
        int d = c; // EXPECT error: cannot convert 'Color' to 'int'
        int e = Color.RED + 1; // EXPECT error: operator '+' cannot be applied to 'Color' and 'int'
        Color g = Color.valueOf(1); // EXPECT error: no 'valueOf' fits the arguments (int)
        switch (c) { case PINK: break; } // EXPECT error: 'PINK' is not a constant of enum 'Color'
        Color.f(); // EXPECT error: instance method 'f' cannot be called from a static context
    }
}
// COVERS enum members, enums
