// Operands that the operator does not take.
class Operands {
    void use(boolean b, int i, double d, String s, Object o) {
        int a = b + 1; // EXPECT error: operator '+' cannot be applied to 'boolean' and 'int'
        int c = s - 1; // EXPECT error: operator '-' cannot be applied to 'String' and 'int'
        boolean e = i && b; // EXPECT error: operator '&&' cannot be applied to 'int' and 'boolean'
        boolean f = !i; // EXPECT error: operand of '!' must be boolean, found 'int'
        int g = ~d; // EXPECT error: operand of '~' must be integral, found 'double'
        boolean h = s < "b"; // EXPECT error: operator '<' cannot be applied to 'String' and 'String'
        int j = i << d; // EXPECT error: operator '<<' cannot be applied to 'int' and 'double'
        boolean k = b == i; // EXPECT error: operator '==' cannot be applied to 'boolean' and 'int'
        int l = -s; // EXPECT error: operand of '-' must be numeric, found 'String'
        int m = d & i; // EXPECT error: operator '&' cannot be applied to 'double' and 'int'
        Object n = o + o; // EXPECT error: operator '+' cannot be applied to 'Object' and 'Object'
    }
}
// COVERS binary operators, unary operators
