// Nothing is said of a program that gets to what is not modelled.
// ARGS --means ranges
// EXIT 3
class Main {
    public static void main(String[] args) throws Exception {
        Main.class.getNestHost(); // EXPECT unknown: a call of 'getNestHost', which has no body in 'Main.main(String[])'
    }
}
// OUTPUT assertions: UNKNOWN
// OUTPUT RuntimeExceptions: UNKNOWN
