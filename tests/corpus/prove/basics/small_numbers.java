// What a field or an element of type byte, short or char holds is in the range of its type; nothing more is known of it.
class SmallNumbers {
    byte small;
    short[] shorts;
    char[] letters;

    //@ ensures -128 <= \result && \result <= 127;
    int field() {
        return small;
    }

    //@ ensures \result < 127; // EXPECT violated: postcondition
    int fieldBug() {
        return small;
    }

    //@ requires 0 <= i && i < shorts.length;
    //@ ensures -32768 <= \result && \result <= 32767;
    int element(int i) {
        return shorts[i];
    }

    //@ requires 0 <= i && i < shorts.length;
    //@ ensures -32768 < \result; // EXPECT violated: postcondition
    int elementBug(int i) {
        return shorts[i];
    }

    //@ requires 0 <= i && i < letters.length;
    //@ ensures 0 <= \result && \result <= 65535;
    int letter(int i) {
        return letters[i];
    }
}
// OUTPUT PROVED      SmallNumbers.field()
// OUTPUT PROVED      SmallNumbers.element(int)
// OUTPUT PROVED      SmallNumbers.letter(int)
