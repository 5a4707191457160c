// FileWriter: text to a file; nobody can observe it, but that it fails.
package java.io;

import java.nio.charset.Charset;

public class FileWriter extends OutputStreamWriter {
    public FileWriter(File file) throws IOException {
        super(new FileOutputStream(file));
    }

    public FileWriter(String name) throws IOException {
        super(new FileOutputStream(name));
    }

    public FileWriter(File file, Charset charset) throws IOException {
        super(new FileOutputStream(file), charset);
    }

    public FileWriter(File file, boolean append) throws IOException {
        super(new FileOutputStream(file, append));
    }

    public FileWriter(String name, Charset charset) throws IOException {
        super(new FileOutputStream(name), charset);
    }

    public FileWriter(String name, boolean append) throws IOException {
        super(new FileOutputStream(name, append));
    }

    public FileWriter(File file, Charset charset, boolean append) throws IOException {
        super(new FileOutputStream(file, append), charset);
    }

    public FileWriter(String name, Charset charset, boolean append) throws IOException {
        super(new FileOutputStream(name, append), charset);
    }
}
