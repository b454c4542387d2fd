//===- ShapeInterpreter.h - Arithmetic on sizes -----------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_IMPORT_SPECIALIZESHAPES_SHAPEINTERPRETER_H
#define GSPMD_TRANSFORMS_IMPORT_SPECIALIZESHAPES_SHAPEINTERPRETER_H

#include "mlir/IR/Operation.h"
#include "mlir/IR/SymbolTable.h"
#include <map>
#include <optional>

namespace mlir::gspmd::import {

/// Elements of a small tensor of integers, with which sizes are computed.
using Numbers = SmallVector<int64_t>;

/// Returns the elements of a constant; nullopt for other values, large tensors,
/// and floats.
std::optional<Numbers> numbersOf(Value value);

/// Returns true if the type is a small tensor of integers.
bool isSmallIntegerTensor(Type type);

/// Returns the result of an element-wise op or a data movement on integers from
/// the elements of its operands; nullopt for other ops.
std::optional<Numbers> evaluate(Operation *op, ArrayRef<Numbers> operands);

/// Returns the constant that is added to `start` to get `sum`; nullopt if there
/// is none.
std::optional<Numbers> getAddend(Value start, Value sum);

/// A dimension of an argument of the entry function: argument number,
/// dimension.
using Dimension = std::pair<unsigned, unsigned>;

/// Evaluates expressions of the sizes of a program's arguments, of which some
/// are known.
class ShapeInterpreter {
public:
  ShapeInterpreter(SymbolTable &symbols, Block &entry)
      : symbols(symbols), entry(entry) {}

  std::map<Dimension, int64_t> sizes;

  /// Returns the elements of `value`; nullopt if it depends on anything else.
  std::optional<Numbers> numbers(Value value);
  /// Returns the dimensions of unknown size that `value` depends on.
  std::vector<Dimension> getUnknownDimensions(Value value);

private:
  using Frame = DenseMap<Value, Numbers>;
  std::optional<Numbers> numbersIn(Value value, Frame &frame, unsigned depth);
  /// Requires the elements of the operands in `frame`, unless the op does not
  /// depend on them.
  std::optional<Numbers> numbersOfOp(OpResult result, Frame &frame,
                                     unsigned depth);

  SymbolTable &symbols;
  Block &entry;
};

} // namespace mlir::gspmd::import

#endif // GSPMD_TRANSFORMS_IMPORT_SPECIALIZESHAPES_SHAPEINTERPRETER_H
