// Outside: what a program gets from outside of itself, for models of the library. Each call gives any value; the
// name says where from. A text is as long as the arrays of the scope at most.
package jury;

public final class Outside {
    private Outside() {
    }

    // Leaves out the executions in which the condition does not hold.
    public static native void assume(boolean condition);

    // Follows the execution no further: the verdict names the reason, a constant.
    public static native void cut(String reason);

    public static native long clockMillis();

    // Never goes backwards.
    public static native long clockNanos();

    public static native int clockNanosOfSecond();

    public static native boolean consoleFails();

    public static native boolean fileFails();

    public static native boolean fileEnds();

    public static native boolean fileFlag();

    public static native boolean fileIsMissing();

    public static native int fileCharacter();

    public static native double fileDouble();

    public static native long fileLong();

    public static native String fileText();

    public static native boolean inputEnds();

    public static native boolean inputFlag();

    public static native int inputByte();

    public static native int inputKind();

    public static native double inputDouble();

    public static native int inputInt();

    public static native long inputLong();

    public static native String inputText();

    public static native int machineInt();

    public static native long machineLong();

    public static native boolean propertyIsMissing();

    public static native String propertyText();

    public static native boolean randomBoolean();

    public static native byte randomByte();

    public static native double randomDouble();

    public static native float randomFloat();

    public static native int randomInt();

    public static native long randomLong();

    public static native boolean threadInterrupts();

    // Is there another thread, or group of threads, than those that are known?
    public static native boolean threadIsBeside();

    public static native boolean zoneIsAnother();

    // The minutes between the default time zone and GMT, the same each time.
    public static native int zoneMinutes();
}
