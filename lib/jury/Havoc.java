// Havoc: what the statement `havoc` of JML leaves open. The methods are known by their contracts alone: each call gives
// any value, or leaves any values in a part of an array.
package jury;

public final class Havoc {
    private Havoc() {
    }

    //@ public normal_behavior ensures true; assignable \nothing;
    public static native boolean anyBoolean();

    //@ public normal_behavior ensures true; assignable \nothing;
    public static native byte anyByte();

    //@ public normal_behavior ensures true; assignable \nothing;
    public static native short anyShort();

    //@ public normal_behavior ensures true; assignable \nothing;
    public static native char anyChar();

    //@ public normal_behavior ensures true; assignable \nothing;
    public static native int anyInt();

    //@ public normal_behavior ensures true; assignable \nothing;
    public static native long anyLong();

    //@ public normal_behavior ensures true; assignable \nothing;
    public static native float anyFloat();

    //@ public normal_behavior ensures true; assignable \nothing;
    public static native double anyDouble();

    //@ public normal_behavior requires to < from || (0 <= from && to < array.length); assignable array[from .. to];
    public static native void fillBoolean(boolean[] array, int from, int to);

    //@ public normal_behavior requires to < from || (0 <= from && to < array.length); assignable array[from .. to];
    public static native void fillByte(byte[] array, int from, int to);

    //@ public normal_behavior requires to < from || (0 <= from && to < array.length); assignable array[from .. to];
    public static native void fillShort(short[] array, int from, int to);

    //@ public normal_behavior requires to < from || (0 <= from && to < array.length); assignable array[from .. to];
    public static native void fillChar(char[] array, int from, int to);

    //@ public normal_behavior requires to < from || (0 <= from && to < array.length); assignable array[from .. to];
    public static native void fillInt(int[] array, int from, int to);

    //@ public normal_behavior requires to < from || (0 <= from && to < array.length); assignable array[from .. to];
    public static native void fillLong(long[] array, int from, int to);

    //@ public normal_behavior requires to < from || (0 <= from && to < array.length); assignable array[from .. to];
    public static native void fillFloat(float[] array, int from, int to);

    //@ public normal_behavior requires to < from || (0 <= from && to < array.length); assignable array[from .. to];
    public static native void fillDouble(double[] array, int from, int to);
}
