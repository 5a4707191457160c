// A static field is computed from an array that another class made, and gave to everybody: it is taken to be as it was made.
class Table {
    private static final String[][] ROWS = {{"a", "1"}, {"b", "22"}};

    static String[][] rows() {
        return ROWS.clone();
    }
}

class Uses {
    static final int LENGTH = Table.rows()[1][1].length();
    static final int TWICE = 2 * LENGTH;
    static final int OWN = 3;

    //@ ensures \result == 2;
    static int length() {
        return LENGTH; // EXPECT cut: executions in which others changed what the static initialiser of 'Table' made, before 'LENGTH' was computed from it in 'Uses.length()'
    }

    //@ ensures \result == 4;
    static int twice() {
        return TWICE; // EXPECT cut: executions in which others changed what the static initialiser of 'Table' made, before 'TWICE' was computed from it in 'Uses.twice()'
    }

    //@ ensures \result == 1; // EXPECT violated: postcondition in 'Uses.wrong()'
    static int wrong() {
        return LENGTH; // EXPECT cut: executions in which others changed what the static initialiser of 'Table' made, before 'LENGTH' was computed from it in 'Uses.wrong()'
    }

    //@ ensures \result == 3;
    static int own() {
        return OWN;
    }
}
