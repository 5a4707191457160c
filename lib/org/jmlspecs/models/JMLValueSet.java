// JMLValueSet: a set of objects that are compared by equals; it never changes.
package org.jmlspecs.models;

public final /*@ pure @*/ class JMLValueSet<E extends JMLType> extends JMLElements<E> {
    //@ private invariant (\forall int i, j; 0 <= i && i < j && j < items.length; !JMLItems.same(items[i], items[j], comparesValues()));

    public JMLValueSet() {
        super(new Object[0]);
    }

    public JMLValueSet(/*@ nullable @*/ E item) {
        super(JMLItems.insert(new Object[0], 0, item));
    }

    private JMLValueSet(/*@ nullable @*/ Object[] items, boolean own) {
        super(items);
    }

    public static /*@ pure @*/ <F extends JMLType> JMLValueSet<F> singleton(/*@ nullable @*/ F item) {
        return new JMLValueSet<F>(item);
    }

    /*@ pure @*/ boolean comparesValues() {
        return true;
    }

    public /*@ pure @*/ JMLValueSet<E> insert(/*@ nullable @*/ E item) {
        return has(item) ? this : new JMLValueSet<E>(JMLItems.insert(items, items.length, item), true);
    }

    public /*@ pure @*/ JMLValueSet<E> remove(/*@ nullable @*/ Object item) {
        return new JMLValueSet<E>(JMLItems.without(items, JMLItems.find(items, item, comparesValues())), true);
    }

    public /*@ pure @*/ JMLValueSet<E> union(JMLValueSet<E> other) {
        return new JMLValueSet<E>(JMLItems.join(items, JMLItems.choose(other.items, items, false, comparesValues())), true);
    }

    public /*@ pure @*/ JMLValueSet<E> intersection(JMLValueSet<E> other) {
        return new JMLValueSet<E>(JMLItems.choose(items, other.items, true, comparesValues()), true);
    }

    public /*@ pure @*/ JMLValueSet<E> difference(JMLValueSet<E> other) {
        return new JMLValueSet<E>(JMLItems.choose(items, other.items, false, comparesValues()), true);
    }

    public /*@ pure @*/ boolean isSubset(JMLValueSet<E> other) {
        return JMLItems.within(items, other.items, comparesValues());
    }

    public /*@ pure @*/ boolean isProperSubset(JMLValueSet<E> other) {
        return items.length < other.items.length && isSubset(other);
    }

    public /*@ pure @*/ boolean isSuperset(JMLValueSet<E> other) {
        return other.isSubset(this);
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof JMLValueSet && items.length == ((JMLValueSet<?>) other).items.length
            && JMLItems.within(items, ((JMLValueSet<?>) other).items, comparesValues());
    }
}
