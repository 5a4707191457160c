// IsoEra: the enum constants.
package java.time.chrono;

public enum IsoEra implements Era {
    BCE, CE;

    public native /*@ pure @*/ int getValue();

    public static native /*@ pure @*/ IsoEra of(int value);
}
