class Expressions {
    int x;
    int[] a;
    Expressions left, right;
    /*@ nullable @*/ Object o;

    //@ ensures \result == \old(x) && \old(x + 1) > \pre(x);
    //@ ensures \result > 0 ==> x > 0 <==> true;
    //@ ensures \fresh(o) && \fresh(o, a);
    //@ ensures \nonnullelements(a);
    //@ ensures \not_modified(x, this.x, left.*, a[*], a[0..x]) || \not_assigned(x);
    //@ ensures \only_assigned(x) && \only_accessed(x) && \only_captured(o);
    //@ ensures \only_called(f, this.g, g(int)) || \only_called();
    //@ ensures \typeof(o) == \type(int[]) && \typeof(o) <: \type(java.util.List<String>);
    //@ ensures \elemtype(\typeof(a)) == \type(int) && \type(void) != \type(\bigint);
    //@ ensures \invariant_for(left) && \static_invariant_for(Expressions);
    //@ ensures \is_initialized(java.lang.String);
    //@ ensures \reach(left).has(o) && \reach(left, Expressions).has(o);
    //@ ensures \reach(left, Expressions, left + right).has(o);
    //@ ensures \reach(left, Expressions, left, right).has(o);
    //@ ensures (\lbl Name x > 0) && \lbl(Name, x) > 0 && (\lblpos P x > 0) && (\lblneg N x > 0);
    //@ ensures \lbl Name x > 0;
    //@ ensures \max(\lockset) != null;
    //@ ensures \duration(f()) > 0 && \space(o) > 0 && \working_space(f()) > 0;
    //@ ensures \java_math(x + 1) > 0 && \safe_math(x + 1) > 0 && \bigint_math(x + 1) > 0;
    //@ ensures (* informal *) && true;
    //@ ensures new JMLObjectSet { Object x | left.has(x) && x != null }.has(o);
    //@ signals (Exception e) \exception == e;
    int f() { return 1; }
    //@ ensures 0 <= x < 10 <= \result;
    //@ ensures (\bigint) x > 0 && (int) (\bigint) x == x;
    //@ ensures o <# left && o <#= left;
    int g(int i) { return 1; }
}
// COVERS \result, \old, \pre, \max, ==>, <==>, <:, chained comparisons, \fresh
// COVERS \reach with type and field, \reach with several fields, \reach(...).has
// COVERS \nonnullelements, \not_modified, \typeof, \type, \elemtype, \invariant_for, \bigint
// COVERS \lbl, informal expressions
