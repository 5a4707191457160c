// if and else.
class Conditions {
    void f(int a) {
        if (a > 0) a++;
        if (a > 0) a++; else a--;
        if (a > 0) { } else if (a < 0) { } else { }
        if (a > 0) if (a > 1) a++; else a--;
        if (a > 0) ; else ;
        if ((a) > 0) ++a; else --a;
    }
}
// COVERS if
