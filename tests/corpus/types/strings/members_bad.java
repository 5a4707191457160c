// String has no such members, and no such overloads.
class Members {
    void use(String s) {
        int a = s.length; // EXPECT error: cannot find field 'length' in 'String'
        int b = s.size(); // EXPECT error: cannot find method 'size' in 'String'
        char c = s[0]; // EXPECT error: expected an array, found 'String'
        String d = s.charAt(0); // EXPECT error: cannot convert 'char' to 'String'
        String e = s.substring("x"); // EXPECT error: no 'substring' fits the arguments (String)
    }
}
// COVERS string literals, calls, array access
