// Writes src/builtin/character_data.def: what the JDK says of the characters of Unicode.
//
// java tools/CharacterData.java > src/builtin/character_data.def
//
// With --program it writes a Java program instead whose contracts say the same, for every code point at once:
// tests/extra/character-agreement has it checked.
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntUnaryOperator;

class CharacterData {
    record Property(String name, String method, boolean isTest, IntUnaryOperator value) {
    }

    record Run(int first, int value) {
    }

    static final List<Property> PROPERTIES = List.of(
            new Property("digitBeyondLatin", "isDigit", true, c -> Character.isDigit(c) ? 1 : 0),
            new Property("letterBeyondLatin", "isLetter", true, c -> Character.isLetter(c) ? 1 : 0),
            new Property("alphabeticBeyondLatin", "isAlphabetic", true, c -> Character.isAlphabetic(c) ? 1 : 0),
            new Property("lowerBeyondLatin", "isLowerCase", true, c -> Character.isLowerCase(c) ? 1 : 0),
            new Property("upperBeyondLatin", "isUpperCase", true, c -> Character.isUpperCase(c) ? 1 : 0),
            new Property("expandsInUpperCase", null, true, c -> expands(c) ? 1 : 0),
            new Property("hasDigit", null, true, c -> Character.digit(c, 36) >= 0 ? 1 : 0),
            new Property("hasNumber", null, true, c -> Character.getNumericValue(c) >= 0 ? 1 : 0),
            new Property("hasOtherNumber", null, true, c -> Character.getNumericValue(c) == -2 ? 1 : 0),
            new Property("toDigit", null, false, c -> Character.digit(c, 36) < 0 ? 0 : Character.digit(c, 36) - c),
            new Property("toNumber", null, false, c -> Character.getNumericValue(c) < 0 ? 0 : Character.getNumericValue(c) - c),
            new Property("identifierIgnorable", "isIdentifierIgnorable", true, c -> Character.isIdentifierIgnorable(c) ? 1 : 0),
            new Property("ideographic", "isIdeographic", true, c -> Character.isIdeographic(c) ? 1 : 0),
            new Property("javaPart", "isJavaIdentifierPart", true, c -> Character.isJavaIdentifierPart(c) ? 1 : 0),
            new Property("javaStart", "isJavaIdentifierStart", true, c -> Character.isJavaIdentifierStart(c) ? 1 : 0),
            new Property("mirrored", "isMirrored", true, c -> Character.isMirrored(c) ? 1 : 0),
            new Property("unicodePart", "isUnicodeIdentifierPart", true, c -> Character.isUnicodeIdentifierPart(c) ? 1 : 0),
            new Property("unicodeStart", "isUnicodeIdentifierStart", true, c -> Character.isUnicodeIdentifierStart(c) ? 1 : 0),
            new Property("toTitle", "toTitleCase", false, c -> Character.toTitleCase(c) - c),
            new Property("toLowerBeyondLatin", "toLowerCase", false, c -> Character.toLowerCase(c) - c),
            new Property("toUpperBeyondLatin", "toUpperCase", false, c -> Character.toUpperCase(c) - c));

    // Numbers as they are.
    static final List<Property> VALUES = List.of(
            new Property("category", "getType", false, Character::getType),
            new Property("direction", "getDirectionality", false, Character::getDirectionality));

    // What the library model says without the table.
    static final List<Property> COMPUTED = List.of(
            new Property(null, "isLetterOrDigit", true, c -> Character.isLetterOrDigit(c) ? 1 : 0),
            new Property(null, "isWhitespace", true, c -> Character.isWhitespace(c) ? 1 : 0),
            new Property(null, "isSpaceChar", true, c -> Character.isSpaceChar(c) ? 1 : 0),
            new Property(null, "isDefined", true, c -> Character.isDefined(c) ? 1 : 0),
            new Property(null, "isTitleCase", true, c -> Character.isTitleCase(c) ? 1 : 0));

    // Beyond the last one nothing is defined, as with the last.
    static final String CODE_POINT = "//@ requires 0 <= c;";
    // What takes long is asked of the Basic Multilingual Plane alone.
    static final List<String> OF_CHARS = List.of("getType", "getDirectionality", "isDefined", "getNumericValue");

    static String precondition(String method) {
        return OF_CHARS.contains(method) ? "//@ requires 0 <= c && c <= 0xffff;" : CODE_POINT;
    }

