// code_bigint_math: the sum of two ints is what it is. Where it is no int, nobody knows how the code goes on.
/*@ code_bigint_math @*/ class CodeBigintMath {
    //@ ensures \result < 0;
    static int onlyInJava() {
        int x = Integer.MAX_VALUE;
        return x + 1 < x ? -1 : 1; // EXPECT unknown: code_bigint_math where a number does not fit (not modelled) in 'CodeBigintMath.onlyInJava()'
    }

    //@ requires a.length > 0;
    //@ ensures (\forall int i; 0 <= i < a.length; a[i] <= \result);
    static int max(int[] a) {
        int m = a[0];
        for (int i = 1; i < a.length; i++)
            if (a[i] > m)
                m = a[i];
        return m;
    }
}

class Caller {
    /*@ code_bigint_math @*/ static int more(int x) {
        return x + 1; // EXPECT unknown: code_bigint_math where a number does not fit (not modelled) in 'Caller.calls(int)'
    }

    //@ ensures \result == x + 1;
    static int calls(int x) {
        return more(x);
    }
}
// OUTPUT HOLDS CodeBigintMath.max(int[])
