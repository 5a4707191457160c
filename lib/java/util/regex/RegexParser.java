// RegexParser: the nodes of a pattern, in the syntax of java.util.regex. What has no model is refused.
package java.util.regex;

import java.util.LinkedHashMap;

final class RegexParser {
    private final String pattern;
    private int flags;
    private int at;
    private int groups = 1;
    private int repeats;
    private final LinkedHashMap<String, Integer> names = new LinkedHashMap<>();
    private boolean isUnbounded; // the part may be of any length
    private RegexNode tail;      // of the part that was read last

    RegexParser(String pattern, int flags) {
        this.pattern = pattern;
        this.flags = flags;
    }

    int groups() {
        return groups;
    }

    int repeats() {
        return repeats;
    }

    LinkedHashMap<String, Integer> names() {
        return names;
    }

    RegexNode parse() {
        RegexNode end = new RegexNode.Accept();
        if (has(Pattern.LITERAL)) {
            RegexNode all = literal(pattern);
            tail.next = end;
            return all;
        }
        RegexNode all = alternatives(end);
        if (at < pattern.length()) {
            throw error("Unmatched closing ')'", at - 1);
        }
        return all;
    }

    private boolean has(int flag) {
        return (flags & flag) != 0;
    }

    private PatternSyntaxException error(String description, int index) {
        return new PatternSyntaxException(description, pattern, index);
    }

    private boolean isAt(char unit) {
        return at < pattern.length() && pattern.charAt(at) == unit;
    }

    private boolean isAtText(String text) {
        return pattern.startsWith(text, at);
    }

    private CharTest single(int unit) {
        return CharTest.one(unit, has(Pattern.CASE_INSENSITIVE), has(Pattern.UNICODE_CASE));
    }

    private RegexNode literal(String text) {
        if (text.isEmpty()) {
            RegexNode none = new RegexNode.Empty();
            return done(none, none);
        }
        if (!has(Pattern.CASE_INSENSITIVE)) {
            RegexNode whole = new RegexNode.Literal(text);
            return done(whole, whole);
        }
        RegexNode first = new RegexNode.One(single(text.charAt(0)));
        RegexNode last = first;
        for (int i = 1; i < text.length(); i++) {
            last.next = new RegexNode.One(single(text.charAt(i)));
            last = last.next;
        }
        return done(first, last);
    }

    // ---- Alternatives and sequences; each is followed by `end`

    private RegexNode alternatives(RegexNode end) {
        RegexNode first = sequence(end);
        if (!isAt('|')) {
            return first;
        }
        RegexNode.Choice choice = new RegexNode.Choice();
        choice.add(first);
        while (isAt('|')) {
            at++;
            choice.add(sequence(end));
        }
        return choice;
    }

    // Parts are linked from left to right.
    private RegexNode sequence(RegexNode end) {
        RegexNode head = new RegexNode.Empty();
        RegexNode last = head;
        while (at < pattern.length() && !isAt('|') && !isAt(')')) {
            skipComments();
            if (at >= pattern.length() || isAt('|') || isAt(')')) {
                break;
            }
            RegexNode part = part();
            if (part != null) {
                last.next = part;
                last = tail;
            }
        }
        last.next = end;
        return head.next;
    }

    private void skipComments() {
        while (has(Pattern.COMMENTS) && at < pattern.length()) {
            char unit = pattern.charAt(at);
            if (unit == '#') {
                while (at < pattern.length() && pattern.charAt(at) != '\n') {
                    at++;
                }
            } else if (unit == ' ' || unit >= '\t' && unit <= '\r') {
                at++;
            } else {
                return;
            }
        }
    }

    // ---- A part with its quantifier; null for one that only sets flags

    private /*@ nullable @*/ RegexNode part() {
        char unit = pattern.charAt(at);
        if (unit == '*' || unit == '+' || unit == '?') {
            throw error("Dangling meta character '" + unit + "'", at);
        }
        if (unit == '(') {
            return group();
        }
        if (unit == '^' || unit == '$') {
            at++;
            return repeated(place(unit), null);
        }
        if (unit == '{') {
            throw error("Illegal repetition", at);
        }
        if (unit == '[') {
            at++;
            return ofTest(set());
        }
        if (unit == '.') {
            at++;
            return ofTest(CharTest.dot(has(Pattern.DOTALL), has(Pattern.UNIX_LINES)));
        }
        if (unit == '\\') {
            return escaped();
        }
        if (Character.isSurrogate(unit)) {
            notModelled();
        }
        return plain();
    }

    private RegexNode place(char kind) {
        return new RegexNode.Place(kind, has(Pattern.MULTILINE), has(Pattern.UNIX_LINES));
    }

    private RegexNode ofTest(CharTest test) {
        return repeated(new RegexNode.One(test), test);
    }

