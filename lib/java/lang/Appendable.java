// Appendable: the interface.
package java.lang;

import java.io.IOException;

public interface Appendable {
    Appendable append(/*@ nullable @*/ CharSequence value) throws IOException;

    Appendable append(char value) throws IOException;

    Appendable append(/*@ nullable @*/ CharSequence text, int first, int second) throws IOException;
}
