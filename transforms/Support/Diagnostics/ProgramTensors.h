//===- ProgramTensors.h - Tensors that users name ---------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_SUPPORT_DIAGNOSTICS_PROGRAMTENSORS_H
#define GSPMD_TRANSFORMS_SUPPORT_DIAGNOSTICS_PROGRAMTENSORS_H

#include "transforms/Support/Diagnostics/ValueNames.h"
#include <optional>

namespace mlir::gspmd {

/// Identifies a tensor for users. Names repeat in a function, since those of a
/// region are free again after it.
struct TensorKey {
  StringRef function;      ///< the symbol's name, a text of the context
  std::string name;        ///< `%5`; `result0` for a result of the function
  unsigned occurrence = 0; ///< the number of earlier tensors with this name
};

/// A value of the program that is a ranked tensor with dimensions, or such a
/// result of a function.
struct ProgramTensor {
  Value value;              ///< null for a result of `func`
  FunctionOpInterface func; ///< null for a value that is no argument of one
  unsigned index = 0;       ///< the number of the argument or result of `func`
  bool isArgument = false;
  /// As in the key. A `mesh_split` that an edit added has the key of its
  /// operand, so that keys of the program before the edit remain valid.
  unsigned occurrence = 0;
  bool isAddedByEdit = false;

  Type getType() const;
  TensorKey getKey(ValueNames &names) const;
};

/// Visits all tensors in program order: of a function its arguments, its
/// results and then its body, of an op its results and then its regions.
void forEachTensor(ModuleOp module, ValueNames &names,
                   llvm::function_ref<void(const ProgramTensor &)> visit);

/// Returns the location of a `mesh_split` that an edit adds to `tensor`, whose
/// result has the name of the tensor.
Location locationOfAddedSplit(const ProgramTensor &tensor, ValueNames &names);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_SUPPORT_DIAGNOSTICS_PROGRAMTENSORS_H
