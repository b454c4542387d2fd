//===- ProcessOps.cpp - Collectives of numbered processes -----------------===//

#include "transforms/Export/SpmdToStablehlo/ProcessOps.h"

#include "dialect/StableHLO/CustomCalls/RaggedAllToAllCall.h"
#include "dialect/StableHLO/Ops/Collective/ProcessGrouping.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "lib/Algebra/Mesh/DeviceDigits.h"
#include "mlir/IR/Matchers.h"
#include "transforms/OpModels/Support/XlaForm.h"
#include <set>

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::typeOf;

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

Value ProcessOps::processNumber() {
  return stablehlo::createProcessId(builder, loc,
                                    form == ProcessForm::Replicas
                                        ? stablehlo::ProcessId::Replica
                                        : stablehlo::ProcessId::Partition);
}

Value ProcessOps::deviceNumber(Value process) {
  return convert(process ? process : processNumber(), builder.getI32Type());
}

/// Each axis is one or several digits of the device number. If the order of the
/// mesh is not expressible in digits, the index is looked up in a table.
Value ProcessOps::indexAlong(ArrayRef<AxisRef> axes) {
  Value number = deviceNumber();
  DeviceNumbering numbering = numberingFor(mesh);
  int64_t numDevices = mesh.numDevices();
  auto view = MeshDigits::get(mesh, numbering);
  std::optional<AxisList> digits = view ? view->toDigits(axes) : std::nullopt;
  bool isLookedUp = !digits || !numbering.order().isIdentity();
  if (isLookedUp) {
    SmallVector<int32_t> entries;
    for (int64_t device = 0; device < numDevices; ++device)
      entries.push_back(mesh.indexAlong(device, axes));
    return reshape(dynamicSlice(table(entries), number, {1}), {});
  }
  Value index;
  for (const AxisRef &digit : *digits) {
    if (digit.size() == 1)
      continue;
    int64_t post = numDevices / digit.endSize();
    Value digitValue = number;
    if (post > 1)
      digitValue = divide(digitValue, scalar(builder.getI32Type(), post));
    if (digit.preSize() > 1)
      digitValue =
          remainder(digitValue, scalar(builder.getI32Type(), digit.size()));
    index =
        index ? add(multiply(index, scalar(builder.getI32Type(), digit.size())),
                    digitValue)
              : digitValue;
  }
  return index ? index : scalar(builder.getI32Type(), 0);
}

//===----------------------------------------------------------------------===//
// Groups and channels
//===----------------------------------------------------------------------===//

DenseIntElementsAttr ProcessOps::matrix(ArrayRef<DeviceList> rows) {
  SmallVector<int64_t> flat;
  for (const DeviceList &row : rows)
    llvm::append_range(flat, row);
  auto type = RankedTensorType::get(
      {int64_t(rows.size()), int64_t(rows.front().size())},
      builder.getI64Type());
  return DenseIntElementsAttr::get(type, flat);
}

/// Returns the groups along axes of a mesh in the attribute.
static Attribute groupsByAxes(MLIRContext *context, const Mesh &mesh,
                              ArrayRef<AxisRef> axes) {
  using namespace stablehlo;
  SmallVector<MeshAxisAttr> meshAxes;
  for (const MeshAxis &axis : mesh.axes())
    meshAxes.push_back(MeshAxisAttr::get(context, axis.name, axis.size));
  SmallVector<Attribute> refs;
  for (const AxisRef &axis : axes)
    refs.push_back(AxisRefAttr::get(
        context, mesh.axes()[axis.axis()].name,
        axis == mesh.fullAxis(axis.axis())
            ? SubAxisInfoAttr()
            : SubAxisInfoAttr::get(context, axis.preSize(), axis.size())));
  return ReplicaGroupMeshAxesAttr::get(context,
                                       MeshAttr::get(context, meshAxes, {}),
                                       ArrayAttr::get(context, refs));
}

