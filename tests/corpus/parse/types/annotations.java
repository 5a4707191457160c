// Annotations on types, wherever the language allows them.
class Annotations<@A T extends @A Object & @A(1) Runnable> extends @A Object implements @A Runnable {
    @A int @A [] @A(1) [] a;
    java.util.@A List<@A ? extends @A String> b;
    @A Annotations<@A String>.@A Inner c;
    int d @A [] = new @A int @A [3] @A [];
    void e(@A Annotations<T> this, @A String @A ... x) throws @A Exception {
        Object o = (@A String) null;
        o = (@A String & @A Runnable) o;
        if (o instanceof @A String) { }
        if (o instanceof @A String s && o instanceof final @A String t) { }
        o = new @A Object();
        o = new java.lang.@A Object() { };
        Runnable r = @A Annotations::f;
        r = (@A int x) -> x;
        Object p = @A String[]::new;
        try (@A Resource y = null) { } catch (@A Exception | @A Error z) { }
        for (@A int i = 0;;) { }
    }
    @A <U> @A U g() { return null; }
    class Inner { Inner(Annotations Annotations.this) { } }
    @interface A { int value() default 0; }
}
// COVERS annotations
