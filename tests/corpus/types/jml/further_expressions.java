import java.util.List;

class FurtherExpressions {
    int x, y;
    int[] a;

    //@ requires POSITIVE: (\let int twice = 2 * x; twice > x);
    //@ requires (\let int p = x, q = p; \let var r = q; p + q == r);
    //@ requires (\bsum int i; 0; a.length; a[i]) == (\bprod int i; 1; 3; i);
    //@ requires (\forall int i; 0 <= i && i < a.length; a[i] > 0 : a[i], a[i] + 1);
    //@ requires \distinct(1, x, y) && \erasure(\type(List<Integer>)) == \type(List);
    //@ requires JML.lbl("x", x) == x && JML.lblpos("p", x > 0);
    //@ requires \inv && this.\inv && \invariant_for(other) && other.\inv;
    //@ measured_by x, y;
    void m(FurtherExpressions other) {
        label: x = 1;
        //@ assert \fresh(other, label);
        //@ show x, y;
        //@ havoc x, a[*];
        //@ loop_decreases x, y;
        //@ loop_writes x;
        while (x > 0)
            x--;
        //@ reachable
        //@ refining requires x == 0; ensures x == 3;
        //@ begin
        x = 3;
        //@ assert x == 3;
        //@ end
        y = 4;
    }

    void nullness(List<@org.jmlspecs.annotation.Nullable String> one, List</*@ nullable @*/ String> two) { }

    //@ writes objectState, System.out.outputText;
    //@ also
    //@ package normal_behavior requires true;
    void groups() { }
}
// COVERS \let, \bsum and \bprod, labels as functions, measures of several numbers, names of clauses
// COVERS show, havoc, begin and end, data groups of the library, synonyms
