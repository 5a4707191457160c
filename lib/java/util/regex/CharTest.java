// CharTest: a set of characters, as `[a-z]` or `\d`.
package java.util.regex;

abstract class CharTest {
    abstract boolean has(int unit);

    static CharTest one(int wanted, boolean ignoresCase, boolean isUnicode) {
        return new CharTest() {
            boolean has(int unit) {
                return unit == wanted || ignoresCase && sameLetter(unit, wanted, isUnicode);
            }
        };
    }

    // The same but for case: of ASCII alone, unless all of Unicode is asked for.
    static boolean sameLetter(int one, int other, boolean isUnicode) {
        if (one == other) {
            return true;
        }
        if (!isUnicode) {
            return one < 128 && other < 128 && lower(one) == lower(other);
        }
        return Character.toLowerCase(Character.toUpperCase(one)) == Character.toLowerCase(Character.toUpperCase(other));
    }

    private static int lower(int unit) {
        return unit >= 'A' && unit <= 'Z' ? unit + 32 : unit;
    }

    static CharTest range(int low, int high, boolean ignoresCase, boolean isUnicode) {
        return new CharTest() {
            boolean has(int unit) {
                if (low <= unit && unit <= high) {
                    return true;
                }
                if (!ignoresCase) {
                    return false;
                }
                if (isUnicode) {
                    int upper = Character.toUpperCase(unit);
                    int lower = Character.toLowerCase(upper);
                    return low <= upper && upper <= high || low <= lower && lower <= high;
                }
                if (unit >= 'a' && unit <= 'z') {
                    return low <= unit - 32 && unit - 32 <= high;
                }
                return unit >= 'A' && unit <= 'Z' && low <= unit + 32 && unit + 32 <= high;
            }
        };
    }

    CharTest or(CharTest other) {
        CharTest one = this;
        return new CharTest() {
            boolean has(int unit) {
                return one.has(unit) || other.has(unit);
            }
        };
    }

    CharTest and(CharTest other) {
        CharTest one = this;
        return new CharTest() {
            boolean has(int unit) {
                return one.has(unit) && other.has(unit);
            }
        };
    }

    CharTest not() {
        CharTest one = this;
        return new CharTest() {
            boolean has(int unit) {
                return !one.has(unit);
            }
        };
    }

    static CharTest none() {
        return new CharTest() {
            boolean has(int unit) {
                return false;
            }
        };
    }

    static CharTest dot(boolean hasLineEnds, boolean isUnix) {
        return new CharTest() {
            boolean has(int unit) {
                return hasLineEnds || unit != '\n' && (isUnix || unit != '\r' && (unit | 1) != '\u2029' && unit != '\u0085');
            }
        };
    }

    static CharTest digit() {
        return range('0', '9', false, false);
    }

    static CharTest word() {
        return new CharTest() {
            boolean has(int unit) {
                return unit >= 'a' && unit <= 'z' || unit >= 'A' && unit <= 'Z' || unit >= '0' && unit <= '9' || unit == '_';
            }
        };
    }

    static CharTest space() {
        return new CharTest() {
            boolean has(int unit) {
                return unit == ' ' || unit >= '\t' && unit <= '\r';
            }
        };
    }

    static CharTest horizontalSpace() {
        return new CharTest() {
            boolean has(int unit) {
                return unit == ' ' || unit == '\t' || unit == 0xa0 || unit == 0x1680 || unit == 0x180e
                        || unit >= 0x2000 && unit <= 0x200a || unit == 0x202f || unit == 0x205f || unit == 0x3000;
            }
        };
    }

    static CharTest verticalSpace() {
        return new CharTest() {
            boolean has(int unit) {
                return unit >= '\n' && unit <= '\r' || unit == 0x85 || unit == 0x2028 || unit == 0x2029;
            }
        };
    }

    // \p{name}; null where there is no model.
    static /*@ nullable @*/ CharTest named(String name) {
        if (name.equals("Lower")) {
            return range('a', 'z', false, false);
        }
        if (name.equals("Upper")) {
            return range('A', 'Z', false, false);
        }
        if (name.equals("Alpha")) {
            return range('a', 'z', false, false).or(range('A', 'Z', false, false));
        }
        if (name.equals("Digit")) {
            return digit();
        }
        if (name.equals("Alnum")) {
            return range('a', 'z', false, false).or(range('A', 'Z', false, false)).or(digit());
        }
        if (name.equals("ASCII")) {
            return range(0, 127, false, false);
        }
        if (name.equals("Punct")) {
            return range('!', '/', false, false).or(range(':', '@', false, false)).or(range('[', '`', false, false))
                    .or(range('{', '~', false, false));
        }
        if (name.equals("Graph")) {
            return range('!', '~', false, false);
        }
        if (name.equals("Print")) {
            return range(' ', '~', false, false);
        }
        if (name.equals("Blank")) {
            return one(' ', false, false).or(one('\t', false, false));
        }
        if (name.equals("Cntrl")) {
            return range(0, 31, false, false).or(one(127, false, false));
        }
        if (name.equals("XDigit")) {
            return digit().or(range('a', 'f', false, false)).or(range('A', 'F', false, false));
        }
        if (name.equals("Space")) {
            return space();
        }
        return ofUnicode(name);
    }

    private static /*@ nullable @*/ CharTest ofUnicode(String name) {
        if (name.equals("L") || name.equals("IsL") || name.equals("javaLetter")) {
            return new CharTest() {
                boolean has(int unit) {
                    return Character.isLetter(unit);
                }
            };
        }
        if (name.equals("IsAlphabetic") || name.equals("javaAlphabetic")) {
            return new CharTest() {
                boolean has(int unit) {
                    return Character.isAlphabetic(unit);
                }
            };
        }
        if (name.equals("javaLowerCase") || name.equals("IsLowercase")) {
            return new CharTest() {
                boolean has(int unit) {
                    return Character.isLowerCase(unit);
                }
            };
        }
        if (name.equals("javaUpperCase") || name.equals("IsUppercase")) {
            return new CharTest() {
                boolean has(int unit) {
                    return Character.isUpperCase(unit);
                }
            };
        }
        if (name.equals("javaWhitespace")) {
            return new CharTest() {
                boolean has(int unit) {
                    return Character.isWhitespace(unit);
                }
            };
        }
        if (name.equals("Nd") || name.equals("IsDigit") || name.equals("javaDigit")) {
            return new CharTest() {
                boolean has(int unit) {
                    return Character.isDigit(unit);
                }
            };
        }
        return null;
    }
}
