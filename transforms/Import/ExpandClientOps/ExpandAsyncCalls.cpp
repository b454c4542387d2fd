//===- ExpandAsyncCalls.cpp - JAX's asynchronous collectives --------------===//

#include "transforms/Import/ExpandClientOps/ExpandAsyncCalls.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "dialect/StableHLO/CustomCalls/CustomCalls.h"
#include "lib/Files/Json.h"
#include "mlir/IR/Verifier.h"
#include "transforms/Import/ExpandClientOps/CalledComputation.h"
#include "llvm/Support/JSON.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

constexpr StringLiteral kConfig = "async_collective_config";

/// A collective that JAX can start.
struct AsyncCollective {
  /// The name in the targets of JAX's custom calls: "all-gather-start" starts
  /// and "all-gather-done" completes the op `all_gather`.
  StringLiteral name;
  /// The keys of integers in the configuration and the op's attributes.
  SmallVector<std::pair<StringLiteral, StringLiteral>, 3> integers;
  /// The key and the attribute of the groups or pairs of processes.
  std::pair<StringLiteral, StringLiteral> processes;
  bool reduces; ///< the op has a reducer

  std::string operationName() const {
    std::string result = ("stablehlo." + name).str();
    llvm::replace(result, '-', '_');
    return result;
  }
  bool isStart(StringRef target) const {
    return target.consume_front(name) && target == "-start";
  }
  bool isDone(StringRef target) const {
    return target.consume_front(name) && target == "-done";
  }
};

constexpr std::pair<StringLiteral, StringLiteral> kGroups = {"replica_groups",
                                                             "replica_groups"};

ArrayRef<AsyncCollective> asyncCollectives() {
  static const AsyncCollective all[] = {
      {"all-gather",
       {{"all_gather_dimension", "all_gather_dim"}},
       kGroups,
       /*reduces=*/false},
      {"all-reduce",
       {},
       kGroups,
       /*reduces=*/true},
      {"reduce-scatter",
       {{"scatter_dimension", "scatter_dimension"}},
       kGroups,
       /*reduces=*/true},
      {"all-to-all",
       {{"split_dimension", "split_dimension"},
        {"concat_dimension", "concat_dimension"},
        {"split_count", "split_count"}},
       kGroups,
       /*reduces=*/false},
      {"collective-permute",
       {},
       {"permutation", "source_target_pairs"},
       /*reduces=*/false},
  };
  return all;
}

/// Returns the collective whose start or completion has this target.
const AsyncCollective *findCollective(StringRef target) {
  const auto *found = llvm::find_if(asyncCollectives(), [&](const auto &pair) {
    return pair.isStart(target) || pair.isDone(target);
  });
  return found == asyncCollectives().end() ? nullptr : found;
}

StringRef configOf(Operation *call) {
  auto attributes =
      call->getAttrOfType<DictionaryAttr>("mhlo.frontend_attributes");
  auto text = attributes ? attributes.getAs<StringAttr>(kConfig) : StringAttr();
  return text ? text.getValue() : StringRef();
}

/// Returns a list of lists of integers as a matrix; shorter rows are filled
/// with -1. Null if `value` is none.
DenseIntElementsAttr processMatrix(Builder &b, const llvm::json::Value *value) {
  const llvm::json::Array *rows = value ? value->getAsArray() : nullptr;
  if (!rows)
    return {};
  size_t width = 0;
  for (const llvm::json::Value &row : *rows) {
    if (!row.getAsArray())
      return {};
    width = std::max(width, row.getAsArray()->size());
  }
  SmallVector<int64_t> numbers;
  for (const llvm::json::Value &row : *rows) {
    for (const llvm::json::Value &element : *row.getAsArray()) {
      std::optional<int64_t> number = element.getAsInteger();
      if (!number)
        return {};
      numbers.push_back(*number);
    }
    numbers.append(width - row.getAsArray()->size(), -1);
  }
  auto type = RankedTensorType::get({int64_t(rows->size()), int64_t(width)},
                                    b.getI64Type());
  return DenseIntElementsAttr::get(type, numbers);
}

