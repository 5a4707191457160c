// A class whose static initialiser throws is not modelled where it is used, be it only assigned or called. (HOLDS, once: only classes
// whose fields were read were initialised.)
class InitializerThrows {
    static class Divides {
        static int x = quotient(0);

        static int quotient(int y) {
            return 1 / y;
        }

        static int one() {
            return 1;
        }
    }

    static class Computes {
        static int x = Divided.quotient(1);

        static int one() {
            return 1;
        }
    }

    static class Divided {
        static int quotient(int y) {
            return 1 / y;
        }
    }

    //@ ensures \result == 1;
    static int assigns() {
        try {
            Divides.x = 1; // EXPECT unknown: the static initialiser of 'Divides', which throws, (not modelled) in 'InitializerThrows.assigns()'
            return 1;
        } catch (ExceptionInInitializerError e) {
            return 2;
        }
    }

    //@ ensures \result == 1;
    static int calls() {
        return Divides.one(); // EXPECT unknown: the static initialiser of 'Divides', which throws, (not modelled) in 'InitializerThrows.calls()'
    }

    //@ ensures Computes.x == 2;
    static void assignsOther() {
        Computes.x = 2;
    }

    //@ ensures \result == 2; // EXPECT violated: postcondition in 'InitializerThrows.callsOther()'
    static int callsOther() {
        return Computes.one();
    }
}
// EXIT 1
// OUTPUT HOLDS InitializerThrows.assignsOther()
