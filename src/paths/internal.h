// Shared by the files of paths; never included elsewhere.
//
//   cfg.c          from marks to nodes and edges
//   cfg_program.c  the graphs of what is called, and how they hang together
//   cfg_order.c    the order of the nodes, the blocks around them
//   cfg_path.c     a path drawn into a graph
//   path_java.c    a path as a program; path_body.c its methods, path_source.c pieces of source
#ifndef JURY_PATHS_INTERNAL_H
#define JURY_PATHS_INTERNAL_H

#include "paths/cfg.h"

// ---- cfg.c
Cfg *cfg_build_with(Arena *arena, Sema *sema, const Sources *sources, Lowering *lowering,
                    Method *method, bool shows_calls);

// ---- cfg_order.c
void cfg_sort(Arena *arena, Cfg *cfg);
void cfg_find_regions(Arena *arena, Cfg *cfg);
bool cfg_is_inside(Span inner, Span outer);

#endif
