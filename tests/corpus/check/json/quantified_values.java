// ARGS --format json
// EXIT 1
// The variables of a quantifier that is broken are among what the clause speaks of.
class QuantifiedValues {
    //@ requires a.length == 2 && a[0] == 4 && a[1] == 6;
    //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] <= 5);
    static void small(int[] a) {
    }
}
// OUTPUT "clause_values": [
// OUTPUT "name": "k",
// OUTPUT "value": "1"
// OUTPUT "name": "a[k]",
// OUTPUT "value": "6"
