//===- OpKinds.h - Ops that are alike -----------------------------*-C++-*-===//
//
// The layers of a network repeat the same ops. Two ops are of one kind if they
// have the same name, the same types of operands and results, the same
// attributes (but for the shardings that passes attach), equal regions, and,
// where they have regions, the same constants among their scalar operands
// (initial values of reductions). Ops of any number of operands must also have
// operands that are made alike (slices of one tensor, or not), and calls users
// of the same names. What a model says of one op (rule, priority, which factors
// can be cut) holds for all of its kind, so that models are asked once per
// kind.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_SUPPORT_OPKINDS_H
#define GSPMD_TRANSFORMS_SUPPORT_OPKINDS_H

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "lib/Algebra/Sharding/Interning.h"
#include "mlir/IR/OwningOpRef.h"

namespace mlir::gspmd {

/// Attribute on an op that runs on more of the data than its tensors' shardings
/// would let it, with the reason. Counted by `gspmd-run --stats`.
static constexpr llvm::StringLiteral kReplicatedAttr = "spmd.replicated";

/// Numbers kinds of ops: 0, 1, 2, ...
class OpKinds {
public:
  /// Of one program the first op of each kind stands for it, and must stay as
  /// it is (but for shardings) as long as this lives. Where this outlives
  /// programs, copies stand for kinds.
  enum class Lifetime { SingleProgram, AcrossPrograms };
  explicit OpKinds(Lifetime lifetime = Lifetime::SingleProgram)
      : lifetime(lifetime) {}

  /// The number of the kind of `op`, which must not hold program regions.
  unsigned kindOf(Operation *op);
  unsigned size() const { return sequences.size(); }
  /// The program may go, or change. Ops with regions that use values from
  /// outside are of no kind that was numbered by now.
  void endProgram();

private:
  unsigned bodyNumber(Operation *op);
  Operation *representative(Operation *op);
  DictionaryAttr withoutShardings(DictionaryAttr attrs);

  const Lifetime lifetime;
  SequenceNumbering sequences;
  SmallVector<unsigned, 32> key; ///< of the op that is looked up
  /// Ops that differ in name, properties or regions, and where to find them by
  /// name and hash of the properties. Null: of a program that is gone.
  std::vector<Operation *> bodies;
  std::vector<OwningOpRef<Operation *>> copies;
  DenseMap<std::pair<const void *, size_t>, SmallVector<unsigned, 1>> byHash;
  DenseMap<DictionaryAttr, DictionaryAttr> kept;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_SUPPORT_OPKINDS_H
