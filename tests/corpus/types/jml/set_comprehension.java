class SetComprehension {
    int n;

    //@ invariant (new JMLObjectSet { Integer i | n > 0 && i > 0 }) != null; // EXPECT warning@20: a set comprehension is not evaluated; its clause cannot be checked
}
