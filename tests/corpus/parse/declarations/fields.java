// Fields and initialisers.
class Fields {
    int a, b = 1, c[] = {1, 2}, d[][] = {{1}, {}};
    public static final @A String e = "a" + 1;
    transient volatile int[] f[], g;
    java.util.Map<String, ? extends int[]> h = new java.util.HashMap<>();
    Runnable i = () -> { }, j = new Runnable() { public void run() { } };
    { a = 1; }
    static { }
    ;
}
// COVERS fields
