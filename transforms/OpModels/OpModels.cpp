//===- OpModels.cpp - Registration of all op models -----------------------===//

#include "transforms/OpModels/OpModels.h"

void mlir::gspmd::registerAllOpModels(DialectRegistry &registry) {
#define GSPMD_OP_MODELS(function) function(registry);
#include "transforms/OpModels/Models.def"
#undef GSPMD_OP_MODELS
}
