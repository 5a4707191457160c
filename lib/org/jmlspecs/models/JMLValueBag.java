// JMLValueBag: a bag of objects that are compared by equals; it never changes.
package org.jmlspecs.models;

public final /*@ pure @*/ class JMLValueBag<E extends JMLType> extends JMLElements<E> {
    public JMLValueBag() {
        super(new Object[0]);
    }

    public JMLValueBag(/*@ nullable @*/ E item) {
        super(JMLItems.insert(new Object[0], 0, item));
    }

    private JMLValueBag(/*@ nullable @*/ Object[] items, boolean own) {
        super(items);
    }

    public static /*@ pure @*/ <F extends JMLType> JMLValueBag<F> singleton(/*@ nullable @*/ F item) {
        return new JMLValueBag<F>(item);
    }

    /*@ pure @*/ boolean comparesValues() {
        return true;
    }

    public /*@ pure @*/ JMLValueBag<E> insert(/*@ nullable @*/ E item) {
        return new JMLValueBag<E>(JMLItems.insert(items, items.length, item), true);
    }

    // One of those that are the same, if there is any.
    public /*@ pure @*/ JMLValueBag<E> remove(/*@ nullable @*/ Object item) {
        return new JMLValueBag<E>(JMLItems.without(items, JMLItems.find(items, item, comparesValues())), true);
    }

    public /*@ pure @*/ JMLValueBag<E> removeAll(/*@ nullable @*/ Object item) {
        return new JMLValueBag<E>(JMLItems.choose(items, JMLItems.insert(new Object[0], 0, item), false, comparesValues()), true);
    }

    public /*@ pure @*/ JMLValueBag<E> union(JMLValueBag<E> other) {
        return new JMLValueBag<E>(JMLItems.join(items, other.items), true);
    }

    public /*@ pure @*/ boolean isSubbag(JMLValueBag<E> other) {
        return JMLItems.within(items, other.items, comparesValues());
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof JMLValueBag && items.length == ((JMLValueBag<?>) other).items.length
            && JMLItems.within(items, ((JMLValueBag<?>) other).items, comparesValues());
    }
}
