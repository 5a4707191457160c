// EXPECT-GENERAL error: no method has a specification ('--all' checks those without); nothing is checked
class Plain {
    static int twice(int x) {
        return x + x;
    }
}
