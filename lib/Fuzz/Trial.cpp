//===- Trial.cpp - Runs one program both ways and judges ------------------===//
#include "Trial.h"
#include "gspmd/Compiler/Compile.h"
#include "gspmd/Engines/Emulated/Run.h"
#include "lib/Driver/RunProgram.h"
#include "lib/Runtime/Float16.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/StringSwitch.h"
#include <cmath>

using namespace mlir;

namespace gspmd::fuzz {

llvm::StringRef toString(Outcome outcome) {
  static const char *const names[] = {"passed",
                                      "skipped",
                                      "invalid",
                                      "mismatch",
                                      "mismatch with poison",
                                      "rejected",
                                      "failed to run",
                                      "crash",
                                      "timeout"};
  return names[static_cast<int>(outcome)];
}

bool isFailure(Outcome outcome) {
  return outcome != Outcome::Passed && outcome != Outcome::Skipped;
}

Range rangeOf(mlir::Value value, const RangeTable &ranges) {
  Range unknown{-2, 2, 0, 0};
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (type && type.getElementType().isInteger())
    unknown = {type.getElementType().isUnsignedInteger() ? 0.0 : -2.0, 7, 1, 0};
  if (type && type.getElementType().isInteger(1))
    unknown = {0, 1, 1, 0};
  auto name = value.getLoc()->findInstanceOf<NameLoc>();
  auto known = name ? ranges.find(name.getName()) : ranges.end();
  if (known == ranges.end())
    return unknown;
  auto result = dyn_cast<OpResult>(value);
  unsigned index = result ? result.getResultNumber() : 0;
  return index < known->second.size() ? known->second[index] : unknown;
}

OwningOpRef<ModuleOp> parseText(MLIRContext &context, llvm::StringRef text,
                                std::string &error) {
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    llvm::raw_string_ostream(error)
        << diagnostic.getLocation() << ": " << diagnostic << "\n";
    return success();
  });
  return parseSourceString<ModuleOp>(text, &context, "program");
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

namespace {

template <typename T, typename Make>
void fill(const HostTensor &tensor, Make make) {
  for (T &element : tensor.as<T>())
    element = static_cast<T>(make());
}

void fillWith(const HostTensor &tensor, Range range, uint64_t seed) {
  Random random(seed);
  auto number = [&] {
    // A range too wide to enumerate: any bits of the type's small numbers.
    double low = std::max(range.low, -1e9), high = std::min(range.high, 1e9);
    if (range.grid <= 0)
      return low + (high - low) * random.unit();
    int64_t steps = static_cast<int64_t>((high - low) / range.grid);
    return std::ceil(low / range.grid) * range.grid +
           range.grid * random.between(0, std::max<int64_t>(steps, 0));
  };
  auto part = [&] { return static_cast<float>(number()); };
  switch (tensor.type()) {
  case ElementType::Bool:
    return fill<uint8_t>(tensor, [&] { return random.below(2); });
  case ElementType::S8:
    return fill<int8_t>(tensor, number);
  case ElementType::U8:
    return fill<uint8_t>(tensor, number);
  case ElementType::S16:
    return fill<int16_t>(tensor, number);
  case ElementType::U16:
    return fill<uint16_t>(tensor, number);
  case ElementType::S32:
    return fill<int32_t>(tensor, number);
  case ElementType::U32:
    return fill<uint32_t>(tensor, number);
  case ElementType::S64:
    return fill<int64_t>(tensor, number);
  case ElementType::U64:
    return fill<uint64_t>(tensor, number);
  case ElementType::BF16:
    return fill<uint16_t>(tensor, [&] { return floatToBf16(part()); });
  case ElementType::F16:
    return fill<uint16_t>(tensor, [&] { return floatToF16(part()); });
  case ElementType::F32:
  case ElementType::C64:
    return fill<float>(tensor, number);
  case ElementType::F64:
  case ElementType::C128:
    return fill<double>(tensor, number);
  }
}

func::FuncOp mainOf(ModuleOp module) {
  return module.lookupSymbol<func::FuncOp>("main");
}

} // namespace