    private static boolean isSpecial(char unit) {
        return "\\^$.|?*+()[{#".indexOf(unit) >= 0 || unit <= ' ';
    }

    private boolean isQuantifierAt(int index) {
        return index < pattern.length() && "?*+{".indexOf(pattern.charAt(index)) >= 0;
    }

    // Some characters that stand for themselves; the last one alone where a quantifier follows.
    private RegexNode plain() {
        int start = at;
        at++;
        if (isQuantifierAt(at) || has(Pattern.CASE_INSENSITIVE) || has(Pattern.COMMENTS)) {
            return ofTest(single(pattern.charAt(start)));
        }
        while (at < pattern.length() && !isSpecial(pattern.charAt(at)) && !isQuantifierAt(at + 1)
                && !Character.isSurrogate(pattern.charAt(at))) {
            at++;
        }
        RegexNode text = new RegexNode.Literal(pattern.substring(start, at));
        return done(text, text);
    }

    // ---- Escapes

    private RegexNode escaped() {
        if (at + 1 >= pattern.length()) {
            throw error("Unexpected internal error", at + 1);
        }
        char unit = pattern.charAt(at + 1);
        if (unit == 'Q') {
            int end = pattern.indexOf("\\E", at + 2);
            String text = pattern.substring(at + 2, end < 0 ? pattern.length() : end);
            at = end < 0 ? pattern.length() : end + 2;
            if (isQuantifierAt(at)) {
                notModelled();
            }
            return literal(text);
        }
        if ("bBAGzZ".indexOf(unit) >= 0) {
            at += 2;
            return repeated(place(unit), null);
        }
        if (unit >= '1' && unit <= '9' || unit == 'k') {
            return repeated(back(unit), null);
        }
        if (unit == 'R' || unit == 'X' || unit == 'N') {
            notModelled();
        }
        CharTest test = classAt();
        if (test != null) {
            return ofTest(test);
        }
        return ofTest(single(character()));
    }

    private RegexNode back(char first) {
        int number = 0;
        if (first == 'k') {
            int end = pattern.indexOf('>', at);
            if (at + 2 >= pattern.length() || pattern.charAt(at + 2) != '<' || end < 0) {
                throw error("\\k is not followed by '<' for named capturing group", at + 2);
            }
            String name = pattern.substring(at + 3, end);
            if (!names.containsKey(name)) {
                throw error("named capturing group <" + name + "> does not exist", at + 2);
            }
            number = names.get(name);
            at = end + 1;
        } else {
            number = first - '0';
            at += 2;
            while (at < pattern.length() && Character.isDigit(pattern.charAt(at))
                    && number * 10 + pattern.charAt(at) - '0' < groups) {
                number = number * 10 + pattern.charAt(at) - '0';
                at++;
            }
        }
        if (number >= groups) {
            notModelled();
        }
        isUnbounded = true;
        return new RegexNode.Back(number, has(Pattern.CASE_INSENSITIVE), has(Pattern.UNICODE_CASE));
    }

    // \d and its kin, at the backslash; null where it is none.
    private /*@ nullable @*/ CharTest classAt() {
        char unit = pattern.charAt(at + 1);
        if (has(Pattern.UNICODE_CHARACTER_CLASS)) {
            notModelled();
        }
        CharTest test = unit == 'd' || unit == 'D' ? CharTest.digit() : unit == 'w' || unit == 'W' ? CharTest.word()
                : unit == 's' || unit == 'S' ? CharTest.space() : unit == 'h' || unit == 'H' ? CharTest.horizontalSpace()
                : unit == 'v' || unit == 'V' ? CharTest.verticalSpace() : null;
        if (test != null) {
            at += 2;
            return unit <= 'Z' ? test.not() : test;
        }
        if (unit != 'p' && unit != 'P') {
            return null;
        }
        at += 2;
        if (at >= pattern.length()) {
            throw error("Illegal/unsupported escape sequence", at);
        }
        String name = pattern.substring(at, at + 1);
        int end = at + 1;
        if (isAt('{')) {
            end = pattern.indexOf('}', at);
            if (end < 0) {
                throw error("Unclosed character family", pattern.length() - 1);
            }
            name = pattern.substring(at + 1, end);
            end++;
        }
        at = end;
        CharTest found = CharTest.named(name);
        if (found == null || has(Pattern.CASE_INSENSITIVE)) {
            notModelled();
        }
        return unit == 'P' ? found.not() : found;
    }

