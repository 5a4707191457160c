// JMLEqualsBag: a bag of objects that are compared by equals; it never changes.
package org.jmlspecs.models;

public final /*@ pure @*/ class JMLEqualsBag<E> extends JMLElements<E> {
    public JMLEqualsBag() {
        super(new Object[0]);
    }

    public JMLEqualsBag(/*@ nullable @*/ E item) {
        super(JMLItems.insert(new Object[0], 0, item));
    }

    private JMLEqualsBag(/*@ nullable @*/ Object[] items, boolean own) {
        super(items);
    }

    public static /*@ pure @*/ <F> JMLEqualsBag<F> singleton(/*@ nullable @*/ F item) {
        return new JMLEqualsBag<F>(item);
    }

    /*@ pure @*/ boolean comparesValues() {
        return true;
    }

    public /*@ pure @*/ JMLEqualsBag<E> insert(/*@ nullable @*/ E item) {
        return new JMLEqualsBag<E>(JMLItems.insert(items, items.length, item), true);
    }

    // One of those that are the same, if there is any.
    public /*@ pure @*/ JMLEqualsBag<E> remove(/*@ nullable @*/ Object item) {
        return new JMLEqualsBag<E>(JMLItems.without(items, JMLItems.find(items, item, comparesValues())), true);
    }

    public /*@ pure @*/ JMLEqualsBag<E> removeAll(/*@ nullable @*/ Object item) {
        return new JMLEqualsBag<E>(JMLItems.choose(items, JMLItems.insert(new Object[0], 0, item), false, comparesValues()), true);
    }

    public /*@ pure @*/ JMLEqualsBag<E> union(JMLEqualsBag<E> other) {
        return new JMLEqualsBag<E>(JMLItems.join(items, other.items), true);
    }

    public /*@ pure @*/ boolean isSubbag(JMLEqualsBag<E> other) {
        return JMLItems.within(items, other.items, comparesValues());
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof JMLEqualsBag && items.length == ((JMLEqualsBag<?>) other).items.length
            && JMLItems.within(items, ((JMLEqualsBag<?>) other).items, comparesValues());
    }
}
