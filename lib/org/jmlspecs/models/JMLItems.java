// JMLItems: arrays that never change, which the collections of specifications consist of.
package org.jmlspecs.models;

final class JMLItems {
    private JMLItems() {
    }

    static /*@ pure @*/ boolean same(/*@ nullable @*/ Object a, /*@ nullable @*/ Object b, boolean byValue) {
        return a == b || byValue && a != null && b != null && a.equals(b);
    }

    static /*@ pure @*/ int find(/*@ nullable @*/ Object[] items, /*@ nullable @*/ Object item, boolean byValue) {
        for (int i = 0; i < items.length; i++) {
            if (same(items[i], item, byValue)) {
                return i;
            }
        }
        return -1;
    }

    static /*@ pure @*/ int count(/*@ nullable @*/ Object[] items, /*@ nullable @*/ Object item, boolean byValue) {
        int count = 0;
        for (int i = 0; i < items.length; i++) {
            if (same(items[i], item, byValue)) {
                count++;
            }
        }
        return count;
    }

    static /*@ pure @*/ /*@ nullable @*/ Object[] insert(/*@ nullable @*/ Object[] items, int at, /*@ nullable @*/ Object item) {
        if (at < 0 || at > items.length) {
            throw new IndexOutOfBoundsException();
        }
        Object[] result = new Object[items.length + 1];
        for (int i = 0; i < items.length; i++) {
            result[i < at ? i : i + 1] = items[i];
        }
        result[at] = item;
        return result;
    }

    // From one index up to another, which is not among them.
    static /*@ pure @*/ /*@ nullable @*/ Object[] part(/*@ nullable @*/ Object[] items, int from, int to) {
        if (from < 0 || from > to || to > items.length) {
            throw new IndexOutOfBoundsException();
        }
        Object[] result = new Object[to - from];
        for (int i = from; i < to; i++) {
            result[i - from] = items[i];
        }
        return result;
    }

    static /*@ pure @*/ /*@ nullable @*/ Object[] join(/*@ nullable @*/ Object[] first, /*@ nullable @*/ Object[] second) {
        Object[] result = new Object[first.length + second.length];
        for (int i = 0; i < first.length; i++) {
            result[i] = first[i];
        }
        for (int i = 0; i < second.length; i++) {
            result[first.length + i] = second[i];
        }
        return result;
    }

    static /*@ pure @*/ /*@ nullable @*/ Object[] without(/*@ nullable @*/ Object[] items, int at) {
        return at < 0 ? items : join(part(items, 0, at), part(items, at + 1, items.length));
    }

    static /*@ pure @*/ /*@ nullable @*/ Object[] reverse(/*@ nullable @*/ Object[] items) {
        Object[] result = new Object[items.length];
        for (int i = 0; i < items.length; i++) {
            result[items.length - 1 - i] = items[i];
        }
        return result;
    }

    // Is the second what the first has from this index on?
    static /*@ pure @*/ boolean hasAt(/*@ nullable @*/ Object[] items, int at, /*@ nullable @*/ Object[] part, boolean byValue) {
        if (at < 0 || at + part.length > items.length) {
            return false;
        }
        for (int i = 0; i < part.length; i++) {
            if (!same(items[at + i], part[i], byValue)) {
                return false;
            }
        }
        return true;
    }

    // Those of the first that the second has, or those that it lacks; each as often as the first has it.
    static /*@ pure @*/ /*@ nullable @*/ Object[] choose(/*@ nullable @*/ Object[] items, /*@ nullable @*/ Object[] others, boolean has, boolean byValue) {
        Object[] result = new Object[0];
        for (int i = 0; i < items.length; i++) {
            if (find(others, items[i], byValue) >= 0 == has) {
                result = insert(result, result.length, items[i]);
            }
        }
        return result;
    }

    // Does the second have each item of the first at least as often?
    static /*@ pure @*/ boolean within(/*@ nullable @*/ Object[] items, /*@ nullable @*/ Object[] others, boolean byValue) {
        for (int i = 0; i < items.length; i++) {
            if (count(items, items[i], byValue) > count(others, items[i], byValue)) {
                return false;
            }
        }
        return true;
    }
}
