class AssignableField {
    int x, y;
    static int s;

    // HOLDS
    //@ assignable x;
    void one() { x = 1; }

    // VIOLATED
    //@ assignable x;
    void two() { x = 1; y = 2; }

    // VIOLATED
    //@ assignable x;
    void other(AssignableField o) { o.x = 1; }

    // HOLDS
    //@ assignable o.x, s;
    void named(AssignableField o) { o.x = 1; s = 2; }

    // VIOLATED
    //@ assignable \nothing;
    void global() { s = 2; }

    // HOLDS
    //@ assignable this.*;
    void all() { x = 1; y = 2; }

    // HOLDS
    //@ assignable \nothing;
    //@ ensures \result.x == 3;
    static AssignableField created() {
        AssignableField a = new AssignableField();
        a.x = 3;
        return a;
    }
}
// DECIDED cadical 7, z3 6, quantified 6, prove 6, inline 7, paths 7
