// ARGS --ast
class Expressions {
    Object f() {
        x = a.b.c[i].d(1, 2);
        y += -a + ~b * (c) - (int) d % (A & B) e;
        z = a instanceof B ? c : d instanceof B b && !e;
        w = new A<>(1) { };
        w = o.new <T>B();
        w = new int[1][2][];
        w = new int[] {1, {2}};
        v = x -> x;
        v = (int a, B b) -> { };
        v = String::valueOf;
        v = A[]::<T>new;
        u = int.class;
        u = A.this.b;
        u = A.super.c();
        t = this.<T>g(a);
        s = o instanceof P(int a, Q(var b));
        super.h();
    }
}
// OUTPUT types: CLASS 2:1-22:2 class_kind=class name=Expressions name_at=2:7
// OUTPUT members: METHOD 3:5-21:6 name=f name_at=3:12
// OUTPUT return_type: NAMED_TYPE 3:5-3:11 name=Object name_at=3:5
// OUTPUT body: BLOCK 3:16-21:6
// OUTPUT statements: EXPRESSION_STATEMENT 4:9-4:30
// OUTPUT expression: ASSIGN 4:9-4:29
// OUTPUT target: NAME 4:9-4:10 name=x
// OUTPUT value: CALL 4:13-4:29 name=d name_at=4:22
// OUTPUT object: INDEX 4:13-4:21
// OUTPUT array: FIELD 4:13-4:18 name=c name_at=4:17
// OUTPUT object: FIELD 4:13-4:16 name=b name_at=4:15
// OUTPUT object: NAME 4:13-4:14 name=a
// OUTPUT index: NAME 4:19-4:20 name=i
// OUTPUT arguments: LITERAL 4:24-4:25 value=1
// OUTPUT arguments: LITERAL 4:27-4:28 value=2
// OUTPUT statements: EXPRESSION_STATEMENT 5:9-5:50
// OUTPUT expression: ASSIGN 5:9-5:49 operator='+'
// OUTPUT target: NAME 5:9-5:10 name=y
// OUTPUT value: BINARY 5:14-5:49 operator='-'
// OUTPUT left: BINARY 5:14-5:27 operator='+'
// OUTPUT left: UNARY 5:14-5:16 operator='-'
// OUTPUT operand: NAME 5:15-5:16 name=a
// OUTPUT right: BINARY 5:19-5:27 operator='*'
// OUTPUT left: UNARY 5:19-5:21 operator='~'
// OUTPUT operand: NAME 5:20-5:21 name=b
// OUTPUT right: PARENTHESIZED 5:24-5:27
// OUTPUT inner: NAME 5:25-5:26 name=c
// OUTPUT right: BINARY 5:30-5:49 operator='%'
// OUTPUT left: CAST 5:30-5:37
// OUTPUT target_type: PRIMITIVE_TYPE 5:31-5:34 primitive=int
// OUTPUT operand: NAME 5:36-5:37 name=d
// OUTPUT right: CAST 5:40-5:49
// OUTPUT target_type: INTERSECTION_TYPE 5:41-5:46
// OUTPUT types: NAMED_TYPE 5:41-5:42 name=A name_at=5:41
// OUTPUT types: NAMED_TYPE 5:45-5:46 name=B name_at=5:45
// OUTPUT operand: NAME 5:48-5:49 name=e
// OUTPUT statements: EXPRESSION_STATEMENT 6:9-6:57
// OUTPUT expression: ASSIGN 6:9-6:56
// OUTPUT target: NAME 6:9-6:10 name=z
// OUTPUT value: CONDITIONAL 6:13-6:56
// OUTPUT condition: INSTANCEOF 6:13-6:27
// OUTPUT operand: NAME 6:13-6:14 name=a
// OUTPUT target: NAMED_TYPE 6:26-6:27 name=B name_at=6:26
// OUTPUT consequent: NAME 6:30-6:31 name=c
// OUTPUT alternative: BINARY 6:34-6:56 operator='&&'
// OUTPUT left: INSTANCEOF 6:34-6:50
// OUTPUT operand: NAME 6:34-6:35 name=d
// OUTPUT target: TYPE_PATTERN 6:47-6:50
// OUTPUT variable: VARIABLE 6:47-6:50 name=b name_at=6:49
// OUTPUT declared_type: NAMED_TYPE 6:47-6:48 name=B name_at=6:47
// OUTPUT right: UNARY 6:54-6:56 operator='!'
// OUTPUT operand: NAME 6:55-6:56 name=e
// OUTPUT statements: EXPRESSION_STATEMENT 7:9-7:28
// OUTPUT expression: ASSIGN 7:9-7:27
// OUTPUT target: NAME 7:9-7:10 name=w
// OUTPUT value: NEW 7:13-7:27
// OUTPUT created_type: NAMED_TYPE 7:17-7:20 name=A name_at=7:17 has_arguments
// OUTPUT arguments: LITERAL 7:21-7:22 value=1
// OUTPUT body: CLASS 7:24-7:27 class_kind=class name_at=7:24
// OUTPUT statements: EXPRESSION_STATEMENT 8:9-8:26
// OUTPUT expression: ASSIGN 8:9-8:25
// OUTPUT target: NAME 8:9-8:10 name=w
// OUTPUT value: NEW 8:13-8:25
// OUTPUT outer: NAME 8:13-8:14 name=o
// OUTPUT type_arguments: NAMED_TYPE 8:20-8:21 name=T name_at=8:20
// OUTPUT created_type: NAMED_TYPE 8:22-8:23 name=B name_at=8:22
// OUTPUT statements: EXPRESSION_STATEMENT 9:9-9:29
// OUTPUT expression: ASSIGN 9:9-9:28
// OUTPUT target: NAME 9:9-9:10 name=w
// OUTPUT value: NEW_ARRAY 9:13-9:28 empty_dimensions=1
// OUTPUT element_type: PRIMITIVE_TYPE 9:17-9:20 primitive=int
// OUTPUT dimensions: LITERAL 9:21-9:22 value=1
// OUTPUT dimensions: LITERAL 9:24-9:25 value=2
// OUTPUT statements: EXPRESSION_STATEMENT 10:9-10:32
// OUTPUT expression: ASSIGN 10:9-10:31
// OUTPUT target: NAME 10:9-10:10 name=w
// OUTPUT value: NEW_ARRAY 10:13-10:31 empty_dimensions=1
// OUTPUT element_type: PRIMITIVE_TYPE 10:17-10:20 primitive=int
// OUTPUT initializer: ARRAY_INITIALIZER 10:23-10:31
// OUTPUT elements: LITERAL 10:24-10:25 value=1
// OUTPUT elements: ARRAY_INITIALIZER 10:27-10:30
// OUTPUT elements: LITERAL 10:28-10:29 value=2
// OUTPUT statements: EXPRESSION_STATEMENT 11:9-11:20
// OUTPUT expression: ASSIGN 11:9-11:19
// OUTPUT target: NAME 11:9-11:10 name=v
// OUTPUT value: LAMBDA 11:13-11:19
// OUTPUT parameters: VARIABLE 11:13-11:14 name=x name_at=11:13
// OUTPUT body: NAME 11:18-11:19 name=x
// OUTPUT statements: EXPRESSION_STATEMENT 12:9-12:33
// OUTPUT expression: ASSIGN 12:9-12:32
// OUTPUT target: NAME 12:9-12:10 name=v
// OUTPUT value: LAMBDA 12:13-12:32
// OUTPUT parameters: VARIABLE 12:14-12:19 name=a name_at=12:18
// OUTPUT declared_type: PRIMITIVE_TYPE 12:14-12:17 primitive=int
// OUTPUT parameters: VARIABLE 12:21-12:24 name=b name_at=12:23
// OUTPUT declared_type: NAMED_TYPE 12:21-12:22 name=B name_at=12:21
// OUTPUT body: BLOCK 12:29-12:32
// OUTPUT statements: EXPRESSION_STATEMENT 13:9-13:29
// OUTPUT expression: ASSIGN 13:9-13:28
// OUTPUT target: NAME 13:9-13:10 name=v
// OUTPUT value: METHOD_REFERENCE 13:13-13:28 name=valueOf name_at=13:21
// OUTPUT target: NAME 13:13-13:19 name=String
// OUTPUT statements: EXPRESSION_STATEMENT 14:9-14:25
// OUTPUT expression: ASSIGN 14:9-14:24
// OUTPUT target: NAME 14:9-14:10 name=v
// OUTPUT value: METHOD_REFERENCE 14:13-14:24 name_at=14:21
// OUTPUT target: ARRAY_TYPE 14:13-14:16
// OUTPUT element: NAMED_TYPE 14:13-14:14 name=A name_at=14:13
// OUTPUT type_arguments: NAMED_TYPE 14:19-14:20 name=T name_at=14:19
// OUTPUT statements: EXPRESSION_STATEMENT 15:9-15:23
// OUTPUT expression: ASSIGN 15:9-15:22
// OUTPUT target: NAME 15:9-15:10 name=u
// OUTPUT value: CLASS_LITERAL 15:13-15:22
// OUTPUT named_type: PRIMITIVE_TYPE 15:13-15:16 primitive=int
// OUTPUT statements: EXPRESSION_STATEMENT 16:9-16:22
// OUTPUT expression: ASSIGN 16:9-16:21
// OUTPUT target: NAME 16:9-16:10 name=u
// OUTPUT value: FIELD 16:13-16:21 name=b name_at=16:20
// OUTPUT object: THIS 16:13-16:19
// OUTPUT qualifier: NAMED_TYPE 16:13-16:14 name=A name_at=16:13
// OUTPUT statements: EXPRESSION_STATEMENT 17:9-17:25
// OUTPUT expression: ASSIGN 17:9-17:24
// OUTPUT target: NAME 17:9-17:10 name=u
// OUTPUT value: CALL 17:13-17:24 name=c name_at=17:21
// OUTPUT object: SUPER 17:13-17:20
// OUTPUT qualifier: NAMED_TYPE 17:13-17:14 name=A name_at=17:13
// OUTPUT statements: EXPRESSION_STATEMENT 18:9-18:26
// OUTPUT expression: ASSIGN 18:9-18:25
// OUTPUT target: NAME 18:9-18:10 name=t
// OUTPUT value: CALL 18:13-18:25 name=g name_at=18:21
// OUTPUT object: THIS 18:13-18:17
// OUTPUT type_arguments: NAMED_TYPE 18:19-18:20 name=T name_at=18:19
// OUTPUT arguments: NAME 18:23-18:24 name=a
// OUTPUT statements: EXPRESSION_STATEMENT 19:9-19:45
// OUTPUT expression: ASSIGN 19:9-19:44
// OUTPUT target: NAME 19:9-19:10 name=s
// OUTPUT value: INSTANCEOF 19:13-19:44
// OUTPUT operand: NAME 19:13-19:14 name=o
// OUTPUT target: RECORD_PATTERN 19:26-19:44
// OUTPUT record_type: NAMED_TYPE 19:26-19:27 name=P name_at=19:26
// OUTPUT components: TYPE_PATTERN 19:28-19:33
// OUTPUT variable: VARIABLE 19:28-19:33 name=a name_at=19:32
// OUTPUT declared_type: PRIMITIVE_TYPE 19:28-19:31 primitive=int
// OUTPUT components: RECORD_PATTERN 19:35-19:43
// OUTPUT record_type: NAMED_TYPE 19:35-19:36 name=Q name_at=19:35
// OUTPUT components: TYPE_PATTERN 19:37-19:42
// OUTPUT variable: VARIABLE 19:37-19:42 name=b name_at=19:41
// OUTPUT declared_type: VAR_TYPE 19:37-19:40
// OUTPUT statements: EXPRESSION_STATEMENT 20:9-20:19
// OUTPUT expression: CALL 20:9-20:18 name=h name_at=20:15
// OUTPUT object: SUPER 20:9-20:14
// COVERS anonymous classes, var, instanceof patterns, instanceof, lambda, method reference
// COVERS class literals, cast, intersection cast, array creation, array access, creation
// COVERS conditional, assignment, compound assignment, unary operators, binary operators, calls
// COVERS field access, this, super, qualified this, qualified super
