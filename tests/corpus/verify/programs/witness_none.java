// A witness that cannot be written is said, and the exit code says so; the verdict stays.
// ARGS --timeout 1 --witness /nonexistent/witness.yml
// EXIT 2
// EXPECT-GENERAL error: no witness of 'WitnessNone.main(String[])': cannot write '/nonexistent/witness.yml': No such file or directory
class WitnessNone {
    public static void main(String[] args) {
        assert args != null;
    }
}
