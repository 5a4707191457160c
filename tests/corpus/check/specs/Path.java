// ARGS --specs-path $DIR/path
// Specifications of a class that is not given, and of one of the library, on a path of their own.
import other.Remote;

class Path {
    //@ ensures \result == 7;
    int remote(Remote r) { return r.seven(); }

    //@ ensures \result == 8; // EXPECT violated: postcondition in 'Path.remoteWrong(Remote)'
    int remoteWrong(Remote r) { return r.seven(); }
}
// OUTPUT HOLDS Path.remote(Remote)
// EXIT 1
