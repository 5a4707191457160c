// FileReader: signatures only, native methods are not modelled.
package java.io;

import java.nio.charset.Charset;

public class FileReader extends InputStreamReader {
    public FileReader(File file) throws FileNotFoundException {
        super(NotModelled.<InputStream>object());
    }

    public FileReader(String text) throws FileNotFoundException {
        super(NotModelled.<InputStream>object());
    }

    public FileReader(File file, Charset charset) throws IOException {
        super(NotModelled.<InputStream>object());
    }

    public FileReader(String text, Charset charset) throws IOException {
        super(NotModelled.<InputStream>object());
    }
}
