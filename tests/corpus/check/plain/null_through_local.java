// Null that goes through a local variable, which has it for good, is null that the project has.
// ARGS --all
public class NullThroughLocal {
    private final String comment;
    private final String name;

    NullThroughLocal(String comment, String name) {
        this.comment = comment;
        this.name = name;
    }

    public static NullThroughLocal read(String text, boolean hasComment) {
        final String comment = hasComment ? text : null;
        String name = null;
        name = text;
        return new NullThroughLocal(comment, name);
    }

    public int letters() {
        return comment.length(); // EXPECT violated: null dereference: NullPointerException in 'NullThroughLocal.letters()'
    }

    public int named() {
        return name.length();
    }
}
// OUTPUT HOLDS NullThroughLocal.named()
