// \result has the type of the method.
class Result {
    //@ ensures \result >= 0;
    //@ ensures \result == \old(x) || \result == -x;
    static int abs(int x) {
        return x < 0 ? -x : x;
    }

    //@ ensures \result.length() > 0;
    String name() {
        return "name";
    }

    //@ ensures \result != null && \result.length == n;
    int[] make(int n) {
        return new int[n];
    }

    //@ ensures (\forall int i; 0 <= i && i < 3; \old(a[\result]) == 0);
    int find(int[] a) {
        return 0;
    }
}
// COVERS \result, \old, \forall
