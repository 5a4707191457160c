// JMLEqualsSet: a set of objects that are compared by equals; it never changes.
package org.jmlspecs.models;

public final /*@ pure @*/ class JMLEqualsSet<E> implements JMLCollection<E>, JMLType {
    private final /*@ nullable @*/ Object[] items;
    //@ private invariant \typeof(items) == \type(Object[]);
    //@ private invariant (\forall int i, j; 0 <= i && i < j && j < items.length; !JMLItems.same(items[i], items[j], true));

    public JMLEqualsSet() {
        this.items = new Object[0];
    }

    public JMLEqualsSet(/*@ nullable @*/ E item) {
        this.items = JMLItems.insert(new Object[0], 0, item);
    }

    private JMLEqualsSet(/*@ nullable @*/ Object[] items, boolean own) {
        this.items = items;
    }

    public static /*@ pure @*/ <F> JMLEqualsSet<F> singleton(/*@ nullable @*/ F item) {
        return new JMLEqualsSet<F>(item);
    }

    public /*@ pure @*/ boolean has(/*@ nullable @*/ Object item) {
        return JMLItems.find(items, item, true) >= 0;
    }

    public /*@ pure @*/ int int_size() {
        return items.length;
    }

    public /*@ pure @*/ int size() {
        return items.length;
    }

    public /*@ pure @*/ boolean isEmpty() {
        return items.length == 0;
    }

    public /*@ pure @*/ Object clone() {
        return this;
    }

    public /*@ pure @*/ /*@ nullable @*/ Object[] toArray() {
        return JMLItems.part(items, 0, items.length);
    }

    public /*@ pure @*/ JMLEqualsSet<E> insert(/*@ nullable @*/ E item) {
        return has(item) ? this : new JMLEqualsSet<E>(JMLItems.insert(items, items.length, item), true);
    }

    public /*@ pure @*/ JMLEqualsSet<E> remove(/*@ nullable @*/ Object item) {
        return new JMLEqualsSet<E>(JMLItems.without(items, JMLItems.find(items, item, true)), true);
    }

    public /*@ pure @*/ JMLEqualsSet<E> union(JMLEqualsSet<E> other) {
        return new JMLEqualsSet<E>(JMLItems.join(items, JMLItems.choose(other.items, items, false, true)), true);
    }

    public /*@ pure @*/ JMLEqualsSet<E> intersection(JMLEqualsSet<E> other) {
        return new JMLEqualsSet<E>(JMLItems.choose(items, other.items, true, true), true);
    }

    public /*@ pure @*/ JMLEqualsSet<E> difference(JMLEqualsSet<E> other) {
        return new JMLEqualsSet<E>(JMLItems.choose(items, other.items, false, true), true);
    }

    public /*@ pure @*/ boolean isSubset(JMLEqualsSet<E> other) {
        return JMLItems.within(items, other.items, true);
    }

    public /*@ pure @*/ boolean isProperSubset(JMLEqualsSet<E> other) {
        return items.length < other.items.length && isSubset(other);
    }

    public /*@ pure @*/ boolean isSuperset(JMLEqualsSet<E> other) {
        return other.isSubset(this);
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof JMLEqualsSet && items.length == ((JMLEqualsSet<?>) other).items.length
            && JMLItems.within(items, ((JMLEqualsSet<?>) other).items, true);
    }

    public /*@ pure @*/ int hashCode() {
        return items.length;
    }
}
