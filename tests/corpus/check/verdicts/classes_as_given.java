// The scope says where it matters that no other classes are looked at than those given.
class ClassesAsGiven {
    static class Shape {
        int area() {
            return 4;
        }

        final int corners() {
            return 4;
        }

        //@ ensures \result > 0;
        //@ assignable \nothing;
        int edges() {
            return 4;
        }
    }

    static class Square extends Shape {
        int area() {
            return 5;
        }
    }

    static final class Closed {
        int area() {
            return 4;
        }
    }

    int own() {
        return 3;
    }

    //@ ensures \result > 3;
    static int open(Shape s) {
        return s.area();
    }

    //@ ensures \result == 4;
    static int fixed(Shape s) {
        return s.corners();
    }

    //@ ensures \result > 0;
    static int promised(Shape s) {
        return s.edges();
    }

    //@ ensures \result == 4;
    static int closed(Closed c) {
        return c.area();
    }

    //@ ensures \result == 5;
    static int created() {
        Shape s = new Square();
        return s.area();
    }

    //@ ensures \result == 3;
    int itself() {
        return own();
    }

    //@ ensures \result == 4; // EXPECT violated: postcondition
    static int wrong(Shape s) {
        return s.area();
    }
}
// OUTPUT HOLDS ClassesAsGiven.open(ClassesAsGiven.Shape)
// OUTPUT for every pre-state with at most 4 objects of each class, classes as given, 32-bit int; loops and calls followed to their end
// OUTPUT HOLDS ClassesAsGiven.fixed(ClassesAsGiven.Shape)
// OUTPUT for every pre-state with at most 4 objects of each class, 32-bit int; loops and calls followed to their end
// OUTPUT HOLDS ClassesAsGiven.promised(ClassesAsGiven.Shape)
// OUTPUT for every pre-state with at most 4 objects of each class, 32-bit int; calls of 'edges' by contract; all else followed to its end
// OUTPUT HOLDS ClassesAsGiven.closed(ClassesAsGiven.Closed)
// OUTPUT for every pre-state with at most 4 objects of each class, 32-bit int; loops and calls followed to their end
// OUTPUT HOLDS ClassesAsGiven.created()
// OUTPUT for every input, 32-bit int; loops and calls followed to their end
// OUTPUT HOLDS ClassesAsGiven.itself()
// OUTPUT for every pre-state with at most 4 objects of each class, 32-bit int; loops and calls followed to their end
