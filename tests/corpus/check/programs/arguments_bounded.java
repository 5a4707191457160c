// What the program gets as arguments is bounded, and the answer says so.
class ArgumentsBounded {
    public static void main(String[] args) {
        assert args.length < 5;
    }
}
// OUTPUT for every run with at most 4 arguments of at most 4 characters
// OUTPUT assertions: HOLDS within these bounds
