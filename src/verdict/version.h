// The version of Jury, as NEWS.md lists it.
#ifndef JURY_VERDICT_VERSION_H
#define JURY_VERDICT_VERSION_H

#define JURY_VERSION "0.1.0"

#endif
