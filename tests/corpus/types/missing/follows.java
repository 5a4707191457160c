// What comes of a missing type is not reported again.
class Follows {
    Missing field; // EXPECT error: cannot find type 'Missing'
    int use() {
        int a = field.x;
        String b = field.y().z[3];
        field.call(field, x -> x.y, String::length);
        var c = field.next;
        c.go();
        boolean d = field == null || field instanceof String && !field.ok;
        return field.a + field.b - field.c;
    }
}
// COVERS missing types
