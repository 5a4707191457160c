// The control-flow graph of a method as its source shows it: statements,
// conditions, handlers, and how control gets from one to the other.
//
// Made from the IR and its marks, so breaks, exceptions and every way through
// `finally` lead where they lead in Java. Statements in `finally` appear once,
// whatever led there. Failures of Java's own checks are drawn where a handler
// of the method takes them.
#ifndef JURY_PATHS_CFG_H
#define JURY_PATHS_CFG_H

#include "report/path_report.h"

typedef enum CfgNodeKind {
    CFG_ENTRY,
    CFG_EXIT,
    CFG_THROWN, // the exit by an exception
    CFG_STATEMENT,
    CFG_CONDITION,
    CFG_TRY,
    CFG_CATCH,
    CFG_FINALLY,
} CfgNodeKind;

typedef struct CfgNode {
    CfgNodeKind kind;
    const Node *node; // NULL for entry and exits
    const char *label;
    uint32_t line; // 0: none
    bool is_on_path;
} CfgNode;

typedef struct CfgEdge {
    uint32_t from, to;
    const char *label; // "true", "case 3", "ArithmeticException", or NULL
    bool is_exceptional;
    bool is_on_path;
} CfgEdge;

// A part of the source that belongs together: the block of a try, catch, finally or condition.
typedef struct CfgRegion {
    const char *label; // "try", "catch", "finally", "if", "else", "loop", "case"
    Span span;
    uint32_t parent; // 1 + index of the region around, or 0
} CfgRegion;

typedef struct Cfg {
    const Method *method;
    const char *name;
    VECTOR(CfgNode) nodes; // in the order of the source, the entry first, the exits last
    VECTOR(CfgEdge) edges;
    VECTOR(CfgRegion) regions; // outer ones first
} Cfg;

// `lowering` must make marks; NULL for a method without a body.
Cfg *cfg_build(Arena *arena, Sema *sema, const Sources *sources, Lowering *lowering,
               Method *method);
uint32_t cfg_region_of(const Cfg *cfg, uint32_t node); // the innermost, 1 + index, or 0

// Marks what the path passes in calls of this method; `is_own`: the path is one of the method
// itself.
void cfg_draw_path(Cfg *cfg, const ProgramPath *path, bool is_own);

void cfg_write_dot(FILE *out, const Cfg *const *graphs, uint32_t count);
void cfg_write_svg(FILE *out, const Cfg *const *graphs, uint32_t count);

#endif
