// ARGS --ast
class Literals {
    Object[] o = {
        0, -2147483648, 0x7fff_ffff, 9L, true, null,
        'a', '\'', '"', '\\', '\n', '\u00e9', '\0',
        "a\"b'c\t\r\f\b\\\uD83D\uDE00é", "",
        1.0, 0.1, 1e100, 5e-324, 1f, 0.1f, 3.4028235e38f, 100000000000.0,
        """
        text
          block""",
    };
}
// OUTPUT types: CLASS 2:1-12:2 class_kind=class name=Literals name_at=2:7
// OUTPUT members: VARIABLE 3:5-11:6 name=o name_at=3:14
// OUTPUT declared_type: ARRAY_TYPE 3:5-3:13
// OUTPUT element: NAMED_TYPE 3:5-3:11 name=Object name_at=3:5
// OUTPUT initializer: ARRAY_INITIALIZER 3:18-11:6
// OUTPUT elements: LITERAL 4:9-4:10 value=0
// OUTPUT elements: UNARY 4:12-4:23 operator='-'
// OUTPUT operand: LITERAL 4:13-4:23 value=-2147483648
// OUTPUT elements: LITERAL 4:25-4:36 value=2147483647
// OUTPUT elements: LITERAL 4:38-4:40 value=9L
// OUTPUT elements: LITERAL 4:42-4:46 value=true
// OUTPUT elements: LITERAL 4:48-4:52 value=null
// OUTPUT elements: LITERAL 5:9-5:12 value='a'
// OUTPUT elements: LITERAL 5:14-5:18 value='\''
// OUTPUT elements: LITERAL 5:20-5:23 value='"'
// OUTPUT elements: LITERAL 5:25-5:29 value='\\'
// OUTPUT elements: LITERAL 5:31-5:35 value='\n'
// OUTPUT elements: LITERAL 5:37-5:45 value='\u00e9'
// OUTPUT elements: LITERAL 5:47-5:51 value='\u0000'
// OUTPUT elements: LITERAL 6:9-6:40 value="a\"b'c\t\r\f\b\\\ud83d\ude00\u00e9"
// OUTPUT elements: LITERAL 6:42-6:44 value=""
// OUTPUT elements: LITERAL 7:9-7:12 value=1.0
// OUTPUT elements: LITERAL 7:14-7:17 value=0.1
// OUTPUT elements: LITERAL 7:19-7:24 value=1e+100
// OUTPUT elements: LITERAL 7:26-7:32 value=5e-324
// OUTPUT elements: LITERAL 7:34-7:36 value=1.0f
// OUTPUT elements: LITERAL 7:38-7:42 value=0.1f
// OUTPUT elements: LITERAL 7:44-7:57 value=3.4028235e+38f
// OUTPUT elements: LITERAL 7:59-7:73 value=1e+11
// OUTPUT elements: LITERAL 8:9-10:19 value="text\n block"
// COVERS literals
