interface Area {
    int area();

    default int twice() {
        return 2 * area();
    }
}

class Square implements Area {
    int side;

    @Override
    public int area() {
        return side * side;
    }

    int name() {
        return 1;
    }

    static int kind() {
        return 1;
    }
}

class Unit extends Square {
    @Override
    public int area() {
        return 1;
    }

    @Override
    public int twice() {
        return Area(3);
    }

    static int Area(int x) {
        return x;
    }

    //@ also ensures \result == 12;
    @Override
    int name() {
        return 10 * super.name() + 2;
    }

    static int kind() {
        return 2;
    }
}

class Dispatch {
    //@ ensures \result == (s instanceof Unit ? 1 : s.side * s.side);
    static int area(Square s) {
        return s.area();
    }

    //@ ensures \result == s.side * s.side; // EXPECT violated: postcondition in 'Dispatch.areaWrong(Square)'
    static int areaWrong(Square s) {
        return s.area();
    }

    //@ ensures a instanceof Unit ==> \result == 3;
    //@ ensures a instanceof Square && !(a instanceof Unit) ==> \result == 2 * ((Square) a).side * ((Square) a).side;
    static int twice(Area a) {
        return a.twice();
    }

    //@ ensures \result % 2 == 0; // EXPECT violated: postcondition in 'Dispatch.twiceWrong(Area)'
    static int twiceWrong(Area a) {
        return a.twice();
    }

    //@ ensures \result == 1 || \result == 12;
    static int name(Square s) {
        return s.name();
    }

    // Static methods are chosen by the type of the expression.
    //@ ensures \result == 1;
    static int kind() {
        Square s = new Unit();
        return s.kind();
    }
}

class Fields {
    int x = 1;
}

class Hiding extends Fields {
    int x = 2;

    //@ ensures \result == 12;
    static int both() {
        Hiding h = new Hiding();
        Fields f = h;
        return 10 * f.x + h.x;
    }

    //@ ensures \result == 21; // EXPECT violated: postcondition in 'Hiding.wrong()'
    static int wrong() {
        Hiding h = new Hiding();
        return 10 * ((Fields) h).x + h.x;
    }

    //@ ensures \result == super.x;
    int parent() {
        return super.x;
    }
}

class Overloads {
    static int f(int x) {
        return 1;
    }

    static int f(long x) {
        return 2;
    }

    static int f(Object x) {
        return 3;
    }

    static int f(int... x) {
        return 4;
    }

    //@ ensures \result == 11234;
    static int chosen() {
        byte b = 1;
        return 10000 * f(b) + 1000 * f('c') + 100 * f(1L) + 10 * f(new Object()) + f(1, 2);
    }
}
// OUTPUT HOLDS Unit.name()
// OUTPUT HOLDS Dispatch.area(Square)
// OUTPUT HOLDS Dispatch.twice(Area)
// OUTPUT HOLDS Dispatch.name(Square)
// OUTPUT HOLDS Dispatch.kind()
// OUTPUT HOLDS Hiding.both()
// OUTPUT HOLDS Hiding.parent()
// OUTPUT HOLDS Overloads.chosen()
