// A file that cannot be read is reported; the others are still read.
// ARGS $DIR/no_such_file.java
// EXPECT-GENERAL error: cannot read 'tests/corpus/parse/command-line/no_such_file.java': No such file or directory
// OUTPUT 1 file, 8 lines: 2 errors
class MissingFile {
    // EXPECT-NEXT error: expected
    int x = ;
}
