// Loop specifications.
class Loops {
    int n;
    int[] a;

    void run(java.util.List<String> names) {
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ maintaining n == \old(n);
        //@ decreases a.length - i;
        //@ assignable a[*], n, i;
        for (int i = 0; i < a.length; i++) {
            a[i] = 0;
        }
        //@ loop_invariant \index >= 0 && \count <= names.size();
        //@ loop_invariant \values.size() == \index;
        //@ decreasing names.size() - \index;
        //@ loop_assignable n;
        for (String name : names) {
            n += name.length();
        }
        long left = 10;
        //@ decreases left;
        while (left > 0) {
            left--;
        }
        //@ loop_invariant true;
        do {
            n++;
        } while (n < 0);
    }
}
// COVERS assignable, assignable array elements, loop_invariant, decreases, loop assignable
