// ARGS --objects Chian=3
// EXPECT-GENERAL error: option '--objects': no class 'Chian' in the files given
class Chain {
    //@ ensures true;
    void look() {
    }
}
