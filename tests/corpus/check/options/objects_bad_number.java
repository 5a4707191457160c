// ARGS --objects Chain=many
// EXPECT-GENERAL error: option '--objects' needs numbers from 0 to 1000, found 'Chain=many'
class Chain {
    //@ ensures true;
    void look() {
    }
}
