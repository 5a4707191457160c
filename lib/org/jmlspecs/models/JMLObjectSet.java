// JMLObjectSet: a set of objects that are compared by identity; it never changes.
package org.jmlspecs.models;

public final /*@ pure @*/ class JMLObjectSet<E> implements JMLCollection<E>, JMLType {
    private final /*@ nullable @*/ Object[] items;
    //@ private invariant \typeof(items) == \type(Object[]);
    //@ private invariant (\forall int i, j; 0 <= i && i < j && j < items.length; !JMLItems.same(items[i], items[j], false));

    public JMLObjectSet() {
        this.items = new Object[0];
    }

    public JMLObjectSet(/*@ nullable @*/ E item) {
        this.items = JMLItems.insert(new Object[0], 0, item);
    }

    private JMLObjectSet(/*@ nullable @*/ Object[] items, boolean own) {
        this.items = items;
    }

    public static /*@ pure @*/ <F> JMLObjectSet<F> singleton(/*@ nullable @*/ F item) {
        return new JMLObjectSet<F>(item);
    }

    public /*@ pure @*/ boolean has(/*@ nullable @*/ Object item) {
        return JMLItems.find(items, item, false) >= 0;
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

    public /*@ pure @*/ JMLObjectSet<E> insert(/*@ nullable @*/ E item) {
        return has(item) ? this : new JMLObjectSet<E>(JMLItems.insert(items, items.length, item), true);
    }

    public /*@ pure @*/ JMLObjectSet<E> remove(/*@ nullable @*/ Object item) {
        return new JMLObjectSet<E>(JMLItems.without(items, JMLItems.find(items, item, false)), true);
    }

    public /*@ pure @*/ JMLObjectSet<E> union(JMLObjectSet<E> other) {
        return new JMLObjectSet<E>(JMLItems.join(items, JMLItems.choose(other.items, items, false, false)), true);
    }

    public /*@ pure @*/ JMLObjectSet<E> intersection(JMLObjectSet<E> other) {
        return new JMLObjectSet<E>(JMLItems.choose(items, other.items, true, false), true);
    }

    public /*@ pure @*/ JMLObjectSet<E> difference(JMLObjectSet<E> other) {
        return new JMLObjectSet<E>(JMLItems.choose(items, other.items, false, false), true);
    }

    public /*@ pure @*/ boolean isSubset(JMLObjectSet<E> other) {
        return JMLItems.within(items, other.items, false);
    }

    public /*@ pure @*/ boolean isProperSubset(JMLObjectSet<E> other) {
        return items.length < other.items.length && isSubset(other);
    }

    public /*@ pure @*/ boolean isSuperset(JMLObjectSet<E> other) {
        return other.isSubset(this);
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof JMLObjectSet && items.length == ((JMLObjectSet<?>) other).items.length
            && JMLItems.within(items, ((JMLObjectSet<?>) other).items, false);
    }

    public /*@ pure @*/ int hashCode() {
        return items.length;
    }
}