Attribute ProcessOps::groups(ArrayRef<AxisRef> axes, bool inOrder) {
  if (groupForm == ProcessGroups::Axes && mesh.deviceOrder().isIdentity()) {
    AxisList refs(axes);
    if (!inOrder)
      llvm::sort(refs, [](const AxisRef &a, const AxisRef &b) {
        return std::pair(a.axis(), a.preSize()) <
               std::pair(b.axis(), b.preSize());
      });
    return groupsByAxes(builder.getContext(), mesh, refs);
  }
  std::vector<DeviceList> rows = replicaGroupsAlong(mesh, axes);
  if (!inOrder)
    llvm::for_each(rows, [](DeviceList &row) { llvm::sort(row); });
  return matrix(rows);
}

static stablehlo::ChannelHandleAttr channelOf(MLIRContext *context,
                                              int64_t number) {
  constexpr int64_t kDeviceToDevice = 1;
  return stablehlo::ChannelHandleAttr::get(context, number, kDeviceToDevice);
}

stablehlo::ChannelHandleAttr ProcessOps::channel() {
  return form == ProcessForm::Replicas ? stablehlo::ChannelHandleAttr()
                                       : channelOf(builder.getContext(), 1);
}

void mlir::gspmd::numberChannels(Operation *op) {
  constexpr StringLiteral kChannel = "channel_handle";
  auto channelOfOp = [&](Operation *op) {
    return op->getAttrOfType<stablehlo::ChannelHandleAttr>(kChannel);
  };
  // Channels to a host (send, recv) have numbers that the host knows.
  std::set<int64_t> numbersOfHost; // any numbers, which DenseSet excludes
  op->walk([&](Operation *transfer) {
    if (auto channel = channelOfOp(transfer);
        channel && !stablehlo::isCollective(transfer))
      numbersOfHost.insert(channel.getHandle());
  });
  int64_t last = 0;
  auto next = [&] {
    while (numbersOfHost.count(++last))
      ;
    return last;
  };
  op->walk<WalkOrder::PreOrder>([&](Operation *collective) {
    if (stablehlo::isCollective(collective) && channelOfOp(collective))
      collective->setAttr(kChannel, channelOf(op->getContext(), next()));
    else if (stablehlo::isRaggedAllToAll(collective) &&
             stablehlo::getRaggedAllToAllChannel(collective) != 0)
      stablehlo::setRaggedAllToAllChannel(collective, next());
  });
}

