//===- ValueBytes.h - Bytes by value ----------------------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_KERNELS_VALUEBYTES_H
#define GSPMD_COMPILER_SIMULATOR_KERNELS_VALUEBYTES_H

#include "mlir/IR/Value.h"
#include "llvm/ADT/DenseMap.h"
#include <memory>

namespace mlir::gspmd {

/// A map from values to bytes in the order of insertion. Most units access few
/// values, so a map of at most kMaxUnindexed values has no hash table: a copy,
/// a move and a search are then shorter than those of llvm::SmallMapVector.
class ValueBytes {
public:
  using value_type = std::pair<Value, double>;
  using Vector = SmallVector<value_type, 4>;
  using iterator = Vector::iterator;
  using const_iterator = Vector::const_iterator;

  ValueBytes() = default;
  ValueBytes(const ValueBytes &other) : entries(other.entries) {
    if (other.index)
      index = std::make_unique<Index>(*other.index);
  }
  ValueBytes(ValueBytes &&other) = default;
  ValueBytes &operator=(const ValueBytes &other) {
    return *this = ValueBytes(other);
  }
  ValueBytes &operator=(ValueBytes &&other) = default;

  iterator begin() { return entries.begin(); }
  iterator end() { return entries.end(); }
  const_iterator begin() const { return entries.begin(); }
  const_iterator end() const { return entries.end(); }
  bool empty() const { return entries.empty(); }
  size_t size() const { return entries.size(); }
  const value_type &front() const { return entries.front(); }

  const_iterator find(Value value) const {
    if (index) {
      auto it = index->find(value);
      return it == index->end() ? end() : begin() + it->second;
    }
    return llvm::find_if(
        entries, [&](const value_type &entry) { return entry.first == value; });
  }
  bool contains(Value value) const { return find(value) != end(); }
  /// Returns the bytes of `value`; 0 if the map does not contain it.
  double lookup(Value value) const {
    const_iterator it = find(value);
    return it == end() ? 0 : it->second;
  }
  /// Adds the entry unless the map contains its value.
  void insert(const value_type &entry) {
    if (!contains(entry.first))
      append(entry);
  }
  /// Returns the bytes of `value`, which is added with 0 bytes if the map does
  /// not contain it.
  double &operator[](Value value) {
    const_iterator it = find(value);
    if (it != end())
      return entries[it - begin()].second;
    append({value, 0});
    return entries.back().second;
  }
  /// Removes `value`, if the map contains it, and keeps the order of the
  /// others.
  void erase(Value value) {
    const_iterator it = find(value);
    if (it == end())
      return;
    size_t place = it - begin();
    entries.erase(it);
    if (!index)
      return;
    index->erase(value);
    for (auto &[other, otherPlace] : *index)
      otherPlace -= otherPlace > place;
  }
  void clear() {
    entries.clear();
    index = nullptr;
  }
  /// Returns the entries in order and clears the map.
  Vector takeVector() {
    Vector taken = std::move(entries);
    clear();
    return taken;
  }

private:
  using Index = DenseMap<Value, size_t>;
  static constexpr size_t kMaxUnindexed = 16;

  void append(const value_type &entry) {
    entries.push_back(entry);
    if (index)
      (*index)[entry.first] = entries.size() - 1;
    else
      makeIndex();
  }
  void makeIndex() {
    if (entries.size() <= kMaxUnindexed)
      return;
    index = std::make_unique<Index>();
    for (auto [i, entry] : llvm::enumerate(entries))
      (*index)[entry.first] = i;
  }

  Vector entries;
  std::unique_ptr<Index> index; ///< places in `entries`; null if few
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_KERNELS_VALUEBYTES_H
