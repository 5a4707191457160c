// Ghost and model members, and model imports, are seen by JML alone.
//@ model import java.util.ArrayList;

class JmlNames {
    //@ ghost int steps;
    //@ model int size;
    //@ represents size = steps;
    //@ ghost ArrayList<String> log;

    //@ model pure int twice(int x) { return 2 * x; }

    //@ requires twice(steps) == size && log.isEmpty();
    void run() {
        int a = size; // EXPECT error: 'size'
        int b = twice(1); // EXPECT error: 'twice'
        ArrayList<String> c = null; // EXPECT error: 'ArrayList'
    }
}
// COVERS ghost fields, model fields, model methods
