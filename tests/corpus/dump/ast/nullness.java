// ARGS --ast
class Nullness {
    /*@ nullable @*/ String /*@ non_null @*/ [] a;
    List</*@ nullable @*/ String> b = (/*@ nullable @*/ String) c;
    @Nullable Object f(/*@ nullable @*/ Object x) { /*@ non_null @*/ String s; return x; }
}
// OUTPUT types: CLASS 2:1-6:2 class_kind=class name=Nullness name_at=2:7
// OUTPUT members: VARIABLE 3:9-3:50 name=a name_at=3:49
// OUTPUT modifiers: MODIFIERS 3:9-3:17 jml nullable
// OUTPUT declared_type: ARRAY_TYPE 3:22-3:48 non_null
// OUTPUT element: NAMED_TYPE 3:22-3:28 name=String name_at=3:22
// OUTPUT members: VARIABLE 4:5-4:66 name=b name_at=4:35
// OUTPUT declared_type: NAMED_TYPE 4:5-4:34 name=List name_at=4:5 has_arguments
// OUTPUT arguments: NAMED_TYPE 4:27-4:33 nullable name=String name_at=4:27
// OUTPUT initializer: CAST 4:39-4:66
// OUTPUT target_type: NAMED_TYPE 4:57-4:63 nullable name=String name_at=4:57
// OUTPUT operand: NAME 4:65-4:66 name=c
// OUTPUT members: METHOD 5:5-5:91 name=f name_at=5:22
// OUTPUT modifiers: MODIFIERS 5:5-5:14 nullable
// OUTPUT annotations: ANNOTATION 5:5-5:14
// OUTPUT type: NAMED_TYPE 5:6-5:14 name=Nullable name_at=5:6
// OUTPUT return_type: NAMED_TYPE 5:15-5:21 name=Object name_at=5:15
// OUTPUT parameters: VARIABLE 5:24-5:49 name=x name_at=5:48
// OUTPUT modifiers: MODIFIERS 5:24-5:40 nullable
// OUTPUT declared_type: NAMED_TYPE 5:41-5:47 name=Object name_at=5:41
// OUTPUT body: BLOCK 5:51-5:91
// OUTPUT statements: LOCAL 5:53-5:79
// OUTPUT variables: VARIABLE 5:53-5:78 name=s name_at=5:77
// OUTPUT modifiers: MODIFIERS 5:53-5:69 non_null
// OUTPUT declared_type: NAMED_TYPE 5:70-5:76 name=String name_at=5:70
// OUTPUT statements: RETURN 5:80-5:89
// OUTPUT value: NAME 5:87-5:88 name=x
// COVERS annotations
