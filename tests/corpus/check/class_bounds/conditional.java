// Creations under conditions are counted where they happen, and one line names the class.
// ARGS --objects Node=2
class Conditional {
    //@ ensures \result <= 2;
    static int some(boolean a, boolean b, boolean c) {
        int count = 0;
        if (a) {
            new Node();
            count++;
        }
        if (b) {
            new Node();
            count++;
        }
        if (c) {
            new Node(); // EXPECT cut: executions that need more than 2 objects of class 'Node' in 'Conditional.some(boolean, boolean, boolean)'
            count++;
        }
        return count;
    }

    //@ ensures \result <= 1; // EXPECT violated: postcondition in 'Conditional.two(boolean, boolean, boolean)'
    static int two(boolean a, boolean b, boolean c) {
        return some(a, b, c);
    }

    // One on each path.
    //@ ensures \result != null;
    static Node either(boolean a) {
        Node first = new Node();
        if (a)
            return new Node();
        Node second = new Node();
        return first == second ? null : second;
    }

    //@ ensures \result == 2;
    static int loop(int n) {
        int count = 0;
        while (count < 2 || count < n) {
            new Node(); // EXPECT cut: executions that need more than 2 objects of class 'Node' in 'Conditional.loop(int)'
            count++;
        }
        return count;
    }
}

class Node {
}
// OUTPUT HOLDS, CUT Conditional.some(boolean, boolean, boolean)
// OUTPUT for every input, at most 4 objects of each class (2 of 'Node'), 32-bit int; executions that need more objects are left out
// OUTPUT VIOLATED Conditional.two(boolean, boolean, boolean)
// OUTPUT HOLDS Conditional.either(boolean)
// OUTPUT HOLDS, CUT Conditional.loop(int)
// EXIT 1
