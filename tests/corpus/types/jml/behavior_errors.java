// Clauses that the kind of behavior excludes.
class BehaviorErrors {
    //@ public exceptional_behavior
    //@   ensures true; // EXPECT error: 'ensures' is not allowed in exceptional_behavior
    public void a() { }

    //@ public behavior
    //@   ensures 1; // EXPECT error: expected a boolean, found 'int'
    public void b() { }

    //@ public normal_behavior
    //@   signals (Exception e) true; // EXPECT error: 'signals' is not allowed in normal_behavior
    public void c() { }
}
// COVERS exceptional_behavior, behavior, normal_behavior