    // The character that an escape stands for.
    private int character() {
        char unit = pattern.charAt(at + 1);
        at += 2;
        if (unit == 't') {
            return '\t';
        }
        if (unit == 'n') {
            return '\n';
        }
        if (unit == 'r') {
            return '\r';
        }
        if (unit == 'f') {
            return '\f';
        }
        if (unit == 'a') {
            return 7;
        }
        if (unit == 'e') {
            return 27;
        }
        if (unit == 'x' || unit == 'u') {
            int digits = unit == 'x' ? 2 : 4;
            int value = 0;
            for (int i = 0; i < digits; i++) {
                int digit = at < pattern.length() ? Character.digit(pattern.charAt(at), 16) : -1;
                if (digit < 0) {
                    throw error(unit == 'x' ? "Illegal hexadecimal escape sequence" : "Illegal Unicode escape sequence", at);
                }
                value = value * 16 + digit;
                at++;
            }
            return value;
        }
        if (unit == '0' || unit == 'c') {
            notModelled();
        }
        if (unit >= 'a' && unit <= 'z' || unit >= 'A' && unit <= 'Z') {
            throw error("Illegal/unsupported escape sequence", at - 1);
        }
        return unit;
    }

    // ---- Sets

    private CharTest set() {
        boolean isNegated = isAt('^');
        if (isNegated) {
            at++;
        }
        CharTest all = null;
        boolean isFirst = true;
        while (true) {
            if (at >= pattern.length()) {
                throw error("Unclosed character class", pattern.length() - 1);
            }
            if (isAt(']') && !isFirst) {
                at++;
                break;
            }
            if (isAtText("&&")) {
                all = intersection(all == null ? CharTest.none() : all);
                isFirst = false;
                continue;
            }
            if (has(Pattern.COMMENTS)) {
                notModelled();
            }
            CharTest item = item();
            all = all == null ? item : all.or(item);
            isFirst = false;
        }
        return isNegated ? all.not() : all;
    }

    private CharTest intersection(CharTest left) {
        while (isAtText("&&")) {
            at += 2;
        }
        CharTest right = null;
        while (at < pattern.length() && !isAt(']') && !isAtText("&&")) {
            CharTest item = item();
            right = right == null ? item : right.or(item);
        }
        if (right == null) {
            throw error("Bad class syntax", at);
        }
        return left.and(right);
    }

    private CharTest item() {
        if (isAt('[')) {
            at++;
            return set();
        }
        if (isAt('\\')) {
            if (at + 1 >= pattern.length()) {
                throw error("Unclosed character class", pattern.length() - 1);
            }
            if (pattern.charAt(at + 1) == 'Q') {
                notModelled();
            }
            CharTest test = classAt();
            if (test != null) {
                return test;
            }
        }
        int low = itemCharacter();
        boolean isRange = isAt('-') && at + 1 < pattern.length() && pattern.charAt(at + 1) != ']'
                && pattern.charAt(at + 1) != '[';
        if (!isRange) {
            return single(low);
        }
        at++;
        int high = itemCharacter();
        if (high < low) {
            throw error("Illegal character range", at - 1);
        }
        return CharTest.range(low, high, has(Pattern.CASE_INSENSITIVE), has(Pattern.UNICODE_CASE));
    }

    private int itemCharacter() {
        if (isAt('\\')) {
            return character();
        }
        char unit = pattern.charAt(at);
        if (Character.isSurrogate(unit)) {
            notModelled();
        }
        at++;
        return unit;
    }

    // ---- Groups

    private /*@ nullable @*/ RegexNode group() {
        int saved = flags;
        at++;
        RegexNode result = null;
        boolean wasUnbounded = isUnbounded;
        if (!isAt('?')) {
            result = capturing(null);
        } else {
            at++;
            if (isAtText("<=") || isAtText("<!")) {
                at += 2;
                boolean isNegated = pattern.charAt(at - 1) == '!';
                isUnbounded = false;
                RegexNode part = closed(new RegexNode.Stop());
                if (isUnbounded) {
                    notModelled();
                }
                isUnbounded = wasUnbounded;
                result = new RegexNode.Alone(part, isNegated ? 4 : 3);
            } else if (isAt('<')) {
                int end = pattern.indexOf('>', at);
                if (end < 0 || end == at + 1) {
                    throw error("named capturing group is missing trailing '>'", at);
                }
                String name = pattern.substring(at + 1, end);
                if (names.containsKey(name)) {
                    throw error("Named capturing group <" + name + "> is already defined", at);
                }
                at = end + 1;
                result = capturing(name);
            } else if (isAt('=') || isAt('!') || isAt('>')) {
                int kind = isAt('=') ? 1 : isAt('!') ? 2 : 0;
                at++;
                result = new RegexNode.Alone(closed(new RegexNode.Stop()), kind);
            } else {
                readFlags();
                if (isAt(')')) {
                    at++;
                    return null; // they count until the group around ends
                }
                if (!isAt(':')) {
                    throw error("Unknown inline modifier", at);
                }
                at++;
                RegexNode end = new RegexNode.Empty();
                RegexNode body = closed(end);
                flags = saved;
                return repeatedGroup(body, end);
            }
        }
        flags = saved;
        return result instanceof RegexNode.Alone ? repeatedGroup(result, result) : result;
    }

