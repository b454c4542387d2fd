/*===- MpiPlugin.h - The interface to an MPI library --------------*- C -*-===*
 *
 * Every implementation of MPI has its own binary interface. So all code that
 * depends on one is in a small library, gspmd_mpi, which has one function and
 * is opened by --engine mpi: nothing else of gspmd needs MPI, and the same
 * tools run with Open MPI, MPICH and others, each with the library built for
 * it.
 *
 * Data are bytes here. The caller decides what they mean, where they are sent
 * and how they are reduced.
 *
 * All functions that return int return 0, or an error that `describe`
 * describes. Requests end in `test`, which frees them.
 *
 *===----------------------------------------------------------------------===*/
#ifndef GSPMD_LIB_ENGINES_MPI_PLUGIN_MPIPLUGIN_H
#define GSPMD_LIB_ENGINES_MPI_PLUGIN_MPIPLUGIN_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of the interface, increased by incompatible changes. */
#define GSPMD_MPI_PLUGIN_VERSION 2

typedef struct gspmd_mpi_comm gspmd_mpi_comm;
typedef struct gspmd_mpi_request gspmd_mpi_request;

/* Bytes to or from rank `peer` of a communicator. */
typedef struct {
  void *data;
  int64_t bytes;
  int32_t peer;
} gspmd_mpi_message;

typedef struct gspmd_mpi_plugin {
  int32_t version;
  /* The largest count and offset of MPI, which are ints. */
  int64_t most_bytes;
  /* The name and version of the MPI library. */
  void (*name)(char *text, int32_t capacity);
  void (*describe)(int error, char *text, int32_t capacity);

  /* MPI_Init; threads may call one after the other where `may_thread` is set.
   */
  int (*start)(gspmd_mpi_comm **world, int32_t *may_thread);
  int (*finish)(void);
  /* Aborts all processes; does not return. */
  void (*abort)(int code);

  int32_t (*rank)(const gspmd_mpi_comm *comm);
  int32_t (*size)(const gspmd_mpi_comm *comm);
  /* The ranks on one machine. */
  int (*node)(const gspmd_mpi_comm *comm, gspmd_mpi_comm **node);
  /* A communicator of `count` ranks of `parent`, in this order; exactly these
   * must call it, with the same tag. */
  int (*group)(const gspmd_mpi_comm *parent, const int32_t *ranks,
               int32_t count, int32_t tag, gspmd_mpi_comm **comm);
  int (*free_comm)(gspmd_mpi_comm *comm);

  /* `is_large`: bytes to or from all ranks together exceed most_bytes on some
   * rank; the same on all. Where it is not set, no offset exceeds them. Counts
   * and offsets are bytes by rank. If `send` of gather_all is null, the
   * rank's own bytes are in `receive`. */
  int (*barrier)(const gspmd_mpi_comm *comm, gspmd_mpi_request **request);
  int (*gather_all)(const gspmd_mpi_comm *comm, const void *send, void *receive,
                    const int64_t *counts, const int64_t *offsets,
                    int32_t is_large, gspmd_mpi_request **request);
  int (*all_to_all)(const gspmd_mpi_comm *comm, const void *send,
                    const int64_t *send_counts, const int64_t *send_offsets,
                    void *receive, const int64_t *receive_counts,
                    const int64_t *receive_offsets, int32_t is_large,
                    gspmd_mpi_request **request);
  /* Messages between two ranks are matched in the order of both lists. */
  int (*exchange)(const gspmd_mpi_comm *comm, const gspmd_mpi_message *sends,
                  int32_t num_sends, const gspmd_mpi_message *receives,
                  int32_t num_receives, int32_t tag,
                  gspmd_mpi_request **request);
  int (*test)(gspmd_mpi_request *request, int32_t *is_done);
  /* Receives a message from any rank, if there is one; otherwise `source` is
   * -1. A message above `capacity` is an error. */
  int (*receive_any)(const gspmd_mpi_comm *comm, int32_t tag, void *data,
                     int64_t capacity, int64_t *bytes, int32_t *source);
} gspmd_mpi_plugin;

/* The library's one function. */
#define GSPMD_MPI_PLUGIN_FUNCTION "gspmd_mpi_get_plugin"
#if defined(__GNUC__)
__attribute__((visibility("default")))
#endif
const gspmd_mpi_plugin *gspmd_mpi_get_plugin(void);

#ifdef __cplusplus
}
#endif

#endif /* GSPMD_LIB_ENGINES_MPI_PLUGIN_MPIPLUGIN_H */
