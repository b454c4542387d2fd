//===- Untold.cpp - Is not in the table -----------------------------------===//
