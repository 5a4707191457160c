// ARGS --ast
class Queue {
    /*@ pure public normal_behavior
      @   old int n = items.length;
      @   requires 0 <= i < n;
      @   {| ensures \result; also signals_only \nothing; |}
      @   assignable items[0 .. i], this.*, items[*], a[1], o.f if i > 0;
      @   forall int k;
      @ also private code behavior
      @   signals (Exception) ;
      @   signals (Exception e) e != null;
      @   signals_only A, b.B;
      @ implies_that
      @   measured_by i if i > 0;
      @ for_example
      @   callable f(int), g;
      @*/
    boolean f(int i) {
        return true;
    }

    //@ also requires true;
    void g() {}
}
// OUTPUT types: CLASS 2:1-24:2 class_kind=class name=Queue name_at=2:7
// OUTPUT members: METHOD 3:9-20:6 name=f name_at=18:13
// OUTPUT modifiers: MODIFIERS 3:9-3:20 jml pure
// OUTPUT return_type: PRIMITIVE_TYPE 18:5-18:12 primitive=boolean
// OUTPUT parameters: VARIABLE 18:15-18:20 name=i name_at=18:19
// OUTPUT declared_type: PRIMITIVE_TYPE 18:15-18:18 primitive=int
// OUTPUT body: BLOCK 18:22-20:6
// OUTPUT statements: RETURN 19:9-19:21
// OUTPUT value: LITERAL 19:16-19:20 value=true
// OUTPUT specification: SPECIFICATION 3:9-16:30 jml
// OUTPUT cases: SPECIFICATION_CASE 3:9-8:24 behavior=normal_behavior
// OUTPUT modifiers: MODIFIERS 3:9-3:20 public
// OUTPUT clauses: VARIABLES_CLAUSE 4:11-4:36 keyword=old
// OUTPUT variables: VARIABLE 4:15-4:35 name=n name_at=4:19
// OUTPUT declared_type: PRIMITIVE_TYPE 4:15-4:18 primitive=int
// OUTPUT initializer: FIELD 4:23-4:35 name=length name_at=4:29
// OUTPUT object: NAME 4:23-4:28 name=items
// OUTPUT clauses: EXPRESSION_CLAUSE 5:11-5:31 keyword=requires
// OUTPUT expression: CHAIN 5:20-5:30
// OUTPUT comparisons: BINARY 5:20-5:26 operator='<='
// OUTPUT left: LITERAL 5:20-5:21 value=0
// OUTPUT right: NAME 5:25-5:26 name=i
// OUTPUT comparisons: BINARY 5:25-5:30 operator='<'
// OUTPUT right: NAME 5:29-5:30 name=n
// OUTPUT clauses: SPECIFICATION_GROUP 6:11-6:61
// OUTPUT cases: SPECIFICATION_CASE 6:14-6:30
// OUTPUT clauses: EXPRESSION_CLAUSE 6:14-6:30 keyword=ensures
// OUTPUT expression: JML_ATOM 6:22-6:29 keyword=\result
// OUTPUT cases: SPECIFICATION_CASE 6:36-6:58
// OUTPUT clauses: SIGNALS_ONLY_CLAUSE 6:36-6:58
// OUTPUT clauses: LOCATIONS_CLAUSE 7:11-7:74 keyword=assignable
// OUTPUT locations: ELEMENTS 7:22-7:35
// OUTPUT array: NAME 7:22-7:27 name=items
// OUTPUT from: LITERAL 7:28-7:29 value=0
// OUTPUT to: NAME 7:33-7:34 name=i
// OUTPUT locations: ALL_FIELDS 7:37-7:43
// OUTPUT object: THIS 7:37-7:41
// OUTPUT locations: ELEMENTS 7:45-7:53
// OUTPUT array: NAME 7:45-7:50 name=items
// OUTPUT locations: INDEX 7:55-7:59
// OUTPUT array: NAME 7:55-7:56 name=a
// OUTPUT index: LITERAL 7:57-7:58 value=1
// OUTPUT locations: FIELD 7:61-7:64 name=f name_at=7:63
// OUTPUT object: NAME 7:61-7:62 name=o
// OUTPUT condition: BINARY 7:68-7:73 operator='>'
// OUTPUT left: NAME 7:68-7:69 name=i
// OUTPUT right: LITERAL 7:72-7:73 value=0
// OUTPUT clauses: VARIABLES_CLAUSE 8:11-8:24 keyword=forall
// OUTPUT variables: VARIABLE 8:18-8:23 name=k name_at=8:22
// OUTPUT declared_type: PRIMITIVE_TYPE 8:18-8:21 primitive=int
// OUTPUT cases: SPECIFICATION_CASE 9:14-12:31 behavior=behavior
// OUTPUT modifiers: MODIFIERS 9:14-9:26 private code
// OUTPUT clauses: SIGNALS_CLAUSE 10:11-10:32
// OUTPUT variable: VARIABLE 10:20-10:29 name_at=10:29
// OUTPUT declared_type: NAMED_TYPE 10:20-10:29 name=Exception name_at=10:20
// OUTPUT clauses: SIGNALS_CLAUSE 11:11-11:43
// OUTPUT variable: VARIABLE 11:20-11:31 name=e name_at=11:30
// OUTPUT declared_type: NAMED_TYPE 11:20-11:29 name=Exception name_at=11:20
// OUTPUT expression: BINARY 11:33-11:42 operator='!='
// OUTPUT left: NAME 11:33-11:34 name=e
// OUTPUT right: LITERAL 11:38-11:42 value=null
// OUTPUT clauses: SIGNALS_ONLY_CLAUSE 12:11-12:31
// OUTPUT types: NAMED_TYPE 12:24-12:25 name=A name_at=12:24
// OUTPUT types: NAMED_TYPE 12:27-12:30 name=B name_at=12:29
// OUTPUT qualifier: NAMED_TYPE 12:27-12:28 name=b name_at=12:27
// OUTPUT cases: SPECIFICATION_CASE 14:11-14:34 section=implies_that
// OUTPUT clauses: EXPRESSION_CLAUSE 14:11-14:34 keyword=measured_by
// OUTPUT expression: NAME 14:23-14:24 name=i
// OUTPUT condition: BINARY 14:28-14:33 operator='>'
// OUTPUT left: NAME 14:28-14:29 name=i
// OUTPUT right: LITERAL 14:32-14:33 value=0
// OUTPUT cases: SPECIFICATION_CASE 16:11-16:30 section=for_example
// OUTPUT clauses: LOCATIONS_CLAUSE 16:11-16:30 keyword=callable
// OUTPUT locations: CALL 16:20-16:26 name=f name_at=16:20
// OUTPUT arguments: JML_TYPE 16:22-16:25
// OUTPUT named_type: PRIMITIVE_TYPE 16:22-16:25 primitive=int
// OUTPUT locations: NAME 16:28-16:29 name=g
// OUTPUT members: METHOD 23:5-23:16 name=g name_at=23:10
// OUTPUT return_type: PRIMITIVE_TYPE 23:5-23:9 primitive=void
// OUTPUT body: BLOCK 23:14-23:16
// OUTPUT specification: SPECIFICATION 22:9-22:28 jml extends
// OUTPUT cases: SPECIFICATION_CASE 22:14-22:28
// OUTPUT clauses: EXPRESSION_CLAUSE 22:14-22:28 keyword=requires
// OUTPUT expression: LITERAL 22:23-22:27 value=true
// COVERS requires, ensures, signals, signals_only, assignable, assignable array elements
// COVERS assignable fields of objects, measured_by, also, normal_behavior, behavior
// COVERS visibility of cases, nested specifications, old declarations, forall declarations, pure
