// Characters of a text in specifications. What the exception of a position outside says is not known, and nothing depends on it.
class Characters {
    //@ ensures \result == (\exists int i; 0 <= i && i < s.length(); s.charAt(i) == c);
    static boolean contains(String s, char c) {
        for (int i = 0; i < s.length(); i++)
            if (s.charAt(i) == c)
                return true;
        return false;
    }

    //@ ensures \result == (\exists int i; 0 <= i && i < s.length(); s.charAt(i) == c); // EXPECT violated: postcondition in 'Characters.startsWith(String, char)'
    static boolean startsWith(String s, char c) {
        return s.length() > 0 && s.charAt(0) == c;
    }

    //@ requires s.length() > 0;
    //@ ensures \result == s.charAt(s.length() - 1);
    static char last(String s) {
        return s.charAt(s.length() - 1);
    }

    //@ ensures s.charAt(0) == s.charAt(0); // EXPECT violated: postcondition in 'Characters.outside(String)'
    static void outside(String s) {
    }
}
// EXIT 1
// OUTPUT PROVED Characters.contains(String, char)
// OUTPUT PROVED Characters.last(String)
