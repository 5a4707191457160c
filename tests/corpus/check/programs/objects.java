// Objects of any type are not modelled: the verdict says so.
// EXIT 3
import org.cprover.CProver;

class Objects {
    int field;

    public static void main(String[] args) {
        Objects o = CProver.nondetWithoutNull(); // EXPECT unknown: a call of 'nondetWithoutNull', which has no body (not modelled) in 'Objects.main(String[])'
        assert o.field == 0;
    }
}
// OUTPUT UNKNOWN     Objects.main(String[])
