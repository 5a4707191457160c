// JML's modifiers on what they are not for.
class ModifierErrors {
    /*@ helper @*/ int field; // EXPECT warning: modifier 'helper' means nothing here
    /*@ spec_public @*/ public int open; // EXPECT warning: modifier 'spec_public' means nothing here
    /*@ spec_protected @*/ public int open2; // EXPECT warning: modifier 'spec_protected' means nothing here
    /*@ pure @*/ int pure; // EXPECT warning: modifier 'pure' means nothing here
    /*@ instance @*/ static int inst; // EXPECT error: modifiers 'static' and 'instance' exclude each other
    /*@ non_null @*/ int number; // EXPECT warning: modifier 'non_null' means nothing here
    /*@ nullable @*/ int number2; // EXPECT warning: modifier 'nullable' means nothing here
    /*@ nullable_by_default @*/ int field2; // EXPECT warning: modifier 'nullable_by_default' means nothing here
    /*@ non_null_by_default @*/ int field3; // EXPECT warning: modifier 'non_null_by_default' means nothing here
    /*@ non_null nullable @*/ String both; // EXPECT error: modifiers 'nullable' and 'non_null' exclude each other
    /*@ spec_public spec_protected @*/ private int two; // EXPECT error: modifiers 'spec_public' and 'spec_protected' exclude each other
    /*@ ghost @*/ int java; // EXPECT error: expected type, found end of JML annotation
    /*@ model @*/ int java2; // EXPECT error: expected type, found end of JML annotation
}
// COVERS pure, helper, nullable, non_null, nullable_by_default, non_null_by_default
// COVERS spec_public, spec_protected, instance, model, ghost
