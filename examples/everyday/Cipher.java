// jury check --all: HOLDS

/** Letters moved on in the alphabet. */
public class Cipher {
    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz";
    private final int shift;

    public Cipher(int shift) {
        this.shift = Math.floorMod(shift, LETTERS.length());
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
