// HashOrder: the order in which Java's hash tables give their entries, where everything that it follows from is known.
//
// It follows from the length of Java's table, which the models keep in a number, from the hashes, and within a bucket from
// the order in which the models keep the entries. A number of 0 says that nobody knows the length; a negative one is that of a table that
// Java makes with the first entry. Tables of Java 17 and of newer ones may differ in length: then it is not known.
package java.util;

final class HashOrder {
    static final int UNKNOWN = 0;
    static final int UNUSED = Integer.MIN_VALUE; // the first entry makes a table of the usual length
    private static final int USUAL_LENGTH = 16;
    private static final int LARGEST_LENGTH = 1 << 30;
    // A bucket with more entries than these becomes a tree, or lets the table grow.
    private static final int MOST_IN_BUCKET = 8;

    private HashOrder() {
    }

    // Is it one value in all executions that are looked at together?
    static /*@ pure @*/ native boolean isKnown(int value);

    static /*@ pure @*/ native boolean isKnown(long value);

    static /*@ pure @*/ native boolean isKnown(/*@ nullable @*/ Object object);

    // Of a table that is made for a capacity, as constructors are given it.
    static /*@ pure @*/ int unused(int capacity) {
        return isKnown(capacity) ? -lengthFor(capacity) : UNKNOWN;
    }

    // … with a load factor.
    static /*@ pure @*/ int withLoad(int table, float loadFactor) {
        return jury.Functions.isKnown(loadFactor) && loadFactor == 0.75f ? table : UNKNOWN;
    }

    // As newHashMap and newHashSet make it, which Java 17 does not have.
    static /*@ pure @*/ int unusedForExactly(int count) {
        return isKnown(count) ? unused((int) Math.ceil(count / 0.75)) : UNKNOWN;
    }

    // Of a table that is made for so many entries at once, and for a capacity of `least`.
    static /*@ pure @*/ int unusedFor(int count, int least) {
        if (!isKnown(count)) {
            return UNKNOWN;
        }
        int before = lengthFor(Math.max((int) (count / 0.75f) + 1, least));
        int now = lengthFor(Math.max((int) Math.ceil(count / 0.75), least));
        return before == now ? -now : UNKNOWN;
    }

    // Once there are `size` entries, the last of which was just put into it.
    static /*@ pure @*/ int afterPut(int table, int size) {
        if (!isKnown(table) || !isKnown(size) || table == UNKNOWN) {
            return UNKNOWN;
        }
        int length = used(table);
        return size > limit(length) ? doubled(length) : length;
    }

    // Before one of the methods that compute a value. What they insert does not make the table grow until the next of them is
    // called, or something is put.
    static /*@ pure @*/ int beforeCompute(int table, int size) {
        if (!isKnown(table) || !isKnown(size) || table == UNKNOWN) {
            return UNKNOWN;
        }
        int length = used(table);
        return table > 0 && size > limit(length) ? doubled(length) : length;
    }

    // Before `count` entries are put into it together.
    static /*@ pure @*/ int beforePutAll(int table, int count) {
        if (!isKnown(table) || !isKnown(count) || table == UNKNOWN) {
            return UNKNOWN;
        }
        if (count == 0) {
            return table;
        }
        if (table < 0) {
            int needed = unusedFor(count, 0);
            return table == UNUSED || needed == UNKNOWN ? needed : Math.min(table, needed);
        }
        int length = table;
        while (count > limit(length) && length < LARGEST_LENGTH) {
            length = doubled(length);
        }
        return length;
    }

    // Of a table into which so many entries came together, as the first.
    static /*@ pure @*/ int ofCopy(int count) {
        int table = beforePutAll(UNUSED, count);
        return table == UNUSED || table == UNKNOWN ? table : afterPut(table, count);
    }

    // The places of the entries in Java's order; null: it is not known. isMixed: the entries do not stand in the order in
    // which they came.
    static /*@ pure nullable @*/ int[] of(/*@ nullable @*/ Object[] keys, int[] hashes, int size, int table,
            boolean isMixed) {
        if (!isKnown(table) || !isKnown(size) || table == UNKNOWN) {
            return null;
        }
        if (size < 2) {
            return new int[size];
        }
        int[] spread = spread(keys, hashes, size);
        return spread != null && isWithoutTrees(spread, isMixed) ? byBuckets(spread, table) : null;
    }

