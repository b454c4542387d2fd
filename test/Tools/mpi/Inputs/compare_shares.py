"""Compares what --shares says with what ranks counted: compare_shares.py SHARES.json RUN.json"""
import json
import sys

told, counted = (json.load(open(path)) for path in sys.argv[1:])
sent = {kind: by_rank[0] for kind, by_rank in told["sent_bytes"].items() if by_rank[0]}
for name, got, expected in (
        ("sent by rank", told["sent_bytes_by_rank"], counted["mpi"]["sent_bytes_by_rank"]),
        ("sent by rank 0, by kind", sent, counted["mpi"]["sent_bytes"]),
        ("peak of a device", told["peak_bytes"], counted["peak_bytes"])):
    if got != expected:
        sys.exit("%s: %s, but %s was counted" % (name, got, expected))
print("the same: %d ranks send %d bytes, a device holds %d" % (
    told["ranks"], sum(told["sent_bytes_by_rank"]), told["peak_bytes"]))
