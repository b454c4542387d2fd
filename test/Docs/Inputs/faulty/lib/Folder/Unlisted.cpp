//===- Unlisted.cpp - Is not in the table -----------------------------------===//
