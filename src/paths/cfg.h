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
    CFG_CALL, // of a method of the sources, where the graph is part of a program
} CfgNodeKind;

typedef struct CfgNode {
    CfgNodeKind kind;
    const Node *node; // NULL for entry, exits and calls
    Span span;        // of the node, or the call
    const char *label;
    uint32_t line; // 0: none
    bool is_on_path;
    const IrCall *call; // of a call
    uint32_t owner;     // of a call: the node that it is a part of; else the node itself
    bool is_evaluated;  // of a call: the owner waits for its value
    bool is_direct;     // the node may come to its end without the calls that are part of it
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

// A call in one graph, and the graph of a method that it may run.
typedef struct CfgLink {
    uint32_t graph, node;
    uint32_t target;
} CfgLink;

typedef struct CfgProgram {
    VECTOR(Cfg *) graphs;
    VECTOR(CfgLink) links; // none where graphs stand by themselves
} CfgProgram;

// The graph of a method by itself. `lowering` must make marks; NULL for a method without a body.
Cfg *cfg_build(Arena *arena, Sema *sema, const Sources *sources, Lowering *lowering,
               Method *method);
// One graph of these methods and all of the sources that they may call. A call is a node before the
// statement that it is a part of; it leads to the entries of the methods that it may run, and their
// exits lead back to it.
CfgProgram *cfg_build_program(Arena *arena, Sema *sema, const Sources *sources, Lowering *lowering,
                              const MethodList *methods);
uint32_t cfg_region_of(const Cfg *cfg, uint32_t node); // the innermost, 1 + index, or 0

// Marks what the path passes in calls of this method; `is_own`: the path is one of the method
// itself.
void cfg_draw_path(Cfg *cfg, const ProgramPath *path, bool is_own);

void cfg_write_dot(FILE *out, const CfgProgram *program);
void cfg_write_svg(FILE *out, const CfgProgram *program);

#endif
