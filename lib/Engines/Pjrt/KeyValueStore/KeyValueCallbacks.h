//===- KeyValueCallbacks.h - Passes a store to plugins ----------*- C++ -*-===//
#ifndef GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_KEYVALUECALLBACKS_H
#define GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_KEYVALUECALLBACKS_H

#include "lib/Engines/Pjrt/Api/PjrtApi.h"
#include "lib/Engines/Pjrt/KeyValueStore/KeyValueStore.h"

namespace mlir::gspmd::pjrt {

/// Adds the callbacks of `store`, which must outlive the client, to `args`.
void setKeyValueCallbacks(KeyValueStore &store, ClientCreateArgs &args);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_KEYVALUECALLBACKS_H
