// `class`, `this` and `super` behind what is no type.
class ClassLiteralsBad {
    Object f() {
        a = f().class; // EXPECT error@13: expected a type in front of 'class'
        a = (A).class; // EXPECT error@13: expected a type in front of 'class'
        a = b[0].this; // EXPECT error@13: expected a type in front of 'this'
        a = f().super.g(); // EXPECT error@13: expected a type in front of 'super'
        a = super; // EXPECT error@18: expected '.' or '::', found ';'
        a = b.; // EXPECT error@15: expected identifier, found ';'
        a = b.3; // EXPECT error@14: expected ';', found '.3'
        a = b.if; // EXPECT error@15: expected identifier, found 'if'
        return class; // EXPECT error@16: expected expression, found 'class'
    }
}
// COVERS class literals
