// Members of String, on literals, text blocks and chains.
class Members {
    int use(String s) {
        char c = "abc".charAt(1);
        String t = s.trim().toUpperCase().substring(1, 2).concat("x").replace('a', 'b');
        boolean b = "a".equals(t) && s.isEmpty() || s.compareTo(t) < 0;
        String u = """
            lines
            """.strip();
        String v = String.valueOf(3) + String.join(",", "a", "b") + String.format("%d %s", 1, s);
        String[] parts = s.split(",");
        return s.indexOf("x") + s.indexOf('y', 3) + parts.length + u.hashCode() + v.length() + c;
    }
}
// COVERS string literals, text blocks, calls
