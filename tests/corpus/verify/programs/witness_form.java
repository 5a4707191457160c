// ARGS --witness witness.txt
// EXPECT-GENERAL error: option '--witness' needs a file *.graphml or *.yml, found 'witness.txt'
class WitnessForm {
    public static void main(String[] args) {
        assert true;
    }
}
