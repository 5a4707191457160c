// RegexNode: a part of a pattern. It matches from a place on if it fits there, and what follows it matches after it.
package java.util.regex;

abstract class RegexNode {
    /*@ nullable @*/ RegexNode next;

    abstract boolean match(Matcher matcher, int at);

    // The end of the pattern.
    static final class Accept extends RegexNode {
        boolean match(Matcher matcher, int at) {
            if (matcher.wantsAll && at != matcher.to) {
                return false;
            }
            matcher.matchEnd = at;
            return true;
        }
    }

    // The end of a part that is matched by itself.
    static final class Stop extends RegexNode {
        boolean match(Matcher matcher, int at) {
            if (matcher.wantedEnd >= 0 && at != matcher.wantedEnd) {
                return false;
            }
            matcher.stoppedAt = at;
            return true;
        }
    }

    // Nobody knows.
    static final class Untold extends RegexNode {
        boolean match(Matcher matcher, int at) {
            int end = jury.Texts.doubtful("what a pattern that is not known matches, where time is short");
            return at <= end && end <= matcher.to && next.match(matcher, end);
        }
    }

    static final class Empty extends RegexNode {
        boolean match(Matcher matcher, int at) {
            return next.match(matcher, at);
        }
    }

    static final class Literal extends RegexNode {
        private final String text;

        Literal(String text) {
            this.text = text;
        }

        boolean match(Matcher matcher, int at) {
            if (at > matcher.to - text.length()) {
                return false;
            }
            for (int i = 0; i < text.length(); i++) {
                if (matcher.text.charAt(at + i) != text.charAt(i)) {
                    return false;
                }
            }
            return next.match(matcher, at + text.length());
        }
    }

    static final class One extends RegexNode {
        final CharTest test;

        One(CharTest test) {
            this.test = test;
        }

        boolean match(Matcher matcher, int at) {
            if (at >= matcher.to) {
                return false;
            }
            int point = matcher.point(at);
            return test.has(point) && next.match(matcher, at + (point > 0xffff ? 2 : 1));
        }
    }

    // One character again and again.
    static final class Run extends RegexNode {
        private final CharTest test;
        private final int least;
        private final int most;
        private final int mode; // 0: greedy, 1: reluctant, 2: possessive

        Run(CharTest test, int least, int most, int mode) {
            this.test = test;
            this.least = least;
            this.most = most;
            this.mode = mode;
        }

        boolean match(Matcher matcher, int at) {
            int place = at;
            int count = 0;
            int first = mode == 1 ? least : most;
            boolean isMore = count < first;
            while (isMore) {
                int after = after(matcher, place);
                isMore = after >= 0;
                if (isMore) {
                    place = after;
                    count++;
                    isMore = count < first;
                }
            }
            if (count < least) {
                return false;
            }
            return mode == 1 ? matchMore(matcher, place, count) : matchLess(matcher, at, place, count);
        }

        // Behind one more character; -1 where there is none that fits.
        private int after(Matcher matcher, int place) {
            if (place >= matcher.to) {
                return -1;
            }
            int point = matcher.point(place);
            return test.has(point) ? place + (point > 0xffff ? 2 : 1) : -1;
        }

        private boolean matchLess(Matcher matcher, int start, int end, int found) {
            int place = end;
            int count = found;
            while (!next.match(matcher, place)) {
                if (mode == 2 || count == least) {
                    return false;
                }
                place = matcher.before(place, start);
                count--;
            }
            return true;
        }

        private boolean matchMore(Matcher matcher, int start, int found) {
            int place = start;
            int count = found;
            while (!next.match(matcher, place)) {
                int after = count == most ? -1 : after(matcher, place);
                if (after < 0) {
                    return false;
                }
                place = after;
                count++;
            }
            return true;
        }
    }

    static final class Group extends RegexNode {
        private final int number;
        private final boolean isEnd;

        Group(int number, boolean isEnd) {
            this.number = number;
            this.isEnd = isEnd;
        }

        boolean match(Matcher matcher, int at) {
            if (!isEnd) {
                int before = matcher.opened[number];
                matcher.opened[number] = at;
                boolean isFound = next.match(matcher, at);
                matcher.opened[number] = before;
                return isFound;
            }
            int start = matcher.groups[2 * number];
            int end = matcher.groups[2 * number + 1];
            matcher.groups[2 * number] = matcher.opened[number];
            matcher.groups[2 * number + 1] = at;
            if (next.match(matcher, at)) {
                return true;
            }
            matcher.groups[2 * number] = start;
            matcher.groups[2 * number + 1] = end;
            return false;
        }
    }

    static final class Choice extends RegexNode {
        private final java.util.ArrayList<RegexNode> choices = new java.util.ArrayList<>();

        void add(RegexNode choice) {
            choices.add(choice);
        }

        boolean match(Matcher matcher, int at) {
            for (int i = 0; i < choices.size(); i++) {
                if (choices.get(i).match(matcher, at)) {
                    return true;
                }
            }
            return false;
        }
    }

    // A part again and again: the part ends with a node of class Again.
    static final class Repeat extends RegexNode {
        private final int number;
        private final int least;
        private final int most;
        private final boolean isReluctant;
        /*@ nullable @*/ RegexNode body;

        Repeat(int number, int least, int most, boolean isReluctant) {
            this.number = number;
            this.least = least;
            this.most = most;
            this.isReluctant = isReluctant;
        }

        boolean match(Matcher matcher, int at) {
            int count = matcher.counts[number];
            int start = matcher.starts[number];
            matcher.counts[number] = 0;
            matcher.starts[number] = -1;
            boolean isFound = again(matcher, at);
            matcher.counts[number] = count;
            matcher.starts[number] = start;
            return isFound;
        }

