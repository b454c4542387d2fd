//===- TransferCostCache.cpp - Cached costs of transfers ------------------===//

#include "lib/CostModel/Collectives/TransferCostCache.h"

using namespace gspmd;

namespace {

/// A key that differs if any of the added values does.
class Key {
public:
  Key(const Mesh &mesh, const Transfer &transfer) {
    add(int64_t(mesh.rank()));
    for (unsigned axis = 0; axis < mesh.rank(); ++axis) {
      llvm::StringRef name = mesh.axisName(axis);
      add(int64_t(name.size()));
      bytes.append(name.begin(), name.end());
      add(mesh.axisSize(axis));
    }
    add(int64_t(transfer.kind));
    add(transfer.axes);
    add(transfer.target);
    add(int64_t(transfer.pairs.size()));
    for (int64_t device : transfer.pairs)
      add(device);
    add(int64_t(transfer.wraps) << 1 | int64_t(transfer.mirrors));
    add(transfer.distance);
    add(transfer.ring);
    for (double number :
         {transfer.bytes, transfer.bytesBefore, transfer.bytesAfter,
          transfer.operandBytes, transfer.skippedBefore, transfer.skippedAfter})
      add(number);
  }
  llvm::StringRef text() const { return {bytes.data(), bytes.size()}; }

private:
  template <typename Number>
  void addRaw(Number number) {
    const char *begin = reinterpret_cast<const char *>(&number);
    bytes.append(begin, begin + sizeof(number));
  }
  void add(int64_t number) { addRaw(number); }
  void add(double number) { addRaw(number); }
  void add(llvm::ArrayRef<AxisRef> axes) {
    add(int64_t(axes.size()));
    for (const AxisRef &axis : axes) {
      add(int64_t(axis.axis()));
      add(axis.preSize());
      add(axis.size());
    }
  }

  llvm::SmallVector<char, 256> bytes;
};

} // namespace

std::optional<TransferCost> TransferCostCache::cost(const Mesh &mesh,
                                                    const Transfer &transfer) {
  auto [it, isNew] = known.try_emplace(Key(mesh, transfer).text());
  if (isNew)
    it->second = network.cost(layout, mesh, transfer);
  return it->second;
}
