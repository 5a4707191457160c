// Havoc: what the statement `havoc` of JML leaves open. The methods are known by their contracts alone: each call gives
// any value, or leaves any values in a part of an array.
package jury;

public final class Havoc {
    private Havoc() {
    }

    //@ public normal_behavior ensures true; assignable \strictly_nothing;
    public static native /*@ helper @*/ boolean anyBoolean();

    //@ public normal_behavior ensures true; assignable \strictly_nothing;
    public static native /*@ helper @*/ byte anyByte();

    //@ public normal_behavior ensures true; assignable \strictly_nothing;
    public static native /*@ helper @*/ short anyShort();

    //@ public normal_behavior ensures true; assignable \strictly_nothing;
    public static native /*@ helper @*/ char anyChar();

    //@ public normal_behavior ensures true; assignable \strictly_nothing;
    public static native /*@ helper @*/ int anyInt();

    //@ public normal_behavior ensures true; assignable \strictly_nothing;
    public static native /*@ helper @*/ long anyLong();

    //@ public normal_behavior ensures true; assignable \strictly_nothing;
    public static native /*@ helper @*/ float anyFloat();

    //@ public normal_behavior ensures true; assignable \strictly_nothing;
    public static native /*@ helper @*/ double anyDouble();

    // Objects that are there, of the type of what is assigned: one that nothing here refers to, too.
    //@ public normal_behavior ensures true; assignable \strictly_nothing;
    public static native /*@ helper nullable @*/ Object anyObject();

    //@ public normal_behavior ensures true; assignable \strictly_nothing;
    public static native /*@ helper non_null @*/ Object someObject();

    //@ public normal_behavior requires to < from || (0 <= from && to < array.length); assignable array[from .. to];
    public static native /*@ helper @*/ void fillBoolean(boolean[] array, int from, int to);

    //@ public normal_behavior requires to < from || (0 <= from && to < array.length); assignable array[from .. to];
    public static native /*@ helper @*/ void fillByte(byte[] array, int from, int to);

    //@ public normal_behavior requires to < from || (0 <= from && to < array.length); assignable array[from .. to];
    public static native /*@ helper @*/ void fillShort(short[] array, int from, int to);

    //@ public normal_behavior requires to < from || (0 <= from && to < array.length); assignable array[from .. to];
    public static native /*@ helper @*/ void fillChar(char[] array, int from, int to);

    //@ public normal_behavior requires to < from || (0 <= from && to < array.length); assignable array[from .. to];
    public static native /*@ helper @*/ void fillInt(int[] array, int from, int to);

    //@ public normal_behavior requires to < from || (0 <= from && to < array.length); assignable array[from .. to];
    public static native /*@ helper @*/ void fillLong(long[] array, int from, int to);

    //@ public normal_behavior requires to < from || (0 <= from && to < array.length); assignable array[from .. to];
    public static native /*@ helper @*/ void fillFloat(float[] array, int from, int to);

    //@ public normal_behavior requires to < from || (0 <= from && to < array.length); assignable array[from .. to];
    public static native /*@ helper @*/ void fillDouble(double[] array, int from, int to);

    //@ public normal_behavior requires to < from || (0 <= from && to < array.length); assignable array[from .. to];
    public static native /*@ helper @*/ void fillObject(/*@ nullable @*/ Object[] array, int from, int to);

    /*@ public normal_behavior requires to < from || (0 <= from && to < array.length); assignable array[from .. to];
      @ ensures (\forall int i; from <= i && i <= to; array[i] != null); @*/
    public static native /*@ helper @*/ void fillSome(/*@ nullable @*/ Object[] array, int from, int to);
}
