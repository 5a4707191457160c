// The object whose method is called keeps its invariants, those of a subclass among them; those of classes that it cannot be of do not matter.
// ARGS --encoding quantified --calls inline --objects 2 --bits 4
class Shape {
    void touch() {
    }
}

class Round extends Shape {
    int radius;
    //@ invariant radius >= 0;
}

interface Named {
    //@ invariant true;
    void name();
}

class Other {
    int size;
    //@ invariant size > 3;
}

class User {
    //@ requires true;
    static void broken(Round round) {
        round.radius = -1;
        Shape shape = round;
        shape.touch(); // EXPECT violated: precondition of 'touch': this invariant in 'User.broken(Round)'
        round.radius = 1;
    }

    //@ requires true;
    static void kept(Round round, Other other) {
        other.size = 0;
        Shape shape = round;
        shape.touch();
        other.size = 4;
    }
}
// OUTPUT HOLDS User.kept(Round, Other)
