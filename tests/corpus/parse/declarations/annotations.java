// Annotations and their types.
@A @B() @C(1) @D(a = 1, b = {1, 2, 3,}, c = {}, d = @A, e = {@B(), @C(2)}, f = x ? 1 : 2) @p.q.E(-1)
@interface Annotations {
    int a();
    String[] b() default {};
    Class<?> c() default Object.class;
    A d() default @A;
    int e() default 1 + 2;
    int[] f() default {1, 2,};
    int g()[] default {};
    int H = 1;
    enum I { X }
    @interface J { }
}
// COVERS annotations, annotation types
