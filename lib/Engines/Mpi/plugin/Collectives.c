/*===- Collectives.c - Collectives, by MPI or as messages -----------------===*/
#include "Internal.h"
#include <stdlib.h>
#include <string.h>

/* ---- Collectives -----------------------------------------------------------
 */

int gspmd_mpi_barrier(const gspmd_mpi_comm *comm, gspmd_mpi_request **to) {
  gspmd_mpi_request *request = gspmd_mpi_make_request(1, 0);
  if (!request)
    return OUT_OF_MEMORY;
  request->count = 1;
  return gspmd_mpi_hand_over(MPI_Ibarrier(comm->comm, request->requests),
                             request, to);
}

/* Executes a collective as messages of any size. */
static int exchange_all(const gspmd_mpi_comm *comm, const char *send,
                        const int64_t *send_counts, const int64_t *send_offsets,
                        char *receive, const int64_t *receive_counts,
                        const int64_t *receive_offsets,
                        gspmd_mpi_request **to) {
  int size = comm->size, own = comm->rank;
  gspmd_mpi_message *messages = malloc(2 * sizeof(*messages) * (size_t)size);
  if (!messages)
    return OUT_OF_MEMORY;
  gspmd_mpi_message *receives = messages + size;
  int count = 0;
  for (int hop = 1; hop < size; ++hop) {
    int next = (own + hop) % size, previous = (own + size - hop) % size;
    gspmd_mpi_message out = {(char *)send + send_offsets[next],
                             send_counts[next], next};
    gspmd_mpi_message in = {receive + receive_offsets[previous],
                            receive_counts[previous], previous};
    messages[count] = out;
    receives[count++] = in;
  }
  if (send + send_offsets[own] != receive + receive_offsets[own])
    memcpy(receive + receive_offsets[own], send + send_offsets[own],
           (size_t)receive_counts[own]);
  int error = gspmd_mpi_exchange(comm, messages, count, receives, count, 0, to);
  free(messages);
  return error;
}

static int *to_ints(const int64_t *from, int count, int *to) {
  for (int i = 0; i < count; ++i)
    to[i] = (int)from[i];
  return to;
}

static int gather_all_large(const gspmd_mpi_comm *comm, const char *send,
                            char *receive, const int64_t *counts,
                            const int64_t *offsets, gspmd_mpi_request **to) {
  int size = comm->size;
  int64_t *own = malloc(2 * sizeof(int64_t) * (size_t)size);
  if (!own)
    return OUT_OF_MEMORY;
  for (int i = 0; i < size; ++i) {
    own[i] = counts[comm->rank];
    own[size + i] = send ? 0 : offsets[comm->rank];
  }
  int error = exchange_all(comm, send ? send : receive, own, own + size,
                           receive, counts, offsets, to);
  free(own);
  return error;
}

int gspmd_mpi_gather_all(const gspmd_mpi_comm *comm, const void *send,
                         void *receive, const int64_t *counts,
                         const int64_t *offsets, int32_t is_large,
                         gspmd_mpi_request **to) {
  if (is_large)
    return gather_all_large(comm, send, receive, counts, offsets, to);
  int size = comm->size;
  gspmd_mpi_request *request = gspmd_mpi_make_request(1, 2 * (size_t)size);
  if (!request)
    return OUT_OF_MEMORY;
  request->count = 1;
  int *int_counts = to_ints(counts, size, request->counts);
  int *int_offsets = to_ints(offsets, size, request->counts + size);
  int error = MPI_Iallgatherv(send ? send : MPI_IN_PLACE,
                              send ? int_counts[comm->rank] : 0, MPI_BYTE,
                              receive, int_counts, int_offsets, MPI_BYTE,
                              comm->comm, request->requests);
  return gspmd_mpi_hand_over(error, request, to);
}

int gspmd_mpi_all_to_all(const gspmd_mpi_comm *comm, const void *send,
                         const int64_t *send_counts,
                         const int64_t *send_offsets, void *receive,
                         const int64_t *receive_counts,
                         const int64_t *receive_offsets, int32_t is_large,
                         gspmd_mpi_request **to) {
  if (is_large)
    return exchange_all(comm, send, send_counts, send_offsets, receive,
                        receive_counts, receive_offsets, to);
  int size = comm->size;
  gspmd_mpi_request *request = gspmd_mpi_make_request(1, 4 * (size_t)size);
  if (!request)
    return OUT_OF_MEMORY;
  request->count = 1;
  int *ints = request->counts;
  int error =
      MPI_Ialltoallv(send, to_ints(send_counts, size, ints),
                     to_ints(send_offsets, size, ints + size), MPI_BYTE,
                     receive, to_ints(receive_counts, size, ints + 2 * size),
                     to_ints(receive_offsets, size, ints + 3 * size), MPI_BYTE,
                     comm->comm, request->requests);
  return gspmd_mpi_hand_over(error, request, to);
}
