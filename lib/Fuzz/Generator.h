//===- Generator.h - Grows a random program ---------------------*- C++ -*-===//
//
// A program is grown from a list of typed values: an op maker takes operands
// from the list (or lets the function have another argument), appends one op's
// text and its results to the list. Whatever no op reads is a result.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_FUZZ_GENERATOR_H
#define GSPMD_LIB_FUZZ_GENERATOR_H

#include "FuzzValue.h"
#include "Random.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include <vector>

namespace gspmd::fuzz {

/// A program's text. Every op and argument has its value's name (without `%`)
/// as location, by which `ranges` tells the bounds of its results.
struct Program {
  std::string text;
  llvm::StringMap<llvm::SmallVector<Range, 2>> ranges;
};

class Generator {
public:
  Generator(uint64_t seed, llvm::ArrayRef<std::string> makers)
      : random(seed), wanted(makers) {}
  Program generate();

  //===--- For op makers --------------------------------------------------===//

  Random random;

  using Filter = llvm::function_ref<bool(const Value &)>;
  /// A value that passes the filter, newer ones preferred; nullptr if none.
  const Value *find(Filter filter);
  /// The same, or a new argument of random type and shape that passes.
  Value take(Filter filter, int64_t minRank = 0, int64_t maxRank = 4);
  /// The same; the value may have no elements.
  Value takeAny(Filter filter, int64_t minRank = 0, int64_t maxRank = 4);
  /// A value of this type, old or new.
  Value ofType(llvm::StringRef elementType, llvm::ArrayRef<int64_t> shape);
  /// A new function argument, or a constant where there can be none.
  Value fresh(llvm::StringRef elementType, llvm::ArrayRef<int64_t> shape,
              Range range);
  Value fresh(llvm::StringRef elementType, llvm::ArrayRef<int64_t> shape);
  Value splat(llvm::StringRef elementType, llvm::ArrayRef<int64_t> shape,
              double number);
  /// Elements in the order of the shape.
  Value dense(llvm::StringRef elementType, llvm::ArrayRef<int64_t> shape,
              llvm::ArrayRef<double> numbers, Range range);
  /// `value`, clamped where its bounds are wider than [low, high].
  Value within(Value value, double low, double high);
  /// `value`, small enough to be multiplied and summed on.
  Value tame(Value value) { return within(value, -64, 64); }

  struct Result {
    std::string elementType;
    Shape shape;
    Range range;
  };
  /// Appends `"name"(operands) <{properties}> (regions)` and its results.
  std::vector<Value> emitMany(llvm::StringRef name,
                              llvm::ArrayRef<Value> operands,
                              llvm::StringRef properties,
                              llvm::ArrayRef<Result> results,
                              llvm::ArrayRef<std::string> regions = {});
  Value emit(llvm::StringRef name, llvm::ArrayRef<Value> operands,
             llvm::StringRef properties, Result result,
             llvm::ArrayRef<std::string> regions = {});

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
  /// Appends up to `count` ops; no further regions within.
  void growSimple(int count);

  Shape randomShape(int64_t minRank, int64_t maxRank);
  int64_t randomSize();
  std::string randomElementType();
  /// A permutation of 0 .. n-1.
  llvm::SmallVector<int64_t> permutation(int64_t n);

  struct MeshAxis {
    std::string name;
    int64_t size;
  };
  llvm::ArrayRef<MeshAxis> meshAxes() const { return axes; }
  /// Are devices numbered in the order of the axes?
  bool devicesInOrder() const { return inOrder; }

private:
  void chooseMesh();
  std::string axisPieces(llvm::SmallVectorImpl<std::string> &pieces);
  std::string shardingText(int64_t rank, bool mayBeOpen);
  void growOne(bool simple);
  void annotate(Value value);
  std::string newName() { return "%v" + std::to_string(nextName++); }

  std::vector<std::string> wanted;
  std::vector<Value> values;
  llvm::StringSet<> used;
  std::string body;
  std::string functions;
  std::string arguments;
  std::string mesh;
  llvm::SmallVector<MeshAxis> axes;
  bool inOrder = true;
  int nextName = 0;
  int numFunctions = 0;
  bool mayHaveArguments = true;
  Program program;
};

/// Makes one op (or a few that belong together); false if nothing was made.
using MakeOp = bool (*)(Generator &);

struct OpMaker {
  const char *name;
  double weight;
  MakeOp make;
  bool hasBody = false; ///< generates a region with other makers
};

/// All makers, in the order of their files.
llvm::ArrayRef<OpMaker> opMakers();

std::vector<OpMaker> elementwiseMakers();
std::vector<OpMaker> shapeMakers();
std::vector<OpMaker> contractMakers();
std::vector<OpMaker> reduceMakers();
std::vector<OpMaker> windowMakers();
std::vector<OpMaker> indexMakers();
std::vector<OpMaker> orderMakers();
std::vector<OpMaker> controlMakers();
std::vector<OpMaker> matrixMakers();
std::vector<OpMaker> normMakers();
std::vector<OpMaker> manualMakers();

/// Text of a region that combines two scalars with one op, such as
/// "stablehlo.add".
std::string combiner(llvm::StringRef elementType, llvm::StringRef op);

} // namespace gspmd::fuzz

#endif // GSPMD_LIB_FUZZ_GENERATOR_H