/// Adds the attributes of the collective. Fails if the configuration lacks one.
LogicalResult addAttributes(const AsyncCollective &collective,
                            const llvm::json::Object &config, Builder &b,
                            OperationState &state) {
  for (auto [key, attribute] : collective.integers) {
    std::optional<int64_t> number = config.getInteger(key);
    if (!number)
      return failure();
    state.addAttribute(attribute, b.getI64IntegerAttr(*number));
  }
  auto [key, attribute] = collective.processes;
  DenseIntElementsAttr processes = processMatrix(b, config.get(key));
  if (!processes)
    return failure();
  state.addAttribute(attribute, processes);
  if (std::optional<int64_t> channel = config.getInteger("channel_id"))
    state.addAttribute("channel_handle",
                       stablehlo::ChannelHandleAttr::get(b.getContext(),
                                                         *channel, /*type=*/1));
  if (config.getBoolean("use_global_device_ids").value_or(false))
    state.addAttribute("use_global_device_ids", b.getUnitAttr());
  return success();
}

/// Returns null for text that LLVM's recursive parser should not read.
llvm::Expected<llvm::json::Value> parseConfig(StringRef text) {
  if (isJsonTooDeep(text))
    return llvm::json::Value(nullptr);
  return llvm::json::parse(text);
}

LogicalResult replaceStart(const AsyncCollective &collective,
                           stablehlo::CustomCallOp call,
                           llvm::SetVector<func::FuncOp> &computations) {
  StringRef text = configOf(call);
  std::string name = collective.operationName();
  llvm::Expected<llvm::json::Value> config = parseConfig(text);
  if (!config)
    llvm::consumeError(config.takeError());
  OpBuilder b(call);
  OperationState state(call.getLoc(), name);
  state.addOperands(call->getOperands());
  state.addTypes(call->getResultTypes());
  if (!config || !config->getAsObject() || call->getNumOperands() != 1 ||
      call->getNumResults() != 1 ||
      failed(addAttributes(collective, *config->getAsObject(), b, state)))
    return call.emitOpError()
           << "starts " << name << " of " << call->getNumOperands()
           << " operands with " << kConfig << " '" << text
           << "'; expected one operand and JSON with the attributes of the op, "
              "as JAX writes it";
  func::FuncOp reducer;
  if (collective.reduces) {
    reducer = import::getCalledComputation(call, /*numArguments=*/2);
    if (!reducer)
      return call.emitOpError() << "starts " << name
                                << " without a reducer; expected a function of "
                                   "two scalars in called_computations";
    import::cloneComputation(reducer, *state.addRegion());
    computations.insert(reducer);
  }
  Operation *op = b.create(state);
  if (failed(verify(op)))
    return failure();
  if (auto annotation = sharding::getSharding(call->getResult(0)))
    sharding::setSharding(op->getResult(0), annotation);
  call->replaceAllUsesWith(op);
  call->erase();
  return success();
}

} // namespace

bool import::isAsyncCollectiveCall(Operation *op) {
  std::optional<StringRef> target = stablehlo::customCallTarget(op);
  return target && findCollective(*target);
}

LogicalResult
import::expandAsyncCollectiveCall(Operation *op,
                                  llvm::SetVector<func::FuncOp> &computations) {
  auto call = cast<stablehlo::CustomCallOp>(op);
  StringRef target = *stablehlo::customCallTarget(op);
  const AsyncCollective &collective = *findCollective(target);
  if (collective.isStart(target))
    return replaceStart(collective, call, computations);
  if (call->getOperandTypes() != call->getResultTypes())
    return call.emitOpError()
           << "completes " << collective.operationName()
           << "; expected one operand and one result of its type";
  call->replaceAllUsesWith(call->getOperands());
  call->erase();
  return success();
}
