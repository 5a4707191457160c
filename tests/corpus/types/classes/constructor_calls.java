// this(…) and super(…) as first statements, with arguments from parameters and statics.
class Calls {
    static int start = 1;
    final int x;
    Calls(int x) { this.x = x; }
    Calls(String s) { this(s.length() + start); }
    Calls() { this("abc"); }
}
class Sub extends Calls {
    Sub() { super(); }
    Sub(int i) { super(helper(i)); }
    static int helper(int i) { return i; }
}
// COVERS creation, this, super
