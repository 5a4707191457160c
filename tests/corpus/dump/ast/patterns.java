// ARGS --ast
class Patterns {
    int f(Object o) {
        if (o instanceof final String s && o instanceof R<?>(int x, var y))
            return 0;
        return switch (o) {
            case R(S(A a), int[] b) when a != b -> 1;
            case A when when when > 3 -> { yield 2; }
            case null, default -> throw null;
        };
    }
}
// OUTPUT types: CLASS 2:1-12:2 class_kind=class name=Patterns name_at=2:7
// OUTPUT members: METHOD 3:5-11:6 name=f name_at=3:9
// OUTPUT return_type: PRIMITIVE_TYPE 3:5-3:8 primitive=int
// OUTPUT parameters: VARIABLE 3:11-3:19 name=o name_at=3:18
// OUTPUT declared_type: NAMED_TYPE 3:11-3:17 name=Object name_at=3:11
// OUTPUT body: BLOCK 3:21-11:6
// OUTPUT statements: IF 4:9-5:22
// OUTPUT condition: BINARY 4:13-4:75 operator='&&'
// OUTPUT left: INSTANCEOF 4:13-4:40
// OUTPUT operand: NAME 4:13-4:14 name=o
// OUTPUT target: TYPE_PATTERN 4:26-4:40
// OUTPUT variable: VARIABLE 4:26-4:40 name=s name_at=4:39
// OUTPUT modifiers: MODIFIERS 4:26-4:31 final
// OUTPUT declared_type: NAMED_TYPE 4:32-4:38 name=String name_at=4:32
// OUTPUT right: INSTANCEOF 4:44-4:75
// OUTPUT operand: NAME 4:44-4:45 name=o
// OUTPUT target: RECORD_PATTERN 4:57-4:75
// OUTPUT record_type: NAMED_TYPE 4:57-4:61 name=R name_at=4:57 has_arguments
// OUTPUT arguments: WILDCARD_TYPE 4:59-4:60
// OUTPUT components: TYPE_PATTERN 4:62-4:67
// OUTPUT variable: VARIABLE 4:62-4:67 name=x name_at=4:66
// OUTPUT declared_type: PRIMITIVE_TYPE 4:62-4:65 primitive=int
// OUTPUT components: TYPE_PATTERN 4:69-4:74
// OUTPUT variable: VARIABLE 4:69-4:74 name=y name_at=4:73
// OUTPUT declared_type: VAR_TYPE 4:69-4:72
// OUTPUT consequent: RETURN 5:13-5:22
// OUTPUT value: LITERAL 5:20-5:21 value=0
// OUTPUT statements: RETURN 6:9-10:11
// OUTPUT value: SWITCH_EXPRESSION 6:16-10:10
// OUTPUT selector: NAME 6:24-6:25 name=o
// OUTPUT cases: CASE 7:13-7:54 is_arrow
// OUTPUT labels: RECORD_PATTERN 7:18-7:36
// OUTPUT record_type: NAMED_TYPE 7:18-7:19 name=R name_at=7:18
// OUTPUT components: RECORD_PATTERN 7:20-7:26
// OUTPUT record_type: NAMED_TYPE 7:20-7:21 name=S name_at=7:20
// OUTPUT components: TYPE_PATTERN 7:22-7:25
// OUTPUT variable: VARIABLE 7:22-7:25 name=a name_at=7:24
// OUTPUT declared_type: NAMED_TYPE 7:22-7:23 name=A name_at=7:22
// OUTPUT components: TYPE_PATTERN 7:28-7:35
// OUTPUT variable: VARIABLE 7:28-7:35 name=b name_at=7:34
// OUTPUT declared_type: ARRAY_TYPE 7:28-7:33
// OUTPUT element: PRIMITIVE_TYPE 7:28-7:31 primitive=int
// OUTPUT guard: BINARY 7:42-7:48 operator='!='
// OUTPUT left: NAME 7:42-7:43 name=a
// OUTPUT right: NAME 7:47-7:48 name=b
// OUTPUT body: EXPRESSION_STATEMENT 7:52-7:54
// OUTPUT expression: LITERAL 7:52-7:53 value=1
// OUTPUT cases: CASE 8:13-8:54 is_arrow
// OUTPUT labels: TYPE_PATTERN 8:18-8:24
// OUTPUT variable: VARIABLE 8:18-8:24 name=when name_at=8:20
// OUTPUT declared_type: NAMED_TYPE 8:18-8:19 name=A name_at=8:18
// OUTPUT guard: BINARY 8:30-8:38 operator='>'
// OUTPUT left: NAME 8:30-8:34 name=when
// OUTPUT right: LITERAL 8:37-8:38 value=3
// OUTPUT body: BLOCK 8:42-8:54
// OUTPUT statements: YIELD 8:44-8:52
// OUTPUT value: LITERAL 8:50-8:51 value=2
// OUTPUT cases: CASE 9:13-9:46 is_default is_arrow
// OUTPUT labels: LITERAL 9:18-9:22 value=null
// OUTPUT body: THROW 9:35-9:46
// OUTPUT value: LITERAL 9:41-9:45 value=null
// COVERS var, yield, type patterns, instanceof patterns, instanceof
