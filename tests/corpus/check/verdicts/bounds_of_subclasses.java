// A bound on a class includes its subclasses, those created as well.
// ARGS --objects Animal=2
class Animal {
}

class Cat extends Animal {
}

class Subclasses {
    //@ ensures \result;
    static boolean atMostTwo(/*@ nullable @*/ Animal a, /*@ nullable @*/ Animal b, /*@ nullable @*/ Animal c) {
        return a == null || b == null || c == null || a == b || b == c || a == c;
    }

    //@ ensures \result;
    static boolean notTwo(/*@ nullable @*/ Animal a, /*@ nullable @*/ Animal b) { // EXPECT-PREV violated: postcondition in 'Subclasses.notTwo(Animal, Animal)'
        return a == null || b == null || a == b;
    }

    // One more is made: there was one at most before.
    //@ ensures \result;
    static boolean made(/*@ nullable @*/ Animal a, /*@ nullable @*/ Animal b) {
        new Cat(); // EXPECT cut: executions that need more than 2 objects of class 'Cat' in 'Subclasses.made(Animal, Animal)'
        return a == null || b == null || a == b;
    }
}
// OUTPUT for every pre-state with at most 4 objects of each class (2 of 'Animal' and its subclasses), 32-bit int
// EXIT 1
