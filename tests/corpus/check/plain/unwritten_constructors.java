// A constructor that nobody wrote is looked at where initialisers of fields, or what is overridden, may fail in it.
// ARGS --all
public class unwritten_constructors {
    public static class FieldsFail {
        private String text = null;
        private int length = text.length(); // EXPECT violated: null dereference: NullPointerException in 'unwritten_constructors.FieldsFail.FieldsFail()'

        public int length() {
            return length;
        }
    }

    public static class FieldsHold {
        private String text = "abc";
        private int length = text.length();

        public int length() {
            return length;
        }
    }

    public static class Base {
        private int[] data;

        public Base() {
            prepare();
            data = new int[3];
        }

        protected void prepare() {
        }

        public int first() {
            return data[0]; // EXPECT violated: null dereference: NullPointerException in 'unwritten_constructors.Early.Early()'
        }
    }

    public static class Early extends Base {
        @Override
        protected void prepare() {
            first();
        }
    }

    public static class Nothing {
        private int[] numbers = new int[3];
    }
}
// OUTPUT HOLDS unwritten_constructors.FieldsHold.FieldsHold()
// OUTPUT-NOT unwritten_constructors.Nothing.Nothing()
