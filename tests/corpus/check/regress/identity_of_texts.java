// Which texts of the library are the same object: as it does it, or unknown.
// ARGS --all
import java.util.*;

class IdentityOfTexts {
    //@ requires !s.contains("xyz"); ensures \result;
    static boolean whole(String s) { return s.substring(0, s.length()) == s && s.replace("xyz", "y") == s; }

    //@ ensures !\result;
    static boolean part() { return "abc".substring(0, 2) == "ab"; }

    //@ ensures \result; // EXPECT violated: postcondition
    static boolean partWrong() { return "abc".substring(0, 2) == "ab"; }

    static boolean empty() {
        return "abc".substring(1, 1) == ""; // EXPECT unknown: whether two empty strings are the same object
    }

    //@ ensures \result;
    static boolean none() { return Optional.empty() == Optional.empty() && List.of() == List.of() && Map.of() == Map.of(); }

    //@ ensures \result; // EXPECT violated: postcondition
    static boolean lists() { return new ArrayList<Integer>() == new ArrayList<Integer>(); }
}
// OUTPUT HOLDS IdentityOfTexts.whole(String)
// OUTPUT HOLDS IdentityOfTexts.part()
// OUTPUT HOLDS IdentityOfTexts.none()
