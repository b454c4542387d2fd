//===- KeyValueCallbacks.h - A store as plugins call it ---------*- C++ -*-===//
#ifndef GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_KEYVALUECALLBACKS_H
#define GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_KEYVALUECALLBACKS_H

#include "lib/Engines/Pjrt/Api/PjrtApi.h"
#include "lib/Engines/Pjrt/KeyValueStore/KeyValueStore.h"

namespace mlir::gspmd::pjrt {

/// Lets the plugin use `store`, which lives as long as the client.
void setKeyValueCallbacks(KeyValueStore &store, ClientCreateArgs &args);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_KEYVALUECALLBACKS_H
