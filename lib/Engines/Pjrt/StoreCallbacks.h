//===- StoreCallbacks.h - A store as plugins call it ------------*- C++ -*-===//
#ifndef GSPMD_LIB_ENGINES_PJRT_STORECALLBACKS_H
#define GSPMD_LIB_ENGINES_PJRT_STORECALLBACKS_H

#include "KeyValueStore.h"
#include "PjrtApi.h"

namespace mlir::gspmd::pjrt {

/// Lets the plugin use `store`, which lives as long as the client.
void lendStore(KeyValueStore &store, ClientCreateArgs &args);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_LIB_ENGINES_PJRT_STORECALLBACKS_H
