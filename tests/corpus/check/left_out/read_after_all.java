// Fields that nobody reads are no part of the pre-state; whoever reads one gets any value of it.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntSupplier;

class Base {
    protected /*@ nullable @*/ String title;

    /*@ pure @*/ boolean isNamed() {
        return title != null;
    }
}

class Reads extends Base implements Cloneable {
    int count;
    List<String> names = new ArrayList<>();
    Map<String, Integer> ages = new HashMap<>();
    /*@ nullable @*/ Reads other;
    /*@ nullable @*/ Integer box;
    String text = "";

    // Nothing but a number.
    //@ ensures \result == count;
    int plain() {
        return count;
    }

    //@ ensures \result == count + 1; // EXPECT violated: postcondition in 'Reads.plainWrong()'
    int plainWrong() {
        return count;
    }

    // Through a method of the library.
    //@ ensures \result == 0; // EXPECT violated: postcondition in 'Reads.size()'
    int size() {
        return names.size();
    }

    //@ ensures \result >= 0;
    int sizeRight() {
        return names.size();
    }

    // Through a text: its characters.
    //@ ensures \result == 1; // EXPECT violated: postcondition in 'Reads.letters()'
    int letters() {
        return ("" + text).length();
    }

    //@ ensures \result == text.length();
    int lettersRight() {
        return ("" + text).length();
    }

    // Of a box.
    //@ requires box != null;
    //@ ensures \result == 0; // EXPECT violated: postcondition in 'Reads.unboxed()'
    int unboxed() {
        return box;
    }

    //@ requires box != null;
    //@ ensures \result == box.intValue();
    int unboxedRight() {
        return box;
    }

    // In a lambda.
    //@ ensures \result == 0; // EXPECT violated: postcondition in 'Reads.lambda()'
    int lambda() {
        IntSupplier supplier = () -> other == null ? 0 : other.count;
        return supplier.getAsInt();
    }

    //@ ensures other == null ==> \result == 0;
    int lambdaRight() {
        IntSupplier supplier = () -> other == null ? 0 : other.count;
        return supplier.getAsInt();
    }

    // In an inner class.
    class Inner {
        int read() {
            return other == null ? 0 : other.count;
        }
    }

    //@ ensures \result == 0; // EXPECT violated: postcondition in 'Reads.inner(Reads.Inner)'
    int inner(Inner inner) {
        return inner.read();
    }

    //@ ensures \result == 0; // EXPECT violated: postcondition in 'Reads.innerMade()'
    int innerMade() {
        return new Inner().read();
    }

    // In a superclass.
    //@ ensures \result; // EXPECT violated: postcondition in 'Reads.inherited()'
    boolean inherited() {
        return super.isNamed();
    }

    //@ ensures \result == (title != null);
    boolean inheritedRight() {
        return super.isNamed();
    }

    // In a copy.
    //@ ensures \result == null; // EXPECT violated: postcondition in 'Reads.copied()'
    /*@ nullable @*/ Reads copied() throws CloneNotSupportedException {
        return ((Reads) super.clone()).other;
    }

    //@ ensures \result == other;
    /*@ nullable @*/ Reads copiedRight() throws CloneNotSupportedException {
        return ((Reads) super.clone()).other; // EXPECT cut: executions that need more than 4 objects of class 'Reads' in 'Reads.copiedRight()'
    }

    // In a clause alone.
    //@ requires other != null && other.other == null;
    //@ ensures \result.other == null;
    Reads clause() {
        return other;
    }

    //@ requires other != null;
    //@ ensures \result.other == null; // EXPECT violated: postcondition in 'Reads.clauseWrong()'
    Reads clauseWrong() {
        return other;
    }

    // What is assigned in one branch is read in the other.
    //@ ensures \result == 0; // EXPECT violated: postcondition in 'Reads.branch(boolean)'
    int branch(boolean flag) {
        if (flag)
            names = new ArrayList<>();
        return names.size();
    }

    //@ ensures flag ==> \result == 0;
    int branchRight(boolean flag) {
        if (flag)
            names = new ArrayList<>();
        return names.size();
    }
}

record Pair(/*@ nullable @*/ String left, int right) {
    //@ ensures \result == (other != null && Objects.equals(left, other.left) && right == other.right);
    boolean same(/*@ nullable @*/ Pair other) {
        return equals(other);
    }

    //@ ensures \result == (other != null && right == other.right); // EXPECT violated: postcondition in 'Pair.sameWrong(Pair)'
    boolean sameWrong(/*@ nullable @*/ Pair other) {
        return equals(other);
    }
}
