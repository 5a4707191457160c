// Formatter: the text that a format and its arguments make, in English; dates are not modelled.
package java.util;

import java.io.Closeable;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.Flushable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;

public final class Formatter implements Closeable, Flushable {
    private /*@ nullable @*/ Appendable target; // null: the text is collected here
    private String collected = "";
    private boolean isClosed;
    private final /*@ nullable @*/ Locale locale;
    private /*@ nullable @*/ IOException lastException;

    public Formatter() {
        this((Appendable) null, Locale.US);
    }

    public Formatter(/*@ nullable @*/ Appendable target) {
        this(target, Locale.US);
    }

    public Formatter(File file) throws FileNotFoundException {
        this(new OutputStreamWriter(new FileOutputStream(file)), Locale.US);
    }

    public Formatter(/*@ nullable @*/ Locale locale) {
        this((Appendable) null, locale);
    }

    public Formatter(OutputStream stream) {
        this(new OutputStreamWriter(stream), Locale.US);
    }

    public Formatter(PrintStream stream) {
        this((Appendable) Objects.requireNonNull(stream), Locale.US);
    }

    public Formatter(String name) throws FileNotFoundException {
        this(new OutputStreamWriter(new FileOutputStream(name)), Locale.US);
    }

    public Formatter(/*@ nullable @*/ Appendable target, /*@ nullable @*/ Locale locale) {
        this.target = target;
        this.locale = locale;
    }

    public Formatter(File file, String charset) throws FileNotFoundException, UnsupportedEncodingException {
        this(new OutputStreamWriter(new FileOutputStream(file), charset), Locale.US);
    }

    public Formatter(OutputStream stream, String charset) throws UnsupportedEncodingException {
        this(new OutputStreamWriter(stream, charset), Locale.US);
    }

    public Formatter(String name, String charset) throws FileNotFoundException, UnsupportedEncodingException {
        this(new OutputStreamWriter(new FileOutputStream(name), charset), Locale.US);
    }

    public Formatter(File file, Charset charset, /*@ nullable @*/ Locale locale) throws IOException {
        this(new OutputStreamWriter(new FileOutputStream(file), charset), locale);
    }

    public Formatter(File file, String charset, /*@ nullable @*/ Locale locale)
            throws FileNotFoundException, UnsupportedEncodingException {
        this(new OutputStreamWriter(new FileOutputStream(file), charset), locale);
    }

    public Formatter(OutputStream stream, Charset charset, /*@ nullable @*/ Locale locale) {
        this(new OutputStreamWriter(stream, charset), locale);
    }

    public Formatter(OutputStream stream, String charset, /*@ nullable @*/ Locale locale)
            throws UnsupportedEncodingException {
        this(new OutputStreamWriter(stream, charset), locale);
    }

    public Formatter(String name, Charset charset, /*@ nullable @*/ Locale locale) throws IOException {
        this(new OutputStreamWriter(new FileOutputStream(name), charset), locale);
    }

    public Formatter(String name, String charset, /*@ nullable @*/ Locale locale)
            throws FileNotFoundException, UnsupportedEncodingException {
        this(new OutputStreamWriter(new FileOutputStream(name), charset), locale);
    }

    private static String text(/*@ nullable @*/ Locale locale, String format, /*@ nullable @*/ Object /*@ nullable @*/ [] arguments) {
        boolean isEnglish = locale == null || locale.getLanguage().equals("en") || locale.getLanguage().isEmpty();
        ArrayList<Object> pieces = parse(format);
        String text = "";
        int last = -1;
        int next = 0;
        for (int i = 0; i < pieces.size(); i++) {
            Object piece = pieces.get(i);
            if (piece instanceof String) {
                text = text + (String) piece;
                continue;
            }
            FormatSpecifier specifier = (FormatSpecifier) piece;
            Object argument = null;
            if (specifier.index != -2) {
                if (specifier.index > 0) {
                    last = specifier.index - 1;
                } else if (specifier.index == 0) {
                    last = next;
                    next++;
                }
                if (last < 0 || arguments != null && last >= arguments.length) {
                    throw new MissingFormatArgumentException(specifier.toString());
                }
                argument = arguments == null ? null : arguments[last];
            }
            text = text + specifier.text(argument, isEnglish);
        }
        return text;
    }

    private static ArrayList<Object> parse(String format) {
        ArrayList<Object> pieces = new ArrayList<>();
        int at = 0;
        while (at < format.length()) {
            int percent = format.indexOf('%', at);
            if (percent < 0) {
                pieces.add(format.substring(at));
                break;
            }
            if (percent > at) {
                pieces.add(format.substring(at, percent));
            }
            if (percent + 1 >= format.length()) {
                throw new UnknownFormatConversionException("%");
            }
            FormatSpecifier specifier = new FormatSpecifier(format, percent + 1);
            pieces.add(specifier);
            at = specifier.end();
        }
        return pieces;
    }

    private void checkOpen() {
        if (isClosed) {
            throw new FormatterClosedException();
        }
    }

    public void close() {
        if (isClosed) {
            return;
        }
        isClosed = true;
        try {
            if (target instanceof Closeable) {
                ((Closeable) target).close();
            }
        } catch (IOException exception) {
            lastException = exception;
        }
    }

    public void flush() {
        checkOpen();
        try {
            if (target instanceof Flushable) {
                ((Flushable) target).flush();
            }
        } catch (IOException exception) {
            lastException = exception;
        }
    }

    public Formatter format(String format, /*@ nullable @*/ Object... arguments) {
        return format(locale, format, arguments);
    }

    public Formatter format(/*@ nullable @*/ Locale locale, String format, /*@ nullable @*/ Object... arguments) {
        checkOpen();
        String text = text(locale, format, arguments);
        if (target == null) {
            collected = collected + text;
            return this;
        }
        try {
            target.append(text);
        } catch (IOException exception) {
            lastException = exception;
        }
        return this;
    }

    public /*@ nullable @*/ IOException ioException() {
        return lastException;
    }

    public /*@ nullable @*/ Locale locale() {
        checkOpen();
        return locale;
    }

    public Appendable out() {
        checkOpen();
        if (target == null) {
            target = new StringBuilder(collected);
        }
        return target;
    }

    public /*@ pure @*/ String toString() {
        checkOpen();
        return target == null ? collected : target.toString();
    }
}
