// Scanner: tokens between white space, and lines. What comes from outside is any token; it may end, or be no number,
// at any time. Of other texts, tokens are read as Java does in the locale of the United States; of patterns, only
// delimiters of such texts are modelled.
package java.util;

import java.io.Closeable;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.Charset;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import jury.Coding;
import jury.Outside;
import jury.StandardInput;

public final class Scanner implements Iterator<String>, Closeable {
    // What is known of the next token from outside.
    private static final int NOTHING = 0;
    private static final int END = 1;
    private static final int WHOLE = 2;   // a number that fits a long
    private static final int REAL = 3;
    private static final int TRUTH = 4;
    private static final int TOKEN = 5;   // there is one
    private static final int NO_INT = 6;  // there is one, and it is no int
    private static final int NO_LONG = 7; // nor a long
    private static final int NO_NUMBER = 8;

    private final int outside; // 0: no, 1: System.in, 2: a file
    private boolean isClosed;
    private int known;
    private boolean hasLine;
    private long whole;
    private double real;
    private boolean truth;
    private String text; // what is left of it begins at `next`
    private int next;
    private /*@ nullable @*/ Pattern delimiters; // null: white space

    //@ private invariant delimiters == null;
    //@ private invariant 0 <= next && next <= text.length() && known == NOTHING && !hasLine;

    public Scanner(File file) throws FileNotFoundException {
        this(new FileInputStream(file));
    }

    public Scanner(InputStream stream) {
        this(stream, "UTF-8");
    }

    public Scanner(Readable readable) {
        this.outside = 0;
        this.text = readable instanceof Reader ? all((Reader) readable) : unknown();
    }

    public Scanner(String text) {
        this.outside = 0;
        this.text = Objects.requireNonNull(text, "source");
    }

    public Scanner(File file, Charset charset) throws IOException {
        this(new FileInputStream(file), charset.name());
    }

    public Scanner(File file, String charset) throws FileNotFoundException {
        this(new FileInputStream(file), charset);
    }

    public Scanner(InputStream stream, Charset charset) {
        this(stream, charset.name());
    }

    public Scanner(InputStream stream, String charset) {
        Objects.requireNonNull(stream, "source");
        this.outside = stream instanceof StandardInput ? 1 : stream instanceof FileInputStream ? 2 : 0;
        this.text = outside == 0 ? all(stream, charset) : "";
    }

    private static String all(InputStream stream, String charset) {
        try {
            byte[] bytes = stream.readAllBytes();
            return new String(Coding.decode(bytes, 0, bytes.length, Coding.found(charset)));
        } catch (IOException exception) {
            return unknown();
        }
    }

    private static String all(Reader reader) {
        StringBuilder all = new StringBuilder();
        try {
            int unit = reader.read();
            while (unit != -1) {
                all.append((char) unit);
                unit = reader.read();
            }
        } catch (IOException exception) {
            return unknown();
        }
        return all.toString();
    }

    private static native String unknown();

    public void close() {
        isClosed = true;
    }

    private void checkOpen() {
        if (isClosed) {
            throw new IllegalStateException("Scanner closed");
        }
    }

    // ---- From outside

    private boolean anyEnd() {
        return outside == 1 ? Outside.inputEnds() : Outside.fileEnds();
    }

    private boolean anyFlag() {
        return outside == 1 ? Outside.inputFlag() : Outside.fileFlag();
    }

    private long anyLong() {
        return outside == 1 ? Outside.inputLong() : Outside.fileLong();
    }

    private int anyInt() {
        return outside == 1 ? Outside.inputInt() : (int) Outside.fileLong();
    }

    private double anyDouble() {
        return outside == 1 ? Outside.inputDouble() : Outside.fileDouble();
    }

    private String anyText() {
        return outside == 1 ? Outside.inputText() : Outside.fileText();
    }

    private boolean isThere() {
        if (known == NOTHING) {
            known = anyEnd() ? END : TOKEN;
        }
        return known != END;
    }

    private boolean isInt() {
        if (!isThere()) {
            return false;
        }
        if (known == TOKEN) {
            if (anyFlag()) {
                known = WHOLE;
                whole = anyInt();
            } else {
                known = NO_INT;
            }
        }
        if (known == REAL) {
            notModelled();
        }
        return known == WHOLE && whole == (int) whole;
    }

    private boolean isLong() {
        if (!isThere()) {
            return false;
        }
        if (known == TOKEN || known == NO_INT) {
            if (anyFlag()) {
                whole = anyLong();
                Outside.assume(known == TOKEN || whole != (int) whole);
                known = WHOLE;
            } else {
                known = NO_LONG;
            }
        }
        if (known == REAL) {
            notModelled();
        }
        return known == WHOLE;
    }