    private void readFlags() {
        boolean isOn = true;
        while (at < pattern.length() && !isAt(')') && !isAt(':')) {
            char unit = pattern.charAt(at);
            int flag = unit == 'i' ? Pattern.CASE_INSENSITIVE : unit == 'm' ? Pattern.MULTILINE : unit == 's' ? Pattern.DOTALL
                    : unit == 'x' ? Pattern.COMMENTS : unit == 'u' ? Pattern.UNICODE_CASE : unit == 'd' ? Pattern.UNIX_LINES
                    : unit == 'U' ? Pattern.UNICODE_CHARACTER_CLASS | Pattern.UNICODE_CASE : 0;
            if (unit == '-' && isOn) {
                isOn = false;
            } else if (flag == 0) {
                throw error("Unknown inline modifier", at);
            } else {
                flags = isOn ? flags | flag : flags & ~flag;
            }
            at++;
        }
        if (at >= pattern.length()) {
            throw error("Unknown inline modifier", at);
        }
    }

    // What stands in the group, up to its closing parenthesis.
    private RegexNode closed(RegexNode end) {
        RegexNode body = alternatives(end);
        if (!isAt(')')) {
            throw error("Unclosed group", pattern.length());
        }
        at++;
        return body;
    }

    private RegexNode capturing(/*@ nullable @*/ String name) {
        int number = groups;
        groups++;
        if (name != null) {
            names.put(name, number);
        }
        int saved = flags;
        RegexNode open = new RegexNode.Group(number, false);
        RegexNode close = new RegexNode.Group(number, true);
        open.next = closed(close);
        flags = saved;
        return repeatedGroup(open, close);
    }

    // ---- Quantifiers

    private int least;
    private int most;
    private int mode;

    private boolean readQuantifier() {
        skipComments();
        if (at >= pattern.length() || "?*+{".indexOf(pattern.charAt(at)) < 0) {
            return false;
        }
        char unit = pattern.charAt(at);
        at++;
        least = unit == '+' ? 1 : 0;
        most = unit == '?' ? 1 : Integer.MAX_VALUE;
        if (unit == '{') {
            readBounds();
        }
        mode = isAt('?') ? 1 : isAt('+') ? 2 : 0;
        if (mode != 0) {
            at++;
        }
        isUnbounded |= most == Integer.MAX_VALUE;
        return true;
    }

    private int readNumber() {
        if (at >= pattern.length() || pattern.charAt(at) < '0' || pattern.charAt(at) > '9') {
            throw error("Illegal repetition", at);
        }
        int value = 0;
        while (at < pattern.length() && pattern.charAt(at) >= '0' && pattern.charAt(at) <= '9') {
            if (value > 100000) {
                notModelled();
            }
            value = value * 10 + pattern.charAt(at) - '0';
            at++;
        }
        return value;
    }

    private void readBounds() {
        least = readNumber();
        most = least;
        if (isAt(',')) {
            at++;
            most = isAt('}') ? Integer.MAX_VALUE : readNumber();
        }
        if (!isAt('}')) {
            throw error("Unclosed counted closure", at);
        }
        at++;
        if (most < least) {
            throw error("Illegal repetition range", at);
        }
    }

    // A node, which is one character where `test` is not null.
    private RegexNode repeated(RegexNode node, /*@ nullable @*/ CharTest test) {
        if (test == null) {
            return repeatedGroup(node, node);
        }
        if (!readQuantifier()) {
            return done(node, node);
        }
        RegexNode run = new RegexNode.Run(test, least, most, mode);
        return repeatedGroup(run, run);
    }

    // What begins with `first` and ends with `last`.
    private RegexNode repeatedGroup(RegexNode first, RegexNode last) {
        if (!readQuantifier()) {
            return done(first, last);
        }
        RegexNode.Repeat repeat = new RegexNode.Repeat(repeats, least, most, mode == 1);
        int mode = this.mode;
        repeats++;
        repeat.body = first;
        last.next = new RegexNode.Again(repeat);
        if (mode == 2) {
            repeat.next = new RegexNode.Stop();
            RegexNode alone = new RegexNode.Alone(repeat, 0);
            return repeatedGroup(alone, alone);
        }
        return repeatedGroup(repeat, repeat);
    }

    // A part is done: what follows is linked behind its last node.
    private RegexNode done(RegexNode first, RegexNode last) {
        tail = last;
        return first;
    }

    private static native void notModelled();
}
