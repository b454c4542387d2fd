//===- OpModelsTest.h - A context with dialects and models ------*- C++ -*-===//
#ifndef GSPMD_UNITTESTS_OPMODELS_OPMODELSTEST_H
#define GSPMD_UNITTESTS_OPMODELS_OPMODELSTEST_H

#include "dialect/CHLO/ChloDialect.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "dialect/StableHLO/StablehloDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/Parser/Parser.h"
#include "transforms/OpModels/OpModels.h"
#include "gtest/gtest.h"

namespace mlir::gspmd {

class OpModelsTest : public ::testing::Test {
protected:
  OpModelsTest() {
    DialectRegistry registry;
    registry.insert<func::FuncDialect, chlo::ChloDialect,
                    stablehlo::StablehloDialect, sharding::ShardingDialect>();
    registerAllOpModels(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
  }

  /// Parses a module and returns its first op of class OpT.
  template <typename OpT>
  OpT parse(StringRef text) {
    module = parseSourceString<ModuleOp>(text, &context);
    OpT found;
    if (module)
      module->walk([&](OpT op) {
        if (!found)
          found = op;
      });
    EXPECT_TRUE(found) << text.str();
    return found;
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
};

} // namespace mlir::gspmd

#endif // GSPMD_UNITTESTS_OPMODELS_OPMODELSTEST_H
