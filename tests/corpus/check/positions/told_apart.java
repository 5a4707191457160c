// ARGS --array-length 3
// Something tells the positions of `weight` apart, each time in another way: in each method that is broken only where
// the weights do not ascend.
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

class Holder {
    int at;
}

class ToldApart {
    static final int FIRST = 0;
    static final int COMPUTED = Integer.parseInt("0");
    static int anywhere;
    int[] next;
    int[] weight;
    int saved;
    Object thing;
    //@ ghost int shadow;

    /*@ invariant next != weight && next.length == weight.length && weight.length == 2;
      @ invariant (\forall int i; 0 <= i && i < next.length; 0 <= next[i] && next[i] < next.length && weight[next[i]] < 100);
      @*/

    //@ ensures weight[FIRST] <= weight[next.length - 1]; // EXPECT violated: postcondition in 'ToldApart.constants()'
    void constants() {
    }

    //@ requires 0 <= a && a < b && b < next.length;
    //@ ensures weight[a] <= weight[b]; // EXPECT violated: postcondition in 'ToldApart.order(int, int)'
    void order(int a, int b) {
    }

    //@ requires 0 <= a && a < next.length - 1;
    //@ ensures weight[a] <= weight[a + 1]; // EXPECT violated: postcondition in 'ToldApart.arithmetic(int)'
    void arithmetic(int a) {
    }

    //@ requires a == 0 && b == 1;
    //@ ensures weight[a] <= weight[b]; // EXPECT violated: postcondition in 'ToldApart.given(int, int)'
    void given(int a, int b) {
    }

    //@ requires 0 <= a && a < next.length;
    //@ ensures \result; // EXPECT violated: postcondition in 'ToldApart.compared(int)'
    boolean compared(int a) {
        return a != 0 || weight[a] <= weight[next[a]];
    }

    //@ requires 0 <= a && a < next.length;
    //@ ensures \result; // EXPECT violated: postcondition in 'ToldApart.behindField(int)'
    boolean behindField(int a) {
        saved = a;
        return saved != 0 || weight[a] <= weight[next[a]];
    }

    //@ requires 0 <= a && a < next.length;
    //@ ensures \result; // EXPECT violated: postcondition in 'ToldApart.behindStatic(int)'
    boolean behindStatic(int a) {
        anywhere = a;
        return anywhere != COMPUTED || weight[a] <= weight[next[a]];
    }

    private int first() {
        return 0;
    }

    //@ requires 0 <= a && a < next.length;
    //@ ensures \result; // EXPECT violated: postcondition in 'ToldApart.behindCall(int)'
    boolean behindCall(int a) {
        return a != first() || weight[a] <= weight[next[a]];
    }

    //@ assignable \nothing;
    //@ ensures \result == 0;
    int firstByContract() {
        return 0;
    }

    //@ requires 0 <= a && a < next.length;
    //@ ensures \result; // EXPECT violated: postcondition in 'ToldApart.behindContract(int)'
    boolean behindContract(int a) {
        return a != firstByContract() || weight[a] <= weight[next[a]];
    }

    private boolean isFirst(int at) {
        return at < 1;
    }

    //@ requires 0 <= a && a < next.length;
    //@ ensures \result; // EXPECT violated: postcondition in 'ToldApart.behindArgument(int)'
    boolean behindArgument(int a) {
        return !isFirst(a) || weight[a] <= weight[next[a]];
    }

    /*@ pure @*/ private boolean isFirstInClause(int at) {
        return at == 0;
    }

    //@ requires 0 <= a && a < next.length;
    //@ ensures isFirstInClause(a) ==> weight[a] <= weight[next[a]]; // EXPECT violated: postcondition in 'ToldApart.behindClause(int)'
    void behindClause(int a) {
    }

    //@ ensures other.length < 2 || other[0] <= other[1] || other != weight; // EXPECT violated: postcondition in 'ToldApart.otherHand(int[])'
    void otherHand(int[] other) {
    }

    //@ requires thing != weight;
    //@ ensures \result; // EXPECT violated: postcondition in 'ToldApart.otherField(ToldApart)'
    boolean otherField(ToldApart that) {
        return that.thing != weight || ((int[]) that.thing)[0] <= ((int[]) that.thing)[1];
    }

    //@ ensures \result; // EXPECT violated: postcondition in 'ToldApart.behindCast()'
    boolean behindCast() {
        thing = weight;
        return ((int[]) thing)[0] <= ((int[]) thing)[1];
    }

    //@ ensures \result; // EXPECT violated: postcondition in 'ToldApart.copied()'
    boolean copied() {
        int[] copy = weight.clone();
        return copy[0] <= copy[1];
    }

    //@ requires 0 <= a && a < next.length && 0 <= b && b < next.length;
    //@ ensures \result; // EXPECT violated: postcondition in 'ToldApart.shorter(int, int)'
    boolean shorter(int a, int b) {
        boolean[] seen = new boolean[1];
        return a >= seen.length || b < seen.length || weight[a] <= weight[b];
    }

    //@ requires 0 <= a && a < next.length;
    //@ ensures \result; // EXPECT violated: postcondition in 'ToldApart.defaultValue(int)'
    boolean defaultValue(int a) {
        return new Holder().at != a || weight[a] <= weight[next[a]];
    }

    //@ requires 0 <= a && a < next.length;
    //@ ensures \result; // EXPECT violated: postcondition in 'ToldApart.defaultElement(int)'
    boolean defaultElement(int a) {
        int[] fresh = new int[1];
        return fresh[0] != a || weight[a] <= weight[next[a]];
    }

    //@ requires 0 <= a && a < next.length;
    //@ ensures \result; // EXPECT violated: postcondition in 'ToldApart.text(int)'
    boolean text(int a) {
        return !("" + a).equals("0") || weight[a] <= weight[next[a]];
    }

