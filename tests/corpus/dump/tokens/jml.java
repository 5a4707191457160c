// ARGS --tokens
/*@ pure @*/ class A { // plain
    //@ requires \result >= 0 ==> x >> 3 != 'a' (* informal text *);
    // still the same annotation
    /*@ {| a[0..1] |} <==> <: @*/
    String s = "a\n" + """
        text
        block""";
}
// OUTPUT JML_BEGIN /*@ 2:1
// OUTPUT IDENTIFIER pure 2:5
// OUTPUT JML_END @*/ 2:10
// OUTPUT CLASS class 2:14
// OUTPUT IDENTIFIER A 2:20
// OUTPUT LEFT_BRACE { 2:22
// OUTPUT JML_BEGIN //@ 3:5
// OUTPUT IDENTIFIER requires 3:9
// OUTPUT JML_WORD \result 3:18
// OUTPUT GREATER > 3:26
// OUTPUT ASSIGN = 3:27
// OUTPUT INTEGER 0 3:29
// OUTPUT IMPLIES ==> 3:31
// OUTPUT IDENTIFIER x 3:35
// OUTPUT GREATER > 3:37
// OUTPUT GREATER > 3:38
// OUTPUT INTEGER 3 3:40
// OUTPUT NOT_EQUAL != 3:42
// OUTPUT CHARACTER 'a' 3:45
// OUTPUT INFORMAL (* informal text *) 3:49
// OUTPUT SEMICOLON ; 3:68
// OUTPUT SPEC_GROUP_OPEN {| 5:9
// OUTPUT IDENTIFIER a 5:12
// OUTPUT LEFT_BRACKET [ 5:13
// OUTPUT INTEGER 0 5:14
// OUTPUT DOT_DOT .. 5:15
// OUTPUT INTEGER 1 5:17
// OUTPUT RIGHT_BRACKET ] 5:18
// OUTPUT SPEC_GROUP_CLOSE |} 5:20
// OUTPUT EQUIVALENT <==> 5:23
// OUTPUT SUBTYPE <: 5:28
// OUTPUT JML_END @*/ 5:31
// OUTPUT IDENTIFIER String 6:5
// OUTPUT IDENTIFIER s 6:12
// OUTPUT ASSIGN = 6:14
// OUTPUT STRING "a\n" 6:16
// OUTPUT PLUS + 6:22
// OUTPUT TEXT_BLOCK """\n text\n block""" 6:24
// OUTPUT SEMICOLON ; 8:17
// OUTPUT RIGHT_BRACE } 9:1
// COVERS requires, nested specifications, pure, \result, ==>, <==>, <:, informal expressions
