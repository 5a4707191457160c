// JMLObjectSet: a set of objects that are compared by identity; it never changes.
package org.jmlspecs.models;

public final /*@ pure @*/ class JMLObjectSet<E> extends JMLElements<E> {
    //@ private invariant (\forall int i, j; 0 <= i && i < j && j < items.length; !JMLItems.same(items[i], items[j], comparesValues()));

    public JMLObjectSet() {
        super(new Object[0]);
    }

    public JMLObjectSet(/*@ nullable @*/ E item) {
        super(JMLItems.insert(new Object[0], 0, item));
    }

    private JMLObjectSet(/*@ nullable @*/ Object[] items, boolean own) {
        super(items);
    }

    public static /*@ pure @*/ <F> JMLObjectSet<F> singleton(/*@ nullable @*/ F item) {
        return new JMLObjectSet<F>(item);
    }

    /*@ pure @*/ boolean comparesValues() {
        return false;
    }

    public /*@ pure @*/ JMLObjectSet<E> insert(/*@ nullable @*/ E item) {
        return has(item) ? this : new JMLObjectSet<E>(JMLItems.insert(items, items.length, item), true);
    }

    public /*@ pure @*/ JMLObjectSet<E> remove(/*@ nullable @*/ Object item) {
        return new JMLObjectSet<E>(JMLItems.without(items, JMLItems.find(items, item, comparesValues())), true);
    }

    public /*@ pure @*/ JMLObjectSet<E> union(JMLObjectSet<E> other) {
        return new JMLObjectSet<E>(JMLItems.join(items, JMLItems.choose(other.items, items, false, comparesValues())), true);
    }

    public /*@ pure @*/ JMLObjectSet<E> intersection(JMLObjectSet<E> other) {
        return new JMLObjectSet<E>(JMLItems.choose(items, other.items, true, comparesValues()), true);
    }

    public /*@ pure @*/ JMLObjectSet<E> difference(JMLObjectSet<E> other) {
        return new JMLObjectSet<E>(JMLItems.choose(items, other.items, false, comparesValues()), true);
    }

    public /*@ pure @*/ boolean isSubset(JMLObjectSet<E> other) {
        return JMLItems.within(items, other.items, comparesValues());
    }

    public /*@ pure @*/ boolean isProperSubset(JMLObjectSet<E> other) {
        return items.length < other.items.length && isSubset(other);
    }

    public /*@ pure @*/ boolean isSuperset(JMLObjectSet<E> other) {
        return other.isSubset(this);
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof JMLObjectSet && items.length == ((JMLObjectSet<?>) other).items.length
            && JMLItems.within(items, ((JMLObjectSet<?>) other).items, comparesValues());
    }
}
