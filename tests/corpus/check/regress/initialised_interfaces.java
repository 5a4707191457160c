// An interface is initialised before its own static method runs and, if it has default methods, before a class that
// implements it; not by a class otherwise (JLS 12.4).
// ARGS --from-start
class Log {
    static int log;

    static int note(int x) {
        log = log * 10 + x;
        return x;
    }
}

interface WithStatic {
    int X = Log.note(1);

    //@ ensures \result == 1;
    static int own() { return Log.log; }

    static int called() { return Log.log; }

    int abstractOne();
}

interface WithDefault {
    int Y = Log.note(2);

    default int g() { return 3; }
}

class Implements implements WithStatic, WithDefault {
    static int z = Log.note(4);

    public int abstractOne() { return 5; }
}

class InitialisedInterfaces {
    //@ ensures \result == 1;
    static int before() { return WithStatic.called(); }

    //@ ensures \result == 0; // EXPECT violated: postcondition
    static int notYet() { return WithStatic.called(); }

    //@ ensures \result == 24;
    static int byClass() {
        new Implements();
        return Log.log;
    }

    //@ ensures \result == 4; // EXPECT violated: postcondition
    static int classAlone() {
        new Implements();
        return Log.log;
    }
}
// OUTPUT HOLDS WithStatic.own()
// OUTPUT HOLDS InitialisedInterfaces.before()
// OUTPUT HOLDS InitialisedInterfaces.byClass()
