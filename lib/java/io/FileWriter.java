// FileWriter: signatures only, native methods are not modelled.
package java.io;

import java.nio.charset.Charset;

public class FileWriter extends OutputStreamWriter {
    public FileWriter(File file) throws IOException {
        super(NotModelled.<OutputStream>object());
    }

    public FileWriter(String text) throws IOException {
        super(NotModelled.<OutputStream>object());
    }

    public FileWriter(File file, Charset charset) throws IOException {
        super(NotModelled.<OutputStream>object());
    }

    public FileWriter(File file, boolean value) throws IOException {
        super(NotModelled.<OutputStream>object());
    }

    public FileWriter(String text, Charset charset) throws IOException {
        super(NotModelled.<OutputStream>object());
    }

    public FileWriter(String text, boolean value) throws IOException {
        super(NotModelled.<OutputStream>object());
    }

    public FileWriter(File file, Charset charset, boolean value) throws IOException {
        super(NotModelled.<OutputStream>object());
    }

    public FileWriter(String text, Charset charset, boolean value) throws IOException {
        super(NotModelled.<OutputStream>object());
    }
}
