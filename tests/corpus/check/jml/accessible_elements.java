// What \nonnullelements reads, for `accessible`: all elements of the array.
class AccessibleElements {
    static class Right {
        /*@ nullable @*/ Object[] all = new Object[0];
        //@ invariant all != null && \nonnullelements(all);
        //@ accessible \inv: this.all, this.all[*];

        //@ ensures true;
        void nothing() {
        }
    }

    static class Wrong {
        /*@ nullable @*/ Object[] all = new Object[0];
        //@ invariant all != null && \nonnullelements(all);
        //@ accessible \inv: this.all;

        //@ ensures true;
        void nothing() { // EXPECT violated: accessible of the class: more is read in 'AccessibleElements.Wrong.nothing()'
        }
    }

    static class Part {
        /*@ nullable @*/ Object[] all = new Object[0];
        //@ invariant all != null && \nonnullelements(all); // EXPECT unknown: what this reads that 'accessible' speaks of
        //@ accessible \inv: this.all, this.all[0..1];

        //@ ensures true;
        void nothing() {
        }
    }
}
// OUTPUT HOLDS AccessibleElements.Right.nothing()
