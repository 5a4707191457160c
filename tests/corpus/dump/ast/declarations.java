// ARGS --ast
package a.b;

import java.util.*;
import static a.B.c;

@A(1) @B(x = {2}, y = @C)
public sealed abstract class D<T extends E & F, U> extends G<T> implements H, I permits J {
    static { }
    { }
    private static final int x = 1, y[];
    <V> D(int p) { this(); }
    abstract V m(D<T> this, int[]... q)[];
}
enum E { P, Q(1) { } }
record R(int x) { R { } }
interface I extends J { default void f() { } }
@interface N { int value() default 3; }
// OUTPUT package: PACKAGE 2:1-2:13 name=a.b
// OUTPUT imports: IMPORT 4:1-4:20 qualifier=java.util is_on_demand
// OUTPUT imports: IMPORT 5:1-5:21 qualifier=a.B name=c is_static
// OUTPUT types: CLASS 7:1-14:2 class_kind=class name=D name_at=8:30
// OUTPUT modifiers: MODIFIERS 7:1-8:23 public abstract sealed
// OUTPUT annotations: ANNOTATION 7:1-7:6
// OUTPUT type: NAMED_TYPE 7:2-7:3 name=A name_at=7:2
// OUTPUT arguments: ANNOTATION_ARGUMENT 7:4-7:5
// OUTPUT value: LITERAL 7:4-7:5 value=1
// OUTPUT annotations: ANNOTATION 7:7-7:26
// OUTPUT type: NAMED_TYPE 7:8-7:9 name=B name_at=7:8
// OUTPUT arguments: ANNOTATION_ARGUMENT 7:10-7:17 name=x
// OUTPUT value: ARRAY_INITIALIZER 7:14-7:17
// OUTPUT elements: LITERAL 7:15-7:16 value=2
// OUTPUT arguments: ANNOTATION_ARGUMENT 7:19-7:25 name=y
// OUTPUT value: ANNOTATION 7:23-7:25
// OUTPUT type: NAMED_TYPE 7:24-7:25 name=C name_at=7:24
// OUTPUT type_parameters: TYPE_PARAMETER 8:32-8:47 name=T
// OUTPUT bounds: NAMED_TYPE 8:42-8:43 name=E name_at=8:42
// OUTPUT bounds: NAMED_TYPE 8:46-8:47 name=F name_at=8:46
// OUTPUT type_parameters: TYPE_PARAMETER 8:49-8:50 name=U
// OUTPUT superclass: NAMED_TYPE 8:60-8:64 name=G name_at=8:60 has_arguments
// OUTPUT arguments: NAMED_TYPE 8:62-8:63 name=T name_at=8:62
// OUTPUT interfaces: NAMED_TYPE 8:76-8:77 name=H name_at=8:76
// OUTPUT interfaces: NAMED_TYPE 8:79-8:80 name=I name_at=8:79
// OUTPUT permitted: NAMED_TYPE 8:89-8:90 name=J name_at=8:89
// OUTPUT members: INITIALIZER 9:5-9:15 is_static
// OUTPUT body: BLOCK 9:12-9:15
// OUTPUT members: INITIALIZER 10:5-10:8
// OUTPUT body: BLOCK 10:5-10:8
// OUTPUT members: VARIABLE 11:5-11:35 name=x name_at=11:30
// OUTPUT modifiers: MODIFIERS 11:5-11:25 private static final
// OUTPUT declared_type: PRIMITIVE_TYPE 11:26-11:29 primitive=int
// OUTPUT initializer: LITERAL 11:34-11:35 value=1
// OUTPUT members: VARIABLE 11:37-11:40 name=y name_at=11:37
// OUTPUT modifiers: MODIFIERS 11:5-11:25 private static final
// OUTPUT declared_type: ARRAY_TYPE 11:26-11:40
// OUTPUT element: PRIMITIVE_TYPE 11:26-11:29 primitive=int
// OUTPUT members: METHOD 12:5-12:29 name=D name_at=12:9 is_constructor
// OUTPUT type_parameters: TYPE_PARAMETER 12:6-12:7 name=V
// OUTPUT parameters: VARIABLE 12:11-12:16 name=p name_at=12:15
// OUTPUT declared_type: PRIMITIVE_TYPE 12:11-12:14 primitive=int
// OUTPUT body: BLOCK 12:18-12:29
// OUTPUT statements: EXPRESSION_STATEMENT 12:20-12:27
// OUTPUT expression: CONSTRUCTOR_CALL 12:20-12:26
// OUTPUT members: METHOD 13:5-13:43 name=m name_at=13:16
// OUTPUT modifiers: MODIFIERS 13:5-13:13 abstract
// OUTPUT return_type: ARRAY_TYPE 13:14-13:42
// OUTPUT element: NAMED_TYPE 13:14-13:15 name=V name_at=13:14
// OUTPUT receiver: VARIABLE 13:18-13:27 name=this name_at=13:23
// OUTPUT declared_type: NAMED_TYPE 13:18-13:22 name=D name_at=13:18 has_arguments
// OUTPUT arguments: NAMED_TYPE 13:20-13:21 name=T name_at=13:20
// OUTPUT parameters: VARIABLE 13:29-13:39 name=q name_at=13:38 is_varargs
// OUTPUT declared_type: ARRAY_TYPE 13:29-13:34
// OUTPUT element: PRIMITIVE_TYPE 13:29-13:32 primitive=int
// OUTPUT types: CLASS 15:1-15:23 class_kind=enum name=E name_at=15:6
// OUTPUT constants: ENUM_CONSTANT 15:10-15:11 name=P name_at=15:10
// OUTPUT constants: ENUM_CONSTANT 15:13-15:21 name=Q name_at=15:13
// OUTPUT arguments: LITERAL 15:15-15:16 value=1
// OUTPUT body: CLASS 15:18-15:21 class_kind=class name_at=15:18
// OUTPUT types: CLASS 16:1-16:26 class_kind=record name=R name_at=16:8
// OUTPUT components: VARIABLE 16:10-16:15 name=x name_at=16:14
// OUTPUT declared_type: PRIMITIVE_TYPE 16:10-16:13 primitive=int
// OUTPUT members: METHOD 16:19-16:24 name=R name_at=16:19 is_constructor is_compact
// OUTPUT body: BLOCK 16:21-16:24
// OUTPUT types: CLASS 17:1-17:47 class_kind=interface name=I name_at=17:11
// OUTPUT interfaces: NAMED_TYPE 17:21-17:22 name=J name_at=17:21
// OUTPUT members: METHOD 17:25-17:45 name=f name_at=17:38
// OUTPUT modifiers: MODIFIERS 17:25-17:32 default
// OUTPUT return_type: PRIMITIVE_TYPE 17:33-17:37 primitive=void
// OUTPUT body: BLOCK 17:42-17:45
// OUTPUT types: CLASS 18:1-18:40 class_kind=@interface name=N name_at=18:12
// OUTPUT members: METHOD 18:16-18:38 name=value name_at=18:20
// OUTPUT return_type: PRIMITIVE_TYPE 18:16-18:19 primitive=int
// OUTPUT default_value: LITERAL 18:36-18:37 value=3
// COVERS packages, annotations, annotation types, classes, interfaces, default methods, enums
// COVERS records, sealed types
