// Characters that start no token; a run of them is one error.
class IllegalCharacters {
    int a = 1 # 2; // EXPECT error@15: illegal character '#'
    int b = 1 `#` 2; // EXPECT error@15: illegal character '`'
    int c = 3;
    int d = “4”; // EXPECT error@13: illegal character '“' // EXPECT error@15: illegal character '”'
    int e = \ 5; // EXPECT error@13: illegal character '\'
    int f = 6 ; // EXPECT error@15: illegal character U+0001
    int g = 7 \ud800; // EXPECT error@15: illegal character U+D800
    int h = 8;
}
