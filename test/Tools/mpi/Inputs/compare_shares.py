"""Compares the estimate of --shares with the counts of ranks: compare_shares.py SHARES.json RUN.json"""
import json
import sys

estimated, counted = (json.load(open(path)) for path in sys.argv[1:])
sent = {kind: by_rank[0] for kind, by_rank in estimated["sent_bytes"].items() if by_rank[0]}
for name, got, expected in (
        ("sent by rank", estimated["sent_bytes_by_rank"], counted["mpi"]["sent_bytes_by_rank"]),
        ("sent by rank 0, by kind", sent, counted["mpi"]["sent_bytes"]),
        ("peak of a device", estimated["peak_bytes"], counted["peak_bytes"])):
    if got != expected:
        sys.exit("%s: %s, but %s was counted" % (name, got, expected))
print("the same: %d ranks send %d bytes, a device holds %d" % (
    estimated["ranks"], sum(estimated["sent_bytes_by_rank"]), estimated["peak_bytes"]))
