//===- SharedOpFacts.h - What ops that are alike say of themselves -*- C++
//-*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_OPS_SHAREDOPFACTS_H
#define GSPMD_COMPILER_SIMULATOR_OPS_SHAREDOPFACTS_H

#include "compiler/Simulator/Ops/OpWork.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/DenseMap.h"
#include <deque>

namespace mlir::gspmd {

/// What an op says of itself, whatever stands around it.
struct IntrinsicOpFacts {
  struct Kind {
    WorkKind workKind;
    bool forwardsOperands, isControl, isCollective;
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
class SharedOpFacts {
public:
  ~SharedOpFacts();
  /// Of `op` and all that are like it; null where it is like no other. Stays
  /// where it is.
  IntrinsicOpFacts *find(Operation *op);

private:
  /// Detached, without operands, so that it outlives the programs.
  struct Example {
    Operation *op;
    SmallVector<Type, 4> operandTypes;
    IntrinsicOpFacts facts;
  };
  static bool isLike(const Example &example, Operation *op);

  std::deque<Example> examples;
  /// By hash.
  llvm::DenseMap<unsigned, SmallVector<Example *, 1>> byHash;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_OPS_SHAREDOPFACTS_H
