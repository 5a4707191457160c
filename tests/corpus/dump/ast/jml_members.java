// ARGS --ast
//@ model import a.b.C;
/*@ pure @*/ class Queue {
    //@ model int size; in g;
    /*@ spec_public nullable @*/ private Object[] items; //@ in size; maps items[*] \into size;
    //@ public static invariant items != null;
    //@ constraint true; initially false;
    //@ represents size <- items.length;
    //@ represents this.size \such_that size > 0;
    //@ axiom true;

    //@ ensures \result;
    //@ public model static \bigint f(int x) { ghost \real r = 1; return r; }
    int a; //@ in size; invariant true; requires a > 0;
    void g() {}
}
// OUTPUT imports: IMPORT 2:5-2:24 jml qualifier=a.b name=C is_model
// OUTPUT types: CLASS 3:5-16:2 class_kind=class name=Queue name_at=3:20
// OUTPUT modifiers: MODIFIERS 3:5-3:9 jml pure
// OUTPUT members: VARIABLE 4:9-4:23 jml name=size name_at=4:19
// OUTPUT modifiers: MODIFIERS 4:9-4:14 model
// OUTPUT declared_type: PRIMITIVE_TYPE 4:15-4:18 primitive=int
// OUTPUT groups: FIELD_GROUP 4:25-4:30 keyword=in
// OUTPUT groups: NAME 4:28-4:29 name=g
// OUTPUT members: VARIABLE 5:9-5:56 name=items name_at=5:51
// OUTPUT modifiers: MODIFIERS 5:9-5:41 jml private nullable spec_public
// OUTPUT declared_type: ARRAY_TYPE 5:42-5:50
// OUTPUT element: NAMED_TYPE 5:42-5:48 name=Object name_at=5:42
// OUTPUT groups: FIELD_GROUP 5:62-5:70 jml keyword=in
// OUTPUT groups: NAME 5:65-5:69 name=size
// OUTPUT groups: FIELD_GROUP 5:71-5:96 jml keyword=maps
// OUTPUT member: ELEMENTS 5:76-5:84
// OUTPUT array: NAME 5:76-5:81 name=items
// OUTPUT groups: NAME 5:91-5:95 name=size
// OUTPUT members: METHOD 13:9-13:78 jml name=f name_at=13:37
// OUTPUT modifiers: MODIFIERS 13:9-13:28 public static model
// OUTPUT return_type: PRIMITIVE_TYPE 13:29-13:36 primitive=\bigint
// OUTPUT parameters: VARIABLE 13:39-13:44 name=x name_at=13:43
// OUTPUT declared_type: PRIMITIVE_TYPE 13:39-13:42 primitive=int
// OUTPUT body: BLOCK 13:46-13:78
// OUTPUT statements: LOCAL 13:48-13:66
// OUTPUT variables: VARIABLE 13:48-13:65 name=r name_at=13:60
// OUTPUT modifiers: MODIFIERS 13:48-13:53 ghost
// OUTPUT declared_type: PRIMITIVE_TYPE 13:54-13:59 primitive=\real
// OUTPUT initializer: LITERAL 13:64-13:65 value=1
// OUTPUT statements: RETURN 13:67-13:76
// OUTPUT value: NAME 13:74-13:75 name=r
// OUTPUT specification: SPECIFICATION 12:9-12:25
// OUTPUT cases: SPECIFICATION_CASE 12:9-12:25
// OUTPUT clauses: EXPRESSION_CLAUSE 12:9-12:25 keyword=ensures
// OUTPUT expression: JML_ATOM 12:17-12:24 keyword=\result
// OUTPUT members: VARIABLE 14:5-14:10 name=a name_at=14:9
// OUTPUT declared_type: PRIMITIVE_TYPE 14:5-14:8 primitive=int
// OUTPUT groups: FIELD_GROUP 14:16-14:24 jml keyword=in
// OUTPUT groups: NAME 14:19-14:23 name=size
// OUTPUT members: METHOD 15:5-15:16 name=g name_at=15:10
// OUTPUT return_type: PRIMITIVE_TYPE 15:5-15:9 primitive=void
// OUTPUT body: BLOCK 15:14-15:16
// OUTPUT specification: SPECIFICATION 14:41-14:56 jml
// OUTPUT cases: SPECIFICATION_CASE 14:41-14:56
// OUTPUT clauses: EXPRESSION_CLAUSE 14:41-14:56 keyword=requires
// OUTPUT expression: BINARY 14:50-14:55 operator='>'
// OUTPUT left: NAME 14:50-14:51 name=a
// OUTPUT right: LITERAL 14:54-14:55 value=0
// OUTPUT clauses: TYPE_CLAUSE 6:9-6:47 jml keyword=invariant
// OUTPUT modifiers: MODIFIERS 6:9-6:22 public static
// OUTPUT expression: BINARY 6:33-6:46 operator='!='
// OUTPUT left: NAME 6:33-6:38 name=items
// OUTPUT right: LITERAL 6:42-6:46 value=null
// OUTPUT clauses: TYPE_CLAUSE 7:9-7:25 jml keyword=constraint
// OUTPUT expression: LITERAL 7:20-7:24 value=true
// OUTPUT clauses: TYPE_CLAUSE 7:26-7:42 jml keyword=initially
// OUTPUT expression: LITERAL 7:36-7:41 value=false
// OUTPUT clauses: REPRESENTS 8:9-8:41 jml
// OUTPUT location: NAME 8:20-8:24 name=size
// OUTPUT expression: FIELD 8:28-8:40 name=length name_at=8:34
// OUTPUT object: NAME 8:28-8:33 name=items
// OUTPUT clauses: REPRESENTS 9:9-9:50 jml is_relation
// OUTPUT location: FIELD 9:20-9:29 name=size name_at=9:25
// OUTPUT object: THIS 9:20-9:24
// OUTPUT expression: BINARY 9:41-9:49 operator='>'
// OUTPUT left: NAME 9:41-9:45 name=size
// OUTPUT right: LITERAL 9:48-9:49 value=0
// OUTPUT clauses: TYPE_CLAUSE 10:9-10:20 jml keyword=axiom
// OUTPUT expression: LITERAL 10:15-10:19 value=true
// OUTPUT clauses: TYPE_CLAUSE 14:25-14:40 jml keyword=invariant
// OUTPUT expression: LITERAL 14:35-14:39 value=true
// COVERS requires, ensures, pure, nullable, spec_public, model, ghost, invariant, constraint
// COVERS initially, axiom, represents, ghost fields, model fields, model methods, in and maps
