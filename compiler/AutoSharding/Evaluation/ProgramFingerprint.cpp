//===- ProgramFingerprint.cpp - Hashes of programs ------------------------===//
#include "compiler/AutoSharding/Evaluation/ProgramFingerprint.h"
#include "transforms/Support/AddressMap.h"
#include "llvm/Support/SHA1.h"

namespace mlir::gspmd {
namespace {

/// Hashes the words that determine a program: uniqued names, types and
/// attributes by address, values by number.
class Fingerprint {
public:
  std::array<uint8_t, 20> compute(ModuleOp module) {
    add(module);
    const auto *bytes = reinterpret_cast<const uint8_t *>(words.data());
    return llvm::SHA1::hash(llvm::ArrayRef(bytes, words.size() * kWord));
  }

private:
  static constexpr size_t kWord = sizeof(uint64_t);

  /// Adds the address of a name, type or attribute that the context uniques.
  void addUniqued(const void *pointer) {
    words.push_back(reinterpret_cast<uintptr_t>(pointer));
  }

  /// Adds the number of a value, which is its position in the order of first
  /// occurrence.
  void add(Value value) {
    words.push_back(numbers.try_emplace(value, numbers.size()).first->second);
  }

  void addDefined(Value value) {
    add(value);
    addUniqued(value.getType().getAsOpaquePointer());
  }

  void add(Operation *op) {
    addUniqued(op->getName().getAsOpaquePointer());
    addUniqued(op->getRawDictionaryAttrs().getAsOpaquePointer());
    if (op->getPropertiesStorageSize())
      addUniqued(op->getPropertiesAsAttribute().getAsOpaquePointer());
    words.push_back(op->getNumOperands());
    for (Value operand : op->getOperands())
      add(operand);
    words.push_back(op->getNumResults());
    for (Value result : op->getResults())
      addDefined(result);
    words.push_back(op->getNumRegions());
    for (Region &region : op->getRegions()) {
      words.push_back(region.getBlocks().size());
      for (Block &block : region)
        add(block);
    }
  }

  void add(Block &block) {
    words.push_back(block.getNumArguments());
    for (BlockArgument argument : block.getArguments())
      addDefined(argument);
    words.push_back(block.getOperations().size());
    for (Operation &op : block)
      add(&op);
  }

  std::vector<uint64_t> words;
  AddressMap<Value, unsigned> numbers;
};

} // namespace

std::array<uint8_t, 20> computeFingerprint(ModuleOp module) {
  return Fingerprint().compute(module);
}

} // namespace mlir::gspmd
