// StandardInput: the stream of System.in, any bytes; it may end at any time.
package jury;

import java.io.InputStream;

public final class StandardInput extends InputStream {
    public int available() {
        int count = Outside.inputInt();
        Outside.assume(count >= 0);
        return count;
    }

    public int read() {
        if (Outside.inputEnds()) {
            return -1;
        }
        int value = Outside.inputByte();
        Outside.assume(0 <= value && value <= 255);
        return value;
    }
}
