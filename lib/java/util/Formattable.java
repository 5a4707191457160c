// Formattable: the interface.
package java.util;

public interface Formattable {
    void formatTo(Formatter formatter, int first, int second, int third);
}
