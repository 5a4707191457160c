// Figure 7, with both assertions.
class Find {
    //@ requires a.length == b.length;
    //@ ensures true;
    static int find(int[] a, boolean[] b) {
        int spot = a.length;
        for (int i = 0; i < a.length; i++) {
            if (spot == a.length && a[i] != 0)
                spot = i;
            b[i] = (a[i] != 0);
        }
        assert spot == a.length || b[spot];
        return spot;
    }

    //@ requires a.length == b.length;
    //@ ensures true;
    static int before(int[] a, boolean[] b) {
        int spot = a.length;
        for (int i = 0; i < a.length; i++) {
            if (spot == a.length && a[i] != 0)
                spot = i;
            b[i] = (a[i] != 0);
        }
        //@ assert (\forall int j; 0 <= j && j < spot; !b[j]);
        return spot;
    }
}
// OUTPUT PROVED Find.find(int[], boolean[])
// OUTPUT PROVED Find.before(int[], boolean[])
