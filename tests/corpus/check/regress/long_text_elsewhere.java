// A text that the failing execution does not make is of any length in the model of it: the counterexample does not look at its characters.
// ARGS --all --format json
// EXIT 1
public class long_text_elsewhere {
    public static String shorter(String dash, int length) {
        return dash.repeat(length - 1);
    }
}
// OUTPUT-NOT internal error
