// ARGS --ast
class Expressions {
    //@ ensures (\forall nullable Object o, p[]; o != null; \old(o, here) == \pre(p));
    //@ ensures \exists int i; i > 0 ==> i > 1;
    //@ ensures (\sum int i;; i) < \max(\lockset);
    //@ ensures \reach(a, B, next + other).has(p) && \reach(a).isEmpty();
    //@ ensures \type(int) <: \typeof(items) || \type(void) == \elemtype(x);
    //@ ensures (\lbl here x) & \lblpos(there, y);
    //@ ensures \fresh(a, b) & \not_modified(a.*, b[*], c[i..]) & \is_initialized(a.B);
    //@ ensures (* some text *) | a < b <= c > d;
    //@ ensures new JMLObjectSet { Object x | x != null }.has(a);
    void f() {}
}
// OUTPUT types: CLASS 2:1-13:2 class_kind=class name=Expressions name_at=2:7
// OUTPUT members: METHOD 12:5-12:16 name=f name_at=12:10
// OUTPUT return_type: PRIMITIVE_TYPE 12:5-12:9 primitive=void
// OUTPUT body: BLOCK 12:14-12:16
// OUTPUT specification: SPECIFICATION 3:9-11:66 jml
// OUTPUT cases: SPECIFICATION_CASE 3:9-11:66
// OUTPUT clauses: EXPRESSION_CLAUSE 3:9-3:87 keyword=ensures
// OUTPUT expression: QUANTIFIED 3:17-3:86 keyword=\forall
// OUTPUT variables: VARIABLE 3:26-3:43 name=o name_at=3:42
// OUTPUT modifiers: MODIFIERS 3:26-3:34 nullable
// OUTPUT declared_type: NAMED_TYPE 3:35-3:41 name=Object name_at=3:35
// OUTPUT variables: VARIABLE 3:45-3:48 name=p name_at=3:45
// OUTPUT modifiers: MODIFIERS 3:26-3:34 nullable
// OUTPUT declared_type: ARRAY_TYPE 3:35-3:48
// OUTPUT element: NAMED_TYPE 3:35-3:41 name=Object name_at=3:35
// OUTPUT range: BINARY 3:50-3:59 operator='!='
// OUTPUT left: NAME 3:50-3:51 name=o
// OUTPUT right: LITERAL 3:55-3:59 value=null
// OUTPUT body: BINARY 3:61-3:85 operator='=='
// OUTPUT left: OLD 3:61-3:74 keyword=\old label=here
// OUTPUT expression: NAME 3:66-3:67 name=o
// OUTPUT right: OLD 3:78-3:85 keyword=\pre
// OUTPUT expression: NAME 3:83-3:84 name=p
// OUTPUT clauses: EXPRESSION_CLAUSE 4:9-4:48 keyword=ensures
// OUTPUT expression: QUANTIFIED 4:17-4:47 keyword=\exists
// OUTPUT variables: VARIABLE 4:25-4:30 name=i name_at=4:29
// OUTPUT declared_type: PRIMITIVE_TYPE 4:25-4:28 primitive=int
// OUTPUT body: BINARY 4:32-4:47 operator='==>'
// OUTPUT left: BINARY 4:32-4:37 operator='>'
// OUTPUT left: NAME 4:32-4:33 name=i
// OUTPUT right: LITERAL 4:36-4:37 value=0
// OUTPUT right: BINARY 4:42-4:47 operator='>'
// OUTPUT left: NAME 4:42-4:43 name=i
// OUTPUT right: LITERAL 4:46-4:47 value=1
// OUTPUT clauses: EXPRESSION_CLAUSE 5:9-5:51 keyword=ensures
// OUTPUT expression: BINARY 5:17-5:50 operator='<'
// OUTPUT left: QUANTIFIED 5:17-5:33 keyword=\sum
// OUTPUT variables: VARIABLE 5:23-5:28 name=i name_at=5:27
// OUTPUT declared_type: PRIMITIVE_TYPE 5:23-5:26 primitive=int
// OUTPUT body: NAME 5:31-5:32 name=i
// OUTPUT right: JML_FUNCTION 5:36-5:50 keyword=\max
// OUTPUT arguments: JML_ATOM 5:41-5:49 keyword=\lockset
// OUTPUT clauses: EXPRESSION_CLAUSE 6:9-6:74 keyword=ensures
// OUTPUT expression: BINARY 6:17-6:73 operator='&&'
// OUTPUT left: CALL 6:17-6:50 name=has name_at=6:44
// OUTPUT object: REACH 6:17-6:43
// OUTPUT root: NAME 6:24-6:25 name=a
// OUTPUT object_type: NAMED_TYPE 6:27-6:28 name=B name_at=6:27
// OUTPUT fields: NAME 6:30-6:34 name=next
// OUTPUT fields: NAME 6:37-6:42 name=other
// OUTPUT arguments: NAME 6:48-6:49 name=p
// OUTPUT right: CALL 6:54-6:73 name=isEmpty name_at=6:64
// OUTPUT object: REACH 6:54-6:63
// OUTPUT root: NAME 6:61-6:62 name=a
// OUTPUT clauses: EXPRESSION_CLAUSE 7:9-7:77 keyword=ensures
// OUTPUT expression: BINARY 7:17-7:76 operator='||'
// OUTPUT left: BINARY 7:17-7:45 operator='<:'
// OUTPUT left: JML_TYPE 7:17-7:27
// OUTPUT named_type: PRIMITIVE_TYPE 7:23-7:26 primitive=int
// OUTPUT right: JML_FUNCTION 7:31-7:45 keyword=\typeof
// OUTPUT arguments: NAME 7:39-7:44 name=items
// OUTPUT right: BINARY 7:49-7:76 operator='=='
// OUTPUT left: JML_TYPE 7:49-7:60
// OUTPUT named_type: PRIMITIVE_TYPE 7:55-7:59 primitive=void
// OUTPUT right: JML_FUNCTION 7:64-7:76 keyword=\elemtype
// OUTPUT arguments: NAME 7:74-7:75 name=x
// OUTPUT clauses: EXPRESSION_CLAUSE 8:9-8:51 keyword=ensures
// OUTPUT expression: BINARY 8:17-8:50 operator='&'
// OUTPUT left: LABELED_EXPRESSION 8:17-8:30 keyword=\lbl label=here
// OUTPUT expression: NAME 8:28-8:29 name=x
// OUTPUT right: LABELED_EXPRESSION 8:33-8:50 keyword=\lblpos label=there
// OUTPUT expression: NAME 8:48-8:49 name=y
// OUTPUT clauses: EXPRESSION_CLAUSE 9:9-9:88 keyword=ensures
// OUTPUT expression: BINARY 9:17-9:87 operator='&'
// OUTPUT left: BINARY 9:17-9:64 operator='&'
// OUTPUT left: JML_FUNCTION 9:17-9:29 keyword=\fresh
// OUTPUT arguments: NAME 9:24-9:25 name=a
// OUTPUT arguments: NAME 9:27-9:28 name=b
// OUTPUT right: JML_FUNCTION 9:32-9:64 keyword=\not_modified
// OUTPUT arguments: ALL_FIELDS 9:46-9:49
// OUTPUT object: NAME 9:46-9:47 name=a
// OUTPUT arguments: ELEMENTS 9:51-9:55
// OUTPUT array: NAME 9:51-9:52 name=b
// OUTPUT arguments: ELEMENTS 9:57-9:63
// OUTPUT array: NAME 9:57-9:58 name=c
// OUTPUT from: NAME 9:59-9:60 name=i
// OUTPUT right: JML_FUNCTION 9:67-9:87 keyword=\is_initialized
// OUTPUT arguments: NAMED_TYPE 9:83-9:86 name=B name_at=9:85
// OUTPUT qualifier: NAMED_TYPE 9:83-9:84 name=a name_at=9:83
// OUTPUT clauses: EXPRESSION_CLAUSE 10:9-10:50 keyword=ensures
// OUTPUT expression: BINARY 10:17-10:49 operator='|'
// OUTPUT left: INFORMAL 10:17-10:32
// OUTPUT right: CHAIN 10:35-10:49
// OUTPUT comparisons: BINARY 10:35-10:40 operator='<'
// OUTPUT left: NAME 10:35-10:36 name=a
// OUTPUT right: NAME 10:39-10:40 name=b
// OUTPUT comparisons: BINARY 10:39-10:45 operator='<='
// OUTPUT right: NAME 10:44-10:45 name=c
// OUTPUT comparisons: BINARY 10:44-10:49 operator='>'
// OUTPUT right: NAME 10:48-10:49 name=d
// OUTPUT clauses: EXPRESSION_CLAUSE 11:9-11:66 keyword=ensures
// OUTPUT expression: CALL 11:17-11:65 name=has name_at=11:59
// OUTPUT object: SET_COMPREHENSION 11:17-11:58
// OUTPUT set_type: NAMED_TYPE 11:21-11:33 name=JMLObjectSet name_at=11:21
// OUTPUT variable: VARIABLE 11:36-11:44 name=x name_at=11:43
// OUTPUT declared_type: NAMED_TYPE 11:36-11:42 name=Object name_at=11:36
// OUTPUT predicate: BINARY 11:47-11:56 operator='!='
// OUTPUT left: NAME 11:47-11:48 name=x
// OUTPUT right: LITERAL 11:52-11:56 value=null
// OUTPUT arguments: NAME 11:63-11:64 name=a
// COVERS \old, \old with label, \pre, \forall, \exists, \sum, \max, ==>, <:, chained comparisons
// COVERS \fresh, \reach of one object, \reach with type and field, \reach(...).has, \not_modified
// COVERS \typeof, \type, \elemtype, \lbl, informal expressions
