// Lambdas and library classes may stand behind an interface, too.
class Unnamed {
    interface Shape {
        int sides();
    }

    static class Square implements Shape {
        public int sides() {
            return 4;
        }
    }

    static class Word implements Comparable<Word> {
        public int compareTo(Word other) {
            return 0;
        }
    }

    //@ ensures \result == 4; // EXPECT violated: postcondition in 'Unnamed.lambda()'
    static int lambda() {
        Shape s = () -> 5;
        return s.sides();
    }

    //@ ensures \result == 4; // EXPECT violated: postcondition in 'Unnamed.other(Unnamed.Shape)'
    static int other(Shape s) {
        return s.sides();
    }

    //@ ensures \result == 0;
    static int compared(Comparable<Word> a, Word b) {
        return a.compareTo(b); // EXPECT unknown: a call on an object of a class that is not given (not modelled) in 'Unnamed.compared(Comparable<Unnamed.Word>, Unnamed.Word)'
    }
}
