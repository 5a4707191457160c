// Arrays: filling, copying, comparing, searching and sorting with bodies; streams and parallel forms are not modelled.
package java.util;

import java.util.function.BinaryOperator;
import java.util.function.DoubleBinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

public class Arrays {
    // From so many elements on, sorted parts are merged.
    private static final int MERGED = 32;

    private Arrays() {
    }

    @SafeVarargs
    public static <T> List<T> asList(T... array) {
        return new ArrayView<>(array);
    }

    public static /*@ pure @*/ int binarySearch(Object[] array, /*@ nullable @*/ Object key) {
        return binarySearch(array, 0, array.length, key, null);
    }

    public static /*@ pure @*/ int binarySearch(byte[] array, byte key) {
        return binarySearch(array, 0, array.length, key);
    }

    public static /*@ pure @*/ int binarySearch(char[] array, char key) {
        return binarySearch(array, 0, array.length, key);
    }

    public static /*@ pure @*/ int binarySearch(double[] array, double key) {
        return binarySearch(array, 0, array.length, key);
    }

    public static /*@ pure @*/ int binarySearch(float[] array, float key) {
        return binarySearch(array, 0, array.length, key);
    }

    public static /*@ pure @*/ int binarySearch(int[] array, int key) {
        return binarySearch(array, 0, array.length, key);
    }

    public static /*@ pure @*/ int binarySearch(long[] array, long key) {
        return binarySearch(array, 0, array.length, key);
    }

    public static /*@ pure @*/ int binarySearch(short[] array, short key) {
        return binarySearch(array, 0, array.length, key);
    }

    public static /*@ pure @*/ <T> int binarySearch(T[] array, /*@ nullable @*/ T key,
            /*@ nullable @*/ Comparator<? super T> comparator) {
        return binarySearch(array, 0, array.length, key, comparator);
    }

    public static /*@ pure @*/ int binarySearch(Object[] array, int fromIndex, int toIndex,
            /*@ nullable @*/ Object key) {
        return binarySearch(array, fromIndex, toIndex, key, null);
    }

