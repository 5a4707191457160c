// A field that nothing but a setter of the class's own assigns, which another method calls, and that no code compares with null: before that method
// was called an object is of no use. A setter for everybody may be forgotten.
// ARGS --all
// EXIT 1
public class own_setter {
    private String options;
    private String name;
    private String asked;

    protected void setOptions(String options) {
        this.options = options;
    }

    protected String getOptions() {
        return options;
    }

    public void setName(String name) {
        this.name = name;
    }

    void setAsked(String asked) {
        this.asked = asked;
    }

    public int parse(String options) {
        setOptions(options);
        setAsked(options);
        return step() + length();
    }

    public int step() {
        return getOptions().length();
    }

    public int length() {
        return options.length();
    }

    public int nameLength() {
        return name.length(); // EXPECT violated: null dereference: NullPointerException in 'own_setter.nameLength()'
    }

    public int askedLength() {
        return asked.length(); // EXPECT violated: null dereference: NullPointerException in 'own_setter.askedLength()'
    }

    public boolean isAsked() {
        return asked != null;
    }

    @Override
    public String toString() {
        return options.trim(); // EXPECT violated: null dereference: NullPointerException in 'own_setter.toString()'
    }
}
