// Number: the numeric views of a box.
package java.lang;

import java.io.Serializable;

public abstract class Number implements Serializable {
    public Number() {
    }

    public /*@ pure @*/ byte byteValue() {
        return (byte) intValue();
    }

    public abstract /*@ pure @*/ double doubleValue();

    public abstract /*@ pure @*/ float floatValue();

    public abstract /*@ pure @*/ int intValue();

    public abstract /*@ pure @*/ long longValue();

    public /*@ pure @*/ short shortValue() {
        return (short) intValue();
    }
}
