// Fields, arrays, static fields, records, boxes and parameters of float and double.
import java.util.ArrayList;
import java.util.List;

class Heap {
    static final double ONE = 1, HALF = 0.5;
    static final float[] TABLE = {0.25f, 0.5f, 1};
    static double total;
    float single;
    double wide = 2.5;
    /*@ nullable @*/ float[] singles;

    //@ ensures wide == 2.5 && single == 0 && singles == null;
    Heap() {
    }

    //@ ensures \result == 0.0;
    static double defaults() {
        double[] cells = new double[3];
        return cells[0] + cells[2];
    }

    //@ ensures \result == 1.75;
    static double constants() {
        return ONE + HALF + TABLE[0];
    }

    //@ ensures \result == 1.75f; // EXPECT violated: postcondition in 'Heap.otherConstants()'
    static double otherConstants() {
        return ONE + HALF + TABLE[1];
    }

    //@ requires singles != null;
    //@ requires (\forall int i; 0 <= i && i < singles.length; 0 <= singles[i] && singles[i] <= 1);
    //@ ensures 0 <= \result && \result <= singles.length;
    float sum() {
        float sum = 0;
        for (float x : singles)
            sum += x;
        return sum;
    }

    //@ requires singles != null && singles.length > 0 && (\forall int i; 0 <= i && i < singles.length; singles[i] == singles[i]);
    //@ ensures (\forall int i; 0 <= i && i < singles.length; singles[i] <= \result);
    //@ ensures (\exists int i; 0 <= i && i < singles.length; singles[i] == \result);
    float greatest() {
        float greatest = singles[0];
        for (int i = 1; i < singles.length; i++)
            if (singles[i] > greatest)
                greatest = singles[i];
        return greatest;
    }

    //@ requires singles != null && singles.length > 0;
    //@ ensures (\forall int i; 0 <= i && i < singles.length; singles[i] <= \result); // EXPECT violated: postcondition in 'Heap.greatestOfAny()'
    float greatestOfAny() {
        float greatest = singles[0];
        for (int i = 1; i < singles.length; i++)
            if (singles[i] > greatest)
                greatest = singles[i];
        return greatest;
    }

    //@ assignable single;
    //@ ensures true;
    void frame() {
        single = 1;
        wide = 1; // EXPECT violated: assignment to 'wide', which is not assignable in 'Heap.frame()'
    }

    //@ requires 0 <= total && total <= 1;
    //@ assignable total;
    //@ ensures total == \old(total) + 1;
    static void statics() {
        total++;
    }

    record Point(double x, float y) {
    }

    //@ ensures \result <==> (x == z || x != x && z != z);
    //@ requires x != 0;
    static boolean records(double x, double z) {
        return new Point(x, 1.5f).equals(new Point(z, 1.5f));
    }

    //@ ensures \result <==> x == z; // EXPECT violated: postcondition in 'Heap.recordsOfNaN(float, float)'
    static boolean recordsOfNaN(float x, float z) {
        return new Point(1, x).equals(new Point(1, z));
    }

    //@ requires 0 <= x && x <= 1;
    //@ ensures \result == x + 1;
    static double boxes(double x) {
        Double box = x;
        Object object = box;
        box++;
        return object.equals(x) ? box : -1;
    }

    //@ ensures \result == x; // EXPECT violated: postcondition in 'Heap.boxesOfNaN(float)'
    static float boxesOfNaN(float x) {
        Float box = x;
        return box;
    }

    //@ ensures \result;
    static boolean boxesAreEqual(float x) {
        Float one = x, other = x;
        return one.equals(other);
    }

    //@ ensures \result;
    static boolean identity(double x) {
        Double one = x, other = x;
        return one != other; // no JDK shares them
    }

    //@ ensures \result == 4.5;
    static double lists() {
        List<Double> list = new ArrayList<>();
        list.add(1.5);
        list.add(3.0);
        double sum = 0;
        for (double x : list)
            sum += x;
        return sum;
    }

    //@ ensures \result.length() == 3; // EXPECT unknown: the characters of this text
    static String text(double x) {
        return "" + x;
    }
}
