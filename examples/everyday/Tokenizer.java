// jury check --all: HOLDS

import java.util.ArrayList;
import java.util.List;

/** Splits a line into words and numbers. */
public class Tokenizer {
    private final String text;
    private int at;

    public Tokenizer(String text) {
        this.text = text;
    }

    private void skipSpaces() {
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
    }

    public boolean hasNext() {
        skipSpaces();
        return at < text.length();
    }

    public String next() {
        skipSpaces();
        int start = at;
        while (at < text.length() && text.charAt(at) != ' ') {
            at++;
        }
        return text.substring(start, at);
    }

    public static List<String> all(String line) {
        List<String> tokens = new ArrayList<>();
        Tokenizer tokenizer = new Tokenizer(line);
        while (tokenizer.hasNext()) {
            tokens.add(tokenizer.next());
        }
        return tokens;
    }
}
