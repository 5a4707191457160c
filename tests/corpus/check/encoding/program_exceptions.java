// ARGS --encoding quantified
// What a program declares nobody catches.
class ProgramExceptions {
    public static void main(String[] args) throws Exception {
        if (args.length > 1)
            throw new Exception("too many"); // EXPECT violated: exception 'Exception' is not allowed by the specification in 'ProgramExceptions.main(String[])'
    }
}

class NoProgram {
    //@ ensures true;
    static void start(String[] args) throws Exception {
        if (args.length > 1)
            throw new Exception("too many");
    }
}
// OUTPUT HOLDS       NoProgram.start(String[])
