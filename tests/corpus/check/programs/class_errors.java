// A program that uses a class with errors has no answer.
class ClassErrors {
    // EXPECT-NEXT unknown: code with errors (not modelled) in 'ClassErrors.main(String[])'
    static class Broken extends Missing { // EXPECT error: cannot find type 'Missing'
        int f() {
            return 1;
        }
    }

    public static void main(String[] args) {
        assert new Broken().f() == 1;
    }
}
// OUTPUT UNKNOWN     ClassErrors.main(String[])
