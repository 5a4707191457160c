// A specification mentions only what its readers can see.
public class visibility {
    private int hidden;
    protected int inherited;
    int internal;
    public int open;
    private /*@ spec_public @*/ int shown;
    private /*@ spec_protected @*/ int half;

    //@ public invariant open > 0 && shown > 0;
    //@ public invariant hidden > 0; // EXPECT warning@26: 'hidden' is less visible than the specification that mentions it
    //@ invariant hidden > 0;

    private /*@ pure @*/ int secret() {
        return 1;
    }

    //@ public normal_behavior
    //@   requires open > 0;
    //@   ensures shown > 0;
    //@   ensures this.inherited > 0; // EXPECT warning@19: 'inherited' is less visible than the specification that mentions it
    //@   ensures internal > 0; // EXPECT warning: 'internal' is less visible
    //@   ensures half > 0; // EXPECT warning: 'half' is less visible
    //@   ensures secret() > 0; // EXPECT warning: 'secret' is less visible
    //@   assignable hidden; // EXPECT warning: 'hidden' is less visible
    //@ also
    //@ protected normal_behavior
    //@   ensures half > 0 && inherited > 0 && open > 0;
    //@   ensures internal > 0; // EXPECT warning: 'internal' is less visible
    //@ also
    //@ private normal_behavior
    //@   ensures hidden > 0 && secret() > 0;
    public void heavyweight() {}

    //@ requires hidden > 0;
    //@ ensures secret() > 0;
    public void lightweight() {}

    /** The components of a record can be seen through its accessors. */
    public record Point(int x) {
        //@ public invariant x >= 0;
    }
}
// COVERS spec_public, spec_protected
