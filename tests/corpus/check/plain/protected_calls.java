// Calls before the one that is looked at are such as everybody can make: a protected method is called by subclasses, which know what it needs.
// ARGS --all
// EXIT 1
public class protected_calls {
    private Object item = "a";
    private Object shown = "a";

    protected void setItem(Object item) {
        this.item = item;
    }

    public void setShown(Object shown) {
        this.shown = shown;
    }

    public String item() {
        return (String) item; // EXPECT possible: class cast: ClassCastException in 'protected_calls.item()'
    }

    public String shown() {
        return (String) shown; // EXPECT violated: class cast: ClassCastException in 'protected_calls.shown()'
    }
}