    private boolean isReal() {
        if (!isThere()) {
            return false;
        }
        if (known == TOKEN || known == NO_INT || known == NO_LONG) {
            if (anyFlag()) {
                known = REAL;
                real = anyDouble();
            } else {
                known = NO_NUMBER;
            }
        }
        return known == REAL || known == WHOLE;
    }

    private boolean isTruth() {
        if (!isThere()) {
            return false;
        }
        if (known == TOKEN || known >= NO_INT) {
            if (anyFlag()) {
                known = TRUTH;
                truth = anyFlag();
            }
        }
        return known == TRUTH;
    }

    // Java tells a number that is out of range, in words that differ; of another token it says nothing.
    private static InputMismatchException outOfRange(String token, int radix) {
        for (int i = 0; i < token.length(); i++) {
            char c = token.charAt(i);
            if (Character.digit(c, radix) < 0 && c != '-' && c != '+' && c != ',') {
                return new InputMismatchException();
            }
        }
        return new InputMismatchException(jury.Texts.anyNumber() == 0 ? null : jury.Texts.untold());
    }

    // The token is used up, if it is of that kind.
    private void take(boolean isRight) {
        if (known == END) {
            throw new NoSuchElementException();
        }
        if (!isRight) {
            throw new InputMismatchException();
        }
        known = NOTHING;
        hasLine = false;
    }

    // What was taken is forgotten: a loop that reads comes back to where it was.
    private long takenWhole() {
        long value = whole;
        whole = 0;
        return value;
    }

    private double takenReal() {
        double value = real;
        real = 0;
        return value;
    }

    private static boolean isBlank(char unit) {
        return Character.isWhitespace(unit);
    }

    private String word() {
        isThere();
        if (known == WHOLE || known == REAL || known == TRUTH) {
            notModelled();
        }
        take(true);
        String word = anyText();
        Outside.assume(!word.isEmpty());
        for (int i = 0; i < word.length(); i++) {
            Outside.assume(!isBlank(word.charAt(i)));
        }
        return word;
    }

    private String anyLine() {
        if (known == WHOLE || known == REAL || known == TRUTH) {
            notModelled();
        }
        boolean isBlank = known == END;
        if (!hasLine && known < TOKEN && anyEnd()) {
            known = END;
            throw new NoSuchElementException("No line found");
        }
        known = isBlank ? END : NOTHING;
        hasLine = false;
        String line = anyText();
        for (int i = 0; i < line.length(); i++) {
            char unit = line.charAt(i);
            Outside.assume(!isLineEnd(unit) && (!isBlank || isBlank(unit)));
        }
        return line;
    }

    // ---- Of a text

    private static boolean isLineEnd(char unit) {
        return unit == '\n' || unit == '\r' || unit == '\u2028' || unit == '\u2029' || unit == '\u0085';
    }

    // Does it depend on more than the characters that it takes?
    private static boolean looksAround(String pattern) {
        for (int i = 0; i < pattern.length(); i++) {
            char unit = pattern.charAt(i);
            String rest = pattern.substring(i + 1);
            if (unit == '\\') {
                if (!rest.isEmpty() && "bBAzZG".indexOf(rest.charAt(0)) >= 0) {
                    return true;
                }
                i++;
            } else if (unit == '$' || (unit == '^' && (i == 0 || pattern.charAt(i - 1) != '['))
                    || (unit == '(' && rest.startsWith("?"))) {
                return true;
            }
        }
        return false;
    }

    private Matcher delimiterFrom(int start) {
        return delimiters.matcher(text).region(start, text.length());
    }

    private int tokenStart() {
        if (delimiters != null) {
            Matcher matcher = delimiterFrom(next);
            return matcher.lookingAt() ? matcher.end() : next;
        }
        int start = next;
        while (start < text.length() && isBlank(text.charAt(start))) {
            start++;
        }
        return start;
    }

