//===- TensorNumbering.cpp - Numbers of tensors ---------------------------===//

#include "transforms/Propagation/Table/TensorNumbering.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

/// The largest dimension that is sharded. Costs are computed with a few times
/// the size, in 64 bits; partitioning rejects dimensions from 2^31 on.
static constexpr int64_t kMaxShardedSize = int64_t(1) << 60;

const TensorNumbering::TypeInfo &TensorNumbering::infoOf(Type type) {
  auto [it, isNew] = types.try_emplace(type);
  TypeInfo &info = it->second;
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!isNew || !tensor || tensor.getRank() == 0 || !tensor.hasStaticShape() ||
      llvm::any_of(tensor.getShape(),
                   [](int64_t size) { return size > kMaxShardedSize; }))
    return info;
  info.isTensor = true;
  info.openSharding = shardings.openId(tensor.getRank());
  info.plainClass = classes.size();
  classes.push_back({tensor.getShape(), false, {}});
  classOrigins.push_back({info.plainClass, false, 0});
  return info;
}

unsigned TensorNumbering::blockedList(const AxisList &axes) {
  auto it = llvm::find(blockedLists, axes);
  if (it == blockedLists.end())
    it = blockedLists.insert(it, axes);
  return it - blockedLists.begin();
}

void TensorNumbering::setClass(int number,
                               std::optional<bool> requiresEvenShards,
                               std::optional<unsigned> blocked) {
  unsigned &current = tensors[number].tensorClass;
  ClassOrigin requested = classOrigins[current];
  requested.requiresEvenShards =
      requiresEvenShards.value_or(requested.requiresEvenShards);
  requested.blocked = blocked.value_or(requested.blocked);
  if (requested == classOrigins[current])
    return;
  if (requested == ClassOrigin{requested.plain, false, 0}) {
    current = requested.plain;
    return;
  }
  auto [it, isNew] = classNumbers.try_emplace(
      {requested.plain, 2 * requested.blocked + requested.requiresEvenShards},
      classes.size());
  current = it->second;
  if (!isNew)
    return;
  TensorClass created = classes[requested.plain];
  created.requiresEvenShards = requested.requiresEvenShards;
  created.blocked = blockedLists[requested.blocked];
  classes.push_back(std::move(created));
  classOrigins.push_back(requested);
}

int TensorNumbering::newTensor(Type type, TensorShardingAttr attr) {
  const TypeInfo &info = infoOf(type);
  if (!info.isTensor)
    return -1;
  unsigned initial = attr ? shardings.idOf(attr) : info.openSharding;
  tensors.push_back({initial, initial, info.plainClass, attr != nullptr,
                     attr ? shardings.meshOf(attr) : TensorEntry::kNoMesh});
  return tensors.size() - 1;
}

int TensorNumbering::numberOf(Value value) {
  auto [it, isNew] = numbers.try_emplace(value, -1);
  if (isNew)
    it->second = newTensor(value.getType(), annotationOf(value));
  return it->second;
}
