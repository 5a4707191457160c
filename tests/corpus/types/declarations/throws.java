// What can be thrown.
class Throws<X extends Exception> {
    void a() throws Exception, RuntimeException, X {}

    <Y extends Throwable> void b() throws Y {}

    void c() throws String {} // EXPECT error@21: 'throws' needs a Throwable, found 'String'

    <Z> void d() throws Z {} // EXPECT error: 'throws' needs a Throwable, found 'Z'
}
// COVERS checked exceptions
