//===- RematerializableValues.h - Recompute instead of reshard --*- C++ -*-===//
//
// A value that does not depend on data, such as a mask made of iotas or a
// table of sines, can be rematerialized in each sharding that a user requires.
// This takes little work on each device and no communication:
//
//     %i = iota        %s = sine %i
//     add %a, %s       %a is sharded by rows: an iota and a sine of rows
//     add %b, %s       %b is sharded by columns: an iota and a sine of columns
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PARTITION_PLANNING_REMATERIALIZABLEVALUES_H
#define GSPMD_TRANSFORMS_PARTITION_PLANNING_REMATERIALIZABLEVALUES_H

#include "mlir/IR/Value.h"
#include "transforms/Support/AddressMap.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::gspmd {

class RematerializableValues {
public:
  /// Returns true if the value is an expression of at most a few cheap ops on
  /// scalars, constants and iotas. Its op may then be cloned for a use; the
  /// operands of the clone are rematerializable, too.
  bool contains(Value value);

private:
  /// Returns the number of ops in the expression, or more than the limit if the
  /// value is not rematerializable.
  unsigned sizeOf(Value value);

  /// Memoized results.
  AddressMap<Value, unsigned> sizes;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_PLANNING_REMATERIALIZABLEVALUES_H