std::vector<HostTensor> makeArguments(ModuleOp module, const RangeTable &ranges,
                                      uint64_t seed) {
  std::vector<HostTensor> tensors;
  for (BlockArgument argument : mainOf(module).getArguments()) {
    auto type = cast<RankedTensorType>(argument.getType());
    tensors.emplace_back(*mlir::gspmd::toElementType(type.getElementType()),
                         type.getShape());
    fillWith(tensors.back(), rangeOf(argument, ranges),
             seed * 1000003 + argument.getArgNumber());
  }
  return tensors;
}

std::vector<double> tolerancesOf(ModuleOp module, const RangeTable &ranges) {
  std::vector<double> tolerances;
  for (mlir::Value result :
       mainOf(module).front().getTerminator()->getOperands())
    tolerances.push_back(8 * rangeOf(result, ranges).error);
  return tolerances;
}

//===----------------------------------------------------------------------===//
// Judging
//===----------------------------------------------------------------------===//

namespace {

class Judge {
public:
  Judge(ModuleOp module, const RangeTable &ranges, const TrialOptions &options)
      : module(module), options(options),
        arguments(makeArguments(module, ranges, options.seed)),
        tolerances(tolerancesOf(module, ranges)) {}

  Verdict run() {
    auto whole = load(/*partition=*/false);
    if (failed(whole))
      return verdict;
    auto expected = runProgram(whole->program, arguments);
    if (!expected.ok())
      return fail(Outcome::RunFailed,
                  "unpartitioned: " + std::string(expected.status().message()));
    auto cut = load(/*partition=*/true);
    if (failed(cut))
      return verdict;
    verdict.replicated = std::move(cut->replicatedOps);
    compareRun(cut->program, *expected, /*poison=*/false);
    if (verdict.outcome == Outcome::Passed && options.poison)
      compareRun(cut->program, *expected, /*poison=*/true);
    return verdict;
  }

private:
  Verdict fail(Outcome outcome, std::string message) {
    verdict.outcome = outcome;
    verdict.message = std::move(message);
    return verdict;
  }

  FailureOr<mlir::gspmd::LoadedProgram> load(bool partition) {
    std::string errors;
    ScopedDiagnosticHandler handler(module.getContext(), [&](Diagnostic &d) {
      llvm::raw_string_ostream(errors) << d.getLocation() << ": " << d << "\n";
      return success();
    });
    auto loaded =
        mlir::gspmd::loadProgram(module, "main", partition, /*optLevel=*/0);
    if (failed(loaded)) {
      bool unknown =
          errors.find("cannot be run by the emulator") != std::string::npos;
      fail(unknown ? Outcome::Skipped : Outcome::Rejected,
           (partition ? "partitioned: " : "unpartitioned: ") + errors);
    }
    return loaded;
  }

  void compareRun(const CompiledProgram &program,
                  llvm::ArrayRef<HostTensor> expected, bool poison) {
    RunOptions runOptions;
    runOptions.poison = poison;
    auto got = runProgram(program, arguments, runOptions);
    if (!got.ok()) {
      fail(Outcome::RunFailed, std::string(poison ? "with poison: " : "") +
                                   std::string(got.status().message()));
      return;
    }
    for (size_t i = 0; i < expected.size(); ++i) {
      Comparison c = compare((*got)[i], expected[i], 0, tolerances[i]);
      if (!c.numMismatches)
        continue;
      fail(poison ? Outcome::Poisoned : Outcome::Mismatch,
           "result " + std::to_string(i) + " differs (tolerance " +
               std::to_string(tolerances[i]) + "): " + c.message);
      verdict.result = static_cast<int64_t>(i);
      return;
    }
  }

  ModuleOp module;
  const TrialOptions &options;
  std::vector<HostTensor> arguments;
  std::vector<double> tolerances;
  Verdict verdict;
};

} // namespace

Verdict judge(ModuleOp module, const RangeTable &ranges,
              const TrialOptions &options) {
  return Judge(module, ranges, options).run();
}

} // namespace gspmd::fuzz
