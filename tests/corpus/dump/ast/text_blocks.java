// ARGS --ast
class TextBlocks {
    Object[] o = {"""
        """, """
        one
          two   
        three\
        four\s
        "five" \"""six\"""
        """, """
            a

          b
            c""", """
        	tab""", """
        \ttab\n\\""",
    };
}
// OUTPUT types: CLASS 2:1-18:2 class_kind=class name=TextBlocks name_at=2:7
// OUTPUT members: VARIABLE 3:5-17:6 name=o name_at=3:14
// OUTPUT declared_type: ARRAY_TYPE 3:5-3:13
// OUTPUT element: NAMED_TYPE 3:5-3:11 name=Object name_at=3:5
// OUTPUT initializer: ARRAY_INITIALIZER 3:18-17:6
// OUTPUT elements: LITERAL 3:19-4:12 value=""
// OUTPUT elements: LITERAL 4:14-10:12 value="one\n  two\nthreefour \n\"five\" \"\"\"six\"\"\"\n"
// OUTPUT elements: LITERAL 10:14-14:17 value="  a\n\nb\n  c"
// OUTPUT elements: LITERAL 14:19-15:16 value="tab"
// OUTPUT elements: LITERAL 15:18-16:21 value="\ttab\n\\"
// COVERS text blocks
