// String literals.
class Strings {
    String[] all = {"", "a", "it's", "\"", "\\", "\n\t\b\r\f\s\'\0\12\377\1234", "é変𝒜", "\u0041",
        "\uD83D\uDE00", "\\u0041", "\\\u0041", "// no comment", "/* none */", "//@ requires no JML;",
        "\u005c"", "\u005c\u005c"};
}
// COVERS string literals
