// Cubes of a method in the files of a run that is shared out.
#ifndef JURY_MAIN_SHARE_CUBES_H
#define JURY_MAIN_SHARE_CUBES_H

#include "question/cube.h"

#include <jansson.h>

json_t *share_cube_write(const Cube *cube);
// False: that is no cube.
bool share_cube_read(Arena *arena, const json_t *from, Cube *cube);

#endif
