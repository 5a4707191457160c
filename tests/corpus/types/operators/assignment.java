// An assignment is an expression of the type of its variable.
class Assignment {
    int x;
    void use(int[] a, Assignment other, long l) {
        int y;
        x = y = a[0] = other.x = 3;
        l = x;
        (x) = 4;
        this.x = (y = 2) + 1;
        Object o = l = 5;
    }
}
// COVERS assignment, array access, field access
