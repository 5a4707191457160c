// A model method that only JML can say, called on an object that was cast: objects of other classes have none, and arrays neither.
class Shape {
    int size;

    /*@ public pure model boolean isLarge() { return (\forall int i; 0 <= i && i < 3; size > i); } @*/
}

class Round extends Shape {
    /*@ public pure model boolean isLarge() { return (\forall int i; 0 <= i && i < 5; size > i); } @*/
}

class Stone {
    int weight;
}

class Casts {
    //@ requires o instanceof Shape ==> ((Shape) o).isLarge();
    //@ ensures \result >= 3;
    int sizeOf(Object o) {
        if (o instanceof Stone) return 7;
        if (o instanceof int[]) return 8;
        return o instanceof Shape ? ((Shape) o).size : 9;
    }

    //@ requires o instanceof Shape ==> ((Shape) o).isLarge();
    //@ ensures \result >= 5; // EXPECT violated: postcondition in 'Casts.sizeOfAny(Object)'
    int sizeOfAny(Object o) {
        if (o instanceof Stone) return 7;
        if (o instanceof int[]) return 8;
        return o instanceof Shape ? ((Shape) o).size : 9;
    }
}
// OUTPUT HOLDS Casts.sizeOf(Object)
