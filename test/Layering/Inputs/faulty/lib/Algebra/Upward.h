#include "lib/Algebra/Mesh/Mesh.h"
#include "mlir/IR/Value.h"
#include "dialect/Spmd/SpmdOps.h"
