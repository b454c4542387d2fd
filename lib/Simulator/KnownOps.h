//===- KnownOps.h - What ops that are alike say of themselves ---*- C++ -*-===//
#ifndef GSPMD_LIB_SIMULATOR_KNOWNOPS_H
#define GSPMD_LIB_SIMULATOR_KNOWNOPS_H

#include "lib/Simulator/OpWork.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/DenseMap.h"
#include <deque>

namespace mlir::gspmd {

/// What an op says of itself, whatever stands around it.
struct OwnFacts {
  struct Kind {
    ::gspmd::WorkKind workKind;
    bool passesOn, isControl, isCollective;
  };
  Kind kind;
  SmallVector<double, 2> bytesRead; ///< by operand; empty before it is asked
  std::unique_ptr<OpWork> work;     ///< null before it is asked

  static Kind kindOf(Operation *op);
};

/// Answers of ops by what the ops are (name, attributes and types), so that
/// ops of any number of programs that are alike are asked once: copies in
/// which something else is tried, the layers of a model. Ops with regions, and
/// those that read constants (which an answer may depend on), are like no
/// other.
class KnownOps {
public:
  ~KnownOps();
  /// Of `op` and all that are like it; null where it is like no other. Stays
  /// where it is.
  OwnFacts *find(Operation *op);

private:
  /// Detached, without operands, so that it outlives the programs.
  struct Example {
    Operation *op;
    SmallVector<Type, 4> operandTypes;
    OwnFacts facts;
  };
  static bool isLike(const Example &example, Operation *op);

  std::deque<Example> examples;
  /// By hash.
  llvm::DenseMap<unsigned, SmallVector<Example *, 1>> byHash;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_SIMULATOR_KNOWNOPS_H
