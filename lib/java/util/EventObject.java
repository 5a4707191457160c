// EventObject: signatures only, native methods are not modelled.
package java.util;

import java.io.Serializable;

public class EventObject implements Serializable {
    protected transient Object source;

    public EventObject(/*@ nullable @*/ Object source) {
        if (source == null) {
            throw new IllegalArgumentException("null source");
        }
        this.source = source;
    }

    public /*@ pure @*/ Object getSource() {
        return source;
    }

    public native /*@ pure @*/ String toString();
}
