// A specification that does not type: nothing can be said about the method.
class Clause {
    //@ ensures z > 0; // EXPECT error: cannot find variable 'z'
    static int first(int a) {
        return a;
    }
}
// OUTPUT ERROR Clause.first(int)
// OUTPUT 1 method: 1 with errors
