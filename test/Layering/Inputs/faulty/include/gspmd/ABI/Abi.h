#include "dialect/Algebra/Mesh.h"
