//===- ProgramAnalyses.h - Analyses of an entire program --------*- C++ -*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_KERNELS_PROGRAMANALYSES_H
#define GSPMD_COMPILER_SIMULATOR_KERNELS_PROGRAMANALYSES_H

#include "compiler/Simulator/Memory/HostMemory.h"
#include "compiler/Simulator/Memory/TensorLayouts.h"
#include "compiler/Simulator/Ops/Recomputation.h"
#include <optional>

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
        host(module), module(module), properties(properties),
        narrowedStacks(std::make_shared<NarrowedStacks>()) {}
  /// The analyses after ops of the program were moved within their blocks and
  /// collectives started. `synchronous` are those before, in which no op counts
  /// as rematerialized.
  ProgramAnalyses(ModuleOp module, OpPropertyCache &properties,
                  const ProgramAnalyses &synchronous)
      : host(synchronous.host.isEmpty() ? HostMemory() : HostMemory(module)),
        module(module), properties(properties),
        narrowedStacks(synchronous.narrowedStacks) {}

  /// Returns the layouts of the tensors of the program, as it is at the first
  /// call. Most schedules do not need them.
  const TensorLayouts &layouts() const {
    if (knownLayouts)
      return *knownLayouts;
    if (!*narrowedStacks)
      *narrowedStacks = TensorLayouts::findNarrowedStacks(module, properties);
    return knownLayouts.emplace(module, properties, **narrowedStacks);
  }

  const Recomputation recomputation;
  const HostMemory host;

private:
  using NarrowedStacks = std::optional<llvm::DenseMap<Value, Type>>;

  ModuleOp module;
  OpPropertyCache &properties;
  /// Those of all schedules, because no collective makes or reads such a stack;
  /// nullopt before the first layouts.
  std::shared_ptr<NarrowedStacks> narrowedStacks;
  mutable std::optional<TensorLayouts> knownLayouts;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_KERNELS_PROGRAMANALYSES_H
