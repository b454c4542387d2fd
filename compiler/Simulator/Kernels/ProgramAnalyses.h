//===- ProgramAnalyses.h - Analyses of an entire program --------*- C++ -*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_KERNELS_PROGRAMANALYSES_H
#define GSPMD_COMPILER_SIMULATOR_KERNELS_PROGRAMANALYSES_H

#include "compiler/Simulator/Memory/HostMemory.h"
#include "compiler/Simulator/Memory/TensorLayouts.h"
#include "compiler/Simulator/Ops/Recomputation.h"

namespace mlir::gspmd {

/// What visits to all ops of a program find. It depends on no figure of the
/// hardware but those of tiles in main memory.
struct ProgramAnalyses {
  /// The hardware of `properties`, those of the ops of `module`, must outlive
  /// this. Without `findsRecomputation`, no op counts as rematerialized.
  ProgramAnalyses(ModuleOp module, OpPropertyCache &properties,
                  bool findsRecomputation)
      : recomputation(findsRecomputation ? Recomputation(module)
                                         : Recomputation()),
        host(module), layouts(module, properties) {}
  /// The analyses after ops of the program were moved within their blocks and
  /// collectives started. `synchronous` are those before, in which no op counts
  /// as rematerialized.
  ProgramAnalyses(ModuleOp module, OpPropertyCache &properties,
                  const ProgramAnalyses &synchronous)
      : host(synchronous.host.isEmpty() ? HostMemory() : HostMemory(module)),
        layouts(module, properties, synchronous.layouts) {}

  const Recomputation recomputation;
  const HostMemory host;
  const TensorLayouts layouts;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_KERNELS_PROGRAMANALYSES_H
