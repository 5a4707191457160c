// A proof says where it matters that no other classes are looked at than those given.
class ClassesAsGiven {
    static class Shape {
        int area() {
            return 4;
        }

        final int corners() {
            return 4;
        }
    }

    //@ ensures \result > 3;
    static int open(Shape s) {
        return s.area();
    }

    //@ ensures \result == 4;
    static int fixed(Shape s) {
        return s.corners();
    }
}
// OUTPUT PROVED ClassesAsGiven.open(ClassesAsGiven.Shape)
// OUTPUT for every input, classes as given, 32-bit int
// OUTPUT PROVED ClassesAsGiven.fixed(ClassesAsGiven.Shape)
// OUTPUT for every input, 32-bit int
