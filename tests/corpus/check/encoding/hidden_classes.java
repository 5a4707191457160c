// ARGS --encoding quantified
// A call runs the method of the class that was created, local, anonymous or of a lambda.
abstract class Shape {
    abstract int sides();
}

class Square extends Shape {
    int sides() {
        return 4;
    }
}

class Hidden {
    interface Source {
        int get();
    }

    static class Fixed implements Source {
        public int get() {
            return 4;
        }
    }

    //@ ensures \result == 4; // EXPECT violated: postcondition in 'Hidden.anonymous()'
    static int anonymous() {
        Shape shape = new Shape() {
            int sides() {
                return 3;
            }
        };
        return shape.sides();
    }

    //@ ensures \result == (triangle ? 3 : 4);
    static int local(boolean triangle) {
        class Triangle extends Square {
            int sides() {
                return 3;
            }
        }
        Shape shape = triangle ? new Triangle() : new Square();
        return shape.sides();
    }

    //@ ensures \result == 4; // EXPECT violated: postcondition in 'Hidden.localWrong(boolean)'
    static int localWrong(boolean triangle) {
        class Triangle extends Square {
            int sides() {
                return 3;
            }
        }
        Shape shape = triangle ? new Triangle() : new Square();
        return shape.sides();
    }

    //@ ensures \result == 4; // EXPECT violated: postcondition in 'Hidden.lambda()'
    static int lambda() {
        Source source = () -> 3;
        return source.get();
    }

    //@ ensures \result == 4;
    static int given(Source source) { // EXPECT unknown: an object of a class without a name (not modelled) in 'Hidden.given(Hidden.Source)'
        return source.get();
    }
}
// OUTPUT HOLDS Hidden.local(boolean)
