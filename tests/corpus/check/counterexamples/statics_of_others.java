// A static field of another class that the method reads is part of the counterexample.
class Settings {
    static int level;
}

class StaticsOfOthers {
    //@ ensures \result == 0; // EXPECT violated: postcondition
    static int read() { return Settings.level; }

    //@ ensures \result == Settings.level;
    static int same() { return Settings.level; }
}
// OUTPUT Settings.level = 1
// OUTPUT HOLDS StaticsOfOthers.same()
