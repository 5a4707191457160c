// Identifiers: letters of any script, '$', '_' and digits behind the first character.
class Identifiers {
    int $, $1, _a, a_b, äöü, été, переменная, 変数, αβγ, x1y2;
    int \u0061\u0062, abc\u0064, \u00e4;
    int 𝒜, \ud835\udc9c1; // beyond the basic plane, as it is and as two escapes
    int goto1, classes, Class, nul, trueish;
}
