//===- KeyValueServer.h - A key-value store for other processes -*- C++ -*-===//
//
// Questions are lists of texts, one on each connection:
//
//   {put, KEY, VALUE}          {ok}
//   {get, KEY, NANOSECONDS}    {ok, VALUE} or {no, CODE, MESSAGE}
//   {live, PROCESS}            {ok}, {no}, or {lost, WHY} where all end already
//
// The last one's connection stays open. On it the process may hear {lost, WHY}
// at any time, and says at its end {leave}, which {ok} answers, or
// {give up, WHY}.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_KEYVALUESERVER_H
#define GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_KEYVALUESERVER_H

#include "lib/Engines/Pjrt/KeyValueStore/KeyValueStore.h"

namespace mlir::gspmd::pjrt {

/// Process 0, which listens.
absl::StatusOr<std::unique_ptr<KeyValueStore>>
startKeyValueServer(const PjrtProcesses &processes,
                    KeyValueStore::OnLost onLost);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_KEYVALUESERVER_H