    public static /*@ pure @*/ int binarySearch(byte[] array, int fromIndex, int toIndex, byte key) {
        checkRange(array.length, fromIndex, toIndex);
        int low = fromIndex;
        int high = toIndex - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = Byte.compare(array[middle], key);
            if (order < 0) {
                low = middle + 1;
            } else if (order > 0) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static /*@ pure @*/ int binarySearch(char[] array, int fromIndex, int toIndex, char key) {
        checkRange(array.length, fromIndex, toIndex);
        int low = fromIndex;
        int high = toIndex - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = Character.compare(array[middle], key);
            if (order < 0) {
                low = middle + 1;
            } else if (order > 0) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static /*@ pure @*/ int binarySearch(double[] array, int fromIndex, int toIndex, double key) {
        checkRange(array.length, fromIndex, toIndex);
        int low = fromIndex;
        int high = toIndex - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = Double.compare(array[middle], key);
            if (order < 0) {
                low = middle + 1;
            } else if (order > 0) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static /*@ pure @*/ int binarySearch(float[] array, int fromIndex, int toIndex, float key) {
        checkRange(array.length, fromIndex, toIndex);
        int low = fromIndex;
        int high = toIndex - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = Float.compare(array[middle], key);
            if (order < 0) {
                low = middle + 1;
            } else if (order > 0) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static /*@ pure @*/ int binarySearch(int[] array, int fromIndex, int toIndex, int key) {
        checkRange(array.length, fromIndex, toIndex);
        int low = fromIndex;
        int high = toIndex - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = Integer.compare(array[middle], key);
            if (order < 0) {
                low = middle + 1;
            } else if (order > 0) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static /*@ pure @*/ int binarySearch(long[] array, int fromIndex, int toIndex, long key) {
        checkRange(array.length, fromIndex, toIndex);
        int low = fromIndex;
        int high = toIndex - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = Long.compare(array[middle], key);
            if (order < 0) {
                low = middle + 1;
            } else if (order > 0) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static /*@ pure @*/ int binarySearch(short[] array, int fromIndex, int toIndex, short key) {
        checkRange(array.length, fromIndex, toIndex);
        int low = fromIndex;
        int high = toIndex - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = Short.compare(array[middle], key);
            if (order < 0) {
                low = middle + 1;
            } else if (order > 0) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static /*@ pure @*/ <T> int binarySearch(T[] array, int fromIndex, int toIndex,
            /*@ nullable @*/ T key, /*@ nullable @*/ Comparator<? super T> comparator) {
        checkRange(array.length, fromIndex, toIndex);
        int low = fromIndex;
        int high = toIndex - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = order(array[middle], key, comparator);
            if (order < 0) {
                low = middle + 1;
            } else if (order > 0) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static native /*@ pure @*/ <T extends Comparable<? super T>> int compare(T[] first, T[] second);

    public static native /*@ pure @*/ int compare(boolean[] first, boolean[] second);

    public static native /*@ pure @*/ int compare(byte[] first, byte[] second);

    public static native /*@ pure @*/ int compare(char[] first, char[] second);

    public static native /*@ pure @*/ int compare(double[] first, double[] second);

    public static native /*@ pure @*/ int compare(float[] first, float[] second);

    public static native /*@ pure @*/ int compare(int[] first, int[] second);

    public static native /*@ pure @*/ int compare(long[] first, long[] second);

    public static native /*@ pure @*/ int compare(short[] first, short[] second);

    public static native /*@ pure @*/ <T> int compare(T[] first, T[] second, Comparator<? super T> comparator);

    public static native /*@ pure @*/ <T extends Comparable<? super T>> int compare(T[] firstArray,
            int firstValue, int secondValue, T[] secondArray, int thirdValue, int fourthValue);

    public static native /*@ pure @*/ int compare(boolean[] firstArray, int firstValue, int secondValue,
            boolean[] secondArray, int thirdValue, int fourthValue);

    public static native /*@ pure @*/ int compare(byte[] firstArray, int firstValue, int secondValue,
            byte[] secondArray, int thirdValue, int fourthValue);

    public static native /*@ pure @*/ int compare(char[] firstArray, int firstValue, int secondValue,
            char[] secondArray, int thirdValue, int fourthValue);

    public static native /*@ pure @*/ int compare(double[] firstArray, int firstValue, int secondValue,
            double[] secondArray, int thirdValue, int fourthValue);

    public static native /*@ pure @*/ int compare(float[] firstArray, int firstValue, int secondValue,
            float[] secondArray, int thirdValue, int fourthValue);

    public static native /*@ pure @*/ int compare(int[] firstArray, int firstValue, int secondValue,
            int[] secondArray, int thirdValue, int fourthValue);

    public static native /*@ pure @*/ int compare(long[] firstArray, int firstValue, int secondValue,
            long[] secondArray, int thirdValue, int fourthValue);

    public static native /*@ pure @*/ int compare(short[] firstArray, int firstValue, int secondValue,
            short[] secondArray, int thirdValue, int fourthValue);

    public static native /*@ pure @*/ <T> int compare(T[] firstArray, int firstValue, int secondValue,
            T[] secondArray, int thirdValue, int fourthValue, Comparator<? super T> comparator);

    public static native int compareUnsigned(byte[] first, byte[] second);

    public static native int compareUnsigned(int[] first, int[] second);

    public static native int compareUnsigned(long[] first, long[] second);

    public static native int compareUnsigned(short[] first, short[] second);

    public static native int compareUnsigned(byte[] firstArray, int firstValue, int secondValue,
            byte[] secondArray, int thirdValue, int fourthValue);

    public static native int compareUnsigned(int[] firstArray, int firstValue, int secondValue,
            int[] secondArray, int thirdValue, int fourthValue);

    public static native int compareUnsigned(long[] firstArray, int firstValue, int secondValue,
            long[] secondArray, int thirdValue, int fourthValue);

    public static native int compareUnsigned(short[] firstArray, int firstValue, int secondValue,
            short[] secondArray, int thirdValue, int fourthValue);

    //@ ensures \fresh(\result) && \typeof(\result) == \typeof(original) && \result.length == newLength;
    //@ ensures (\forall int i; 0 <= i && i < newLength; \result[i] == (i < original.length ? original[i] : null));
    //@ signals_only NegativeArraySizeException;
    //@ signals (NegativeArraySizeException exception) newLength < 0;
    public static /*@ pure @*/ <T> T[] copyOf(T[] original, int newLength) {
        if (newLength < 0) {
            throw new NegativeArraySizeException();
        }
        return copyLike(original, 0, newLength);
    }

    public static /*@ pure @*/ boolean[] copyOf(boolean[] original, int newLength) {
        boolean[] copy = new boolean[newLength];
        for (int i = 0; i < newLength && i < original.length; i++) {
            copy[i] = original[i];
        }
        return copy;
    }

    public static /*@ pure @*/ byte[] copyOf(byte[] original, int newLength) {
        byte[] copy = new byte[newLength];
        for (int i = 0; i < newLength && i < original.length; i++) {
            copy[i] = original[i];
        }
        return copy;
    }

    public static /*@ pure @*/ char[] copyOf(char[] original, int newLength) {
        char[] copy = new char[newLength];
        for (int i = 0; i < newLength && i < original.length; i++) {
            copy[i] = original[i];
        }
        return copy;
    }

    public static /*@ pure @*/ double[] copyOf(double[] original, int newLength) {
        double[] copy = new double[newLength];
        for (int i = 0; i < newLength && i < original.length; i++) {
            copy[i] = original[i];
        }
        return copy;
    }

    public static /*@ pure @*/ float[] copyOf(float[] original, int newLength) {
        float[] copy = new float[newLength];
        for (int i = 0; i < newLength && i < original.length; i++) {
            copy[i] = original[i];
        }
        return copy;
    }

    public static /*@ pure @*/ int[] copyOf(int[] original, int newLength) {
        int[] copy = new int[newLength];
        for (int i = 0; i < newLength && i < original.length; i++) {
            copy[i] = original[i];
        }
        return copy;
    }

    public static /*@ pure @*/ long[] copyOf(long[] original, int newLength) {
        long[] copy = new long[newLength];
        for (int i = 0; i < newLength && i < original.length; i++) {
            copy[i] = original[i];
        }
        return copy;
    }

    public static /*@ pure @*/ short[] copyOf(short[] original, int newLength) {
        short[] copy = new short[newLength];
        for (int i = 0; i < newLength && i < original.length; i++) {
            copy[i] = original[i];
        }
        return copy;
    }

    public static native /*@ pure @*/ <T, U> T[] copyOf(U[] original, int newLength, Class<? extends T[]> type);

    //@ ensures \fresh(\result) && \typeof(\result) == \typeof(original) && \result.length == toIndex - fromIndex;
    //@ ensures (\forall int i; fromIndex <= i && i < toIndex;
    //@         \result[i - fromIndex] == (i < original.length ? original[i] : null));
    //@ signals_only ArrayIndexOutOfBoundsException, IllegalArgumentException;
    //@ signals (ArrayIndexOutOfBoundsException exception) fromIndex < 0 || fromIndex > original.length;
    //@ signals (IllegalArgumentException exception) fromIndex > toIndex;
    public static /*@ pure @*/ <T> T[] copyOfRange(T[] original, int fromIndex, int toIndex) {
        int length = toIndex - fromIndex;
        if (length < 0) {
            throw new IllegalArgumentException(jury.Texts.untold());
        }
        if (fromIndex < 0 || fromIndex > original.length) {
            throw new ArrayIndexOutOfBoundsException(fromIndex);
        }
        return copyLike(original, fromIndex, length);
    }

    public static /*@ pure @*/ boolean[] copyOfRange(boolean[] original, int fromIndex, int toIndex) {
        if (fromIndex > toIndex) {
            throw new IllegalArgumentException(jury.Texts.untold());
        }
        if (fromIndex < 0 || fromIndex > original.length) {
            throw new ArrayIndexOutOfBoundsException(jury.Texts.untold());
        }
        boolean[] copy = new boolean[toIndex - fromIndex];
        for (int i = fromIndex; i < toIndex && i < original.length; i++) {
            copy[i - fromIndex] = original[i];
        }
        return copy;
    }

    public static /*@ pure @*/ byte[] copyOfRange(byte[] original, int fromIndex, int toIndex) {
        if (fromIndex > toIndex) {
            throw new IllegalArgumentException(jury.Texts.untold());
        }
        if (fromIndex < 0 || fromIndex > original.length) {
            throw new ArrayIndexOutOfBoundsException(jury.Texts.untold());
        }
        byte[] copy = new byte[toIndex - fromIndex];
        for (int i = fromIndex; i < toIndex && i < original.length; i++) {
            copy[i - fromIndex] = original[i];
        }
        return copy;
    }

    public static /*@ pure @*/ char[] copyOfRange(char[] original, int fromIndex, int toIndex) {
        if (fromIndex > toIndex) {
            throw new IllegalArgumentException(jury.Texts.untold());
        }
        if (fromIndex < 0 || fromIndex > original.length) {
            throw new ArrayIndexOutOfBoundsException(jury.Texts.untold());
        }
        char[] copy = new char[toIndex - fromIndex];
        for (int i = fromIndex; i < toIndex && i < original.length; i++) {
            copy[i - fromIndex] = original[i];
        }
        return copy;
    }

    public static /*@ pure @*/ double[] copyOfRange(double[] original, int fromIndex, int toIndex) {
        if (fromIndex > toIndex) {
            throw new IllegalArgumentException(jury.Texts.untold());
        }
        if (fromIndex < 0 || fromIndex > original.length) {
            throw new ArrayIndexOutOfBoundsException(jury.Texts.untold());
        }
        double[] copy = new double[toIndex - fromIndex];
        for (int i = fromIndex; i < toIndex && i < original.length; i++) {
            copy[i - fromIndex] = original[i];
        }
        return copy;
    }

    public static /*@ pure @*/ float[] copyOfRange(float[] original, int fromIndex, int toIndex) {
        if (fromIndex > toIndex) {
            throw new IllegalArgumentException(jury.Texts.untold());
        }
        if (fromIndex < 0 || fromIndex > original.length) {
            throw new ArrayIndexOutOfBoundsException(jury.Texts.untold());
        }
        float[] copy = new float[toIndex - fromIndex];
        for (int i = fromIndex; i < toIndex && i < original.length; i++) {
            copy[i - fromIndex] = original[i];
        }
        return copy;
    }

    public static /*@ pure @*/ int[] copyOfRange(int[] original, int fromIndex, int toIndex) {
        if (fromIndex > toIndex) {
            throw new IllegalArgumentException(jury.Texts.untold());
        }
        if (fromIndex < 0 || fromIndex > original.length) {
            throw new ArrayIndexOutOfBoundsException(jury.Texts.untold());
        }
        int[] copy = new int[toIndex - fromIndex];
        for (int i = fromIndex; i < toIndex && i < original.length; i++) {
            copy[i - fromIndex] = original[i];
        }
        return copy;
    }

    public static /*@ pure @*/ long[] copyOfRange(long[] original, int fromIndex, int toIndex) {
        if (fromIndex > toIndex) {
            throw new IllegalArgumentException(jury.Texts.untold());
        }
        if (fromIndex < 0 || fromIndex > original.length) {
            throw new ArrayIndexOutOfBoundsException(jury.Texts.untold());
        }
        long[] copy = new long[toIndex - fromIndex];
        for (int i = fromIndex; i < toIndex && i < original.length; i++) {
            copy[i - fromIndex] = original[i];
        }
        return copy;
    }

    public static /*@ pure @*/ short[] copyOfRange(short[] original, int fromIndex, int toIndex) {
        if (fromIndex > toIndex) {
            throw new IllegalArgumentException(jury.Texts.untold());
        }
        if (fromIndex < 0 || fromIndex > original.length) {
            throw new ArrayIndexOutOfBoundsException(jury.Texts.untold());
        }
        short[] copy = new short[toIndex - fromIndex];
        for (int i = fromIndex; i < toIndex && i < original.length; i++) {
            copy[i - fromIndex] = original[i];
        }
        return copy;
    }

    public static native <T, U> T[] copyOfRange(U[] array, int first, int second, Class<? extends T[]> type);

    public static /*@ pure @*/ boolean deepEquals(/*@ nullable @*/ Object[] first, /*@ nullable @*/ Object[] second) {
        if (first == second) {
            return true;
        }
        if (first == null || second == null || first.length != second.length) {
            return false;
        }
        for (int i = 0; i < first.length; i++) {
            if (!deepEqual(first[i], second[i])) {
                return false;
            }
        }
        return true;
    }

    public static native /*@ pure @*/ int deepHashCode(Object[] array);

    public static native /*@ pure @*/ String deepToString(Object[] array);

    public static /*@ pure @*/ boolean equals(/*@ nullable @*/ Object[] first, /*@ nullable @*/ Object[] second) {
        if (first == second) {
            return true;
        }
        if (first == null || second == null || first.length != second.length) {
            return false;
        }
        for (int i = 0; i < first.length; i++) {
            if (!Objects.equals(first[i], second[i])) {
                return false;
            }
        }
        return true;
    }

    public static /*@ pure @*/ boolean equals(/*@ nullable @*/ boolean[] first, /*@ nullable @*/ boolean[] second) {
        if (first == second) {
            return true;
        }
        if (first == null || second == null || first.length != second.length) {
            return false;
        }
        for (int i = 0; i < first.length; i++) {
            if (first[i] != second[i]) {
                return false;
            }
        }
        return true;
    }

    public static /*@ pure @*/ boolean equals(/*@ nullable @*/ byte[] first, /*@ nullable @*/ byte[] second) {
        if (first == second) {
            return true;
        }
        if (first == null || second == null || first.length != second.length) {
            return false;
        }
        for (int i = 0; i < first.length; i++) {
            if (first[i] != second[i]) {
                return false;
            }
        }
        return true;
    }

    public static /*@ pure @*/ boolean equals(/*@ nullable @*/ char[] first, /*@ nullable @*/ char[] second) {
        if (first == second) {
            return true;
        }
        if (first == null || second == null || first.length != second.length) {
            return false;
        }
        for (int i = 0; i < first.length; i++) {
            if (first[i] != second[i]) {
                return false;
            }
        }
        return true;
    }

    public static /*@ pure @*/ boolean equals(/*@ nullable @*/ double[] first, /*@ nullable @*/ double[] second) {
        if (first == second) {
            return true;
        }
        if (first == null || second == null || first.length != second.length) {
            return false;
        }
        for (int i = 0; i < first.length; i++) {
            if (Double.compare(first[i], second[i]) != 0) {
                return false;
            }
        }
        return true;
    }

    public static /*@ pure @*/ boolean equals(/*@ nullable @*/ float[] first, /*@ nullable @*/ float[] second) {
        if (first == second) {
            return true;
        }
        if (first == null || second == null || first.length != second.length) {
            return false;
        }
        for (int i = 0; i < first.length; i++) {
            if (Float.compare(first[i], second[i]) != 0) {
                return false;
            }
        }
        return true;
    }

    public static /*@ pure @*/ boolean equals(/*@ nullable @*/ int[] first, /*@ nullable @*/ int[] second) {
        if (first == second) {
            return true;
        }
        if (first == null || second == null || first.length != second.length) {
            return false;
        }
        for (int i = 0; i < first.length; i++) {
            if (first[i] != second[i]) {
                return false;
            }
        }
        return true;
    }

    public static /*@ pure @*/ boolean equals(/*@ nullable @*/ long[] first, /*@ nullable @*/ long[] second) {
        if (first == second) {
            return true;
        }
        if (first == null || second == null || first.length != second.length) {
            return false;
        }
        for (int i = 0; i < first.length; i++) {
            if (first[i] != second[i]) {
                return false;
            }
        }
        return true;
    }

    public static /*@ pure @*/ boolean equals(/*@ nullable @*/ short[] first, /*@ nullable @*/ short[] second) {
        if (first == second) {
            return true;
        }
        if (first == null || second == null || first.length != second.length) {
            return false;
        }
        for (int i = 0; i < first.length; i++) {
            if (first[i] != second[i]) {
                return false;
            }
        }
        return true;
    }

    public static native /*@ pure @*/ <T> boolean equals(T[] first, T[] second, Comparator<? super T> comparator);

    public static native /*@ pure @*/ boolean equals(Object[] firstArray, int firstValue, int secondValue,
            Object[] secondArray, int thirdValue, int fourthValue);

    public static native /*@ pure @*/ boolean equals(boolean[] firstArray, int firstValue, int secondValue,
            boolean[] secondArray, int thirdValue, int fourthValue);

    public static native /*@ pure @*/ boolean equals(byte[] firstArray, int firstValue, int secondValue,
            byte[] secondArray, int thirdValue, int fourthValue);

    public static native /*@ pure @*/ boolean equals(char[] firstArray, int firstValue, int secondValue,
            char[] secondArray, int thirdValue, int fourthValue);

    public static native /*@ pure @*/ boolean equals(double[] firstArray, int firstValue, int secondValue,
            double[] secondArray, int thirdValue, int fourthValue);

    public static native /*@ pure @*/ boolean equals(float[] firstArray, int firstValue, int secondValue,
            float[] secondArray, int thirdValue, int fourthValue);

    public static native /*@ pure @*/ boolean equals(int[] firstArray, int firstValue, int secondValue,
            int[] secondArray, int thirdValue, int fourthValue);

    public static native /*@ pure @*/ boolean equals(long[] firstArray, int firstValue, int secondValue,
            long[] secondArray, int thirdValue, int fourthValue);

    public static native /*@ pure @*/ boolean equals(short[] firstArray, int firstValue, int secondValue,
            short[] secondArray, int thirdValue, int fourthValue);

    public static native /*@ pure @*/ <T> boolean equals(T[] firstArray, int firstValue, int secondValue,
            T[] secondArray, int thirdValue, int fourthValue, Comparator<? super T> comparator);

    public static void fill(Object[] array, /*@ nullable @*/ Object value) {
        for (int i = 0; i < array.length; i++) {
            array[i] = value;
        }
    }

    //@ assignable array[*];
    //@ ensures (\forall int i; 0 <= i && i < array.length; array[i] == value);
    public static void fill(boolean[] array, boolean value) {
        for (int i = 0; i < array.length; i++) {
            array[i] = value;
        }
    }

    //@ assignable array[*];
    //@ ensures (\forall int i; 0 <= i && i < array.length; array[i] == value);
    public static void fill(byte[] array, byte value) {
        for (int i = 0; i < array.length; i++) {
            array[i] = value;
        }
    }

    //@ assignable array[*];
    //@ ensures (\forall int i; 0 <= i && i < array.length; array[i] == value);
    public static void fill(char[] array, char value) {
        for (int i = 0; i < array.length; i++) {
            array[i] = value;
        }
    }

    public static void fill(double[] array, double value) {
        for (int i = 0; i < array.length; i++) {
            array[i] = value;
        }
    }

    public static void fill(float[] array, float value) {
        for (int i = 0; i < array.length; i++) {
            array[i] = value;
        }
    }

    //@ assignable array[*];
    //@ ensures (\forall int i; 0 <= i && i < array.length; array[i] == value);
    public static void fill(int[] array, int value) {
        for (int i = 0; i < array.length; i++) {
            array[i] = value;
        }
    }

    //@ assignable array[*];
    //@ ensures (\forall int i; 0 <= i && i < array.length; array[i] == value);
    public static void fill(long[] array, long value) {
        for (int i = 0; i < array.length; i++) {
            array[i] = value;
        }
    }

    //@ assignable array[*];
    //@ ensures (\forall int i; 0 <= i && i < array.length; array[i] == value);
    public static void fill(short[] array, short value) {
        for (int i = 0; i < array.length; i++) {
            array[i] = value;
        }
    }

    public static void fill(Object[] array, int fromIndex, int toIndex, /*@ nullable @*/ Object value) {
        checkRange(array.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            array[i] = value;
        }
    }

    public static void fill(boolean[] array, int fromIndex, int toIndex, boolean value) {
        checkRange(array.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            array[i] = value;
        }
    }

    public static void fill(byte[] array, int fromIndex, int toIndex, byte value) {
        checkRange(array.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            array[i] = value;
        }
    }

    public static void fill(char[] array, int fromIndex, int toIndex, char value) {
        checkRange(array.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            array[i] = value;
        }
    }

    public static void fill(double[] array, int fromIndex, int toIndex, double value) {
        checkRange(array.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            array[i] = value;
        }
    }

    public static void fill(float[] array, int fromIndex, int toIndex, float value) {
        checkRange(array.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            array[i] = value;
        }
    }

    public static void fill(int[] array, int fromIndex, int toIndex, int value) {
        checkRange(array.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            array[i] = value;
        }
    }

    public static void fill(long[] array, int fromIndex, int toIndex, long value) {
        checkRange(array.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            array[i] = value;
        }
    }

    public static void fill(short[] array, int fromIndex, int toIndex, short value) {
        checkRange(array.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            array[i] = value;
        }
    }

    public static /*@ pure @*/ int hashCode(/*@ nullable @*/ Object[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (int i = 0; i < array.length; i++) {
            hash = 31 * hash + Objects.hashCode(array[i]);
        }
        return hash;
    }

    public static /*@ pure @*/ int hashCode(/*@ nullable @*/ boolean[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (int i = 0; i < array.length; i++) {
            hash = 31 * hash + Boolean.hashCode(array[i]);
        }
        return hash;
    }

    public static /*@ pure @*/ int hashCode(/*@ nullable @*/ byte[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (int i = 0; i < array.length; i++) {
            hash = 31 * hash + Byte.hashCode(array[i]);
        }
        return hash;
    }

    public static /*@ pure @*/ int hashCode(/*@ nullable @*/ char[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (int i = 0; i < array.length; i++) {
            hash = 31 * hash + Character.hashCode(array[i]);
        }
        return hash;
    }

    public static /*@ pure @*/ int hashCode(/*@ nullable @*/ double[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (int i = 0; i < array.length; i++) {
            hash = 31 * hash + Double.hashCode(array[i]);
        }
        return hash;
    }

    public static /*@ pure @*/ int hashCode(/*@ nullable @*/ float[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (int i = 0; i < array.length; i++) {
            hash = 31 * hash + Float.hashCode(array[i]);
        }
        return hash;
    }

    public static /*@ pure @*/ int hashCode(/*@ nullable @*/ int[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (int i = 0; i < array.length; i++) {
            hash = 31 * hash + Integer.hashCode(array[i]);
        }
        return hash;
    }

    public static /*@ pure @*/ int hashCode(/*@ nullable @*/ long[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (int i = 0; i < array.length; i++) {
            hash = 31 * hash + Long.hashCode(array[i]);
        }
        return hash;
    }

    public static /*@ pure @*/ int hashCode(/*@ nullable @*/ short[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (int i = 0; i < array.length; i++) {
            hash = 31 * hash + Short.hashCode(array[i]);
        }
        return hash;
    }

    public static native /*@ pure @*/ int mismatch(Object[] first, Object[] second);

    public static /*@ pure @*/ int mismatch(boolean[] first, boolean[] second) {
        int shorter = Math.min(first.length, second.length);
        for (int i = 0; i < shorter; i++) {
            if (first[i] != second[i]) {
                return i;
            }
        }
        return first.length == second.length ? -1 : shorter;
    }

    public static /*@ pure @*/ int mismatch(byte[] first, byte[] second) {
        int shorter = Math.min(first.length, second.length);
        for (int i = 0; i < shorter; i++) {
            if (first[i] != second[i]) {
                return i;
            }
        }
        return first.length == second.length ? -1 : shorter;
    }

    public static /*@ pure @*/ int mismatch(char[] first, char[] second) {
        int shorter = Math.min(first.length, second.length);
        for (int i = 0; i < shorter; i++) {
            if (first[i] != second[i]) {
                return i;
            }
        }
        return first.length == second.length ? -1 : shorter;
    }

    public static /*@ pure @*/ int mismatch(double[] first, double[] second) {
        int shorter = Math.min(first.length, second.length);
        for (int i = 0; i < shorter; i++) {
            if (Double.compare(first[i], second[i]) != 0) {
                return i;
            }
        }
        return first.length == second.length ? -1 : shorter;
    }

    public static /*@ pure @*/ int mismatch(float[] first, float[] second) {
        int shorter = Math.min(first.length, second.length);
        for (int i = 0; i < shorter; i++) {
            if (Float.compare(first[i], second[i]) != 0) {
                return i;
            }
        }
        return first.length == second.length ? -1 : shorter;
    }

    public static /*@ pure @*/ int mismatch(int[] first, int[] second) {
        int shorter = Math.min(first.length, second.length);
        for (int i = 0; i < shorter; i++) {
            if (first[i] != second[i]) {
                return i;
            }
        }
        return first.length == second.length ? -1 : shorter;
    }

    public static /*@ pure @*/ int mismatch(long[] first, long[] second) {
        int shorter = Math.min(first.length, second.length);
        for (int i = 0; i < shorter; i++) {
            if (first[i] != second[i]) {
                return i;
            }
        }
        return first.length == second.length ? -1 : shorter;
    }

    public static /*@ pure @*/ int mismatch(short[] first, short[] second) {
        int shorter = Math.min(first.length, second.length);
        for (int i = 0; i < shorter; i++) {
            if (first[i] != second[i]) {
                return i;
            }
        }
        return first.length == second.length ? -1 : shorter;
    }

    public static native /*@ pure @*/ <T> int mismatch(T[] first, T[] second, Comparator<? super T> comparator);

    public static native /*@ pure @*/ int mismatch(Object[] firstArray, int firstValue, int secondValue,
            Object[] secondArray, int thirdValue, int fourthValue);

    public static native /*@ pure @*/ int mismatch(boolean[] firstArray, int firstValue, int secondValue,
            boolean[] secondArray, int thirdValue, int fourthValue);

    public static native /*@ pure @*/ int mismatch(byte[] firstArray, int firstValue, int secondValue,
            byte[] secondArray, int thirdValue, int fourthValue);

    public static native /*@ pure @*/ int mismatch(char[] firstArray, int firstValue, int secondValue,
            char[] secondArray, int thirdValue, int fourthValue);

    public static native /*@ pure @*/ int mismatch(double[] firstArray, int firstValue, int secondValue,
            double[] secondArray, int thirdValue, int fourthValue);

    public static native /*@ pure @*/ int mismatch(float[] firstArray, int firstValue, int secondValue,
            float[] secondArray, int thirdValue, int fourthValue);

    public static native /*@ pure @*/ int mismatch(int[] firstArray, int firstValue, int secondValue,
            int[] secondArray, int thirdValue, int fourthValue);

    public static native /*@ pure @*/ int mismatch(long[] firstArray, int firstValue, int secondValue,
            long[] secondArray, int thirdValue, int fourthValue);

    public static native /*@ pure @*/ int mismatch(short[] firstArray, int firstValue, int secondValue,
            short[] secondArray, int thirdValue, int fourthValue);

    public static native /*@ pure @*/ <T> int mismatch(T[] firstArray, int firstValue, int secondValue,
            T[] secondArray, int thirdValue, int fourthValue, Comparator<? super T> comparator);

    public static native <T> void parallelPrefix(T[] array, BinaryOperator<T> operator);

    public static native void parallelPrefix(double[] array, DoubleBinaryOperator operator);

    public static native void parallelPrefix(int[] array, IntBinaryOperator operator);

    public static native void parallelPrefix(long[] array, LongBinaryOperator operator);

    public static native <T> void parallelPrefix(T[] array, int first, int second, BinaryOperator<T> operator);

    public static native void parallelPrefix(double[] array, int first, int second, DoubleBinaryOperator operator);

    public static native void parallelPrefix(int[] array, int first, int second, IntBinaryOperator operator);

    public static native void parallelPrefix(long[] array, int first, int second, LongBinaryOperator operator);

    public static native <T> void parallelSetAll(T[] array, IntFunction<? extends T> function);

    public static native void parallelSetAll(double[] array, IntToDoubleFunction function);

    public static native void parallelSetAll(int[] array, IntUnaryOperator operator);

    public static native void parallelSetAll(long[] array, IntToLongFunction function);

    public static native <T extends Comparable<? super T>> void parallelSort(T[] array);

    public static native void parallelSort(byte[] array);

    public static native void parallelSort(char[] array);

    public static native void parallelSort(double[] array);

    public static native void parallelSort(float[] array);

    public static native void parallelSort(int[] array);

    public static native void parallelSort(long[] array);

    public static native void parallelSort(short[] array);

    public static native <T> void parallelSort(T[] array, Comparator<? super T> comparator);

    public static native <T extends Comparable<? super T>> void parallelSort(T[] array, int first, int second);

    public static native void parallelSort(byte[] array, int first, int second);

    public static native void parallelSort(char[] array, int first, int second);

    public static native void parallelSort(double[] array, int first, int second);

    public static native void parallelSort(float[] array, int first, int second);

    public static native void parallelSort(int[] array, int first, int second);

    public static native void parallelSort(long[] array, int first, int second);

    public static native void parallelSort(short[] array, int first, int second);

    public static native <T> void parallelSort(T[] array, int first, int second, Comparator<? super T> comparator);

    public static <T> void setAll(T[] array, IntFunction<? extends T> generator) {
        for (int i = 0; i < array.length; i++) {
            array[i] = generator.apply(i);
        }
    }

    public static void setAll(double[] array, IntToDoubleFunction generator) {
        for (int i = 0; i < array.length; i++) {
            array[i] = generator.applyAsDouble(i);
        }
    }

    public static void setAll(int[] array, IntUnaryOperator generator) {
        for (int i = 0; i < array.length; i++) {
            array[i] = generator.applyAsInt(i);
        }
    }

    public static void setAll(long[] array, IntToLongFunction generator) {
        for (int i = 0; i < array.length; i++) {
            array[i] = generator.applyAsLong(i);
        }
    }

    public static void sort(Object[] array) {
        sort(array, 0, array.length, (Comparator<Object>) null);
    }

    public static void sort(byte[] array) {
        sort(array, 0, array.length);
    }

    public static void sort(char[] array) {
        sort(array, 0, array.length);
    }

    public static void sort(double[] array) {
        sort(array, 0, array.length);
    }

    public static void sort(float[] array) {
        sort(array, 0, array.length);
    }

    public static void sort(int[] array) {
        sort(array, 0, array.length);
    }

    public static void sort(long[] array) {
        sort(array, 0, array.length);
    }

    public static void sort(short[] array) {
        sort(array, 0, array.length);
    }

    public static <T> void sort(T[] array, /*@ nullable @*/ Comparator<? super T> comparator) {
        sort(array, 0, array.length, comparator);
    }

    public static void sort(Object[] array, int fromIndex, int toIndex) {
        sort(array, fromIndex, toIndex, (Comparator<Object>) null);
    }

    public static void sort(byte[] array, int fromIndex, int toIndex) {
        checkRange(array.length, fromIndex, toIndex);
        for (int i = fromIndex + 1; i < toIndex; i++) {
            byte moved = array[i];
            int place = i;
            while (place > fromIndex && array[place - 1] > moved) {
                array[place] = array[place - 1];
                place--;
            }
            array[place] = moved;
        }
    }

    public static void sort(char[] array, int fromIndex, int toIndex) {
        checkRange(array.length, fromIndex, toIndex);
        for (int i = fromIndex + 1; i < toIndex; i++) {
            char moved = array[i];
            int place = i;
            while (place > fromIndex && array[place - 1] > moved) {
                array[place] = array[place - 1];
                place--;
            }
            array[place] = moved;
        }
    }

    public static void sort(double[] array, int fromIndex, int toIndex) {
        checkRange(array.length, fromIndex, toIndex);
        for (int i = fromIndex + 1; i < toIndex; i++) {
            double moved = array[i];
            int place = i;
            while (place > fromIndex && Double.compare(array[place - 1], moved) > 0) {
                array[place] = array[place - 1];
                place--;
            }
            array[place] = moved;
        }
    }

    public static void sort(float[] array, int fromIndex, int toIndex) {
        checkRange(array.length, fromIndex, toIndex);
        for (int i = fromIndex + 1; i < toIndex; i++) {
            float moved = array[i];
            int place = i;
            while (place > fromIndex && Float.compare(array[place - 1], moved) > 0) {
                array[place] = array[place - 1];
                place--;
            }
            array[place] = moved;
        }
    }

    public static void sort(int[] array, int fromIndex, int toIndex) {
        checkRange(array.length, fromIndex, toIndex);
        for (int i = fromIndex + 1; i < toIndex; i++) {
            int moved = array[i];
            int place = i;
            while (place > fromIndex && array[place - 1] > moved) {
                array[place] = array[place - 1];
                place--;
            }
            array[place] = moved;
        }
    }

    public static void sort(long[] array, int fromIndex, int toIndex) {
        checkRange(array.length, fromIndex, toIndex);
        for (int i = fromIndex + 1; i < toIndex; i++) {
            long moved = array[i];
            int place = i;
            while (place > fromIndex && array[place - 1] > moved) {
                array[place] = array[place - 1];
                place--;
            }
            array[place] = moved;
        }
    }

    public static void sort(short[] array, int fromIndex, int toIndex) {
        checkRange(array.length, fromIndex, toIndex);
        for (int i = fromIndex + 1; i < toIndex; i++) {
            short moved = array[i];
            int place = i;
            while (place > fromIndex && array[place - 1] > moved) {
                array[place] = array[place - 1];
                place--;
            }
            array[place] = moved;
        }
    }

    public static <T> void sort(T[] array, int fromIndex, int toIndex,
            /*@ nullable @*/ Comparator<? super T> comparator) {
        checkRange(array.length, fromIndex, toIndex);
        int count = toIndex - fromIndex;
        if (1 < count && count < MERGED && !isLawful(comparator == null ? array[fromIndex] : comparator)) {
            int start = sortRun(array, fromIndex, toIndex, comparator);
            sortByHalves(array, fromIndex, toIndex, start, comparator);
            return;
        }
        for (int i = fromIndex + 1; i < toIndex; i++) {
            T moved = array[i];
            int place = i;
            while (place > fromIndex && order(array[place - 1], moved, comparator) > 0) {
                array[place] = array[place - 1];
                place--;
            }
            array[place] = moved;
        }
    }

    public static <T> Spliterator<T> spliterator(T[] array) {
        return Spliterators.spliterator(array, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static Spliterator.OfDouble spliterator(double[] array) {
        return Spliterators.spliterator(array, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static Spliterator.OfInt spliterator(int[] array) {
        return Spliterators.spliterator(array, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static Spliterator.OfLong spliterator(long[] array) {
        return Spliterators.spliterator(array, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static <T> Spliterator<T> spliterator(T[] array, int from, int to) {
        return Spliterators.spliterator(array, from, to, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static Spliterator.OfDouble spliterator(double[] array, int from, int to) {
        return Spliterators.spliterator(array, from, to, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static Spliterator.OfInt spliterator(int[] array, int from, int to) {
        return Spliterators.spliterator(array, from, to, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static Spliterator.OfLong spliterator(long[] array, int from, int to) {
        return Spliterators.spliterator(array, from, to, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static <T> Stream<T> stream(T[] array) {
        return StreamSupport.stream(spliterator(array), false);
    }

    public static DoubleStream stream(double[] array) {
        return StreamSupport.doubleStream(spliterator(array), false);
    }

    public static IntStream stream(int[] array) {
        return StreamSupport.intStream(spliterator(array), false);
    }

    public static LongStream stream(long[] array) {
        return StreamSupport.longStream(spliterator(array), false);
    }

    public static <T> Stream<T> stream(T[] array, int from, int to) {
        return StreamSupport.stream(spliterator(array, from, to), false);
    }

    public static DoubleStream stream(double[] array, int from, int to) {
        return StreamSupport.doubleStream(spliterator(array, from, to), false);
    }

    public static IntStream stream(int[] array, int from, int to) {
        return StreamSupport.intStream(spliterator(array, from, to), false);
    }

    public static LongStream stream(long[] array, int from, int to) {
        return StreamSupport.longStream(spliterator(array, from, to), false);
    }

    public static /*@ pure @*/ String toString(/*@ nullable @*/ Object[] array) {
        if (array == null) {
            return "null";
        }
        StringBuilder builder = new StringBuilder();
        builder.append('[');
        for (int i = 0; i < array.length; i++) {
            if (i > 0) {
                builder.append(", ");
            }
            builder.append(String.valueOf(array[i]));
        }
        return builder.append(']').toString();
    }

    public static /*@ pure @*/ String toString(/*@ nullable @*/ boolean[] array) {
        if (array == null) {
            return "null";
        }
        StringBuilder builder = new StringBuilder();
        builder.append('[');
        for (int i = 0; i < array.length; i++) {
            if (i > 0) {
                builder.append(", ");
            }
            builder.append(array[i]);
        }
        return builder.append(']').toString();
    }

    public static /*@ pure @*/ String toString(/*@ nullable @*/ byte[] array) {
        if (array == null) {
            return "null";
        }
        StringBuilder builder = new StringBuilder();
        builder.append('[');
        for (int i = 0; i < array.length; i++) {
            if (i > 0) {
                builder.append(", ");
            }
            builder.append(array[i]);
        }
        return builder.append(']').toString();
    }

    public static /*@ pure @*/ String toString(/*@ nullable @*/ char[] array) {
        if (array == null) {
            return "null";
        }
        StringBuilder builder = new StringBuilder();
        builder.append('[');
        for (int i = 0; i < array.length; i++) {
            if (i > 0) {
                builder.append(", ");
            }
            builder.append(array[i]);
        }
        return builder.append(']').toString();
    }

    public static /*@ pure @*/ String toString(/*@ nullable @*/ double[] array) {
        if (array == null) {
            return "null";
        }
        StringBuilder builder = new StringBuilder();
        builder.append('[');
        for (int i = 0; i < array.length; i++) {
            if (i > 0) {
                builder.append(", ");
            }
            builder.append(array[i]);
        }
        return builder.append(']').toString();
    }

    public static /*@ pure @*/ String toString(/*@ nullable @*/ float[] array) {
        if (array == null) {
            return "null";
        }
        StringBuilder builder = new StringBuilder();
        builder.append('[');
        for (int i = 0; i < array.length; i++) {
            if (i > 0) {
                builder.append(", ");
            }
            builder.append(array[i]);
        }
        return builder.append(']').toString();
    }

    public static /*@ pure @*/ String toString(/*@ nullable @*/ int[] array) {
        if (array == null) {
            return "null";
        }
        StringBuilder builder = new StringBuilder();
        builder.append('[');
        for (int i = 0; i < array.length; i++) {
            if (i > 0) {
                builder.append(", ");
            }
            builder.append(array[i]);
        }
        return builder.append(']').toString();
    }

    public static /*@ pure @*/ String toString(/*@ nullable @*/ long[] array) {
        if (array == null) {
            return "null";
        }
        StringBuilder builder = new StringBuilder();
        builder.append('[');
        for (int i = 0; i < array.length; i++) {
            if (i > 0) {
                builder.append(", ");
            }
            builder.append(array[i]);
        }
        return builder.append(']').toString();
    }

    public static /*@ pure @*/ String toString(/*@ nullable @*/ short[] array) {
        if (array == null) {
            return "null";
        }
        StringBuilder builder = new StringBuilder();
        builder.append('[');
        for (int i = 0; i < array.length; i++) {
            if (i > 0) {
                builder.append(", ");
            }
            builder.append(array[i]);
        }
        return builder.append(']').toString();
    }

    @SuppressWarnings("unchecked")
    private static /*@ pure @*/ <T> int order(/*@ nullable @*/ T left, /*@ nullable @*/ T right,
            /*@ nullable @*/ Comparator<? super T> comparator) {
        return comparator == null ? ((Comparable<Object>) left).compareTo(right) : comparator.compare(left, right);
    }

    // The copy of an array as an array of Object.
    private static /*@ pure @*/ <T> T[] copyLike(T[] original, int fromIndex, int length) {
        int available = original.length - fromIndex;
        T[] copy = makeLike(original, length);
        for (int i = 0; i < length && i < available; i++) {
            copy[i] = original[fromIndex + i];
        }
        return copy;
    }

    // An array of the class of the other, with null elements.
    private static native /*@ pure @*/ <T> T[] makeLike(T[] array, int length);

    static /*@ pure @*/ Object[] copyObjects(/*@ nullable @*/ Object[] original, int newLength) {
        Object[] copy = new Object[newLength];
        for (int i = 0; i < newLength && i < original.length; i++) {
            copy[i] = original[i];
        }
        return copy;
    }

    // Does the comparator, or an object that compares itself, order as it should, and do nothing else? Of classes of the
    // library that is believed. With others it shows which elements are compared: they are those of Java.
    private static /*@ pure @*/ native boolean isLawful(/*@ nullable @*/ Object comparing);

    // The elements at the start that are in order, or in the opposite order, which is turned. Where the others begin.
    private static <T> int sortRun(T[] array, int fromIndex, int toIndex,
            /*@ nullable @*/ Comparator<? super T> comparator) {
        int end = fromIndex + 2;
        boolean isFalling = order(array[fromIndex + 1], array[fromIndex], comparator) < 0;
        while (end < toIndex && order(array[end], array[end - 1], comparator) < 0 == isFalling) {
            end++;
        }
        for (int i = fromIndex, j = end - 1; isFalling && i < j; i++, j--) {
            T moved = array[i];
            array[i] = array[j];
            array[j] = moved;
        }
        return end;
    }

    private static <T> void sortByHalves(T[] array, int fromIndex, int toIndex, int start,
            /*@ nullable @*/ Comparator<? super T> comparator) {
        for (int i = start; i < toIndex; i++) {
            T moved = array[i];
            int left = fromIndex;
            int right = i;
            while (left < right) {
                int middle = left + right >>> 1;
                if (order(moved, array[middle], comparator) < 0) {
                    right = middle;
                } else {
                    left = middle + 1;
                }
            }
            for (int j = i; j > left; j--) {
                array[j] = array[j - 1];
            }
            array[left] = moved;
        }
    }

    private static /*@ pure @*/ void checkRange(int length, int fromIndex, int toIndex) {
        if (fromIndex > toIndex) {
            throw new IllegalArgumentException(jury.Texts.untold());
        }
        if (fromIndex < 0) {
            throw new ArrayIndexOutOfBoundsException(fromIndex);
        }
        if (toIndex > length) {
            throw new ArrayIndexOutOfBoundsException(toIndex);
        }
    }

    private static /*@ pure @*/ boolean deepEqual(/*@ nullable @*/ Object left, /*@ nullable @*/ Object right) {
        if (left == right) {
            return true;
        }
        if (left == null || right == null) {
            return false;
        }
        if (left instanceof Object[] && right instanceof Object[]) {
            return deepEquals((Object[]) left, (Object[]) right);
        }
        if (left instanceof boolean[] && right instanceof boolean[]) {
            return equals((boolean[]) left, (boolean[]) right);
        }
        if (left instanceof byte[] && right instanceof byte[]) {
            return equals((byte[]) left, (byte[]) right);
        }
        if (left instanceof char[] && right instanceof char[]) {
            return equals((char[]) left, (char[]) right);
        }
        if (left instanceof short[] && right instanceof short[]) {
            return equals((short[]) left, (short[]) right);
        }
        if (left instanceof int[] && right instanceof int[]) {
            return equals((int[]) left, (int[]) right);
        }
        if (left instanceof long[] && right instanceof long[]) {
            return equals((long[]) left, (long[]) right);
        }
        if (left instanceof float[] && right instanceof float[]) {
            return equals((float[]) left, (float[]) right);
        }
        if (left instanceof double[] && right instanceof double[]) {
            return equals((double[]) left, (double[]) right);
        }
        return left.equals(right);
    }

    // The list that asList makes: it writes through to its array.
    private static class ArrayView<E> extends AbstractList<E> implements RandomAccess {
        private final /*@ nullable @*/ E[] array;

        ArrayView(E[] array) {
            this.array = Objects.requireNonNull(array);
        }

        public /*@ pure nullable @*/ E get(int index) {
            return array[index];
        }

        public /*@ nullable @*/ E set(int index, /*@ nullable @*/ E element) {
            E old = array[index];
            array[index] = element;
            return old;
        }

        public /*@ pure @*/ int size() {
            return array.length;
        }

        public /*@ pure @*/ boolean contains(/*@ nullable @*/ Object element) {
            return indexOf(element) >= 0;
        }

        public void sort(/*@ nullable @*/ Comparator<? super E> comparator) {
            Arrays.sort(array, comparator);
        }
    }
}
