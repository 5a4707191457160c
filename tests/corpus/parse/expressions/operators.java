// Operators in all their arrangements.
class Operators {
    int f(int a, int b, boolean c) {
        a = b = a += b -= 1;
        (a) = 1;
        ((a))++;
        this.a = x[0] = y.z[1] = 2;
        c = a < b == b > a != c;
        c = a + b * a - b / a % b << 1 >> 2 >>> 3 < 4 & c | c ^ c && c || c;
        a = c ? a : c ? b : c ? 1 : 2;
        a = c ? b = 1 : 2;
        a = - -a + + +b + ~ ~a;
        c = !!!c;
        a = a+++a; a = a - -b; a = a++ + ++a;
        return a > b ? a >> b : a >>> b >= a ? 1 : 0;
    }
}
// COVERS unary operators, binary operators, assignment, compound assignment, conditional
