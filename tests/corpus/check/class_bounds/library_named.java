// ARGS --objects 4,java.lang.Integer=1
class LibraryNamed {
    //@ ensures \result == 3;
    static int boxes(int n) {
        Integer one = n;
        Integer two = n + 1; // EXPECT cut: executions that need more than 1 object of class 'Integer' in 'LibraryNamed.boxes(int)'
        return two - one;
    }
}
// OUTPUT HOLDS, CUT LibraryNamed.boxes(int)
