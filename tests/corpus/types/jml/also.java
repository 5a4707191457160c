// `also` joins a specification to inherited ones, and is expected just there.
class Also {
    interface Shape {
        //@ ensures \result >= 0;
        int area();
    }

    static class Square implements Shape {
        //@ also
        //@ ensures \result == 4;
        public int area() {
            return 4;
        }

        //@ requires true;
        //@ ensures true;
        //@ also
        //@ requires false;
        void own() {}
    }

    static class Cube extends Square {
        // EXPECT-NEXT warning@13: specification of an overriding method should begin with 'also'
        //@ ensures \result == 6;
        public int area() {
            return 6;
        }

        //@ also ensures true; // EXPECT warning@18: nothing to extend: the method overrides no other
        void other() {}

        //@ also ensures true; // EXPECT warning: nothing to extend: the method overrides no other
        Cube() {}

        //@ ensures true; // EXPECT warning: specification of an overriding method should begin with 'also'
        public String toString() {
            return "";
        }
    }
}
// COVERS ensures, also
