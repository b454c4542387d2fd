//===- RematerializableValues.h - What is cheaper to make than to send -*- C++
//-*-===//
//
// A value that comes from no data, such as a mask made of iotas or a table of
// sines, can be made anew in every sharding that somebody wants it in. That
// takes a little work on each device and no communication.
//
//     %i = iota        %s = sine %i
//     add %a, %s       where %a is cut by rows:    its own iota and sine, of
//     rows add %b, %s       where %b is cut by columns: its own, of columns
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_REMATERIALIZABLEVALUES_H
#define GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_REMATERIALIZABLEVALUES_H

#include "mlir/IR/Value.h"
#include "transforms/Support/AddressMap.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::gspmd {

class RematerializableValues {
public:
  /// Is the value an expression of a few cheap ops on scalars and on what is
  /// made of nothing? Then its op may be cloned for a use, with operands for
  /// which the same holds.
  bool contains(Value value);

private:
  /// Number of ops in the expression; more than the limit if it is none.
  unsigned sizeOf(Value value);

  /// What was asked for before.
  AddressMap<Value, unsigned> sizes;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_REMATERIALIZABLEVALUES_H
