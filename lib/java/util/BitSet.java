// BitSet: one boolean per bit.
package java.util;

import java.io.Serializable;
import java.util.stream.IntStream;

public class BitSet implements Cloneable, Serializable {
    private boolean[] bits;

    public BitSet() {
        this.bits = new boolean[64];
    }

    public BitSet(int count) {
        if (count < 0) {
            throw new NegativeArraySizeException("nbits < 0");
        }
        this.bits = new boolean[count];
    }

    public void and(BitSet set) {
        for (int i = 0; i < bits.length; i++) {
            bits[i] &= set.get(i);
        }
    }

    public void andNot(BitSet set) {
        for (int i = 0; i < bits.length; i++) {
            bits[i] &= !set.get(i);
        }
    }

    public /*@ pure @*/ int cardinality() {
        int count = 0;
        for (int i = 0; i < bits.length; i++) {
            if (bits[i]) {
                count++;
            }
        }
        return count;
    }

    public void clear() {
        for (int i = 0; i < bits.length; i++) {
            bits[i] = false;
        }
    }

    public void clear(int index) {
        set(index, false);
    }

    public void clear(int fromIndex, int toIndex) {
        set(fromIndex, toIndex, false);
    }

    public native Object clone();

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        if (!(other instanceof BitSet)) {
            return false;
        }
        BitSet its = (BitSet) other;
        int length = length();
        if (length != its.length()) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            if (bits[i] != its.bits[i]) {
                return false;
            }
        }
        return true;
    }

    public void flip(int index) {
        set(index, !get(index));
    }

    public void flip(int fromIndex, int toIndex) {
        checkRange(fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            flip(i);
        }
    }

    public /*@ pure @*/ boolean get(int index) {
        if (index < 0) {
            throw new IndexOutOfBoundsException("bitIndex < 0");
        }
        return index < bits.length && bits[index];
    }

    public native /*@ pure @*/ BitSet get(int first, int second);

    public native /*@ pure @*/ int hashCode();

    public /*@ pure @*/ boolean intersects(BitSet set) {
        for (int i = 0; i < bits.length; i++) {
            if (bits[i] && set.get(i)) {
                return true;
            }
        }
        return false;
    }

    public /*@ pure @*/ boolean isEmpty() {
        return length() == 0;
    }

    public /*@ pure @*/ int length() {
        int length = bits.length;
        while (length > 0 && !bits[length - 1]) {
            length--;
        }
        return length;
    }

    public /*@ pure @*/ int nextClearBit(int fromIndex) {
        int index = fromIndex;
        while (get(index)) {
            index++;
        }
        return index;
    }

    public /*@ pure @*/ int nextSetBit(int fromIndex) {
        if (fromIndex < 0) {
            throw new IndexOutOfBoundsException("fromIndex < 0");
        }
        for (int i = fromIndex; i < bits.length; i++) {
            if (bits[i]) {
                return i;
            }
        }
        return -1;
    }

    public void or(BitSet set) {
        grow(set.length());
        for (int i = 0; i < bits.length; i++) {
            bits[i] |= set.get(i);
        }
    }

    public native /*@ pure @*/ int previousClearBit(int value);

    public native /*@ pure @*/ int previousSetBit(int value);

    public void set(int index) {
        set(index, true);
    }

    public void set(int index, boolean value) {
        if (index < 0) {
            throw new IndexOutOfBoundsException("bitIndex < 0");
        }
        if (value) {
            grow(index + 1);
        }
        if (index < bits.length) {
            bits[index] = value;
        }
    }

    public void set(int fromIndex, int toIndex) {
        set(fromIndex, toIndex, true);
    }

    public void set(int fromIndex, int toIndex, boolean value) {
        checkRange(fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            set(i, value);
        }
    }

    public native /*@ pure @*/ int size();

    public IntStream stream() {
        return IntStream.iterate(nextSetBit(0), index -> index >= 0, index -> nextSetBit(index + 1));
    }

    public native byte[] toByteArray();

    public native long[] toLongArray();

    public native /*@ pure @*/ String toString();

    public static native BitSet valueOf(byte[] array);

    public static native BitSet valueOf(long[] array);

    public void xor(BitSet set) {
        grow(set.length());
        for (int i = 0; i < bits.length; i++) {
            bits[i] ^= set.get(i);
        }
    }

    private void grow(int count) {
        if (count > bits.length) {
            bits = Arrays.copyOf(bits, count);
        }
    }

    private static /*@ pure @*/ void checkRange(int fromIndex, int toIndex) {
        if (fromIndex < 0 || toIndex < 0 || fromIndex > toIndex) {
            throw new IndexOutOfBoundsException("Illegal range of bits");
        }
    }
}