UnitAttr ProcessOps::usesGlobalIds() {
  return form == ProcessForm::Replicas ? UnitAttr() : builder.getUnitAttr();
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

bool ProcessOps::isSubByte(Value value) {
  Type element = typeOf(value).getElementType();
  return unpackedForXla(element) != element;
}

SmallVector<Value>
ProcessOps::asBytes(ValueRange inputs,
                    function_ref<SmallVector<Value>(ValueRange)> communicate) {
  Type element = typeOf(inputs.front()).getElementType();
  SmallVector<Value> results =
      communicate(llvm::map_to_vector(inputs, [&](Value input) {
        return convert(input, unpackedForXla(element));
      }));
  for (Value &result : results)
    result = convert(result, element);
  return results;
}

Value ProcessOps::asBytes(Value input, function_ref<Value(Value)> communicate) {
  auto communicateOne = [&](ValueRange bytes) {
    return SmallVector<Value>{communicate(bytes.front())};
  };
  return asBytes(ValueRange(input), communicateOne).front();
}

Value ProcessOps::allGather(Value input, int64_t dim, ArrayRef<AxisRef> axes) {
  int64_t size = axisListSize(axes);
  if (size == 1)
    return input;
  if (isSubByte(input))
    return asBytes(input,
                   [&](Value bytes) { return allGather(bytes, dim, axes); });
  SmallVector<int64_t> shape(typeOf(input).getShape());
  shape[dim] *= size;
  return stablehlo::AllGatherOp::create(
             builder, loc, TypeRange(typeOf(input).clone(shape)),
             ValueRange(input), builder.getI64IntegerAttr(dim), groups(axes),
             channel(), usesGlobalIds())
      ->getResult(0);
}

Value ProcessOps::allToAll(Value input, int64_t splitDim, int64_t concatDim,
                           ArrayRef<AxisRef> axes) {
  int64_t size = axisListSize(axes);
  if (size == 1)
    return input;
  if (isSubByte(input))
    return asBytes(input, [&](Value bytes) {
      return allToAll(bytes, splitDim, concatDim, axes);
    });
  SmallVector<int64_t> shape(typeOf(input).getShape());
  shape[splitDim] /= size;
  shape[concatDim] *= size;
  if (isEmpty(input.getType()))
    return constant(typeOf(input).clone(shape), 0);
  return stablehlo::AllToAllOp::create(
             builder, loc, TypeRange(typeOf(input).clone(shape)),
             ValueRange(input), builder.getI64IntegerAttr(splitDim),
             builder.getI64IntegerAttr(concatDim),
             builder.getI64IntegerAttr(size), groups(axes), channel())
      ->getResult(0);
}

Value ProcessOps::allSlice(Value input, int64_t dim, ArrayRef<AxisRef> axes) {
  int64_t size = typeOf(input).getDimSize(dim) / axisListSize(axes);
  if (size == typeOf(input).getDimSize(dim))
    return input;
  Value index = indexAlong(axes);
  Value start = multiply(index, scalar(builder.getI32Type(), size));
  return dynamicSlice(input, dim, start, size);
}

Value ProcessOps::permute(Value input, const DevicePairs &pairs) {
  if (pairs.empty() || isEmpty(input.getType()))
    return constant(typeOf(input), 0);
  bool allKeep =
      int64_t(pairs.size()) == mesh.numDevices() &&
      llvm::all_of(pairs, [](auto pair) { return pair.first == pair.second; });
  if (allKeep)
    return input;
  if (isSubByte(input))
    return asBytes(input, [&](Value bytes) { return permute(bytes, pairs); });
  SmallVector<DeviceList> rows;
  for (auto [source, target] : pairs)
    rows.push_back({source, target});
  llvm::sort(rows);
  return stablehlo::createCollectivePermute(builder, loc, input, matrix(rows),
                                            channel());
}

Value ProcessOps::raggedAllToAll(ValueRange operands,
                                 ArrayRef<DeviceList> rows) {
  return stablehlo::createRaggedAllToAll(builder, loc, operands, matrix(rows),
                                         form == ProcessForm::Replicas ? 0 : 1);
}

DevicePairs ProcessOps::pairsOf(ArrayRef<int64_t> sources,
                                ArrayRef<AxisRef> axes) const {
  DevicePairs pairs;
  for (const DeviceList &group : replicaGroupsAlong(mesh, axes))
    for (auto [index, source] : llvm::enumerate(sources))
      if (source >= 0)
        pairs.push_back({group[source], group[index]});
  return pairs;
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

void mlir::gspmd::writeBooleansAsBytes(Operation *op) {
  DenseElementsAttr value;
  if (!matchPattern(op, m_Constant(&value)) || value.isSplat() ||
      !value.getElementType().isInteger(1))
    return;
  OpBuilder builder(op);
  SmallVector<int8_t> bytes;
  for (bool element : value.getValues<bool>())
    bytes.push_back(element);
  auto type =
      cast<RankedTensorType>(value.getType()).clone(builder.getI8Type());
  stablehlo::TensorOps ops(builder, op->getLoc());
  Value numbers = ops.constant(DenseIntElementsAttr::get(type, bytes));
  op->getResult(0).replaceAllUsesWith(
      ops.convert(numbers, builder.getI1Type()));
  op->erase();
}