    // Once an entry, or all of them, are about to go, at a place that is known. Those that are there tell whether a bucket
    // became a tree; afterwards nobody could.
    static /*@ pure @*/ int beforeRemoval(/*@ nullable @*/ Object[] keys, int[] hashes, int size, int table,
            boolean isMixed) {
        if (!isKnown(table) || !isKnown(size) || table == UNKNOWN) {
            return UNKNOWN;
        }
        if (size <= MOST_IN_BUCKET) {
            return table;
        }
        int[] spread = spread(keys, hashes, size);
        return spread != null && isWithoutTrees(spread, isMixed) ? table : UNKNOWN;
    }

    // What decides on the buckets; null: it is not known of all.
    private static /*@ pure nullable @*/ int[] spread(/*@ nullable @*/ Object[] keys, int[] hashes, int size) {
        int[] spread = new int[size];
        for (int i = 0; i < size; i++) {
            if (!isKnown(keys[i]) || !isKnown(hashes[i]) || keys[i] instanceof Enum) {
                return null;
            }
            if (keys[i] instanceof String && !jury.Texts.isKnown((String) keys[i])) {
                return null;
            }
            int hash = hasItself(keys[i]) ? keys[i].hashCode() : hashes[i];
            if (!isKnown(hash)) {
                return null;
            }
            spread[i] = hash ^ hash >>> 16;
        }
        return spread;
    }

    // The models do not keep the hashes of these (HashMap.hash).
    private static /*@ pure @*/ boolean hasItself(/*@ nullable @*/ Object key) {
        return key instanceof String || key instanceof Integer || key instanceof Long || key instanceof Character
                || key instanceof Short || key instanceof Byte || key instanceof Boolean;
    }

    // Is it certain that no bucket became a tree so far, if none of these went?
    private static /*@ pure @*/ boolean isWithoutTrees(int[] spread, boolean isMixed) {
        if (spread.length <= MOST_IN_BUCKET) {
            return true;
        }
        // When the ninth entry comes, the table has 16 buckets at least. The first 13 of them may have met in these, the
        // first 25 in 32, and so on.
        for (int length = USUAL_LENGTH; ; length *= 2) {
            int count = isMixed ? spread.length : Math.min(spread.length, limit(length) + 1);
            int[] entries = new int[length];
            for (int i = 0; i < count; i++) {
                int bucket = spread[i] & length - 1;
                entries[bucket]++;
                if (entries[bucket] > MOST_IN_BUCKET) {
                    return false;
                }
            }
            if (count == spread.length) {
                return true;
            }
        }
    }

    private static /*@ pure @*/ int[] byBuckets(int[] spread, int length) {
        int[] starts = new int[length + 1];
        for (int i = 0; i < spread.length; i++) {
            starts[(spread[i] & length - 1) + 1]++;
        }
        for (int i = 0; i < length; i++) {
            starts[i + 1] += starts[i];
        }
        int[] places = new int[spread.length];
        for (int i = 0; i < spread.length; i++) {
            int bucket = spread[i] & length - 1;
            places[starts[bucket]] = i;
            starts[bucket]++;
        }
        return places;
    }

    private static /*@ pure @*/ int used(int table) {
        return table == UNUSED ? USUAL_LENGTH : table < 0 ? -table : table;
    }

    private static /*@ pure @*/ int doubled(int length) {
        return length < LARGEST_LENGTH ? length * 2 : length;
    }

    // With more entries than these a table grows.
    private static /*@ pure @*/ int limit(int length) {
        return length < LARGEST_LENGTH ? length * 3 / 4 : Integer.MAX_VALUE;
    }

    // The least power of two that is not less.
    private static /*@ pure @*/ int lengthFor(int capacity) {
        int length = 1;
        while (length < capacity && length < LARGEST_LENGTH) {
            length *= 2;
        }
        return length;
    }
}
