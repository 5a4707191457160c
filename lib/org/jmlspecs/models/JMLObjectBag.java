// JMLObjectBag: a bag of objects that are compared by identity; it never changes.
package org.jmlspecs.models;

public final /*@ pure @*/ class JMLObjectBag<E> extends JMLElements<E> {
    public JMLObjectBag() {
        super(new Object[0]);
    }

    public JMLObjectBag(/*@ nullable @*/ E item) {
        super(JMLItems.insert(new Object[0], 0, item));
    }

    private JMLObjectBag(/*@ nullable @*/ Object[] items, boolean own) {
        super(items);
    }

    public static /*@ pure @*/ <F> JMLObjectBag<F> singleton(/*@ nullable @*/ F item) {
        return new JMLObjectBag<F>(item);
    }

    /*@ pure @*/ boolean comparesValues() {
        return false;
    }

    public /*@ pure @*/ JMLObjectBag<E> insert(/*@ nullable @*/ E item) {
        return new JMLObjectBag<E>(JMLItems.insert(items, items.length, item), true);
    }

    // One of those that are the same, if there is any.
    public /*@ pure @*/ JMLObjectBag<E> remove(/*@ nullable @*/ Object item) {
        return new JMLObjectBag<E>(JMLItems.without(items, JMLItems.find(items, item, comparesValues())), true);
    }

    public /*@ pure @*/ JMLObjectBag<E> removeAll(/*@ nullable @*/ Object item) {
        return new JMLObjectBag<E>(JMLItems.choose(items, JMLItems.insert(new Object[0], 0, item), false, comparesValues()), true);
    }

    public /*@ pure @*/ JMLObjectBag<E> union(JMLObjectBag<E> other) {
        return new JMLObjectBag<E>(JMLItems.join(items, other.items), true);
    }

    public /*@ pure @*/ boolean isSubbag(JMLObjectBag<E> other) {
        return JMLItems.within(items, other.items, comparesValues());
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof JMLObjectBag && items.length == ((JMLObjectBag<?>) other).items.length
            && JMLItems.within(items, ((JMLObjectBag<?>) other).items, comparesValues());
    }
}
