// ARGS --bits 12
// A char does not fit in an int of few bits.
class Characters {
    // OUTPUT UNKNOWN Characters.letter(int)
    //@ requires c != 0;
    //@ ensures true;
    static boolean letter(int c) {
        return Character.isLetter(c); // EXPECT unknown: a character beyond Latin-1 where int has few bits (not modelled) in 'Characters.letter(int)'
    }
}
