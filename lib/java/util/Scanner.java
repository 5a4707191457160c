// Scanner: signatures only, native methods are not modelled.
package java.util;

import java.io.Closeable;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.Charset;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

public final class Scanner implements Iterator<String>, Closeable {
    public Scanner(File file) throws FileNotFoundException {
        notModelled();
    }

    public Scanner(InputStream stream) {
        notModelled();
    }

    public Scanner(Readable readable) {
        notModelled();
    }

    public Scanner(String text) {
        notModelled();
    }

    public Scanner(File file, Charset charset) throws IOException {
        notModelled();
    }

    public Scanner(File file, String text) throws FileNotFoundException {
        notModelled();
    }

    public Scanner(InputStream stream, Charset charset) {
        notModelled();
    }

    public Scanner(InputStream stream, String text) {
        notModelled();
    }

    public native void close();

    public native Pattern delimiter();

    public native Stream<MatchResult> findAll(Pattern pattern);

    public native Stream<MatchResult> findAll(String text);

    public native String findInLine(Pattern pattern);

    public native String findInLine(String text);

    public native String findWithinHorizon(Pattern pattern, int value);

    public native String findWithinHorizon(String text, int value);

    public native boolean hasNext();

    public native boolean hasNext(Pattern pattern);

    public native boolean hasNext(String text);

    public native boolean hasNextBigDecimal();

    public native boolean hasNextBigInteger();

    public native boolean hasNextBigInteger(int value);

    public native boolean hasNextBoolean();

    public native boolean hasNextByte();

    public native boolean hasNextByte(int value);

    public native boolean hasNextDouble();

    public native boolean hasNextFloat();

    public native boolean hasNextInt();

    public native boolean hasNextInt(int value);

    public native boolean hasNextLine();

    public native boolean hasNextLong();

    public native boolean hasNextLong(int value);

    public native boolean hasNextShort();

    public native boolean hasNextShort(int value);

    public native IOException ioException();

    public native Locale locale();

    public native MatchResult match();

    public native String next();

    public native String next(Pattern pattern);

    public native String next(String text);

    public native BigDecimal nextBigDecimal();

    public native BigInteger nextBigInteger();

    public native BigInteger nextBigInteger(int value);

    public native boolean nextBoolean();

    public native byte nextByte();

    public native byte nextByte(int value);

    public native double nextDouble();

    public native float nextFloat();

    public native int nextInt();

    public native int nextInt(int value);

    public native String nextLine();

    public native long nextLong();

    public native long nextLong(int value);

    public native short nextShort();

    public native short nextShort(int value);

    public native int radix();

    public native void remove();

    public native Scanner reset();

    public native Scanner skip(Pattern count);

    public native Scanner skip(String count);

    public native /*@ pure @*/ String toString();

    public native Stream<String> tokens();

    public native Scanner useDelimiter(Pattern pattern);

    public native Scanner useDelimiter(String text);

    public native Scanner useLocale(Locale locale);

    public native Scanner useRadix(int value);

    private static native void notModelled();
}
