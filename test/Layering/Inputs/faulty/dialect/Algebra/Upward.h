#include "dialect/Algebra/Mesh.h"
#include "mlir/IR/Value.h"
#include "dialect/Spmd/SpmdOps.h"
