class SetComprehension {
    int n;

    //@ invariant (new JMLObjectSet { Integer i | n > 0 && i > 0 }) != null; // EXPECT error@20: set comprehensions are not supported
}
