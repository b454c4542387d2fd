//===- EinsumLabels.cpp - Operations on labelled dimensions ---------------===//
#include "transforms/OpModels/Contract/EinsumLabels.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::TensorOps;
using stablehlo::typeOf;

FailureOr<Value> mlir::gspmd::sumOtherLabels(TensorOps &ops, Value value,
                                             std::string &letters,
                                             StringRef kept) {
  if (static_cast<int64_t>(letters.size()) != typeOf(value).getRank())
    return failure();
  SmallVector<int64_t> dims;
  std::string rest;
  for (auto [dim, letter] : llvm::enumerate(letters)) {
    if (StringRef(letters).count(letter) != 1 || !llvm::isAlpha(letter))
      return failure();
    if (kept.contains(letter))
      rest += letter;
    else
      dims.push_back(dim);
  }
  letters = rest;
  return dims.empty() ? value : ops.sum(value, dims);
}

FailureOr<Value> mlir::gspmd::transposeToLabels(TensorOps &ops, Value value,
                                                StringRef from, StringRef to) {
  SmallVector<int64_t> permutation;
  for (char letter : to) {
    size_t dim = from.find(letter);
    if (dim == StringRef::npos)
      return failure();
    permutation.push_back(dim);
  }
  if (from.size() != to.size())
    return failure();
  return ops.transpose(value, permutation);
}

std::string mlir::gspmd::withoutSpaces(StringRef text) {
  std::string result;
  llvm::copy_if(text, std::back_inserter(result),
                [](char c) { return c != ' '; });
  return result;
}

FailureOr<Value> mlir::gspmd::expandUnaryEinsum(TensorOps &ops,
                                                stablehlo::UnaryEinsumOp op) {
  std::string config = withoutSpaces(op.getEinsumConfig());
  auto [from, to] = StringRef(config).split("->");
  from.consume_front(",");
  std::string letters = from.str();
  FailureOr<Value> value = sumOtherLabels(ops, op.getOperand(), letters, to);
  if (succeeded(value))
    value = transposeToLabels(ops, *value, letters, to);
  if (failed(value) || value->getType() != op.getType())
    return failure();
  return value;
}
