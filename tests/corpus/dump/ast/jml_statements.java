// ARGS --ast
class Statements {
    boolean f(int i) {
        //@ ghost int g = 0, h[];
        //@ assert g == 0 : "zero";
        //@ assume true; set g += 1; unreachable; hint i > 0;
        //@ loop_invariant true;
        //@ assignable \nothing;
        here:
        for (;;)
            //@ requires true;
            i = 1;
        //@ assignable i;
        { }
        //@ loop_modifies i;
        //@ decreasing i;
        while (true)
            //@ assert true;
            i = 2;
        //@ assert true;
        /*@ nullable @*/ Object o;
    }
}
// OUTPUT types: CLASS 2:1-23:2 class_kind=class name=Statements name_at=2:7
// OUTPUT members: METHOD 3:5-22:6 name=f name_at=3:13
// OUTPUT return_type: PRIMITIVE_TYPE 3:5-3:12 primitive=boolean
// OUTPUT parameters: VARIABLE 3:15-3:20 name=i name_at=3:19
// OUTPUT declared_type: PRIMITIVE_TYPE 3:15-3:18 primitive=int
// OUTPUT body: BLOCK 3:22-22:6
// OUTPUT statements: LOCAL 4:13-4:34 jml
// OUTPUT variables: VARIABLE 4:13-4:28 name=g name_at=4:23
// OUTPUT modifiers: MODIFIERS 4:13-4:18 ghost
// OUTPUT declared_type: PRIMITIVE_TYPE 4:19-4:22 primitive=int
// OUTPUT initializer: LITERAL 4:27-4:28 value=0
// OUTPUT variables: VARIABLE 4:30-4:33 name=h name_at=4:30
// OUTPUT modifiers: MODIFIERS 4:13-4:18 ghost
// OUTPUT declared_type: ARRAY_TYPE 4:19-4:33
// OUTPUT element: PRIMITIVE_TYPE 4:19-4:22 primitive=int
// OUTPUT statements: JML_STATEMENT 5:13-5:36 jml keyword=assert
// OUTPUT condition: BINARY 5:20-5:26 operator='=='
// OUTPUT left: NAME 5:20-5:21 name=g
// OUTPUT right: LITERAL 5:25-5:26 value=0
// OUTPUT message: LITERAL 5:29-5:35 value="zero"
// OUTPUT statements: JML_STATEMENT 6:13-6:25 jml keyword=assume
// OUTPUT condition: LITERAL 6:20-6:24 value=true
// OUTPUT statements: JML_STATEMENT 6:26-6:37 jml keyword=set
// OUTPUT condition: ASSIGN 6:30-6:36 operator='+'
// OUTPUT target: NAME 6:30-6:31 name=g
// OUTPUT value: LITERAL 6:35-6:36 value=1
// OUTPUT statements: JML_STATEMENT 6:38-6:50 jml keyword=unreachable
// OUTPUT statements: JML_STATEMENT 6:51-6:62 jml keyword=hint
// OUTPUT condition: BINARY 6:56-6:61 operator='>'
// OUTPUT left: NAME 6:56-6:57 name=i
// OUTPUT right: LITERAL 6:60-6:61 value=0
// OUTPUT statements: LABELED 9:9-12:19 label=here
// OUTPUT body: FOR 10:9-12:19
// OUTPUT clauses: EXPRESSION_CLAUSE 7:13-7:33 jml keyword=loop_invariant
// OUTPUT expression: LITERAL 7:28-7:32 value=true
// OUTPUT clauses: LOCATIONS_CLAUSE 8:13-8:33 jml keyword=loop_assignable
// OUTPUT locations: JML_ATOM 8:24-8:32 keyword=\nothing
// OUTPUT body: BLOCK_CONTRACT 11:17-12:19
// OUTPUT specification: SPECIFICATION 11:17-11:31 jml
// OUTPUT cases: SPECIFICATION_CASE 11:17-11:31
// OUTPUT clauses: EXPRESSION_CLAUSE 11:17-11:31 keyword=requires
// OUTPUT expression: LITERAL 11:26-11:30 value=true
// OUTPUT body: EXPRESSION_STATEMENT 12:13-12:19
// OUTPUT expression: ASSIGN 12:13-12:18
// OUTPUT target: NAME 12:13-12:14 name=i
// OUTPUT value: LITERAL 12:17-12:18 value=1
// OUTPUT statements: BLOCK_CONTRACT 13:13-14:12
// OUTPUT specification: SPECIFICATION 13:13-13:26 jml
// OUTPUT cases: SPECIFICATION_CASE 13:13-13:26
// OUTPUT clauses: LOCATIONS_CLAUSE 13:13-13:26 keyword=assignable
// OUTPUT locations: NAME 13:24-13:25 name=i
// OUTPUT body: BLOCK 14:9-14:12
// OUTPUT statements: WHILE 17:9-19:19
// OUTPUT clauses: LOCATIONS_CLAUSE 15:13-15:29 jml keyword=loop_assignable
// OUTPUT locations: NAME 15:27-15:28 name=i
// OUTPUT clauses: EXPRESSION_CLAUSE 16:13-16:26 jml keyword=decreases
// OUTPUT expression: NAME 16:24-16:25 name=i
// OUTPUT condition: LITERAL 17:16-17:20 value=true
// OUTPUT body: BLOCK 18:17-19:19
// OUTPUT statements: JML_STATEMENT 18:17-18:29 jml keyword=assert
// OUTPUT condition: LITERAL 18:24-18:28 value=true
// OUTPUT statements: EXPRESSION_STATEMENT 19:13-19:19
// OUTPUT expression: ASSIGN 19:13-19:18
// OUTPUT target: NAME 19:13-19:14 name=i
// OUTPUT value: LITERAL 19:17-19:18 value=2
// OUTPUT statements: JML_STATEMENT 20:13-20:25 jml keyword=assert
// OUTPUT condition: LITERAL 20:20-20:24 value=true
// OUTPUT statements: LOCAL 21:13-21:35
// OUTPUT variables: VARIABLE 21:13-21:34 name=o name_at=21:33
// OUTPUT modifiers: MODIFIERS 21:13-21:25 nullable
// OUTPUT declared_type: NAMED_TYPE 21:26-21:32 name=Object name_at=21:26
// COVERS requires, assignable, assignable \nothing and \everything, nullable, ghost, ghost fields
// COVERS JML assert, assume, set, loop_invariant, decreases, loop assignable, unreachable
// COVERS ghost locals, hint
