// The elements of annotation types.
class Annotations {
    enum Color { RED }

    @interface Inner {}

    @interface Everything {
        int number() default 1;

        String text();

        Class<? extends Number> type();

        Color color() default Color.RED;

        Inner inner();

        long[] numbers() default {};

        String[] texts();

        Class<?>[] types();
    }
}
// COVERS annotation types
