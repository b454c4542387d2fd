//===- TosaValues.cpp - Constant operands of tosa ops ---------------------===//
#include "compiler/Fuzz/UpstreamOps/TosaValues.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::gspmd::fuzz {

Value tosaConst(Generator &g, llvm::StringRef type,
                llvm::ArrayRef<int64_t> dims, llvm::ArrayRef<double> numbers) {
  Range range{numbers.front(), numbers.front(), 0.25, 0};
  std::string text;
  for (auto [i, number] : llvm::enumerate(numbers)) {
    range = unite(range, {number, number, 0.25, 0});
    // Brackets at the start and end of dimensions.
    int64_t block = 1;
    std::string open, close;
    for (int64_t dim : llvm::reverse(dims)) {
      block *= dim;
      open += i % block == 0 ? "[" : "";
      close += (i + 1) % block == 0 ? "]" : "";
    }
    text += (i ? ", " : "") + open + numberText(type, number) + close;
  }
  Value constant =
      g.emit("tosa.const", {},
             "values = dense<" + text + "> : " + tensorType(type, dims),
             {type.str(), Shape(dims), range});
  g.hide(constant);
  return constant;
}

Value tosaScalar(Generator &g, llvm::StringRef type, double number) {
  return tosaConst(g, type, {1}, {number});
}

Value tosaShape(Generator &g, llvm::ArrayRef<int64_t> numbers) {
  std::string count = std::to_string(numbers.size());
  Value constant = g.emit("tosa.const_shape", {},
                          "values = dense<" + listText(numbers) +
                              "> : tensor<" + count + "xindex>",
                          {"!tosa.shape<" + count + ">", {}, {}});
  g.hide(constant);
  return constant;
}

bool isTosaNumber(const Value &value) {
  return value.elementType == "f32" || value.elementType == "i32";
}

bool isTosa(const Value &value) {
  return isTosaNumber(value) || value.elementType == "i1" ||
         value.elementType == "i8" || value.elementType == "i16";
}

std::string axisText(int64_t axis) {
  return "axis = " + std::to_string(axis) + " : i32";
}

} // namespace mlir::gspmd::fuzz
