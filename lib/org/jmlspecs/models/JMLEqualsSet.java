// JMLEqualsSet: a set of objects that are compared by equals; it never changes.
package org.jmlspecs.models;

public final /*@ pure @*/ class JMLEqualsSet<E> extends JMLElements<E> {
    //@ private invariant (\forall int i, j; 0 <= i && i < j && j < items.length; !JMLItems.same(items[i], items[j], comparesValues()));

    public JMLEqualsSet() {
        super(new Object[0]);
    }

    public JMLEqualsSet(/*@ nullable @*/ E item) {
        super(JMLItems.insert(new Object[0], 0, item));
    }

    private JMLEqualsSet(/*@ nullable @*/ Object[] items, boolean own) {
        super(items);
    }

    public static /*@ pure @*/ <F> JMLEqualsSet<F> singleton(/*@ nullable @*/ F item) {
        return new JMLEqualsSet<F>(item);
    }

    /*@ pure @*/ boolean comparesValues() {
        return true;
    }

    public /*@ pure @*/ JMLEqualsSet<E> insert(/*@ nullable @*/ E item) {
        return has(item) ? this : new JMLEqualsSet<E>(JMLItems.insert(items, items.length, item), true);
    }

    public /*@ pure @*/ JMLEqualsSet<E> remove(/*@ nullable @*/ Object item) {
        return new JMLEqualsSet<E>(JMLItems.without(items, JMLItems.find(items, item, comparesValues())), true);
    }

    public /*@ pure @*/ JMLEqualsSet<E> union(JMLEqualsSet<E> other) {
        return new JMLEqualsSet<E>(JMLItems.join(items, JMLItems.choose(other.items, items, false, comparesValues())), true);
    }

    public /*@ pure @*/ JMLEqualsSet<E> intersection(JMLEqualsSet<E> other) {
        return new JMLEqualsSet<E>(JMLItems.choose(items, other.items, true, comparesValues()), true);
    }

    public /*@ pure @*/ JMLEqualsSet<E> difference(JMLEqualsSet<E> other) {
        return new JMLEqualsSet<E>(JMLItems.choose(items, other.items, false, comparesValues()), true);
    }

    public /*@ pure @*/ boolean isSubset(JMLEqualsSet<E> other) {
        return JMLItems.within(items, other.items, comparesValues());
    }

    public /*@ pure @*/ boolean isProperSubset(JMLEqualsSet<E> other) {
        return items.length < other.items.length && isSubset(other);
    }

    public /*@ pure @*/ boolean isSuperset(JMLEqualsSet<E> other) {
        return other.isSubset(this);
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof JMLEqualsSet && items.length == ((JMLEqualsSet<?>) other).items.length
            && JMLItems.within(items, ((JMLEqualsSet<?>) other).items, comparesValues());
    }
}
