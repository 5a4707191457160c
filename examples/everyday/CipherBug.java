// jury check --all: HOLDS
// jury check --all: VIOLATED CipherBug.encode(char)

/** Cipher once more, but a shift may be negative. */
public class CipherBug {
    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz";
    private final int shift;

    public CipherBug(int shift) {
        this.shift = shift % LETTERS.length();
    }

    public char encode(char letter) {
        int at = letter - 'a';
        if (at < 0 || at >= LETTERS.length()) {
            return letter;
        }
        return LETTERS.charAt((at + shift) % LETTERS.length());
    }

    public char decode(char letter) {
        int at = letter - 'a';
        if (at < 0 || at >= LETTERS.length()) {
            return letter;
        }
        return LETTERS.charAt((at + LETTERS.length() - shift) % LETTERS.length());
    }

    public int shift() {
        return shift;
    }
}
