//===- CustomCalls.cpp - Custom calls by what they do ---------------------===//

#include "dialect/StableHLO/CustomCalls.h"
#include "dialect/StableHLO/MatrixCalls.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir::gspmd::stablehlo;

CustomCallKind
mlir::gspmd::stablehlo::customCallKind(llvm::StringRef target) {
  using Kind = CustomCallKind;
  return llvm::StringSwitch<Kind>(target)
      .Cases({"annotate_device_placement", "InspectSharding",
              "LayoutConstraint", "mhlo.erf", "X64SplitHigh", "X64SplitLow",
              "xla.megascale.provide_metadata"},
             Kind::Elementwise)
      .Cases({"MoveToDevice", "MoveToHost"}, Kind::Move)
      .Cases({"Cholesky", "CompactWyHelper", "InvertDiagBlocksLowerTriangular",
              "InvertDiagBlocksUpperTriangular"},
             Kind::Aligned)
      .Case("X64Combine", Kind::Combine)
      .Case("Eigh", Kind::Eigh)
      .Cases({"Qr", "QrDecompositionBlock"}, Kind::Qr)
      .Case("ProductOfElementaryHouseholderReflectors",
            Kind::HouseholderProduct)
      .Case("mhlo.topk", Kind::TopK)
      .Cases({"ApproxTopK", "PartialReduce"}, Kind::ApproxTopK)
      // Code that is given with the call, annotations that import takes out, and
      // checks.
      .Cases({"tpu_custom_call", "xla_python_cpu_callback",
              "xla_python_gpu_callback", "xla_ffi_python_cpu_callback",
              "xla_ffi_python_gpu_callback", "Sharding",
              "SPMDFullToShardShape", "SPMDShardToFullShape",
              "check.expect_eq", "check.expect_close",
              "check.expect_almost_eq"},
             Kind::Opaque)
      .Default(Kind::Unknown);
}

bool mlir::gspmd::stablehlo::isKnownCustomCall(llvm::StringRef target) {
  return customCallKind(target) != CustomCallKind::Unknown ||
         matrixRoutineOf(target);
}
