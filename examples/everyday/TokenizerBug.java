// jury check --all: HOLDS
// jury check --all: VIOLATED TokenizerBug.next()
/** Tokenizer once more, but the end of the line is not looked for. */
public class TokenizerBug {
    private final String text;
    private int at;

    public TokenizerBug(String text) {
        this.text = text;
    }

    public boolean hasNext() {
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
        return at < text.length();
    }

    public String next() {
        int start = at;
        while (text.charAt(at) != ' ') {
            at++;
        }
        return text.substring(start, at);
    }
}
