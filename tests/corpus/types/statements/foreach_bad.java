import java.util.List;

// What cannot be iterated over, and elements of the wrong type.
class foreach_bad {
    void all(int n, String s, List<Object> list, List<?> any, long[] longs, List raw) {
        for (int i : n) ; // EXPECT error@22: cannot iterate over 'int': expected an array or Iterable
        for (char c : s) ; // EXPECT error: cannot iterate over 'String': expected an array or Iterable
        for (Object o : null) ; // EXPECT error: cannot iterate over 'null': expected an array or Iterable
        for (String t : list) ; // EXPECT error@25: cannot convert 'Object' to 'String'
        for (String t : any) ; // EXPECT error: cannot convert
        for (int i : longs) ; // EXPECT error: cannot convert 'long' to 'int'
        for (String t : raw) ; // EXPECT error: cannot convert 'Object' to 'String'
        for (int n : longs) ; // EXPECT error: cannot convert 'long' to 'int'
        // EXPECT-PREV error: variable 'n' is already declared in this method
        for (Object o : o) ; // EXPECT error: 'o'
    }
}
// COVERS foreach
