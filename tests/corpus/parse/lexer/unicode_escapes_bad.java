// Unicode escapes without their four digits, in comments too: \u12 // EXPECT error@64: invalid Unicode escape, expected four hexadecimal digits
class UnicodeEscapesBad {
    int a\uxyz; // EXPECT error@10: invalid Unicode escape, expected four hexadecimal digits
    int \u0061b c; // EXPECT error@17: expected ';', found 'c'
}
// COVERS Unicode escapes
