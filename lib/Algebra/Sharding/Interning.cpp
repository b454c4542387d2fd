//===- Interning.cpp - Dense ids for shardings and id sequences -----------===//

#include "lib/Algebra/Sharding/Interning.h"

using namespace gspmd;
using llvm::ArrayRef;

static unsigned hashOf(ArrayRef<unsigned> sequence) {
  uint64_t hash = 0x9e3779b97f4a7c15u + sequence.size();
  for (unsigned word : sequence) {
    hash = (hash ^ word) * 0xff51afd7ed558ccdu;
    hash ^= hash >> 32;
  }
  return hash;
}

unsigned SequenceNumbering::idOf(ArrayRef<unsigned> sequence) {
  if (2 * (entries.size() + 1) > slots.size())
    grow();
  unsigned hash = hashOf(sequence), mask = slots.size() - 1;
  unsigned slot = hash & mask;
  for (; slots[slot] != 0; slot = (slot + 1) & mask) {
    unsigned id = slots[slot] - 1;
    if (entries[id].hash == hash && (*this)[id] == sequence)
      return id;
  }
  entries.push_back({hash, unsigned(words.size()), unsigned(sequence.size())});
  words.insert(words.end(), sequence.begin(), sequence.end());
  slots[slot] = entries.size();
  return entries.size() - 1;
}

void SequenceNumbering::grow() {
  constexpr size_t kFirst = 64;
  slots.assign(std::max(kFirst, 2 * slots.size()), 0);
  unsigned mask = slots.size() - 1;
  for (unsigned id = 0; id < entries.size(); ++id) {
    unsigned slot = entries[id].hash & mask;
    while (slots[slot] != 0)
      slot = (slot + 1) & mask;
    slots[slot] = id + 1;
  }
}

unsigned ShardingPool::idOf(const TensorSharding &sharding) {
  auto &same = byHash[hash_value(sharding)];
  for (unsigned id : same)
    if (shardings[id] == sharding)
      return id;
  same.push_back(shardings.size());
  shardings.push_back(sharding);
  return same.back();
}
