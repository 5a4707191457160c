// Things that a source file without a class cannot have.
import module java.base.*; // EXPECT error@26: expected identifier, found ';'
import module; // EXPECT error@14: expected '.', found ';'

void main() { )  } // EXPECT error: expected expression, found ')'
int broken = ; // EXPECT error: expected expression, found ';'
void next() { int = 3; } // EXPECT error: expected identifier, found '='

import java.util.List; // EXPECT error@1: imports must come in front of the first class
{ } // EXPECT error@1: expected class, interface, enum or record, found '{'
// COVERS compact source files, module imports
