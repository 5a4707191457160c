// A directory of the source path that is not there is reported.
// ARGS --source-path $DIR/no_such_folder
// EXPECT-GENERAL warning: source path 'tests/corpus/types/command-line/no_such_folder' is not a directory
// OUTPUT 1 file, 5 lines: no errors, 1 warning
class SourcePath {}
