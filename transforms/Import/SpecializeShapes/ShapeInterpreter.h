//===- ShapeInterpreter.h - Arithmetic on sizes of dimensions ---*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_IMPORT_SPECIALIZESHAPES_SHAPEINTERPRETER_H
#define GSPMD_TRANSFORMS_IMPORT_SPECIALIZESHAPES_SHAPEINTERPRETER_H

#include "mlir/IR/Operation.h"
#include "mlir/IR/SymbolTable.h"
#include <map>
#include <optional>

namespace mlir::gspmd::import {

/// Elements of a small tensor of integers, which sizes are computed with.
using Numbers = SmallVector<int64_t>;

/// What a constant holds; nullopt for other values, large ones, and floats.
std::optional<Numbers> numbersOf(Value value);

/// Is the type that of a small tensor of integers?
bool isSmallIntegerTensor(Type type);

/// The result of an op on integers, element by element or moved about, from
/// what its operands hold; nullopt where the op computes something else.
std::optional<Numbers> evaluate(Operation *op, ArrayRef<Numbers> operands);

/// The constant of which, and `start`, `sum` is the sum.
std::optional<Numbers> getAddend(Value start, Value sum);

/// A size: of a dimension of an argument of the entry function.
using Dimension = std::pair<unsigned, unsigned>;

/// Computes what a program computes with sizes of its arguments, of which some
/// are known.
class ShapeInterpreter {
public:
  ShapeInterpreter(SymbolTable &symbols, Block &entry)
      : symbols(symbols), entry(entry) {}

  std::map<Dimension, int64_t> sizes;

  /// What `value` holds; nullopt where it hangs on something else.
  std::optional<Numbers> numbers(Value value);
  /// The dimensions of unknown size that `value` hangs on.
  std::vector<Dimension> getUnknownDimensions(Value value);

private:
  using Frame = DenseMap<Value, Numbers>;
  std::optional<Numbers> numbersIn(Value value, Frame &frame, unsigned depth);
  std::optional<Numbers> numbersOfOp(OpResult result, Frame &frame,
                                     unsigned depth);

  SymbolTable &symbols;
  Block &entry;
};

} // namespace mlir::gspmd::import

#endif // GSPMD_TRANSFORMS_IMPORT_SPECIALIZESHAPES_SHAPEINTERPRETER_H
