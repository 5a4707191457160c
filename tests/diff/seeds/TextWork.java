import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

// Text processing: characters, builders, counting words, a small tokeniser.
public class TextWork {
    private final String source;
    private int position;

    TextWork(String source) {
        this.source = source;
    }

    private char peek() {
        return position < source.length() ? source.charAt(position) : '\0';
    }

    List<String> tokens() {
        List<String> result = new ArrayList<>();
        while (position < source.length()) {
            char c = peek();
            if (Character.isWhitespace(c)) {
                position++;
                continue;
            }
            int start = position;
            if (Character.isLetter(c) || c == '_') {
                while (Character.isLetterOrDigit(peek())) {
                    position++;
                }
            } else if (c >= '0' && c <= '9') {
                do {
                    position++;
                } while (peek() >= '0' && peek() <= '9');
            } else {
                position++;
            }
            result.add(source.substring(start, position));
        }
        return result;
    }

    static int number(String digits, int base) {
        int value = 0;
        for (char c : digits.toCharArray()) {
            int digit = c >= 'a' ? c - 'a' + 10 : c - '0';
            value = value * base + digit;
        }
        return value;
    }

    static String reverse(String text) {
        char[] chars = text.toCharArray();
        for (int i = 0, j = chars.length - 1; i < j; i++, j--) {
            char kept = chars[i];
            chars[i] = chars[j];
            chars[j] = kept;
        }
        return new String(chars);
    }

    static String caesar(String text, int shift) {
        StringBuilder result = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isUpperCase(c)) {
                c = (char) ('A' + (c - 'A' + shift) % 26);
            } else if (c >= 'a' && c <= 'z') {
                c -= 'a';
                c += shift;
                c %= 26;
                c += 'a';
            }
            result.append(c);
        }
        return result.toString();
    }

    static Map<String, Integer> count(String text) {
        Map<String, Integer> counts = new TreeMap<>();
        for (String word : text.trim().split("\\s+")) {
            Integer old = counts.get(word);
            counts.put(word, old == null ? 1 : old + 1);
        }
        return counts;
    }

    static Map<Character, List<Integer>> positions(CharSequence text) {
        Map<Character, List<Integer>> result = new HashMap<>();
        for (int i = 0; i < text.length(); i++) {
            result.computeIfAbsent(text.charAt(i), key -> new ArrayList<>()).add(i);
        }
        return result;
    }

    static boolean isPalindrome(String text) {
        int i = 0;
        int j = text.length() - 1;
        while (i < j) {
            if (text.charAt(i++) != text.charAt(j--)) {
                return false;
            }
        }
        return true;
    }

    static String hex(int value) {
        final String digits = "0123456789abcdef";
        String result = "";
        do {
            result = digits.charAt(value & 0xF) + result;
            value >>>= 4;
        } while (value != 0);
        return "0x" + result;
    }

    static String block() {
        return """
            first "line"
              second\tline \
            goes on
            """.strip() + 'c' + 1 + 2L + 3.5f + null + true;
    }

    public static void main(String[] args) {
        TextWork work = new TextWork("let x1 = 42 + y;");
        String joined = String.join("|", work.tokens());
        int total = 0;
        for (Map.Entry<String, Integer> entry : count("a b a").entrySet()) {
            total += entry.getKey().length() * entry.getValue();
        }
        char last = joined.charAt(joined.length() - 1);
        switch (last) {
            case ';':
            case '\n':
                total++;
                break;
            case 'a' + 1:
                total--;
        }
        System.out.println(joined + total + number("ff", 16) + reverse("abc") + caesar("Hello", 3));
        System.out.println(positions("hello").get('l').size() + hex(255) + isPalindrome("abba") + block());
    }
}
