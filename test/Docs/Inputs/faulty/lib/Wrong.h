// The rules are in lib/Gone/Rules.h, and this is lib/Wrong.h.