        boolean again(Matcher matcher, int at) {
            int count = matcher.counts[number];
            if (at == matcher.starts[number]) {
                return next.match(matcher, at); // nothing was matched: no need to go on
            }
            if (count < least) {
                return once(matcher, at, count);
            }
            if (isReluctant) {
                return next.match(matcher, at) || count < most && once(matcher, at, count);
            }
            return count < most && once(matcher, at, count) || next.match(matcher, at);
        }

        private boolean once(Matcher matcher, int at, int count) {
            int start = matcher.starts[number];
            matcher.counts[number] = count + 1;
            matcher.starts[number] = at;
            boolean isFound = body.match(matcher, at);
            matcher.counts[number] = count;
            matcher.starts[number] = start;
            return isFound;
        }
    }

    static final class Again extends RegexNode {
        private final Repeat repeat;

        Again(Repeat repeat) {
            this.repeat = repeat;
        }

        boolean match(Matcher matcher, int at) {
            return repeat.again(matcher, at);
        }
    }

    // A part that is matched once, as it is found first; or looked for without being used up.
    static final class Alone extends RegexNode {
        private final RegexNode part;
        private final int kind; // 0: atomic, 1: ahead, 2: not ahead, 3: behind, 4: not behind

        Alone(RegexNode part, int kind) {
            this.part = part;
            this.kind = kind;
        }

        private boolean isThere(Matcher matcher, int at) {
            int wanted = matcher.wantedEnd;
            boolean isFound = false;
            if (kind < 3) {
                matcher.wantedEnd = -1;
                isFound = part.match(matcher, at);
            } else {
                matcher.wantedEnd = at;
                for (int start = at; start >= matcher.from && !isFound; start--) {
                    isFound = part.match(matcher, start);
                }
            }
            matcher.wantedEnd = wanted;
            return isFound;
        }

        boolean match(Matcher matcher, int at) {
            boolean isFound = isThere(matcher, at);
            if (kind == 2 || kind == 4) {
                return !isFound && next.match(matcher, at);
            }
            return isFound && next.match(matcher, kind == 0 ? matcher.stoppedAt : at);
        }
    }

    static final class Back extends RegexNode {
        private final int number;
        private final boolean ignoresCase;
        private final boolean isUnicode;

        Back(int number, boolean ignoresCase, boolean isUnicode) {
            this.number = number;
            this.ignoresCase = ignoresCase;
            this.isUnicode = isUnicode;
        }

        boolean match(Matcher matcher, int at) {
            int start = matcher.groups[2 * number];
            int length = matcher.groups[2 * number + 1] - start;
            if (start < 0 || at + length > matcher.to) {
                return false;
            }
            for (int i = 0; i < length; i++) {
                char one = matcher.text.charAt(start + i);
                char other = matcher.text.charAt(at + i);
                if (one != other && !(ignoresCase && CharTest.sameLetter(one, other, isUnicode))) {
                    return false;
                }
            }
            return next.match(matcher, at + length);
        }
    }

    // A place between characters.
    static final class Place extends RegexNode {
        private final char kind;
        private final boolean isMultiline;
        private final boolean isUnix;

        Place(char kind, boolean isMultiline, boolean isUnix) {
            this.kind = kind;
            this.isMultiline = isMultiline;
            this.isUnix = isUnix;
        }

        private boolean isLineEnd(char unit) {
            return unit == '\n' || !isUnix && (unit == '\r' || unit == '\u0085' || unit == '\u2028' || unit == '\u2029');
        }

        private boolean isLineStart(Matcher matcher, int at) {
            if (at == matcher.from) {
                return true;
            }
            char before = matcher.text.charAt(at - 1);
            if (!isMultiline || at == matcher.to || !isLineEnd(before)) {
                return false;
            }
            return before != '\r' || isUnix || matcher.text.charAt(at) != '\n';
        }

        // Before the last line end, or before any.
        private boolean isBeforeLineEnd(Matcher matcher, int at) {
            if (at == matcher.to) {
                return true;
            }
            char unit = matcher.text.charAt(at);
            if (!isLineEnd(unit)) {
                return false;
            }
            boolean isSecond = unit == '\n' && !isUnix && at > matcher.from && matcher.text.charAt(at - 1) == '\r';
            if (isSecond) {
                return false;
            }
            if (isMultiline && kind == '$') {
                return true;
            }
            int length = !isUnix && unit == '\r' && at + 1 < matcher.to && matcher.text.charAt(at + 1) == '\n' ? 2 : 1;
            return at + length == matcher.to;
        }

        private static boolean isWord(Matcher matcher, int at) {
            if (at < matcher.from || at >= matcher.to) {
                return false;
            }
            char unit = matcher.text.charAt(at);
            if (unit >= 128) {
                notModelled();
            }
            return unit == '_' || unit >= '0' && unit <= '9' || unit >= 'a' && unit <= 'z' || unit >= 'A' && unit <= 'Z';
        }

        private boolean isHere(Matcher matcher, int at) {
            if (kind == '^') {
                return isLineStart(matcher, at);
            }
            if (kind == 'A') {
                return at == matcher.from;
            }
            if (kind == 'z') {
                return at == matcher.to;
            }
            if (kind == 'G') {
                return at == matcher.lastEnd;
            }
            if (kind == 'b' || kind == 'B') {
                return (isWord(matcher, at - 1) != isWord(matcher, at)) == (kind == 'b');
            }
            return isBeforeLineEnd(matcher, at);
        }

        boolean match(Matcher matcher, int at) {
            return isHere(matcher, at) && next.match(matcher, at);
        }

        private static native void notModelled();
    }
}
