// ARGS --bits 33
// EXPECT-GENERAL error: option '--bits' needs a number from 2 to 32, found '33'
class Wide {
    //@ ensures true;
    void look() {
    }
}