    // Is it more than one character in upper case, or another one than Character says?
    static boolean expands(int c) {
        return !(c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE)
                && !Character.toString(c).toUpperCase(Locale.ROOT).equals(Character.toString(Character.toUpperCase(c)));
    }

    // Maximal ranges of characters with one value, each given by its first.
    static List<Run> runs(IntUnaryOperator value) {
        List<Run> runs = new ArrayList<>();
        for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
            if (runs.isEmpty() || runs.get(runs.size() - 1).value() != value.applyAsInt(c)) {
                runs.add(new Run(c, value.applyAsInt(c)));
            }
        }
        return runs;
    }

    static void writeTable() {
        System.out.println("// Generated by tools/CharacterData.java from JDK 17: runs of characters with one value, 1 or 0 for tests,");
        System.out.println("// the difference for mappings, the number itself for values. RUN(first character, value)");
        for (Property property : PROPERTIES) {
            writeRuns(property.isTest() ? "TEST" : "MAPPING", property);
        }
        for (Property property : VALUES) {
            writeRuns("VALUE", property);
        }
    }

    static void writeRuns(String kind, Property property) {
        System.out.println(kind + "(" + property.name() + ")");
        StringBuilder line = new StringBuilder();
        for (Run run : runs(property.value())) {
            String text = "RUN(" + run.first() + ", " + run.value() + ")";
            if (line.length() + text.length() > 115) {
                System.out.println(line.toString().stripTrailing());
                line.setLength(0);
            }
            line.append(text).append(' ');
        }
        System.out.println(line.toString().stripTrailing());
        System.out.println("END(" + property.name() + ")");
    }

    // As nested conditions: `c < 170 ? … : …`.
    static String nested(List<Run> runs, boolean isTest) {
        if (runs.size() == 1) {
            int value = runs.get(0).value();
            return isTest ? String.valueOf(value == 1) : value == 0 ? "c" : "c + (" + value + ")";
        }
        int middle = runs.size() / 2;
        return "(c < " + runs.get(middle).first() + " ? " + nested(runs.subList(0, middle), isTest) + "\n//@ : "
                + nested(runs.subList(middle, runs.size()), isTest) + ")";
    }

    static void writeMethod(Property property) {
        System.out.println(precondition(property.method()) + "\n//@ ensures \\result == " + nested(runs(property.value()), property.isTest()) + ";");
        System.out.println("static " + (property.isTest() ? "boolean " : "int ") + property.method() + "(int c) {");
        System.out.println("return Character." + property.method() + "(c);\n}");
    }

    static void writeProgram() {
        System.out.println("class Characters {");
        for (Property property : PROPERTIES) {
            if (property.method() != null) {
                writeMethod(property);
            }
        }
        for (Property property : COMPUTED) {
            writeMethod(property);
        }
        for (Property property : VALUES) {
            writeValues(property);
        }
        writeNumbers("digit(c, 36)", c -> Character.digit(c, 36));
        writeNumbers("getNumericValue(c)", Character::getNumericValue);
        System.out.println("}");
    }

    static void writeValues(Property property) {
        System.out.println(precondition(property.method()) + "\n//@ ensures \\result == " + nested(runs(property.value()), false).replace("c + ", "")
                .replace("? c\n", "? 0\n").replace(": c)", ": 0)") + ";");
        System.out.println("static int " + property.method() + "(int c) {\nreturn Character." + property.method() + "(c);\n}");
    }

    // Where a number begins a run of rising ones, the difference is written.
    static void writeNumbers(String call, IntUnaryOperator value) {
        List<Run> negative = runs(c -> Math.min(value.applyAsInt(c), 0));
        List<Run> differences = runs(c -> value.applyAsInt(c) < 0 ? 0 : value.applyAsInt(c) - c);
        String name = call.substring(0, call.indexOf('('));
        System.out.println(precondition(name) + "\n//@ ensures \\result < 0 ? \\result == " + nested(negative, false).replace("c + ", "")
                + "\n//@ : \\result == " + nested(differences, false) + ";");
        System.out.println("//@ ensures \\result < 0 <==> " + nested(runs(c -> value.applyAsInt(c) < 0 ? 1 : 0), true) + ";");
        System.out.println("static int " + name + "(int c) {\nreturn Character." + call + ";\n}");
    }

    public static void main(String[] arguments) {
        if (arguments.length > 0 && arguments[0].equals("--program")) {
            writeProgram();
        } else {
            writeTable();
        }
    }
}
