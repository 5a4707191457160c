// The declaration of a package with its annotations.
@Deprecated
@A(value = 1, b = {2, 3})
package p.q;

import a.A;
// COVERS packages, imports, annotations
