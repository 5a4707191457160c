// Character literals that hold nothing, too much, or do not end.
class CharactersBad {
    char a = ''; // EXPECT error@14: empty character literal
    char b = 'ab'; // EXPECT error@14: a character literal holds one UTF-16 unit, found 2
    char c = '𝒜'; // EXPECT error: a character literal holds one UTF-16 unit, found 2
    char d = '\q'; // EXPECT error@15: invalid escape sequence '\q'
    char e = '\8'; // EXPECT error: invalid escape sequence '\8'
    // EXPECT-NEXT error@14: unclosed character literal
    char f = 'a;
    char g = 'g';
    // EXPECT-NEXT error@14: unclosed character literal
    char h = '
    char i = 'i';
}
// COVERS char literals
