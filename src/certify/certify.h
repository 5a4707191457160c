// `jury certify`: checks the certificates of a folder (docs/trust.md).
//
// This folder includes nothing of the engine: who believes these lines and the questions they are
// given need not believe the solver.
#ifndef JURY_CERTIFY_CERTIFY_H
#define JURY_CERTIFY_CERTIFY_H

// Looks at every certificate (*.certificate) of the folder, prints a line for each. 0: all are
// right; 1: one is not; 2: the folder or a file could not be read, or holds none; 3: nothing is
// wrong, but a question could not be answered again.
int certify_folder(const char *folder);

#endif
