// A lambda may run any number of times: it cannot assign a blank final field
// (JLS 16.1.10).
class final_field_in_lambda_bad {
    final int x;

    final_field_in_lambda_bad() {
        Runnable runnable = () -> x = 1; // EXPECT error: variable 'x' may already have been assigned
        x = 2;
    }
}
// COVERS fields, lambda, definite assignment