    //@ requires 0 <= a && a < next.length;
    //@ ensures \result; // EXPECT violated: postcondition in 'ToldApart.message(int)'
    boolean message(int a) {
        try {
            boolean[] none = new boolean[0];
            return none[a];
        } catch (ArrayIndexOutOfBoundsException e) {
            return !e.getMessage().startsWith("Index 0 ") || weight[a] <= weight[next[a]];
        }
    }

    //@ requires 0 <= a && a < next.length;
    //@ ensures \result; // EXPECT violated: postcondition in 'ToldApart.selected(int)'
    boolean selected(int a) {
        switch (a) {
        case 0: return weight[a] <= weight[next[a]];
        default: return true;
        }
    }

    //@ requires 0 <= a && a < next.length;
    //@ ensures \result; // EXPECT violated: postcondition in 'ToldApart.boxed(int)'
    boolean boxed(int a) {
        Integer box = a;
        return !box.equals(0) || weight[a] <= weight[next[a]];
    }

    //@ requires 0 <= a && a < next.length;
    //@ ensures \result; // EXPECT violated: postcondition in 'ToldApart.wide(int)'
    boolean wide(int a) {
        long number = a;
        return number != 0L || weight[a] <= weight[next[a]];
    }

    //@ requires 0 <= a && a < next.length;
    //@ ensures \result; // EXPECT violated: postcondition in 'ToldApart.function(int)'
    boolean function(int a) {
        IntPredicate isFirst = at -> at == 0;
        return !isFirst.test(a) || weight[a] <= weight[next[a]];
    }

    //@ requires 0 <= a && a < next.length;
    //@ ensures \result; // EXPECT violated: postcondition in 'ToldApart.collected(int)'
    boolean collected(int a) {
        List<Integer> list = new ArrayList<>();
        list.add(a);
        return !list.contains(0) || weight[a] <= weight[next[a]];
    }

    //@ requires 0 <= a && a < next.length && 0 <= b && b < next.length && a != b;
    //@ ensures \result; // EXPECT violated: postcondition in 'ToldApart.greater(int, int)'
    boolean greater(int a, int b) {
        return Math.max(a, b) == a || weight[a] <= weight[b];
    }

    //@ ensures \result; // EXPECT violated: postcondition in 'ToldApart.counted()'
    boolean counted() {
        for (int i = 1; i < weight.length; i++) {
            if (weight[i - 1] > weight[i]) {
                return false;
            }
        }
        return true;
    }

    //@ requires 0 <= a && a < next.length;
    //@ ensures \result; // EXPECT violated: postcondition in 'ToldApart.oneOfTwo(int)'
    boolean oneOfTwo(int a) {
        int at = a;
        if (saved > 0) {
            at = 0;
        }
        return saved <= 0 || weight[at] <= weight[next[at]];
    }

    //@ ensures (\forall int i; 0 <= i && i < next.length; (\forall int j; 0 <= j && j < i; weight[j] <= weight[i])); // EXPECT violated: postcondition in 'ToldApart.pairs()'
    void pairs() {
    }

    //@ ensures (\forall int i, j; 0 <= i && i < j && j < next.length; weight[i] <= weight[j]); // EXPECT violated: postcondition in 'ToldApart.pairsAtOnce()'
    void pairsAtOnce() {
    }

    //@ ensures (\forall int i; 0 <= i && i < next.length; 0 < i ==> weight[next[i]] <= weight[i] || next[i] == i); // EXPECT violated: postcondition in 'ToldApart.somePositions()'
    void somePositions() {
    }

    //@ ensures (\sum int i; 0 <= i && i < next.length; i * weight[i]) >= weight[next[next.length - 1]] || weight[0] < 0; // EXPECT violated: postcondition in 'ToldApart.sum()'
    void sum() {
    }

    //@ requires 0 <= a && a < next.length;
    void asserted(int a) {
        //@ assert a == 0 ==> weight[a] <= weight[next[a]]; // EXPECT violated: assertion in 'ToldApart.asserted(int)'
    }

    //@ requires 0 <= a && a < next.length;
    //@ ensures shadow == 0 ==> weight[a] <= weight[next[a]]; // EXPECT violated: postcondition in 'ToldApart.ghost(int)'
    void ghost(int a) {
        //@ set shadow = a;
    }

    //@ requires 0 <= a && a < next.length;
    //@ requires_free a == 0; // EXPECT warning: 'requires_free' is believed, not checked
    //@ ensures weight[a] <= weight[next[a]]; // EXPECT violated: postcondition in 'ToldApart.believed(int)'
    void believed(int a) {
    }

    /*@ old int first = 0;
      @ ensures weight[first] <= weight[next[first]]; // EXPECT violated: postcondition in 'ToldApart.oldVariable()'
      @*/
    void oldVariable() {
    }
}

class Chooser {
    int[] next;
    int[] weight;

    /*@ invariant next != weight && next.length == weight.length && weight.length == 2;
      @ invariant (\forall int i; 0 <= i && i < next.length; 0 <= next[i] && next[i] < next.length && weight[next[i]] < 100);
      @*/

    //@ requires 0 <= at && at < next.length;
    int choose(int at) {
        return next[at];
    }

    //@ requires 0 <= a && a < next.length;
    //@ ensures weight[a] <= weight[\result] || \result == next[a]; // EXPECT violated: postcondition in 'Chooser.overridden(int)'
    int overridden(int a) {
        return choose(a);
    }
}

class FirstChooser extends Chooser {
    @Override
    int choose(int at) {
        return 0;
    }
}
// OUTPUT 40 methods: 3 hold; 37 violated
// EXIT 1
