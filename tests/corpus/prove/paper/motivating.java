// Figure 1 of Păsăreanu and Visser, with both assertions.
class Motivating {
    //@ requires a.length > 0;
    //@ ensures true;
    static void first(int[] a) {
        int i = 0;
        while (i < a.length) {
            a[i] = 0;
            i++;
        }
        assert a[0] == 0;
    }

    //@ ensures true;
    static void every(int[] a) {
        int i = 0;
        while (i < a.length) {
            a[i] = 0;
            i++;
        }
        //@ assert (\forall int j; 0 <= j && j < a.length; a[j] == 0);
    }
}
// OUTPUT PROVED Motivating.first(int[])
// OUTPUT PROVED Motivating.every(int[])