    private int tokenEnd(int start) {
        if (delimiters != null) {
            Matcher matcher = delimiterFrom(start);
            boolean isFound = matcher.find();
            if (isFound && matcher.end() == start) { // an empty one, at the beginning
                isFound = matcher.find();
            }
            return isFound ? matcher.start() : text.length();
        }
        int end = start;
        while (end < text.length() && !isBlank(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private /*@ nullable @*/ String token() {
        int start = tokenStart();
        return start == text.length() ? null : text.substring(start, tokenEnd(start));
    }

    // The token is used up.
    private String taken() {
        String token = token();
        if (token == null) {
            throw new NoSuchElementException();
        }
        next = tokenEnd(tokenStart());
        return token;
    }

    private static boolean hasGroups(String token) {
        for (int i = 0; i < token.length(); i++) {
            if (token.charAt(i) == ',' || token.charAt(i) >= 128) {
                return true;
            }
        }
        return false;
    }

    private /*@ nullable @*/ String number() {
        String token = token();
        if (token != null && hasGroups(token)) {
            notModelled();
        }
        return token;
    }

    private int lineEnd() {
        int end = next;
        while (end < text.length() && !isLineEnd(text.charAt(end))) {
            end++;
        }
        return end;
    }

    // ---- Asking and taking

    public boolean hasNext() {
        checkOpen();
        return outside != 0 ? isThere() : token() != null;
    }

    public String next() {
        checkOpen();
        return outside != 0 ? word() : taken();
    }

    public boolean hasNextLine() {
        checkOpen();
        if (outside == 0) {
            return next < text.length();
        }
        if (!hasLine && known < TOKEN && known != WHOLE && known != REAL && known != TRUTH) {
            hasLine = !anyEnd();
            if (!hasLine) {
                known = END;
            }
            return hasLine;
        }
        return true;
    }

    public String nextLine() {
        checkOpen();
        if (outside != 0) {
            return anyLine();
        }
        if (next >= text.length()) {
            throw new NoSuchElementException("No line found");
        }
        int end = lineEnd();
        String line = text.substring(next, end);
        boolean isPair = end + 1 < text.length() && text.charAt(end) == '\r' && text.charAt(end + 1) == '\n';
        next = end == text.length() ? end : end + (isPair ? 2 : 1);
        return line;
    }

    private static boolean isWhole(/*@ nullable @*/ String token, int radix, long least, long greatest) {
        if (token == null) {
            return false;
        }
        try {
            long value = Long.parseLong(token, radix);
            return least <= value && value <= greatest;
        } catch (NumberFormatException exception) {
            return false;
        }
    }

    private static boolean isReal(/*@ nullable @*/ String token) {
        if (token == null) {
            return false;
        }
        // Java's own syntax has more: hexadecimal numbers, suffixes.
        int i = token.startsWith("-") || token.startsWith("+") ? 1 : 0;
        String rest = token.substring(i);
        if (rest.equals("NaN") || rest.equals("Infinity")) {
            return true;
        }
        int digits = 0;
        boolean hasPoint = false;
        int at = 0;
        while (at < rest.length() && (Character.isDigit(rest.charAt(at)) || !hasPoint && rest.charAt(at) == '.')) {
            hasPoint |= rest.charAt(at) == '.';
            digits += rest.charAt(at) == '.' ? 0 : 1;
            at++;
        }
        if (digits == 0 || at == rest.length()) {
            return digits > 0;
        }
        if (rest.charAt(at) != 'e' && rest.charAt(at) != 'E') {
            return false;
        }
        at++;
        if (at < rest.length() && (rest.charAt(at) == '+' || rest.charAt(at) == '-')) {
            at++;
        }
        if (at == rest.length()) {
            return false;
        }
        while (at < rest.length() && Character.isDigit(rest.charAt(at))) {
            at++;
        }
        return at == rest.length();
    }

    private long takeWhole(int radix, long least, long greatest) {
        String token = number();
        if (token == null) {
            throw new NoSuchElementException();
        }
        if (!isWhole(token, radix, least, greatest)) {
            throw outOfRange(token, radix);
        }
        taken();
        return Long.parseLong(token, radix);
    }

    public boolean hasNextInt() {
        return hasNextInt(10);
    }

    public boolean hasNextInt(int radix) {
        checkOpen();
        return outside != 0 ? isInt() : isWhole(number(), radix, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    public int nextInt() {
        return nextInt(10);
    }

    public int nextInt(int radix) {
        checkOpen();
        if (outside == 0) {
            return (int) takeWhole(radix, Integer.MIN_VALUE, Integer.MAX_VALUE);
        }
        take(isInt());
        return (int) takenWhole();
    }

    public boolean hasNextLong() {
        return hasNextLong(10);
    }

    public boolean hasNextLong(int radix) {
        checkOpen();
        return outside != 0 ? isLong() : isWhole(number(), radix, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    public long nextLong() {
        return nextLong(10);
    }

    public long nextLong(int radix) {
        checkOpen();
        if (outside == 0) {
            return takeWhole(radix, Long.MIN_VALUE, Long.MAX_VALUE);
        }
        take(isLong());
        return takenWhole();
    }

    public boolean hasNextShort() {
        return hasNextShort(10);
    }

    public boolean hasNextShort(int radix) {
        checkOpen();
        return outside != 0 ? isInt() && whole == (short) whole
                : isWhole(number(), radix, Short.MIN_VALUE, Short.MAX_VALUE);
    }

    public short nextShort() {
        return nextShort(10);
    }

    public short nextShort(int radix) {
        checkOpen();
        if (outside == 0) {
            return (short) takeWhole(radix, Short.MIN_VALUE, Short.MAX_VALUE);
        }
        take(isInt() && whole == (short) whole);
        return (short) takenWhole();
    }

    public boolean hasNextByte() {
        return hasNextByte(10);
    }

    public boolean hasNextByte(int radix) {
        checkOpen();
        return outside != 0 ? isInt() && whole == (byte) whole
                : isWhole(number(), radix, Byte.MIN_VALUE, Byte.MAX_VALUE);
    }

    public byte nextByte() {
        return nextByte(10);
    }

    public byte nextByte(int radix) {
        checkOpen();
        if (outside == 0) {
            return (byte) takeWhole(radix, Byte.MIN_VALUE, Byte.MAX_VALUE);
        }
        take(isInt() && whole == (byte) whole);
        return (byte) takenWhole();
    }

    public boolean hasNextDouble() {
        checkOpen();
        return outside != 0 ? isReal() : isReal(number());
    }

    public double nextDouble() {
        checkOpen();
        if (outside == 0) {
            return Double.parseDouble(takeReal());
        }
        boolean isWhole = known == WHOLE;
        take(isReal());
        return isWhole ? (double) takenWhole() : takenReal();
    }

    private String takeReal() {
        String token = number();
        if (token == null) {
            throw new NoSuchElementException();
        }
        if (!isReal(token)) {
            throw new InputMismatchException();
        }
        return taken();
    }

    public boolean hasNextFloat() {
        return hasNextDouble();
    }

    public float nextFloat() {
        checkOpen();
        if (outside == 0) {
            return Float.parseFloat(takeReal());
        }
        boolean isWhole = known == WHOLE;
        take(isReal());
        return isWhole ? (float) takenWhole() : (float) takenReal();
    }

    public boolean hasNextBoolean() {
        checkOpen();
        if (outside != 0) {
            return isTruth();
        }
        String token = token();
        return token != null && (token.equalsIgnoreCase("true") || token.equalsIgnoreCase("false"));
    }

    public boolean nextBoolean() {
        checkOpen();
        if (outside != 0) {
            take(isTruth());
            boolean value = truth;
            truth = false;
            return value;
        }
        String token = token();
        if (token == null) {
            throw new NoSuchElementException();
        }
        if (!hasNextBoolean()) {
            throw new InputMismatchException();
        }
        return taken().equalsIgnoreCase("true");
    }

    public native boolean hasNextBigDecimal();

    public native BigDecimal nextBigDecimal();

    public native boolean hasNextBigInteger();

    public native boolean hasNextBigInteger(int radix);

    public native BigInteger nextBigInteger();

    public native BigInteger nextBigInteger(int radix);

    public Pattern delimiter() {
        return delimiters == null ? Pattern.compile("\\p{javaWhitespace}+") : delimiters;
    }

    public native Stream<MatchResult> findAll(Pattern pattern);

    public native Stream<MatchResult> findAll(String text);

    public native /*@ nullable @*/ String findInLine(Pattern pattern);

    public native /*@ nullable @*/ String findInLine(String text);

    public native /*@ nullable @*/ String findWithinHorizon(Pattern pattern, int horizon);

    public native /*@ nullable @*/ String findWithinHorizon(String text, int horizon);

    public native boolean hasNext(Pattern pattern);

    public native boolean hasNext(String pattern);

    public native /*@ nullable @*/ IOException ioException();

    public native Locale locale();

    public native MatchResult match();

    public native String next(Pattern pattern);

    public native String next(String pattern);

    public int radix() {
        return 10;
    }

    public void remove() {
        throw new UnsupportedOperationException();
    }

    public Scanner reset() {
        delimiters = null;
        return this;
    }

    public native Scanner skip(Pattern pattern);

    public native Scanner skip(String pattern);

    public native /*@ pure @*/ String toString();

    public Stream<String> tokens() {
        return Stream.iterate(true, always -> hasNext(), always -> true).map(always -> next());
    }

    public Scanner useDelimiter(Pattern pattern) {
        if (outside != 0 || looksAround(pattern.pattern())) {
            notModelled();
        }
        delimiters = Objects.requireNonNull(pattern);
        return this;
    }

    public Scanner useDelimiter(String pattern) {
        return useDelimiter(Pattern.compile(pattern));
    }

    public Scanner useLocale(Locale locale) {
        Objects.requireNonNull(locale);
        return this;
    }

    public native Scanner useRadix(int radix);

    private static native void notModelled();
}
