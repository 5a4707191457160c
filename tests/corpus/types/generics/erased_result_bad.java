// The erasure of a result is enough where the parameters are erased, too, and nowhere else.
interface Source<T> {
    T next();

    <U> U[] copied(U[] to);
}

abstract class Buffer<T> implements Source<T> {
    public Object next() { return null; } // EXPECT error: return type 'Object' of 'next' is not compatible with 'T' in 'Source'

    public Object[] copied(Object[] to) { return to; }
}

abstract class Texts implements Source<String> {
    public String next() { return ""; }
}

abstract class Raw implements Source {
    public Object next() { return null; }
}
