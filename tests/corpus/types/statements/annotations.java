// Annotations and their values.
@interface Level {
    int value() default 1;
    String[] names() default {};
    Class<?> type() default Object.class;
    Level2 nested() default @Level2("x");
}

@interface Level2 { String value(); }

@Level
class annotations {
    static final int HIGH = 3;

    @Level(HIGH + 1) int a;
    @Level(value = 2, names = "one") int b;
    @Level(names = {"one", "two"}, type = String.class) int c;
    @Level(nested = @Level2("y")) @Deprecated int d;

    @Override @SuppressWarnings({"unchecked", "rawtypes"})
    public String toString() {
        @SuppressWarnings("unused") final int local = 1;
        return "";
    }

    void parameters(@Level int p, @Level2("z") final String q) { }
}
// COVERS annotations, annotation types, class literals
