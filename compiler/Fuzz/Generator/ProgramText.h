//===- ProgramText.h - The text of a program under construction -*- C++ -*-===//
//
// Ops are appended to the current block; a block or function becomes text when
// it is complete. Nothing here is random.
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

/// Bounds of the results of ops and of arguments, by the names in their
/// locations (without `%`).
using RangeTable = llvm::StringMap<llvm::SmallVector<Range, 2>>;

class ProgramText {
public:
  /// The terminator of regions of StableHLO's ops.
  static constexpr const char *kTerminator = "stablehlo.return";

  Value splat(llvm::StringRef elementType, llvm::ArrayRef<int64_t> shape,
              double number);
  /// Appends a constant; elements are in row-major order.
  Value dense(llvm::StringRef elementType, llvm::ArrayRef<int64_t> shape,
              llvm::ArrayRef<double> numbers, Range range);

  struct Result {
    std::string elementType;
    Shape shape;
    Range range;
  };
  /// Appends `"name"(operands) <{properties}> (regions) {attributes}`. It may
  /// have no results.
  std::vector<Value> emitMany(llvm::StringRef name,
                              llvm::ArrayRef<Value> operands,
                              llvm::StringRef properties,
                              llvm::ArrayRef<Result> results,
                              llvm::ArrayRef<std::string> regions = {},
                              llvm::StringRef attributes = "");
  Value emit(llvm::StringRef name, llvm::ArrayRef<Value> operands,
             llvm::StringRef properties, Result result,
             llvm::ArrayRef<std::string> regions = {});

  /// Appends an op in its own syntax: `text` follows the `=` and contains the
  /// names and types of the operands.
  std::vector<Value> writeMany(llvm::StringRef text,
                               llvm::ArrayRef<Value> operands,
                               llvm::ArrayRef<Result> results);
  Value write(llvm::StringRef text, llvm::ArrayRef<Value> operands,
              Result result) {
    return writeMany(text, operands, {std::move(result)}).front();
  }

  /// Removes `value` from the values that ops choose from; its name stays
  /// valid.
  void hide(const Value &value) {
    llvm::erase_if(values,
                   [&](const Value &v) { return v.name == value.name; });
  }

  /// Returns the text of a block `^bb0(arguments): ...`; `body` fills it and
  /// returns the operands of its terminator. The values of the block are
  /// removed afterwards.
  std::string block(llvm::ArrayRef<Value> arguments,
                    llvm::function_ref<std::vector<Value>()> body,
                    llvm::StringRef terminator = kTerminator);
  /// Returns the text of a block that uses no values from outside.
  std::string isolatedBlock(llvm::ArrayRef<Value> arguments,
                            llvm::function_ref<std::vector<Value>()> body,
                            llvm::StringRef terminator);
  /// Adds a private function with the ops of `body`; returns its name.
  std::string function(llvm::ArrayRef<Value> arguments,
                       llvm::function_ref<std::vector<Value>()> body,
                       std::vector<Value> &results);
  /// Returns a value for a block argument.
  Value blockArgument(llvm::StringRef elementType,
                      llvm::ArrayRef<int64_t> shape, Range range);

protected:
  /// Adds an argument of main. `attributes` is called once the argument has a
  /// name.
  Value addArgument(llvm::StringRef elementType, llvm::ArrayRef<int64_t> shape,
                    Range range, llvm::function_ref<std::string()> attributes);
  bool isArgument(const Value &value) const;
  /// Appends a `sharding.mesh_split` of `value`.
  Value emitSplit(Value value, llvm::StringRef sharding);
  /// Returns the text of the program; values without uses are results.
  std::string
  text(llvm::StringRef mesh,
       llvm::function_ref<std::string(const Value &)> resultAttributes) const;

  /// The values that ops of the current block may use.
  std::vector<Value> values;
  /// The name of the constant op.
  const char *constantOp = "stablehlo.constant";
  /// False inside of functions, which have their arguments already.
  bool mayHaveArguments = true;
  RangeTable ranges;

private:
  /// Adds the results of op `name`, with their bounds.
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
