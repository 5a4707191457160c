// ++ and -- on all numeric variables, boxes too; the type stays.
class Increment {
    byte field;
    static Integer box = 1;

    void use(char c, double d, int[] a, Increment other) {
        char e = c++;
        double f = --d;
        byte g = field++;
        int h = a[0]--;
        Integer i = box++;
        other.field--;
        ++this.field;
    }
}
// COVERS unary operators, boxing
