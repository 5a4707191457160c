class Shape {
    int area;
}

class Circle extends Shape {
    int radius;
}

class Cast {
    //@ ensures true;
    static int radius(Shape shape) {
        return ((Circle) shape).radius; // EXPECT violated: class cast: ClassCastException
    }

    //@ ensures \result >= 0 || shape instanceof Circle;
    static int checked(Shape shape) {
        return shape instanceof Circle ? ((Circle) shape).radius : 0;
    }
}
// OUTPUT HOLDS Cast.checked(Shape)
