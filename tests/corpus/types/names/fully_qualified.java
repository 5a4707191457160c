// Types by their full name, in types and in expressions.
class FullyQualified {
    java.util.List<java.lang.String> list = new java.util.ArrayList<>();

    int use() {
        java.util.Map.Entry<String, Integer> entry = java.util.Map.entry("a", 1);
        return java.lang.Math.max(entry.getValue(), java.lang.Integer.MAX_VALUE) + list.size();
    }
}
// COVERS names, class table
