// Object.clone(): a copy of the fields, or an exception where the class does not want to be copied.
class Copies implements Cloneable {
    int number;
    int[] shared = {1, 2};
    Copies next;

    //@ also
    //@ ensures \result != this && \result.getClass() == getClass();
    protected Object clone() throws CloneNotSupportedException {
        return super.clone(); // EXPECT cut: executions that need more than 4 objects of class 'Copies' in 'Copies.clone()'
    }

    //@ ensures \result.number == number && \result.shared == shared && \result.next == next;
    Copies copy() throws CloneNotSupportedException {
        Copies made = (Copies) super.clone(); // EXPECT cut: executions that need more than 4 objects of class 'Copies' in 'Copies.copy()'
        return made;
    }

    //@ ensures number == \old(number);
    void independent() throws CloneNotSupportedException {
        Copies made = (Copies) super.clone(); // EXPECT cut: executions that need more than 4 objects of class 'Copies' in 'Copies.independent()'
        made.number++;
    }

    //@ requires shared.length > 0;
    //@ ensures shared[0] == \old(shared[0]); // EXPECT violated: postcondition in 'Copies.shallow()'
    void shallow() throws CloneNotSupportedException {
        Copies made = (Copies) super.clone();
        made.shared[0]++;
    }
}

class Single {
    //@ ensures \result;
    static boolean refused() {
        try {
            return new Single().clone() == null;
        } catch (CloneNotSupportedException e) {
            return e.getMessage().equals("Single");
        }
    }
}
// EXIT 1
