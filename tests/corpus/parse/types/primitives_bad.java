// Primitive types where no type can be, and void where no value can be.
class PrimitivesBad {
    void a; // parsed as a field; that it cannot be one is not a matter of syntax
    int b = int; // EXPECT error@16: expected '.class' or '::', found ';'
    int.Foo c; // EXPECT error@8: expected identifier, found '.'
    int<String> d; // EXPECT error@8: expected identifier, found '<'
    void e(void f) { } // EXPECT error@12: expected type, found 'void'
    void[] g; // EXPECT error@9: expected identifier, found '['
}
