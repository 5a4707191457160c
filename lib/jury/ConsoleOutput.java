// ConsoleOutput: where System.out and System.err print; nobody can observe it.
package jury;

import java.io.OutputStream;

public final class ConsoleOutput extends OutputStream {
    public void write(int value) {
    }

    public void write(byte[] bytes, int offset, int length) {
    }
}
