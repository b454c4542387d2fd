#include "lib/Algebra/Mesh/Mesh.h"
