//===- KeyValueServer.h - A key-value store's server ------------*- C++ -*-===//
//
// A connection begins with the handshake of Handshake.h, which states the
// process. Requests are lists of strings, one on each connection:
//
//   {put, KEY, VALUE}          {ok}
//   {get, KEY, NANOSECONDS}    {ok, VALUE} or {no, CODE, MESSAGE}
//   {live}                     {ok}, {no}, or {lost, WHY} if a process was lost
//
// The connection of `live` stays open. On it the server may send {lost, WHY} at
// any time, and the process finally sends {leave}, which {ok} acknowledges, or
// {give up, WHY}.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_KEYVALUESERVER_H
#define GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_KEYVALUESERVER_H

#include "lib/Engines/Pjrt/KeyValueStore/KeyValueStore.h"

namespace mlir::gspmd::pjrt {

/// Starts the server in process 0.
absl::StatusOr<std::unique_ptr<KeyValueStore>>
startKeyValueServer(const PjrtProcesses &processes, absl::Duration maxSilence,
                    KeyValueStore::OnLost onLost);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_KEYVALUESERVER_H
