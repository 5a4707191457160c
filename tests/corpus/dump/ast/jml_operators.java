// ARGS --ast
class JmlOperators {
    //@ invariant a ==> b ==> c;
    //@ invariant a <== b <== c;
    //@ invariant a <==> b <=!=> c ==> d || e;
    //@ invariant a < b <= c < d == e;
    //@ invariant (a < b) < c;
    //@ invariant (\bigint) x <: y & (\real[]) z == x;
}
// OUTPUT types: CLASS 2:1-9:2 class_kind=class name=JmlOperators name_at=2:7
// OUTPUT clauses: TYPE_CLAUSE 3:9-3:33 jml keyword=invariant
// OUTPUT expression: BINARY 3:19-3:32 operator='==>'
// OUTPUT left: NAME 3:19-3:20 name=a
// OUTPUT right: BINARY 3:25-3:32 operator='==>'
// OUTPUT left: NAME 3:25-3:26 name=b
// OUTPUT right: NAME 3:31-3:32 name=c
// OUTPUT clauses: TYPE_CLAUSE 4:9-4:33 jml keyword=invariant
// OUTPUT expression: BINARY 4:19-4:32 operator='<=='
// OUTPUT left: BINARY 4:19-4:26 operator='<=='
// OUTPUT left: NAME 4:19-4:20 name=a
// OUTPUT right: NAME 4:25-4:26 name=b
// OUTPUT right: NAME 4:31-4:32 name=c
// OUTPUT clauses: TYPE_CLAUSE 5:9-5:47 jml keyword=invariant
// OUTPUT expression: BINARY 5:19-5:46 operator='<=!=>'
// OUTPUT left: BINARY 5:19-5:27 operator='<==>'
// OUTPUT left: NAME 5:19-5:20 name=a
// OUTPUT right: NAME 5:26-5:27 name=b
// OUTPUT right: BINARY 5:34-5:46 operator='==>'
// OUTPUT left: NAME 5:34-5:35 name=c
// OUTPUT right: BINARY 5:40-5:46 operator='||'
// OUTPUT left: NAME 5:40-5:41 name=d
// OUTPUT right: NAME 5:45-5:46 name=e
// OUTPUT clauses: TYPE_CLAUSE 6:9-6:39 jml keyword=invariant
// OUTPUT expression: BINARY 6:19-6:38 operator='=='
// OUTPUT left: CHAIN 6:19-6:33
// OUTPUT comparisons: BINARY 6:19-6:24 operator='<'
// OUTPUT left: NAME 6:19-6:20 name=a
// OUTPUT right: NAME 6:23-6:24 name=b
// OUTPUT comparisons: BINARY 6:23-6:29 operator='<='
// OUTPUT right: NAME 6:28-6:29 name=c
// OUTPUT comparisons: BINARY 6:28-6:33 operator='<'
// OUTPUT right: NAME 6:32-6:33 name=d
// OUTPUT right: NAME 6:37-6:38 name=e
// OUTPUT clauses: TYPE_CLAUSE 7:9-7:31 jml keyword=invariant
// OUTPUT expression: BINARY 7:19-7:30 operator='<'
// OUTPUT left: PARENTHESIZED 7:19-7:26
// OUTPUT inner: BINARY 7:20-7:25 operator='<'
// OUTPUT left: NAME 7:20-7:21 name=a
// OUTPUT right: NAME 7:24-7:25 name=b
// OUTPUT right: NAME 7:29-7:30 name=c
// OUTPUT clauses: TYPE_CLAUSE 8:9-8:55 jml keyword=invariant
// OUTPUT expression: BINARY 8:19-8:54 operator='&'
// OUTPUT left: BINARY 8:19-8:35 operator='<:'
// OUTPUT left: CAST 8:19-8:30
// OUTPUT target_type: PRIMITIVE_TYPE 8:20-8:27 primitive=\bigint
// OUTPUT operand: NAME 8:29-8:30 name=x
// OUTPUT right: NAME 8:34-8:35 name=y
// OUTPUT right: BINARY 8:38-8:54 operator='=='
// OUTPUT left: CAST 8:38-8:49
// OUTPUT target_type: ARRAY_TYPE 8:39-8:46
// OUTPUT element: PRIMITIVE_TYPE 8:39-8:44 primitive=\real
// OUTPUT operand: NAME 8:48-8:49 name=z
// OUTPUT right: NAME 8:53-8:54 name=x
// COVERS ==>, <==, <==>, <=!=>, <:, chained comparisons, \bigint
