interface Shape {
    //@ ensures \result >= 0; // EXPECT violated: postcondition in 'Wrong.area()'
    int area();
}

class Square implements Shape {
    int side;

    @Override
    public int area() {
        return side > 0 && side < 100 ? side * side : 0;
    }
}

class Wrong implements Shape {
    int side;

    @Override
    public int area() {
        return side;
    }
}

class Parent {
    int x;
    //@ invariant x >= 0;

    //@ requires y > 0;
    //@ ensures x == y; // EXPECT violated: postcondition in 'Inverse.set(int)'
    void set(int y) {
        x = y;
    }
}

class Child extends Parent {
    int z;
    //@ invariant z == x;

    // Both cases: that of the superclass, and its own.
    //@ also
    //@ requires y == 0;
    //@ ensures x == 0;
    @Override
    void set(int y) {
        x = y;
        z = y;
    }
}

class Sloppy extends Parent {
    int z;
    //@ invariant z == x; // EXPECT violated: invariant in 'Sloppy.set(int)'

    @Override
    void set(int y) {
        x = y;
    }
}

class Inverse extends Parent {
    // The invariant is inherited.
    //@ also
    //@ requires y < 0;
    //@ ensures x == -y; // EXPECT violated: postcondition in 'Inverse.set(int)'
    @Override
    void set(int y) {
        x = y < 0 && y > -100 ? -y : 1;
    }
}
// OUTPUT HOLDS Square.area()
// OUTPUT HOLDS Parent.set(int)
// OUTPUT HOLDS Child.set(int)
