// Mistakes in the name of a package.
package p.*; // EXPECT error@12: expected identifier, found ';'
class PackageNameBad { }
// COVERS packages
