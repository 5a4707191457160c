// Lines end with CR, LF or both.
class LineEnds { // a    int b; // c
    int d;
    String e = """
        x        y""";
}