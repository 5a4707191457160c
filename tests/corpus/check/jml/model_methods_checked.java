// What a model method promises is checked as of other methods: who uses it as a lemma counts on that.
class ModelMethodsChecked {
    //@ requires 0 <= x && x < 100;
    //@ ensures x * x >= x;
    //@ model public static pure void square(int x) { }

    //@ requires 0 <= x && x < 100;
    //@ ensures x * x > x; // EXPECT violated: postcondition in 'ModelMethodsChecked.more(int)'
    //@ model public static pure void more(int x) { }

    //@ requires 0 <= n && n < 5;
    //@ measured_by n;
    //@ ensures \result == n * (n + 1) / 2;
    //@ model public static pure int sum(int n) { return n == 0 ? 0 : n + sum(n - 1); }

    //@ ensures \result == n + 2; // EXPECT violated: postcondition in 'ModelMethodsChecked.next(int)'
    //@ model public static pure int next(int n) { return n + 1; }

    //@ model public static pure int free(int n) { return 1 / n; }

    //@ ensures \result ==> a.length == 0;
    //@ model public static pure boolean none(int[] a) { return (\forall int i; 0 <= i && i < a.length; false); }

    //@ ensures !\result; // EXPECT violated: postcondition in 'ModelMethodsChecked.some(int[])'
    //@ model public static pure boolean some(int[] a) { return (\exists int i; 0 <= i && i < a.length; a[i] > 0); }

    //@ ensures \result.length == a.length;
    //@ model public static pure \seq elements(int[] a) { return \array2seq(a); }

    //@ ensures \result.length == 1; // EXPECT violated: postcondition in 'ModelMethodsChecked.noElements()'
    //@ model public static pure \seq noElements() { return \seq_empty; }

    //@ requires 1 <= y && y < 100;
    //@ ensures \result >= y;
    static int uses(int y) {
        //@ use square(y);
        return y * y;
    }
}
// OUTPUT HOLDS ModelMethodsChecked.square(int)
// OUTPUT HOLDS ModelMethodsChecked.sum(int)
// OUTPUT HOLDS ModelMethodsChecked.none(int[])
// OUTPUT HOLDS ModelMethodsChecked.elements(int[])
// OUTPUT HOLDS ModelMethodsChecked.uses(int)
// OUTPUT-NOT ModelMethodsChecked.free(int)
// EXIT 1
