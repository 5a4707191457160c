// A comment that does not end takes the rest of the file. // COVERS comments
class CommentsBad {
    // EXPECT-NEXT error@5: unclosed comment
    /* abc *
}
// EXPECT error: expected '}', found end of file