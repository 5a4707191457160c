// ARGS --all
// Type arguments tell the truth, unless the method itself makes them lie.
class Holder<T> {
    /*@ nullable @*/ T item;

    //@ ensures item == t;
    void set(T t) {
        item = t;
    }
}

class TypeArguments {
    static class Thing {
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static Thing pollute() {
        Holder<Thing> holder = new Holder<>();
        Holder raw = holder;
        raw.set(new Object());
        return holder.item; // EXPECT violated: class cast: ClassCastException in 'TypeArguments.pollute()'
    }

    @SuppressWarnings("unchecked")
    static <T> T cast(Object object) {
        return (T) object;
    }

    static Thing wrong() {
        return TypeArguments.<Thing>cast(new Object()); // EXPECT violated: class cast: ClassCastException in 'TypeArguments.wrong()'
    }

    static Thing keeps(Thing thing) {
        Holder<Thing> holder = new Holder<>();
        holder.set(thing);
        return holder.item;
    }

    static Thing keepsNew() {
        Holder<Thing> holder = new Holder<>();
        holder.set(new Thing());
        return holder.item;
    }

    static /*@ nullable @*/ Thing reads(Holder<Thing> holder) {
        return holder.item;
    }
}
// OUTPUT PROVED TypeArguments.keeps(TypeArguments.Thing)
// OUTPUT PROVED TypeArguments.keepsNew()
// OUTPUT PROVED TypeArguments.reads(Holder<TypeArguments.Thing>)
// EXIT 1
