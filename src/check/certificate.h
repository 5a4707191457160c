// `--certificate DIR`: what a verdict rests on, as files that `jury certify` checks.
#ifndef JURY_CHECK_CERTIFICATE_H
#define JURY_CHECK_CERTIFICATE_H

#include "report/verdict.h"
#include "solve/certificate.h"

// Writes the certificate of a verdict that says that something holds; says in its remarks where it
// is, or why there is none. Takes at most `seconds`, 0: as long as it takes.
void certificate_write(Arena *arena, Sources *sources, Verdict *verdict,
                       const Certificate *certificate, const char *folder, double seconds);

#endif
