// What is not modelled of org.cprover.CProver says so.
// EXIT 3
import java.util.function.Supplier;
import org.cprover.CProver;

class ObjectsUnknown {
    enum Counting {
        ONE, TWO;

        static int made;
    }

    static class Holder {
        Counting counting;
    }

    static class Sized {
        public static int limit = 3;
        //@ public invariant size < limit; // EXPECT unknown: the static field 'limit' (not modelled) in 'ObjectsUnknown.Statics.main(String[])'
        public int size;
    }

    static class Threads {
        public static void main(String[] args) {
            CProver.startThread(1); // EXPECT unknown: a call of 'startThread', which has no body (not modelled) in 'ObjectsUnknown.Threads.main(String[])'
        }
    }

    static class Reference {
        public static void main(String[] args) {
            Supplier<String> supplier = CProver::nondetWithNull; // EXPECT unknown: an object of type 'T' that nobody determines (not modelled) in 'ObjectsUnknown.Reference.main(String[])'
            String text = supplier.get();
        }
    }

    static class Enums {
        public static void main(String[] args) {
            Holder holder = CProver.nondetWithoutNull(); // EXPECT unknown: the initialiser of 'Counting', whose constants are there before the program starts, (not modelled) in 'ObjectsUnknown.Enums.main(String[])'
            assert holder.counting == null;
        }
    }

    static class Statics {
        public static void main(String[] args) {
            Sized sized = CProver.nondetWithoutNull();
            assert sized.size != 7;
        }
    }
}
