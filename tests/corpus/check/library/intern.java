// One object for each text that was interned, that of the literals.
// ARGS --all
class Intern {
    static void same() {
        String part = "hel";
        assert (part + "lo").intern() == "hello";
        assert new String("hello").intern() == (part + "lo").intern();
        assert "".intern() == "";
    }

    static void other() {
        String part = "hel";
        assert (part + "lo").intern() == "hell"; // EXPECT violated: assertion: AssertionError in 'Intern.other()'
    }

    static void open(String text) {
        assert text.intern() == text; // EXPECT unknown: which object 'intern' gives (not modelled) in 'Intern.open(String)'
    }
}
// EXIT 1
