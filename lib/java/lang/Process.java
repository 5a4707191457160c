// Process: signatures only, native methods are not modelled.
package java.lang;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

public abstract class Process {
    public Process() {
    }

    public abstract void destroy();

    public native Process destroyForcibly();

    public final native BufferedReader errorReader();

    public final native BufferedReader errorReader(Charset charset);

    public abstract int exitValue();

    public abstract InputStream getErrorStream();

    public abstract InputStream getInputStream();

    public abstract OutputStream getOutputStream();

    public final native BufferedReader inputReader();

    public final native BufferedReader inputReader(Charset charset);

    public native boolean isAlive();

    public native CompletableFuture<Process> onExit();

    public final native BufferedWriter outputWriter();

    public final native BufferedWriter outputWriter(Charset charset);

    public native long pid();

    public native boolean supportsNormalTermination();

    public abstract int waitFor() throws InterruptedException;

    public native boolean waitFor(long value, TimeUnit unit) throws InterruptedException;
}
