// ARGS --format json
// EXIT 1
class Json {
    //@ ensures \result == x;
    static int good(int x) {
        return x;
    }

    //@ ensures \result == 0;
    //@ ensures true;
    static int bad(int x) {
        return x;
    }
}
// OUTPUT "format": 1,
// OUTPUT "command": "check",
// OUTPUT "method": "Json.good(int)",
// OUTPUT "class": "Json",
// OUTPUT "verdict": "holds",
// OUTPUT "sentence": "for every input, 32-bit int",
// OUTPUT "bits": 32,
// OUTPUT "method": "Json.bad(int)",
// OUTPUT "verdict": "violated",
// OUTPUT "kind": "postcondition",
// OUTPUT "line": 9,
// OUTPUT "column": 9,
// OUTPUT "status": "violated",
// OUTPUT "counterexample": {
// OUTPUT "name": "x",
// OUTPUT "type": "int",
// OUTPUT "value": "1"
// OUTPUT "result": "1",
// OUTPUT "exit_code": 1
