// ARGS --ast
class Statements {
    int f(final int n, String... rest) throws A, B {
        int a = 1, b[] = {1};
        if (n < 0) ; else a++;
        while (true) { break; }
        do continue; while (false);
        for (int i = 0, j; i < n; i++, --j) { }
        for (var x : rest) { }
        outer: for (;;) break outer;
        switch (n) { case 1, 2: a = 3; default: }
        a = switch (n) { case 1 -> 2; default -> { yield 3; } };
        try (R r = x; y) { } catch (A | B e) { throw e; } finally { }
        synchronized (this) { }
        assert n > 0 : "m";
        class Local { }
        return a;
    }
}
// OUTPUT types: CLASS 2:1-19:2 class_kind=class name=Statements name_at=2:7
// OUTPUT members: METHOD 3:5-18:6 name=f name_at=3:9
// OUTPUT return_type: PRIMITIVE_TYPE 3:5-3:8 primitive=int
// OUTPUT parameters: VARIABLE 3:11-3:22 name=n name_at=3:21
// OUTPUT modifiers: MODIFIERS 3:11-3:16 final
// OUTPUT declared_type: PRIMITIVE_TYPE 3:17-3:20 primitive=int
// OUTPUT parameters: VARIABLE 3:24-3:38 name=rest name_at=3:34 is_varargs
// OUTPUT declared_type: NAMED_TYPE 3:24-3:30 name=String name_at=3:24
// OUTPUT throws: NAMED_TYPE 3:47-3:48 name=A name_at=3:47
// OUTPUT throws: NAMED_TYPE 3:50-3:51 name=B name_at=3:50
// OUTPUT body: BLOCK 3:52-18:6
// OUTPUT statements: LOCAL 4:9-4:30
// OUTPUT variables: VARIABLE 4:9-4:18 name=a name_at=4:13
// OUTPUT declared_type: PRIMITIVE_TYPE 4:9-4:12 primitive=int
// OUTPUT initializer: LITERAL 4:17-4:18 value=1
// OUTPUT variables: VARIABLE 4:20-4:29 name=b name_at=4:20
// OUTPUT declared_type: ARRAY_TYPE 4:9-4:23
// OUTPUT element: PRIMITIVE_TYPE 4:9-4:12 primitive=int
// OUTPUT initializer: ARRAY_INITIALIZER 4:26-4:29
// OUTPUT elements: LITERAL 4:27-4:28 value=1
// OUTPUT statements: IF 5:9-5:31
// OUTPUT condition: BINARY 5:13-5:18 operator='<'
// OUTPUT left: NAME 5:13-5:14 name=n
// OUTPUT right: LITERAL 5:17-5:18 value=0
// OUTPUT consequent: EMPTY 5:20-5:21
// OUTPUT alternative: EXPRESSION_STATEMENT 5:27-5:31
// OUTPUT expression: UNARY 5:27-5:30 operator='++'
// OUTPUT operand: NAME 5:27-5:28 name=a
// OUTPUT statements: WHILE 6:9-6:32
// OUTPUT condition: LITERAL 6:16-6:20 value=true
// OUTPUT body: BLOCK 6:22-6:32
// OUTPUT statements: BREAK 6:24-6:30
// OUTPUT statements: DO 7:9-7:36
// OUTPUT body: CONTINUE 7:12-7:21
// OUTPUT condition: LITERAL 7:29-7:34 value=false
// OUTPUT statements: FOR 8:9-8:48
// OUTPUT initializers: LOCAL 8:14-8:26
// OUTPUT variables: VARIABLE 8:14-8:23 name=i name_at=8:18
// OUTPUT declared_type: PRIMITIVE_TYPE 8:14-8:17 primitive=int
// OUTPUT initializer: LITERAL 8:22-8:23 value=0
// OUTPUT variables: VARIABLE 8:25-8:26 name=j name_at=8:25
// OUTPUT declared_type: PRIMITIVE_TYPE 8:14-8:17 primitive=int
// OUTPUT condition: BINARY 8:28-8:33 operator='<'
// OUTPUT left: NAME 8:28-8:29 name=i
// OUTPUT right: NAME 8:32-8:33 name=n
// OUTPUT updates: EXPRESSION_STATEMENT 8:35-8:38
// OUTPUT expression: UNARY 8:35-8:38 operator='++'
// OUTPUT operand: NAME 8:35-8:36 name=i
// OUTPUT updates: EXPRESSION_STATEMENT 8:40-8:43
// OUTPUT expression: UNARY 8:40-8:43 operator='--'
// OUTPUT operand: NAME 8:42-8:43 name=j
// OUTPUT body: BLOCK 8:45-8:48
// OUTPUT statements: FOREACH 9:9-9:31
// OUTPUT variable: VARIABLE 9:14-9:19 name=x name_at=9:18
// OUTPUT declared_type: VAR_TYPE 9:14-9:17
// OUTPUT iterable: NAME 9:22-9:26 name=rest
// OUTPUT body: BLOCK 9:28-9:31
// OUTPUT statements: LABELED 10:9-10:37 label=outer
// OUTPUT body: FOR 10:16-10:37
// OUTPUT body: BREAK 10:25-10:37 label=outer
// OUTPUT statements: SWITCH 11:9-11:50
// OUTPUT selector: NAME 11:17-11:18 name=n
// OUTPUT cases: CASE 11:22-11:39
// OUTPUT labels: LITERAL 11:27-11:28 value=1
// OUTPUT labels: LITERAL 11:30-11:31 value=2
// OUTPUT body: EXPRESSION_STATEMENT 11:33-11:39
// OUTPUT expression: ASSIGN 11:33-11:38
// OUTPUT target: NAME 11:33-11:34 name=a
// OUTPUT value: LITERAL 11:37-11:38 value=3
// OUTPUT cases: CASE 11:40-11:48 is_default
// OUTPUT statements: EXPRESSION_STATEMENT 12:9-12:65
// OUTPUT expression: ASSIGN 12:9-12:64
// OUTPUT target: NAME 12:9-12:10 name=a
// OUTPUT value: SWITCH_EXPRESSION 12:13-12:64
// OUTPUT selector: NAME 12:21-12:22 name=n
// OUTPUT cases: CASE 12:26-12:38 is_arrow
// OUTPUT labels: LITERAL 12:31-12:32 value=1
// OUTPUT body: EXPRESSION_STATEMENT 12:36-12:38
// OUTPUT expression: LITERAL 12:36-12:37 value=2
// OUTPUT cases: CASE 12:39-12:62 is_default is_arrow
// OUTPUT body: BLOCK 12:50-12:62
// OUTPUT statements: YIELD 12:52-12:60
// OUTPUT value: LITERAL 12:58-12:59 value=3
// OUTPUT statements: TRY 13:9-13:70
// OUTPUT resources: VARIABLE 13:14-13:21 name=r name_at=13:16
// OUTPUT declared_type: NAMED_TYPE 13:14-13:15 name=R name_at=13:14
// OUTPUT initializer: NAME 13:20-13:21 name=x
// OUTPUT resources: NAME 13:23-13:24 name=y
// OUTPUT block: BLOCK 13:26-13:29
// OUTPUT catches: CATCH 13:30-13:58
// OUTPUT parameter: VARIABLE 13:37-13:44 name=e name_at=13:43
// OUTPUT declared_type: UNION_TYPE 13:37-13:42
// OUTPUT types: NAMED_TYPE 13:37-13:38 name=A name_at=13:37
// OUTPUT types: NAMED_TYPE 13:41-13:42 name=B name_at=13:41
// OUTPUT body: BLOCK 13:46-13:58
// OUTPUT statements: THROW 13:48-13:56
// OUTPUT value: NAME 13:54-13:55 name=e
// OUTPUT finally_block: BLOCK 13:67-13:70
// OUTPUT statements: SYNCHRONIZED 14:9-14:32
// OUTPUT lock: THIS 14:23-14:27
// OUTPUT body: BLOCK 14:29-14:32
// OUTPUT statements: ASSERT 15:9-15:28
// OUTPUT condition: BINARY 15:16-15:21 operator='>'
// OUTPUT left: NAME 15:16-15:17 name=n
// OUTPUT right: LITERAL 15:20-15:21 value=0
// OUTPUT message: LITERAL 15:24-15:27 value="m"
// OUTPUT statements: LOCAL_CLASS 16:9-16:24
// OUTPUT declaration: CLASS 16:9-16:24 class_kind=class name=Local name_at=16:15
// OUTPUT statements: RETURN 17:9-17:18
// OUTPUT value: NAME 17:16-17:17 name=a
// COVERS var, if, while, do, for, foreach, labels, break, continue, return, throw, try
// COVERS try with resources, multi-catch, synchronized, assert, yield
