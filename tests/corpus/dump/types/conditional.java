// Types of conditional expressions (JLS tables 15.25-A to E).
// ARGS --types
class Conditionals {
    void use(boolean b, byte y, short s, char c, int i, Integer box, Long l, String t, Boolean z) {
        var v1 = b ? y : s;
        var v2 = b ? c : 65;
        var v3 = b ? c : i;
        var v4 = b ? box : l;
        var v5 = b ? t : "x";
        var v6 = b ? 1 : null;
        var v7 = b ? z : true;
        var v8 = b ? y : 'a';
        var v9 = b ? y : 200;
    }
}
// OUTPUT variables: VARIABLE 5:9-5:27 name=v1 name_at=5:13 symbol=v1:short
// OUTPUT variables: VARIABLE 6:9-6:28 name=v2 name_at=6:13 symbol=v2:char
// OUTPUT variables: VARIABLE 7:9-7:27 name=v3 name_at=7:13 symbol=v3:int
// OUTPUT variables: VARIABLE 8:9-8:29 name=v4 name_at=8:13 symbol=v4:long
// OUTPUT variables: VARIABLE 9:9-9:29 name=v5 name_at=9:13 symbol=v5:String
// OUTPUT variables: VARIABLE 10:9-10:30 name=v6 name_at=10:13 symbol=v6:Integer
// OUTPUT variables: VARIABLE 11:9-11:30 name=v7 name_at=11:13 symbol=v7:boolean
// OUTPUT variables: VARIABLE 12:9-12:29 name=v8 name_at=12:13 symbol=v8:int
// OUTPUT variables: VARIABLE 13:9-13:29 name=v9 name_at=13:13 symbol=v9:int
// COVERS conditional typing, var
