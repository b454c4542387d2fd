//===- ProgramText.h - A program's text as it grows -------------*- C++ -*-===//
//
// Ops are appended to the block that is written at the moment; a block or a
// function becomes text as a whole. Nothing here is random.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_FUZZ_GENERATOR_PROGRAMTEXT_H
#define GSPMD_COMPILER_FUZZ_GENERATOR_PROGRAMTEXT_H

#include "compiler/Fuzz/Generator/FuzzValue.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include <vector>

namespace mlir::gspmd::fuzz {

/// Bounds of the results of ops and of arguments, by the names that stand as
/// their locations (without `%`).
using RangeTable = llvm::StringMap<llvm::SmallVector<Range, 2>>;

class ProgramText {
public:
  Value splat(llvm::StringRef elementType, llvm::ArrayRef<int64_t> shape,
              double number);
  /// Elements in the order of the shape.
  Value dense(llvm::StringRef elementType, llvm::ArrayRef<int64_t> shape,
              llvm::ArrayRef<double> numbers, Range range);

  struct Result {
    std::string elementType;
    Shape shape;
    Range range;
  };
  /// Appends `"name"(operands) <{properties}> (regions) {attributes}` and its
  /// results, of which there may be none.
  std::vector<Value> emitMany(llvm::StringRef name,
                              llvm::ArrayRef<Value> operands,
                              llvm::StringRef properties,
                              llvm::ArrayRef<Result> results,
                              llvm::ArrayRef<std::string> regions = {},
                              llvm::StringRef attributes = "");
  Value emit(llvm::StringRef name, llvm::ArrayRef<Value> operands,
             llvm::StringRef properties, Result result,
             llvm::ArrayRef<std::string> regions = {});

  /// Appends an op in its own syntax: `text` is what stands right of `=`, with
  /// the names and types of the operands.
  std::vector<Value> writeMany(llvm::StringRef text,
                               llvm::ArrayRef<Value> operands,
                               llvm::ArrayRef<Result> results);
  Value write(llvm::StringRef text, llvm::ArrayRef<Value> operands,
              Result result) {
    return writeMany(text, operands, {std::move(result)}).front();
  }

  /// `value` is for ops that are asked to read it by name, not for others.
  void hide(const Value &value) {
    llvm::erase_if(values,
                   [&](const Value &v) { return v.name == value.name; });
  }

  /// Text of a block `^bb0(arguments): ...`; `body` fills it and returns what
  /// it yields. Values of the block are gone afterwards.
  std::string block(llvm::ArrayRef<Value> arguments,
                    llvm::function_ref<std::vector<Value>()> body,
                    llvm::StringRef terminator = "stablehlo.return");
  /// The same, of a block that sees none of the values around it.
  std::string isolatedBlock(llvm::ArrayRef<Value> arguments,
                            llvm::function_ref<std::vector<Value>()> body,
                            llvm::StringRef terminator);
  /// A private function of one call of `body`; gives its name.
  std::string function(llvm::ArrayRef<Value> arguments,
                       llvm::function_ref<std::vector<Value>()> body,
                       std::vector<Value> &results);
  /// A value that stands for a block argument.
  Value blockArgument(llvm::StringRef elementType,
                      llvm::ArrayRef<int64_t> shape, Range range);

protected:
  /// A new argument of main. Its attributes are asked for once it has a name.
  Value addArgument(llvm::StringRef elementType, llvm::ArrayRef<int64_t> shape,
                    Range range, llvm::function_ref<std::string()> attributes);
  bool isArgument(const Value &value) const;
  /// A `sharding.mesh_split` of `value`.
  Value emitSplit(Value value, llvm::StringRef sharding);
  /// The whole program; whatever no op reads is a result.
  std::string
  text(llvm::StringRef mesh,
       llvm::function_ref<std::string(const Value &)> resultAttributes) const;

  /// What ops of the current block may read.
  std::vector<Value> values;
  /// What a constant is written as.
  const char *constantOp = "stablehlo.constant";
  /// Not within functions, which are finished when they are called.
  bool mayHaveArguments = true;
  RangeTable ranges;

private:
  /// Values, with bounds, for an op that stands as `name`.
  std::vector<Value> named(const std::string &name,
                           llvm::ArrayRef<Value> operands,
                           llvm::ArrayRef<Result> results);
  std::string newName() { return "%v" + std::to_string(nextName++); }

  llvm::StringSet<> used;
  std::string body;
  std::string functions;
  std::string arguments;
  int nextName = 0;
  int numFunctions = 0;
};

} // namespace mlir::gspmd::fuzz

#endif // GSPMD_COMPILER_FUZZ_GENERATOR_PROGRAMTEXT_H
