// A bound that mentions the variable it bounds, or another one that is bound beside it, is none by itself.
class RangesOfThemselves {
    //@ ensures (\forall int i; 0 <= i && i < 10 - i; i < 5);
    //@ ensures (\exists int i; 0 <= i && i < 10 - i; i == 4);
    static void half() { }

    // EXPECT-NEXT violated: postcondition
    //@ ensures (\forall int i; 0 <= i && i < 10 - i; i < 4);
    static void halfWrong() { }

    //@ ensures (\forall int i, j; 0 <= i && i < j && j < 4; i + j < 6);
    //@ ensures (\exists int i, j; 0 <= i && i < j && j < 4; i + j == 5);
    static void pairs() { }

    // EXPECT-NEXT violated: postcondition
    //@ ensures (\exists int i, j; 0 <= i && i < j && j < 4; i + j == 6);
    static void pairsWrong() { }

    //@ requires a.length == 4 && (\forall int i; 0 <= i && i < a.length; a[i] == i);
    //@ ensures (\forall int i; 0 <= i && i < a.length && i <= a[i] - i; i == 0);
    static void elements(int[] a) { }

    //@ requires a.length == 4 && (\forall int i; 0 <= i && i < a.length; a[i] == 3 - i);
    // EXPECT-NEXT violated: postcondition
    //@ ensures (\forall int i; 0 <= i && i < a.length && i < a[i]; i == 0);
    static void elementsWrong(int[] a) { }

    //@ ensures (\sum int i; 0 <= i && i < 4 && i < 6 - i; i) == 3;
    static void sum() { }

    // EXPECT-NEXT violated: postcondition
    //@ ensures (\sum int i; 0 <= i && i < 4 && i < 6 - i; i) == 6;
    static void sumWrong() { }
}
