// Mistakes in enums. // COVERS enums
enum A { X Y } // EXPECT error@12: expected ',', ';' or '}', found 'Y'
enum B { X, int a; } // EXPECT error@13: expected identifier, found 'int'
enum C { X( } // EXPECT error@13: expected expression, found '}'
enum D { X, ,Y } // EXPECT error@13: expected identifier, found ','
enum { X } // EXPECT error@6: expected identifier, found '{'
enum E { X // EXPECT note@8: to match this '{'
// EXPECT error: expected '}', found end of file