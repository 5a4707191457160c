// No instance in a static context.
class Context {
    int field;
    void instance() { }

    static void main(String[] args) {
        field = 1; // EXPECT error: instance field 'field' cannot be used in a static context
        instance(); // EXPECT error: instance method 'instance' cannot be called from a static context
        this.field = 2; // EXPECT error: 'this' cannot be used in a static context
        super.toString(); // EXPECT error: 'super' cannot be used in a static context
        Context.instance(); // EXPECT error: instance method 'instance' cannot be called from a static context
        int x = Context.field; // EXPECT error: instance field 'field' cannot be used in a static context
    }

    static int initial = field; // EXPECT error: instance field 'field' cannot be used in a static context

    static {
        instance(); // EXPECT error: instance method 'instance' cannot be called from a static context
    }

    static class Nested {
        int get() { return field; } // EXPECT error: instance field 'field' cannot be used in a static context
    }
}
// COVERS static context, this, super
